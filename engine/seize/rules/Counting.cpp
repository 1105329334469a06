#include "seize/rules/Counting.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/History.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"
#include "seize/rules/Spoken.h"
#include "seize/rules/Statuses.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

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

/// "Weapon in your Warchest", "face-down card in your Warchest": what lies face down is of no sort.
bool isSuchTreasure(const Table& t, const Counted& counted, Index i)
{
    const bool hidden = t.state.objects[i].is(Object::FaceDown);
    if (counted.faceDown)
        return hidden;
    const bool any = counted.cards.kind == CardFilter::Kind::Card
        || counted.cards.kind == CardFilter::Kind::Treasure;
    return any || (!hidden && matches(t, i, counted.cards));
}

} // namespace

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
        for (const Index i : cardsIn(s, p, Zone::Warchest))
            n += isSuchTreasure(t, counted, i);
        return n;
    case Kind::ReadyTreasures:
    case Kind::ExhaustedTreasures:
        for (const Index i : cardsIn(s, p, Zone::Warchest))
            n += s.objects[i].is(Object::Exhausted) == (counted.kind == Kind::ExhaustedTreasures)
                && isSuchTreasure(t, counted, i);
        return n;
    case Kind::Controlled:
        for (const Zone zone : { Zone::Warchest, Zone::Equipped })
            for (const Index i : cardsIn(s, p, zone))
                n += counted.cards.kind == CardFilter::Kind::Treasure
                    || (!s.objects[i].is(Object::FaceDown) && matches(t, i, counted.cards));
        return n;
    case Kind::Events:
        return static_cast<int>(countIn(s, p, Zone::Events));
    case Kind::Loot:
        return s.players[p].vault;
    case Kind::Players:
        return 1;
    case Kind::Done:
        return timesDone(s, p, counted.done, Span::ThisTurn, p);
    case Kind::Seen:
    case Kind::Classes:
    case Kind::Hurt:
    case Kind::Mercenaries:
    case Kind::Treasures:
    case Kind::Counters:
    case Kind::AllCounters:
    case Kind::Statuses:
    case Kind::Damage:
    case Kind::Steps:
    case Kind::Fallen:
    case Kind::Marks:
    case Kind::Between:
        return 0;
    }
    return 0;
}

namespace {

/// What lies on one mercenary: its treasures, counters, statuses, damage.
int countOn(const Table& t, const Counted& counted, Index i, const Viewpoint& v)
{
    const State& s = t.state;
    using Kind = Counted::Kind;
    if (counted.kind == Kind::Treasures) {
        int n = 0;
        for (const Index treasure : cardsIn(s, s.objects[i].controller, Zone::Equipped))
            n += s.objects[treasure].host == i && !(counted.other && treasure == v.self)
                && (counted.cards.kind == CardFilter::Kind::Card
                    || matches(t, treasure, counted.cards));
        return n;
    }
    const Mercenary& m = mercenary(s, i);
    return counted.kind == Kind::Counters   ? countOf(m, counted.status)
        : counted.kind == Kind::AllCounters ? countersOn(m)
        : counted.kind == Kind::Damage      ? int { m.damage }
        : counted.kind == Kind::Steps       ? int { m.walked }
        : counted.kind == Kind::Statuses
        ? static_cast<int>(ailmentsOf(t, i, true).size() + ailmentsOf(t, i, false).size())
        : 0;
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
                    n += countOn(t, counted, i, v);
        return n;
    }
    switch (counted.kind) {
    case Counted::Kind::
        Mercenaries: {      // "you control" is now; "each ally that attacked" may have left since
        Viewpoint seen = v; // "that player loses 1 for each enemy in their Guild Hall"
        if (counted.whose.kind == Who::Kind::ThatPlayer)
            seen.you = s.thatPlayer;
        return count(t, counted.filter, seen)
            + (counted.filter.side == Side::Yours ? 0 : countDeparted(t, counted.filter, seen));
    }
    case Counted::Kind::Treasures:
    case Counted::Kind::Counters:
    case Counted::Kind::AllCounters:
    case Counted::Kind::Damage:
    case Counted::Kind::Steps:
    case Counted::Kind::Statuses: {
        const Index i = spokenOf(t, counted.of, counted.referent, v);
        return i == noIndex ? 0 : countOn(t, counted, i, v);
    }
    case Counted::Kind::Fallen:
        for (Seat p = 0; p < s.seats; ++p)
            if (v.you != noSeat && isOfSide(s, p, counted.filter.side, v.you))
                n += s.fallen[p];
        return n;
    case Counted::Kind::Marks:
        return v.self == noIndex ? 0 : marksOn(s, v.self);
    case Counted::Kind::Between: {
        const Index i = spokenOf(t, counted.of, counted.referent, v);
        if (v.anchor == noIndex || i == v.anchor)
            return 0;
        const TileSet from = bitOf(mercenary(s, v.anchor).tile);
        const TileSet to = i != noIndex ? bitOf(mercenary(s, i).tile)
                                        : placesOfNamed(t, counted.of, counted.referent, v);
        if (to == 0)
            return 0;
        TileSet near = neighbours(from);
        while ((near & to) == 0 && n < 16) { // as many steps as lie between, in any direction
            near |= neighbours(near);
            ++n;
        }
        return n;
    }
    case Counted::Kind::Seen:
        for (const Index card : s.shown)
            n += matches(t, card, counted.cards);
        return n;
    case Counted::Kind::Hurt:
        for (const Ref& r : s.hurt)
            n += onBattlefield(s, r) ? matches(t, r.object, counted.filter, v)
                                     : hasLeftAs(t, r.object, counted.filter, v);
        return n;
    case Counted::Kind::Classes: {
        std::array<bool, 256> there {};
        eachMercenary(s, [&](Index i) {
            const Class cls = t.facts(i).cls;
            if (cls == 0 || there[cls] || !matches(t, i, counted.filter, v))
                return; // "no class" is none
            there[cls] = true;
            ++n;
        });
        return n;
    }
    case Counted::Kind::Loot:
    case Counted::Kind::Players:
    case Counted::Kind::HandCards:
    case Counted::Kind::DiscardCards:
    case Counted::Kind::Warchest:
    case Counted::Kind::ReadyTreasures:
    case Counted::Kind::ExhaustedTreasures:
    case Counted::Kind::Controlled:
    case Counted::Kind::Events:
    case Counted::Kind::Done:
        for (const Seat p : playersMeant(t, counted.whose, v))
            n += countCards(t, counted, p);
        return n;
    }
    return n;
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

/// RULING: of who has left this turn, the figure that it had then; otherwise the one that is printed.
int figureLeftOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    const bool printed
        = q.kind == Quantity::Kind::DefenseOf || q.kind == Quantity::Kind::FullHealthOf;
    if (q.kind != Quantity::Kind::StatOf && !printed)
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
    if (printed)
        return q.kind == Quantity::Kind::DefenseOf ? int { facts.defense } : int { facts.health };
    const Departed* was = departureOf(t.state, gone);
    switch (q.stat) {
    case Stat::Health:
        return was ? int { was->health } : int { facts.health };
    case Stat::Melee:
        return was ? int { was->melee } : int { facts.melee };
    case Stat::Ranged:
        return was ? int { was->ranged } : int { facts.ranged };
    case Stat::Move:
        return was ? int { was->move } : int { facts.steps };
    case Stat::Bounty:
        return was ? int { was->bounty } : int { facts.bounty };
    case Stat::Stars:
        return facts.stars;
    case Stat::Steps:
        return was ? int { was->steps } : 0;
    case Stat::Cost: // of cards only
        break;
    }
    return 0;
}

int oneQuantityOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    if (q.kind == Quantity::Kind::NumberOf)
        return shareOf(q.share, count(t, q.counted, v));
    if (q.kind == Quantity::Kind::ThatNumber)
        return shareOf(q.share, t.state.theNumber);
    if (q.kind == Quantity::Kind::Excess)
        return shareOf(q.share, t.state.excess);
    if (q.kind == Quantity::Kind::Paid)
        return shareOf(q.share, v.item ? v.item->amount : 0);
    if (q.kind == Quantity::Kind::SumOf) {
        int sum = 0;
        eachMercenary(t.state, [&](Index i) {
            if (matches(t, i, q.counted.filter, v))
                sum += figureOf(t, i, q.stat);
        });
        return shareOf(q.share, sum);
    }
    if (q.kind == Quantity::Kind::HighestOf || q.kind == Quantity::Kind::LowestOf)
        return shareOf(q.share, extremeOf(t, q, v));
    const Index i = spokenOf(t, q.of, q.referent, v);
    if (i == noIndex)
        return shareOf(q.share, figureLeftOf(t, q, v));
    return shareOf(q.share,
        q.kind == Quantity::Kind::StatOf             ? figureOf(t, i, q.stat)
            : q.kind == Quantity::Kind::DefenseOf    ? defenseOf(t, i)
            : q.kind == Quantity::Kind::ArmorOf      ? armorOf(t, i)
            : q.kind == Quantity::Kind::MagicArmorOf ? magicArmorOf(t, i)
            : q.kind == Quantity::Kind::FullHealthOf ? maxHealthOf(t, i)
                                                     : mercenary(t.state, i).damage);
}

int quantityOf(const Table& t, const Quantity& q, const Viewpoint& v)
{
    const int one = oneQuantityOf(t, q, v);
    const int other = q.other ? quantityOf(t, *q.other, v) : 0;
    switch (q.join) {
    case Quantity::Join::None:
        return one;
    case Quantity::Join::Plus:
        return one + other;
    case Quantity::Join::Minus:
        return one - other;
    case Quantity::Join::Higher:
        return std::max(one, other);
    case Quantity::Join::Lower:
        return std::min(one, other);
    case Quantity::Join::Apart:
        return std::max(one, other) - std::min(one, other);
    }
    return one;
}

} // namespace

int valueOf(const Table& t, const Amount& amount, const Viewpoint& v)
{
    const auto upTo = [&](int n) { return amount.most < 0 ? n : std::min<int>(n, amount.most); };
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::ThatMuch:
        return upTo(amount.number * t.state.theNumber + amount.plus);
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
