#pragma once

#include "app/match/TryOut.h"
#include "app/workshop/PackFile.h"
#include "app/workshop/windows/ChosenPicture.h"
#include "app/workshop/windows/PackCommands.h"
#include "app/workshop/windows/WorkshopMenus.h"

#include <QMainWindow>

class QTimer;
namespace deckroom {
class DeckRoom;
}

namespace workshop {

class CardEditor;
class PackPane;

/// The card workshop of a game: packs of one's own on the left, the card that is being written in
/// the middle, what comes of it on the right.
class WorkshopWindow : public QMainWindow
{
    Q_OBJECT

public:
    WorkshopWindow(deckroom::DeckRoom&, const QString& game, QWidget* parent = nullptr);
    ~WorkshopWindow() override;

    const QString& game() const { return m_game; }
    CardEditor& editor() { return *m_editor; }
    /// Shows a pack of one's own, and a card of it where it is named.
    void openPack(const QString& path, const QString& cardId = {});
    /// A new card that begins as another one.
    void beginFrom(const Json& card);
    bool changed() const { return m_changed; }

public Q_SLOTS:
    // The card
    bool save();
    void newCard();
    void fromKnownCard();
    void correctCard();
    void removeCard();
    void choosePicture();
    void removePicture();
    void tryIt();

    // Its pack
    void newPack();
    void copyPack();
    void renamePack();
    void throwPackAway();
    void sharePack();
    void takeInPack();

Q_SIGNALS:
    /// What can be written on cards of this game.
    void languageAsked();
    void tryAsked(const TryOut&);

protected:
    void closeEvent(QCloseEvent*) override;

private:
    void readPacks(const QString& choose);
    void showCard(int row);
    void begin(const Json& card, const QString& instead);
    void follow();
    bool mayLeave();
    bool hasPack();
    QString pack() const;
    void tell(const QString& title, const QString& problem);

    deckroom::DeckRoom& m_room;
    const triptych::Game* m_rules;
    QString m_game;
    PackPane* m_packs;
    CardEditor* m_editor;
    ChosenPicture m_picture;
    PackCommands m_commands;
    WorkshopMenus m_menus;
    QTimer* m_draftSoon;
    QString m_corrects; ///< The number of a card of the program that was agreed to be corrected.
    QString m_instead;  ///< The number of the card that is changed; "" a new one.
    bool m_changed = false;
};

} // namespace workshop
