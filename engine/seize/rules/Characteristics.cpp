#include "seize/rules/Characteristics.h"

#include "seize/rules/Battlefield.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

namespace {

/// RULING "passive abilities that ask for each other": asked twice more, then not again.
constexpr int deepest = 2;

std::uint32_t maskOf(Modifier::Kind kind)
{
    return 1u << static_cast<unsigned>(kind);
}

bool reaches(const Table& t, const Thing& what, Index source, const Viewpoint& v, Index i)
{
    switch (what.kind) {
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        return (areaOf(t.state, source) == Area::Battlefield ? source : v.anchor) == i;
    case Thing::Kind::Each:
        return matches(t, i, what.filter, v);
    default:
        return false;
    }
}

/// Calls visit(modifier, times) for every passive modifier of the kinds that a mercenary has.
template <typename F>
void eachStatic(const Table& t, Index i, std::uint32_t kinds, F&& visit)
{
    if (!(t.state.grants & kinds) || t.depth > deepest)
        return;
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    eachOf(t.state.speakers, [&](Index source) {
        const Facts& facts = t.facts(source);
        if (!(facts.grants & kinds))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : facts.statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* gain = std::get_if<Gain>(&ability.effect->node);
            if (!gain || !reaches(deeper, gain->what, source, v, i)
                || (ability.condition && !holds(deeper, *ability.condition, v)))
                continue;
            const int times = gain->times ? valueOf(deeper, *gain->times, v) : 1;
            for (const Modifier& modifier : gain->modifiers)
                if (maskOf(modifier.kind) & kinds)
                    visit(modifier.kind, modifier.number * times, modifier.status, modifier.type);
        }
    });
}

template <typename F>
void eachModifier(const Table& t, Index i, std::uint32_t kinds, F&& visit)
{
    eachStatic(t, i, kinds, visit);
    for (const Lasting& l : t.state.lasting)
        if (l.who.object == i && l.who.era == t.state.objects[i].era && ((1u << l.what) & kinds))
            visit(static_cast<Modifier::Kind>(l.what), l.amount, static_cast<Status>(l.detail),
                static_cast<DamageType>(l.detail));
}

int notNegative(int n)
{
    return std::max(0, n);
}

} // namespace

Viewpoint viewpointOf(const Table& t, Index source)
{
    const State& s = t.state;
    Viewpoint v;
    v.you = s.objects[source].controller;
    v.self = source;
    v.cls = t.facts(source).cls;
    switch (areaOf(s, source)) {
    case Area::Battlefield:
        v.anchor = source;
        break;
    case Area::Equipped:
        v.anchor = s.objects[source].host;
        break;
    default:
        break;
    }
    return v;
}

int sumOfModifiers(const Table& t, Index i, Modifier::Kind kind)
{
    int sum = 0;
    eachModifier(
        t, i, maskOf(kind), [&](Modifier::Kind, int number, Status, DamageType) { sum += number; });
    return sum;
}

bool hasModifier(const Table& t, Index i, Modifier::Kind kind)
{
    bool found = false;
    eachModifier(
        t, i, maskOf(kind), [&](Modifier::Kind, int, Status, DamageType) { found = true; });
    return found;
}

bool isImmune(const Table& t, Index i, Status status)
{
    bool found = false;
    eachModifier(t, i, maskOf(Modifier::Kind::Immune),
        [&](Modifier::Kind, int, Status to, DamageType) { found = found || to == status; });
    return found;
}

DamageType typeOf(const Table& t, Index i, DamageType printed)
{
    eachModifier(t, i, maskOf(Modifier::Kind::DealsType),
        [&](Modifier::Kind, int, Status, DamageType type) { printed = type; });
    return printed;
}

int fortifyOf(const Table& t, Index i)
{
    return std::clamp(bonusOf(t, i, Modifier::Kind::Fortify), 0, 4); // S-BEN-FORTIFY
}

int maxHealthOf(const Table& t, Index i)
{
    static constexpr std::array<int, 5> gained { 0, 1, 3, 6, 9 }; // S-BEN-FORTIFY
    int health = t.facts(i).health;
    if (!isSpokenOf(t.state, Modifier::Kind::Health)
        && !isSpokenOf(t.state, Modifier::Kind::Fortify))
        return health;
    int fortify = 0;
    eachModifier(t, i, maskOf(Modifier::Kind::Health) | maskOf(Modifier::Kind::Fortify),
        [&](Modifier::Kind kind, int number, Status, DamageType) {
            (kind == Modifier::Kind::Health ? health : fortify) += number;
        });
    return health + gained[static_cast<std::size_t>(std::clamp(fortify, 0, 4))];
}

int healthOf(const Table& t, Index i)
{
    return maxHealthOf(t, i) - mercenary(t.state, i).damage;
}

int meleeOf(const Table& t, Index i)
{
    return notNegative(t.facts(i).melee + bonusOf(t, i, Modifier::Kind::Melee));
}

int rangedOf(const Table& t, Index i)
{
    return notNegative(t.facts(i).ranged + bonusOf(t, i, Modifier::Kind::Ranged));
}

int coldOf(const Mercenary& m)
{
    // S-STATUS-FROST-1/2 take movement; S-STATUS-FROST-3 freezes.
    return std::max<int>(m.chill, std::min<int>(m.frost, 3));
}

namespace {

/// Of one that is not frozen and may move.
int unhinderedMoveOf(const Table& t, Index i)
{
    return notNegative(
        t.facts(i).steps + bonusOf(t, i, Modifier::Kind::Move) - coldOf(mercenary(t.state, i)));
}

} // namespace

int moveOf(const Table& t, Index i)
{
    if (coldOf(mercenary(t.state, i)) >= 3 || has(t, i, Modifier::Kind::NoMove))
        return 0;
    return unhinderedMoveOf(t, i);
}

int movementLeft(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    if (coldOf(m) >= 3 || has(t, i, Modifier::Kind::NoMove))
        return 0;
    return notNegative(unhinderedMoveOf(t, i) + m.extraSteps - m.steps);
}

int bountyOf(const Table& t, Index i)
{
    return notNegative(t.facts(i).bounty + bonusOf(t, i, Modifier::Kind::Bounty));
}

int armorOf(const Table& t, Index i)
{
    return notNegative(bonusOf(t, i, Modifier::Kind::Armor));
}

int magicArmorOf(const Table& t, Index i)
{
    return notNegative(bonusOf(t, i, Modifier::Kind::MagicArmor));
}

int fullDefenseOf(const Table& t, Index i)
{
    return notNegative(t.facts(i).defense + bonusOf(t, i, Modifier::Kind::Defense));
}

int defenseOf(const Table& t, Index i)
{
    return notNegative(fullDefenseOf(t, i) - mercenary(t.state, i).spentDefense);
}

int regenOf(const Table& t, Index i)
{
    return notNegative(bonusOf(t, i, Modifier::Kind::Regen));
}

int figureOf(const Table& t, Index i, Stat stat)
{
    switch (stat) {
    case Stat::Health:
        return healthOf(t, i);
    case Stat::Melee:
        return meleeOf(t, i);
    case Stat::Ranged:
        return rangedOf(t, i);
    case Stat::Move:
        return moveOf(t, i);
    case Stat::Bounty:
        return bountyOf(t, i);
    case Stat::Stars:
        return t.facts(i).stars;
    }
    return 0;
}

bool isBlinded(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    if (!m.is(Mercenary::Blind) && !(t.state.fog & bitOf(m.tile)))
        return false;
    return !isImmune(t, i, Status::Blind);
}

namespace {

std::uint8_t headings(const Table& t, Index i, Arrows printed, Modifier::Kind all)
{
    if (has(t, i, all))
        printed = allArrows;
    return headingsOf(printed, t.state.objects[i].controller);
}

} // namespace

std::uint8_t meleeHeadings(const Table& t, Index i)
{
    return headings(t, i, t.facts(i).meleeArrows, Modifier::Kind::AttacksAllWays);
}

std::uint8_t rangedHeadings(const Table& t, Index i)
{
    return headings(t, i, t.facts(i).rangedArrows, Modifier::Kind::AttacksAllWays);
}

std::uint8_t moveHeadings(const Table& t, Index i)
{
    return headings(t, i, t.facts(i).moveArrows, Modifier::Kind::MovesAllWays);
}

namespace {

bool concerns(const State& s, const Who& who, Seat controller, Seat p)
{
    switch (who.kind) {
    case Who::Kind::You:
        return p == controller;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
        return !areAllied(s, p, controller);
    case Who::Kind::EachPlayer:
        return true;
    default:
        return false;
    }
}

/// Sums what passive abilities allow a player; of AbilityCost those that speak of the card.
int allowedBy(const Table& t, Seat p, Allowance::Kind kind, Index card)
{
    int sum = 0;
    const auto mask = 1u << static_cast<unsigned>(kind);
    if (!(t.state.allowances & mask))
        return 0;
    eachOf(t.state.speakers, [&](Index source) {
        if (!(t.facts(source).allowances & mask))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* allowance = std::get_if<Allowance>(&ability.effect->node);
            if (!allowance || allowance->kind != kind
                || !concerns(t.state, allowance->who, v.you, p)
                || (ability.condition && !holds(t, *ability.condition, v)))
                continue;
            if (card == noIndex || matches(t, card, allowance->cards))
                sum += allowance->number;
        }
    });
    return sum;
}

} // namespace

int allowed(const Table& t, Seat p, Allowance::Kind kind)
{
    return allowedBy(t, p, kind, noIndex);
}

int costOf(const Table& t, Index card, Seat p)
{
    return notNegative(t.facts(card).cost + allowedBy(t, p, Allowance::Kind::AbilityCost, card));
}

} // namespace triptych::seize
