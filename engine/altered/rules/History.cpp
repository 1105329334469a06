#include "altered/rules/History.h"

#include "altered/rules/Meaning.h"
#include "altered/rules/MeaningTraits.h"
#include "altered/rules/Triggers.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace triptych::altered {

namespace {

using Trigger = Happening::Event;

/// From where it was played or discarded, as the symbol of that zone; otherwise what was activated.
Icons fromWhere(const State& s, const Deed& d)
{
    if (d.what == Deed::What::Played) {
        const Icons zone = d.first ? iconReserve : d.fromHand ? iconHand : Icons { 0 };
        const bool other = d.object < maxObjects && s.objects[d.object].owner != d.player;
        return other ? static_cast<Icons>(zone | fromTheOther) : zone;
    }
    if (d.what == Deed::What::Moved)
        return d.from == Zone::Reserve ? iconReserve
            : d.from == Zone::Hand     ? iconHand
            : isExpeditionZone(d.from) ? leftExpedition
            : d.from == Zone::Landmark ? leftLandmarks
            : d.from == Zone::Discard  ? leftPile
                                       : Icons { 0 };
    if (d.what == Deed::What::Exhausted)
        return d.from == Zone::Reserve ? iconReserve : Icons { 0 };
    return d.icons;
}

/// What may be asked for later, of those deeds that are one event; moving a card may be several.
constexpr std::pair<Deed::What, Trigger> singleDeeds[] = {
    { Deed::What::Played, Trigger::Plays },
    { Deed::What::Activated, Trigger::Activates },
    { Deed::What::Drew, Trigger::Draws },
    { Deed::What::Resupplied, Trigger::Resupplies },
    { Deed::What::Rolled, Trigger::Rolls },
    { Deed::What::Gift, Trigger::MakesGift },
    { Deed::What::Passed, Trigger::Passes },
    { Deed::What::Completed, Trigger::Completes },
    { Deed::What::Exhausted, Trigger::Exhausts },
};

/// From where what is asked for has left.
Icons leftFrom(const Happening& h)
{
    if (h.expedition)
        return leftExpedition;
    return h.zone == Zone::Reserve   ? iconReserve
        : h.zone == Zone::Landmark   ? leftLandmarks
        : h.zone == Zone::Discard    ? leftPile
        : h.zone == Zone::Expedition ? leftExpedition
                                     : Icons { leftExpedition | leftLandmarks };
}

/// "This Afternoon", "during Dusk": the phase of this Day that is meant; none: any, or not a phase.
std::optional<Stage> phaseMeant(Happening::Window window)
{
    using Window = Happening::Window;
    switch (window) {
    case Window::Morning:
    case Window::ThisMorning:
        return Stage::Morning;
    case Window::Noon:
    case Window::ThisNoon:
        return Stage::Noon;
    case Window::Afternoon:
    case Window::ThisAfternoon:
        return Stage::Afternoon;
    case Window::Dusk:
    case Window::ThisDusk:
        return Stage::Dusk;
    case Window::Night:
    case Window::ThisNight:
        return Stage::Night;
    case Window::Always:
    case Window::YourTurn:
    case Window::ThisTurn:
    case Window::ThisDay:
    case Window::ThisWay:
    case Window::Rest:
    case Window::PreviousDay:
    case Window::PreviousDusk:
        break;
    }
    return std::nullopt;
}

/// "another": the playing of this card itself does not count.
bool isOwnPlay(const Table& b, const Past& past, const Filter& f, const Viewpoint& v)
{
    const auto isOther = [](const Trait& t) { return t.kind == Trait::Kind::Other; };
    const bool other
        = std::ranges::any_of(f.before, isOther) || std::ranges::any_of(f.after, isOther);
    return other && v.me.object < maxObjects && past.player == v.you
        && past.card == b.state.objects[v.me.object].card;
}

} // namespace

void remember(const Table& b, const Deed& d)
{
    State& s = b.state;
    Past past;
    past.player = std::min(d.player, Seat { maxPlayers }) & 3;
    past.when
        = s.stage == Stage::Afternoon ? Past::thisTurn : static_cast<std::uint8_t>(s.stage) & 7;
    past.icons = fromWhere(s, d) & 63;
    past.card = d.object < maxObjects ? s.objects[d.object].card : std::uint16_t { 0 };
    const auto keep = [&](Trigger e) {
        if (!(b.cards.historyEvents() & mark(e)))
            return;
        past.event = static_cast<std::uint8_t>(e) & 31;
        constexpr int most = 15; // No text asks whether the same was done more often.
        if (std::ranges::count(s.past, past) < most)
            s.past.push_back(past);
    };
    for (const auto& [what, event] : singleDeeds)
        if (d.what == what)
            keep(event);
    if (d.sacrificed)
        keep(Trigger::Sacrifices);
    if (d.discarded)
        keep(Trigger::Discards);
    if (d.created)
        keep(Trigger::Creates);
    if (d.what == Deed::What::MovedForward || d.what == Deed::What::FailedToMove) {
        past.player = seatOfExpedition(d.object) & 3;
        past.icons = (kindOfExpedition(d.object) == 0 ? iconJoin : iconHand) & 63;
        keep(d.what == Deed::What::MovedForward ? Trigger::MovesForward : Trigger::FailsToMove);
    }
    // Of what leaves and joins it is kept whose it was, whoever did it.
    if (d.what == Deed::What::Moved && past.icons != 0 && past.icons != iconHand) {
        past.player = std::min(d.before, Seat { maxPlayers }) & 3;
        keep(Trigger::Leaves);
    }
    if (d.what == Deed::What::Moved && isExpeditionZone(d.to) && !isExpeditionZone(d.from)
        && d.object < maxObjects) {
        past.player = zoneSeat(s, d.object) & 3;
        keep(Trigger::Joins);
    }
}

bool isOfThisTurn(const State& s, const Past& past)
{
    // Before the first turn of the Day all of it, and after the last one what was done since it began.
    return s.stage < Stage::Afternoon || past.when == Past::thisTurn
        || past.stage() > Stage::Afternoon;
}

namespace {

/// Whether it was done in the time of the Day that is asked for.
bool wasWithin(const State& s, const Past& past, Happening::Window window)
{
    using Window = Happening::Window;
    if (window == Window::ThisTurn || window == Window::YourTurn)
        return isOfThisTurn(s, past);
    const std::optional<Stage> stage = phaseMeant(window);
    return !stage || past.stage() == *stage;
}

} // namespace

bool isInPast(const Table& b, const Past& past, const Happening& h, const Viewpoint& v)
{
    using Event = Happening::Event;
    // A Gift that an opponent received is one that the other player made.
    const Event kept = h.event == Event::GetsGift ? Event::MakesGift : h.event;
    if (past.event != static_cast<std::uint8_t>(kept) || !wasWithin(b.state, past, h.window))
        return false;
    if (h.event == Event::MovesForward || h.event == Event::FailsToMove) {
        Things list;
        if (h.expedition)
            expeditionsOf(b, *h.expedition, v, list);
        return list.contains(expeditionThing(past.player, past.icons == iconJoin ? 0 : 1));
    }
    const Seat by = h.event == Event::GetsGift ? otherSeat(past.player) : Seat { past.player };
    const bool goes = h.event == Event::Leaves || h.event == Event::Joins;
    if (!isWho(b, goes && h.expedition ? h.expedition->whose : h.who, by, v))
        return false;
    if (h.event == Event::Leaves && !(past.icons & leftFrom(h)))
        return false;
    // 1.4.3 What lies in a Reserve is of whose Reserve it is.
    const auto isFrom = [&](const Place& place) {
        const Icons zone = place.zone == Zone::Hand ? iconHand : iconReserve;
        const bool own = !(past.icons & fromTheOther);
        return (past.icons & zone)
            && (place.whose.kind == Who::Kind::ThatPlayer
                    ? own
                    : isWho(b, place.whose, own ? past.player : otherSeat(past.player), v));
    };
    if (!h.from.empty() && std::ranges::none_of(h.from, isFrom))
        return false;
    if (h.event == Happening::Event::Activates && h.icons && !(past.icons & h.icons))
        return false;
    if (!h.subject)
        return true;
    const Filter* filter = nullptr;
    if (const auto* some = std::get_if<Some>(&h.subject->node))
        filter = &some->filter;
    else if (const auto* each = std::get_if<Each>(&h.subject->node))
        filter = &each->filter;
    const Known known = knownOf(b, past);
    // 2.2.1.h "A Character was discarded": one in play, unless it is said from where.
    const bool elsewhere = h.event == Event::Discards
        ? !(past.icons & (leftExpedition | leftLandmarks))
        : h.event == Event::Exhausts ? past.icons == iconReserve
                                     : false;
    if (filter && elsewhere && h.from.empty() && !mayBeOutOfPlay(known, *filter))
        return false;
    Viewpoint then = v; // whatever is being played now
    then.player = noSeat;
    return !filter || matchesAnywhere(b, known, *filter, then);
}

int timesHappened(const Table& b, const Happening& h, const Viewpoint& v)
{
    const Some* some = h.subject ? std::get_if<Some>(&h.subject->node) : nullptr;
    bool own = false;
    return static_cast<int>(std::ranges::count_if(b.state.past, [&](const Past& past) {
        if (!isInPast(b, past, h, v))
            return false;
        const bool mine = !own && some && isOwnPlay(b, past, some->filter, v);
        own = own || mine;
        return !mine;
    }));
}

} // namespace triptych::altered
