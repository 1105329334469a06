#include "app/match/SeenEvents.h"

#include <utility>

using triptych::PlayerId;

void SeenEvents::begin(triptych::Match& match, const std::vector<PlayerId>& persons)
{
    match.recordEvents(true);
    m_logs.assign(match.seats() + 1, nlohmann::ordered_json::array());
    tellAnew();
    collect(match, persons);
}

void SeenEvents::collect(triptych::Match& match, const std::vector<PlayerId>& persons)
{
    if (match.eventCount() == 0)
        return;
    const auto keep = [&](PlayerId viewer) {
        for (auto& event : match.events(viewer))
            m_logs[logOf(viewer)].push_back(std::move(event));
    };
    for (const PlayerId seat : persons)
        keep(seat);
    if (persons.empty())
        keep(triptych::judge);
    match.forgetEvents();
}

void SeenEvents::tellAnew()
{
    m_told = 0;
    m_fresh = true;
}

void SeenEvents::tell(PlayerId viewer, Snapshot& snapshot)
{
    const auto& log = m_logs[logOf(viewer)];
    snapshot.freshLog = std::exchange(m_fresh, false);
    for (; m_told < log.size(); ++m_told)
        snapshot.events.push_back(log[m_told]);
}

std::vector<std::size_t> SeenEvents::sizes() const
{
    std::vector<std::size_t> sizes;
    for (const auto& log : m_logs)
        sizes.push_back(log.size());
    return sizes;
}

void SeenEvents::cutBackTo(const std::vector<std::size_t>& sizes)
{
    for (std::size_t i = 0; i < m_logs.size(); ++i)
        m_logs[i].erase(m_logs[i].begin() + static_cast<std::ptrdiff_t>(sizes[i]), m_logs[i].end());
    tellAnew();
}

std::size_t SeenEvents::logOf(PlayerId viewer) const
{
    return viewer == triptych::judge ? m_logs.size() - 1 : viewer.value;
}
