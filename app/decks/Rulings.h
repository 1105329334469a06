#pragma once

#include "app/decks/DeckDesk.h"

namespace deckroom {

/// A question that the rules leave open, and how it is answered here.
struct Ruling
{
    QString rule;     ///< Its number in the rules; "" for what the maker of a card has answered.
    QString question; ///< "" where there is only an answer.
    QString answer;
};

/// What has been ruled about cards: by whoever wrote their pack ("rulings" of a card), and by us where
/// the rules of the game are silent. The second are those of the game's RULINGS.md that name something the
/// card does.
class Rulings
{
public:
    explicit Rulings(const DeckDesk&);

    QList<Ruling> of(std::size_t card) const;
    /// All of ours, as the table has them.
    QList<Ruling> all() const;

private:
    struct Ours
    {
        Ruling ruling;
        QStringList about; ///< Words of the game it is about, folded: "toxic".
    };
    const DeckDesk& m_desk;
    QList<Ours> m_ours;
};

} // namespace deckroom
