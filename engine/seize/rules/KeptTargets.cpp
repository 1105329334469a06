#include "seize/rules/KeptTargets.h"

#include "seize/rules/AttackAbilities.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Targeting.h"

namespace triptych::seize {
namespace {

bool isLegal(const Table& t, const Ability& ability, const Slot& slot, Ref r, const Viewpoint& v)
{
    const State& s = t.state;
    switch (slot.kind) {
    case Slot::Kind::Attacked: {
        if (v.anchor == noIndex || !onBattlefield(s, v.anchor))
            return false;
        if (isTile(r))
            return (reachOf(t, *ability.reach, v.anchor) & bitOf(tileOf(r))) != 0;
        return onBattlefield(s, r)
            && (aimable(t, *ability.reach, v, Made::Before) & bitOf(mercenary(s, r.object).tile));
    }
    case Slot::Kind::Mercenary: {
        if (!onBattlefield(s, r))
            return false;
        // S-STACK-6 What it reaches from may be gone; where it stands to others is asked again.
        const bool ofOthers = slot.filter.range.anchor == Range::Anchor::Described
            || slot.filter.range.anchor == Range::Anchor::It;
        const bool gone = v.anchor == noIndex && v.place == noTile && !ofOthers;
        return mercenaryFits(t, slot.filter, r.object, v,
            gone ? tilesInAnyRange(t, slot.filter, v) : tilesOf(t, slot.filter, v));
    }
    case Slot::Kind::Tile:
        return isTile(r)
            && (slot.filter.condition != Filter::Condition::Empty
                || (emptyTiles(s) & bitOf(tileOf(r))));
    case Slot::Kind::Player:
    case Slot::Kind::Opponent:
        return isSeat(r) && s.players[seatOf(r)].alive;
    case Slot::Kind::Treasure:
        return isCurrent(s, r) && treasureFits(t, slot.goods, r.object, v);
    case Slot::Kind::Item:
        return isItem(r) && itemOf(t.state, r.object) != nullptr;
    }
    return false;
}

} // namespace

InlineVector<Ref, maxTargets> targetsOf(const Table& t, const StackItem& item, std::uint8_t number)
{
    InlineVector<Ref, maxTargets> found;
    if (item.kind == StackItem::Kind::Attack || item.ability == delayedMark)
        return found;
    const AbilityFacts& facts = t.cards.abilityFacts(item.card, item.ability);
    if (number >= item.slots || number >= facts.slots.size())
        return found;
    const Ability& ability = t.cards.ability(item.card, item.ability);
    const Viewpoint v = viewpointOf(t, item);
    const std::size_t begin = number == 0 ? 0 : item.slotEnd[number - 1u];
    for (std::size_t k = begin; k < item.slotEnd[number]; ++k)
        if (isLegal(t, ability, facts.slots[number], item.targets[k], v))
            found.push_back(item.targets[k]);
    return found;
}

bool keepsTargets(const Table& t, const StackItem& item)
{
    const bool plays = item.kind == StackItem::Kind::Ability
        || item.kind == StackItem::Kind::Activation || item.kind == StackItem::Kind::Trigger;
    if (!plays || item.ability == delayedMark
        || (item.kind == StackItem::Kind::Ability
            && t.cards.facts(item.card).ability == AbilityType::Event))
        return true;
    const AbilityFacts& facts = t.cards.abilityFacts(item.card, item.ability);
    const Ability& ability = t.cards.ability(item.card, item.ability);
    // S-STACK-5 An attack needs its attacker, and its target where it was.
    if (ability.reach && !onBattlefield(t.state, item.user))
        return false;
    std::size_t declared = 0;
    std::size_t left = 0;
    for (std::uint8_t number = 0; number < item.slots; ++number) {
        const auto legal = targetsOf(t, item, number);
        const std::size_t begin = number == 0 ? 0 : item.slotEnd[number - 1u];
        declared += item.slotEnd[number] - begin;
        left += legal.size();
        if (facts.slots[number].kind == Slot::Kind::Attacked && legal.empty())
            return false;
    }
    return declared == 0 || left > 0;
}

} // namespace triptych::seize
