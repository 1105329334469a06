#pragma once

#include <QObject>

class MatchController;
class QWidget;

/// What the main window does for the match on the table, in dialogs: giving up, naming it, exchanging cards
/// between its games, its log, and reports of what is wrong.
class RunningMatch : public QObject
{
    Q_OBJECT

public:
    RunningMatch(QWidget& main, MatchController& controller);

    void concede();
    void giveName();

private:
    void exchangeCards();

    QWidget& m_main;
    MatchController& m_controller;
};
