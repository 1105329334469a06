#pragma once

#include "app/workshop/PackFile.h"

#include <QWidget>

class QComboBox;
class QListWidget;
namespace deckroom {
class DeckRoom;
}

namespace workshop {

/// The packs of one's own of a game, and the cards of the one that is chosen.
class PackPane : public QWidget
{
    Q_OBJECT

public:
    PackPane(deckroom::DeckRoom&, const triptych::Game&, const QString& game, QWidget* parent);

    /// The file of the chosen pack; "" there is none yet.
    QString pack() const;
    /// ... and of the one whose cards are listed: another while somebody chooses.
    const QString& shown() const { return m_shown; }
    bool has(const QString& path) const;
    /// Reads what packs there are; "" leaves the chosen one, and the card is marked in its list.
    void read(const QString& choose, const QString& card);
    /// The cards of the pack, each with a mark where its text is not understood.
    void list(const QString& choose);
    const QList<Json>& cards() const { return m_listed; }
    int row() const;
    void mark(int row); ///< Without a word; -1 none.
    /// The set of the program whose card that number has, and which the cards of one's packs take the
    /// place of; "" none.
    QString correctedSet(const QString& id) const;

Q_SIGNALS:
    void packChosen();
    void cardChosen(int row);
    void listed();
    void failed(const QString& why);

private:
    deckroom::DeckRoom& m_room;
    const triptych::Game& m_rules;
    const QString m_game;
    QComboBox* m_packs;
    QListWidget* m_cards;
    QList<Json> m_listed;
    QString m_shown;
};

} // namespace workshop
