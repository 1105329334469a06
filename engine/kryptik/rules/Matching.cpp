#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

// 10.1 Which cards the words of a text mean: "Human citizens with defense 2 or less".
namespace triptych::kryptik {

namespace asked {

namespace {

bool hasAttached(const State& s, Index host)
{
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Attached))
            if (s.objects[i].host == host)
                return true;
    return false;
}

/// 9 Nothing printed on it that it has, and nothing given to it.
bool hasNoAbilities(const Table& t, Index i, int depth)
{
    if (!t.facts(i).abilities.empty() && (!onIsland(t.state, i) || keepsAt(t, i, depth + 1)))
        return false;
    if (!onIsland(t.state, i))
        return true;
    if (keywordsAt(t, i, depth + 1) != 0)
        return false;
    bool given = false;
    eachGrantAt(t, i, depth + 1, [&](std::uint16_t) { given = true; });
    return !given;
}

/// Of what lies on the effect pile: whether one of its targets is such.
bool aimsWith(const Table& t, const PileItem& item, const Filter& f, const Viewpoint& v, int depth)
{
    return std::ranges::any_of(item.targets, [&](const Ref& target) {
        if (isSeat(target) || isItem(target) || !isCurrent(t.state, target))
            return false;
        return f.aimsAtThis ? target.object == v.self
                            : matchesAt(t, target.object, *f.aims, v, depth + 1);
    });
}
/// The same of all paragraphs of a card.
bool aimsAt(const Table& t, Index card, const Filter& f, const Viewpoint& v, int depth)
{
    const Ref source = refOf(t.state, card);
    return std::ranges::any_of(t.state.pile, [&](const PileItem& item) {
        return item.source == source && aimsWith(t, item, f, v, depth);
    });
}

/// Of what lies on the effect pile: whether all its paragraphs together have one target.
bool aimsAtOne(const State& s, Index card)
{
    std::size_t targets = 0;
    for (const PileItem& item : s.pile)
        if (item.source == refOf(s, card))
            targets += item.targets.size();
    return targets == 1;
}

} // namespace

bool inCondition(const State& s, Index i, Filter::Condition condition)
{
    const Object& o = s.objects[i];
    switch (condition) {
    case Filter::Condition::None:
        return true;
    case Filter::Condition::Engaged:
        return o.is(Object::Engaged);
    case Filter::Condition::Disengaged:
        return !o.is(Object::Engaged);
    case Filter::Condition::Weary:
        return o.is(Object::Weary);
    case Filter::Condition::Attacking:
        return s.attack.attacker == refOf(s, i);
    case Filter::Condition::Blocking:
        return o.block != 0;
    case Filter::Condition::Attached:
        return zoneOf(s, i) == Zone::Attached;
    case Filter::Condition::Damaged:
        return o.damage > 0;
    case Filter::Condition::WasDamaged: // also where nothing of it is left
        return o.damage > 0 || isNoted(s, refOf(s, i), DoneThisTurn::wasDamaged);
    case Filter::Condition::InCombat:
        return s.attack.attacker == refOf(s, i) || o.block != 0;
    case Filter::Condition::Unblocked: // 4.4.3 once it could have been
        return s.attack.attacker == refOf(s, i) && !s.attack.blocked && s.step >= Step::Resolution;
    case Filter::Condition::BlockingThis:
    case Filter::Condition::BlockedByThis:
    case Filter::Condition::HasBlockedThis:
    case Filter::Condition::BlockedByThisOnce:
    case Filter::Condition::DamagedByThis:
    case Filter::Condition::HurtByThis:
    case Filter::Condition::HostOfThis:
    case Filter::Condition::AttackingYou:
        return true; // Of two cards: see matchesAt.
    case Filter::Condition::ThisWay:
        return s.it.has(i);
    case Filter::Condition::NoAbilities:
    case Filter::Condition::HasYear:
        return true; // What it is given is asked there too, and what is printed.
    case Filter::Condition::CastForYear:
        return onIsland(s, i) && o.is(Object::CastForYear);
    case Filter::Condition::HasEntered:
        return onIsland(s, i) && o.is(Object::Entered);
    case Filter::Condition::HasDied:
        return zoneOf(s, i) == Zone::Limbo && o.is(Object::Died);
    case Filter::Condition::HasBlocked:
        return hasMet(s, refOf(s, i), true);
    case Filter::Condition::WasBlocked:
        return hasMet(s, refOf(s, i), false);
    case Filter::Condition::HasAttached:
    case Filter::Condition::NoAttached:
        return hasAttached(s, i) == (condition == Filter::Condition::HasAttached);
    case Filter::Condition::DealtInCombat:
        return isNoted(s, refOf(s, i), DoneThisTurn::dealtInCombat);
    case Filter::Condition::HurtInCombat:
        return isNoted(s, refOf(s, i), DoneThisTurn::hurtInCombat);
    case Filter::Condition::HitPlayer:
        return hasHit(s, refOf(s, i), DoneThisTurn::hitPlayer);
    case Filter::Condition::HitYear:
        return hasHit(s, refOf(s, i), DoneThisTurn::hitYear);
    case Filter::Condition::HasDestroyedYear:
        return isNoted(s, refOf(s, i), DoneThisTurn::destroyedYear);
    case Filter::Condition::DealtDamage:
        return o.is(Object::DealtDamage);
    case Filter::Condition::HasAttacked:
        // 4.4.2 Whoever controls it by now. The mark is of this combat phase, what was noted of one before it.
        return onIsland(s, i)
            && (o.is(Object::Attacked) || isNoted(s, refOf(s, i), DoneThisTurn::attacked));
    }
    return false;
}

namespace {

bool inBound(
    const Table& t, Index i, const Bound& bound, const Viewpoint& v, int depth, bool before)
{
    const int stat = statOf(t, i, bound.stat, depth, before);
    const int limit = bound.amount.referent.kind == Referent::Kind::Own
        ? figured(bound.amount, statOf(t, i, statNamed(bound.amount.kind), depth, before))
        : valueAt(t, bound.amount, v, depth + 1);
    return compares(stat, bound.how, limit);
}

/// "with the highest attack": nothing else that fits, in the same zone, has more.
bool isExtreme(const Table& t, Index i, const Filter& f, const Viewpoint& v, int depth)
{
    Filter rest = f;
    rest.extreme = Filter::Extreme::None;
    const int own = statOf(t, i, f.extremeOf, depth);
    const bool highest = f.extreme == Filter::Extreme::Highest;
    for (Seat p = 0; p < t.state.seats; ++p)
        for (const Index other : cardsIn(t.state, p, zoneOf(t.state, i)))
            if (const int stat = statOf(t, other, f.extremeOf, depth);
                (highest ? stat > own : stat < own) && matchesAt(t, other, rest, v, depth + 1))
                return false;
    return true;
}

/// 4.4.3 Which of the two attacks and which blocks.
bool meets(const State& s, Index attacker, Index blocker)
{
    return attacker != noIndex && blocker != noIndex && s.attack.attacker == refOf(s, attacker)
        && s.objects[blocker].block != 0;
}

bool isReferredTo(const Table& t, const Referent& referent, Index i)
{
    return std::ranges::count(referredTo(t, referent), i) > 0;
}

} // namespace

bool matchesAt(const Table& t, Index i, const Filter& f, const Viewpoint& v, int depth)
{
    const Facts& facts = t.facts(i);
    if (f.noun == Filter::Noun::Citizen && facts.type != CardType::Citizen)
        return false;
    if (f.noun == Filter::Noun::Spell && facts.type != CardType::Spell)
        return false;
    if (f.other) {
        if (f.otherThan.kind == Referent::Kind::Unbound ? i == v.self
                                                        : isReferredTo(t, f.otherThan, i))
            return false;
    }
    if ((f.overlord && !facts.overlord) || (f.notOverlord && facts.overlord))
        return false;
    const bool before = isAskedBefore(t.state, i, f);
    const auto isOf = [&](Faction faction) {
        return faction != 0
            && (before ? wasOfFaction(t, beforeIt(t.state, i), faction)
                       : isOfFaction(t, i, faction, depth));
    };
    if (f.factionNumber != 0 && (isOf(f.factionNumber) || isOf(f.orFactionNumber)) == f.notFaction)
        return false;
    if (f.namedNumber != 0xFFFF && facts.name != f.namedNumber)
        return false;
    if (f.sameName == Filter::SameName::AsChosen) {
        if (chosenName(t.state, v) != facts.name)
            return false;
    } else if (f.sameName != Filter::SameName::Any) {
        const Index like
            = f.sameName == Filter::SameName::AsThis ? v.self : meantBy(t, f.namesake, v);
        if (like == noIndex || t.facts(like).name != facts.name)
            return false;
    }
    if (!isTheirs(f.owner, t.state.objects[i].owner, v))
        return false;
    if (!isTheirs(f.controller, t.state.objects[i].controller, v))
        return false;
    if (f.condition == Filter::Condition::BlockingThis && !meets(t.state, v.self, i))
        return false;
    if (f.condition == Filter::Condition::BlockedByThis && !meets(t.state, i, v.self))
        return false;
    if (f.condition == Filter::Condition::AttackingYou
        && (t.state.attack.attacker != refOf(t.state, i) || t.state.attack.defender != v.you))
        return false;
    if (!inCondition(t.state, i, f.condition))
        return false;
    if (f.condition == Filter::Condition::HostOfThis
        && (v.self == noIndex || zoneOf(t.state, v.self) != Zone::Attached
            || t.state.objects[v.self].host != i))
        return false;
    if (f.condition == Filter::Condition::HasBlockedThis
        || f.condition == Filter::Condition::BlockedByThisOnce
        || f.condition == Filter::Condition::DamagedByThis
        || f.condition == Filter::Condition::HurtByThis) {
        if (v.self == noIndex)
            return false;
        const Ref it = refOf(t.state, i);
        using Kind = LastingEffect::Kind;
        const bool inCombat = f.condition == Filter::Condition::HurtByThis;
        const auto isSo = [&](Ref me) {
            return f.condition == Filter::Condition::DamagedByThis || inCombat
                ? isBetween(t.state, Kind::Hurt, it, me, inCombat)
                : f.condition == Filter::Condition::HasBlockedThis
                ? isBetween(t.state, Kind::Met, it, me)
                : isBetween(t.state, Kind::Met, me, it);
        };
        // "Dies; destroy each citizen that blocked this": of this as it was on the island.
        const bool left = t.state.resolving.source.object == v.self
            && !onIsland(t.state, t.state.resolving.source);
        Ref me = left ? t.state.resolving.source : refOf(t.state, v.self);
        bool so = isSo(me);
        if (left && !so && me.era > 0) {
            --me.era;
            so = isSo(me);
        }
        if (!so)
            return false;
    }
    if (f.condition == Filter::Condition::NoAbilities && !hasNoAbilities(t, i, depth))
        return false;
    if (f.condition == Filter::Condition::HasYear && !facts.hasYearAbility)
        return false;
    if (f.sameFaction == Filter::SameName::AsChosen) {
        const Faction chosen = chosenFaction(t.state, v);
        if (chosen == 0 || !isOfFaction(t, i, chosen, depth))
            return false;
    } else if (f.sameFaction != Filter::SameName::Any) {
        const Index like
            = f.sameFaction == Filter::SameName::AsThis ? v.self : meantBy(t, f.kin, v);
        if (like == noIndex)
            return false;
        const std::vector<Faction> own = factionsOf(t, like, depth);
        if (std::ranges::none_of(
                own, [&](Faction faction) { return isOfFaction(t, i, faction, depth); }))
            return false;
    }
    if (f.counters
        && !compares(countersOn(t.state, before ? beforeIt(t.state, i) : refOf(t.state, i),
                         f.counters->kind),
            f.counters->how, f.counters->number))
        return false;
    if (f.host) { // 5.3.1 under what it lies
        const Index host = t.state.objects[i].host;
        if (zoneOf(t.state, i) != Zone::Attached || host == noIndex
            || !matchesAt(t, host, *f.host, v, depth))
            return false;
    }
    if (f.aimsOnce && !aimsAtOne(t.state, i))
        return false;
    if ((f.aims || f.aimsAtThis) && !aimsAt(t, i, f, v, depth))
        return false;
    if (f.with || f.without) {
        const KeywordSet set = onIsland(t.state, i) ? keywordsAt(t, i, depth + 1)
            : before ? keywordsAs(t, i, beforeIt(t.state, i), depth + 1)
                     : facts.keywords;
        if ((f.with && !(set & bit(*f.with))) || (f.without && (set & bit(*f.without))))
            return false;
    }
    if (f.bound && !inBound(t, i, *f.bound, v, depth, before))
        return false;
    if (!f.traits.empty()) {
        const auto so
            = [&](const Filter& trait) { return matchesAt(t, i, trait, v, depth) != trait.notSo; };
        if (!(f.anyTrait ? std::ranges::any_of(f.traits, so) : std::ranges::all_of(f.traits, so)))
            return false;
    }
    return f.extreme == Filter::Extreme::None || depth > deepest || isExtreme(t, i, f, v, depth);
}

} // namespace asked

using namespace asked;

bool matches(const Table& t, Index i, const Filter& f, const Viewpoint& v)
{
    return matchesAt(t, i, f, v, 0);
}

bool cardAims(const Table& t, Index card, const Filter& f, const Viewpoint& v)
{
    return aimsAt(t, card, f, v, 0);
}

bool itemAims(const Table& t, const PileItem& item, const Filter& f, const Viewpoint& v)
{
    return aimsWith(t, item, f, v, 0);
}

bool isIn(const Table& t, Index i, const Place& place, const Viewpoint& v)
{
    const State& s = t.state;
    if (place.zone == Zone::Attached && !place.anyHost && s.objects[i].host != hostOf(t, place, v))
        return false; // 5.3.1 "attached to this"
    return zoneOf(s, i) == place.zone && isTheirs(place.whose, zoneSeat(s, i), v);
}

void collect(
    const Table& t, const Filter& f, const Place& place, const Viewpoint& v, ObjectList& found)
{
    inPlace(t, place, v, [&](Index i) {
        if (matchesAt(t, i, f, v, 0))
            found.push_back(i);
    });
}

} // namespace triptych::kryptik
