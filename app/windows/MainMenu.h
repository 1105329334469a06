#pragma once

#include <QCoreApplication>

class Beginning;
class MainWindow;
class MatchController;
class QAction;
class QMenu;
class RunningMatch;

/// The menus of the main window, and what in them depends on the match.
class MainMenu
{
    Q_DECLARE_TR_FUNCTIONS(MainMenu)

public:
    MainMenu(MainWindow& window, MatchController& controller, Beginning& beginning,
        RunningMatch& running);

    /// Anew, as another language needs it.
    void make();
    /// As the match stands now.
    void update();

private:
    void makeMatch();
    void makeView();
    void makeTable();
    void makeHelp();
    void fillStops(QMenu* menu, bool own);

    MainWindow& m_window;
    MatchController& m_controller;
    Beginning& m_beginning;
    RunningMatch& m_running;
    QAction* m_rematch = nullptr;
    QAction* m_concede = nullptr;
    QAction* m_saveLog = nullptr;
    QAction* m_runToMyTurn = nullptr;
    QAction* m_name = nullptr;
    QAction* m_leave = nullptr;
    QAction* m_autoPass = nullptr;
    QAction* m_fullControl = nullptr;
    QAction* m_holding = nullptr;
    QAction* m_motion = nullptr;
    QAction* m_danger = nullptr;
    QAction* m_sounds = nullptr;
    QAction* m_undo = nullptr;
};
