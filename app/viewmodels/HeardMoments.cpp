#include "app/viewmodels/HeardMoments.h"

#include <algorithm>
#include <utility>

void HeardMoments::clear()
{
    m_othersActed = true;
    m_endHeard = false;
}

QList<Sound> HeardMoments::next(const QList<LogLine>& told, const Now& now)
{
    QList<Sound> heard = sounds::of(told);
    m_othersActed |= std::ranges::any_of(told, [&](const LogLine& line) {
        return line.kind == u"heading" || (!line.seat.isEmpty() && line.seat != now.viewer);
    });
    if (now.over && !std::exchange(m_endHeard, true))
        heard.append(now.end);
    m_endHeard = now.over;
    // Not between two answers of the same person: they know that it is on them.
    if (now.asked && std::exchange(m_othersActed, false))
        heard.append(Sound::Asked);
    return heard;
}
