#include "seize/rules/Matching.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/Counting.h"
#include "seize/rules/History.h"
#include "seize/rules/Places.h"
#include "seize/rules/Spoken.h"
#include "seize/rules/Statuses.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// S-MEND, S-CLEANSE: under a status of that kind, however it came.
bool suffersKind(const Table& t, Index i, bool physical)
{
    const Mercenary& m = mercenary(t.state, i);
    if (physical)
        return m.exhaust > 0 || m.bleed > 0 || m.poison > 0 || isBlinded(t, i);
    return m.frost > 0 || m.burn > 0 || suffers(t, i, Status::Silence)
        || suffers(t, i, Status::Stealth) || (t.state.fog & bitOf(m.tile)) != 0;
}

bool isInCondition(const Table& t, Index i, Filter::Condition condition)
{
    using Is = Filter::Condition;
    const Mercenary& m = mercenary(t.state, i);
    switch (condition) {
    case Is::None:
        return true;
    case Is::Ready:
        return m.exhaust == 0;
    case Is::Damaged:
        return m.damage > 0;
    case Is::Undamaged:
        return m.damage == 0;
    case Is::Equipped:
    case Is::Unequipped: {
        bool carries = false;
        for (const Index treasure : cardsIn(t.state, t.state.objects[i].controller, Zone::Equipped))
            carries = carries || t.state.objects[treasure].host == i;
        return carries == (condition == Is::Equipped);
    }
    case Is::Exhausted:
        return m.exhaust > 0;
    case Is::Bleeding:
        return m.bleed > 0;
    case Is::Poisoned:
        return m.poison > 0;
    case Is::Frozen:
        return m.frost > 0;
    case Is::Burning:
        return m.burn > 0;
    case Is::Blinded:
        return isBlinded(t, i);
    case Is::Silenced:
        return suffers(t, i, Status::Silence);
    case Is::Stealthed:
        return suffers(t, i, Status::Stealth);
    case Is::Empty:
        return false;
    case Is::Fogged:
        return (t.state.fog & bitOf(m.tile)) != 0;
    case Is::BelowHalf:
        return 2 * healthOf(t, i) < maxHealthOf(t, i);
    case Is::HalfOrLess:
        return 2 * healthOf(t, i) <= maxHealthOf(t, i);
    case Is::HasAttacked:
        return attackedThisTurn(m); // however: a plunder spends the attack and is none
    case Is::HasMoved:
        return m.walked > 0;
    case Is::WasHurt:
        return m.is(Mercenary::Hurt);
    case Is::HasRanged:
        return t.facts(i).shot != Shot::None;
    case Is::HasPlundered:
        return m.is(Mercenary::HasPlundered);
    case Is::NotAttacked:
        return !attackedThisTurn(m);
    case Is::NotMoved:
        return m.walked == 0;
    case Is::Ailing:
        return suffersKind(t, i, true) || suffersKind(t, i, false);
    case Is::AilingPhysically:
        return suffersKind(t, i, true);
    case Is::AilingMagically:
        return suffersKind(t, i, false);
    case Is::HasArmor:
        return armorOf(t, i) > 0;
    case Is::HasMagicArmor:
        return magicArmorOf(t, i) > 0;
    case Is::HasDefense:
        return defenseOf(t, i) > 0;
    case Is::AboveHalf:
        return 2 * healthOf(t, i) > maxHealthOf(t, i);
    }
    return false;
}

bool keeps(int value, const Bound& bound)
{
    if (bound.exactly)
        return value == bound.number;
    return bound.atLeast ? value >= bound.number : value <= bound.number;
}

/// "Mage or Priest", "non-Mage"
bool isOfClasses(const Table& t, Index i, const Filter& filter)
{
    if (filter.classNumber == 0)
        return true;
    const bool is = isOfClass(t, i, filter.classNumber)
        || (filter.orNumber != 0 && isOfClass(t, i, filter.orNumber));
    return is != filter.notClass;
}

/// "a Weapon", "a Weapon or a Relic"
bool carries(const Table& t, Index i, const Filter& filter)
{
    CardFilter wanted;
    wanted.kind = static_cast<CardFilter::Kind>(filter.carried);
    wanted.orKind = static_cast<CardFilter::Kind>(filter.orCarried);
    for (const Index treasure : cardsIn(t.state, t.state.objects[i].controller, Zone::Equipped))
        if (t.state.objects[treasure].host == i && matches(t, treasure, wanted))
            return true;
    return false;
}

/// How much of it a mercenary has.
int figureOf(const Table& t, Index i, const Measured& of)
{
    if (of.treasures) {
        int worn = 0;
        for (const Index treasure : cardsIn(t.state, t.state.objects[i].controller, Zone::Equipped))
            worn += t.state.objects[treasure].host == i;
        return worn;
    }
    return of.anyCounters ? countersOn(mercenary(t.state, i))
        : of.counters     ? countOf(mercenary(t.state, i), *of.counters)
                          : figureOf(t, i, of.stat);
}

/// Whom "another" leaves out: the source, or who was named before.
bool isTheOne(const Table& t, Index i, const Referent& otherThan, const Viewpoint& v)
{
    if (otherThan.kind == Referent::Kind::Open)
        return i == v.anchor || i == v.self;
    const auto named = spoken(t, otherThan, v);
    const State& s = t.state;
    return std::any_of(named.begin(), named.end(), [&](const Ref& r) {
        if (isTile(r) || isSeat(r) || isItem(r))
            return false;
        const bool carried = isCurrent(s, r) && zoneOf(s, r.object) == Zone::Equipped
            && s.objects[r.object].host == i; // "target equipped treasure to another target ally"
        return carried || r == refOf(s, i);
    });
}

/// "Of the same class as this", or as the bearer: as is printed there.
bool isOfItsClass(const Table& t, Index i, Filter::Kin kin, const Viewpoint& v)
{
    const Index whose = kin == Filter::Kin::Bearer ? v.anchor : v.self;
    return whose != noIndex && t.facts(whose).cls != 0 && isOfClass(t, i, t.facts(whose).cls);
}

bool matchesAnywhere(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    if (!isOfSide(t.state, t.state.objects[i].controller, filter.side, v)
        || (filter.other && isTheOne(t, i, filter.otherThan, v)) || (filter.self && i != v.anchor)
        || (filter.namesake && (v.self == noIndex || t.facts(i).name != t.facts(v.self).name))
        || (filter.kin != Filter::Kin::No && !isOfItsClass(t, i, filter.kin, v))
        || !isOfClasses(t, i, filter)
        || (!filter.either.empty()
            && std::ranges::none_of(
                filter.either, [&](Filter::Condition is) { return isInCondition(t, i, is); }))
        || !isInCondition(t, i, filter.condition)
        || !std::ranges::all_of(filter.also, [&](const Filter::State& state) {
               return isInCondition(t, i, state.is) != state.lacks;
           }))
        return false;
    if (filter.past && didSo(t.state, i, *filter.past, v.you) == filter.past->lacks)
        return false;
    if (filter.carries && carries(t, i, filter) == filter.lacksCarried)
        return false;
    if (filter.versus) {
        if (v.anchor == noIndex || !onBattlefield(t.state, v.anchor))
            return false;
        const int own = figureOf(t, v.anchor, filter.versus->of);
        const int its = figureOf(t, i, filter.versus->of);
        if (filter.versus->less ? its >= own : its <= own)
            return false;
    }
    if (!filter.bound)
        return true;
    if (filter.bound->than) {
        Bound bound = *filter.bound;
        bound.number = valueOf(t, *bound.than, v);
        return keeps(figureOf(t, i, bound.stat), bound);
    }
    const Bound& of = *filter.bound;
    return keeps(
        figureOf(t, i, Measured { of.stat, of.counters, of.anyCounters, of.treasures }), of);
}

/// Of a card that is not on the battlefield: what is printed on it.
std::optional<int> printedFigure(const Facts& facts, Stat stat)
{
    const bool mercenary = facts.type == CardType::Mercenary;
    const auto of = [&](bool has, int value) { return has ? std::optional(value) : std::nullopt; };
    switch (stat) {
    case Stat::Bounty:
        return of(mercenary, facts.bounty);
    case Stat::Stars:
        return facts.stars;
    case Stat::Health:
        return of(mercenary, facts.health);
    case Stat::Melee:
        return of(mercenary, facts.melee);
    case Stat::Ranged:
        return of(mercenary && facts.shot != Shot::None, facts.ranged);
    case Stat::Move:
        return of(mercenary, facts.steps);
    case Stat::Cost:
        return of(facts.type == CardType::Ability, facts.cost);
    case Stat::Steps: // the grammar reads no such card
        break;
    }
    return std::nullopt;
}
bool isWithin(const Facts& facts, const Bound& bound)
{
    const std::optional<int> figure = printedFigure(facts, bound.stat);
    return figure && keeps(*figure, bound);
}

} // namespace

namespace {

/// "This or an adjacent allied mercenary": this one, whatever is said of the other.
bool isOrOwn(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    return filter.orOwn != Filter::OrOwn::No && i == v.anchor && onBattlefield(t.state, i);
}
/// How far it is from the one that says it, which is nobody's nearest.
int farFrom(const Table& t, Index i, const Viewpoint& v)
{
    const bool here = v.anchor != noIndex && onBattlefield(t.state, v.anchor);
    const Tile from = here ? mercenary(t.state, v.anchor).tile : v.place;
    return from == noTile ? 0 : distanceBetween(from, mercenary(t.state, i).tile);
}
/// Whether none of the others that are described so has more of it, or less.
bool isTheMost(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    Filter those = filter;
    those.extreme.reset();
    const Measured& of = filter.extreme->of;
    const auto much
        = [&](Index one) { return of.away ? farFrom(t, one, v) : figureOf(t, one, of); };
    const int own = much(i);
    bool most = !(of.away && i == v.anchor);
    eachMercenary(t.state, [&](Index other) {
        if (other == i || (of.away && other == v.anchor) || !matches(t, other, those, v))
            return;
        const int figure = much(other);
        most = most && (filter.extreme->least ? figure >= own : figure <= own);
    });
    return most;
}

} // namespace

bool matches(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    if (isOrOwn(t, i, filter, v))
        return true;
    if (!onBattlefield(t.state, i) || !matchesAnywhere(t, i, filter, v)
        || (filter.extreme && !isTheMost(t, i, filter, v)))
        return false;
    if (filter.place == Filter::Place::Anywhere && filter.range.kind == Range::Kind::Anywhere)
        return true;
    return (tilesOf(t, filter, v) & bitOf(mercenary(t.state, i).tile)) != 0;
}

bool matches(const Table& t, Index i, const Filter& filter, const Viewpoint& v, TileSet tiles)
{
    return isOrOwn(t, i, filter, v)
        || (onBattlefield(t.state, i) && (tiles & bitOf(mercenary(t.state, i).tile)) != 0
            && matchesAnywhere(t, i, filter, v) && (!filter.extreme || isTheMost(t, i, filter, v)));
}

namespace {

bool isOfKind(const Facts& facts, CardFilter::Kind kind)
{
    using Kind = CardFilter::Kind;
    const bool ability = facts.type == CardType::Ability;
    const bool treasure = facts.type == CardType::Treasure;
    switch (kind) {
    case Kind::Card:
        return true;
    case Kind::Mercenary:
        return facts.type == CardType::Mercenary;
    case Kind::Treasure:
        return treasure;
    case Kind::Weapon:
        return treasure && facts.treasure == TreasureType::Weapon;
    case Kind::Equipment:
        return treasure && facts.treasure == TreasureType::Equipment;
    case Kind::Relic:
        return treasure && facts.treasure == TreasureType::Relic;
    case Kind::Ability:
        return ability;
    case Kind::Instant:
        return ability && facts.ability == AbilityType::Instant;
    case Kind::Attack:
        return ability && facts.ability == AbilityType::Attack;
    case Kind::Event:
        return ability && facts.ability == AbilityType::Event;
    }
    return false;
}

} // namespace

bool matches(const Table& t, Index card, const CardFilter& filter)
{
    const Facts& facts = t.facts(card);
    if (filter.classNumber != 0
        && (facts.cls == filter.classNumber
               || (filter.orNumber != 0 && facts.cls == filter.orNumber))
            == filter.notClass)
        return false;
    if (filter.bound && !isWithin(facts, *filter.bound))
        return false;
    using Name = CardFilter::Name;
    if ((filter.name == Name::Own || filter.name == Name::Other)
        && (facts.name == filter.ownName) != (filter.name == Name::Own))
        return false;
    if (filter.notKind != CardFilter::Kind::Card && isOfKind(facts, filter.notKind))
        return false;
    return isOfKind(facts, filter.kind)
        || (filter.orKind != CardFilter::Kind::Card && isOfKind(facts, filter.orKind));
}

namespace {

/// RULING "if its bounty is 3 or more" of who has left: what it had when it left, in that turn; later, what is printed.
bool wasWithin(const Table& t, Index card, const Bound& bound)
{
    const Departed* gone = departureOf(t.state, card);
    const std::optional<int> printed = printedFigure(t.facts(card), bound.stat);
    if (!gone || !printed)
        return isWithin(t.facts(card), bound);
    return keeps(bound.stat == Stat::Bounty ? gone->bounty
            : bound.stat == Stat::Melee     ? gone->melee
            : bound.stat == Stat::Ranged    ? gone->ranged
            : bound.stat == Stat::Move      ? gone->move
                                            : *printed,
        bound);
}

} // namespace

std::optional<bool> matchesAsPrinted(
    const Table& t, Index card, const Filter& filter, const Viewpoint& v)
{
    const Facts& facts = t.facts(card);
    if (facts.type != CardType::Mercenary || filter == Filter {} || !isPrinted(filter))
        return std::nullopt;
    const bool ofClass = filter.classNumber == 0
        || (facts.cls == filter.classNumber
               || (filter.orNumber != 0 && facts.cls == filter.orNumber))
            != filter.notClass;
    return ofClass && isOfSide(t.state, t.state.objects[card].controller, filter.side, v.you)
        && (!filter.namesake || (v.self != noIndex && facts.name == t.facts(v.self).name))
        && (!filter.bound || wasWithin(t, card, *filter.bound));
}

} // namespace triptych::seize
