#include "seize/rules/Places.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/History.h"
#include "seize/rules/LineOfSight.h"
#include "seize/rules/Matching.h" // a place may be near anybody who is described
#include "seize/rules/Spoken.h"
#include "seize/tree/Meant.h"

#include <array>

namespace triptych::seize {

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

Seat thatPlayerOf(const State& s, const Viewpoint& v)
{
    return v.item && !v.resolving ? Seat { v.item->other } : Seat { s.thatPlayer };
}

bool isOfSide(const State& s, Seat controller, Side side, const Viewpoint& v)
{
    return side == Side::Theirs ? controller == thatPlayerOf(s, v)
                                : isOfSide(s, controller, side, v.you);
}

namespace {

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
        if (isOfClass(t, i, cls))
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

/// Where those stood who have left this turn.
TileSet lastTilesOf(const Table& t, const auto& refs)
{
    TileSet tiles = 0;
    for (const Ref& r : refs)
        if (!isTile(r) && !isSeat(r) && !isItem(r) && !onBattlefield(t.state, r))
            if (const Tile stood = lastTileOf(t.state, r.object); stood != noTile)
                tiles |= bitOf(stood);
    return tiles;
}

/// RULING "deal 3 damage to target mercenary and 1 to each mercenary adjacent to it": whom a text has begun
/// to speak of is beside where it stood once it has left. Until then a target that has left is none.
TileSet tilesOfSpoken(const Table& t, const Referent& referent, const Viewpoint& v)
{
    const bool own = referent.kind == Referent::Kind::Source
        || (referent.kind == Referent::Kind::Attacker && attacksItself(v));
    if (own && v.anchor == noIndex && v.place != noTile)
        return bitOf(v.place);
    const TileSet tiles = tilesOfRefs(t, spoken(t, referent, v));
    const bool target = referent.kind == Referent::Kind::Target;
    const bool begun = v.resolving || v.item == &t.state.resolving;
    if ((target || referent.kind == Referent::Kind::Attacked) && !begun)
        return tiles;
    Viewpoint fit = v;
    fit.resolving = v.resolving || target; // of its targets those that were legal as it began
    return tiles | lastTilesOf(t, spoken(t, referent, fit));
}

TileSet anchorsOf(const Table& t, const Range& range, const Viewpoint& v)
{
    using From = Range::Anchor;
    switch (range.anchor) {
    case From::Attacker:
        if (!attacksItself(v)) {
            const std::array attacker { v.attacker };
            return tilesOfRefs(t, attacker) | (v.resolving ? lastTilesOf(t, attacker) : 0);
        }
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
        return tilesOfSpoken(t, range.referent, v);
    case From::Described:
        break; // each from its own, see inRange
    case From::Attacked:
        return tilesOfSpoken(t, { Referent::Kind::Attacked }, v);
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

/// RULING behind who is attacked lies the next tile in the line of the attack.
TileSet beyondAttacked(const Table& t, TileSet attacked, const Viewpoint& v)
{
    if (v.attacker == Ref {} && v.anchor == noIndex && v.place == noTile)
        return 0;
    Range from;
    from.anchor = Range::Anchor::Attacker;
    const TileSet attackers = anchorsOf(t, from, v);
    TileSet tiles = 0;
    for (Heading h = 0; h < 8; ++h)
        for (TileSet at = shifted(attackers, h) & boardOf(t.state); at != 0;
             at = shifted(at, h) & boardOf(t.state))
            tiles |= shifted(at & attacked, h);
    return tiles & boardOf(t.state);
}

TileSet inRangeOf(const Table& t, const Range& range, TileSet anchors, const Viewpoint& v)
{
    constexpr TileSet row = 0xFF;
    constexpr TileSet column = 0x0101010101010101ULL;
    switch (range.kind) {
    case Range::Kind::Anywhere:
        break;
    case Range::Kind::Adjacent:
        return (neighbours(anchors) | (range.there ? anchors : 0)) & boardOf(t.state);
    case Range::Kind::Within: {
        TileSet near = tilesWithin(t.state, anchors, range.distance);
        if (range.ring) // "exactly 3 tiles away"
            near &= ~(range.distance > 1 ? tilesWithin(t.state, anchors, range.distance - 1)
                                         : (anchors | neighbours(anchors)));
        return range.straight ? near & linesFrom(t.state, anchors) : near;
    }
    case Range::Kind::On:
        return anchors;
    case Range::Kind::Sight: {
        TileSet seen = 0;
        eachTile(anchors, [&](Tile anchor) {
            const Index i = t.state.board[anchor];
            seen |= rayTiles(t.state, anchor, 0xFF, 1, tileCount,
                i == noIndex ? blockersOf(t.state) : blockersFor(t, i));
        });
        return seen;
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
        if (range.anchor == Range::Anchor::Attacked)
            return beyondAttacked(t, anchors, v);
        const Heading way
            = headingOf(range.kind == Range::Kind::InFront ? Arrow::F : Arrow::B, v.you);
        return v.you == noSeat ? 0 : shifted(anchors, way) & boardOf(t.state);
    }
    }
    return 0;
}

/// Near any whom the range describes; "another" is another than who stands there, than who says so, or than who is
/// moved there.
/// Of mercenaries nobody is near itself: who is alone in its column shares it with nobody.
TileSet nearDescribed(const Table& t, const Range& range, const Viewpoint& v, bool ofMercenaries)
{
    Filter those = *range.near;
    const Referent::Kind than = those.otherThan.kind;
    those.other = those.other
        && (than == Referent::Kind::Source || than == Referent::Kind::Target
            || than == Referent::Kind::Said);
    TileSet tiles = 0;
    for (Seat p = 0; p < t.state.seats; ++p) {
        for (const Index i : cardsIn(t.state, p, Zone::Battlefield)) {
            if (!matches(t, i, those, v))
                continue;
            const TileSet own = bitOf(mercenary(t.state, i).tile);
            tiles |= inRangeOf(t, range, own, v)
                & (range.near->other || ofMercenaries ? ~own : ~TileSet { 0 });
        }
    }
    return tiles;
}

TileSet inRange(const Table& t, const Range& range, const Viewpoint& v, bool ofMercenaries)
{
    if (range.kind == Range::Kind::Anywhere)
        return boardOf(t.state);
    const TileSet tiles = range.anchor == Range::Anchor::Described
        ? nearDescribed(t, range, v, ofMercenaries)
        : inRangeOf(t, range, anchorsOf(t, range, v), v);
    return range.none ? boardOf(t.state) & ~tiles : tiles;
}

/// Of a side what is neither its front row nor its Guild Hall.
TileSet middleRowOf(Seat p)
{
    return sideOf(p) & ~(guildHallOf(p) | frontRowOf(p));
}

TileSet inPlace(const State& s, Filter::Place place, const Viewpoint& v)
{
    const Seat you = v.you;
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
    case Filter::Place::NoGuildHall: {
        TileSet halls = 0;
        for (Seat p = 0; p < s.seats; ++p)
            halls |= guildHallOf(p);
        return boardOf(s) & ~halls;
    }
    case Filter::Place::TheirGuildHall:
        return thatPlayerOf(s, v) == noSeat ? 0 : guildHallOf(thatPlayerOf(s, v));
    case Filter::Place::YourSide:
        return sideOf(you);
    case Filter::Place::EnemySide:
        return sideTiles(s, you, true, sideOf);
    case Filter::Place::YourFront:
        return frontRowOf(you);
    case Filter::Place::EnemyFront:
        return sideTiles(s, you, true, frontRowOf);
    case Filter::Place::YourMiddle:
        return middleRowOf(you);
    case Filter::Place::EnemyMiddle:
        return sideTiles(s, you, true, middleRowOf);
    case Filter::Place::OwnGuildHall: {
        TileSet halls = 0; // each of them in its own: where it stands there
        for (Seat p = 0; p < s.seats; ++p)
            halls |= guildHallOf(p) & s.standing[p];
        return halls;
    }
    }
    return 0;
}

/// Where the mercenaries of a side stand.
TileSet standingOf(const State& s, Side side, const Viewpoint& v)
{
    if (side == Side::Any)
        return occupied(s);
    TileSet tiles = 0;
    for (Seat p = 0; p < s.seats; ++p)
        if (isOfSide(s, p, side, v))
            tiles |= s.standing[p];
    return tiles;
}

} // namespace

TileSet placesOfNamed(
    const Table& t, Thing::Kind kind, const Referent& referent, const Viewpoint& v)
{
    const bool attacker = kind == Thing::Kind::Attacker;
    switch (meantBy(kind)) {
    case Meant::Own:
        return tilesOfSpoken(t, { Referent::Kind::Source }, v);
    case Meant::Fighting:
        return tilesOfSpoken(
            t, { attacker ? Referent::Kind::Attacker : Referent::Kind::Attacked }, v);
    case Meant::Before:
        return tilesOfSpoken(t, referent, v);
    case Meant::Chosen:
    case Meant::All:
        break;
    }
    return 0;
}

TileSet tilesInAnyRange(const Table& t, const Filter& filter, const Viewpoint& v)
{
    TileSet tiles = 0;
    if (filter.noun != Filter::Noun::Tile)
        tiles = standingOf(t.state, filter.side, v);
    else if (filter.condition == Filter::Condition::Empty)
        tiles = emptyTiles(t.state);
    else if (filter.condition == Filter::Condition::Fogged)
        tiles = boardOf(t.state) & t.state.fog;
    else
        tiles = boardOf(t.state);
    if (filter.place != Filter::Place::Anywhere) {
        const TileSet there = inPlace(t.state, filter.place, v);
        tiles &= filter.elsewhere ? ~there : there;
    }
    return tiles;
}

TileSet tilesOf(const Table& t, const Filter& filter, const Viewpoint& v)
{
    const TileSet own = filter.orOwn == Filter::OrOwn::No ? 0 : tilesOfMercenary(t, v.anchor);
    const TileSet tiles = tilesInAnyRange(t, filter, v);
    if (tiles == 0 || filter.range.kind == Range::Kind::Anywhere)
        return tiles | own;
    return own | (tiles & inRange(t, filter.range, v, filter.noun == Filter::Noun::Mercenary));
}

} // namespace triptych::seize
