#pragma once

#include "cards/Query.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <vector>

namespace deckroom {

/// Which cards of a collection are shown: those that a question which somebody typed asks for, and
/// of them those that every question asks for which is made of buttons and lists.
struct CardFilter
{
    QString words;      ///< cards/Query: t:character cost<=3 "draw a card"
    QStringList chosen; ///< Likewise: "kind=spell", "(cost=1 or cost=2)".

    bool isEmpty() const { return words.trimmed().isEmpty() && chosen.isEmpty(); }
    bool operator==(const CardFilter&) const = default;
};

/// A filter looked up in an index.
class AskedFilter
{
public:
    AskedFilter(std::shared_ptr<const triptych::cards::CardIndex>, const CardFilter&);

    /// Why the typed words cannot be asked, and where in them, counted in QChars.
    struct Problem
    {
        int at = 0;
        int length = 0;
        QString text;
    };
    const std::vector<Problem>& problems() const { return m_problems; }

    bool matches(std::size_t card) const { return m_typed.matches(card) && m_chosen.matches(card); }

private:
    triptych::cards::Query m_typed;
    triptych::cards::Query m_chosen;
    std::vector<Problem> m_problems;
};

} // namespace deckroom
