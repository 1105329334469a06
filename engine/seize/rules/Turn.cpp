#include "seize/rules/Turn.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/History.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/TurnOrder.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Winning.h"

namespace triptych::seize {
namespace {

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
        m.walked = 0;
        m.extraSteps = 0;
        m.chill = 0;
        m.blows = 0;
        m.takenAbility = 0;
        m.tiredByAttack = 0;
        m.flags &= static_cast<std::uint16_t>(~(Mercenary::Attacked | Mercenary::HasEquipped
            | Mercenary::OwnExhaust | Mercenary::Struck | Mercenary::Hurt | Mercenary::Again
            | Mercenary::AgainTwice | Mercenary::HasPlundered));
    }
    s.havePlayed = 0;
    s.haveLost = 0;
    s.fallen.fill(0);
    s.lootLost = 0;
    s.lootGained = 0;
    s.faceDowns.fill(0);
    s.lossesMet = 0;
    s.gainsMet = 0;
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

/// How long somebody is waited for; a moment of its own has no such time.
Duration waitedFor(const Table& t, const DelayedEffect& d)
{
    if (d.when == watchMark)
        return std::get<Watch>(t.cards.effect(d.node).node).duration;
    if (d.when == trapMark)
        return std::get<Trap>(t.cards.effect(d.node).node).duration;
    return Duration::Always;
}

/// What was waited for until now is waited for no more.
void endWatches(const Table& t, auto&& ends)
{
    State& s = t.state;
    for (std::size_t k = s.delayed.size(); k-- > 0;)
        if (ends(waitedFor(t, s.delayed[k]), s.delayed[k]))
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
    endWatches(t, [&](Duration duration, const DelayedEffect& d) {
        return duration == Duration::UntilYourNextTurn && hasTurn(s, d.controller);
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

/// RULING "at the end of your Attack Phase": done in it, with priority for all, before anything ends with it; the
/// turn player begins nothing else there then. In the Acquire Phase nobody has priority: it waits for the next.
bool waitsForTheEnd(const Table& t)
{
    State& s = t.state;
    if (s.ending)
        return false;
    s.ending = 1;
    happen(t, Trigger::Event::EndOfPhase);
    if (s.waiting.empty() || s.phase == Phase::Acquire)
        return false;
    openWindow(s);
    return true;
}

void leave(const Table& t, Phase phase)
{
    State& s = t.state;
    if (phase == Phase::FirstMovement)
        eachActive(s, [&](Seat p) { thaw(t, p); });
    if (phase == Phase::Attack) {
        eachActive(s, [&](Seat p) { extinguish(t, p); });
        for (Mercenary& m : s.mercenaries)
            m.set(Mercenary::OwnExhaust, false);
    }
    endLasting(s, [&](const LastingEffect& l) {
        return l.until == Duration::ThroughThisPhase
            || (l.until == Duration::ThroughAttackPhase && phase == Phase::Attack);
    });
    for (LastingEffect& l : s.lasting)
        if (l.until == Duration::ThroughNextAttackPhase && phase == Phase::Attack)
            l.until = Duration::ThroughAttackPhase;
}

/// S-TURN-END after the discards: statuses expire, "this turn" is over.
void finishTurn(const Table& t)
{
    State& s = t.state;
    expire(t);
    endLasting(s, [](const LastingEffect& l) {
        return l.until == Duration::ThisTurn || l.until == Duration::NextAttackThisTurn
            || l.until == Duration::ThroughThisPhase;
    });
    for (std::size_t k = s.delayed.size(); k-- > 0;)
        if (s.delayed[k].when == rescueMark)
            s.delayed.erase(k);
    endWatches(t, [&](Duration duration, const DelayedEffect& d) {
        return duration == Duration::ThisTurn
            || (duration == Duration::ThroughYourTurn && hasTurn(s, d.controller))
            || (duration == Duration::ThroughYourNextTurn && d.skipped != 0
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
    s.openings.clear();
    s.ending = 0;
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
        if (waitsForTheEnd(t))
            return;
        leave(t, phase);
        beginPhase(t, static_cast<Phase>(static_cast<int>(phase) + 1));
        return;
    }
    if (!s.cleaning) {
        s.cleaning = 1;
        eachActive(s, [&](Seat p) { s.agenda.push(CheckHandLimit { p }); });
        return;
    }
    if (waitsForTheEnd(t))
        return;
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

} // namespace triptych::seize
