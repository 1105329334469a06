#include "altered/rules/Day.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Durations.h"
#include "altered/rules/Dusk.h"
#include "altered/rules/Feats.h"
#include "altered/rules/HistoryKept.h"
#include "altered/rules/Morning.h"
#include "altered/rules/Night.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/QuickActions.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Uses.h"

namespace triptych::altered {

namespace {

constexpr std::uint8_t mostSwaps = 3; ///< RULING "swaps": between two other answers.

// --- 4.2.3 Afternoon

void beginTurn(const Table& t, Seat p)
{
    State& s = t.state;
    s.turn = p;
    s.turnEnds = 0;
    s.swaps = 0;
    for (Past& past : s.past)
        past.when = static_cast<std::uint8_t>(past.stage()) & 7;
    forgetUsesOfTurn(s);
    if (t.cards.asksLately())
        forgetLately(s, false);
    expireUntilTurn(s, p);
    t.tell({ Event::Kind::TurnBegan, p });
}

void endTurn(const Table& t)
{
    State& s = t.state;
    expire(t, Duration::ThisTurn);
    Seat next = otherSeat(s.turn); // 4.2.3.e
    if (s.anotherTurn && !s.players[s.turn].passed)
        next = s.turn;
    s.anotherTurn = 0;
    if (s.players[next].passed)
        next = otherSeat(next);
    if (!s.players[next].passed) {
        beginTurn(t, next);
        return;
    }
    expire(t, Duration::ThisAfternoon);
    s.turnEnds = 0;
    enterStage(t, Stage::Dusk);
}

void afternoon(const Table& t)
{
    State& s = t.state;
    if (isNextStep(s, AfternoonStep::Begin)) {
        setNextStep(s, AfternoonStep::Turns);
        s.passedFirst = 0;
        for (Player& player : s.players)
            player.passed = 0;
        beginTurn(t, s.first);
    }
    if (s.turnEnds)
        endTurn(t);
    else
        ask(t, { Ask::Turn, s.turn, 1, 1 });
}

void dusk(const Table& t)
{
    switch (takeStep<DuskStep>(t.state)) {
    case DuskStep::Progress:
        progress(t);
        break;
    case DuskStep::Over:
        expire(t, Duration::ThisDusk);
        enterStage(t, Stage::Night);
        break;
    }
}

void night(const Table& t)
{
    switch (takeStep<NightStep>(t.state)) {
    case NightStep::Rest:
        expire(t, Duration::UntilRest);
        rest(t);
        bringDelayed(t, Delayed::When::AfterRest);
        break;
    case NightStep::CleanUp:
        beginCleanUp(t);
        break;
    case NightStep::CheckVictory:
        if (!t.policy().winsAtOnce)
            checkVictory(t);
        break;
    case NightStep::Over:
        expire(t, Duration::ThisDay);
        if (t.cards.asksLately())
            forgetLately(t.state, true);
        beginDay(t);
        enterStage(t, Stage::Morning);
        break;
    }
}

} // namespace

void enterStage(const Table& t, Stage stage)
{
    State& s = t.state;
    s.stage = stage;
    s.daily = 0;
    if (stage == Stage::Afternoon)
        s.turn = s.first;
    Event event { Event::Kind::PhaseBegan, s.first };
    event.amount = static_cast<std::int16_t>(stage);
    t.tell(event);
    if (stage == Stage::Dusk)
        for (Player& player : s.players)
            for (Marker& marker : player.markers)
                marker.progressed = 0;
    Deed deed { Deed::What::PhaseBegan };
    deed.player = s.first;
    occur(t, deed); // 4.2.b
    if (stage == Stage::Noon)
        expire(t, Duration::NextMorning);
    if (stage == Stage::Noon)
        bringDelayed(t, Delayed::When::NextNoon);
    if (stage == Stage::Dusk)
        bringDelayed(t, Delayed::When::NextDusk);
    if (stage == Stage::Night)
        bringDelayed(t, Delayed::When::NextNight);
}

void proceed(const Table& t)
{
    State& s = t.state;
    if (t.policy().winsAtOnce && s.stage != Stage::Setup) {
        checkVictory(t); // v1 4.3
        if (s.over)
            return;
    }
    completeFeats(t);
    if (reactionsWait(s)) {
        askForReaction(t);
        return;
    }
    switch (s.stage) {
    case Stage::Setup:
        enterStage(t, Stage::Noon); // 4.1.j the first day has no Morning
        break;
    case Stage::Morning:
        morning(t);
        break;
    case Stage::Noon:
        enterStage(t, Stage::Afternoon);
        break;
    case Stage::Afternoon:
        afternoon(t);
        break;
    case Stage::Dusk:
        dusk(t);
        break;
    case Stage::Night:
        night(t);
        break;
    }
}

// --- 4.2.3 A turn

void turnOptions(const Table& t, Options& out)
{
    const Seat p = t.state.asked.player;
    playOptions(t, p, out);
    quickOptions(t, p, out);
    if (t.policy().swapsAtAnyTime)
        swapOptions(t, p, out);
    out.push_back(option(Verb::Pass));
}

void pass(const Table& t, Seat p)
{
    State& s = t.state;
    if (s.players[p].passed)
        return;
    s.players[p].passed = 1;
    t.tell({ Event::Kind::Passed, p });
    Deed deed { Deed::What::Passed };
    deed.player = p;
    deed.first = !s.passedFirst;
    s.passedFirst = 1;
    if (s.turn == p)
        s.turnEnds = 1;
    occur(t, deed);
}

void answerTurn(const Table& t, const Option& o)
{
    State& s = t.state;
    const Seat p = s.asked.player;
    s.swaps = 0;
    answered(t);
    if (verbOf(o) == Verb::Play) {
        s.turnEnds = 1; // 4.2.3.e
        beginPlay(t, thingOf(o), o.detail, p);
    } else if (verbOf(o) == Verb::Quick || verbOf(o) == Verb::Support) {
        beginQuickAction(t, thingOf(o), o.detail, p);
    } else {
        pass(t, p);
    }
}

// --- 3.2.9.e

void swapOptions(const Table& t, Seat p, Options& out)
{
    const State& s = t.state;
    if (s.swaps >= mostSwaps)
        return;
    for (const Index from : cardsIn(s, p, Zone::Mana))
        if (!s.objects[from].is(Status::Exhausted))
            for (const Index to : cardsIn(s, p, Zone::Mana))
                if (s.objects[to].is(Status::Exhausted))
                    out.push_back(option(Verb::Swap, from, 0, to));
}

void swapOrbs(const Table& t, const Option& o)
{
    State& s = t.state;
    ++s.swaps;
    const auto other = static_cast<Index>(o.number);
    s.objects[thingOf(o)].set(Status::Exhausted, true);
    s.objects[other].set(Status::Exhausted, false);
    // 3.2.9 Orbs lie face down: who may not know this one is told its place.
    Event event { Event::Kind::OrbSwapped, s.asked.player, thingOf(o) };
    event.other = other;
    event.from = Zone::Mana;
    event.fromSeat = s.objects[event.object].owner;
    event.place = static_cast<std::uint8_t>(s.zones.positionOf(event.object) + 1);
    event.seenBy = s.objects[event.object].knownTo;
    t.tell(event);
}

} // namespace triptych::altered
