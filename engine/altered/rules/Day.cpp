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

void beginTurn(const Table& b, Seat p)
{
    State& s = b.state;
    s.turn = p;
    s.turnEnds = 0;
    s.swaps = 0;
    for (Past& past : s.past)
        past.when = static_cast<std::uint8_t>(past.stage()) & 7;
    forgetUsesOfTurn(s);
    if (b.cards.asksLately())
        forgetLately(s, false);
    expireUntilTurn(s, p);
    b.tell({ Event::Kind::TurnBegan, p });
}

void endTurn(const Table& b)
{
    State& s = b.state;
    expire(b, Duration::ThisTurn);
    Seat next = otherSeat(s.turn); // 4.2.3.e
    if (s.anotherTurn && !s.players[s.turn].passed)
        next = s.turn;
    s.anotherTurn = 0;
    if (s.players[next].passed)
        next = otherSeat(next);
    if (!s.players[next].passed) {
        beginTurn(b, next);
        return;
    }
    expire(b, Duration::ThisAfternoon);
    s.turnEnds = 0;
    enterStage(b, Stage::Dusk);
}

void afternoon(const Table& b)
{
    State& s = b.state;
    if (isNextStep(s, AfternoonStep::Begin)) {
        setNextStep(s, AfternoonStep::Turns);
        s.passedFirst = 0;
        for (Player& player : s.players)
            player.passed = 0;
        beginTurn(b, s.first);
    }
    if (s.turnEnds)
        endTurn(b);
    else
        ask(b, { Ask::Turn, s.turn, 1, 1 });
}

void dusk(const Table& b)
{
    switch (takeStep<DuskStep>(b.state)) {
    case DuskStep::Progress:
        progress(b);
        break;
    case DuskStep::Over:
        expire(b, Duration::ThisDusk);
        enterStage(b, Stage::Night);
        break;
    }
}

void night(const Table& b)
{
    switch (takeStep<NightStep>(b.state)) {
    case NightStep::Rest:
        expire(b, Duration::UntilRest);
        rest(b);
        bringDelayed(b, Delayed::When::AfterRest);
        break;
    case NightStep::CleanUp:
        beginCleanUp(b);
        break;
    case NightStep::CheckVictory:
        if (!b.policy().winsAtOnce)
            checkVictory(b);
        break;
    case NightStep::Over:
        expire(b, Duration::ThisDay);
        if (b.cards.asksLately())
            forgetLately(b.state, true);
        beginDay(b);
        enterStage(b, Stage::Morning);
        break;
    }
}

} // namespace

void enterStage(const Table& b, Stage stage)
{
    State& s = b.state;
    s.stage = stage;
    s.daily = 0;
    if (stage == Stage::Afternoon)
        s.turn = s.first;
    Event event { Event::Kind::PhaseBegan, s.first };
    event.amount = static_cast<std::int16_t>(stage);
    b.tell(event);
    if (stage == Stage::Dusk)
        for (Player& player : s.players)
            for (Marker& marker : player.markers)
                marker.progressed = 0;
    Deed deed { Deed::What::PhaseBegan };
    deed.player = s.first;
    occur(b, deed); // 4.2.b
    if (stage == Stage::Noon)
        expire(b, Duration::NextMorning);
    if (stage == Stage::Noon)
        bringDelayed(b, Delayed::When::NextNoon);
    if (stage == Stage::Dusk)
        bringDelayed(b, Delayed::When::NextDusk);
    if (stage == Stage::Night)
        bringDelayed(b, Delayed::When::NextNight);
}

void proceed(const Table& b)
{
    State& s = b.state;
    if (b.policy().winsAtOnce && s.stage != Stage::Setup) {
        checkVictory(b); // v1 4.3
        if (s.over)
            return;
    }
    completeFeats(b);
    if (reactionsWait(s)) {
        askForReaction(b);
        return;
    }
    switch (s.stage) {
    case Stage::Setup:
        enterStage(b, Stage::Noon); // 4.1.j the first day has no Morning
        break;
    case Stage::Morning:
        morning(b);
        break;
    case Stage::Noon:
        enterStage(b, Stage::Afternoon);
        break;
    case Stage::Afternoon:
        afternoon(b);
        break;
    case Stage::Dusk:
        dusk(b);
        break;
    case Stage::Night:
        night(b);
        break;
    }
}

// --- 4.2.3 A turn

void turnOptions(const Table& b, Options& out)
{
    const Seat p = b.state.asked.player;
    playOptions(b, p, out);
    quickOptions(b, p, out);
    if (b.policy().swapsAtAnyTime)
        swapOptions(b, p, out);
    out.push_back(option(Verb::Pass));
}

void pass(const Table& b, Seat p)
{
    State& s = b.state;
    if (s.players[p].passed)
        return;
    s.players[p].passed = 1;
    b.tell({ Event::Kind::Passed, p });
    Deed deed { Deed::What::Passed };
    deed.player = p;
    deed.first = !s.passedFirst;
    s.passedFirst = 1;
    if (s.turn == p)
        s.turnEnds = 1;
    occur(b, deed);
}

void answerTurn(const Table& b, const Option& o)
{
    State& s = b.state;
    const Seat p = s.asked.player;
    s.swaps = 0;
    answered(b);
    if (verbOf(o) == Verb::Play) {
        s.turnEnds = 1; // 4.2.3.e
        beginPlay(b, thingOf(o), o.detail, p);
    } else if (verbOf(o) == Verb::Quick || verbOf(o) == Verb::Support) {
        beginQuickAction(b, thingOf(o), o.detail, p);
    } else {
        pass(b, p);
    }
}

// --- 3.2.9.e

void swapOptions(const Table& b, Seat p, Options& out)
{
    const State& s = b.state;
    if (s.swaps >= mostSwaps)
        return;
    for (const Index from : cardsIn(s, p, Zone::Mana))
        if (!s.objects[from].is(Status::Exhausted))
            for (const Index to : cardsIn(s, p, Zone::Mana))
                if (s.objects[to].is(Status::Exhausted))
                    out.push_back(option(Verb::Swap, from, 0, to));
}

void swapOrbs(const Table& b, const Option& o)
{
    State& s = b.state;
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
    b.tell(event);
}

} // namespace triptych::altered
