#pragma once

#include "app/decks/DeckDocument.h"
#include "app/decks/DeckPartModel.h"

#include <QWidget>

class QLabel;

namespace deckroom {

class CardPictures;
class PileView;

/// The parts of a deck as they lie in the editor: the leaders beside the main deck, the side deck below.
class DeckPiles : public QWidget
{
    Q_OBJECT

public:
    DeckPiles(DeckDocument&, CardPictures&, QWidget* parent);

    PileView* pile(Part) const;
    QList<PileView*> piles() const;
    /// The places that the rules know, and those in which something lies all the same.
    void showPlaces();
    void setGrouping(DeckPartModel::Grouping);
    void setCardWidth(int);
    void jump(const std::string& card); ///< To where it lies.

Q_SIGNALS:
    void cardShown(std::size_t card);
    void chosen(const CardCounts&); ///< In one of the parts.

private:
    DeckDocument& m_document;
    struct Place
    {
        Part part;
        QWidget* box;
        QLabel* title;
        PileView* view;
    };
    QList<Place> m_places;
};

} // namespace deckroom
