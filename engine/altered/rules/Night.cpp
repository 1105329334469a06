#include "altered/rules/Night.h"

#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

bool staysAtRest(const Table& t, Index i)
{
    return isStatus(t, i, Status::Anchored) || isStatus(t, i, Status::Asleep)
        || has(t, i, Keyword::Eternal); // 2.4.2, 2.4.3, 7.4.3
}

/// 4.2.5.b Its Gears go with an Expedition that moved forward this day.
bool hasMoved(const State& s, Index i)
{
    return !s.adventure.arena
        && s.players[s.objects[i].controller].markers[static_cast<std::size_t>(kindOf(s, i))].moved;
}

} // namespace

/// What can't be sent to Reserve by anything is not sent there; of what effects may not do Rest is none.
void rest(const Table& t)
{
    State& s = t.state;
    std::vector<Motion> going;
    std::vector<Index> waking;
    for (const Seat p : { s.first, otherSeat(s.first) })
        for (const int kind : { 0, 1 })
            for (const Index i : cardsIn(s, p, expeditionZone(kind))) {
                if (!isCharacter(t, i)) {
                    if (hasMoved(s, i) && !cantBe(t, i, CantBe::Fate::Sent, noSeat))
                        going.push_back({ i, Zone::Reserve });
                    continue;
                }
                if (s.objects[i].is(Status::Anchored) || s.objects[i].is(Status::Asleep))
                    waking.push_back(i);
                if (!staysAtRest(t, i) && !cantBe(t, i, CantBe::Fate::Sent, noSeat))
                    going.push_back({ i, Zone::Reserve });
            }
    moveAll(t, std::move(going), Cause::Rest, noSeat);
    atOnce(t, waking.size() > 1, [&](const Table& together) {
        for (const Index i : waking) {
            loseStatus(together, i, Status::Anchored, noSeat);
            loseStatus(together, i, Status::Asleep, noSeat);
        }
    });
    for (Player& player : s.players) // v4 4.2.5.b
        for (Marker& marker : player.markers)
            marker.ascended = 0;
}

namespace {

constexpr Zone zones[] { Zone::Reserve, Zone::Landmark };

std::vector<Index> counted(const Table& t, Seat p, Zone zone)
{
    std::vector<Index> list;
    for (const Index i : cardsIn(t.state, p, zone))
        if (countsTowardsLimit(t, i))
            list.push_back(i);
    return list;
}

} // namespace

// In initiative order each chooses what to keep, Reserve first; then all the rest goes at once. What
// goes is noted in State::phrases.
void beginCleanUp(const Table& t)
{
    State& s = t.state;
    s.phrases[0].clear();
    s.agenda.push(DiscardExcess {});
    for (const Seat p : { otherSeat(s.first), s.first })
        for (const std::uint8_t zone : { std::uint8_t { 1 }, std::uint8_t { 0 } })
            s.agenda.push(ChooseKept { p, zone });
}

void run(const Table& t, ChooseKept step)
{
    State& s = t.state;
    const Zone zone = zones[step.zone];
    const int limit = limitOf(t, step.player, zone);
    if (static_cast<int>(counted(t, step.player, zone).size()) <= limit)
        return;
    s.agenda.push(NoteExcess { step.player, step.zone });
    s.picks.clear();
    if (limit == 0)
        return; // nothing can be kept, so nobody is asked
    const auto n = static_cast<std::uint8_t>(limit);
    ask(t, { Ask::Keep, step.player, n, n, noEffectAsks, Kept { step.zone } });
}

void run(const Table& t, NoteExcess step)
{
    State& s = t.state;
    for (const Index i : counted(t, step.player, zones[step.zone]))
        if (!s.picks.contains(i))
            s.phrases[0].push_back(i);
    s.picks.clear();
}

void run(const Table& t, DiscardExcess)
{
    State& s = t.state;
    std::vector<Motion> going; // all of it at once (4.2.5.c)
    for (const Index i : s.phrases[0])
        going.push_back({ i, Zone::Discard });
    s.phrases[0].clear();
    moveAll(t, std::move(going), t.policy().sacrificesExcess ? Cause::Sacrifice : Cause::Discard,
        noSeat);
}

void keepOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (const Index i : counted(t, s.asked.player, zones[s.asked.remembered<Kept>().zone]))
        if (!s.picks.contains(i))
            out.push_back(option(Verb::Keep, i));
}

} // namespace triptych::altered
