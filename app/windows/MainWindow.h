#pragma once

#include <QMainWindow>

class Content;
class Language;
class MatchController;
class QQmlComponent;
class QQuickWidget;
class QStackedWidget;
class WelcomePage;

/// The window: menus, and either the welcome page or the table.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Content& content, MatchController& controller, Language& language,
        QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The QML side of the table; made when the first match begins.
    QQuickWidget* tableWidget() const { return m_tableWidget; }
    /// Shows problems in a dialog that says what to do.
    void tell(const QString& title, const QStringList& problems);

public Q_SLOTS:
    void newMatch();
    void quickMatch();
    void continueMatch();
    void openJournal();
    void openSettings();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeMenus();
    void makeTable();
    void showTable();
    void showWelcome();
    void concede();
    void exchangeCards();
    void about();
    void keys();
    void applyLook();
    void fillStops(QMenu* menu, bool own);
    void updateActions();
    bool leaveRunningMatch();

    Content& m_content;
    MatchController& m_controller;
    Language& m_language;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    QQuickWidget* m_tableWidget = nullptr;
    QQmlComponent* m_tableComponent = nullptr;
    QAction* m_rematch = nullptr;
    QAction* m_concede = nullptr;
    QAction* m_leave = nullptr;
    QAction* m_autoPass = nullptr;
    QAction* m_fullControl = nullptr;
    QAction* m_motion = nullptr;
    QAction* m_undo = nullptr;
};
