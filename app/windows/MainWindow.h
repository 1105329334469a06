#pragma once

#include <QMainWindow>
#include <QUrl>
#include <QVariantMap>

class Content;
class DraftController;
class Language;
class MatchController;
class QQmlComponent;
class QQuickWidget;
class QStackedWidget;
class WelcomePage;

/// The window: menus, and either the welcome page, the table or a draft.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Content& content, MatchController& controller, Language& language,
        QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The QML side of the table; made when the first match begins.
    QQuickWidget* tableWidget() const { return m_tableWidget; }
    /// The QML side of a draft; made when the first one begins.
    QQuickWidget* draftWidget() const { return m_draftWidget; }
    DraftController& drafts() const { return *m_drafts; }

public Q_SLOTS:
    void newMatch();
    void quickMatch();
    void continueMatch();
    void chooseMatch();
    QString gameAtHand() const;
    void newDraft();
    void openJournal();
    void openSettings();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeMenus();
    void makeTable();
    void makeDraft();
    void makeScene(
        QQuickWidget* page, QQmlComponent*& component, const QUrl&, const QVariantMap& properties);
    void showTable();
    void showDraft();
    void continueDraft();
    void playDraft();
    void leaveTable();
    void showWelcome();
    void concede();
    void exchangeCards();
    void applyLook();
    void fillStops(QMenu* menu, bool own);
    void updateActions();
    bool leaveRunningMatch();
    bool leaveDraft();
    bool leaveAll();

    Content& m_content;
    MatchController& m_controller;
    Language& m_language;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    QQuickWidget* m_tableWidget = nullptr;
    QQmlComponent* m_tableComponent = nullptr;
    DraftController* m_drafts;
    QQuickWidget* m_draftWidget = nullptr;
    QQmlComponent* m_draftComponent = nullptr;
    QAction* m_rematch = nullptr;
    QAction* m_concede = nullptr;
    QAction* m_leave = nullptr;
    QAction* m_autoPass = nullptr;
    QAction* m_fullControl = nullptr;
    QAction* m_motion = nullptr;
    QAction* m_undo = nullptr;
};
