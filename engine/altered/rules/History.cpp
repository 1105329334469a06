#include "altered/rules/History.h"

#include "altered/rules/HistoryKept.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/MeaningTraits.h"
#include "altered/rules/Triggers.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace triptych::altered {

namespace {

using Trigger = Happening::Event;

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

bool isKeptKind(const Past& past, const Happening& h)
{
    if (h.gainsStatus)
        return past.icons == keptStatus(h.status);
    if (past.icons & isStatusKept)
        return false;
    return h.counter.kind == Counter::Kind::Any
        || past.icons == (h.counter.kind == Counter::Kind::Named ? h.counter.number : 0u);
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
    case Window::SameDusk:
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

/// 7.5.10 A card has been played when it has left Limbo after its effect: a Spell that is carried out, and a card that
/// is still to be played, have not, so one of the same name is another.
bool isStillToBePlayed(const Table& t, const Viewpoint& v)
{
    const Zone zone = zoneOf(t.state, v.me.object);
    return zone == Zone::Hand || zone == Zone::Limbo
        || (v.acting && v.acting->kind == Acting::Kind::Spell
            && v.acting->source.object == v.me.object);
}

/// "another": the playing of this card itself does not count.
bool isOwnPlay(const Table& t, const Past& past, const Filter& f, const Viewpoint& v)
{
    const auto isOther = [](const Trait& trait) { return trait.kind == Trait::Kind::Other; };
    const bool other
        = std::ranges::any_of(f.before, isOther) || std::ranges::any_of(f.after, isOther);
    return other && v.me.object < maxObjects && past.player == v.you
        && past.card == t.state.objects[v.me.object].card && !isStillToBePlayed(t, v);
}

} // namespace

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

namespace {

/// What an Expedition did: which one, and what that was due to.
bool wasThatExpedition(const Table& t, const Past& past, const Happening& h, const Viewpoint& v)
{
    const unsigned due = (past.icons >> 1) & 7u;
    if ((h.dueTo && !(due & h.dueTo)) || std::popcount(due) < h.least
        || (h.dueToAscend && !(past.icons & wasAscension)))
        return false;
    Things list;
    if (h.expedition)
        expeditionsOf(t, *h.expedition, v, list);
    return list.contains(expeditionThing(past.player, past.icons & isCompanion ? 1 : 0));
}

/// Whether what joined or left an Expedition did so there.
bool wasThere(const Table& t, const Past& past, const Happening& h, const Viewpoint& v)
{
    Things list;
    if (h.expedition)
        expeditionsOf(t, *h.expedition, v, list);
    return ((past.icons & inHero) && list.contains(expeditionThing(past.player, 0)))
        || ((past.icons & inCompanion) && list.contains(expeditionThing(past.player, 1)));
}

/// Whose it was: who controlled what was done to, which for most is who did it.
Seat whoseWas(const Past& past)
{
    if (past.event == static_cast<std::uint8_t>(Trigger::GoesTo))
        return Went::of(past).controller();
    if (past.event == static_cast<std::uint8_t>(Trigger::Discards))
        return Seat { (past.icons & leftPile) != 0 };
    return Seat { past.player };
}

/// From one of the places that are named: "from your Reserve".
bool wasFrom(const Table& t, const Past& past, const Happening& h, const Viewpoint& v)
{
    const auto isFrom = [&](const Place& place) {
        if (h.event == Trigger::GoesTo)
            return isWithin(Went::of(past).from, place.zone)
                && isWho(t, place.whose, Went::of(past).controller(), v);
        const Icons zone = place.zone == Zone::Hand ? iconHand
            : place.zone == Zone::Expedition        ? leftExpedition
            : place.zone == Zone::Play              ? Icons { leftExpedition | leftLandmarks }
                                                    : iconReserve;
        if (!(past.icons & zone))
            return false;
        if (h.event == Trigger::Discards)
            return place.whose.kind == Who::Kind::ThatPlayer
                ? whoseWas(past) == past.player
                : isWho(t, place.whose, whoseWas(past), v);
        // 1.4.3 What lies in a Reserve is of whose Reserve it is.
        const bool own = !(past.icons & fromTheOther);
        return place.whose.kind == Who::Kind::ThatPlayer
            ? own
            : isWho(t, place.whose, own ? past.player : otherSeat(past.player), v);
    };
    return h.from.empty() || std::ranges::any_of(h.from, isFrom);
}

/// How it was done, and by whom.
bool wasSo(const Table& t, const Past& past, const Happening& h, const Viewpoint& v)
{
    const auto by = [&](const Who& who, Seat seat) {
        return who.kind == Who::Kind::Anyone || (seat < maxPlayers && isWho(t, who, seat, v));
    };
    switch (h.event) {
    case Trigger::MovesForward:
    case Trigger::FailsToMove:
    case Trigger::MovesBackward:
    case Trigger::Ascends:
        return wasThatExpedition(t, past, h, v);
    case Trigger::GetsGift:
        return by(h.who, otherSeat(past.player));
    case Trigger::Joins:
        return wasThere(t, past, h, v);
    case Trigger::Leaves:
        return (past.icons & leftFrom(h))
            && (h.expedition ? wasThere(t, past, h, v) : by(h.who, past.player));
    case Trigger::GoesTo:
        if (h.by && h.from.empty() && h.zone == Zone::Hand && Went::of(past).from == Origin::Deck)
            return false; // drawn, and not returned
        return Went::of(past).to == h.zone && by(h.who, Went::of(past).owner)
            && (!h.by || by(*h.by, past.player));
    case Trigger::Gains:
    case Trigger::Loses:
        return isKeptKind(past, h);
    case Trigger::Spends:
        return by(h.who, past.player) && isKeptKind(past, h);
    case Trigger::Draws: // as many cards, or each time
        return by(h.who, past.player) && (past.icons == eachCard) == h.together;
    case Trigger::Rolls:
        return by(h.who, past.player)
            && (h.least == 0 ? past.icons == 0
                             : past.icons >= h.least && (h.most == 0 || past.icons <= h.most));
    case Trigger::Passes:
        return by(h.who, past.player) && (!h.first || past.icons != 0);
    case Trigger::Activates:
        return by(h.who, past.player) && (!h.icons || (past.icons & h.icons));
    case Trigger::IsSacrificed:
    case Trigger::SwitchesExpeditions:
    case Trigger::Defects:
        return true;
    case Trigger::IconJoin:
    case Trigger::IconHand:
    case Trigger::IconReserve:
    case Trigger::AtPhase:
    case Trigger::Plays:
    case Trigger::Sacrifices:
    case Trigger::Discards:
    case Trigger::Resupplies:
    case Trigger::Creates:
    case Trigger::Exhausts:
    case Trigger::Readies:
    case Trigger::Reveals:
    case Trigger::MakesGift:
    case Trigger::Completes:
    case Trigger::Becomes:
    case Trigger::Targets:
    case Trigger::Sabotages:
        break;
    }
    return by(h.who, past.player);
}

/// "A Character you control was sacrificed": of what is only remembered as a card it is known whose it was.
bool wasOfWhom(const Table& t, const Past& past, const Filter& filter, const Viewpoint& v)
{
    const auto fits = [&](const Trait& trait) {
        return trait.kind != Trait::Kind::Controlled
            || isWho(t, trait.who, whoseWas(past), v) != trait.no;
    };
    return std::ranges::all_of(filter.before, fits) && std::ranges::all_of(filter.after, fits);
}

/// A Gift that an opponent received is one that the other player made; what is sacrificed somebody sacrifices.
constexpr Trigger keptAs(Trigger event)
{
    return event == Trigger::GetsGift    ? Trigger::MakesGift
        : event == Trigger::IsSacrificed ? Trigger::Sacrifices
                                         : event;
}

} // namespace

bool isInPast(const Table& t, const Past& past, const Happening& h, const Viewpoint& v)
{
    if (past.event != static_cast<std::uint8_t>(keptAs(h.event))
        || !wasWithin(t.state, past, h.window) || !wasSo(t, past, h, v) || !wasFrom(t, past, h, v))
        return false;
    const Filter* filter = nullptr;
    const auto* some = h.subject ? std::get_if<Some>(&h.subject->node) : nullptr;
    if (some && some->yours && whoseWas(past) != v.you)
        return false;
    if (some)
        filter = &some->filter;
    else if (const auto* each = h.subject ? std::get_if<Each>(&h.subject->node) : nullptr)
        filter = &each->filter;
    if (!filter)
        return true;
    const Known known = knownOf(t, past);
    // 2.2.1.h "A Character was discarded": one in play, unless it is said from where.
    const bool elsewhere = h.event == Trigger::Discards
        ? !(past.icons & (leftExpedition | leftLandmarks))
        : h.event == Trigger::Exhausts ? past.icons == iconReserve
                                       : false;
    if (elsewhere && h.from.empty() && !mayBeOutOfPlay(known, *filter))
        return false;
    // RULING (1.1.7.b): "cards you've discarded" are no tokens.
    const bool ofCards = h.event == Trigger::Discards || h.event == Trigger::Sacrifices
        || h.event == Trigger::IsSacrificed;
    const auto isCard = [](const Noun& noun) { return noun.kind == Noun::Kind::Card; };
    if (ofCards && known.facts->token && std::ranges::any_of(filter->nouns, isCard))
        return false;
    Viewpoint then = v; // whatever is being played now
    then.player = noSeat;
    return wasOfWhom(t, past, *filter, v) && matchesAnywhere(t, known, *filter, then);
}

int timesHappened(const Table& t, const Happening& h, const Viewpoint& v)
{
    const Some* some = h.subject ? std::get_if<Some>(&h.subject->node) : nullptr;
    bool own = false;
    return static_cast<int>(std::ranges::count_if(t.state.past, [&](const Past& past) {
        if (!isInPast(t, past, h, v))
            return false;
        const bool mine = !own && some && isOwnPlay(t, past, some->filter, v);
        own = own || mine;
        return !mine;
    }));
}

} // namespace triptych::altered
