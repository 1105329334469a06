#include "altered/text/GrammarCounts.h"
#include "altered/text/GrammarTimes.h"

#include <algorithm>

// What has happened before (6.5.d): whether it did, how often, and which of several it was.
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;
using Window = Happening::Window;

/// "you played a Spell this turn": when it was stands where a noun's own words could stand.
Happening::Window windowTaken(Thing& subject)
{
    Some* some = std::get_if<Some>(&subject.node);
    if (!some || some->filter.after.empty()
        || some->filter.after.back().kind != Trait::Kind::Window)
        return Happening::Window::Always;
    const Duration duration = some->filter.after.back().duration;
    some->filter.after.pop_back();
    return windowOf(duration);
}
/// Of a card that was played or discarded only what is printed on it is remembered, and of what was played
/// also from where.
bool happenedIsRemembered(const Trait& trait, Happening::Event event)
{
    switch (trait.kind) {
    case Trait::Kind::Other:
    case Trait::Kind::Token:
    case Trait::Kind::Subtype:
    case Trait::Kind::Keyword:
    case Trait::Kind::Number:
    case Trait::Kind::BaseZero:
    case Trait::Kind::Shares:
    case Trait::Kind::OwnStatistics:
    case Trait::Kind::Window:
        return true;
    case Trait::Kind::InZone: // from hand or from Reserve; nothing else is remembered
        return std::ranges::all_of(trait.places,
                   [](const Place& place) {
                       return place.zone == Zone::Hand || place.zone == Zone::Reserve;
                   })
            && (event == Happening::Event::Plays || event == Happening::Event::Discards
                || event == Happening::Event::Exhausts);
    case Trait::Kind::Played:
        return event == Happening::Event::Plays;
    case Trait::Kind::Status:
    case Trait::Kind::Controlled:
    case Trait::Kind::InExpedition:
    case Trait::Kind::InTerrain:
    case Trait::Kind::Facing:
    case Trait::Kind::Counters:
    case Trait::Kind::HasAbility:
    case Trait::Kind::Total:
    case Trait::Kind::FromThese:
    case Trait::Kind::Highest:
    case Trait::Kind::Different:
    case Trait::Kind::Named:
        break;
    }
    return false;
}
/// What is not remembered cannot be asked for later.
bool happenedIsRemembered(const Happening& of)
{
    using Event = Happening::Event;
    // Of whose turn it was, and of what was done by what, no record is kept.
    if (of.outside || of.by || of.window == Window::Rest || of.window == Window::YourTurn
        || of.window == Window::ThisWay)
        return false;
    const bool before = of.window == Window::PreviousDay || of.window == Window::PreviousDusk;
    if (before && of.event != Event::MovesForward)
        return false;
    switch (of.event) {
    case Event::MovesForward:
    case Event::FailsToMove:
        return !of.attempt && of.dueTo == 0 && !of.dueToAscend && of.least == 0 && !of.outside;
    case Event::Draws:
        return of.amount.number <= 1;
    case Event::Rolls:
        return of.least == 0;
    case Event::Activates:
    case Event::Resupplies:
    case Event::MakesGift:
    case Event::GetsGift:
        return true;
    case Event::Passes: // that somebody passed, but not who was the first
        return !of.first && !of.afterOpponents;
    case Event::
        Leaves: // from the Expeditions of a player, the Landmarks, the Reserve or the discard pile
        if (of.expedition && of.expedition->kind != Expedition::Kind::Of)
            return false;
        break;
    case Event::Joins: // the Expeditions of a player
        if (!of.expedition || of.expedition->kind != Expedition::Kind::Of || of.orLandmarks)
            return false;
        break;
    case Event::Plays:
    case Event::Sacrifices:
    case Event::Discards:
    case Event::Creates:
    case Event::Completes:
    case Event::Exhausts:
        break;
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
    case Event::GoesTo:
    case Event::IsSacrificed:
    case Event::Gains:
    case Event::Loses:
    case Event::Readies:
    case Event::Reveals:
    case Event::MovesBackward:
    case Event::Ascends:
    case Event::Spends:
    case Event::SwitchesExpeditions:
    case Event::Defects:
    case Event::Becomes:
    case Event::Targets:
        return false;
    }
    // From where is known; whose it was, only where it is that of who did it.
    const auto known = [&](const Place& place) {
        const bool own = of.event == Event::Plays || place.zone == Zone::Hand;
        return (place.zone == Zone::Hand || place.zone == Zone::Reserve)
            && (own || place.whose.kind == Who::Kind::Anyone);
    };
    if (!std::ranges::all_of(of.from, known))
        return false;
    const Some* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    const bool several = some && some->count.number != 1 && !some->orMore;
    if (!some || some->upTo || some->yours || several || some->count.kind != Amount::Kind::Fixed)
        return false;
    const auto kept = [&](const Trait& trait) { return happenedIsRemembered(trait, of.event); };
    return std::ranges::all_of(some->filter.before, kept)
        && std::ranges::all_of(some->filter.after, kept);
}
struct happened : any<hasHappened, seq<hasntHappened, mark<Flag::No>>>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        Happening& happened = all.front();
        if (happened.window == Happening::Window::Always && happened.subject)
            happened.window = windowTaken(*happened.subject);
        // "If my Expedition failed to move forward": on this Day, as nothing else is remembered of it
        if (happened.window == Happening::Window::Always
            && (happened.event == Happening::Event::MovesForward
                || happened.event == Happening::Event::Passes
                || happened.event == Happening::Event::FailsToMove))
            happened.window = Happening::Window::ThisDay;
        if (happened.window == Happening::Window::Always || !happenedIsRemembered(happened))
            return std::nullopt;
        Condition made = conditionIs(Condition::Kind::Happened);
        const Some* some = happened.subject ? std::get_if<Some>(&happened.subject->node) : nullptr;
        const bool neither
            = happened.expedition && said(*happened.expedition).word == Said<Expedition>::Neither;
        made.no = neither || found.says(Flag::No) || (some && said(*some).none);
        made.happening = std::move(all.front());
        return made;
    }
};

// ---------------------------------------------------------------- How often, and which of them

struct pastDeed : any<means<Event::Plays, "played">, means<Event::Sacrifices, "sacrificed">,
                      means<Event::Discards, "discarded">, means<Event::Creates, "created">,
                      means<Event::Completes, "completed">, means<Event::Activates, "activated">,
                      means<Event::Exhausts, "exhausted">>
{
};
struct somebodyDid : seq<anyone, pastDeed, thisTime>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.event = found.take<Event>();
        made.who = found.take<Who>();
        made.window = found.take<Window>();
        return made;
    }
};
/// "activated this Day", "sacrificed by an opponent this turn": whoever did it, or by whom
struct passivelyDone : seq<pastDeed, maybe<word<"by">, any<anyone, word<"players">>>, thisTime>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.event = found.take<Event>();
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        made.window = found.take<Window>();
        return made;
    }
};
/// "that left your Expeditions this Day", "that joined your Expeditions this turn"
struct went : seq<any<means<Event::Leaves, "that left">, means<Event::Joins, "that joined">>,
                  expedition, thisTime>
{
    static std::optional<Happening> build(Found& found)
    {
        Happening made;
        made.event = found.take<Event>();
        made.expedition = found.take<Expedition>();
        made.window = found.take<Window>();
        const bool yours = made.expedition->kind == Expedition::Kind::Of
            && made.expedition->whose.kind == Who::Kind::You;
        return yours ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct madeGift : seq<word<"[gifts]", "[gift]", "gifts", "gift">, anyone, word<"made">, thisTime>
{
    static Quantity build(Found& found)
    {
        Happening gift;
        gift.event = Event::MakesGift;
        gift.who = found.take<Who>();
        gift.window = found.take<Window>();
        Quantity made;
        made.kind = Quantity::Kind::Happened;
        made.happening = std::move(gift);
        return made;
    }
};
struct nthOne : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                    means<5, "fifth">>
{
};
struct orLater : means<Flag::More, "or later">
{
};
template <bool past, Said<Condition>::Word how, Literal... Words>
struct meWas : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Happened, how);
        made.past = past;
        made.thing = Thing { This {} };
        return made;
    }
};
template <bool past, Said<Condition>::Word how, Literal... Words>
struct itIsThat : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Happened, how);
        made.past = past;
        made.thing = thingOf(Said<It>::It);
        return made;
    }
};
struct whoIsIt
    : any<meWas<false, Said<Condition>::Contracted, "i'm">,
          meWas<false, Said<Condition>::Full, "i am">, meWas<true, Said<Condition>::Full, "i was">,
          itIsThat<false, Said<Condition>::Contracted, "it's">,
          itIsThat<false, Said<Condition>::Full, "it is", "this is">,
          itIsThat<true, Said<Condition>::Full, "it was">>
{
};
/// "I'm the third or later Character you played this Afternoon"
struct oneOfThose : seq<whoIsIt, word<"the">, nthOne, maybe<orLater>, filter, somebodyDid>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = found.take<Condition>();
        Happening done = found.take<Happening>();
        done.ordinal = true;
        done.amount = fixed(found.take<int>());
        done.orLater = found.says(Flag::More);
        Some some;
        some.filter = found.take<Filter>();
        done.subject = Thing { std::move(some) };
        if (!isRemembered(done))
            return std::nullopt;
        made.happening = std::move(done);
        return made;
    }
};
/// "it's the second time this Day": of what the ability waits for (Parse.cpp)
struct whichTime : seq<word<"it's the", "it is the", "this is the">, nthOne, maybe<orLater>,
                       word<"time">, thisTime>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Happened, Said<Condition>::ItIs);
        Happening done;
        done.ordinal = true;
        done.amount = fixed(found.take<int>());
        done.orLater = found.says(Flag::More);
        done.window = found.take<Window>();
        made.happening = std::move(done);
        return made;
    }
};
struct anyHistory : any<happened, oneOfThose, whichTime>
{
};

} // namespace

bool isRemembered(const Happening& of)
{
    return happenedIsRemembered(of);
}
bool history::read(Input& in, Reading& reading)
{
    return text::read<anyHistory>(in, reading);
}
bool didSomething::read(Input& in, Reading& reading)
{
    return text::read<any<somebodyDid, passivelyDone, went>>(in, reading);
}
bool giftsMade::read(Input& in, Reading& reading)
{
    return text::read<madeGift>(in, reading);
}

} // namespace triptych::altered::grammar
