#pragma once

#include "ClientGui.h"

#include "app/decks/windows/DeckWindow.h"
#include "app/draft/DraftController.h"
#include "app/windows/DraftEditor.h"

#include <QAbstractButton>
#include <QDir>
#include <QSettings>

/// The window with a draft in it, and hands that take cards and make decks with mouse and keys.
class DraftGui : public ClientGui
{
    Q_OBJECT

protected:
    DraftGui()
        : ClientGui(QStringLiteral("draft-"))
    {
    }

    void prepare();
    void finish(); ///< And no complaint of Qt Quick.
    void open() { ClientGui::open({}); }
    struct Way
    {
        int persons = 1;
        bool sealed = false;
        int seats = 4;
        int packSize = 0; ///< 0: as the rules have it.
        bool timed = false;
    };
    void begin(const Way& way);
    void begin() { begin(Way {}); }

    DraftController& drafts() const { return window().drafts(); }
    DraftViewModel& draft() const { return *drafts().view(); }
    deckroom::DeckWindow* editor() const { return window().draftEditor().window(); }
    QQuickWidget* view() const override { return window().draftWidget(); }

    // Seeing
    QList<QQuickItem*> named(const char* name) const;
    QQuickItem* only(const char* name) const;
    QQuickItem* cardOf(const char* name, const QString& key) const;
    QAbstractButton* welcomeButton(const char* name) const;

    // Doing
    void click(const QQuickItem* item);
    void clickButton(const char* name);
    /// A button of the bar that the draft adds to the deck editor.
    void clickInEditor(const char* name);
    /// Presses a button of the next message box that opens.
    void answerNext(const QString& button, bool& asked);
    void waitForPack();
    static QRectF placeOf(const QQuickItem* item);
    void takeOne(int pick); ///< A click on some card of the pack.
    void takeAll();         ///< The first by clicks.
    void buildSuggested();
    void handIn();
    void liftCurtain();
    bool tabTo(const char* name);
};
