#include "app/match/TakingBack.h"

#include "app/match/Snapshots.h"

#include "match/Answer.h"

#include <algorithm>
#include <utility>

using triptych::PlayerId;

namespace {

constexpr std::size_t mostMoments = 200; ///< Of the persons together; each is a copy of the match.

/// The table as it was when the answer was given that can be taken back.
std::shared_ptr<const Snapshot> before(const TakingBack::Moment& moment, PlayerId viewer)
{
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->viewer = triptych::seatName(viewer);
    snapshot->observation = moment.match->observe(viewer);
    snapshot->question = snapshots::questionOf(*moment.match);
    snapshot->question->lines = triptych::match::legalLines(*moment.match);
    snapshot->question->picks = moment.picks;
    return snapshot;
}

} // namespace

void TakingBack::begin(std::vector<PlayerId> persons)
{
    *this = {};
    m_persons = std::move(persons);
}

void TakingBack::actsNow(PlayerId seat)
{
    if (m_lastActor == seat)
        return;
    if (!isPerson(seat))
        letStand("others");
    m_lastActor = seat;
}

void TakingBack::add(Moment moment)
{
    m_moments.push_back(std::move(moment));
    if (m_moments.size() > mostMoments)
        m_moments.erase(m_moments.begin());
}

void TakingBack::noteTold()
{
    if (m_persons.size() < 2) // nobody is there who could agree
        letStand("told");
    for (Moment& each : m_moments)
        each.told = true;
}

void TakingBack::letStand(const char* because)
{
    if (!m_moments.empty())
        m_standsBecause = because;
    m_moments.clear();
    m_toAgree.clear();
    m_asker = triptych::noPlayer;
}

bool TakingBack::isPerson(PlayerId seat) const
{
    return std::ranges::count(m_persons, seat) > 0;
}

/// As many as there are when it has none.
std::size_t TakingBack::indexOfLast(PlayerId seat) const
{
    for (std::size_t i = m_moments.size(); i > 0; --i)
        if (m_moments[i - 1].seat == seat)
            return i - 1;
    return m_moments.size();
}

const TakingBack::Moment* TakingBack::lastOf(PlayerId seat) const
{
    const std::size_t index = indexOfLast(seat);
    return index < m_moments.size() ? &m_moments[index] : nullptr;
}

std::vector<PlayerId> TakingBack::whoMustAgree(PlayerId seat) const
{
    std::vector<PlayerId> asked;
    const auto begin = m_moments.begin() + static_cast<std::ptrdiff_t>(indexOfLast(seat));
    if (begin == m_moments.end())
        return asked;
    for (const PlayerId person : m_persons)
        if (person != seat
            && (begin->told || std::any_of(begin, m_moments.end(), [person](const Moment& each) {
                   return each.seat == person;
               })))
            asked.push_back(person);
    return asked;
}

TakingBack::Moment TakingBack::goBack(PlayerId seat)
{
    const auto place = m_moments.begin() + static_cast<std::ptrdiff_t>(indexOfLast(seat));
    Moment moment = std::move(*place);
    m_moments.erase(place, m_moments.end());
    m_lastActor = moment.seat;
    return moment;
}

bool TakingBack::ask(PlayerId asker)
{
    m_toAgree = whoMustAgree(asker);
    if (isAsking())
        m_asker = asker;
    return isAsking();
}

TakingBack::Consent TakingBack::consent(bool given)
{
    if (!given) {
        m_decliner = m_toAgree.front();
        m_toAgree.clear();
        return Consent::Declined;
    }
    m_toAgree.erase(m_toAgree.begin());
    return isAsking() ? Consent::Awaited : Consent::Given;
}

void TakingBack::tell(Snapshot& snapshot, PlayerId viewer, bool asking)
{
    const Moment* moment = lastOf(viewer);
    if (!moment)
        snapshot.standsBecause = m_standsBecause;
    if (!asking)
        return;
    if (moment) {
        snapshot.takeBack = moment->line;
        snapshot.before = before(*moment, viewer);
        for (const PlayerId seat : whoMustAgree(viewer))
            snapshot.agreeing.push_back(triptych::seatName(seat));
    }
    if (m_decliner != triptych::noPlayer)
        snapshot.declined = triptych::seatName(std::exchange(m_decliner, triptych::noPlayer));
}

Snapshot::Consent TakingBack::told(const std::vector<nlohmann::ordered_json>& logs) const
{
    Snapshot::Consent consent;
    consent.seat = triptych::seatName(m_asker);
    const std::size_t first = indexOfLast(m_asker);
    for (std::size_t i = first; i < m_moments.size(); ++i) {
        ++consent.answers;
        consent.ofThem += m_moments[i].seat == asked();
    }
    // What both know alike; what only one of them knows stays with them.
    const auto& mine = logs[m_asker.value];
    const auto& theirs = logs[asked().value];
    const std::vector<std::size_t>& sizes = m_moments[first].logSizes;
    const auto theirsSince = theirs.begin() + static_cast<std::ptrdiff_t>(sizes[asked().value]);
    for (std::size_t i = sizes[m_asker.value]; i < mine.size(); ++i)
        if (std::find(theirsSince, theirs.end(), mine[i]) != theirs.end())
            consent.events.push_back(mine[i]);
    return consent;
}

PlayerId TakingBack::takeAsker()
{
    return std::exchange(m_asker, triptych::noPlayer);
}
