#include "app/windows/Leaving.h"

#include "app/draft/DraftController.h"
#include "app/match/MatchController.h"
#include "app/widgets/Messages.h"
#include "app/windows/TablePicture.h"

Leaving::Leaving(
    QWidget& window, MatchController& controller, DraftController& drafts, TablePicture& picture)
    : m_window(window)
    , m_controller(controller)
    , m_drafts(drafts)
    , m_picture(picture)
{
}

bool Leaving::leaveRunningMatch()
{
    if (!m_controller.running())
        return true;
    m_picture.take();
    return messages::isAgreed(&m_window, tr("Leave this match?"),
        m_controller.journalPath().isEmpty()
            ? tr("This match could not be kept: there is no journal of it. Once you leave it, it "
                 "cannot be continued.")
            : tr("The match is kept as it stands, whatever you play meanwhile. Continue it from "
                 "the start page or with \"Continue a match\" in the menu."),
        tr("Leave the match"), tr("Stay at the table"));
}

bool Leaving::leaveDraft()
{
    if (m_drafts.unfinished()
        && !messages::isAgreed(&m_window, tr("Leave this draft?"),
            tr("The draft is kept as it stands and can be continued from the start page."),
            tr("Leave the draft"), tr("Go on drafting")))
        return false;
    m_drafts.leave();
    return true;
}

bool Leaving::leaveAll()
{
    return leaveRunningMatch() && leaveDraft();
}

void Leaving::leaveTable()
{
    if (m_controller.table()->active()) {
        if (leaveRunningMatch())
            m_controller.leave();
    } else {
        leaveDraft();
    }
}
