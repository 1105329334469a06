#include "seize/rules/Characteristics.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

namespace {

/// RULING "passive abilities that ask for each other": asked twice more, then not again.
constexpr int deepest = 2;

bool reaches(const Table& t, const Thing& what, Index source, const Viewpoint& v, Index i)
{
    switch (what.kind) {
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        return (zoneOf(t.state, source) == Zone::Battlefield ? source : v.anchor) == i;
    case Thing::Kind::Each:
        return matches(t, i, what.filter, v);
    case Thing::Kind::It:
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::Target:
    case Thing::Kind::Some:
    case Thing::Kind::ThisWay:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
        break;
    }
    return false;
}

/// Calls visit(modifier, times) for every passive modifier of the kinds that a mercenary has.
/// `other`: of damage, who is at its other end.
template <typename F>
void eachStatic(const Table& t, Index i, std::uint64_t kinds, F&& visit, Index other = noIndex)
{
    if (!(t.state.grants & kinds) || t.depth > deepest)
        return;
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    t.state.speakers.each([&](Index source) {
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
                if ((maskOf(modifier.kind) & kinds)
                    && (!modifier.against || modifier.kind == Modifier::Kind::NoEntry
                        || modifier.kind == Modifier::Kind::PaysForSteps
                        || (other != noIndex && matches(deeper, other, *modifier.against, v))))
                    visit(modifier, modifier.number * times, source);
        }
    });
}

/// What lasts, as it was said.
Modifier modifierOf(const LastingEffect& l)
{
    Modifier made;
    made.kind = static_cast<Modifier::Kind>(l.what);
    made.number = l.amount;
    using Kind = Modifier::Kind;
    const int what = l.detail & 7;
    if (made.kind == Kind::Becomes || made.kind == Kind::Doubled) {
        made.stat = static_cast<Stat>(what);
        return made;
    }
    if (made.kind == Kind::Immune || made.kind == Kind::Inflicts || made.kind == Kind::Suffers)
        made.status = static_cast<Status>(what);
    else if (made.kind == Kind::DealsType)
        made.type = static_cast<DamageType>(what);
    else if (what != 0)
        made.blow.type = static_cast<DamageType>(what - 1);
    made.blow.how = static_cast<How>((l.detail >> 3) & 7);
    made.firstOnly = (l.detail & 0x80) != 0;
    made.atLeastOne = (l.detail & 0x40) != 0;
    made.byFoes = made.kind == Kind::Immune && made.firstOnly;
    return made;
}

template <typename F>
void eachModifier(const Table& t, Index i, std::uint64_t kinds, F&& visit, Index other = noIndex)
{
    eachStatic(t, i, kinds, visit, other);
    for (const LastingEffect& l : t.state.lasting)
        if (l.who.object == i && l.who.era == t.state.objects[i].era
            && (maskOf(static_cast<Modifier::Kind>(l.what)) & kinds))
            visit(modifierOf(l), l.amount, l.treasure);
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
    eachModifier(t, i, maskOf(kind), [&](const Modifier&, int number, Index) { sum += number; });
    return sum;
}

bool hasModifier(const Table& t, Index i, Modifier::Kind kind)
{
    bool found = false;
    eachModifier(t, i, maskOf(kind), [&](const Modifier&, int, Index) { found = true; });
    return found;
}

bool isImmune(const Table& t, Index i, Status status)
{
    bool found = false;
    eachModifier(t, i, maskOf(Modifier::Kind::Immune),
        [&](const Modifier& m, int, Index) { found = found || (m.status == status && !m.byFoes); });
    return found;
}

bool isImmune(const Table& t, Index i, Status status, Seat by)
{
    const bool foe = !areAllied(t.state, t.state.objects[i].controller, by);
    bool found = false;
    eachModifier(t, i, maskOf(Modifier::Kind::Immune), [&](const Modifier& m, int, Index) {
        found = found || (m.status == status && (foe || !m.byFoes));
    });
    return found;
}

bool suffers(const Table& t, Index i, Status status)
{
    const Mercenary& m = mercenary(t.state, i);
    const bool marked = m.is(status == Status::Blind ? Mercenary::Blind
            : status == Status::Silence              ? Mercenary::Silence
                                                     : Mercenary::Stealth);
    if (marked || !isSpokenOf(t.state, Modifier::Kind::Suffers))
        return marked;
    bool found = false;
    eachModifier(t, i, maskOf(Modifier::Kind::Suffers),
        [&](const Modifier& m, int, Index) { found = found || m.status == status; });
    return found && !isImmune(t, i, status);
}

DamageType typeOf(const Table& t, Index i, How how, DamageType printed, Index other)
{
    eachModifier(
        t, i, maskOf(Modifier::Kind::DealsType),
        [&](const Modifier& m, int, Index) {
            if (speaksOf(m.blow, how, printed))
                printed = m.type;
        },
        other);
    return printed;
}

Blow blowOf(const LastingEffect& l)
{
    return modifierOf(l).blow;
}

bool speaksOf(const Blow& blow, How how, DamageType type)
{
    if (blow.type && *blow.type != type)
        return false;
    switch (blow.how) {
    case How::Any:
        return true;
    case How::Attack:
        return how == How::Melee || how == How::Ranged || how == How::Attack;
    case How::Melee:
    case How::Ranged:
    case How::Ability:
        return how == blow.how;
    }
    return false;
}

bool hasFor(const Table& t, Index i, Modifier::Kind kind, How how)
{
    return hasFor(t, i, kind, how, DamageType::Physical);
}

namespace {

/// "The first time each turn": not once damage has been dealt to it.
bool isTimely(const Table& t, Index i, const Modifier& modifier)
{
    return !modifier.firstOnly || !mercenary(t.state, i).is(Mercenary::Struck);
}

} // namespace

bool hasFor(const Table& t, Index i, Modifier::Kind kind, How how, DamageType type, Index other)
{
    bool found = false;
    if (isSpokenOf(t.state, kind))
        eachModifier(
            t, i, maskOf(kind),
            [&](const Modifier& m, int, Index) {
                found = found || (speaksOf(m.blow, how, type) && isTimely(t, i, m));
            },
            other);
    return found;
}

int sumFor(const Table& t, Index i, Modifier::Kind kind, How how, DamageType type, Index other)
{
    int sum = 0;
    if (isSpokenOf(t.state, kind))
        eachModifier(
            t, i, maskOf(kind),
            [&](const Modifier& m, int number, Index) {
                sum += speaksOf(m.blow, how, type) && isTimely(t, i, m) ? number : 0;
            },
            other);
    return sum;
}

namespace {

/// The mercenary that a source speaks from: itself or its bearer, if that is on the battlefield.
Index mercenaryOf(const State& s, Index source)
{
    if (source < s.objectCount && zoneOf(s, source) == Zone::Equipped)
        source = s.objects[source].host;
    return source < s.objectCount && onBattlefield(s, source) ? source : noIndex;
}

} // namespace

int takenBy(const Table& t, Index i, How how, DamageType type, Index other, int amount)
{
    if (!isSpokenOf(t.state, Modifier::Kind::Takes))
        return amount;
    const int before = amount;
    int least = 0;
    eachModifier(
        t, i, maskOf(Modifier::Kind::Takes),
        [&](const Modifier& m, int number, Index) {
            if (!speaksOf(m.blow, how, type) || !isTimely(t, i, m))
                return;
            amount += number;
            least = m.atLeastOne ? 1 : least;
        },
        other);
    return std::max(std::min(before, least), amount);
}

int survivalOf(const Table& t, Index i)
{
    int least = 0;
    if (isSpokenOf(t.state, Modifier::Kind::Survives))
        eachModifier(t, i, maskOf(Modifier::Kind::Survives),
            [&](const Modifier&, int number, Index) { least = std::max(least, number); });
    return least;
}

Afflictions afflictionsOf(const Table& t, Index i, How how, DamageType type, Index other)
{
    Afflictions all {};
    if (isSpokenOf(t.state, Modifier::Kind::Inflicts))
        eachModifier(
            t, i, maskOf(Modifier::Kind::Inflicts),
            [&](const Modifier& m, int number, Index) {
                if (speaksOf(m.blow, how, type))
                    all[static_cast<std::size_t>(m.status)] += number;
            },
            other);
    return all;
}

TileSet barredTo(const Table& t, Index i)
{
    TileSet barred = 0;
    if (!isSpokenOf(t.state, Modifier::Kind::NoEntry))
        return barred;
    eachStatic(t, i, maskOf(Modifier::Kind::NoEntry), [&](const Modifier& m, int, Index source) {
        if (m.against)
            barred |= tilesOf(t, *m.against, viewpointOf(t, source));
    });
    for (const LastingEffect& l : t.state.lasting)
        if (isTile(l.who) && l.what == static_cast<std::uint8_t>(Modifier::Kind::NoEntry))
            barred |= bitOf(tileOf(l.who));
    return barred;
}

Tolls tollsOf(const Table& t, Index i)
{
    Tolls tolls;
    tolls.leaving[0] = tolls.entering[0] = ~TileSet { 0 };
    if (!isSpokenOf(t.state, Modifier::Kind::PaysForSteps))
        return tolls;
    const auto raise = [](std::array<TileSet, Tolls::kinds>& by, TileSet area) {
        for (std::size_t k = Tolls::kinds - 1; k-- > 0;) {
            by[k + 1] |= by[k] & area;
            by[k] &= ~area;
        }
    };
    eachStatic(t, i, maskOf(Modifier::Kind::PaysForSteps),
        [&](const Modifier& m, int number, Index source) {
            const TileSet area = tilesOf(t, *m.against, viewpointOf(t, source));
            for (int more = 0; more < number; ++more)
                raise(m.entering ? tolls.entering : tolls.leaving, area);
            tolls.any = tolls.any || (area != 0 && number > 0);
        });
    return tolls;
}

Index coverOf(const Table& t, Index i)
{
    Index cover = i;
    if (isSpokenOf(t.state, Modifier::Kind::Covered))
        eachModifier(
            t, i, maskOf(Modifier::Kind::Covered), [&](const Modifier&, int, Index source) {
                const Index other = mercenaryOf(t.state, source);
                if (cover == i && other != noIndex)
                    cover = other;
            });
    return cover;
}

namespace {

Saviour findSaviour(const Table& t, Index i, bool may)
{
    Saviour found;
    if (!(t.state.grants & grantsRescue))
        return found;
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    t.state.speakers.each([&](Index source) {
        if (found.rescue || !(t.facts(source).grants & grantsRescue))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* rescue = std::get_if<Rescue>(&ability.effect->node);
            if (rescue && rescue->may == may && reaches(deeper, rescue->what, source, v, i)
                && (!ability.condition || holds(deeper, *ability.condition, v)))
                found = { rescue, source };
        }
    });
    return found;
}

} // namespace

Saviour saviourOf(const Table& t, Index i)
{
    return findSaviour(t, i, false);
}
Saviour optionalSaviourOf(const Table& t, Index i)
{
    return findSaviour(t, i, true);
}

TileSet mustAttack(const Table& t, Index i)
{
    const State& s = t.state;
    TileSet tiles = 0;
    if (isSpokenOf(s, Modifier::Kind::MustAttack))
        eachModifier(
            t, i, maskOf(Modifier::Kind::MustAttack), [&](const Modifier&, int, Index source) {
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
            t, i, maskOf(Modifier::Kind::Becomes), [&](const Modifier& m, int number, Index) {
                if (m.stat == stat)
                    printed = number;
            });
    return printed;
}

} // namespace

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
    eachModifier(t, i, maskOf(Modifier::Kind::Health) | maskOf(Modifier::Kind::Fortify),
        [&](const Modifier& m, int number, Index) {
            (m.kind == Modifier::Kind::Health ? health : fortify) += number;
        });
    return health + gained[static_cast<std::size_t>(std::clamp(fortify, 0, 4))];
}

int healthOf(const Table& t, Index i)
{
    return maxHealthOf(t, i) - mercenary(t.state, i).damage;
}

namespace {

/// What is added to a figure and taken from it. RULING "to a minimum of 1": what is said so takes it down
/// to 1 at most; everything else comes before it.
int altered(const Table& t, Index i, Modifier::Kind kind, int figure)
{
    if (!isSpokenOf(t.state, kind))
        return figure;
    int sparing = 0;
    eachModifier(t, i, maskOf(kind),
        [&](const Modifier& m, int number, Index) { (m.atLeastOne ? sparing : figure) += number; });
    return sparing < 0 ? std::max(std::min(figure, 1), figure + sparing) : figure + sparing;
}

/// RULING "is doubled": after everything that is added to it or taken from it.
int doubledOf(const Table& t, Index i, Stat stat, int figure)
{
    figure = notNegative(figure);
    if (isSpokenOf(t.state, Modifier::Kind::Doubled))
        eachModifier(t, i, maskOf(Modifier::Kind::Doubled), [&](const Modifier& m, int, Index) {
            if (m.stat == stat)
                figure = std::min(99, 2 * figure);
        });
    return figure;
}

} // namespace

int meleeOf(const Table& t, Index i)
{
    return doubledOf(t, i, Stat::Melee,
        altered(t, i, Modifier::Kind::Melee, baseOf(t, i, Stat::Melee, t.facts(i).melee)));
}

int rangedOf(const Table& t, Index i)
{
    return doubledOf(t, i, Stat::Ranged,
        altered(t, i, Modifier::Kind::Ranged, baseOf(t, i, Stat::Ranged, t.facts(i).ranged)));
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
    const int base = baseOf(t, i, Stat::Move, t.facts(i).steps);
    if (!has(t, i, Modifier::Kind::KeepsMove))
        return doubledOf(t, i, Stat::Move,
            altered(t, i, Modifier::Kind::Move, base) - coldOf(mercenary(t.state, i)));
    int more = 0; // "cannot have its move reduced": what adds to it still counts
    eachModifier(t, i, maskOf(Modifier::Kind::Move),
        [&](const Modifier&, int number, Index) { more += std::max(0, number); });
    return doubledOf(t, i, Stat::Move, std::max<int>(base, t.facts(i).steps) + more);
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
    const bool attacked = m.is(Mercenary::Attacked) || m.is(Mercenary::Again);
    if (attacked && has(t, i, Modifier::Kind::MoveOrAttack))
        return 0;
    return notNegative(unhinderedMoveOf(t, i) + m.extraSteps - m.steps);
}

int bountyOf(const Table& t, Index i)
{
    return doubledOf(t, i, Stat::Bounty,
        altered(t, i, Modifier::Kind::Bounty, baseOf(t, i, Stat::Bounty, t.facts(i).bounty)));
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
        return mercenary(t.state, i).steps;
    }
    return 0;
}

bool isBlinded(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    const bool fogged = (t.state.fog & bitOf(m.tile)) && !has(t, i, Modifier::Kind::SeesInFog);
    if (!fogged && !suffers(t, i, Status::Blind))
        return false;
    return !isImmune(t, i, Status::Blind);
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
    case Who::Kind::Target:
    case Who::Kind::ThatPlayer:
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        break;
    }
    return false;
}

/// "The first Instant card you play each turn": whether one has been played.
bool hasPlayed(const State& s, Seat p, CardFilter::Kind kind)
{
    const std::uint8_t played = kind == CardFilter::Kind::Instant ? s.instantsPlayed
        : kind == CardFilter::Kind::Attack                        ? s.attacksPlayed
                                                                  : s.havePlayed;
    return ((played >> p) & 1) != 0;
}

/// Sums what passive abilities allow a player; of AbilityCost those that speak of the card.
/// `sparing`: only what is said "to a minimum of 1", or only what is not.
int allowedBy(const Table& t, Seat p, Allowance::Kind kind, Index card, bool sparing = false)
{
    int sum = 0;
    for (const LastingEffect& l : t.state.lasting) // for a time
        if (l.who == seatRef(p) && l.what == allowanceMark + static_cast<unsigned>(kind)) {
            const auto effect = static_cast<std::uint16_t>(l.detail | l.treasure << 8);
            const auto& said = std::get<Allowance>(t.cards.effect(effect).node);
            if (said.atLeastOne == sparing && (card == noIndex || matches(t, card, said.cards)))
                sum += l.amount;
        }
    const auto mask = 1u << static_cast<unsigned>(kind);
    if (!(t.state.allowances & mask))
        return sum;
    t.state.speakers.each([&](Index source) {
        if (!(t.facts(source).allowances & mask))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* allowance = std::get_if<Allowance>(&ability.effect->node);
            if (!allowance || allowance->kind != kind || allowance->atLeastOne != sparing
                || !concerns(t.state, allowance->who, v.you, p)
                || (ability.condition && !holds(t, *ability.condition, v)))
                continue;
            const bool played = allowance->once && hasPlayed(t.state, p, allowance->cards.kind);
            if (allowance->once && played == (kind == Allowance::Kind::AbilityCost))
                continue; // the first is over; or there may be one more
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

int mostAllowed(const Table& t, Seat p, Allowance::Kind kind)
{
    int most = 99;
    for (const LastingEffect& l : t.state.lasting)
        if (l.who == seatRef(p) && l.what == allowanceMark + static_cast<unsigned>(kind))
            most = std::min<int>(most, l.amount);
    if (!(t.state.allowances & (1u << static_cast<unsigned>(kind))))
        return most;
    t.state.speakers.each([&](Index source) {
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* allowance = std::get_if<Allowance>(&ability.effect->node);
            if (allowance && allowance->kind == kind && concerns(t.state, allowance->who, v.you, p)
                && (!ability.condition || holds(t, *ability.condition, v)))
                most = std::min(most, allowance->number);
        }
    });
    return most;
}

bool mayPlay(const Table& t, Seat p, Index card)
{
    return allowedBy(t, p, Allowance::Kind::NoPlay, card) == 0;
}

int acquireCostOf(const Table& t, Index card, Seat p)
{
    return notNegative(1 + allowedBy(t, p, Allowance::Kind::AcquireCost, card));
}

int costOf(const Table& t, Index card, Seat p)
{
    const int cost = t.facts(card).cost + allowedBy(t, p, Allowance::Kind::AbilityCost, card);
    const int sparing = allowedBy(t, p, Allowance::Kind::AbilityCost, card, true);
    return notNegative(sparing < 0 ? std::max(std::min(cost, 1), cost + sparing) : cost + sparing);
}

} // namespace triptych::seize
