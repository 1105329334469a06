#pragma once

#include <QCoreApplication>

class DraftController;
class MatchController;
class QWidget;
class TablePicture;

/// Leaving a match or a draft that has not come to its end: nothing of it is lost, but it is asked first.
class Leaving
{
    Q_DECLARE_TR_FUNCTIONS(Leaving)

public:
    Leaving(QWidget& window, MatchController&, DraftController&, TablePicture&);

    /// Whether what runs may be left for something else.
    bool leaveAll();
    /// Back to the first page, from the match or else from the draft.
    void leaveTable();

private:
    bool leaveRunningMatch();
    bool leaveDraft();

    QWidget& m_window;
    MatchController& m_controller;
    DraftController& m_drafts;
    TablePicture& m_picture;
};
