#include "altered/effects/Resolve.h"

#include "altered/effects/Choices.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"
#include "core/Overloaded.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// Frame::stage of what has been asked besides the phrases of an instruction.
constexpr std::uint8_t asked = 16;

void again(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

void child(State& s, const Boxed<Effect>& effect)
{
    if (effect)
        pushEffect(s, *effect);
}

/// Branches ask for nothing themselves; their stages are their own.
bool isBranch(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            return std::is_same_v<
                       Node, Sequence> || std::is_same_v<Node, May> || std::is_same_v<Node, If> || std::is_same_v<Node, Where> || std::is_same_v<Node, Choose> || std::is_same_v<Node, altered::Table> || std::is_same_v<Node, Repeat> || std::is_same_v<Node, ForEach> || std::is_same_v<Node, Delayed> || std::is_same_v<Node, Next>;
        },
        effect.node);
}

/// Does something for each of the objects found, and notes whether it was done to any.
template <typename F>
void toEach(const Board& b, F&& act)
{
    const Things list = b.state.phrases[0];
    did(b, list, false);
    bool any = false;
    for (const Index i : list)
        if (i < maxObjects)
            any = act(i) || any;
    if (!b.state.acting.empty())
        b.state.acting.back().did = any;
}

Seat doer(const State& s)
{
    const Acting& acting = s.acting.back();
    return acting.doer != noSeat ? acting.doer : acting.controller;
}

void drawCards(const Board& b, const Draw& e)
{
    State& s = b.state;
    const int count = std::max(0, valueOf(b, e.count, viewOf(s)));
    int drawn = 0;
    const Seats actors = actorsOf(b, e.who);
    for (const Seat p : actors)
        drawn += draw(b, p, count, s.acting.back().controller);
    if (actors.size() == 1)
        s.acting.back().thatPlayer = actors.front();
    s.acting.back().did = drawn > 0;
    s.acting.back().count = static_cast<std::uint8_t>(drawn);
}

/// "You may Resupply twice" is decided as often as it is done: how often. Otherwise 1.
int roundsOf(const Board& b, const May& e)
{
    const auto* repeated = e.effect && !e.to ? std::get_if<Resupply>(&e.effect->node) : nullptr;
    return repeated ? std::clamp(valueOf(b, repeated->times, viewOf(b.state)), 1, 20) : 1;
}

/// Is what is carried out now one round of the "may" that waits for it?
bool isOneRound(const Board& b, const Frame& f)
{
    const State& s = b.state;
    if (s.agenda.empty() || s.agenda.back().kind != Frame::Kind::Effect)
        return false;
    const auto* asked = std::get_if<May>(&b.cards.effect(s.agenda.back().node).node);
    return asked && asked->effect && asked->effect->id == f.node && roundsOf(b, *asked) > 1;
}

void resupplyAll(const Board& b, const Frame& f, const Resupply& e)
{
    State& s = b.state;
    const int times = isOneRound(b, f) ? 1 : std::clamp(valueOf(b, e.times, viewOf(s)), 0, 20);
    bool any = false;
    for (int n = 0; n < times; ++n)
        for (const Seat p : actorsOf(b, e.who))
            any = resupply(b, p, e.exhausted, s.acting.back().controller) || any;
    s.acting.back().did = any;
}

void pay(const Board& b, const Pay& e)
{
    State& s = b.state;
    const int mana = std::max(0, valueOf(b, e.mana, viewOf(s)));
    bool paid = true;
    for (const Seat p : actorsOf(b, e.who)) {
        if (readyMana(s, p) < mana)
            paid = false;
        else
            payMana(b, p, mana);
    }
    s.acting.back().did = paid;
}

void complete(const Board& b)
{
    toEach(b, [&](Index i) {
        if (b.state.objects[i].spare)
            return false;
        b.state.objects[i].spare = 1;
        noteWorking(b, i);
        Deed deed { Deed::What::Completed };
        deed.object = i;
        deed.player = doer(b.state);
        happen(b, deed);
        return true;
    });
}

// --- Branches

void sequence(const Board& b, const Frame& f, const Sequence& e)
{
    State& s = b.state;
    if (f.a >= e.parts.size())
        return;
    Frame rest = f;
    ++rest.a;
    s.agenda.push_back(rest);
    if (f.a > 0)
        s.acting.back().previous = e.parts[f.a - 1u].id;
    pushEffect(s, e.parts[f.a]);
}

/// 6.1.h Everybody concerned decides in initiative order; then it is done for those who will.
/// Frame::a counts who has been asked, Frame::b keeps who will; stage 2 does it. 6.5.i What is done
/// several times is decided anew each time: Frame::c counts the rounds that are left.
void may(const Board& b, const Frame& f, const May& e)
{
    State& s = b.state;
    constexpr std::uint8_t named = 5;
    constexpr std::uint8_t nextRound = 6;
    const bool names
        = e.who.kind == Who::Kind::TargetPlayer || e.who.kind == Who::Kind::TargetOpponent;
    if (names && f.stage == 0) { // "target opponent may"
        again(s, f, named);
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
            again(s, rest, nextRound);
    }
    if (f.stage == 1) {
        if (!s.picks.empty())
            now.b = static_cast<std::uint8_t>(now.b | (1u << actors[now.a]));
        s.picks.clear();
        ++now.a;
    }
    if (now.stage <= 1) {
        for (; now.a < actors.size(); ++now.a) {
            View v = viewOf(s);
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
            again(s, now, 1);
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
            again(s, now, 2);
        }
        acting.did = 1;
        if (e.to)
            again(s, now, 3);
        child(s, e.effect);
        return;
    }
}

void choose(const Board& b, const Frame& f, const Choose& e)
{
    State& s = b.state;
    Acting& acting = s.acting.back();
    const auto carryOut = [&](std::size_t mode) {
        child(s, e.modes[mode].effect);
        for (std::size_t k = e.modes[mode].cost.size(); k-- > 0;)
            pushEffect(s, e.modes[mode].cost[k]);
    };
    if (f.stage < asked && acting.modes != 0) { // v1 6.5.e declared
        for (std::size_t k = e.modes.size(); k-- > 0;)
            if ((acting.modes >> k) & 1)
                carryOut(k);
        return;
    }
    if (f.stage < asked) {
        View v = viewOf(s);
        if (e.x)
            acting.x = static_cast<std::int8_t>(std::clamp(valueOf(b, *e.x, v), -100, 100));
        v = viewOf(s);
        int count = std::clamp(valueOf(b, e.count, v), 0, 23);
        int least = e.upTo ? 0 : count;
        if (e.bothIf && holds(b, *e.bothIf, v))
            count = 2;
        if (!e.repeat)
            count = std::min(count, static_cast<int>(e.modes.size()));
        least = std::min(least, count);
        if (count == 0)
            return;
        again(s, f, asked);
        if (!ask(b,
                { Ask::Mode, doer(s), static_cast<std::uint8_t>(least),
                    static_cast<std::uint8_t>(count), f.node, 0, 0 }))
            s.agenda.pop_back();
        return;
    }
    const Things chosen = s.picks; // they resolve in the order chosen
    s.picks.clear();
    for (std::size_t k = chosen.size(); k-- > 0;)
        carryOut(chosen[k]);
}

void table(const Board& b, const altered::Table& e)
{
    State& s = b.state;
    const View v = viewOf(s);
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

void repeat(const Board& b, const Frame& f, const Repeat& e)
{
    State& s = b.state;
    Acting& acting = s.acting.back();
    if (e.word == Repeat::Word::Again) {
        if (acting.previous != 0xFFFF)
            pushEffect(s, b.cards.effect(acting.previous));
        return;
    }
    Frame rest = f;
    if (f.stage == 0) {
        if (e.x)
            acting.x = static_cast<std::int8_t>(std::clamp(valueOf(b, *e.x, viewOf(s)), -100, 100));
        rest.a = static_cast<std::uint8_t>(std::clamp(valueOf(b, e.times, viewOf(s)), 0, 50));
        rest.stage = 1;
    }
    if (rest.a == 0)
        return;
    --rest.a;
    s.agenda.push_back(rest);
    child(s, e.effect);
}

void forEach(const Board& b, const Frame& f, const ForEach& e)
{
    State& s = b.state;
    Frame rest = f;
    ++rest.a;
    if (e.of.kind != Quantity::Kind::Things) {
        const int times = std::clamp(valueOf(b, e.of, viewOf(s)), 0, 50);
        if (f.a >= times)
            return;
        s.agenda.push_back(rest);
        child(s, e.effect);
        return;
    }
    Things list;
    collect(b, e.of.filter, viewOf(s), list);
    if (f.a >= list.size())
        return;
    s.agenda.push_back(rest);
    Things one;
    one.push_back(list[f.a]);
    speakOf(s, one);
    child(s, e.effect);
}

void declareThing(const Board& b)
{
    const Things list = b.state.phrases[0];
    if (list.empty())
        b.state.acting.back().it.clear();
    did(b, list, !list.empty());
}

void declareExpedition(const Board& b)
{
    State& s = b.state;
    Things list;
    if (isExpedition(s.acting.back().place))
        list.push_back(s.acting.back().place);
    did(b, list, !list.empty());
}

void declarePlayer(const Board& b, const Frame& f)
{
    State& s = b.state;
    if (f.stage < asked) {
        again(s, f, asked);
        ask(b, { Ask::Player, s.acting.back().controller, 1, 1, f.node, 0, 0 });
        return;
    }
    if (!s.picks.empty())
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
    s.picks.clear();
    s.acting.back().did = 1;
}

/// How long an Emblem waits for its one occasion (2.2.14): as its filter says.
Duration nextDuration(const Next& e)
{
    for (const auto* list : { &e.filter.before, &e.filter.after })
        for (const Trait& trait : *list)
            if (trait.kind == Trait::Kind::Window && trait.duration != Duration::None)
                return trait.duration;
    return Duration::ThisTurn;
}

/// 5.1.2.f A card that can be paid for only with its reduction is not played without it.
bool mustReduce(const Board& b)
{
    const State& s = b.state;
    for (std::size_t k = s.agenda.size(); k-- > 0;) {
        const Frame& f = s.agenda[k];
        if (f.kind != Frame::Kind::Play || f.stage != 1)
            continue;
        if (s.acting.empty() || s.acting.back().source.object != f.a)
            return false;
        const Price price { static_cast<Price::Kind>(f.c), static_cast<std::uint8_t>(f.node & 0xFF),
            static_cast<std::uint8_t>(f.node >> 8) };
        return costOf(b, f.a, f.d, f.b, price) > readyMana(s, f.d);
    }
    return false;
}

void readyThings(const Board& b)
{
    toEach(b, [&](Index i) {
        if (spotOf(b.state, i) != Spot::Mana)
            return ready(b, i, doer(b.state));
        if (!b.state.objects[i].is(Status::Exhausted))
            return false;
        b.state.objects[i].set(Status::Exhausted, false);
        return true;
    });
}

} // namespace

void resolve(const Board& b, const Frame& f)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    const Effect& effect = b.cards.effect(f.node);
    if (f.stage < asked && !isBranch(effect) && choosePhrases(b, f, effect))
        return;
    const Seat who = doer(s);
    std::visit(Overloaded {
                   [&](const Draw& e) { drawCards(b, e); },
                   [&](const Discard& e) { discard(b, e); },
                   [&](const Sacrifice& e) { sacrifice(b, e); },
                   [&](const altered::Move& e) { moveThings(b, e); },
                   [&](const Resupply& e) { resupplyAll(b, f, e); },
                   [&](const Sabotage& e) { sabotage(b, f, e); },
                   [&](const Exhaust&) { toEach(b, [&](Index i) { return exhaust(b, i, who); }); },
                   [&](const Ready&) { readyThings(b); },
                   [&](const Exchange&) { exchange(b); },
                   [&](const Reveal&) { look(b, who, true); },
                   [&](const LookAt&) { look(b, who, false); },
                   [&](const Shuffle& e) {
                       for (const Seat p : actorsOf(b, e.whose))
                           shuffleDeck(b, p);
                   },
                   [&](const Declare&) { declareThing(b); },
                   [&](const DeclareExpedition&) { declareExpedition(b); },
                   [&](const DeclarePlayer&) { declarePlayer(b, f); },
                   [&](const Gain& e) { gain(b, f, e); },
                   [&](const Remove& e) { removeFrom(b, f, e); },
                   [&](const Distribute& e) { distribute(b, e); },
                   [&](const MoveCounters& e) { moveCounters(b, e); },
                   [&](const ExchangeBoosts&) { exchangeBoosts(b); },
                   [&](const DoubleBoosts& e) { doubleBoosts(b, e); },
                   [&](const Augment&) { augmentAll(b, f); },
                   [&](const Create& e) { create(b, f, e); },
                   [&](const MoveExpedition& e) { moveExpedition(b, e); },
                   [&](const Ascend& e) {
                       Things list;
                       placesOf(b, e.expedition, list);
                       did(b, list, !list.empty());
                       for (const Index place : list)
                           ascend(b, place, who);
                   },
                   [&](const CantMove& e) { forbidMoving(b, f, e); },
                   [&](const SwitchExpeditions&) {
                       toEach(b, [&](Index i) {
                           switchExpedition(b, i, who);
                           return true;
                       });
                   },
                   [&](const Defect&) {
                       toEach(b, [&](Index i) {
                           defect(b, i, who);
                           return true;
                       });
                   },
                   [&](const TakeControl& e) {
                       const Seats actors = actorsOf(b, e.who);
                       toEach(b, [&](Index i) {
                           takeControl(b, i, actors.empty() ? who : actors.front());
                           return true;
                       });
                   },
                   [&](const Pay& e) { pay(b, e); },
                   [&](const Play& e) { playNow(b, f, e); },
                   [&](const Next& e) {
                       leaveBehind(b, f.node, nextDuration(e), {});
                       s.acting.back().did = 1;
                   },
                   [&](const ActivateAbilities& e) { activateThings(b, e); },
                   [&](const AfterYou&) { s.turnEnds = 1; }, // 7.3.2
                   [&](const Pass& e) {
                       for (const Seat p : actorsOf(b, e.who))
                           pass(b, p);
                   },
                   [&](const PlayAnotherTurn&) { s.anotherTurn = 1; },
                   [&](const BecomeFirst& e) {
                       for (const Seat p : actorsOf(b, e.who))
                           s.first = p;
                   },
                   [&](const WinGame& e) {
                       for (const Seat p : actorsOf(b, e.who))
                           endMatch(b, static_cast<std::uint8_t>(1u << p));
                   },
                   [&](const Roll& e) { rollDice(b, e); },
                   [&](const ChangeResult& e) {
                       Acting& acting = s.acting.back();
                       acting.number
                           = static_cast<std::int8_t>(acting.number + valueOf(b, e.by, viewOf(s)));
                   },
                   [&](const ReduceMyCost& e) {
                       s.reduction = static_cast<std::uint8_t>(
                           s.reduction + std::clamp(valueOf(b, e.by, viewOf(s)), 0, 99));
                   },
                   [&](const Complete&) { complete(b); },
                   [&](const Sequence& e) { sequence(b, f, e); },
                   [&](const May& e) { may(b, f, e); },
                   [&](const If& e) {
                       if (holds(b, e.condition, viewOf(s)) != isUnless(e.word))
                           child(s, e.effect);
                       else
                           child(s, e.otherwise);
                   },
                   [&](const Where& e) {
                       s.acting.back().x = static_cast<std::int8_t>(
                           std::clamp(valueOf(b, e.x, viewOf(s)), -100, 100));
                       child(s, e.effect);
                   },
                   [&](const Choose& e) { choose(b, f, e); },
                   [&](const altered::Table& e) { table(b, e); },
                   [&](const Repeat& e) { repeat(b, f, e); },
                   [&](const ForEach& e) { forEach(b, f, e); },
                   [&](const Delayed&) {
                       const Acting& acting = s.acting.back();
                       Ref about {};
                       if (!acting.it.empty())
                           about = thingRef(s, acting.it.front());
                       leaveBehind(b, f.node, Duration::Permanently, about);
                   },
               },
        effect.node);
}

void paragraphs(const Board& b, const Frame& f)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    const std::uint16_t number = s.acting.back().card;
    const Facts& facts = b.cards.facts(number);
    if (f.a >= facts.effects.size())
        return;
    Frame rest = f;
    ++rest.a;
    s.agenda.push_back(rest);
    s.acting.back().ability = facts.effects[f.a];
    if (const Ability& ability = b.cards.card(number).abilities[facts.effects[f.a]]; ability.effect)
        pushEffect(s, *ability.effect);
}

namespace {

bool isModePossible(const Board& b, const Mode& mode, const View& v)
{
    return mode.cost.empty() || isPayable(b, mode.cost, v);
}

} // namespace

void branchOptions(const Board& b, Options& out)
{
    const State& s = b.state;
    switch (s.asked.what) {
    case Ask::May:
        out.push_back(option(Verb::Yes));
        if (!mustReduce(b))
            out.push_back(option(Verb::No));
        return;
    case Ask::Number:
        for (int n = 0; n <= s.asked.max; ++n)
            out.push_back(numberOption(Verb::Number, n));
        return;
    case Ask::Mode: {
        const Effect& effect = b.cards.effect(s.asked.node);
        if (const auto* choose = std::get_if<Choose>(&effect.node)) {
            for (std::size_t k = 0; k < choose->modes.size(); ++k)
                if ((choose->repeat || !s.picks.contains(static_cast<Index>(k)))
                    && isModePossible(b, choose->modes[k], viewOf(s)))
                    out.push_back(numberOption(Verb::Mode, static_cast<int>(k) + 1));
        } else if (const auto* gains = std::get_if<Gain>(&effect.node)) {
            for (std::size_t k = 0; k < gains->grants.size(); ++k)
                out.push_back(numberOption(Verb::Mode, static_cast<int>(k) + 1));
        } else {
            out.push_back(numberOption(Verb::Mode, 1));
            out.push_back(numberOption(Verb::Mode, 2));
        }
        if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max && !out.empty())
            out.push_back(noneOf(Verb::Mode));
        return;
    }
    case Ask::Play: {
        const Effect& effect = b.cards.effect(s.asked.node);
        playChoices(b, std::get<Play>(effect.node), viewOf(s), out);
        return;
    }
    default:
        choiceOptions(b, out);
    }
}

} // namespace triptych::altered
