#include "seize/rules/Characteristics.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/History.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Places.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

namespace {

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
    switch (zoneOf(s, source)) {
    case Zone::Battlefield:
        v.anchor = source;
        break;
    case Zone::Equipped:
        v.anchor = s.objects[source].host;
        break;
    case Zone::Hand:
    case Zone::Deck:
    case Zone::Discard:
    case Zone::Warchest:
    case Zone::Quarters:
    case Zone::Events:
    case Zone::Stack:
    case Zone::Gone:
        break;
    }
    return v;
}

int sumOfModifiers(const Table& t, Index i, Modifier::Kind kind)
{
    int sum = 0;
    eachModifier(t, i, setOf(kind), [&](const Modifier&, int number, Index) { sum += number; });
    return sum;
}

bool hasModifier(const Table& t, Index i, Modifier::Kind kind)
{
    bool found = false;
    bool lost = false; // "has no Leech": whatever gives it
    eachModifier(t, i, setOf(kind), [&](const Modifier& modifier, int, Index) {
        (modifier.number == Modifier::noneLeft ? lost : found) = true;
    });
    return found && !lost;
}

TileSet mustAttack(const Table& t, Index i)
{
    const State& s = t.state;
    TileSet tiles = 0;
    if (isSpokenOf(s, Modifier::Kind::MustAttack))
        eachModifier(
            t, i, setOf(Modifier::Kind::MustAttack), [&](const Modifier&, int, Index source) {
                if (const Index other = mercenaryOf(s, source); other != noIndex)
                    tiles |= bitOf(mercenary(s, other).tile);
            });
    return tiles;
}

namespace {

/// A printed statistic, or what it has become.
int baseOf(const Table& t, Index i, Stat stat, int printed)
{
    if (isSpokenOf(t.state, Modifier::Kind::Becomes))
        eachModifier(
            t, i, setOf(Modifier::Kind::Becomes), [&](const Modifier& m, int number, Index) {
                if (m.stat == stat)
                    printed = number;
            });
    return printed;
}

} // namespace

bool isOfClass(const Table& t, Index i, Class cls)
{
    if (t.facts(i).cls == cls)
        return true;
    if (!onBattlefield(t.state, i))
        return false;
    bool found = has(t, i, Modifier::Kind::EveryClass);
    if (!found && isSpokenOf(t.state, Modifier::Kind::OfClass))
        eachModifier(t, i, setOf(Modifier::Kind::OfClass),
            [&](const Modifier& m, int, Index) { found = found || m.classNumber == cls; });
    return found;
}

int fortifyOf(const Table& t, Index i)
{
    return std::clamp(bonusOf(t, i, Modifier::Kind::Fortify), 0, 4); // S-BEN-FORTIFY
}

int maxHealthOf(const Table& t, Index i)
{
    static constexpr std::array<int, 5> gained { 0, 1, 3, 6, 9 }; // S-BEN-FORTIFY
    int health = baseOf(t, i, Stat::Health, t.facts(i).health);
    if (!isSpokenOf(t.state, Modifier::Kind::Health)
        && !isSpokenOf(t.state, Modifier::Kind::Fortify))
        return health;
    int fortify = 0;
    eachModifier(t, i, setOf(Modifier::Kind::Health, Modifier::Kind::Fortify),
        [&](const Modifier& m, int number, Index) {
            (m.kind == Modifier::Kind::Health ? health : fortify) += number;
        });
    return health + gained[static_cast<std::size_t>(std::clamp(fortify, 0, 4))];
}

int healthOf(const Table& t, Index i)
{
    return maxHealthOf(t, i) - mercenary(t.state, i).damage;
}

/// RULING "to a minimum of 1": what is said so takes it down to 1 at most; everything else comes before it.
int altered(const Table& t, Index i, Modifier::Kind kind, int figure)
{
    if (!isSpokenOf(t.state, kind))
        return figure;
    int sparing = 0;
    eachModifier(t, i, setOf(kind),
        [&](const Modifier& m, int number, Index) { (m.atLeastOne ? sparing : figure) += number; });
    return sparing < 0 ? std::max(std::min(figure, 1), figure + sparing) : figure + sparing;
}

namespace {

/// RULING "is doubled": after everything that is added to it or taken from it.
int doubledOf(const Table& t, Index i, Stat stat, int figure)
{
    figure = notNegative(figure);
    if (isSpokenOf(t.state, Modifier::Kind::Doubled))
        eachModifier(
            t, i, setOf(Modifier::Kind::Doubled), [&](const Modifier& m, int number, Index) {
                if (m.stat == stat)
                    figure = doubled(figure, number, 99);
            });
    return figure;
}

} // namespace

namespace {

/// "Cannot have its melee reduced": by anything, or by Frost alone.
struct Kept
{
    bool always = false;
    bool fromFrost = false;
};
Kept keptOf(const Table& t, Index i, Stat stat)
{
    Kept kept;
    if (isSpokenOf(t.state, Modifier::Kind::KeepsFigure))
        eachModifier(t, i, setOf(Modifier::Kind::KeepsFigure), [&](const Modifier& m, int, Index) {
            if (m.stat == stat)
                (m.status == Status::Frost ? kept.fromFrost : kept.always) = true;
        });
    return kept;
}
/// What only adds to a figure: of one that cannot be reduced that still counts.
int raised(const Table& t, Index i, Modifier::Kind kind, int figure)
{
    eachModifier(t, i, setOf(kind),
        [&](const Modifier&, int number, Index) { figure += std::max(0, number); });
    return figure;
}
int statisticOf(const Table& t, Index i, Stat stat, Modifier::Kind kind, int printed)
{
    const int base = baseOf(t, i, stat, printed);
    return doubledOf(t, i, stat,
        keptOf(t, i, stat).always ? raised(t, i, kind, std::max(base, printed))
                                  : altered(t, i, kind, base));
}

} // namespace

int meleeOf(const Table& t, Index i)
{
    return statisticOf(t, i, Stat::Melee, Modifier::Kind::Melee, t.facts(i).melee);
}

int rangedOf(const Table& t, Index i)
{
    return statisticOf(t, i, Stat::Ranged, Modifier::Kind::Ranged, t.facts(i).ranged);
}

int coldOf(const Mercenary& m)
{
    // S-STATUS-FROST-1/2 take movement; S-STATUS-FROST-3 freezes.
    return std::max<int>(m.chill, std::min<int>(m.frost, 3));
}

int coldOf(const Table& t, Index i)
{
    return isUnaffected(t, i, Status::Frost) ? 0 : coldOf(mercenary(t.state, i));
}

namespace {

/// "Cannot move more than 2 tiles each turn": of its own movement, whatever adds to it.
int mostTiles(const Table& t, Index i)
{
    int most = 99;
    if (isSpokenOf(t.state, Modifier::Kind::MovesAtMost))
        eachModifier(t, i, setOf(Modifier::Kind::MovesAtMost),
            [&](const Modifier&, int number, Index) { most = std::min(most, number); });
    return most;
}

/// Of one that is not frozen and may move.
int unhinderedMoveOf(const Table& t, Index i)
{
    const Kept kept = keptOf(t, i, Stat::Move);
    const int cold = kept.always || kept.fromFrost ? 0 : coldOf(t, i);
    const int base = baseOf(t, i, Stat::Move, t.facts(i).steps);
    if (has(t, i, Modifier::Kind::NoMoreMove)) { // what takes from it still counts
        int less = 0;
        eachModifier(t, i, setOf(Modifier::Kind::Move),
            [&](const Modifier&, int number, Index) { less += std::min(0, number); });
        return notNegative(std::min<int>(base, t.facts(i).steps) + less - cold);
    }
    if (!kept.always)
        return doubledOf(t, i, Stat::Move, altered(t, i, Modifier::Kind::Move, base) - cold);
    return doubledOf(t, i, Stat::Move,
        raised(t, i, Modifier::Kind::Move, std::max<int>(base, t.facts(i).steps)));
}

} // namespace

int moveOf(const Table& t, Index i)
{
    if (coldOf(t, i) >= 3 || has(t, i, Modifier::Kind::NoMove))
        return 0;
    return std::min(unhinderedMoveOf(t, i), mostTiles(t, i));
}

int movementLeft(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    if (coldOf(t, i) >= 3 || has(t, i, Modifier::Kind::NoMove))
        return 0;
    if (attackedThisTurn(m) && has(t, i, Modifier::Kind::MoveOrAttack))
        return 0;
    const int extra = has(t, i, Modifier::Kind::NoMoreMove) ? 0 : int { m.extraSteps };
    return notNegative(std::min(unhinderedMoveOf(t, i) + extra, mostTiles(t, i)) - m.steps);
}

int bountyOf(const Table& t, Index i)
{
    return statisticOf(t, i, Stat::Bounty, Modifier::Kind::Bounty, t.facts(i).bounty);
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
    case Stat::Steps:
        return mercenary(t.state, i).walked;
    case Stat::Cost: // of cards only
        break;
    }
    return 0;
}

bool isBlinded(const Table& t, Index i)
{
    // RULING "cannot be blinded": it does not become so, in Fog either; whoever is so already stays so.
    const Mercenary& m = mercenary(t.state, i);
    const bool fogged = (t.state.fog & bitOf(m.tile)) && !has(t, i, Modifier::Kind::SeesInFog)
        && !isImmune(t, i, Status::Blind);
    return (fogged || suffers(t, i, Status::Blind)) && !isUnaffected(t, i, Status::Blind);
}

namespace {

std::uint8_t headings(
    const Table& t, Index i, Arrows printed, Modifier::Kind all, Modifier::Kind diagonal, How how)
{
    if (hasFor(t, i, all, how))
        printed = allArrows;
    else if (hasFor(t, i, diagonal, how))
        printed |= diagonalArrows;
    return headingsOf(printed, t.state.objects[i].controller);
}

} // namespace

std::uint8_t meleeHeadings(const Table& t, Index i)
{
    return headings(t, i, t.facts(i).meleeArrows, Modifier::Kind::AttacksAllWays,
        Modifier::Kind::AttacksDiagonally, How::Melee);
}

std::uint8_t rangedHeadings(const Table& t, Index i)
{
    return headings(t, i, t.facts(i).rangedArrows, Modifier::Kind::AttacksAllWays,
        Modifier::Kind::AttacksDiagonally, How::Ranged);
}

std::uint8_t moveHeadings(const Table& t, Index i)
{
    return headings(t, i, t.facts(i).moveArrows, Modifier::Kind::MovesAllWays,
        Modifier::Kind::MovesDiagonally, How::Any);
}

} // namespace triptych::seize
