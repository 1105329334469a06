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
    if (t.depth > deepest)
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

int bonusOf(const Table& t, Index i, Modifier::Kind kind)
{
    int sum = 0;
    eachModifier(
        t, i, maskOf(kind), [&](Modifier::Kind, int number, Status, DamageType) { sum += number; });
    return sum;
}

bool has(const Table& t, Index i, Modifier::Kind kind)
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

int moveOf(const Table& t, Index i)
{
    const int cold = coldOf(mercenary(t.state, i));
    if (cold >= 3 || has(t, i, Modifier::Kind::NoMove))
        return 0;
    return notNegative(t.facts(i).steps + bonusOf(t, i, Modifier::Kind::Move) - cold);
}

int movementLeft(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    if (coldOf(m) >= 3 || has(t, i, Modifier::Kind::NoMove))
        return 0;
    return notNegative(moveOf(t, i) + m.extraSteps - m.steps);
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

namespace {

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
        for (const Index treasure : cardsIn(t.state, t.state.objects[i].controller, Area::Equipped))
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
        return m.is(Mercenary::Silence);
    case Is::Stealthed:
        return m.is(Mercenary::Stealth);
    case Is::Empty:
        return false;
    case Is::Fogged:
        return (t.state.fog & bitOf(m.tile)) != 0;
    }
    return false;
}

TileSet tilesOfMercenary(const Table& t, Index i)
{
    return i == noIndex || !onBattlefield(t.state, i) ? 0 : bitOf(mercenary(t.state, i).tile);
}

TileSet tilesOfOwn(const Table& t, Seat you, Class cls)
{
    if (cls == 0)
        return t.state.standing[you];
    TileSet tiles = 0;
    for (const Index i : cardsIn(t.state, you, Area::Battlefield))
        if (t.facts(i).cls == cls)
            tiles |= bitOf(mercenary(t.state, i).tile);
    return tiles;
}

TileSet tilesOfRefs(const Table& t, const auto& refs)
{
    TileSet tiles = 0;
    for (const Ref& r : refs) {
        if (isTile(r))
            tiles |= bitOf(tileOf(r));
        else if (!isSeat(r) && onBattlefield(t.state, r))
            tiles |= tilesOfMercenary(t, r.object);
    }
    return tiles;
}

TileSet anchorsOf(const Table& t, const Range& range, const Viewpoint& v)
{
    using From = Range::Anchor;
    const State& s = t.state;
    switch (range.anchor) {
    case From::Attacker:
        if (v.attacker != Ref {})
            return tilesOfRefs(t, std::array { v.attacker });
        [[fallthrough]];
    case From::Source:
        if (v.anchor != noIndex)
            return tilesOfMercenary(t, v.anchor);
        return v.you == noSeat ? 0 : tilesOfOwn(t, v.you, v.cls);
    case From::OneOfYours:
        return tilesOfOwn(t, v.you, range.classNumber);
    case From::It:
        return v.resolving ? tilesOfRefs(t, s.it) : tilesOfRefs(t, std::array { v.subject });
    case From::Attacked:
        return v.resolving ? tilesOfRefs(t, s.attacked) : tilesOfRefs(t, std::array { v.attacked });
    }
    return 0;
}

TileSet inRange(const Table& t, const Range& range, const Viewpoint& v)
{
    constexpr TileSet row = 0xFF;
    constexpr TileSet column = 0x0101010101010101ULL;
    if (range.kind == Range::Kind::Anywhere)
        return boardOf(t.state);
    const TileSet anchors = anchorsOf(t, range, v);
    switch (range.kind) {
    case Range::Kind::Anywhere:
        break;
    case Range::Kind::Adjacent:
        return neighbours(anchors) & boardOf(t.state);
    case Range::Kind::Within: {
        // S-RANGE: at most N + 1 tiles away in any direction, adjacent included.
        TileSet tiles = anchors;
        for (int step = 0; step <= range.distance; ++step)
            tiles |= neighbours(tiles);
        return tiles & boardOf(t.state);
    }
    case Range::Kind::SameRow:
    case Range::Kind::SameColumn: {
        TileSet tiles = 0;
        eachTile(anchors, [&](Tile anchor) {
            tiles |= range.kind == Range::Kind::SameRow ? row << (8 * rowOf(anchor))
                                                        : column << columnOf(anchor);
        });
        return tiles & boardOf(t.state);
    }
    }
    return 0;
}

TileSet inPlace(const State& s, Filter::Place place, Seat you)
{
    switch (place) {
    case Filter::Place::Anywhere:
        return boardOf(s);
    case Filter::Place::YourGuildHall:
        return guildHallOf(you);
    case Filter::Place::EnemyGuildHall:
        return sideTiles(s, you, true, guildHallOf);
    case Filter::Place::YourSide:
        return sideOf(you);
    case Filter::Place::EnemySide:
        return sideTiles(s, you, true, sideOf);
    }
    return 0;
}

bool isOfSide(const State& s, Index i, Side side, Seat you)
{
    const Seat controller = s.objects[i].controller;
    switch (side) {
    case Side::Any:
        return true;
    case Side::Yours:
        return controller == you;
    case Side::Allied:
        return areAllied(s, controller, you);
    case Side::Enemy:
        return !areAllied(s, controller, you);
    }
    return false;
}

bool keeps(int value, const Bound& bound)
{
    return bound.atLeast ? value >= bound.number : value <= bound.number;
}

} // namespace

TileSet tilesOf(const Table& t, const Filter& filter, const Viewpoint& v)
{
    TileSet tiles = boardOf(t.state);
    if (filter.place != Filter::Place::Anywhere)
        tiles &= inPlace(t.state, filter.place, v.you);
    if (filter.range.kind != Range::Kind::Anywhere)
        tiles &= inRange(t, filter.range, v);
    if (filter.noun == Filter::Noun::Tile) {
        if (filter.condition == Filter::Condition::Empty)
            tiles &= emptyTiles(t.state);
        else if (filter.condition == Filter::Condition::Fogged)
            tiles &= t.state.fog;
    }
    return tiles;
}

bool matches(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    if (!onBattlefield(t.state, i) || !isOfSide(t.state, i, filter.side, v.you)
        || (filter.other && (i == v.anchor || i == v.self))
        || (filter.classNumber != 0 && t.facts(i).cls != filter.classNumber)
        || !isInCondition(t, i, filter.condition))
        return false;
    if (filter.bound && !keeps(figureOf(t, i, filter.bound->stat), *filter.bound))
        return false;
    if (filter.place == Filter::Place::Anywhere && filter.range.kind == Range::Kind::Anywhere)
        return true;
    return (tilesOf(t, filter, v) & bitOf(mercenary(t.state, i).tile)) != 0;
}

bool matches(const Table& t, Index card, const CardFilter& filter)
{
    using Kind = CardFilter::Kind;
    const Facts& facts = t.facts(card);
    if (filter.classNumber != 0 && facts.cls != filter.classNumber)
        return false;
    const bool ability = facts.type == CardType::Ability;
    const bool treasure = facts.type == CardType::Treasure;
    switch (filter.kind) {
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

int count(const Table& t, const Filter& filter, const Viewpoint& v)
{
    if (filter.noun == Filter::Noun::Tile)
        return std::popcount(tilesOf(t, filter, v));
    int n = 0;
    eachMercenary(t.state, [&](Index i) { n += matches(t, i, filter, v); });
    return n;
}

namespace {

int countersOn(const Mercenary& m, Status status)
{
    switch (status) {
    case Status::Exhaust:
        return m.exhaust;
    case Status::Bleed:
        return m.bleed;
    case Status::Poison:
        return m.poison;
    case Status::Frost:
        return m.frost;
    case Status::Burn:
        return m.burn;
    default:
        return 0;
    }
}

} // namespace

int count(const Table& t, const Counted& counted, const Viewpoint& v)
{
    const State& s = t.state;
    int n = 0;
    switch (counted.kind) {
    case Counted::Kind::Mercenaries:
        return count(t, counted.filter, v);
    case Counted::Kind::Treasures:
        if (const Index i = spokenOf(t, counted.of, v); i != noIndex)
            for (const Index treasure : cardsIn(s, s.objects[i].controller, Area::Equipped))
                n += s.objects[treasure].host == i;
        return n;
    case Counted::Kind::Counters: {
        const Index i = spokenOf(t, counted.of, v);
        return i == noIndex ? 0 : countersOn(mercenary(s, i), counted.status);
    }
    case Counted::Kind::HandCards:
        return static_cast<int>(countIn(s, v.you, Area::Hand));
    case Counted::Kind::DiscardCards:
        for (const Index i : cardsIn(s, v.you, Area::Discard))
            n += matches(t, i, counted.cards);
        return n;
    case Counted::Kind::Warchest:
        return static_cast<int>(countIn(s, v.you, Area::Warchest));
    case Counted::Kind::ReadyTreasures:
        for (const Index i : cardsIn(s, v.you, Area::Warchest))
            n += !s.objects[i].is(Object::Exhausted);
        return n;
    }
    return n;
}

Index spokenOf(const Table& t, Thing::Kind kind, const Viewpoint& v)
{
    const State& s = t.state;
    const auto only = [&](const auto& refs) -> Index {
        for (const Ref& r : refs)
            if (!isTile(r) && !isSeat(r) && onBattlefield(s, r))
                return r.object;
        return noIndex;
    };
    switch (kind) {
    case Thing::Kind::Attacker:
        if (v.attacker != Ref {})
            return only(std::array { v.attacker });
        [[fallthrough]];
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        return v.anchor != noIndex && onBattlefield(s, v.anchor) ? v.anchor : noIndex;
    case Thing::Kind::It:
        return v.resolving ? only(s.it) : only(std::array { v.subject });
    case Thing::Kind::Attacked:
        return v.resolving ? only(s.attacked) : only(std::array { v.attacked });
    default:
        return noIndex;
    }
}

bool holds(const Table& t, const Condition& condition, const Viewpoint& v)
{
    using Kind = Condition::Kind;
    const State& s = t.state;
    const Seat you = v.you;
    const auto keepsTo = [&](int value) {
        return condition.atLeast ? value >= condition.number : value <= condition.number;
    };
    switch (condition.kind) {
    case Kind::YouControl:
    case Kind::YouControlNo:
    case Kind::OpponentControls: {
        Filter filter = condition.filter;
        filter.side = condition.kind == Kind::OpponentControls ? Side::Enemy : Side::Yours;
        const int n = count(t, filter, v);
        return condition.kind == Kind::YouControlNo ? n == 0 : n >= condition.number;
    }
    case Kind::ThingIs:
    case Kind::ThingIsNot: {
        const Index i = spokenOf(t, condition.of, v);
        return i != noIndex
            && matches(t, i, condition.filter, v) == (condition.kind == Kind::ThingIs);
    }
    case Kind::YourVault:
        return keepsTo(s.players[you].vault);
    case Kind::OpponentsVault:
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && !areAllied(s, p, you) && keepsTo(s.players[p].vault))
                return true;
        return false;
    case Kind::YourHand:
        return keepsTo(static_cast<int>(countIn(s, you, Area::Hand)));
    case Kind::YourWarchest:
        return keepsTo(static_cast<int>(countIn(s, you, Area::Warchest)));
    case Kind::YourTurn:
        return hasTurn(s, you);
    case Kind::NotYourTurn:
        return !hasTurn(s, you);
    case Kind::YouDo:
        return s.did != 0;
    case Kind::YouDoNot:
        return s.did == 0;
    case Kind::ItWasDestroyed:
        return s.destroyed != 0;
    }
    return false;
}

int valueOf(const Table& t, const Amount& amount, const Viewpoint& v)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::ThatMuch:
        return t.state.theNumber;
    case Amount::Kind::PerCounted:
        return amount.number * count(t, *amount.counted, v);
    case Amount::Kind::EqualTo: {
        const Quantity& q = *amount.quantity;
        if (q.kind == Quantity::Kind::NumberOf)
            return count(t, q.counted, v);
        const Index i = spokenOf(t, q.of, v);
        if (i == noIndex)
            return 0;
        return q.kind == Quantity::Kind::StatOf ? figureOf(t, i, q.stat)
                                                : mercenary(t.state, i).damage;
    }
    case Amount::Kind::All:
        return 0;
    }
    return 0;
}

} // namespace triptych::seize
