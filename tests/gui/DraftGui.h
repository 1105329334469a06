#pragma once

#include "Screen.h"

#include "app/Application.h"
#include "app/DraftController.h"
#include "app/MatchController.h"
#include "app/windows/MainWindow.h"

#include <QAbstractButton>
#include <QDir>
#include <QSettings>

#include <memory>

/// The window with a draft in it, and hands that take cards and make decks with mouse and keys.
class DraftGui : public QObject
{
    Q_OBJECT

protected:
    void prepare(); ///< Before each test: empty settings, nothing kept.
    void finish();  ///< After it: a picture of what went wrong, and no complaint of Qt Quick.
    void open();
    void close() { m_client.reset(); }
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

    Application& client() const { return *m_client; }
    MainWindow& window() const { return m_client->window(); }
    DraftController& drafts() const { return window().drafts(); }
    DraftViewModel& draft() const { return *drafts().view(); }
    MatchViewModel& table() const { return *m_client->controller().table(); }
    QQuickWidget* view() const { return window().draftWidget(); }

    // Seeing
    QList<QQuickItem*> named(const char* name) const;
    QQuickItem* only(const char* name) const;
    QQuickItem* cardOf(const char* name, const QString& key) const;
    QAbstractButton* welcomeButton(const char* name) const;
    void picture(const QString& name);

    // Doing
    void click(const QQuickItem* item);
    void clickButton(const char* name);
    /// Presses a button of the next message box that opens.
    void answerNext(const QString& button, bool& asked);
    void waitForPack();
    static QRectF placeOf(const QQuickItem* item);
    void takeOne(int pick); ///< A click on some card of the pack.
    void takeAll();
    void buildSuggested();
    void liftCurtain();
    bool tabTo(const char* name);

private:
    std::unique_ptr<Application> m_client;
};

/// main() of a test of the whole client.
int runDraftTest(QObject& test, const char* name, int argc, char* argv[]);
