#include "altered/rules/OngoingEmblems.h"

#include "altered/rules/Meaning.h"
#include "altered/rules/Playing.h"

#include <algorithm>

namespace triptych::altered {

bool isFor(
    const Table& b, const Next& next, Index i, const Viewpoint& v, std::uint8_t detail, Seat p)
{
    Viewpoint with = v;
    with.place = placeOf(p, detail);
    const auto played = std::ranges::find_if(
        next.filter.after, [](const Trait& t) { return t.kind == Trait::Kind::Played; });
    const bool yours = played == next.filter.after.end() || played->who.kind == Who::Kind::You
        || played->who.kind == Who::Kind::Anyone;
    return (yours ? v.you == p : isWho(b, played->who, p, v))
        && matchesAnywhere(b, refOf(b.state, i), next.filter, with);
}

bool isPlayedAsAsked(const Table& b, const Next& next, Index i, const Viewpoint& v)
{
    Viewpoint with = v;
    with.playing = true;
    return !next.ifPlayed || matchesAnywhere(b, refOf(b.state, i), *next.ifPlayed, with);
}

bool isItsNumber(const Table& b, const Next& next, Seat p, const Viewpoint& v)
{
    const bool eachTurn = std::ranges::any_of(next.filter.after, [](const Trait& t) {
        return t.kind == Trait::Kind::Window && t.duration == Duration::ThisTurn;
    });
    const auto before = std::ranges::count_if(b.state.past, [&](const Past& past) {
        return past.event == static_cast<std::uint8_t>(Happening::Event::Plays) && past.player == p
            && (!eachTurn || past.turn) && matchesAnywhere(b, knownOf(b, past), next.filter, v);
    });
    return before + 1 == next.everyAfternoon;
}

} // namespace triptych::altered
