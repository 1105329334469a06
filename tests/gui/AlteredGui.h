#pragma once

#include "Screen.h"

#include "app/Application.h"
#include "app/MatchController.h"
#include "app/windows/MainWindow.h"

#include <QRandomGenerator>
#include <QSet>

#include <memory>

/// The real window with a match of Altered in it, and hands that play it: what they do is decided
/// from what is shown, and done with the mouse.
class AlteredGui : public QObject
{
    Q_OBJECT

protected:
    void prepare(); ///< Before each test: empty settings.
    void finish();  ///< After it: a picture of what went wrong.
    void open(quint64 seed, const QMap<int, QString>& decks = {});

    MatchViewModel& table() const { return *m_client->controller().table(); }
    QQuickWidget* view() const { return m_client->window().tableWidget(); }
    QWidget& window() const { return m_client->window(); }

    // Seeing
    QStringList told() const;
    bool waitUntilAsked();
    bool waitForChange(int before, int milliseconds);
    void picture(const QString& name);
    QString playable() const;
    QString held() const;
    QString focused() const;
    QString whatIsAsked() const;

    // Doing
    bool chooseFirstOrbs();
    bool playUntil(const char* phase); ///< Not by mouse: to get somewhere.
    bool defaultAnswer();
    void clickOn(const QString& key);
    void press(const QString& line);
    bool clickSomething(QRandomGenerator& random);
    bool doSomething(QRandomGenerator& random);

    int m_changes = 0;
    QSet<QString> m_deeds; ///< Verbs of the answers given.

private:
    QStringList verbsOf(const QQuickItem* place) const;
    QList<QQuickItem*> places() const;
    bool clickOneOf(const QList<QQuickItem*>&, QRandomGenerator& random);

    std::unique_ptr<Application> m_client;
};

/// main() of a test of the whole client.
int runAlteredGui(QObject& test, const char* name, int argc, char* argv[]);
