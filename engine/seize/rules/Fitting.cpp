#include "seize/rules/Fitting.h"

#include "seize/rules/AttackAbilities.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Places.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// A Weapon, a treasure other than a Relic.
bool isOfSort(const Table& t, const Goods& goods, Index i)
{
    const State& s = t.state;
    // What lies face down is of no sort, so it is another than a Weapon.
    if (goods.notCard != CardFilter::Kind::Card && !s.objects[i].is(Object::FaceDown)) {
        CardFilter unwanted;
        unwanted.kind = goods.notCard;
        if (matches(t, i, unwanted))
            return false;
    }
    if (goods.card == CardFilter::Kind::Event || goods.card == CardFilter::Kind::Treasure)
        return true; // what lies face down is one, too
    CardFilter wanted;
    wanted.kind = goods.card;
    wanted.orKind = goods.orCard;
    return !s.objects[i].is(Object::FaceDown) && matches(t, i, wanted);
}

} // namespace

bool treasureFits(const Table& t, const Goods& goods, Index i, const Viewpoint& v)
{
    const State& s = t.state;
    const Seat you = v.you;
    const Zone zone = zoneOf(s, i);
    const bool equipped = zone == Zone::Equipped;
    const bool event = zone == Zone::Events;
    if (event != (goods.card == CardFilter::Kind::Event) || goods.fallen != (zone == Zone::Discard))
        return false;
    if (goods.fallen) // "a treasure that was equipped to it"
        return goods.of && departed(t, *goods.of).contains(Index { s.objects[i].host })
            && isOfSort(t, goods, i);
    if (goods.of) { // "a treasure equipped to it"
        bool worn = false;
        for (const Index bearer : mercenaries(t, *goods.of))
            worn = worn || (equipped && s.objects[i].host == bearer);
        if (!worn)
            return false;
    }
    if (goods.host && (!equipped || !matches(t, s.objects[i].host, *goods.host, v)))
        return false;
    if ((!equipped && !event && zone != Zone::Warchest)
        || (goods.where == Goods::Where::Equipped && !equipped)
        || (goods.where == Goods::Where::Warchest && equipped))
        return false;
    if (goods.turned != Filter::Condition::None
        && s.objects[i].is(Object::Exhausted) != (goods.turned == Filter::Condition::Exhausted))
        return false;
    const Seat whose = equipped ? Seat { s.objects[i].controller } : zoneSeat(s, i);
    if ((goods.side == Side::Yours && whose != you)
        || (goods.side == Side::Theirs && whose != thatPlayerOf(s, v))
        || (goods.side == Side::Allied && !areAllied(s, whose, you))
        || (goods.side == Side::Enemy && areAllied(s, whose, you)))
        return false;
    if (goods.whose) {
        const auto those = playersMeant(t, *goods.whose, v);
        if (std::find(those.begin(), those.end(), whose) == those.end())
            return false;
    }
    if (goods.other && i == v.self)
        return false;
    if (goods.faceDown)
        return s.objects[i].is(Object::FaceDown);
    return isOfSort(t, goods, i);
}

bool itemFits(const Table& t, const StackItem& item, const Slot& slot, const Viewpoint& v)
{
    using Kind = StackItem::Kind;
    const bool ability = item.kind == Kind::Ability;
    const bool attackAbility = ability && t.cards.facts(item.card).ability == AbilityType::Attack;
    if (slot.how != How::Any // "target ranged attack": an attack of its own, no ability
        && (item.kind != Kind::Attack
            || static_cast<AttackStat>(item.how)
                != (slot.how == How::Melee ? AttackStat::Melee : AttackStat::Ranged)))
        return false;
    const bool ofItself = slot.what == Counter::What::Move || slot.what == Counter::What::Plunder;
    if (slot.against && ofItself) { // "move of an enemy mercenary"
        if (!onBattlefield(t.state, item.source)
            || !matches(t, item.source.object, *slot.against, v))
            return false;
    } else if (slot.against && ability && !attackAbility) { // "that targets an allied mercenary"
        const bool aims = std::any_of(item.targets.begin(), item.targets.end(), [&](const Ref& r) {
            return !isTile(r) && !isSeat(r) && onBattlefield(t.state, r)
                && matches(t, r.object, *slot.against, v);
        });
        if (!aims)
            return false;
    } else if (slot.against) { // whom it is made against: the first that it names
        const bool named = !item.targets.empty() && !isTile(item.targets.front())
            && onBattlefield(t.state, item.targets.front());
        if (!named || !matches(t, item.targets.front().object, *slot.against, v))
            return false;
    }
    if (!isOfSide(t.state, item.controller, slot.side, v))
        return false;
    if (slot.single && item.targets.size() != 1)
        return false;
    if (slot.by) { // "by an enemy mercenary"
        const bool used = ability || item.kind == Kind::Activation;
        const Ref& attacker = used ? item.user : item.source;
        if (!onBattlefield(t.state, attacker) || !matches(t, attacker.object, *slot.by, v))
            return false;
    }
    switch (slot.what) {
    case Counter::What::Ability:
        return ability;
    case Counter::What::Instant:
        return ability && t.cards.facts(item.card).ability == AbilityType::Instant;
    case Counter::What::AttackAbility:
        return attackAbility;
    case Counter::What::Attack:
        return item.kind == Kind::Attack || attackAbility;
    case Counter::What::Action:
        return item.kind == Kind::Attack || item.kind == Kind::Step || item.kind == Kind::Plunder;
    case Counter::What::Move:
        return item.kind == Kind::Step;
    case Counter::What::Plunder:
        return item.kind == Kind::Plunder;
    case Counter::What::Event:
        return ability && t.cards.facts(item.card).ability == AbilityType::Event;
    case Counter::What::Active:
        return item.kind == Kind::Activation;
    }
    return false;
}

bool mercenaryFits(const Table& t, const Filter& filter, Index i, const Viewpoint& v, TileSet tiles)
{
    // S-STATUS-STEALTH-1 Nobody can target it, friend or foe. RULING: but by a text that names the stealthed.
    const bool hidden = suffers(t, i, Status::Stealth) && !filter.hiddenToo
        && filter.condition != Filter::Condition::Stealthed;
    if (hidden || !matches(t, i, filter, v, tiles))
        return false;
    return !isKeptFromAim(t, i, v);
}

} // namespace triptych::seize
