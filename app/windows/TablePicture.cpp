#include "app/windows/TablePicture.h"

#include "app/match/MatchController.h"
#include "app/match/MatchNotes.h"

#include <algorithm>

namespace {

constexpr int restTime = 1500; // ms

bool severalPersons(const MatchPlan& plan)
{
    return std::ranges::count(plan.seats, QStringLiteral("person"), &MatchPlan::Seat::agent) > 1;
}

} // namespace

TablePicture::TablePicture(
    MatchController& controller, std::function<QImage()> look, QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_look(std::move(look))
{
    m_still.setSingleShot(true);
    m_still.setInterval(restTime);
    connect(&m_still, &QTimer::timeout, this, &TablePicture::take);
    connect(controller.table(), &MatchViewModel::changed, this, &TablePicture::follow);
}

void TablePicture::follow()
{
    const MatchViewModel& table = *m_controller.table();
    const QString journal = m_controller.journalPath();
    if (!table.active() || journal.isEmpty())
        return;
    if (table.over()) { // it is in no list any more
        m_still.stop();
        if (journal == m_journal)
            matchnotes::setPicture(journal, {});
        m_journal.clear();
        return;
    }
    if (journal == m_journal && table.turn() == m_turn)
        return;
    m_journal = journal;
    m_turn = table.turn();
    m_still.start();
}

/// A picture that cannot be written is no reason to disturb anybody: the answers are what counts.
void TablePicture::take()
{
    m_still.stop();
    const QString journal = m_controller.journalPath();
    if (!m_controller.running() || journal.isEmpty() || m_controller.table()->curtainVisible()
        || !m_controller.plan() || severalPersons(*m_controller.plan()))
        return;
    if (const QImage seen = m_look(); !seen.isNull())
        matchnotes::setPicture(journal, seen);
}
