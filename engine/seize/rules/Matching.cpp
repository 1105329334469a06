#include "seize/rules/Matching.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/LineOfSight.h"
#include "seize/rules/Statuses.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

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
        return m.is(Mercenary::Silence);
    case Is::Stealthed:
        return m.is(Mercenary::Stealth);
    case Is::Empty:
        return false;
    case Is::Fogged:
        return (t.state.fog & bitOf(m.tile)) != 0;
    case Is::BelowHalf:
        return 2 * healthOf(t, i) < maxHealthOf(t, i);
    case Is::HalfOrLess:
        return 2 * healthOf(t, i) <= maxHealthOf(t, i);
    case Is::HasAttacked:
        return m.is(Mercenary::Attacked) || m.is(Mercenary::Again);
    case Is::HasMoved:
        return m.steps > 0;
    case Is::WasHurt:
        return m.is(Mercenary::Hurt);
    case Is::HasRanged:
        return t.facts(i).shot != Shot::None;
    case Is::HasPlundered:
        return m.is(Mercenary::HasPlundered);
    case Is::NotAttacked:
        return !m.is(Mercenary::Attacked) && !m.is(Mercenary::Again);
    case Is::NotMoved:
        return m.steps == 0;
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
    for (const Index i : cardsIn(t.state, you, Zone::Battlefield))
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
        if (v.place != noTile) // RULING: what has left reaches from where it stood
            return bitOf(v.place);
        return v.you == noSeat ? 0 : tilesOfOwn(t, v.you, v.cls);
    case From::OneOfYours:
        return tilesOfOwn(t, v.you, range.classNumber);
    case From::It:
        return tilesOfRefs(t, spoken(t, range.referent, v));
    case From::Described:
        break; // each from its own, see inRange
    case From::Attacked:
        return v.resolving ? tilesOfRefs(t, s.attacked) : tilesOfRefs(t, std::array { v.attacked });
    }
    return 0;
}

/// All tiles straight or diagonally away from these, to the edge of the battlefield.
TileSet linesFrom(const State& s, TileSet anchors)
{
    TileSet tiles = 0;
    for (Heading h = 0; h < 8; ++h)
        for (TileSet at = shifted(anchors, h) & boardOf(s); at != 0;
             at = shifted(at, h) & boardOf(s))
            tiles |= at;
    return tiles;
}

TileSet inRangeOf(const Table& t, const Range& range, TileSet anchors, const Viewpoint& v)
{
    constexpr TileSet row = 0xFF;
    constexpr TileSet column = 0x0101010101010101ULL;
    switch (range.kind) {
    case Range::Kind::Anywhere:
        break;
    case Range::Kind::Adjacent:
        return neighbours(anchors) & boardOf(t.state);
    case Range::Kind::Within: {
        const TileSet near = tilesWithin(t.state, anchors, range.distance);
        return range.straight ? near & linesFrom(t.state, anchors) : near;
    }
    case Range::Kind::InLine:
        return linesFrom(t.state, anchors);
    case Range::Kind::Diagonal: {
        TileSet tiles = 0;
        for (Heading h = 0; h < 8; ++h)
            if (rowStep[h] != 0 && columnStep[h] != 0)
                tiles |= shifted(anchors, h);
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
    case Range::Kind::InFront:
    case Range::Kind::Behind: {
        const Heading way
            = headingOf(range.kind == Range::Kind::InFront ? Arrow::F : Arrow::B, v.you);
        return v.you == noSeat ? 0 : shifted(anchors, way) & boardOf(t.state);
    }
    }
    return 0;
}

/// Near any whom the range describes; "another" is another than who stands there.
TileSet nearDescribed(const Table& t, const Range& range, const Viewpoint& v)
{
    Filter those = *range.near;
    those.other = false;
    TileSet tiles = 0;
    for (Seat p = 0; p < t.state.seats; ++p) {
        for (const Index i : cardsIn(t.state, p, Zone::Battlefield)) {
            if (!matches(t, i, those, v))
                continue;
            const TileSet own = bitOf(mercenary(t.state, i).tile);
            tiles |= inRangeOf(t, range, own, v) & (range.near->other ? ~own : ~TileSet { 0 });
        }
    }
    return tiles;
}

TileSet inRange(const Table& t, const Range& range, const Viewpoint& v)
{
    if (range.kind == Range::Kind::Anywhere)
        return boardOf(t.state);
    const TileSet tiles = range.anchor == Range::Anchor::Described
        ? nearDescribed(t, range, v)
        : inRangeOf(t, range, anchorsOf(t, range, v), v);
    return range.none ? boardOf(t.state) & ~tiles : tiles;
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
    case Filter::Place::AnyGuildHall: {
        TileSet halls = 0;
        for (Seat p = 0; p < s.seats; ++p)
            halls |= guildHallOf(p);
        return halls;
    }
    case Filter::Place::YourSide:
        return sideOf(you);
    case Filter::Place::EnemySide:
        return sideTiles(s, you, true, sideOf);
    case Filter::Place::OwnGuildHall: {
        TileSet halls = 0; // each of them in its own: where it stands there
        for (Seat p = 0; p < s.seats; ++p)
            halls |= guildHallOf(p) & s.standing[p];
        return halls;
    }
    }
    return 0;
}

bool isOfSide(const State& s, Seat controller, Side side, Seat you)
{
    switch (side) {
    case Side::Any:
        return true;
    case Side::Yours:
        return controller == you;
    case Side::Allied:
        return areAllied(s, controller, you);
    case Side::Enemy:
        return !areAllied(s, controller, you);
    case Side::Theirs:
        return controller == s.thatPlayer;
    }
    return false;
}

/// Where the mercenaries of a side stand.
TileSet standingOf(const State& s, Side side, Seat you)
{
    if (side == Side::Any)
        return occupied(s);
    TileSet tiles = 0;
    for (Seat p = 0; p < s.seats; ++p)
        if (isOfSide(s, p, side, you))
            tiles |= s.standing[p];
    return tiles;
}

bool keeps(int value, const Bound& bound)
{
    if (bound.exactly)
        return value == bound.number;
    return bound.atLeast ? value >= bound.number : value <= bound.number;
}

} // namespace

TileSet tilesInAnyRange(const Table& t, const Filter& filter, const Viewpoint& v)
{
    TileSet tiles = 0;
    if (filter.noun != Filter::Noun::Tile)
        tiles = standingOf(t.state, filter.side, v.you);
    else if (filter.condition == Filter::Condition::Empty)
        tiles = emptyTiles(t.state);
    else if (filter.condition == Filter::Condition::Fogged)
        tiles = boardOf(t.state) & t.state.fog;
    else
        tiles = boardOf(t.state);
    if (filter.place != Filter::Place::Anywhere)
        tiles &= inPlace(t.state, filter.place, v.you);
    return tiles;
}

TileSet tilesOf(const Table& t, const Filter& filter, const Viewpoint& v)
{
    const TileSet tiles = tilesInAnyRange(t, filter, v);
    if (tiles == 0 || filter.range.kind == Range::Kind::Anywhere)
        return tiles;
    return tiles & inRange(t, filter.range, v);
}

namespace {

bool carries(const Table& t, Index i, CardFilter::Kind kind)
{
    CardFilter wanted;
    wanted.kind = kind;
    for (const Index treasure : cardsIn(t.state, t.state.objects[i].controller, Zone::Equipped))
        if (t.state.objects[treasure].host == i && matches(t, treasure, wanted))
            return true;
    return false;
}

/// Whom "another" leaves out: the source, or who was named before.
bool isTheOne(const Table& t, Index i, const Referent& otherThan, const Viewpoint& v)
{
    if (otherThan.kind == Referent::Kind::Open)
        return i == v.anchor || i == v.self;
    const auto named = spoken(t, otherThan, v);
    return std::any_of(named.begin(), named.end(),
        [&](const Ref& r) { return !isTile(r) && !isSeat(r) && r == refOf(t.state, i); });
}

bool matchesAnywhere(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    if (!isOfSide(t.state, t.state.objects[i].controller, filter.side, v.you)
        || (filter.other && isTheOne(t, i, filter.otherThan, v))
        || (filter.namesake && (v.self == noIndex || t.facts(i).name != t.facts(v.self).name))
        || (filter.classNumber != 0 && t.facts(i).cls != filter.classNumber)
        || !isInCondition(t, i, filter.condition)
        || !std::ranges::all_of(filter.also, [&](const Filter::State& state) {
               return isInCondition(t, i, state.is) != state.lacks;
           }))
        return false;
    if (filter.carries && !carries(t, i, static_cast<CardFilter::Kind>(filter.carried)))
        return false;
    if (!filter.bound)
        return true;
    const int figure = filter.bound->anyCounters ? countersOn(mercenary(t.state, i))
        : filter.bound->counters ? countOf(mercenary(t.state, i), *filter.bound->counters)
                                 : figureOf(t, i, filter.bound->stat);
    return keeps(figure, *filter.bound);
}

} // namespace

bool matches(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    if (!onBattlefield(t.state, i) || !matchesAnywhere(t, i, filter, v))
        return false;
    if (filter.place == Filter::Place::Anywhere && filter.range.kind == Range::Kind::Anywhere)
        return true;
    return (tilesOf(t, filter, v) & bitOf(mercenary(t.state, i).tile)) != 0;
}

bool matches(const Table& t, Index i, const Filter& filter, const Viewpoint& v, TileSet tiles)
{
    return onBattlefield(t.state, i) && (tiles & bitOf(mercenary(t.state, i).tile)) != 0
        && matchesAnywhere(t, i, filter, v);
}

namespace {

/// Of a card that is not on the battlefield: what is printed on it.
bool isWithin(const Facts& facts, const Bound& bound)
{
    if (facts.type != CardType::Mercenary)
        return false;
    int value = 0;
    switch (bound.stat) {
    case Stat::Bounty:
        value = facts.bounty;
        break;
    case Stat::Stars:
        value = facts.stars;
        break;
    case Stat::Health:
    case Stat::Melee:
    case Stat::Ranged:
    case Stat::Move:
    case Stat::Steps:
        return false; // the grammar reads no such card
    }
    return keeps(value, bound);
}

} // namespace

bool matches(const Table& t, Index card, const CardFilter& filter)
{
    using Kind = CardFilter::Kind;
    const Facts& facts = t.facts(card);
    if (filter.classNumber != 0 && facts.cls != filter.classNumber)
        return false;
    if (filter.bound && !isWithin(facts, *filter.bound))
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
    const TileSet tiles = tilesOf(t, filter, v);
    if (filter.noun == Filter::Noun::Tile)
        return std::popcount(tiles);
    int n = 0;
    eachTile(tiles, [&](Tile tile) { n += matches(t, t.state.board[tile], filter, v, tiles); });
    return n;
}

namespace {

/// Whose cards are counted.
InlineVector<Seat, maxPlayers> whoseOf(const Table& t, const Who& whose, const Viewpoint& v)
{
    const State& s = t.state;
    InlineVector<Seat, maxPlayers> list;
    const auto add = [&](Seat p) {
        if (p < s.seats && s.players[p].alive)
            list.push_back(p);
    };
    switch (whose.kind) {
    case Who::Kind::You:
        add(v.you);
        break;
    case Who::Kind::Opponent:
        if (s.opponent != noSeat) {
            add(s.opponent);
            break;
        }
        [[fallthrough]];
    case Who::Kind::EachOpponent:
        for (Seat p = 0; p < s.seats; ++p)
            if (v.you != noSeat && !areAllied(s, p, v.you))
                add(p);
        break;
    case Who::Kind::EachPlayer:
        for (Seat p = 0; p < s.seats; ++p)
            add(p);
        break;
    case Who::Kind::Target:
    case Who::Kind::ThatPlayer:
        if (whose.referent.kind == Referent::Kind::Open) {
            add(s.thatPlayer);
            break;
        }
        [[fallthrough]];
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        for (const Ref& r : spoken(t, whose.referent, v))
            if (!isTile(r) && !isSeat(r) && r.object < s.objectCount && list.empty())
                add(whose.kind == Who::Kind::ItsOwner ? s.objects[r.object].owner
                                                      : s.objects[r.object].controller);
        break;
    }
    return list;
}

int countCards(const Table& t, const Counted& counted, Seat p)
{
    using Kind = Counted::Kind;
    const State& s = t.state;
    int n = 0;
    switch (counted.kind) {
    case Kind::HandCards:
        return static_cast<int>(countIn(s, p, Zone::Hand));
    case Kind::DiscardCards:
        for (const Index i : cardsIn(s, p, Zone::Discard))
            n += matches(t, i, counted.cards);
        return n;
    case Kind::Warchest:
        return static_cast<int>(countIn(s, p, Zone::Warchest));
    case Kind::ReadyTreasures:
    case Kind::ExhaustedTreasures:
        for (const Index i : cardsIn(s, p, Zone::Warchest))
            n += s.objects[i].is(Object::Exhausted) == (counted.kind == Kind::ExhaustedTreasures);
        return n;
    case Kind::Controlled:
        for (const Zone zone : { Zone::Warchest, Zone::Equipped })
            for (const Index i : cardsIn(s, p, zone))
                n += counted.cards.kind == CardFilter::Kind::Treasure
                    || (!s.objects[i].is(Object::FaceDown) && matches(t, i, counted.cards));
        return n;
    case Kind::Mercenaries:
    case Kind::Treasures:
    case Kind::Counters:
    case Kind::AllCounters:
    case Kind::Statuses:
    case Kind::Damage:
        return 0;
    }
    return 0;
}

} // namespace

int count(const Table& t, const Counted& counted, const Viewpoint& v)
{
    const State& s = t.state;
    int n = 0;
    if (counted.of == Thing::Kind::Each) { // of all of them together
        for (Seat p = 0; p < s.seats; ++p)
            for (const Index i : cardsIn(s, p, Zone::Battlefield))
                if (matches(t, i, counted.filter, v))
                    n += counted.kind == Counted::Kind::Counters
                        ? countOf(mercenary(s, i), counted.status)
                        : countersOn(mercenary(s, i));
        return n;
    }
    switch (counted.kind) {
    case Counted::Kind::Mercenaries:
        return count(t, counted.filter, v);
    case Counted::Kind::Treasures:
        if (const Index i = spokenOf(t, counted.of, counted.referent, v); i != noIndex)
            for (const Index treasure : cardsIn(s, s.objects[i].controller, Zone::Equipped))
                n += s.objects[treasure].host == i
                    && (counted.cards.kind == CardFilter::Kind::Card
                        || matches(t, treasure, counted.cards));
        return n;
    case Counted::Kind::Counters: {
        const Index i = spokenOf(t, counted.of, counted.referent, v);
        return i == noIndex ? 0 : countOf(mercenary(s, i), counted.status);
    }
    case Counted::Kind::AllCounters: {
        const Index i = spokenOf(t, counted.of, counted.referent, v);
        return i == noIndex ? 0 : countersOn(mercenary(s, i));
    }
    case Counted::Kind::Damage:
        if (const Index i = spokenOf(t, counted.of, counted.referent, v); i != noIndex)
            n = mercenary(s, i).damage;
        return n;
    case Counted::Kind::Statuses:
        if (const Index i = spokenOf(t, counted.of, counted.referent, v); i != noIndex)
            n = static_cast<int>(ailmentsOf(t, i, true).size() + ailmentsOf(t, i, false).size());
        return n;
    case Counted::Kind::HandCards:
    case Counted::Kind::DiscardCards:
    case Counted::Kind::Warchest:
    case Counted::Kind::ReadyTreasures:
    case Counted::Kind::ExhaustedTreasures:
    case Counted::Kind::Controlled:
        for (const Seat p : whoseOf(t, counted.whose, v))
            n += countCards(t, counted, p);
        return n;
    }
    return n;
}

Spoken spoken(const Table& t, const Referent& referent, const Viewpoint& v)
{
    const State& s = t.state;
    const auto only = [](const Ref& r) {
        Spoken one;
        if (r != Ref {})
            one.push_back(r);
        return one;
    };
    switch (referent.kind) {
    case Referent::Kind::Open:
    case Referent::Kind::Before:
        return v.resolving ? s.it : only(v.subject);
    case Referent::Kind::Source:
        return v.anchor == noIndex ? Spoken {} : only(refOf(s, v.anchor));
    case Referent::Kind::Subject:
        return only(v.subject);
    case Referent::Kind::Attacked:
        return v.resolving ? s.attacked : only(v.attacked);
    case Referent::Kind::Attacker:
        return v.attacker != Ref {} ? only(v.attacker)
            : v.anchor == noIndex   ? Spoken {}
                                    : only(refOf(s, v.anchor));
    case Referent::Kind::Target: {
        Spoken found;
        if (!v.item || referent.slot >= v.item->slots)
            return found;
        const std::size_t begin = referent.slot == 0 ? 0 : v.item->slotEnd[referent.slot - 1u];
        for (std::size_t k = begin; k < v.item->slotEnd[referent.slot]; ++k)
            if (!v.resolving || ((s.fit >> k) & 1)) // S-STACK-5 as it was when it began
                found.push_back(v.item->targets[k]);
        return found;
    }
    case Referent::Kind::Said:
    case Referent::Kind::Captured:
        return s.it;
    }
    return {};
}

Index spokenOf(const Table& t, Thing::Kind kind, const Referent& referent, const Viewpoint& v)
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
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
        return only(spoken(t, referent, v));
    case Thing::Kind::Attacked:
        return v.resolving ? only(s.attacked) : only(std::array { v.attacked });
    case Thing::Kind::Target:
    case Thing::Kind::Each:
    case Thing::Kind::Some:
    case Thing::Kind::ThisWay:
    case Thing::Kind::That:
        break;
    }
    return noIndex;
}

namespace {

int wealthOf(const Table& t, Seat p, Condition::Wealth wealth)
{
    const State& s = t.state;
    switch (wealth) {
    case Condition::Wealth::Loot:
        return s.players[p].vault;
    case Condition::Wealth::Cards:
        return static_cast<int>(countIn(s, p, Zone::Hand));
    case Condition::Wealth::Mercenaries:
        return static_cast<int>(countIn(s, p, Zone::Battlefield));
    case Condition::Wealth::Treasures:
        return static_cast<int>(countIn(s, p, Zone::Warchest));
    }
    return 0;
}

bool isSo(const Table& t, const Condition& condition, const Viewpoint& v)
{
    using Kind = Condition::Kind;
    const State& s = t.state;
    const Seat you = v.you;
    if (you == noSeat)
        return false;
    const auto keepsTo = [&](int value) {
        return condition.atLeast ? value >= condition.number : value <= condition.number;
    };
    const auto anyOpponent = [&](Condition::Wealth wealth) {
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && !areAllied(s, p, you) && keepsTo(wealthOf(t, p, wealth)))
                return true;
        return false;
    };
    switch (condition.kind) {
    case Kind::YouControl:
    case Kind::YouControlNo:
    case Kind::OpponentControls: {
        Filter filter = condition.filter;
        filter.side = condition.kind == Kind::OpponentControls ? Side::Enemy : Side::Yours;
        const int n = count(t, filter, v);
        return condition.kind == Kind::YouControlNo ? n == 0 : keepsTo(n);
    }
    case Kind::ThingIs:
    case Kind::ThingIsNot: {
        const Index i = spokenOf(t, condition.of, condition.referent, v);
        return i != noIndex
            && matches(t, i, condition.filter, v) == (condition.kind == Kind::ThingIs);
    }
    case Kind::YourVault:
        return keepsTo(s.players[you].vault);
    case Kind::OpponentsVault:
        return anyOpponent(Condition::Wealth::Loot);
    case Kind::OpponentsHand:
        return anyOpponent(Condition::Wealth::Cards);
    case Kind::OpponentsWarchest:
        return anyOpponent(Condition::Wealth::Treasures);
    case Kind::YourReadyTreasures: {
        Counted ready;
        ready.kind = Counted::Kind::ReadyTreasures;
        return keepsTo(countCards(t, ready, you));
    }
    case Kind::Both:
        return std::ranges::all_of(
            condition.parts, [&](const Condition& part) { return holds(t, part, v); });
    case Kind::Either:
        return std::ranges::any_of(
            condition.parts, [&](const Condition& part) { return holds(t, part, v); });
    case Kind::YourHand:
        return keepsTo(static_cast<int>(countIn(s, you, Zone::Hand)));
    case Kind::YourWarchest:
        return keepsTo(static_cast<int>(countIn(s, you, Zone::Warchest)));
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
    case Kind::ThisWay:
        return keepsTo(s.theNumber);
    case Kind::WasPushed:
        return s.theNumber > 0;
    case Kind::LostLoot:
        return ((s.lootLost >> you) & 1) != 0;
    case Kind::GainedLoot:
        return ((s.lootGained >> you) & 1) != 0;
    case Kind::HasMore: {
        int than = 0;
        int opponents = 0;
        for (Seat p = 0; p < s.seats; ++p) {
            if (!s.players[p].alive || areAllied(s, p, you))
                continue;
            const int mine = wealthOf(t, you, condition.wealth);
            const int theirs = wealthOf(t, p, condition.wealth);
            than += condition.atLeast ? mine > theirs : mine < theirs;
            ++opponents;
        }
        return condition.each ? opponents > 0 && than == opponents : than > 0;
    }
    case Kind::YourPhase:
        return hasTurn(s, you) && s.phase == condition.phase;
    case Kind::Plundered:
        return s.players[you].plundered != 0;
    case Kind::Acquired:
        return s.players[you].acquired > 0;
    case Kind::PlayedAbility:
        return ((s.havePlayed >> you) & 1) != 0;
    case Kind::ThereAre:
        return keepsTo(count(t, condition.filter, v));
    case Kind::MercenaryFell:
        for (Seat p = 0; p < s.seats; ++p)
            if (((s.haveLost >> p) & 1) && isOfSide(s, p, condition.filter.side, you))
                return true;
        return false;
    }
    return false;
}

} // namespace

bool holds(const Table& t, const Condition& condition, const Viewpoint& v)
{
    Viewpoint theirs = v;
    if (condition.they)
        theirs.you = t.state.thatPlayer;
    return isSo(t, condition, condition.they ? theirs : v) != condition.unless;
}

namespace {

int shareOf(Quantity::Share share, int n)
{
    switch (share) {
    case Quantity::Share::Once:
        return n;
    case Quantity::Share::Twice:
        return 2 * n;
    case Quantity::Share::HalfUp:
        return (n + 1) / 2;
    case Quantity::Share::HalfDown:
        return n / 2;
    }
    return n;
}

} // namespace

namespace {

/// "the highest melee among enemy mercenaries"; 0 where there are none.
int extremeOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    bool any = false;
    int found = 0;
    const TileSet tiles = tilesOf(t, q.counted.filter, v);
    eachMercenary(t.state, [&](Index i) {
        if (!matches(t, i, q.counted.filter, v, tiles))
            return;
        const int figure = figureOf(t, i, q.stat);
        const bool better = q.kind == Quantity::Kind::HighestOf ? figure > found : figure < found;
        if (!any || better)
            found = figure;
        any = true;
    });
    return found;
}

} // namespace

namespace {

/// RULING: of who has left, the figure that is printed.
int printedOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    if (q.kind != Quantity::Kind::StatOf)
        return 0;
    Index gone = noIndex;
    const auto look = [&](const auto& refs) {
        for (const Ref& r : refs)
            if (gone == noIndex && !isTile(r) && !isSeat(r) && !isItem(r)
                && r.object < t.state.objectCount)
                gone = r.object;
    };
    if (q.of == Thing::Kind::It || q.of == Thing::Kind::ThatEnemy || q.of == Thing::Kind::ThatAlly)
        look(spoken(t, q.referent, v));
    else if (q.of == Thing::Kind::This)
        gone = v.self;
    else if (q.of == Thing::Kind::Attacked)
        v.resolving && !t.state.attacked.empty() ? look(t.state.attacked)
                                                 : look(std::array { v.attacked });
    if (gone == noIndex || t.facts(gone).type != CardType::Mercenary)
        return 0;
    const Facts& facts = t.facts(gone);
    switch (q.stat) {
    case Stat::Health:
        return facts.health;
    case Stat::Melee:
        return facts.melee;
    case Stat::Ranged:
        return facts.ranged;
    case Stat::Move:
        return facts.steps;
    case Stat::Bounty:
        return facts.bounty;
    case Stat::Stars:
        return facts.stars;
    case Stat::Steps:
        break;
    }
    return 0;
}

int quantityOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    if (q.kind == Quantity::Kind::NumberOf)
        return shareOf(q.share, count(t, q.counted, v));
    if (q.kind == Quantity::Kind::HighestOf || q.kind == Quantity::Kind::LowestOf)
        return shareOf(q.share, extremeOf(t, q, v));
    const Index i = spokenOf(t, q.of, q.referent, v);
    if (i == noIndex)
        return shareOf(q.share, printedOf(t, q, v));
    return shareOf(q.share,
        q.kind == Quantity::Kind::StatOf ? figureOf(t, i, q.stat) : mercenary(t.state, i).damage);
}

} // namespace

int valueOf(const Table& t, const Amount& amount, const Viewpoint& v)
{
    const auto upTo = [&](int n) { return amount.most < 0 ? n : std::min<int>(n, amount.most); };
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::ThatMuch:
        return amount.number * t.state.theNumber + amount.plus;
    case Amount::Kind::PerCounted:
        return upTo(amount.plus
            + amount.number * (count(t, *amount.counted, v) / std::max(1, amount.counted->per)));
    case Amount::Kind::EqualTo:
        return upTo(amount.plus + quantityOf(t, *amount.quantity, v));
    case Amount::Kind::All:
        return 0;
    }
    return 0;
}

} // namespace triptych::seize
