#include "seize/rules/Turn.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/History.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Winning.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// Calls visit(Seat) for everybody whose turn it is, the active seat first.
template <typename F>
void eachActive(const State& s, F&& visit)
{
    for (Seat n = 0, p = s.active; n < s.seats; ++n, p = seatAfter(s, p))
        if (s.players[p].alive && hasTurn(s, p))
            visit(p);
}

void resetTheTurn(State& s)
{
    s.answers = 0;
    s.window = 0;
    s.cleaning = 0;
    for (std::size_t k = s.used.size(); k-- > 0;)
        if (s.used[k].nth != forGood)
            s.used.erase(k);
    for (Mercenary& m : s.mercenaries) {
        m.steps = 0;
        m.extraSteps = 0;
        m.chill = 0;
        m.blows = 0;
        m.flags &= static_cast<std::uint16_t>(~(Mercenary::Attacked | Mercenary::HasEquipped
            | Mercenary::OwnExhaust | Mercenary::Struck | Mercenary::Hurt | Mercenary::Again
            | Mercenary::AgainTwice | Mercenary::HasPlundered));
    }
    s.havePlayed = 0;
    s.haveLost = 0;
    s.fallen.fill(0);
    s.lootLost = 0;
    s.lootGained = 0;
    s.instantsPlayed = 0;
    s.attacksPlayed = 0;
    for (Player& player : s.players) {
        player.plundered = 0;
        player.treasurePlayed = 0;
        player.unequipped = 0;
        player.acquired = 0;
    }
}

void endLasting(State& s, auto&& ends)
{
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if (const Ref who = s.lasting[k].who;
            ends(s.lasting[k]) || (!isTile(who) && !isSeat(who) && !isCurrent(s, who)))
            s.lasting.erase(k);
    s.dirty = 1;
}

/// What was waited for until now is waited for no more.
void endWatches(const Table& t, auto&& ends)
{
    State& s = t.state;
    for (std::size_t k = s.delayed.size(); k-- > 0;)
        if (s.delayed[k].when == watchMark
            && ends(std::get<Watch>(t.cards.effect(s.delayed[k].node).node), s.delayed[k]))
            s.delayed.erase(k);
}

/// What lasted until now is over; what was to last through this turn ends with it.
void openTurn(const Table& t, Seat p)
{
    State& s = t.state;
    closeTurn(s);
    ++s.turn;
    s.active = p;
    resetTheTurn(s);
    endLasting(s, [&](const LastingEffect& l) {
        return (l.until == Duration::UntilYourNextTurn && hasTurn(s, l.whose))
            || (l.until == Duration::UntilItsNextTurn && !isTile(l.who)
                && hasTurn(s, s.objects[l.who.object].controller));
    });
    endWatches(t, [&](const Watch& watch, const DelayedEffect& d) {
        return watch.duration == Duration::UntilYourNextTurn && hasTurn(s, d.controller);
    });
    for (LastingEffect& l : s.lasting) { // the turn that they last through has come
        const bool yours
            = l.until == Duration::ThroughYourNextTurn || l.until == Duration::DuringYourNextTurn;
        const bool its
            = (l.until == Duration::ThroughItsNextTurn || l.until == Duration::DuringItsNextTurn)
            && !isTile(l.who) && !isSeat(l.who);
        if ((yours && hasTurn(s, l.whose))
            || (its && hasTurn(s, s.objects[l.who.object].controller))
            || (l.until == Duration::DuringItsNextTurn && isSeat(l.who)
                && hasTurn(s, seatOf(l.who))))
            l.until = Duration::ThisTurn;
    }
}

void beginTurn(const Table& t, Seat p)
{
    State& s = t.state;
    openTurn(t, p);
    Event event { Event::Kind::TurnBegan, p };
    event.amount = static_cast<std::int16_t>(s.turn);
    t.tell(event);
    if (s.turn > formatOf(s).longestMatch) {
        endByTime(t, Ending::Endless);
        return;
    }
    beginPhase(t, Phase::Beginning);
}

Seat nextTurnOf(const State& s, Seat after)
{
    Seat p = nextSeat(s, after);
    while (formatOf(s).sharedTurn && areAllied(s, p, after) && p != after)
        p = nextSeat(s, p);
    if (!formatOf(s).sharedTurn)
        return p;
    for (Seat first = 0; first < s.seats; ++first) // a team's turn is called by its first seat
        if (s.players[first].alive && areAllied(s, first, p))
            return first;
    return p;
}

/// Whether the bit of the seat, or of who shares its turn, is there; it is gone then.
bool takesBit(const State& s, std::uint8_t& bits, Seat p)
{
    for (Seat q = 0; q < s.seats; ++q)
        if (((bits >> q) & 1) != 0 && (q == p || (formatOf(s).sharedTurn && areAllied(s, p, q)))) {
            bits = static_cast<std::uint8_t>(bits & ~(1u << q));
            return true;
        }
    return false;
}

/// RULING "an extra turn": those who have one more take it first, in the order of turns; a turn that is
/// skipped does not come at all.
Seat takeNextTurn(State& s)
{
    for (Seat n = 0, p = s.active; n < s.seats; ++n, p = seatAfter(s, p))
        if (s.players[p].alive && takesBit(s, s.turnsMore, p))
            return p;
    Seat p = nextTurnOf(s, s.active);
    while (takesBit(s, s.turnsSkipped, p))
        p = nextTurnOf(s, p);
    return p;
}

/// "Skips their next Draw Phase": of whoever has this turn.
bool isSkipped(State& s, Phase phase)
{
    bool skipped = false;
    eachActive(s, [&](Seat p) {
        const auto bit = static_cast<std::uint8_t>(1u << static_cast<unsigned>(phase));
        skipped = skipped || (s.phasesSkipped[p] & bit) != 0;
        s.phasesSkipped[p] = static_cast<std::uint8_t>(s.phasesSkipped[p] & ~bit);
    });
    return skipped;
}

/// "Players skip their Acquire Phase": of whoever has this turn.
bool hasNoPhase(const Table& t, Phase phase)
{
    bool none = false;
    eachActive(t.state, [&](Seat p) { none = none || skipsPhase(t, p, phase); });
    return none;
}

void happen(const Table& t, Trigger::Event event)
{
    Happening happening { event };
    happening.who = t.state.active;
    happening.phase = t.state.phase;
    occur(t, happening);
}
/// A turn starts or ends, for the table and for each mercenary of whose turn it is.
void happenToAll(const Table& t, Trigger::Event event)
{
    happen(t, event);
    eachActive(t.state, [&](Seat p) {
        for (const Index i : cardsIn(t.state, p, Zone::Battlefield)) {
            Happening happening { event, i };
            happening.who = p;
            happening.phase = t.state.phase;
            occur(t, happening);
        }
    });
}

void enter(const Table& t, Phase phase)
{
    State& s = t.state;
    switch (phase) {
    case Phase::Beginning: // S-TURN-BEGIN in this order
        eachActive(s, [&](Seat p) { wearOffExhaustion(t, p); });
        eachActive(s, [&](Seat p) { readyAll(t, p); });
        happenToAll(t, Trigger::Event::StartOfTurn);
        raiseDelayed(t, Delayed::When::StartOfYourNextTurn);
        break;
    case Phase::Draw:
        eachActive(s, [&](Seat p) {
            if (!s.over)
                draw(t, p, 1); // S-TURN-DRAW
        });
        sweep(t);
        break;
    case Phase::Acquire:
        if (!formatOf(s).arena
            && allowed(t, s.active, Allowance::Kind::NoAcquire)
                == 0) // S-FMT-ARENA-GOAL there is no vault to pay from
            s.agenda.push(Acquire { s.active });
        break;
    case Phase::Rally:
        eachActive(s, [&](Seat p) { regenerate(t, p); });
        break;
    case Phase::FirstMovement:
        eachActive(s, [&](Seat p) { freezeFast(t, p); });
        break;
    case Phase::Attack:
        eachActive(s, [&](Seat p) { burn(t, p); });
        break;
    case Phase::SecondMovement:
        break;
    case Phase::End:
        bleed(t);
        happenToAll(t, Trigger::Event::EndOfTurn);
        raiseDelayed(t, Delayed::When::EndOfTurn);
        break;
    }
}

void leave(const Table& t, Phase phase)
{
    State& s = t.state;
    happen(t, Trigger::Event::EndOfPhase);
    if (phase == Phase::FirstMovement)
        eachActive(s, [&](Seat p) { thaw(t, p); });
    if (phase == Phase::Attack) {
        eachActive(s, [&](Seat p) { extinguish(t, p); });
        for (Mercenary& m : s.mercenaries)
            m.set(Mercenary::OwnExhaust, false);
    }
}

/// S-TURN-END after the discards: statuses expire, "this turn" is over.
void finishTurn(const Table& t)
{
    State& s = t.state;
    expire(t);
    endLasting(s, [](const LastingEffect& l) {
        return l.until == Duration::ThisTurn || l.until == Duration::NextAttackThisTurn;
    });
    for (std::size_t k = s.delayed.size(); k-- > 0;)
        if (s.delayed[k].when == rescueMark)
            s.delayed.erase(k);
    endWatches(t, [&](const Watch& watch, const DelayedEffect& d) {
        return watch.duration == Duration::ThisTurn
            || (watch.duration == Duration::ThroughYourTurn && hasTurn(s, d.controller))
            || (watch.duration == Duration::ThroughYourNextTurn && d.skipped != 0
                && hasTurn(s, d.controller));
    });
    for (DelayedEffect& d : s.delayed)
        d.skipped = 1;
}

} // namespace

void run(const Table& t, BeginFirstTurn)
{
    State& s = t.state;
    s.settingUp = 0;
    s.turn = 0;
    beginTurn(t, s.first);
}

void alterTurns(const Table& t, const Turns& e)
{
    State& s = t.state;
    for (const Seat p : players(t, e.who))
        switch (e.deed) {
        case Turns::Deed::SkipPhase:
            s.phasesSkipped[p] = static_cast<std::uint8_t>(
                s.phasesSkipped[p] | (1u << static_cast<unsigned>(e.phase)));
            break;
        case Turns::Deed::SkipTurn:
            s.turnsSkipped = static_cast<std::uint8_t>(s.turnsSkipped | (1u << p));
            break;
        case Turns::Deed::ExtraTurn:
            s.turnsMore = static_cast<std::uint8_t>(s.turnsMore | (1u << p));
            break;
        }
}

void beginPhase(const Table& t, Phase phase)
{
    State& s = t.state;
    // RULING "skips their next Attack Phase": nothing begins or ends there, and the next one comes.
    const bool none = phase > Phase::Beginning && phase < Phase::End && hasNoPhase(t, phase);
    if (phase != Phase::End && (isSkipped(s, phase) || none)) {
        beginPhase(t, static_cast<Phase>(static_cast<int>(phase) + 1));
        return;
    }
    s.phase = phase;
    s.window = 0;
    const std::uint16_t turn = s.turn;
    Event event { Event::Kind::PhaseBegan, s.active };
    event.detail = static_cast<std::uint8_t>(phase);
    t.tell(event);
    enter(t, phase);
    if (s.over || s.turn != turn || s.phase != phase)
        return; // the turn player has lost by it
    happen(t, Trigger::Event::StartOfPhase);
    if (phase != Phase::Acquire) // S-PRIO, S-TURN-ACQUIRE
        openWindow(s);
}

void nextPhase(const Table& t)
{
    State& s = t.state;
    const Phase phase = s.phase;
    if (phase != Phase::End) {
        leave(t, phase);
        beginPhase(t, static_cast<Phase>(static_cast<int>(phase) + 1));
        return;
    }
    if (!s.cleaning) {
        s.cleaning = 1;
        eachActive(s, [&](Seat p) { s.agenda.push(CheckHandLimit { p }); });
        return;
    }
    happen(t, Trigger::Event::EndOfPhase);
    finishTurn(t);
    beginTurn(t, takeNextTurn(s));
}

void endTurn(const Table& t)
{
    finishTurn(t);
    beginTurn(t, takeNextTurn(t.state));
}

void foreseeTurn(const Table& t, Seat p)
{
    finishTurn(t);
    openTurn(t, p);
    eachActive(t.state, [&](Seat each) { wearOffExhaustion(t, each); });
    eachActive(t.state, [&](Seat each) { freezeFast(t, each); });
}

int mayAcquire(const Table& t, Seat p)
{
    const State& s = t.state;
    const int most = std::min(mostAcquired + allowed(t, p, Allowance::Kind::Acquire),
        mostAllowed(t, p, Allowance::Kind::MostAcquire));
    const int left = most - s.players[p].acquired;
    return std::max(0,
        std::min({ left, static_cast<int>(countIn(s, p, Zone::Deck)),
            static_cast<int>(s.players[p].vault) }));
}

void run(const Table& t, Acquire step)
{
    if (t.state.players[step.player].alive && mayAcquire(t, step.player) > 0)
        ask(t, { Ask::Acquire, step.player, 0, 0 });
}

void acquireOptions(const Table& t, Options& out)
{
    out.push_back(option(Verb::Pass));
    for (int n = 0; n <= mayAcquire(t, t.state.asked.player); ++n)
        out.push_back(numberOption(Verb::Acquire, n));
}

void answerAcquire(const Table& t, const Option& o)
{
    State& s = t.state;
    const Seat p = s.asked.player;
    answered(t);
    if (verbOf(o) == Verb::Pass || o.number == 0)
        return;
    s.agenda.push(Acquire { p }); // until nothing more is wanted
    // RULING "the first card costs no loot": two who say so speak of the same card.
    const int free
        = std::max(0, highestAllowed(t, p, Allowance::Kind::FreeAcquire) - s.players[p].acquired);
    s.players[p].acquired = static_cast<std::uint8_t>(s.players[p].acquired + o.number);
    int cost = 0; // one for each card, if no text says otherwise of such a card
    int taken = 0;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        if (taken++ < o.number)
            cost += taken > free ? acquireCostOf(t, i, p) : 0;
    takeCards(t, p, o.number);
    Event event { Event::Kind::Acquired, p };
    event.amount = o.number;
    t.tell(event);
    Happening happening { Trigger::Event::Acquires };
    happening.who = p;
    happening.amount = o.number;
    occur(t, happening);
    payLoot(t, p, cost);
}

void run(const Table& t, CheckHandLimit step)
{
    State& s = t.state;
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    // RULING "your maximum hand size is 11": of several such the smallest; what changes it changes that.
    const int said = mostAllowed(t, p, Allowance::Kind::HandLimit);
    const int most = std::max(
        0, (said < 99 ? said : int { largestHand }) + allowed(t, p, Allowance::Kind::HandSize));
    const int over = static_cast<int>(countIn(s, p, Zone::Hand)) - most; // S-TURN-HAND
    if (over <= 0)
        return;
    const auto n = static_cast<std::uint8_t>(
        std::min(over, static_cast<int>(decltype(s.picks)::capacity())));
    s.agenda.push(DiscardToLimit { p });
    ask(t, { Ask::HandLimit, p, n, n });
}

void run(const Table& t, DiscardToLimit step)
{
    State& s = t.state;
    if (!s.players[step.player].alive)
        return;
    const auto picked = s.picks;
    s.picks.clear();
    for (const Index i : picked)
        discard(t, i);
    if (!picked.empty())
        run(t, CheckHandLimit { step.player });
}

} // namespace triptych::seize
