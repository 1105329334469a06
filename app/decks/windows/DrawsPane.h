#pragma once

#include "app/decks/CardPictures.h"
#include "app/decks/DeckDocument.h"
#include "app/decks/DeckFigures.h"

#include <QWidget>

#include <random>

class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace deckroom {

/// Opening hands to look at, and the chance to hold so many of some cards by a turn.
class DrawsPane : public QWidget
{
    Q_OBJECT

public:
    DrawsPane(DeckDocument&, CardPictures&, QWidget* parent = nullptr);

    /// The cards whose chance is shown.
    void setCards(const CardCounts&);
    void drawHand();

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void follow();
    void showHand();

    DeckDocument& m_document;
    CardPictures& m_pictures;
    QComboBox* m_what;
    QSpinBox* m_wanted;
    QTableWidget* m_chances;
    QLabel* m_hand;
    QList<std::size_t> m_order;
    CardCounts m_cards;
    std::mt19937 m_luck { std::random_device {}() };
};

} // namespace deckroom
