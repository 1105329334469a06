#include "altered/rules/Possible.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// "Put a Permanent and a Character from among them in Reserve": one of the two is enough.
bool isAnyOfThesePossible(const Table& t, const Sequence& all, const Viewpoint& v)
{
    const auto isOfThese = [](const Effect& effect) {
        const auto* moves = std::get_if<Move>(&effect.node);
        const auto* some = moves ? std::get_if<Some>(&moves->what.node) : nullptr;
        return some && std::ranges::any_of(some->filter.after, [](const Trait& trait) {
            return trait.kind == Trait::Kind::FromThese;
        });
    };
    return isOfThese(all.parts.front()) && std::ranges::any_of(all.parts, [&](const Effect& part) {
        return isOfThese(part) && isPossible(t, part, v);
    });
}

bool isGainedInVain(const Table& t, const Effect& effect, const Viewpoint& v)
{
    const auto* gain = std::get_if<Gain>(&effect.node);
    return gain && gain->grants.size() == 1 && std::holds_alternative<This>(gain->what.node)
        && isCurrent(t.state, v.me) && !isDoneTo(t, effect, v.me.object);
}

} // namespace

bool isPossible(const Table& t, const Effect& effect, const Viewpoint& v)
{
    const State& s = t.state;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front(), v)
            || isAnyOfThesePossible(t, *sequence, v);
    if (const auto* condition = std::get_if<If>(&effect.node);
        condition && condition->effect && t.cards.lateIf(condition->effect->id))
        return isPossible(t, *condition->effect, v);
    if (const auto* condition = std::get_if<If>(&effect.node))
        return holds(t, condition->condition, v)
            ? !condition->effect || isPossible(t, *condition->effect, v)
            : condition->otherwise && isPossible(t, *condition->otherwise, v);
    if (const auto* where = std::get_if<Where>(&effect.node)) {
        if (!where->effect)
            return true;
        Viewpoint with = v; // what is asked about beforehand is what would be done
        if (t.cards.lateWhere(where->effect->id) != where)
            with.x = valueOf(t, where->x, v);
        return isPossible(t, *where->effect, with);
    }
    if (const auto* marker = std::get_if<PutMarker>(&effect.node))
        if (marker->moves || marker->removes)
            return std::ranges::any_of(s.adventure.marked, [&](Terrains marked) {
                return marker->terrains == 0 ? marked != 0 : (marked & marker->terrains) != 0;
            });
    if (const auto* pays = std::get_if<Pay>(&effect.node)) {
        const Seat p = actorOf(t, &pays->who, v);
        if (pays->upTo)
            return readyMana(s, p) > 0;
        return readyMana(s, p) >= (pays->choosesX ? pays->mana.number : valueOf(t, pays->mana, v));
    }
    if (const auto* draws = std::get_if<Draw>(&effect.node)) {
        const Seats seats = seatsOf(t, draws->who, v);
        return std::ranges::any_of(seats,
            [&](Seat p) { return countIn(s, p, Zone::Deck) + countIn(s, p, Zone::Discard) > 0; });
    }
    // What is targeted is named first; whether it can be played is seen then.
    if (const auto* play = std::get_if<Play>(&effect.node);
        play && !std::holds_alternative<Target>(play->what.node)) {
        Options options;
        playChoices(t, *play, v, options);
        return !options.empty();
    }
    if (const auto* sabotages = std::get_if<Sabotage>(&effect.node)) {
        Things list;
        sabotageCandidates(t, *sabotages, actorOf(t, &sabotages->who, v), v, list);
        return !list.empty();
    }
    // "Exhaust me to make it move": only for what can be paid, and not to gain what it has already (2.4.1.d).
    if (const auto* may = std::get_if<May>(&effect.node); may && may->must && may->effect)
        return isPayable(t, std::span<const Effect>(&*may->effect, 1), v)
            && (!may->to || !isGainedInVain(t, *may->to, v));
    const Phrases phrases = phrasesOf(effect);
    const Seat actor = actorOf(t, phrases.who, v);
    for (const Thing* thing : phrases.things) {
        if (!thing)
            continue;
        if (std::holds_alternative<This>(thing->node)) {
            if (!isCurrent(s, v.me) || !isDoable(t, effect, *thing, v.me.object, actor))
                return false;
            continue;
        }
        if (std::holds_alternative<It>(thing->node)) {
            if (v.acting && std::ranges::none_of(v.acting->it, [&](Index i) {
                    return i >= maxObjects
                        || (zoneOf(s, i) != Zone::Gone && isDoable(t, effect, *thing, i, actor));
                }))
                return false;
            continue;
        }
        if (!mustChoose(effect, *thing))
            continue;
        Things list;
        candidatesFor(t, effect, *thing, actor, v, list);
        if (list.empty())
            return false;
        if (isTargeting(effect, *thing) && v.acting) {
            const int mana = readyMana(s, v.you);
            if (std::ranges::all_of(list, [&](Index i) { return toughCost(t, i) > mana; }))
                return false;
        }
    }
    return true;
}

namespace {

bool isInDeck(const Table& t, const Who& whose, int wanted, const Viewpoint& v)
{
    const auto isIn = [&](Seat p) {
        return static_cast<int>(
                   countIn(t.state, p, Zone::Deck) + countIn(t.state, p, Zone::Discard))
            >= wanted;
    };
    return whose.kind == Who::Kind::You && v.doer != noSeat
        ? isIn(v.doer)
        : std::ranges::all_of(seatsOf(t, whose, v), isIn);
}

/// 1.4.1.b, 6.4 What can't be done is no way to pay: cards of a deck, a status, an Expedition that moves.
bool isDone(const Table& t, const Effect& cost, const Viewpoint& v)
{
    if (const auto* resupplies = std::get_if<Resupply>(&cost.node))
        return !cantDo(t, actorOf(t, &resupplies->who, v), Happening::Event::Resupplies)
            && isInDeck(t, resupplies->who, std::max(1, valueOf(t, resupplies->times, v)), v);
    if (const auto* creates = std::get_if<Create>(&cost.node);
        creates && cantDo(t, actorOf(t, &creates->who, v), Happening::Event::Creates))
        return false;
    const auto* discards = std::get_if<Discard>(&cost.node);
    const auto* moves = std::get_if<altered::Move>(&cost.node);
    const Thing* what = discards ? &discards->what : moves ? &moves->what : nullptr;
    if (const auto* top = what ? std::get_if<TopOfDeck>(&what->node) : nullptr)
        return isInDeck(t, top->whose, valueOf(t, top->count, v), v);
    if (const auto* goes = std::get_if<MoveExpedition>(&cost.node);
        goes && goes->expedition.kind != Expedition::Kind::Target) {
        Things list;
        expeditionsOf(t, goes->expedition, v, list);
        return std::ranges::any_of(list, [&](Index e) {
            return canMove(t, seatOfExpedition(e), kindOfExpedition(e), !goes->backward);
        });
    }
    if (const auto* ascends = std::get_if<Ascend>(&cost.node);
        ascends && ascends->expedition.kind != Expedition::Kind::Target) {
        Things list;
        expeditionsOf(t, ascends->expedition, v, list);
        return std::ranges::any_of(list, [&](Index e) {
            const auto kind = static_cast<std::size_t>(kindOfExpedition(e));
            const bool is = t.state.players[seatOfExpedition(e)].markers[kind].ascended != 0;
            return is == ascends->lose;
        });
    }
    const auto* gain = std::get_if<Gain>(&cost.node);
    return !gain || !std::holds_alternative<This>(gain->what.node)
        || isDoneTo(t, cost, v.me.object);
}

/// How many things or counters a cost asks for must all be there (6.4).
bool isThere(const Table& t, const Effect& cost, const Viewpoint& v)
{
    const Phrases phrases = phrasesOf(cost);
    const Seat actor = actorOf(t, phrases.who, v);
    if (const auto* remove = std::get_if<Remove>(&cost.node)) {
        const bool any = remove->count.kind == Amount::Kind::All
            || remove->count.kind == Amount::Kind::AnyNumber || remove->choosesX;
        if (remove->among) {
            Things list;
            candidatesFor(t, cost, remove->from, actor, v, list);
            int there = 0;
            for (const Index i : list)
                there += countersOn(t, i, remove->counter);
            return there >= (any ? 0 : valueOf(t, remove->count, v));
        }
        if (std::holds_alternative<This>(remove->from.node))
            return isCurrent(t.state, v.me)
                && countersOn(t, v.me.object, remove->counter)
                >= (any ? 1 : valueOf(t, remove->count, v));
    }
    for (const Thing* thing : phrases.things) {
        if (!thing || !mustChoose(cost, *thing))
            continue;
        Things list;
        candidatesFor(t, cost, *thing, actor, v, list);
        for (std::size_t k = list.size(); k-- > 0;)
            if (!isDoneTo(t, cost, list[k]))
                list.erase(k);
        const auto* some = std::get_if<Some>(&thing->node);
        if (!some && list.empty())
            return false;
        if (!some || some->upTo)
            continue;
        const bool any
            = some->count.kind == Amount::Kind::All || some->count.kind == Amount::Kind::AnyNumber;
        const int wanted = any ? 0 : valueOf(t, some->count, v);
        if (static_cast<int>(list.size()) < wanted)
            return false;
    }
    return true;
}

} // namespace

bool isMandatory(const Effect& declared)
{
    const auto* sequence = std::get_if<Sequence>(&declared.node);
    const Effect& first = sequence && !sequence->parts.empty() ? sequence->parts.front() : declared;
    return !std::holds_alternative<May>(first.node);
}

bool isPayable(const Table& t, std::span<const Effect> costs, const Viewpoint& v, int mana)
{
    int sum = mana;
    const auto check = [&](const auto& self, const Effect& cost) -> bool {
        if (const auto* sequence = std::get_if<Sequence>(&cost.node))
            return std::ranges::all_of(
                sequence->parts, [&](const Effect& part) { return self(self, part); });
        if (const auto* either = std::get_if<Choose>(&cost.node))
            return std::ranges::any_of(either->modes, [&](const Mode& mode) {
                const int before = sum;
                const bool can = mode.effect && self(self, *mode.effect);
                if (!can)
                    sum = before;
                return can;
            });
        if (const auto* pays = std::get_if<Pay>(&cost.node)) {
            sum += pays->choosesX ? pays->mana.number : valueOf(t, pays->mana, v);
            return true;
        }
        return isPossible(t, cost, v) && isDone(t, cost, v) && isThere(t, cost, v);
    };
    if (!std::ranges::all_of(costs, [&](const Effect& cost) { return check(check, cost); }))
        return false;
    return sum == 0 || readyMana(t.state, v.doer != noSeat ? v.doer : v.you) >= sum;
}

} // namespace triptych::altered
