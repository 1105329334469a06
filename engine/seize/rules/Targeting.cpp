#include "seize/rules/Targeting.h"

#include "seize/rules/AttackAbilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/History.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Places.h"
#include "seize/rules/Tolls.h"

#include <bit>
#include <optional>

namespace triptych::seize {

Viewpoint viewpointOf(const Table& t, const StackItem& item)
{
    const State& s = t.state;
    Viewpoint v;
    const Index source = item.source.object;
    const bool here = isCurrent(s, item.source);
    if (here && isInPlay(zoneOf(s, source)))
        v = viewpointOf(t, source);
    v.you = item.controller;
    v.self = source;
    v.cls = t.cards.facts(item.card).cls;
    v.subject = item.subject;
    v.item = &item;
    // S-ABIL-ATTACK the user is the attacker; of an Instant the text measures from any of the class
    // (Range::Anchor::Source), so its user is no anchor.
    if (item.kind == StackItem::Kind::Ability
        && t.cards.facts(item.card).ability == AbilityType::Attack) {
        if (onBattlefield(s, item.user))
            v.anchor = item.user.object;
        else // it has fallen by its own attack, which reaches from where it stood
            v.place = lastTileOf(s, item.user.object);
    }
    if (item.kind == StackItem::Kind::Activation) {
        v.place = item.tile;
        if (v.anchor == noIndex && item.source != item.user && onBattlefield(s, item.user))
            v.anchor = item.user.object;
    }
    if (item.kind == StackItem::Kind::Trigger && v.anchor == noIndex
        && item.ability != delayedMark) {
        const auto& trigger = t.cards.ability(item.card, item.ability).trigger;
        if (trigger
            && (trigger->event == Trigger::Event::IsUnequipped
                || trigger->event == Trigger::Event::IsRuined)
            && onBattlefield(s, item.subject))
            v.anchor = item.subject.object; // who carried it
    }
    if (item.kind == StackItem::Kind::Trigger) {
        v.told = true;
        v.attacker = item.user;
        v.attacked = item.object;
        v.place = item.tile;
    } else if (answersSomething(t, item)) {
        const Trigger& trigger = *t.cards.ability(item.card, wholeCard).trigger;
        v.attacker = attackerOf(trigger, item.subject, item.object);
        v.attacked = attackedOf(trigger, item.subject, item.object);
    } else if (item.subject != Ref {}) {
        v.attacker = item.subject; // of the attack that this has countered, or answers
        v.attacked = item.object;
    } else if (!item.targets.empty()) {
        v.attacked = item.targets.front();
    }
    return v;
}

namespace {

/// Calls visit(Ref) for everything the slot may target now, until it returns false.
template <typename F>
void eachTarget(
    const Table& t, const Ability& ability, const Slot& slot, const Viewpoint& v, F&& visit)
{
    const State& s = t.state;
    bool goesOn = true;
    switch (slot.kind) {
    case Slot::Kind::Attacked: {
        if (v.anchor == noIndex || !onBattlefield(s, v.anchor))
            return;
        const bool tile = ability.reach->area == Reach::Area::Tile;
        eachTile(tile ? reachOf(t, *ability.reach, v.anchor)
                      : choosable(t, v.anchor, aimable(t, *ability.reach, v)),
            [&](Tile at) {
                const Ref r = tile ? tileRef(at) : refOf(s, s.board[at]);
                goesOn = goesOn && (!canPayToll(t, v, r) || visit(r));
            });
        return;
    }
    case Slot::Kind::Mercenary: {
        const TileSet tiles = tilesOf(t, slot.filter, v);
        if (tiles == 0)
            return;
        for (Seat p = 0; p < s.seats; ++p)
            for (const Index i : cardsIn(s, p, Zone::Battlefield))
                if (mercenaryFits(t, slot.filter, i, v, tiles) && canPayToll(t, v, refOf(s, i))
                    && !visit(refOf(s, i)))
                    return;
        return;
    }
    case Slot::Kind::Tile:
        eachTile(tilesOf(t, slot.filter, v) & ~s.pillars,
            [&](Tile at) { goesOn = goesOn && visit(tileRef(at)); });
        return;
    case Slot::Kind::Player:
    case Slot::Kind::Opponent:
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && (slot.kind == Slot::Kind::Player || !areAllied(s, p, v.you))
                && !visit(seatRef(p)))
                return;
        return;
    case Slot::Kind::Treasure:
        for (Seat p = 0; p < s.seats; ++p)
            for (const Zone zone : goodsZones)
                for (const Index i : cardsIn(s, p, zone))
                    if (treasureFits(t, slot.goods, i, v) && !visit(refOf(s, i)))
                        return;
        return;
    case Slot::Kind::Item:
        for (const StackItem& item : s.stack)
            if (!item.building && itemFits(t, item, slot, v) && !visit(itemRef(item.serial)))
                return;
        return;
    }
}

/// Which earlier target a target is measured from: "another target mercenary adjacent to it".
std::optional<std::uint8_t> measuredFrom(const Slot& slot)
{
    const Range& range = slot.filter.range;
    const bool near = (slot.kind == Slot::Kind::Mercenary || slot.kind == Slot::Kind::Tile)
        && range.kind != Range::Kind::Anywhere;
    if (near && range.anchor == Range::Anchor::It && range.referent.kind == Referent::Kind::Target)
        return range.referent.slot;
    if (near && range.anchor == Range::Anchor::Attacked)
        return std::uint8_t { 0 };
    return std::nullopt;
}

bool enough(const Table& t, const Ability& ability, const Slot& slot, const Viewpoint& v);

/// Whether what is measured from `first` is to be had if that is `r`.
bool leavesEnough(const Table& t, const Ability& ability, const AbilityFacts& facts,
    std::uint8_t first, Ref r, const Viewpoint& v)
{
    for (const Slot& slot : facts.slots) {
        if (slot.upTo || measuredFrom(slot) != first
            || (slot.mode != Slot::anyMode && facts.slots[first].mode != slot.mode))
            continue;
        StackItem probe;
        if (v.item)
            probe = *v.item;
        probe.targets.clear();
        probe.targets.push_back(r);
        probe.slots = static_cast<std::uint8_t>(first + 1);
        for (std::uint8_t k = 0; k <= first; ++k)
            probe.slotEnd[k] = k == first ? 1 : 0;
        Viewpoint near = v;
        near.item = &probe;
        if (first == 0)
            near.attacked = r;
        int found = 0;
        eachTarget(t, ability, slot, near, [&](Ref other) {
            found += other != r;
            return found < slot.count;
        });
        if (found < slot.count)
            return false;
    }
    return true;
}

bool enough(const Table& t, const Ability& ability, const Slot& slot, const Viewpoint& v)
{
    if (slot.upTo)
        return true;
    int found = 0;
    if (slot.kind != Slot::Kind::Mercenary) {
        eachTarget(t, ability, slot, v, [&](Ref) { return ++found < slot.count; });
        return found >= slot.count;
    }
    // In whatever order: where they stand is known.
    TileSet tiles = tilesOf(t, slot.filter, v);
    int left = std::popcount(tiles);
    for (; found < slot.count && found + left >= slot.count; --left, tiles &= tiles - 1) {
        const Index i = t.state.board[static_cast<std::size_t>(std::countr_zero(tiles))];
        found += mercenaryFits(t, slot.filter, i, v, tiles)
            && (i == noIndex || canPayToll(t, v, refOf(t.state, i)));
    }
    return found >= slot.count;
}

/// Whether there is a first target that has somebody near it.
bool findsNear(const Table& t, const Ability& ability, const AbilityFacts& facts, const Slot& slot,
    const Viewpoint& v)
{
    const std::uint8_t first = *measuredFrom(slot);
    if (slot.upTo)
        return true;
    bool any = false;
    eachTarget(t, ability, facts.slots[first], v, [&](Ref r) {
        any = leavesEnough(t, ability, facts, first, r, v);
        return !any;
    });
    return any;
}

/// It has to be filled, wherever the others stand.
bool isFixed(const Slot& slot, std::uint8_t mode)
{
    return slot.isOfMode(mode) && !slot.upTo && !measuredFrom(slot);
}

/// S-ABIL-1 "Another target ally": whether each such place finds one that the places before it can do without.
bool findsAnother(const Table& t, const Ability& ability, const AbilityFacts& facts,
    std::uint8_t mode, const Viewpoint& v)
{
    const auto canSpare = [&](const Slot& before, Ref r) {
        int found = 0;
        eachTarget(t, ability, before, v, [&](Ref other) {
            found += other != r;
            return found < before.count;
        });
        return found >= before.count;
    };
    const auto begin = facts.slots.begin();
    for (auto slot = begin; slot != facts.slots.end(); ++slot) {
        if (!isFixed(*slot, mode) || !slot->filter.other)
            continue;
        bool found = false;
        eachTarget(t, ability, *slot, v, [&](Ref r) {
            found = std::all_of(begin, slot,
                [&](const Slot& before) { return !isFixed(before, mode) || canSpare(before, r); });
            return !found;
        });
        if (!found)
            return false;
    }
    return true;
}

/// Whether each such place behind this one still finds one, when `r` is aimed at here.
bool leavesAnother(const Table& t, const Ability& ability, const AbilityFacts& facts,
    std::size_t number, const StackItem& item, Ref r, const Viewpoint& v)
{
    const auto begin = facts.slots.begin() + static_cast<std::ptrdiff_t>(number) + 1;
    return std::all_of(begin, facts.slots.end(), [&](const Slot& behind) {
        bool found = !isFixed(behind, facts.slots[number].mode) || !behind.filter.other;
        if (!found)
            eachTarget(t, ability, behind, v, [&](Ref other) {
                found = other != r && !item.targets.contains(other);
                return !found;
            });
        return found;
    });
}

} // namespace

bool hasTargetsInMode(const Table& t, const Ability& ability, const AbilityFacts& facts,
    std::uint8_t mode, const Viewpoint& v)
{
    if (ability.reach && needsEnemyBeside(*ability.reach)
        && (v.anchor == noIndex || enemiesBeside(t, v.you, mercenary(t.state, v.anchor).tile) == 0))
        return false;
    for (const Slot& slot : facts.slots)
        if (slot.isOfMode(mode)
            && !(measuredFrom(slot) ? findsNear(t, ability, facts, slot, v)
                                    : enough(t, ability, slot, v)))
            return false;
    return findsAnother(t, ability, facts, mode, v);
}

bool hasTargets(
    const Table& t, const Ability& ability, const AbilityFacts& facts, const Viewpoint& v)
{
    if (facts.modes == 0)
        return hasTargetsInMode(t, ability, facts, Slot::anyMode, v);
    for (std::uint8_t mode = 0; mode < facts.modes; ++mode)
        if (hasTargetsInMode(t, ability, facts, mode, v))
            return true;
    return false;
}

namespace {

Option optionOf(Ref r)
{
    if (isSeat(r))
        return seatOption(Verb::Target, seatOf(r));
    if (isTile(r))
        return tileOption(Verb::Target, tileOf(r));
    if (isItem(r))
        return itemOption(Verb::Target, r.object);
    return option(Verb::Target, r.object);
}

bool isTaken(const StackItem& item, std::size_t from, Ref r, const Slot& slot)
{
    // Within one phrase each target is another one; "another" also means none chosen before.
    for (std::size_t k = slot.filter.other ? 0 : from; k < item.targets.size(); ++k)
        if (item.targets[k] == r)
            return true;
    return false;
}

/// Whether it may be chosen now: nobody yet, and with room for what is measured from it.
bool mayTake(const Table& t, const Ability& ability, const Slot& slot, const Viewpoint& v,
    const StackItem& item, std::size_t from, Ref r)
{
    if (isTaken(item, from, r, slot))
        return false;
    const AbilityFacts& facts = t.cards.abilityFacts(item.card, item.ability);
    const auto number = static_cast<std::uint8_t>(&slot - facts.slots.data());
    return leavesEnough(t, ability, facts, number, r, v)
        && leavesAnother(t, ability, facts, number, item, r, v);
}

} // namespace

void targetOptions(const Table& t, const Ability& ability, const Slot& slot, const Viewpoint& v,
    const StackItem& item, std::size_t from, Options& out)
{
    eachTarget(t, ability, slot, v, [&](Ref r) {
        if (mayTake(t, ability, slot, v, item, from, r))
            out.push_back(optionOf(r));
        return true;
    });
}

bool hasAnotherTarget(const Table& t, const Ability& ability, const Slot& slot, const Viewpoint& v,
    const StackItem& item, std::size_t from)
{
    bool found = false;
    eachTarget(t, ability, slot, v, [&](Ref r) {
        found = mayTake(t, ability, slot, v, item, from, r);
        return !found;
    });
    return found;
}

Ref refOf(const Table& t, const Option& o)
{
    if (o.object != noObject)
        return refOf(t.state, indexOf(o));
    const auto number = static_cast<std::uint8_t>(o.number);
    switch (numberIn(o)) {
    case NumberIs::Seat:
        return seatRef(number);
    case NumberIs::Tile:
        return tileRef(number);
    case NumberIs::Plain:
    case NumberIs::Waiting:
    case NumberIs::Item:
    case NumberIs::None:
        break;
    }
    return itemRef(number);
}

} // namespace triptych::seize
