#include "altered/rules/OngoingEmblems.h"

#include "altered/rules/History.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Playing.h"

#include <algorithm>

namespace triptych::altered {

bool isFor(
    const Table& t, const Next& next, Index i, const Viewpoint& v, std::uint8_t detail, Seat p)
{
    Viewpoint with = v;
    with.place = placeOf(p, detail);
    with.player = p;
    const auto played = std::ranges::find_if(
        next.filter.after, [](const Trait& trait) { return trait.kind == Trait::Kind::Played; });
    // "The next Spell you play this Afternoon", said at Noon: not yet.
    const bool early = t.state.stage < Stage::Afternoon
        && std::ranges::any_of(next.filter.after, [](const Trait& trait) {
               return trait.kind == Trait::Kind::Window
                   && trait.duration == Duration::ThisAfternoon;
           });
    if (early)
        return false;
    const bool yours = played == next.filter.after.end() || played->who.kind == Who::Kind::You
        || played->who.kind == Who::Kind::Anyone;
    return (yours ? v.you == p : isWho(t, played->who, p, v))
        && matchesAnywhere(t, refOf(t.state, i), next.filter, with);
}

bool isPlayedAsAsked(const Table& t, const Next& next, Index i, const Viewpoint& v)
{
    Viewpoint with = v;
    with.playing = true;
    if (next.ifIt
        && (matchesAnywhere(t, refOf(t.state, i), next.ifIt->filter, with) != next.ifIt->no)
            == next.unlessIt)
        return false;
    return !next.ifPlayed || matchesAnywhere(t, refOf(t.state, i), *next.ifPlayed, with);
}

bool isItsNumber(const Table& t, const Next& next, Index i, Seat p, const Viewpoint& v)
{
    const State& s = t.state;
    const auto window = std::ranges::find_if(
        next.filter.after, [](const Trait& trait) { return trait.kind == Trait::Kind::Window; });
    const Duration each
        = window == next.filter.after.end() ? Duration::ThisAfternoon : window->duration;
    // 1.3.2.d Turns are of the Afternoon; what is played at another time is no first one of either.
    if (each != Duration::ThisDay && s.stage != Stage::Afternoon)
        return false;
    const auto isInTime = [&](const Past& past) {
        return each == Duration::ThisDay
            || (each == Duration::ThisTurn ? isOfThisTurn(s, past)
                                           : past.stage() == Stage::Afternoon);
    };
    const auto before = std::ranges::count_if(s.past, [&](const Past& past) {
        return past.event == static_cast<std::uint8_t>(Happening::Event::Plays) && past.player == p
            && isInTime(past) && matchesAnywhere(t, knownOf(t, past), next.filter, v);
    });
    // RULING: the Spell in whose effect another is played is not yet among the played (7.5.10), and comes before it.
    const auto around = std::ranges::count_if(s.acting, [&](const Acting& a) {
        const Index spell = a.source.object;
        return a.kind == Acting::Kind::Spell && a.controller == p && spell != i
            && isCurrent(s, a.source) && zoneOf(s, spell) == Zone::Limbo
            && matchesAnywhere(t, a.source, next.filter, v);
    });
    return before + around + 1 == next.everyAfternoon;
}

} // namespace triptych::altered
