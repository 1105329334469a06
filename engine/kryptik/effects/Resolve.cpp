#include "kryptik/effects/Resolve.h"

#include "core/Overloaded.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/effects/Speaking.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Targeting.h"
#include "kryptik/rules/Winning.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

int amountOf(const Table& t, const Amount& amount)
{
    return std::max(0, valueOf(t, amount, viewpoint(t.state)));
}

void child(State& s, const Effect& effect)
{
    s.agenda.push_back({ Frame::Kind::Effect, 0, effect.id, 0, 0, 0, 0 });
}

// --- Leaves that need nobody's word

void onIslandOnly(const State& s, std::vector<Index>& list)
{
    std::erase_if(list, [&](Index i) { return !onIsland(s, i); });
}

void damage(const Table& t, const Damage& e)
{
    State& s = t.state;
    const int amount = amountOf(t, e.amount);
    if (const auto* who = std::get_if<Who>(&e.to)) {
        for (const Seat p : players(t, *who))
            dealDamageTo(t, p, amount);
        return;
    }
    const Thing& thing = std::get<Thing>(e.to);
    std::vector<Index> hit = things(t, thing);
    const Index source = s.resolving.source.object;
    const bool toxic = onIsland(s, s.resolving.source) && has(t, source, Keyword::Toxic);
    bool first = true; // glossary Toxic: only the first point is lethal
    for (const Index i : hit) {
        dealDamage(t, source, i, amount, toxic && first ? Touch::Toxic : Touch::Plain);
        first = false;
    }
    for (const Seat p : playersAmong(t, thing))
        dealDamageTo(t, p, amount);
    speakOf(s, hit);
}

void addModifier(State& s, const Modifier& m)
{
    if (m.kind == Modifier::Kind::Stats) // sums are what is asked for, so alike ones are one
        for (Modifier& other : s.modifiers)
            if (other.kind == m.kind && other.who == m.who && other.endOfTurn == m.endOfTurn) {
                other.attack
                    = static_cast<std::int8_t>(std::clamp(other.attack + m.attack, -100, 100));
                other.defense
                    = static_cast<std::int8_t>(std::clamp(other.defense + m.defense, -100, 100));
                return;
            }
    s.modifiers.push_back(m);
}

Modifier lasting(Duration duration, Modifier::Kind kind)
{
    Modifier m;
    m.kind = kind;
    m.endOfTurn = duration == Duration::EndOfTurn;
    return m;
}

void give(const Table& t, const Thing& what, Modifier m)
{
    State& s = t.state;
    std::vector<Index> list = things(t, what);
    onIslandOnly(s, list);
    for (const Index i : list) {
        m.who = refOf(s, i);
        addModifier(s, m);
        t.tell({ Event::Kind::StatsChanged, s.objects[i].controller, i });
    }
    s.dirty = 1;
    speakOf(s, list);
}

void modify(const Table& t, const Modify& e)
{
    const int times = e.times ? amountOf(t, *e.times) : 1;
    const int x = t.state.resolving.x;
    const auto part = [&](int printed, bool byX, bool minus) {
        const int value = byX ? (minus ? -x : x) : printed;
        return static_cast<std::int8_t>(std::clamp(value * times, -100, 100));
    };
    Modifier m = lasting(e.duration, Modifier::Kind::Stats);
    m.attack = part(e.attack, e.attackByX, e.attackMinus);
    m.defense = part(e.defense, e.defenseByX, e.defenseMinus);
    give(t, e.what, m);
}

KeywordSet setOf(const std::vector<Keyword>& keywords)
{
    KeywordSet set = 0;
    for (const Keyword k : keywords)
        set |= bit(k);
    return set;
}

void gain(const Table& t, const Gain& e)
{
    Modifier m = lasting(e.duration, Modifier::Kind::Gain);
    m.what = setOf(e.keywords);
    give(t, e.what, m);
}

void lose(const Table& t, const Lose& e)
{
    Modifier m
        = lasting(e.duration, e.keywords.empty() ? Modifier::Kind::LoseAll : Modifier::Kind::Lose);
    m.what = setOf(e.keywords);
    give(t, e.what, m);
}

void allow(const Table& t, const Allow& e)
{
    Modifier m = lasting(e.duration, e.can ? Modifier::Kind::Can : Modifier::Kind::CanNot);
    m.what = static_cast<std::uint8_t>(e.deed);
    give(t, e.what, m);
}

void toEach(const Table& t, const Thing& what, auto&& act)
{
    const std::vector<Index> list = things(t, what);
    speakOf(t.state, list);
    for (const Index i : list)
        act(i);
}

void counterTarget(const Table& t, const Counter& e)
{
    if (const auto* target = std::get_if<Target>(&e.what)) {
        InlineVector<Ref, PileItem::maxTargets> targets;
        targetsOf(t, t.state.resolving, target->slot, targets);
        for (const Ref& r : targets)
            if (isItem(r))
                counter(t, r.object);
    }
}

void winOrLose(const Table& t, const WinLose& e)
{
    const std::vector<Seat> named = players(t, e.who);
    if (!e.wins) {
        for (const Seat p : named)
            if (!t.state.over)
                destroyPlayer(t, p, Ending::Effect);
        return;
    }
    if (named.empty())
        return;
    for (Seat p = 0; p < t.state.seats; ++p)
        if (p != named.front() && t.state.players[p].alive && !t.state.over)
            destroyPlayer(t, p, Ending::Effect);
}

void leaveBehind(const Table& t, const Delayed& e)
{
    State& s = t.state;
    DelayedEffect d;
    d.node = e.effect.front().id;
    d.card = s.resolving.card;
    d.ability = s.resolving.ability;
    d.source = s.resolving.source;
    d.subject = s.resolving.subject;
    d.controller = s.resolving.controller;
    d.when = static_cast<std::uint8_t>(e.when);
    d.notBefore = static_cast<std::uint16_t>(
        s.turn + (e.when == Delayed::When::StartOfYourNextTurn ? 1 : 0));
    for (const Ref& target : s.resolving.targets)
        d.targets.push_back(target);
    s.delayed.push_back(d);
}

void drawAll(const Table& t, const Draw& e)
{
    const std::vector<Seat> drawing = players(t, e.who);
    for (const Seat p : drawing)
        draw(t, p, amountOf(t, e.count));
    if (drawing.size() == 1)
        t.state.thatPlayer = drawing.front();
}

void sequence(const Table& t, const Frame& f, const Sequence& e)
{
    State& s = t.state;
    if (f.a >= e.parts.size())
        return;
    Frame rest = f;
    ++rest.a;
    s.agenda.push_back(rest);
    child(s, e.parts[f.a]);
}

void may(const Table& t, const Frame& f, const May& e)
{
    State& s = t.state;
    if (f.stage == 1) {
        if (!s.picks.empty())
            child(s, e.effect.front());
        return;
    }
    // 10.3 What cannot be done is not offered. RULING: where others could tell from that what is in a
    // hidden hand, its owner is asked all the same, and can only decline.
    if (!isPossible(t, e.effect.front()) && !dependsOnTheHand(t, e.effect.front()))
        return;
    Frame answer = f;
    answer.stage = 1;
    s.agenda.push_back(answer);
    ask(t, { Ask::May, s.resolving.controller, 1, 1, f.node, 0, 0 });
}

void chooseNumber(const Table& t, const Frame& f, const ChooseNumber& e)
{
    State& s = t.state;
    if (f.stage == 1)
        return;
    s.theNumber = 0;
    Frame answer = f;
    answer.stage = 1;
    s.agenda.push_back(answer);
    const auto most = static_cast<std::uint8_t>(std::min(99, amountOf(t, e.upTo)));
    ask(t, { Ask::Number, s.resolving.controller, 0, most, f.node, 0, 0 });
}

} // namespace

void resolve(const Table& t, const Frame& f)
{
    State& s = t.state;
    const Effect& effect = t.cards.effect(f.node);
    if (chooseFirst(t, f, effect)) // a noun phrase in it must be chosen before it can be done
        return;
    std::visit(Overloaded {
                   [&](const Draw& e) { drawAll(t, e); },
                   [&](const Discard& e) { eachDiscards(t, f, e); },
                   [&](const Probe& e) { eachProbes(t, f, e); },
                   [&](const Plunder& e) { eachPlunders(t, f, e); },
                   [&](const Destroy& e) {
                       const std::vector<Index> list = things(t, e.what);
                       speakOf(s, list);
                       destroy(t, list);
                   },
                   [&](const Abolish& e) {
                       const std::vector<Index> list = things(t, e.what);
                       speakOf(s, list);
                       abolish(t, list);
                   },
                   [&](const Sacrifice& e) { eachSacrifices(t, f, e); },
                   [&](const Damage& e) { damage(t, e); },
                   [&](const Modify& e) { modify(t, e); },
                   [&](const Gain& e) { gain(t, e); },
                   [&](const Lose& e) { lose(t, e); },
                   [&](const Engage& e) { toEach(t, e.what, [&](Index i) { engage(t, i); }); },
                   [&](const Disengage& e) {
                       toEach(t, e.what, [&](Index i) {
                           if (!onIsland(s, i) || !isForbidden(t, i, Allow::Deed::Disengage))
                               disengage(t, i);
                       });
                   },
                   [&](const MakeWeary& e) {
                       toEach(t, e.what, [&](Index i) {
                           if (onIsland(s, i))
                               makeWeary(t, i);
                       });
                   },
                   [&](const GainControl& e) { eachGainsControl(t, e); },
                   [&](const Counter& e) { counterTarget(t, e); },
                   [&](const Attach& e) { attachThings(t, f, e); },
                   [&](const Detach& e) { detachThings(t, f, e); },
                   [&](const Move& e) { moveThings(t, e); },
                   [&](const Search& e) { search(t, f, e); },
                   [&](const Shuffle& e) {
                       for (const Seat p : players(t, e.who))
                           shuffleDeck(t, p);
                   },
                   [&](const LookAtRow& e) { lookAtRow(t, f, e); },
                   [&](const LookAtDeck& e) { lookAtDeck(t, e); },
                   [&](const RearrangeRow& e) { rearrangeRow(t, f, e); },
                   [&](const DestroyYear& e) { destroyRowCards(t, f, e); },
                   [&](const Reveal& e) { revealCards(t, f, e); },
                   [&](const AddEnergy& e) {
                       addStones(t, e.stones, s.resolving.controller, s.resolving.x);
                   },
                   [&](const Allow& e) { allow(t, e); },
                   [&](const ChooseNumber& e) { chooseNumber(t, f, e); },
                   [&](const CastFree& e) { castFree(t, f, e); },
                   [&](const WinLose& e) { winOrLose(t, e); },
                   [&](const Sequence& e) { sequence(t, f, e); },
                   [&](const May& e) { may(t, f, e); },
                   [&](const IfSo& e) {
                       if (holds(t, e.condition, viewpoint(s)))
                           child(s, e.effect.front());
                   },
                   [&](const Choose& e) {
                       child(
                           s, e.modes[std::min<std::size_t>(s.resolving.mode, e.modes.size() - 1)]);
                   },
                   [&](const Delayed& e) { leaveBehind(t, e); },
               },
        effect.node);
}

void effectOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    if (s.asked.what == Ask::May) {
        offer(out, option(Verb::Yes));
        offer(out, option(Verb::No));
    } else if (s.asked.what == Ask::Number) {
        for (int n = 0; n <= s.asked.max; ++n) // 10.4
            offer(out, numberOption(Verb::Number, n));
    } else {
        choiceOptions(t, out);
    }
}

void answerEffect(const Table& t, const Option& o)
{
    State& s = t.state;
    if (s.asked.what == Ask::Number) {
        s.theNumber = static_cast<std::uint8_t>(o.number);
        Event event { Event::Kind::NumberChosen, s.asked.player };
        event.amount = o.number;
        t.tell(event);
    } else if (verbOf(o) == Verb::Yes) {
        s.picks.push_back(0);
    }
    answered(t);
}

} // namespace triptych::kryptik
