#include "altered/effects/Branches.h"

#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Possible.h"
#include "altered/tree/Walk.h"

#include <algorithm>

namespace triptych::altered {

void child(State& s, const Boxed<Effect>& effect)
{
    if (effect)
        pushEffect(s, *effect);
}

namespace {

const If* asksWhetherDone(const Effect& part)
{
    const auto* so = std::get_if<If>(&part.node);
    const bool asks = so
        && (so->condition.kind == Condition::Kind::StepDone
            || so->condition.kind == Condition::Kind::StepNotDone
            || so->condition.kind == Condition::Kind::StepImpossible);
    return asks ? so : nullptr;
}

struct SpeaksOfIt : AnyPart<SpeaksOfIt>
{
    using AnyPart::in;
    static bool in(const It&) { return true; }
};

} // namespace

/// Whether two parts are said in one breath: "sacrifice a Character and discard a card from your hand".
static bool isJoinedByAnd(const Sequence& all, std::size_t before)
{
    if (before >= all.joints.size())
        return false;
    const Sequence::Joint joint = all.joints[before];
    return joint == Sequence::Joint::And || joint == Sequence::Joint::CommaAnd;
}

/// "Sacrifice a Permanent. If its Hand Cost was {3} or more, I gain 3 boosts. If you can't, ...": what one can't is the
/// step that both sentences are about.
static bool isAboutTheStepBefore(const Sequence& all, std::size_t part)
{
    const auto* so = std::get_if<If>(&all.parts[part].node);
    const If* asks = so && part > 0 && part + 1 < all.parts.size()
        ? asksWhetherDone(all.parts[part + 1])
        : nullptr;
    return asks && asks->condition.kind == Condition::Kind::StepImpossible
        && SpeaksOfIt::in(so->condition);
}

/// "You may A. If you do, B. If you don't, C" asks about A both times, unless B leaves a choice of its own
/// to ask about. "A and B. If you do" asks whether both were done.
void run(const Table& t, DoRest step)
{
    State& s = t.state;
    const auto& all = nodeOf<Sequence>(t, step.effect);
    const auto& parts = all.parts;
    const bool half = step.stepDone == DoRest::HalfDone;
    const bool known = step.stepDone == DoRest::Done || step.stepDone == DoRest::NotDone;
    const If* asks = step.next < parts.size() ? asksWhetherDone(parts[step.next]) : nullptr;
    if (asks && !known) // 5.4.b what could be done in part only was not done
        s.acting.back().stepDone = s.acting.back().stepDone && !s.acting.back().part;
    if (half && (asks || step.next >= parts.size()))
        s.acting.back().stepDone = 0;
    if (step.next >= parts.size())
        return;
    const Effect& part = parts[step.next];
    DoRest rest { step.effect, static_cast<std::uint8_t>(step.next + 1) };
    if (asks && known && asks->condition.kind != Condition::Kind::StepDone)
        s.acting.back().stepDone = step.stepDone == DoRest::Done;
    const bool optional = asks && asks->effect && std::holds_alternative<May>(asks->effect->node);
    const bool between = !asks && isAboutTheStepBefore(all, step.next);
    const bool wasDone = s.acting.back().stepDone && !(between && s.acting.back().part);
    if ((asks && !optional) || between)
        rest.stepDone = wasDone ? DoRest::Done : DoRest::NotDone;
    const bool goesOn = step.next > 0 && !asks && isJoinedByAnd(all, step.next - 1u);
    if (goesOn && (half || !s.acting.back().stepDone || s.acting.back().part))
        rest.stepDone = DoRest::HalfDone;
    s.agenda.push(rest);
    if (step.next > 0)
        s.acting.back().previous = parts[step.next - 1u].id;
    if (t.cards.pronouns().goesOnWithRest(part.id))
        speakOfRest(s);
    pushEffect(s, part);
}

namespace {

void carryOut(State& s, const Mode& mode)
{
    child(s, mode.effect);
    for (std::size_t k = mode.cost.size(); k-- > 0;)
        pushEffect(s, mode.cost[k]);
}

} // namespace

void choose(const Table& t, EffectId effect, const Choose& e)
{
    State& s = t.state;
    Acting& acting = s.acting.back();
    if (acting.modes != 0) { // v1 6.5.e declared
        for (std::size_t k = e.modes.size(); k-- > 0;)
            if ((acting.modes >> k) & 1)
                carryOut(s, e.modes[k]);
        return;
    }
    Viewpoint v = viewpointOf(s);
    if (e.x)
        acting.x = static_cast<std::int8_t>(std::clamp(valueOf(t, *e.x, v), -100, 100));
    v = viewpointOf(s);
    int count = std::clamp(valueOf(t, e.count, v), 0, 23);
    int least = e.upTo ? 0 : count;
    const bool both = e.bothIf ? holds(t, *e.bothIf, v) : e.both;
    if (both)
        count = 2;
    if (both && e.bothIf && e.both)
        least = 2;
    if (!e.repeat)
        count = std::min(count, static_cast<int>(e.modes.size()));
    least = std::min(least, count);
    if (count == 0)
        return;
    if (e.random) {
        Things all;
        for (std::size_t k = 0; k < e.modes.size(); ++k)
            if (e.modes[k].cost.empty() || isPayable(t, e.modes[k].cost, v))
                all.push_back(static_cast<Index>(k));
        for (; count > 0 && !all.empty(); --count) {
            const auto at = s.random.below(static_cast<std::uint32_t>(all.size()));
            carryOut(s, e.modes[all[at]]);
            all.erase(at);
        }
        return;
    }
    s.agenda.push(Picked<Choose> { effect, doerOf(s) });
    if (!ask(t,
            { Ask::Mode, doerOf(s), static_cast<std::uint8_t>(least),
                static_cast<std::uint8_t>(count), effect }))
        s.agenda.pop();
}

void run(const Table& t, Picked<Choose> step)
{
    State& s = t.state;
    const auto& modes = nodeOf<Choose>(t, step.effect).modes;
    const Things chosen = s.picks; // they resolve in the order chosen
    s.picks.clear();
    for (std::size_t k = chosen.size(); k-- > 0;)
        carryOut(s, modes[chosen[k]]);
}

void table(const Table& t, const ResultTable& e)
{
    State& s = t.state;
    const Viewpoint v = viewpointOf(s);
    const int value = e.of ? valueOf(t, *e.of, v) : v.acting->number;
    bool any = false;
    for (std::size_t k = e.rows.size(); k-- > 0;) {
        const auto& row = e.rows[k];
        const bool fits = row.parity == Compare::Exactly || isCompared(value, row.parity, 0);
        if (fits && value >= row.least && (row.most == 0 || value <= row.most)) {
            child(s, row.effect);
            any = true;
        }
    }
    if (!any)
        child(s, e.otherwise);
}

void repeat(const Table& t, EffectId effect, const Repeat& e)
{
    State& s = t.state;
    Acting& acting = s.acting.back();
    if (!e.effect) {
        if (acting.previous == 0xFFFF || s.agenda.full())
            return;
        // Of "you may A, then may do it again" A is done again: that it may be was just decided.
        const bool decided = std::holds_alternative<May>(t.cards.effect(acting.previous).node);
        const Seat p = acting.doer != noSeat ? acting.doer : acting.controller;
        const int times = std::clamp(valueOf(t, e.times, viewpointOf(s)), 0, 8);
        const std::uint16_t again = acting.previous;
        for (int n = 0; n < times && !s.agenda.full(); ++n)
            if (decided && !e.decides)
                s.agenda.push(MayDo { again, static_cast<std::uint8_t>(1u << p) });
            else
                s.agenda.push(DoEffect { again });
        return;
    }
    if (e.x)
        acting.x
            = static_cast<std::int8_t>(std::clamp(valueOf(t, *e.x, viewpointOf(s)), -100, 100));
    const int times = std::clamp(valueOf(t, e.times, viewpointOf(s)), 0, 50);
    run(t, RepeatRest { effect, static_cast<std::uint8_t>(times) });
}

namespace {

/// Once more, as often as is left.
template <typename Node, typename Rest>
void doAgain(const Table& t, Rest step)
{
    if (step.left == 0)
        return;
    --step.left;
    t.state.agenda.push(step);
    child(t.state, nodeOf<Node>(t, step.effect).effect);
}

} // namespace

void run(const Table& t, RepeatRest step)
{
    doAgain<Repeat>(t, step);
}

namespace {

/// Those of which each is "it" in its turn; false where only a number is known of them.
bool findEach(const Table& t, const Quantity& of, const Viewpoint& v, Things& out)
{
    const Spoken& it = v.acting->it;
    const auto* whole = of.thing ? std::get_if<Whole>(&of.thing->node) : nullptr;
    const bool them = of.thing && std::holds_alternative<It>(of.thing->node);
    if (of.kind
        == Quantity::Kind::Done) { // "for each token discarded this way, its controller ..."
        const bool any = of.filter.nouns.empty() || isAnyCard(of.filter);
        if (of.filter.nouns.empty() || (any && v.acting->count != it.size()))
            return false;
        for (const Index i : it)
            if (!isTokenAmongCards(t, i, of.filter, v)
                && (any || matchesAnywhere(t, itAsItWas(t.state, v, i), of.filter, v)))
                out.push_back(i);
        return true;
    }
    if (of.kind == Quantity::Kind::Expeditions) { // "for each of your Expeditions, ... in it"
        expeditionsOf(t, of.expedition, v, out);
        return true;
    }
    if (of.kind != Quantity::Kind::Things)
        return false;
    if (them) {
        for (const Index i : it)
            out.push_back(i);
    } else if (whole) {
        for (Index i = 0; i < t.state.objectCount; ++i)
            if (std::ranges::any_of(
                    whole->places, [&](const Place& place) { return isInPlace(t, i, place, v); }))
                out.push_back(i);
    } else {
        collect(t, of.filter, v, out);
    }
    return true;
}

} // namespace

/// How often, or for which things, is settled as it begins: what it does makes neither more nor fewer.
void forEach(const Table& t, EffectId effect, const ForEach& e)
{
    State& s = t.state;
    const Viewpoint v = viewpointOf(s);
    Things list;
    if (!findEach(t, e.of, v, list)) {
        const int times = std::clamp(valueOf(t, e.of, v), 0, 50);
        s.agenda.push(ForEachRest { effect, static_cast<std::uint8_t>(times) });
        return;
    }
    constexpr std::size_t most = ForEachOf {}.things.size();
    for (std::size_t begins = (list.size() + most - 1) / most * most; begins > 0;) {
        begins -= most;
        ForEachOf some { effect };
        for (std::size_t k = 0; k < most && begins + k < list.size(); ++k) {
            const Index i = list[begins + k];
            some.things[k] = i;
            if (v.acting->it.hasLeft(i))
                some.left = static_cast<std::uint8_t>(some.left | (1u << k));
        }
        s.agenda.push(some);
    }
}

void run(const Table& t, ForEachRest step)
{
    doAgain<ForEach>(t, step);
}

void run(const Table& t, ForEachOf step)
{
    State& s = t.state;
    Things one;
    one.push_back(step.things.front());
    const bool left = (step.left & 1) != 0;
    std::ranges::rotate(step.things, step.things.begin() + 1);
    step.things.back() = noIndex;
    step.left = static_cast<std::uint8_t>(step.left >> 1);
    if (step.things.front() != noIndex)
        s.agenda.push(step);
    speakOf(s, one);
    if (isExpedition(one.front()))
        s.acting.back().place = one.front();
    if (left) // asked as it was
        s.acting.back().it.note(one.front(), true);
    child(s, nodeOf<ForEach>(t, step.effect).effect);
}

} // namespace triptych::altered
