#pragma once

#include "app/decks/DeckRoom.h"
#include "app/decks/Rulings.h"

#include <QScrollArea>

class QLabel;
class QTextBrowser;

namespace deckroom {

/// One card large, with what its text does, what was ruled about it, where it comes from and which decks have it.
class CardPagePane : public QWidget
{
    Q_OBJECT

public:
    CardPagePane(DeckRoom&, const DeckDesk&, CardPictures&, QWidget* parent = nullptr);

    void show(std::size_t card);
    std::size_t card() const { return m_card; }
    /// What it says, for tests and screen readers.
    QString words() const;

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void draw();

    DeckRoom& m_room;
    const DeckDesk& m_desk;
    CardPictures& m_pictures;
    Rulings m_rulings;
    std::size_t m_card = DeckDesk::npos;
    QLabel* m_picture;
    QTextBrowser* m_words;
};

} // namespace deckroom
