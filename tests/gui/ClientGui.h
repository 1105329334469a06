#pragma once

#include "Screen.h"

#include "app/Application.h"
#include "app/match/MatchController.h"
#include "app/windows/MainWindow.h"

#include <QApplication>

#include <memory>

/// The whole client in its real window, and what every test of it needs: to open it, to wait for it,
/// to take a picture of it.
class ClientGui : public QObject
{
    Q_OBJECT

protected:
    /// `pictures`: how the names of pictures begin that are taken of what went wrong.
    explicit ClientGui(QString pictures)
        : m_pictures(std::move(pictures))
    {
    }

    void prepare(); ///< Before each test: empty settings, nothing kept.
    void finish();  ///< After it: a picture of what went wrong.
    void open(const CommandLine& options);
    void close() { m_client.reset(); }
    /// Something to be arranged before the client has begun.
    virtual void arrange() { }

    Application& client() const { return *m_client; }
    MainWindow& window() const { return m_client->window(); }
    MatchViewModel& table() const { return *m_client->controller().table(); }
    virtual QQuickWidget* view() const { return window().tableWidget(); }

    bool waitUntilAsked();
    bool waitForChange(int before, int milliseconds);
    void picture(const QString& name);
    QString whatIsAsked() const;
    QString held() const; ///< The key of what is picked up; "" nothing.
    /// Everything in the log.
    QStringList told() const;

    int m_changes = 0; ///< How often the table has changed.

private:
    QString m_pictures;
    std::unique_ptr<Application> m_client;
};

/// What has to be said before there is an application. The settings go by the name of the program.
void prepareGuiTest(const char* program);

/// main() of a test of the whole client.
#define GUI_TEST_MAIN(TestObject)                                                                  \
    QTEST_MAIN_WRAPPER(TestObject, prepareGuiTest(argv[0]); QApplication application(argc, argv);)
