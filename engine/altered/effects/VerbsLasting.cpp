#include "altered/effects/Verbs.h"

#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Triggers.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// 2.2.14 What an instruction leaves behind: for a time, or until what it waits for.
namespace triptych::altered {

void leaveBehind(const Table& t, const Acting& acting, std::uint16_t node, Duration until, Ref who)
{
    State& s = t.state;
    LastingEffect o;
    o.source = acting.source;
    o.who = who;
    o.card = acting.card;
    o.node = node;
    o.timestamp = ++s.timestamps;
    o.controller = acting.controller;
    o.until = static_cast<std::uint8_t>(until);
    if (std::holds_alternative<StatedFor>(t.cards.effect(node).node))
        o.given.parts[0]
            = static_cast<std::uint16_t>(acting.x); // X, and the number that was chosen
    s.lasting.push_back(o);
}

void leaveBehind(const Table& t, std::uint16_t node, Duration until, Ref who)
{
    if (!t.state.acting.empty())
        leaveBehind(t, t.state.acting.back(), node, until, who);
}

namespace {

/// Whether what is said for a time is said of a player who was named: "they", "target player".
struct SaysOfThatPlayer : AnyPart<SaysOfThatPlayer>
{
    using AnyPart::in;
    static bool in(const Who& who)
    {
        return (who.kind == Who::Kind::ThatPlayer && !who.opponent)
            || who.kind == Who::Kind::TargetPlayer || in<Who>(who);
    }
    static bool in(const Trait& trait)
    {
        return std::ranges::any_of(trait.places, [](const Place& place) { return in(place.whose); })
            || in<Trait>(trait);
    }
    static bool in(const CantBePlayed& e) // what else is counted is of whoever plays
    {
        return (e.by && in(*e.by)) || in(e.what) || (e.when && in(*e.when));
    }
};

} // namespace

void stateFor(const Table& t, EffectId effect, const StatedFor& e)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    if (e.region) {
        s.agenda.push(Picked<StatedFor> { effect, doerOf(s) });
        ask(t,
            { Ask::Target, doerOf(s), 1, 1, effect, PhraseAsked { PhraseAsked::Which::Region } });
        return;
    }
    if (e.expedition) {
        const Index place = s.acting.back().place;
        if (isExpedition(place))
            leaveBehind(t, effect, e.duration, { place, 0xFF });
        noteDone(t, {}, isExpedition(place));
        return;
    }
    const bool ofNothing = std::holds_alternative<This>(e.what.node);
    Ref whom {}; // who is known no more when it is asked
    if (ofNothing && SaysOfThatPlayer::in(*e.says))
        if (const Seats they = seatsOf(t, Who { Who::Kind::ThatPlayer }, viewpointOf(s));
            !they.empty())
            whom = { seatThing(they.front()), 0xFF };
    if (ofNothing)
        leaveBehind(t, effect, e.duration, whom);
    else
        for (const Index i : list)
            if (i < maxObjects)
                leaveBehind(t, effect, e.duration, refOf(s, i));
    noteDone(t, e.what, list, ofNothing || !list.empty());
}

void run(const Table& t, Picked<StatedFor> step)
{
    State& s = t.state;
    const bool any = !s.picks.empty();
    if (any)
        leaveBehind(
            t, step.effect, nodeOf<StatedFor>(t, step.effect).duration, { s.picks.front(), 0xFF });
    s.picks.clear();
    noteDone(t, {}, any);
}

namespace {

/// How long an Emblem waits for its one occasion (2.2.14): as its filter says.
Duration nextDuration(const Next& e)
{
    for (const auto* list : { &e.filter.before, &e.filter.after })
        for (const Trait& trait : *list)
            if (trait.kind == Trait::Kind::Window && trait.duration != Duration::None)
                return trait.duration;
    return Duration::ThisTurn;
}

} // namespace

void leaveForNext(const Table& t, EffectId id, const Next& e)
{
    leaveBehind(t, id, nextDuration(e), {});
    t.state.acting.back().stepDone = 1;
}

/// 2.2.14 "The next time it leaves ..." waits for that one, "... joins its Expedition" for what happens there.
void waitForNext(const Table& t, EffectId id, const NextTime& e)
{
    State& s = t.state;
    const Acting& acting = s.acting.back();
    const bool there = waitsThere(e.happening);
    Ref about {};
    if (there) {
        Things places;
        expeditionsOf(t, *e.happening.expedition, viewpointOf(s), places);
        if (!places.empty())
            about = { places.front(), 0xFF };
    } else if (waitsForIt(e.happening) && !acting.it.empty()) {
        about = thingRef(s, acting.it.front());
    }
    const bool named = about.object != noIndex;
    const bool waits = named || (!there && !waitsForIt(e.happening));
    if (waits)
        leaveBehind(t, id, e.duration, about);
    s.acting.back().stepDone = waits;
}

/// "At Dusk this Day", where it is Dusk already, or Night.
static bool isTooLate(const State& s, const Delayed& e)
{
    switch (e.when) {
    case Delayed::When::NextNoon:
        return s.stage >= Stage::Noon;
    case Delayed::When::NextDusk:
        return s.stage >= Stage::Dusk;
    case Delayed::When::NextNight:
        return s.stage >= Stage::Night;
    case Delayed::When::AfterRest:
        break;
    }
    return false;
}

/// "At the next Dusk, sacrifice them": each of those spoken of, for itself.
void leaveForLater(const Table& t, EffectId id, const Delayed& e)
{
    if (e.thisDay && isTooLate(t.state, e))
        return;
    const Spoken it = t.state.acting.back().it;
    const std::size_t many = e.effect && isDoneToIt(*e.effect) ? it.size() : 1;
    Ref about {};
    for (std::size_t k = 0; k < std::max<std::size_t>(many, 1); ++k) {
        if (k < it.size())
            about = thingRef(t.state, it.begin()[k]);
        leaveBehind(t, id, Duration::Permanently, about);
    }
}

} // namespace triptych::altered
