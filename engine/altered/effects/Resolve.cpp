#include "altered/effects/Resolve.h"

#include "altered/effects/Branches.h"
#include "altered/effects/Choices.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Day.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Feats.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"
#include "altered/rules/Triggers.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace triptych::altered {

namespace {

/// Branches ask for nothing themselves; their steps are their own.
bool isBranch(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            return std::is_same_v<
                       Node, Sequence> || std::is_same_v<Node, May> || std::is_same_v<Node, If> || std::is_same_v<Node, Where> || std::is_same_v<Node, Choose> || std::is_same_v<Node, ResultTable> || std::is_same_v<Node, Repeat> || std::is_same_v<Node, ForEach> || std::is_same_v<Node, Delayed> || std::is_same_v<Node, Next> || std::is_same_v<Node, NextTime> || std::is_same_v<Node, OnlyTarget>;
        },
        effect.node);
}

/// Does something for each of the objects found, and notes whether it was done to any. Who exhausts "me" to
/// do something to "it" has not spoken of itself.
template <typename F>
void toEach(const Table& b, const Thing& phrase, F&& act)
{
    const Things list = b.state.phrases[0];
    noteDone(b, phrase, list, false);
    bool any = false;
    for (const Index i : list)
        if (i < maxObjects)
            any = act(i) || any;
    if (!b.state.acting.empty())
        b.state.acting.back().did = any;
}

void resupplyAll(const Table& b, EffectId effect, const Resupply& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    std::array<int, maxPlayers> times {};
    for (const Seat p : actors)
        times[p] = isOneRound(b, effect) ? 1 : std::min(countOfActor(b, e.who, e.times, p), 20);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    const Spoken before = s.acting[own].it;
    const Seat who = s.acting[own].controller;
    Things all;
    bool any = false;
    for (int n = 0; n < std::ranges::max(times); ++n)
        for (const Seat p : actors) {
            if (n >= times[p])
                continue;
            s.acting[own].it.clear();
            const bool done = resupply(b, p, e.exhausted, who);
            any = any || done;
            s.acting[own].part = s.acting[own].part || !done;
            for (const Index i : s.acting[own].it)
                all.push_back(i);
        }
    // "[Resupply] twice. If you put a Character in Reserve this way, ...": of all that were
    s.acting[own].it = before;
    if (!all.empty())
        s.acting[own].it.clear();
    for (const Index i : all)
        s.acting[own].it.push_back(i);
    s.acting[own].did = any;
}

void payNow(const Table& b, const Pay& e)
{
    State& s = b.state;
    const int mana = std::max(0, valueOf(b, e.mana, viewpointOf(s)));
    bool paid = true;
    for (const Seat p : actorsOf(b, e.who)) {
        if (readyMana(s, p) < mana)
            paid = false;
        else
            payMana(b, p, mana);
    }
    s.acting.back().did = paid;
}

void pay(const Table& b, EffectId effect, const Pay& e)
{
    State& s = b.state;
    if (!e.choosesX && !e.upTo) {
        payNow(b, e);
        return;
    }
    // 7.1.4.c "{X}", "up to {2}": as much as its payer says, of what there is.
    const Seat p = actorsOf(b, e.who).front();
    const int ready = readyMana(s, p);
    const int most = e.upTo ? std::clamp(valueOf(b, e.mana, viewpointOf(s)), 0, std::min(ready, 99))
                            : std::clamp(ready - e.mana.number, 0, 99);
    s.agenda.push(Picked<Pay> { effect, p });
    ask(b, { Ask::Number, p, 0, static_cast<std::uint8_t>(most), effect });
}

void complete(const Table& b, const Complete& e)
{
    toEach(b, e.what, [&](Index i) { return completeFeat(b, i, doerOf(b.state)); });
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

/// 2.2.14 "The next time it leaves ..." waits for that one, "... joins its Expedition" for what happens there.
void waitForNext(const Table& b, EffectId id, const NextTime& e)
{
    State& s = b.state;
    const Acting& acting = s.acting.back();
    const bool there = waitsThere(e.happening);
    Ref about {};
    if (there) {
        Things places;
        expeditionsOf(b, *e.happening.expedition, viewpointOf(s), places);
        if (!places.empty())
            about = { places.front(), 0xFF };
    } else if (waitsForIt(e.happening) && !acting.it.empty()) {
        about = thingRef(s, acting.it.front());
    }
    const bool named = about.object != noIndex;
    const bool waits = named || (!there && !waitsForIt(e.happening));
    if (waits)
        leaveBehind(b, id, e.duration, about);
    s.acting.back().did = waits;
}

/// "At the next Dusk, sacrifice them": each of those spoken of, for itself.
void leaveForLater(const Table& b, EffectId id, const Delayed& e)
{
    const Spoken it = b.state.acting.back().it;
    const std::size_t many = e.effect && isDoneToIt(*e.effect) ? it.size() : 1;
    Ref about {};
    for (std::size_t k = 0; k < std::max<std::size_t>(many, 1); ++k) {
        if (k < it.size())
            about = thingRef(b.state, it.begin()[k]);
        leaveBehind(b, id, Duration::Permanently, about);
    }
}

/// 5.1.2.f A card that can be paid for only with its reduction is not played without it.
bool mustReduce(const Table& b)
{
    const State& s = b.state;
    const auto waiting = s.agenda.nextOf<TargetPlay>();
    if (!waiting || s.acting.empty() || s.acting.back().source.object != waiting->play.card)
        return false;
    const auto [i, detail, p, price] = waiting->play;
    return costOf(b, i, p, detail, price) > readyMana(s, p);
}

void readyThings(const Table& b, const Ready& e)
{
    toEach(b, e.what, [&](Index i) {
        if (zoneOf(b.state, i) != Zone::Mana)
            return ready(b, i, doerOf(b.state));
        if (!b.state.objects[i].is(Status::Exhausted))
            return false;
        b.state.objects[i].set(Status::Exhausted, false);
        return true;
    });
}

/// "If you control two or more Robots, they ...": where nothing was named before, what has been counted. What
/// a Reaction is about is then "me", and not "they".
void speakOfCounted(const Table& b, EffectId id, const If& e)
{
    Acting& acting = b.state.acting.back();
    const Condition& c = e.condition;
    const bool settled = b.cards.speaksOfCounted(id);
    if (!settled
        && (!acting.it.empty() || e.unless || c.no || c.kind != Condition::Kind::Exist
            || !c.quantity || c.quantity->kind != Quantity::Kind::Things))
        return;
    const Viewpoint v = viewpointOf(b.state);
    Things list;
    collect(b, c.quantity->filter, v, list);
    const bool anybodys = c.who.kind == Who::Kind::EachPlayer || c.who.kind == Who::Kind::Anyone;
    for (std::size_t k = list.size(); c.ofWho && !anybodys && k-- > 0;) {
        const Index i = list[k];
        const Seat whose
            = inPlay(b.state, i) ? Seat { b.state.objects[i].controller } : zoneSeat(b.state, i);
        if (!isWho(b, c.who, whose, v))
            list.erase(k);
    }
    if (list.empty() && settled)
        speakOfNothing(b.state);
    else if (!list.empty())
        speakOf(b.state, list);
}

/// "If you control no Landmarks, create one. Otherwise, sacrifice one": of those that there are.
void speakOfThoseThere(const Table& b, const If& e)
{
    const Condition& c = e.condition;
    const bool none = c.no || (c.number.kind == Amount::Kind::Fixed && c.number.number == 0);
    if (!b.state.acting.back().it.empty() || e.unless || !none || c.kind != Condition::Kind::Exist
        || !c.quantity || c.quantity->kind != Quantity::Kind::Things || c.quantity->thing)
        return;
    const Viewpoint v = viewpointOf(b.state);
    Things list;
    collect(b, c.quantity->filter, v, list);
    const bool anybodys = c.who.kind == Who::Kind::EachPlayer || c.who.kind == Who::Kind::Anyone;
    for (std::size_t k = list.size(); c.ofWho && !anybodys && k-- > 0;) {
        const Index i = list[k];
        const Seat whose
            = inPlay(b.state, i) ? Seat { b.state.objects[i].controller } : zoneSeat(b.state, i);
        if (!isWho(b, c.who, whose, v))
            list.erase(k);
    }
    if (!list.empty())
        speakOf(b.state, list);
}

/// "If your Hero Expedition is behind, it moves forward": the Expedition that is asked about is the one named last.
void speakOfPlace(const Table& b, const Condition& c)
{
    for (const Condition& part : c.parts)
        speakOfPlace(b, part);
    Things there;
    const Viewpoint v = viewpointOf(b.state);
    if (c.kind == Condition::Kind::Position && c.expedition)
        expeditionsOf(b, *c.expedition, v, there);
    if (c.kind == Condition::Kind::Exist && c.quantity)
        for (const Trait& trait : c.quantity->filter.after)
            if (trait.kind == Trait::Kind::InExpedition)
                expeditionsOf(b, trait.expedition, v, there);
    if (there.size() == 1)
        b.state.acting.back().place = there.front();
}

/// 5.4.b "You may sacrifice two Characters. If you do, ...": whether there are fewer than are said.
bool isShort(const Table& b, const Effect& effect)
{
    const State& s = b.state;
    const auto isFewer = [&](const Amount& wanted) {
        return wanted.kind != Amount::Kind::All && wanted.kind != Amount::Kind::AnyNumber
            && static_cast<int>(s.phrases[0].size()) < valueOf(b, wanted, viewpointOf(s));
    };
    const auto isFewerThanSaid = [&](const auto& t) {
        if constexpr (requires { t.left; })
            return !t.upTo && !t.left && isFewer(t.count);
        else if constexpr (requires { t.upTo; })
            return !t.upTo && isFewer(t.count);
        else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, TopOfDeck>)
            return isFewer(t.count);
        else
            return false;
    };
    return std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (requires { e.who.startingWithYou; })
                if (e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent)
                    return false; // of several it is not asked
            if constexpr (requires { e.what.node; } && !std::is_same_v<Node, Play>)
                return std::visit(isFewerThanSaid, e.what.node);
            else
                return false;
        },
        effect.node);
}

/// `answered`: one of its phrases has just been chosen. `round`: how often it has been done before.
void perform(const Table& b, EffectId id, const PhraseChosen* answered, std::uint8_t round)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    noteBegun(s.acting.back());
    const Effect& effect = b.cards.effect(id);
    if (!isBranch(effect) && choosePhrases(b, effect, answered, round))
        return;
    if (const Where* where = b.cards.lateWhere(id)) {
        speakOf(s, s.phrases[0]);
        Viewpoint v = viewpointOf(s);
        if (!s.phrases[0].empty())
            v.than = s.phrases[0].front();
        s.acting.back().x
            = static_cast<std::int8_t>(std::clamp(valueOf(b, where->x, v), -100, 100));
    }
    if (const If* late = b.cards.lateIf(id)) {
        if (!s.phrases[0].empty()) // an Expedition that is targeted is spoken of already
            speakOf(s, s.phrases[0]);
        if (holds(b, late->condition, viewpointOf(s)) == late->unless) {
            s.acting.back().did = 0;
            child(s, late->otherwise); // "A if it's a Robot. Otherwise, B."
            return;
        }
    }
    if (!isBranch(effect))
        s.acting.back().part = isShort(b, effect);
    const Seat who = doerOf(s);
    std::visit(Overloaded {
                   [&](const Draw& e) { drawCards(b, e); },
                   [&](const Discard& e) { discard(b, id, e); },
                   [&](const Sacrifice& e) { sacrifice(b, id, e); },
                   [&](const altered::Move& e) { moveThings(b, id, e); },
                   [&](const Resupply& e) { resupplyAll(b, id, e); },
                   [&](const Sabotage& e) { sabotage(b, id, e); },
                   [&](const Exhaust& e) {
                       toEach(b, e.what, [&](Index i) { return exhaust(b, i, who); });
                   },
                   [&](const Ready& e) { readyThings(b, e); },
                   [&](const Exchange& e) { exchange(b, e); },
                   [&](const Reveal& e) { look(b, e.what, who, true); },
                   [&](const LookAt& e) { look(b, e.what, who, false); },
                   [&](const Shuffle& e) {
                       for (const Seat p : actorsOf(b, e.whose))
                           shuffleDeck(b, p);
                   },
                   [&](const Declare&) { declareThing(b); },
                   [&](const DeclareExpedition& e) { declareExpedition(b, id, e); },
                   [&](const DeclarePlayer&) { declarePlayer(b, id); },
                   [&](const RevealUntil& e) { revealUntil(b, e); },
                   [&](const ChooseNumber& e) { chooseNumber(b, id, e); },
                   [&](const Reroll&) { reroll(b); },
                   [&](const Gain& e) { gain(b, id, e); },
                   [&](const Remove& e) { removeFrom(b, id, e); },
                   [&](const Distribute& e) { distribute(b, e); },
                   [&](const MoveCounters& e) { moveCounters(b, id, e); },
                   [&](const ExchangeBoosts&) { exchangeBoosts(b); },
                   [&](const DoubleBoosts& e) { doubleBoosts(b, e); },
                   [&](const Augment&) { augmentAll(b, id); },
                   [&](const Create& e) { create(b, id, e); },
                   [&](const MoveExpedition& e) { moveExpedition(b, e); },
                   [&](const PutMarker& e) { putMarker(b, id, e); },
                   [&](const Ascend& e) {
                       Things list;
                       placesOf(b, e.expedition, list);
                       noteDone(b, list, !list.empty());
                       bool any = false;
                       for (const Index place : list)
                           if (e.lose)
                               any = descend(b, place) || any;
                           else
                               ascend(b, place, who);
                       if (e.lose)
                           s.acting.back().did = any;
                   },
                   [&](const CantMove& e) { forbidMoving(b, id, e); },
                   [&](const SwitchExpeditions& e) {
                       toEach(b, e.what, [&](Index i) {
                           if (cantGo(b, i, Zone::Expedition, who))
                               return false;
                           switchExpedition(b, i, who);
                           return true;
                       });
                   },
                   [&](const Defect& e) {
                       toEach(b, e.what, [&](Index i) {
                           if (cantGo(b, i, Zone::Expedition, who))
                               return false;
                           defect(b, i, who);
                           return true;
                       });
                   },
                   [&](const TakeControl& e) {
                       const Seats actors = actorsOf(b, e.who);
                       toEach(b, e.what, [&](Index i) {
                           takeControl(b, i, actors.empty() ? who : actors.front());
                           return true;
                       });
                   },
                   [&](const Pay& e) { pay(b, id, e); },
                   [&](const Play& e) { playNow(b, id, e, round); },
                   [&](const Next& e) {
                       leaveBehind(b, id, nextDuration(e), {});
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
                           endMatch(b, static_cast<std::uint8_t>(1u << p), Ending::Effect);
                   },
                   [&](const Roll& e) { rollDice(b, id, e); },
                   [&](const ChangeResult& e) {
                       Acting& acting = s.acting.back();
                       acting.number = static_cast<std::int8_t>(
                           acting.number + valueOf(b, e.by, viewpointOf(s)));
                   },
                   [&](const ReduceMyCost& e) {
                       s.reduction = static_cast<std::uint8_t>(
                           s.reduction + std::clamp(valueOf(b, e.by, viewpointOf(s)), 0, 99));
                   },
                   [&](const OnlyTarget&) { leaveBehind(b, id, Duration::ThisTurn, {}); },
                   [&](const Complete& e) { complete(b, e); },
                   [&](const StatedFor& e) { stateFor(b, id, e); },
                   [&](const Sequence&) { s.agenda.push(DoRest { id }); },
                   [&](const May& e) { may(b, id, e); },
                   [&](const If& e) {
                       if ((e.effect && b.cards.lateIf(e.effect->id))
                           || holds(b, e.condition, viewpointOf(s)) != e.unless) {
                           speakOfCounted(b, id, e);
                           speakOfPlace(b, e.condition);
                           child(s, e.effect);
                       } else if (e.otherwise) {
                           speakOfThoseThere(b, e);
                           child(s, e.otherwise);
                       } else { // "If C, you may A. If you don't, B": it was not done
                           s.acting.back().did = 0;
                           if (b.cards.wouldName(id))
                               speakOfNothing(s);
                       }
                   },
                   [&](const Where& e) {
                       if (choosePhrases(b, effect, answered, round))
                           return;
                       s.acting.back().x = static_cast<std::int8_t>(
                           std::clamp(valueOf(b, e.x, viewpointOf(s)), -100, 100));
                       child(s, e.effect);
                   },
                   [&](const Choose& e) { choose(b, id, e); },
                   [&](const ResultTable& e) { table(b, e); },
                   [&](const Repeat& e) { repeat(b, id, e); },
                   [&](const ForEach& e) { forEach(b, id, e); },
                   [&](const NextTime& e) { waitForNext(b, id, e); },
                   [&](const Delayed& e) { leaveForLater(b, id, e); },
               },
        effect.node);
}

} // namespace

void run(const Table& b, DoEffect step)
{
    perform(b, step.effect, nullptr, 0);
}

void run(const Table& b, PhraseChosen step)
{
    perform(b, step.effect, &step, step.round);
}

void run(const Table& b, DoAgain step)
{
    perform(b, step.effect, nullptr, step.round);
}

void run(const Table& b, Picked<Pay> step)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    const int picked = s.picks.empty() ? 0 : static_cast<int>(s.picks.front());
    s.picks.clear();
    const Pay& pay = nodeOf<Pay>(b, step.effect);
    if (pay.upTo) {
        payMana(b, step.player, picked);
        s.acting.back().did = picked > 0;
        s.acting.back().count = static_cast<std::uint8_t>(picked);
        return;
    }
    s.acting.back().x = static_cast<std::int8_t>(picked);
    payNow(b, pay);
}

void run(const Table& b, Paragraphs step)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    const std::uint16_t number = s.acting.back().card;
    const Facts& facts = b.cards.facts(number);
    if (step.next >= facts.effects.size())
        return;
    if (step.next
        == 0) { // 6.5.b of a Spell that has its effect twice nothing is known of the first time
        Acting& acting = s.acting.back();
        acting.it.clear();
        acting.none = 0;
        acting.rest.clear();
        acting.place = noIndex;
    }
    const std::uint8_t paragraph = facts.effects[step.next];
    s.agenda.push(Paragraphs { static_cast<std::uint8_t>(step.next + 1) });
    s.acting.back().ability = paragraph;
    if (const Ability& ability = b.cards.card(number).abilities[paragraph]; ability.effect)
        pushEffect(s, *ability.effect);
}

namespace {

bool isModePossible(const Table& b, const Mode& mode, const Viewpoint& v)
{
    // "To play me, you must A or B": what can't be done is no way to pay.
    if (b.state.agenda.nextOf<TargetPlay>() && mode.effect
        && !isPayable(b, std::span<const Effect>(&*mode.effect, 1), v))
        return false;
    return mode.cost.empty() || isPayable(b, mode.cost, v);
}

/// 6.1.g "Discard a card from your hand or sacrifice me": of what asks for something that must be there, whether it
/// is. What is done in several steps can be begun with any of them.
bool canBeDone(const Table& b, const Effect& effect, const Viewpoint& v)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(
            all->parts, [&](const Effect& part) { return canBeDone(b, part, v); });
    return std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Node,
                    Discard> || std::is_same_v<Node, Sacrifice> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready> || std::is_same_v<Node, Remove> || std::is_same_v<Node, Pay>)
                return isPossible(b, effect, v);
            else
                return true;
        },
        effect.node);
}

/// Of one or the other what is impossible is not chosen, where that is decided as it is carried out.
bool isImpossible(const Table& b, const Mode& mode, const Viewpoint& v)
{
    return b.state.asked.max == 1 && b.state.agenda.next<Picked<Choose>>() && mode.effect
        && !canBeDone(b, *mode.effect, v);
}

} // namespace

void mayOptions(const Table& b, Options& out)
{
    out.push_back(option(Verb::Yes));
    if (!mustReduce(b))
        out.push_back(option(Verb::No));
}

void numberOptions(const Table& b, Options& out)
{
    const State& s = b.state;
    if (std::holds_alternative<Roll>(b.cards.effect(s.asked.node).node)) { // one of the rolls
        for (int n = 1; n <= 6; ++n)
            if (s.phrases[0].contains(static_cast<Index>(n)))
                out.push_back(numberOption(Verb::Number, n));
        return;
    }
    for (int n = s.asked.min; n <= s.asked.max; ++n)
        out.push_back(numberOption(Verb::Number, n));
}

void modeOptions(const Table& b, Options& out)
{
    const State& s = b.state;
    const Effect& effect = b.cards.effect(s.asked.node);
    const auto upTo = [&](int n) {
        for (int k = 1; k <= n; ++k)
            out.push_back(numberOption(Verb::Mode, k));
    };
    if (const auto* choose = std::get_if<Choose>(&effect.node)) {
        for (std::size_t k = 0; k < choose->modes.size(); ++k)
            if ((choose->repeat || !s.picks.contains(static_cast<Index>(k)))
                && isModePossible(b, choose->modes[k], viewpointOf(s))
                && !isImpossible(b, choose->modes[k], viewpointOf(s)))
                out.push_back(numberOption(Verb::Mode, static_cast<int>(k) + 1));
    } else if (const auto* gains = std::get_if<Gain>(&effect.node)) {
        upTo(static_cast<int>(gains->grants.size()));
    } else if (const auto* marker = std::get_if<PutMarker>(&effect.node)) {
        upTo(std::popcount(unsigned { marker->terrains }));
    } else {
        upTo(2);
    }
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max && !out.empty())
        out.push_back(noneOf(Verb::Mode));
}

void cardToPlayOptions(const Table& b, Options& out)
{
    const Effect& effect = b.cards.effect(b.state.asked.node);
    playChoices(b, std::get<Play>(effect.node), viewpointOf(b.state), out);
}

} // namespace triptych::altered
