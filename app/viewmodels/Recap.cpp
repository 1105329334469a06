#include "app/viewmodels/Recap.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace {

/// Where the last turn in which somebody else did something begins; the end when nobody did.
qsizetype lastTurnOfOthers(const QString& viewer, const QList<LogLine>& log)
{
    const auto last = std::find_if(log.rbegin(), log.rend(),
        [&](const LogLine& line) { return !line.seat.isEmpty() && line.seat != viewer; });
    if (last == log.rend())
        return log.size();
    const auto heading = std::find_if(
        last, log.rend(), [](const LogLine& line) { return line.kind == u"heading"; });
    return heading == log.rend() ? 0 : std::distance(heading, log.rend()) - 1;
}

} // namespace

void Recap::clear()
{
    m_seen.clear();
    m_looker.clear();
}

bool Recap::takesSeat(const QString& viewer)
{
    const QString before = std::exchange(m_looker, viewer);
    return !before.isEmpty() && before != viewer;
}

QList<LogLine> Recap::lines(Since since, const QString& viewer, const QList<LogLine>& log) const
{
    const qsizetype from = since == Since::Turn ? lastTurnOfOthers(viewer, log)
                                                : std::min(m_seen.value(viewer), log.size());
    QList<LogLine> missed;
    std::copy_if(log.begin() + from, log.end(), std::back_inserter(missed),
        [](const LogLine& line) { return line.kind != u"phase"; });
    return missed;
}
