#pragma once

#include "app/decks/CardPictures.h"
#include "app/decks/DeckDocument.h"

#include <QWidget>

class QCheckBox;
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
    QCheckBox* m_second; ///< Not the one who starts.
    QTableWidget* m_chances;
    QLabel* m_hand;
    QList<std::size_t> m_order;
    CardCounts m_cards;
};

} // namespace deckroom
