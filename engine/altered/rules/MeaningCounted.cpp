#include "altered/rules/MeaningCounted.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// Whose a card is: its controller's in play, the zone's elsewhere.
Seat whoHas(const State& s, Index i)
{
    return isPlayZone(zoneOf(s, i)) ? Seat { s.objects[i].controller } : zoneSeat(s, i);
}

/// "you control two or more ...", "an opponent has ...": of what is counted only what is that player's.
int countOf(const Table& b, const Quantity& q, const Who& who, const Viewpoint& v)
{
    Things all;
    collect(b, q.filter, v, all);
    Things list;
    int zeros = 0;
    for (const Index i : all) {
        if (!isWho(b, who, whoHas(b.state, i), v))
            continue;
        list.push_back(i);
        zeros += static_cast<int>(std::ranges::count(b.facts(i).statistics, std::int8_t { 0 }));
    }
    return q.kind == Quantity::Kind::ZeroStats ? zeros : countApart(b, q.filter, list);
}

} // namespace

int countFor(const Table& b, const Quantity& q, const Who& who, const Viewpoint& v)
{
    int n = 0;
    for (const Seat p : seatsOf(b, who, v)) {
        Viewpoint theirs = v;
        theirs.you = p;
        theirs.doer = noSeat;
        n += countOf(b, q, Who {}, theirs);
    }
    return n;
}

namespace {

/// "in each of your Expeditions": the Expeditions, where a filter asks for all of them.
const Expedition* eachExpeditionOf(const Filter& filter)
{
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& t : *list)
            if (t.kind == Trait::Kind::InExpedition
                && (t.expedition.kind == Expedition::Kind::EachOf
                    || t.expedition.kind == Expedition::Kind::BothOf))
                return &t.expedition;
    return nullptr;
}

/// "in one of your Expeditions", "in an Expedition": which of them, where a filter asks for one. "[In Contact]" is said
/// of each Character by itself.
const Expedition* oneExpeditionOf(const Filter& filter)
{
    using Kind = Expedition::Kind;
    const auto isOther = [](const Trait& t) { return t.kind == Trait::Kind::Other; };
    for (const Trait& t : filter.after)
        if (t.kind == Trait::Kind::InExpedition && !t.no
            && !(t.expedition.inside // "with no other Characters": than each by itself
                && std::ranges::any_of(t.expedition.inside->before, isOther))
            && (t.expedition.kind == Kind::OneOf || t.expedition.any
                || (t.expedition.kind == Kind::An
                    && t.expedition.positions != Expedition::InContact)))
            return &t.expedition;
    return nullptr;
}

/// 7.4.4.j "in my Expedition", "facing me": where a filter asks for those, which both of a Gigantic one have to be so.
const Expedition* ownExpeditionOf(const Filter& filter)
{
    using Kind = Expedition::Kind;
    for (const Trait& t : filter.after)
        if (t.kind == Trait::Kind::InExpedition && !t.no && !t.expedition.any
            && !t.expedition.inside
            && (t.expedition.kind == Kind::Mine || t.expedition.kind == Kind::FacingMe))
            return &t.expedition;
    return nullptr;
}
bool areTwo(const Table& b, const Expedition& where, const Viewpoint& v)
{
    Things places;
    expeditionsOf(b, where, v, places);
    return places.size() > 1;
}

/// "there's another Character in each of your Expeditions", "two Characters in one of your Expeditions": asked of
/// each of them by itself, never of all together.
bool existsThere(
    const Table& b, const Condition& c, const Expedition& where, bool someones, const Viewpoint& v)
{
    Things all;
    collect(b, c.quantity->filter, v, all);
    Things places;
    expeditionsOf(b, where, v, places);
    const auto existsIn = [&](Index expedition) {
        Things there;
        for (const Index i : all)
            if (isTogether(b, i, expedition)
                && (!someones || isWho(b, c.who, whoHas(b.state, i), v)))
                there.push_back(i);
        return isCompared(
            countApart(b, c.quantity->filter, there), c.compare, valueOf(b, c.number, v));
    };
    // "There isn't another Character in my Expedition": in neither of the two.
    if (&where == oneExpeditionOf(c.quantity->filter)
        || (c.no && &where == ownExpeditionOf(c.quantity->filter)))
        return std::ranges::any_of(places, existsIn);
    return !places.empty() && std::ranges::all_of(places, existsIn);
}

/// "a Character with the same name": as what was named, which is not found in itself.
bool isLikeIt(const Filter& filter)
{
    return std::ranges::any_of(filter.after,
        [](const Trait& t) { return t.kind == Trait::Kind::Shares && t.it && !t.with && !t.no; });
}
bool existsLikeIt(const Table& b, const Condition& c, const Viewpoint& v)
{
    Things all;
    collect(b, c.quantity->filter, v, all);
    const auto found = std::ranges::count_if(all, [&](Index i) {
        return i != itOf(v) && (!c.ofWho || isWho(b, c.who, whoHas(b.state, i), v));
    });
    return isCompared(static_cast<int>(found), c.compare, valueOf(b, c.number, v));
}

} // namespace

bool exists(const Table& b, const Condition& c, const Viewpoint& v)
{
    const bool counts = c.quantity->kind == Quantity::Kind::Things
        || c.quantity->kind == Quantity::Kind::ZeroStats;
    const bool ofEachPlayer
        = c.ofWho && (c.who.kind == Who::Kind::EachPlayer || c.who.kind == Who::Kind::Anyone);
    if (const Expedition* each = counts ? eachExpeditionOf(c.quantity->filter) : nullptr)
        return existsThere(b, c, *each, c.ofWho, v);
    if (const Expedition* one
        = counts && !ofEachPlayer ? oneExpeditionOf(c.quantity->filter) : nullptr)
        return existsThere(b, c, *one, c.ofWho, v);
    if (const Expedition* own
        = counts && !ofEachPlayer ? ownExpeditionOf(c.quantity->filter) : nullptr;
        own && areTwo(b, *own, v))
        return existsThere(b, c, *own, c.ofWho, v);
    if (c.quantity->kind == Quantity::Kind::Things && !ofEachPlayer && isLikeIt(c.quantity->filter))
        return existsLikeIt(b, c, v);
    const int asked = valueOf(b, c.number, v);
    const auto has = [&](const Who& who) {
        return isCompared(countOf(b, *c.quantity, who, v), c.compare, asked);
    };
    // "each player controls", "a player controls": asked of each of them by itself.
    if (counts && ofEachPlayer) {
        const Who you { Who::Kind::You };
        const Who opponent { Who::Kind::Opponent };
        return c.who.kind == Who::Kind::EachPlayer ? has(you) && has(opponent)
                                                   : has(you) || has(opponent);
    }
    if (counts && c.ofWho)
        return has(c.who);
    return isCompared(valueOf(b, *c.quantity, v), c.compare, asked);
}

bool holdsInOne(const Table& b, const Condition& c, const Viewpoint& v)
{
    Things places;
    expeditionsOf(b, *c.expedition, v, places);
    const auto isOther = [](const Trait& t) {
        return t.kind == Trait::Kind::InExpedition
            && t.expedition.kind == Expedition::Kind::TheOther;
    };
    return std::ranges::any_of(places, [&](Index expedition) {
        Viewpoint asking = v;
        asking.asked = expedition;
        const auto isSo = [&](const Condition& part) {
            const Filter& filter = part.quantity->filter;
            const bool other = std::ranges::any_of(filter.after, isOther);
            Things all;
            collect(b, filter, asking, all);
            Things there;
            for (const Index i : all)
                if ((other || isTogether(b, i, expedition))
                    && isWho(b, part.who, whoHas(b.state, i), asking))
                    there.push_back(i);
            const bool so = isCompared(
                countApart(b, filter, there), part.compare, valueOf(b, part.number, v));
            return so != part.no;
        };
        return std::ranges::all_of(c.parts, isSo);
    });
}

bool isDistinct(const Table& b, const std::vector<Filter>& filters, std::size_t at,
    const Viewpoint& v, Things& used)
{
    if (at >= filters.size())
        return true;
    Things list;
    collect(b, filters[at], v, list);
    for (const Index i : list) {
        if (used.contains(i) || whoHas(b.state, i) != v.you)
            continue;
        used.push_back(i);
        if (isDistinct(b, filters, at + 1, v, used))
            return true;
        used.pop_back();
    }
    return false;
}

} // namespace triptych::altered
