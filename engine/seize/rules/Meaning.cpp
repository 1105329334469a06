#include "seize/rules/Meaning.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/History.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"
#include "seize/rules/Targeting.h"
#include "seize/tree/Meant.h"

#include <algorithm>

namespace triptych::seize {

Viewpoint viewpoint(const Table& t)
{
    Viewpoint v = viewpointOf(t, t.state.resolving);
    v.resolving = true;
    return v;
}

namespace {

void addRefs(const State& s, const auto& refs, Mercenaries& list)
{
    for (const Ref& r : refs)
        if (!isTile(r) && !isSeat(r) && !isItem(r) && onBattlefield(s, r))
            list.push_back(r.object);
}

TileSet tilesAmong(const auto& refs)
{
    TileSet tiles = 0;
    for (const Ref& r : refs)
        if (isTile(r))
            tiles |= bitOf(tileOf(r));
    return tiles;
}

/// "The mercenary on target tile": whoever stands there now.
void addWhoStands(const State& s, TileSet tiles, Mercenaries& list)
{
    eachTile(tiles, [&](Tile tile) {
        if (const Index i = whoIsOn(s, tile); i != noIndex && !list.contains(i))
            list.push_back(i);
    });
}

/// "Target column": the whole row or column of each tile that was chosen.
TileSet linesOf(const State& s, TileSet chosen, Thing::Line line)
{
    constexpr TileSet row = 0xFF;
    constexpr TileSet column = 0x0101010101010101ULL;
    TileSet tiles = 0;
    eachTile(chosen, [&](Tile tile) {
        tiles |= line == Thing::Line::Row ? row << (8 * rowOf(tile)) : column << columnOf(tile);
    });
    return tiles & boardOf(s);
}

/// "Each Mage mercenary among them": of those that are meant.
void onlySuch(const Table& t, const Thing& thing, Mercenaries& list)
{
    if (!thing.such)
        return;
    Mercenaries those;
    for (const Index i : list)
        if (matches(t, i, thing.filter, viewpoint(t)))
            those.push_back(i);
    list = those;
}

} // namespace

Mercenaries mercenaries(const Table& t, const Thing& thing)
{
    const State& s = t.state;
    Mercenaries list;
    switch (thing.kind) {
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
    case Thing::Kind::Attacker:
        if (const Index i = spokenOf(t, thing.kind, thing.referent, viewpoint(t)); i != noIndex)
            list.push_back(i);
        break;
    case Thing::Kind::That:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
    case Thing::Kind::It:
        addRefs(s, spoken(t, thing.referent, viewpoint(t)), list);
        if (thing.filter.noun == Filter::Noun::Tile)
            addWhoStands(s, tilesAmong(spoken(t, thing.referent, viewpoint(t))), list);
        onlySuch(t, thing, list);
        break;
    case Thing::Kind::ThisWay:
        addRefs(s, s.hurt, list);
        onlySuch(t, thing, list);
        break;
    case Thing::Kind::Attacked:
        addRefs(s, s.attacked, list);
        break;
    case Thing::Kind::Target: {
        if (s.resolving.ability == delayedMark) { // what it was done to is what it is about
            addRefs(s, s.it, list);
            break;
        }
        const auto targets = targetsOf(t, s.resolving, thing.slot);
        if (thing.line != Thing::Line::None) {
            Filter those;
            those.side = thing.filter.side;
            const TileSet tiles = linesOf(s, tilesAmong(targets), thing.line);
            eachMercenary(s, [&](Index i) {
                if (matches(t, i, those, viewpoint(t), tiles))
                    list.push_back(i);
            });
            break;
        }
        addRefs(s, targets, list);
        if (thing.filter.noun == Filter::Noun::Tile)
            addWhoStands(s, tilesAmong(targets), list);
        break;
    }
    case Thing::Kind::Each: {
        const Viewpoint v = viewpoint(t);
        const TileSet tiles = tilesOf(t, thing.filter, v);
        eachMercenary(s, [&](Index i) {
            if (matches(t, i, thing.filter, v, tiles))
                list.push_back(i);
        });
        break;
    }
    case Thing::Kind::Some:
        if (thing.filter.noun == Filter::Noun::Tile) {
            addWhoStands(s, tiles(t, thing), list);
            break;
        }
        for (const Index i : s.picks)
            if (i < s.objectCount && onBattlefield(s, i))
                list.push_back(i);
        break;
    }
    return list;
}

Mercenaries departed(const Table& t, const Thing& thing)
{
    const State& s = t.state;
    Mercenaries list;
    const auto add = [&](const Ref& r) {
        if (isTile(r) || isSeat(r) || isItem(r) || r.object >= s.objectCount)
            return;
        const Zone zone = zoneOf(s, r.object);
        const bool moved = s.objects[r.object].era == static_cast<std::uint8_t>((r.era + 1) % eras);
        if (moved && (zone == Zone::Discard || zone == Zone::Hand) && !list.contains(r.object))
            list.push_back(r.object);
    };
    if (thing.kind == Thing::Kind::This)
        add(s.resolving.source);
    else if (thing.kind == Thing::Kind::Bearer) // of its trigger: to whom it happened
        add(s.resolving.object);
    else if (thing.kind == Thing::Kind::Attacked)
        for (const Ref& r : s.attacked)
            add(r);
    else if (thing.kind == Thing::Kind::It || thing.kind == Thing::Kind::ThatEnemy
        || thing.kind == Thing::Kind::ThatAlly)
        for (const Ref& r : spoken(t, thing.referent, viewpoint(t)))
            add(r);
    return list;
}

TileSet tiles(const Table& t, const Thing& thing)
{
    const State& s = t.state;
    if (thing.filter.noun == Filter::Noun::Tile) {
        switch (meantBy(thing.kind)) {
        case Meant::All:
            if (thing.kind == Thing::Kind::Each)
                return tilesOf(t, thing.filter, viewpoint(t));
            break;
        case Meant::Chosen: {
            if (thing.kind == Thing::Kind::Target)
                return tilesAmong(targetsOf(t, s.resolving, thing.slot));
            TileSet found = 0;
            for (const Index tile : s.picks)
                found |= bitOf(tile);
            return found;
        }
        case Meant::Fighting:
            if (thing.kind == Thing::Kind::Attacked)
                return tilesAmong(s.attacked);
            break;
        case Meant::Before:
            if (thing.kind == Thing::Kind::It)
                return tilesAmong(spoken(t, thing.referent, viewpoint(t)));
            break;
        case Meant::Own:
            break;
        }
    }
    TileSet found = 0;
    for (const Index i : mercenaries(t, thing))
        found |= bitOf(mercenary(s, i).tile);
    return found;
}

TileSet tilesLeftBy(const Table& t, const Thing& thing)
{
    TileSet found = 0;
    for (const Index i : departed(t, thing))
        if (const Tile tile = lastTileOf(t.state, i); tile != noTile)
            found |= bitOf(tile);
    return found;
}

void speakOf(State& s, const Thing& thing, const Mercenaries& list)
{
    if (thing.kind == Thing::Kind::Some || thing.kind == Thing::Kind::Each
        || thing.kind == Thing::Kind::ThisWay || thing.such || thing.line != Thing::Line::None)
        speakOf(s, list);
}

void speakOf(State& s, const Mercenaries& list)
{
    s.it.clear();
    for (const Index i : list)
        s.it.push_back(refOf(s, i));
}

bool wentToDiscard(const State& s, Ref r)
{
    return !isTile(r) && !isSeat(r) && !isItem(r) && r.object < s.objectCount
        && zoneOf(s, r.object) == Zone::Discard
        && s.objects[r.object].era == static_cast<std::uint8_t>((r.era + 1) % eras);
}

InlineVector<Index, 31> goods(const Table& t, const Goods& goods)
{
    const State& s = t.state;
    InlineVector<Index, 31> list;
    switch (goods.kind) {
    case Goods::Kind::This:
        if (const Index i = s.resolving.source.object; isCurrent(s, s.resolving.source)
            && (zoneOf(s, i) == Zone::Equipped || zoneOf(s, i) == Zone::Warchest
                || zoneOf(s, i) == Zone::Events
                || zoneOf(s, i)
                    == Zone::Discard)) // "when this is destroyed": it lies there by then
            list.push_back(i);
        else if (wentToDiscard(s, s.resolving.source))
            list.push_back(s.resolving.source.object);
        break;
    case Goods::Kind::Target:
        if (const Ref& r = s.resolving.subject; s.resolving.ability == delayedMark) {
            if (!isSeat(r) && !isTile(r) && isCurrent(s, r))
                list.push_back(r.object);
            break;
        }
        for (const Ref& r : targetsOf(t, s.resolving, goods.slot))
            list.push_back(r.object);
        break;
    case Goods::Kind::Each:
        for (Seat p = 0; p < s.seats; ++p)
            for (const Zone zone : goodsZones)
                for (const Index i : cardsIn(s, p, zone))
                    if (treasureFits(t, goods, i, viewpoint(t)))
                        list.push_back(i);
        break;
    case Goods::Kind::Some:
        return s.picks;
    }
    return list;
}

int amountOf(const Table& t, const Amount& amount)
{
    if (amount.kind == Amount::Kind::Fixed) // as nearly all are: it is seen from nowhere
        return std::max(0, amount.number);
    return std::max(0, valueOf(t, amount, viewpoint(t)));
}

namespace {

/// Whether "its" of a deed to these is each one's own: of all of a kind, of those chosen, of those named last.
bool isOfEach(const Thing& what)
{
    using Kind = Thing::Kind;
    return what.kind == Kind::Each || what.kind == Kind::Some || what.kind == Kind::ThisWay
        || what.such || what.referent.kind == Referent::Kind::Said;
}

} // namespace

Numbers amountsOf(const Table& t, const Amount& amount, const Thing& what, const Mercenaries& list)
{
    Numbers numbers {};
    const auto byte = [](int n) { return static_cast<std::uint8_t>(std::clamp(n, 0, 255)); };
    if (amount.kind == Amount::Kind::All || amount.kind == Amount::Kind::Fixed || !isOfEach(what)) {
        numbers.fill(
            amount.kind == Amount::Kind::All ? std::uint8_t { 255 } : byte(amountOf(t, amount)));
        return numbers;
    }
    State& s = t.state;
    const Spoken before = s.it;
    const bool others = amount.counted && amount.counted->filter.other
        && amount.counted->filter.otherThan.kind == Referent::Kind::Open;
    for (std::size_t k = 0; k < list.size(); ++k) {
        s.it.clear();
        s.it.push_back(refOf(s, list[k]));
        Viewpoint v = viewpoint(t);
        if (others && what.kind == Thing::Kind::Each)
            v.self = v.anchor = list[k];
        numbers[k] = byte(valueOf(t, amount, v));
    }
    s.it = before;
    return numbers;
}

Tile origin(const Table& t)
{
    const Viewpoint v = viewpoint(t);
    return v.anchor != noIndex && onBattlefield(t.state, v.anchor)
        ? mercenary(t.state, v.anchor).tile
        : v.place;
}

} // namespace triptych::seize
