#include "altered/effects/Branches.h"

#include "altered/effects/Choices.h"
#include "altered/effects/Possible.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"

#include <algorithm>

namespace triptych::altered {

void child(State& s, const Boxed<Effect>& effect)
{
    if (effect)
        pushEffect(s, *effect);
}

namespace {

bool asksIt(const Condition& c)
{
    const auto it = [](const Boxed<Thing>& t) { return t && std::holds_alternative<It>(t->node); };
    return it(c.thing) || (c.quantity && it(c.quantity->thing))
        || std::ranges::any_of(c.parts, asksIt);
}

bool namesItsTarget(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node);
            else
                return false;
        },
        effect.node);
}

} // namespace

const If* lateIf(const CardSet& cards, std::uint16_t effect)
{
    if (effect == 0 || effect == 0xFFFF)
        return nullptr;
    // What a branch holds is numbered right after it (cards/Numbering).
    const auto* so = std::get_if<If>(&cards.effect(static_cast<std::uint16_t>(effect - 1)).node);
    const bool after = so && (so->word == If::Word::After || so->word == If::Word::UnlessAfter);
    const bool late = after && so->effect && so->effect->id == effect && asksIt(so->condition)
        && namesItsTarget(*so->effect);
    return late ? so : nullptr;
}

namespace {

/// "You may Resupply twice" is decided as often as it is done: how often. Otherwise 1.
int roundsOf(const Table& b, const May& e)
{
    const auto* repeated = e.effect && !e.to ? std::get_if<Resupply>(&e.effect->node) : nullptr;
    return repeated ? std::clamp(valueOf(b, repeated->times, viewpointOf(b.state)), 1, 20) : 1;
}

} // namespace

bool isOneRound(const Table& b, const Frame& f)
{
    const State& s = b.state;
    if (s.agenda.empty() || s.agenda.back().kind != Frame::Kind::Effect)
        return false;
    const auto* asked = std::get_if<May>(&b.cards.effect(s.agenda.back().node).node);
    return asked && asked->effect && asked->effect->id == f.node && roundsOf(b, *asked) > 1;
}

namespace {

const If* asksWhetherDone(const Effect& part)
{
    const auto* so = std::get_if<If>(&part.node);
    const bool asks = so
        && (so->condition.kind == Condition::Kind::Did
            || so->condition.kind == Condition::Kind::Didnt
            || so->condition.kind == Condition::Kind::Cant);
    return asks ? so : nullptr;
}

} // namespace

/// Frame::a counts the parts. "You may A. If you do, B. If you don't, C" asks about A both times: Frame::b is
/// one more than whether A was done, unless B leaves a choice of its own to ask about.
void sequence(const Table& b, const Frame& f, const Sequence& e)
{
    State& s = b.state;
    if (f.a >= e.parts.size())
        return;
    Frame rest = f;
    ++rest.a;
    const If* asks = asksWhetherDone(e.parts[f.a]);
    if (asks && f.b != 0 && asks->condition.kind != Condition::Kind::Did)
        s.acting.back().did = f.b == 2;
    const bool optional = asks && asks->effect && std::holds_alternative<May>(asks->effect->node);
    rest.b = static_cast<std::uint8_t>(asks && !optional ? 1 + s.acting.back().did : 0);
    s.agenda.push_back(rest);
    if (f.a > 0)
        s.acting.back().previous = e.parts[f.a - 1u].id;
    pushEffect(s, e.parts[f.a]);
}

/// 6.1.h Everybody concerned decides in initiative order; then it is done for those who will.
/// Frame::a counts who has been asked, Frame::b keeps who will; stage 2 does it. 6.5.i What is done
/// several times is decided anew each time: Frame::c counts the rounds that are left.
void may(const Table& b, const Frame& f, const May& e)
{
    State& s = b.state;
    constexpr std::uint8_t named = 5;
    constexpr std::uint8_t nextRound = 6;
    const bool names
        = e.who.kind == Who::Kind::TargetPlayer || e.who.kind == Who::Kind::TargetOpponent;
    if (names && f.stage == 0) { // "target opponent may"
        resumeAt(s, f, named);
        if (ask(b, { Ask::Player, s.acting.back().controller, 1, 1, f.node, 0, 0 }))
            return;
        s.agenda.pop_back();
    }
    if (f.stage == named && !s.picks.empty()) {
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
        s.picks.clear();
    }
    const Seats actors = actorsOf(b, e.who);
    Frame now = f;
    if (f.stage == named || f.stage == nextRound)
        now.stage = 0;
    if (now.stage == 0) {
        Frame rest = now;
        rest.c = static_cast<std::uint8_t>(f.stage == nextRound ? f.c : roundsOf(b, e));
        if (rest.c == 0)
            return;
        --rest.c;
        if (roundsOf(b, e) > 1)
            resumeAt(s, rest, nextRound);
    }
    if (f.stage == 1) {
        if (!s.picks.empty())
            now.b = static_cast<std::uint8_t>(now.b | (1u << actors[now.a]));
        s.picks.clear();
        ++now.a;
    }
    if (now.stage <= 1) {
        for (; now.a < actors.size(); ++now.a) {
            Viewpoint v = viewpointOf(s);
            const Seat p = actors[now.a];
            if (e.who.kind != Who::Kind::You)
                v.doer = p;
            const bool possible = !e.effect
                || (e.to ? isPayable(b, std::span<const Effect>(&*e.effect, 1), v)
                         : isPossible(b, *e.effect, v));
            if (!possible)
                continue; // an impossible "may" is not asked
            if (e.must) {
                now.b = static_cast<std::uint8_t>(now.b | (1u << p));
                continue;
            }
            resumeAt(s, now, 1);
            if (ask(b, { Ask::May, p, 1, 1, f.node, 0, 0 }))
                return;
            s.agenda.pop_back();
        }
        now.a = 0;
    }
    // Stage 2: one after the other of those who will. Stage 3: what was paid for follows.
    Acting& acting = s.acting.back();
    if (f.stage == 3) {
        if (acting.did)
            child(s, e.to);
        return;
    }
    if (now.b == 0) {
        if (now.stage <= 1)
            acting.did = 0;
        acting.doer = noSeat;
        return;
    }
    for (const Seat p : actors) {
        if (!((now.b >> p) & 1))
            continue;
        now.b = static_cast<std::uint8_t>(now.b & ~(1u << p));
        if (e.who.kind != Who::Kind::You) {
            acting.doer = p;
            acting.thatPlayer = p;
            resumeAt(s, now, 2);
        }
        acting.did = 1;
        if (e.to)
            resumeAt(s, now, 3);
        child(s, e.effect);
        return;
    }
}

void choose(const Table& b, const Frame& f, const Choose& e)
{
    State& s = b.state;
    Acting& acting = s.acting.back();
    const auto carryOut = [&](std::size_t mode) {
        child(s, e.modes[mode].effect);
        for (std::size_t k = e.modes[mode].cost.size(); k-- > 0;)
            pushEffect(s, e.modes[mode].cost[k]);
    };
    if (f.stage < afterPhrases && acting.modes != 0) { // v1 6.5.e declared
        for (std::size_t k = e.modes.size(); k-- > 0;)
            if ((acting.modes >> k) & 1)
                carryOut(k);
        return;
    }
    if (f.stage < afterPhrases) {
        Viewpoint v = viewpointOf(s);
        if (e.x)
            acting.x = static_cast<std::int8_t>(std::clamp(valueOf(b, *e.x, v), -100, 100));
        v = viewpointOf(s);
        int count = std::clamp(valueOf(b, e.count, v), 0, 23);
        int least = e.upTo ? 0 : count;
        if (e.bothIf && holds(b, *e.bothIf, v))
            count = 2;
        if (!e.repeat)
            count = std::min(count, static_cast<int>(e.modes.size()));
        least = std::min(least, count);
        if (count == 0)
            return;
        resumeAt(s, f, afterPhrases);
        if (!ask(b,
                { Ask::Mode, doerOf(s), static_cast<std::uint8_t>(least),
                    static_cast<std::uint8_t>(count), f.node, 0, 0 }))
            s.agenda.pop_back();
        return;
    }
    const Things chosen = s.picks; // they resolve in the order chosen
    s.picks.clear();
    for (std::size_t k = chosen.size(); k-- > 0;)
        carryOut(chosen[k]);
}

void table(const Table& b, const ResultTable& e)
{
    State& s = b.state;
    const Viewpoint v = viewpointOf(s);
    const int value = e.of ? valueOf(b, *e.of, v) : v.acting->number;
    bool any = false;
    for (std::size_t k = e.rows.size(); k-- > 0;) {
        const auto& row = e.rows[k];
        if (value >= row.least && (row.most == 0 || value <= row.most)) {
            child(s, row.effect);
            any = true;
        }
    }
    if (!any)
        child(s, e.otherwise);
}

void repeat(const Table& b, const Frame& f, const Repeat& e)
{
    State& s = b.state;
    Acting& acting = s.acting.back();
    if (e.word == Repeat::Word::Again) {
        if (acting.previous == 0xFFFF || s.agenda.full())
            return;
        // Of "you may A, then may do it again" A is done again: that it may be was just decided.
        const bool decided = std::holds_alternative<May>(b.cards.effect(acting.previous).node);
        const Seat p = acting.doer != noSeat ? acting.doer : acting.controller;
        s.agenda.push_back({ Frame::Kind::Effect, static_cast<std::uint8_t>(decided ? 2 : 0),
            acting.previous, 0, static_cast<std::uint8_t>(decided ? 1u << p : 0u), 0, 0 });
        return;
    }
    Frame rest = f;
    if (f.stage == 0) {
        if (e.x)
            acting.x
                = static_cast<std::int8_t>(std::clamp(valueOf(b, *e.x, viewpointOf(s)), -100, 100));
        rest.a = static_cast<std::uint8_t>(std::clamp(valueOf(b, e.times, viewpointOf(s)), 0, 50));
        rest.stage = 1;
    }
    if (rest.a == 0)
        return;
    --rest.a;
    s.agenda.push_back(rest);
    child(s, e.effect);
}

void forEach(const Table& b, const Frame& f, const ForEach& e)
{
    State& s = b.state;
    Frame rest = f;
    ++rest.a;
    if (e.of.kind != Quantity::Kind::Things) {
        const int times = std::clamp(valueOf(b, e.of, viewpointOf(s)), 0, 50);
        if (f.a >= times)
            return;
        s.agenda.push_back(rest);
        child(s, e.effect);
        return;
    }
    Things list;
    collect(b, e.of.filter, viewpointOf(s), list);
    if (f.a >= list.size())
        return;
    s.agenda.push_back(rest);
    Things one;
    one.push_back(list[f.a]);
    speakOf(s, one);
    child(s, e.effect);
}

} // namespace triptych::altered
