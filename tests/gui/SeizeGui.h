#pragma once

#include "Screen.h"

#include "app/Application.h"
#include "app/MatchController.h"
#include "app/windows/MainWindow.h"

#include <QRandomGenerator>
#include <QSet>

#include <memory>

/// The real window with a match of Seize in it, and hands that play it: what they do is decided from
/// what is shown, and done with the mouse.
class SeizeGui : public QObject
{
    Q_OBJECT

protected:
    void prepare(); ///< Before each test: empty settings, sample decks.
    void finish();  ///< After it: a picture of what went wrong.
    /// Seats without an agent stay empty; a seat without a deck gets a sample deck.
    void open(const QMap<int, QString>& agents, quint64 seed, const QString& ruleset = {},
        QMap<int, QString> decks = {}, bool timer = false);

    MatchViewModel& table() const { return *m_client->controller().table(); }
    QQuickWidget* view() const { return m_client->window().tableWidget(); }

    // Seeing
    bool waitUntilAsked();
    bool waitForChange(int before, int milliseconds);
    void picture(const QString& name);
    QPoint spot(const QString& key) const;
    QString keyOn(const char* verb, const char* zone) const;
    QString whatIsAsked() const;
    QString held() const;
    bool mayPass() const;

    // Doing
    void clickOn(const QString& key);
    void drag(const QString& key, const QString& target);
    bool press(const QString& line); ///< The button of an answer.
    bool clickSomething(QRandomGenerator& random);
    bool playUntil(const char* phase); ///< Not by mouse: to get somewhere.
    /// One thing that whoever is asked may do: deeds come before passing.
    bool doSomething(QRandomGenerator& random);
    bool tabTo(const QString& key); ///< With the Tab key, to a card, a tile or a chest.

    bool m_keysOnly = false; ///< The hands leave the mouse alone.
    int m_changes = 0;
    qint64 m_now = 0;                     ///< What the round's clock is told.
    QMap<QString, QSet<QString>> m_deeds; ///< Verbs of the answers given, by seat.

private:
    bool doDeed(const char* verb, const char* zone);
    bool carryByKeys(const QString& key, const QString& target, const QString& verb);
    bool doByKeys();
    QString bestTarget(const QString& key, const QString& verb) const;

    std::unique_ptr<Application> m_client;

protected:
    Application& client() const { return *m_client; }
};

/// main() of a test of the whole client.
int runGuiTest(QObject& test, const char* name, int argc, char* argv[]);
