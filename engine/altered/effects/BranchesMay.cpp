#include "altered/effects/Branches.h"

#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Possible.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <bit>
#include <span>

// 6.5.c, 6.1.h What somebody may do: who is asked, in which order, how often, and what follows from it.
namespace triptych::altered {

namespace {

/// "You may Resupply twice" is decided as often as it is done: how often. Otherwise 1.
int roundsOf(const Table& t, const May& e)
{
    const auto* repeated = e.effect && !e.to ? std::get_if<Resupply>(&e.effect->node) : nullptr;
    return repeated ? std::clamp(valueOf(t, repeated->times, viewpointOf(t.state)), 1, 20) : 1;
}

} // namespace

bool isOneRound(const Table& t, EffectId effect)
{
    const Agenda& agenda = t.state.agenda;
    const auto round = agenda.next<MayRound>();
    const auto others = agenda.next<MayDo>();
    if (!round && !others)
        return false;
    const auto& asked = nodeOf<May>(t, round ? round->effect : others->effect);
    return asked.effect && asked.effect->id == effect && roundsOf(t, asked) > 1;
}

namespace {

void doAs(State& s, Seat p)
{
    Acting& acting = s.acting.back();
    acting.doer = p;
    acting.thatPlayer = p;
    acting.stepDone = 1;
}

/// 6.1.h One after the other of those who will do it.
void doForNext(const Table& t, MayDo step, bool isFirst)
{
    State& s = t.state;
    const auto& e = nodeOf<May>(t, step.effect);
    Acting& acting = s.acting.back();
    if (step.willing == 0) {
        if (isFirst) {
            acting.stepDone = 0;
            if (t.cards.pronouns().areNothingUnlessDone(step.effect))
                speakOfNothing(s);
        }
        acting.doer = noSeat;
        // "player who does"; of an opponent who is the only one it is how many they did it to
        if (e.who.kind == Who::Kind::EachPlayer
            || (e.who.kind == Who::Kind::EachOpponent && step.done == 0))
            acting.count = step.done;
        return;
    }
    for (const Seat p : actorsOf(t, e.who)) {
        if (!((step.willing >> p) & 1))
            continue;
        step.willing = static_cast<std::uint8_t>(step.willing & ~(1u << p));
        ++step.done;
        if (e.who.kind != Who::Kind::You) {
            doAs(s, p);
            s.agenda.push(step);
        }
        acting.stepDone = 1;
        if (e.to)
            s.agenda.push(MayFollow { step.effect });
        child(s, e.effect);
        return;
    }
}

/// "A unless you discard two cards": what is the price of A not being done is done whole or not at all.
bool isPriceOfNot(const Table& t)
{
    const auto rest = t.state.agenda.next<DoRest>();
    if (!rest)
        return false;
    const auto& joints = nodeOf<Sequence>(t, rest->effect).joints;
    return rest->next > 0 && rest->next <= joints.size()
        && joints[rest->next - 1u] == Sequence::Joint::Unless;
}

/// Whether something is chosen where everybody sees it.
struct ChoosesInSight : AnyPart<ChoosesInSight>
{
    using AnyPart::in;
    static bool in(const Sequence&) { return false; }
    static bool in(const Play&) { return false; } // from a hand as well
    static bool in(const Target&) { return true; }
    static bool in(const Some& some)
    {
        const auto hidden = [](const Place& place) {
            return place.zone == Zone::Hand || place.zone == Zone::Deck;
        };
        return !some.random && std::ranges::none_of(some.filter.after, [&](const Trait& trait) {
            return trait.kind == Trait::Kind::InZone && std::ranges::any_of(trait.places, hidden);
        });
    }
};
/// 1.4.5.a Who decides next knows what was chosen before: it is chosen, and done, as soon as they have decided.
bool isDoneInTurn(const May& e)
{
    const bool several
        = e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent;
    return several && !e.must && !e.to && e.effect && ChoosesInSight::in(*e.effect);
}

/// 6.1.h Everybody concerned decides in initiative order; then it is done for those who will.
void askFrom(const Table& t, MayAnswered step)
{
    State& s = t.state;
    const auto& e = nodeOf<May>(t, step.effect);
    const Seats actors = actorsOf(t, e.who);
    for (; step.asked < actors.size(); ++step.asked) {
        Viewpoint v = viewpointOf(s);
        const Seat p = actors[step.asked];
        if (e.who.kind != Who::Kind::You)
            v.doer = p;
        const bool possible = !e.effect
            || (e.to || isPriceOfNot(t) ? isPayable(t, std::span<const Effect>(&*e.effect, 1), v)
                                        : isPossible(t, *e.effect, v));
        if (!possible)
            continue; // an impossible "may" is not asked
        if (e.must) {
            step.willing = static_cast<std::uint8_t>(step.willing | (1u << p));
            continue;
        }
        s.agenda.push(step);
        if (ask(t, { Ask::May, p, 1, 1, step.effect }))
            return;
        s.agenda.pop();
    }
    if (e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent)
        s.acting.back().doers = step.willing & 3;
    const bool done = isDoneInTurn(e) && step.willing != 0;
    const auto doers = static_cast<std::uint8_t>(done ? std::popcount(step.willing) : 0);
    doForNext(t, { step.effect, done ? std::uint8_t { 0 } : step.willing, doers }, !done);
}

/// 6.5.i What is done several times is decided anew each time.
void beginRounds(const Table& t, EffectId effect, int rounds)
{
    if (rounds == 0)
        return;
    if (roundsOf(t, nodeOf<May>(t, effect)) > 1)
        t.state.agenda.push(MayRound { effect, static_cast<std::uint8_t>(rounds - 1) });
    askFrom(t, { effect });
}

} // namespace

void may(const Table& t, EffectId effect, const May& e)
{
    State& s = t.state;
    const bool names
        = e.who.kind == Who::Kind::TargetPlayer || e.who.kind == Who::Kind::TargetOpponent;
    if (names) { // "target opponent may"
        s.agenda.push(MayPlayerNamed { effect });
        if (ask(t, { Ask::Player, s.acting.back().controller, 1, 1, effect }))
            return;
        s.agenda.pop();
    }
    beginRounds(t, effect, roundsOf(t, e));
}

void run(const Table& t, MayPlayerNamed step)
{
    State& s = t.state;
    if (!s.picks.empty()) {
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
        s.picks.clear();
    }
    beginRounds(t, step.effect, roundsOf(t, nodeOf<May>(t, step.effect)));
}

void run(const Table& t, MayRound step)
{
    beginRounds(t, step.effect, step.left);
}

void run(const Table& t, MayAnswered step)
{
    State& s = t.state;
    const Seats actors = actorsOf(t, nodeOf<May>(t, step.effect).who);
    const auto& e = nodeOf<May>(t, step.effect);
    const Seat p = actors[step.asked];
    const bool willing = !s.picks.empty();
    if (willing)
        step.willing = static_cast<std::uint8_t>(step.willing | (1u << p));
    s.picks.clear();
    ++step.asked;
    if (!willing || !isDoneInTurn(e)) {
        askFrom(t, step);
        return;
    }
    s.agenda.push(MayOthers { step });
    doAs(s, p);
    child(s, e.effect);
}

void run(const Table& t, MayOthers step)
{
    askFrom(t, step.asked);
}

void run(const Table& t, MayDo step)
{
    doForNext(t, step, false);
}

namespace {

/// "You may discard a card from your hand to send it to Reserve instead": "it" is what the event would happen to, and not
/// what is paid with.
bool paysInstead(const Acting& acting, const May& e)
{
    if (acting.kind != Acting::Kind::Rule || !e.must || acting.subject.object == noIndex)
        return false;
    const auto* all = std::get_if<Sequence>(&e.effect->node);
    const Effect& last = all && !all->parts.empty() ? all->parts.back() : *e.effect;
    return std::holds_alternative<Discard>(last.node)
        || std::holds_alternative<Sacrifice>(last.node)
        || std::holds_alternative<Exhaust>(last.node) || std::holds_alternative<Remove>(last.node)
        || std::holds_alternative<Move>(last.node);
}

} // namespace

void run(const Table& t, MayFollow step)
{
    State& s = t.state;
    const auto& e = nodeOf<May>(t, step.effect);
    const Acting& acting = s.acting.back();
    if (!acting.stepDone)
        return;
    if (paysInstead(acting, e)) {
        Things about;
        about.push_back(acting.subject.object);
        speakOf(s, about);
    }
    child(s, e.to);
}

} // namespace triptych::altered
