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
int countOf(const Table& t, const Quantity& q, const Who& who, const Viewpoint& v)
{
    Things all;
    collect(t, q.filter, v, all);
    Things list;
    int zeros = 0;
    for (const Index i : all) {
        if (!isWho(t, who, whoHas(t.state, i), v))
            continue;
        list.push_back(i);
        zeros += static_cast<int>(std::ranges::count(t.facts(i).statistics, std::int8_t { 0 }));
    }
    return q.kind == Quantity::Kind::ZeroStats ? zeros : countApart(t, q.filter, list);
}

} // namespace

int countFor(const Table& t, const Quantity& q, const Who& who, const Viewpoint& v)
{
    int n = 0;
    for (const Seat p : seatsOf(t, who, v)) {
        Viewpoint theirs = v;
        theirs.you = p;
        theirs.doer = noSeat;
        n += countOf(t, q, Who {}, theirs);
    }
    return n;
}

namespace {

/// "in each of your Expeditions": the Expeditions, where a filter asks for all of them.
const Expedition* eachExpeditionOf(const Filter& filter)
{
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& trait : *list)
            if (trait.kind == Trait::Kind::InExpedition
                && (trait.expedition.kind == Expedition::Kind::EachOf
                    || trait.expedition.kind == Expedition::Kind::BothOf))
                return &trait.expedition;
    return nullptr;
}

/// "in one of your Expeditions", "in an Expedition": which of them, where a filter asks for one. "[In Contact]" is said
/// of each Character by itself.
const Expedition* oneExpeditionOf(const Filter& filter)
{
    using Kind = Expedition::Kind;
    const auto isOther = [](const Trait& trait) { return trait.kind == Trait::Kind::Other; };
    for (const Trait& trait : filter.after)
        if (trait.kind == Trait::Kind::InExpedition && !trait.no
            && !(trait.expedition.inside // "with no other Characters": than each by itself
                && std::ranges::any_of(trait.expedition.inside->before, isOther))
            && (trait.expedition.kind == Kind::OneOf || trait.expedition.any
                || (trait.expedition.kind == Kind::An
                    && trait.expedition.positions != Expedition::InContact)))
            return &trait.expedition;
    return nullptr;
}

/// 7.4.4.j "in my Expedition", "facing me": where a filter asks for those, which both of a Gigantic one have to be so.
const Expedition* ownExpeditionOf(const Filter& filter)
{
    using Kind = Expedition::Kind;
    for (const Trait& trait : filter.after)
        if (trait.kind == Trait::Kind::InExpedition && !trait.no && !trait.expedition.any
            && !trait.expedition.inside
            && (trait.expedition.kind == Kind::Mine || trait.expedition.kind == Kind::FacingMe))
            return &trait.expedition;
    return nullptr;
}
bool areTwo(const Table& t, const Expedition& where, const Viewpoint& v)
{
    Things places;
    expeditionsOf(t, where, v, places);
    return places.size() > 1;
}

/// "there's another Character in each of your Expeditions", "two Characters in one of your Expeditions": asked of
/// each of them by itself, never of all together.
bool existsThere(
    const Table& t, const Condition& c, const Expedition& where, bool someones, const Viewpoint& v)
{
    Things all;
    collect(t, c.quantity->filter, v, all);
    Things places;
    expeditionsOf(t, where, v, places);
    const auto existsIn = [&](Index expedition) {
        Things there;
        for (const Index i : all)
            if (isTogether(t, i, expedition)
                && (!someones || isWho(t, c.who, whoHas(t.state, i), v)))
                there.push_back(i);
        return isCompared(
            countApart(t, c.quantity->filter, there), c.compare, valueOf(t, c.number, v));
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
    return std::ranges::any_of(filter.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Shares && trait.it && !trait.with && !trait.no;
    });
}
bool existsLikeIt(const Table& t, const Condition& c, const Viewpoint& v)
{
    Things all;
    collect(t, c.quantity->filter, v, all);
    const auto found = std::ranges::count_if(all, [&](Index i) {
        return i != itOf(v) && (!c.ofWho || isWho(t, c.who, whoHas(t.state, i), v));
    });
    return isCompared(static_cast<int>(found), c.compare, valueOf(t, c.number, v));
}

} // namespace

bool exists(const Table& t, const Condition& c, const Viewpoint& v)
{
    const bool counts = c.quantity->kind == Quantity::Kind::Things
        || c.quantity->kind == Quantity::Kind::ZeroStats;
    const bool ofEachPlayer
        = c.ofWho && (c.who.kind == Who::Kind::EachPlayer || c.who.kind == Who::Kind::Anyone);
    if (const Expedition* each = counts ? eachExpeditionOf(c.quantity->filter) : nullptr)
        return existsThere(t, c, *each, c.ofWho, v);
    if (const Expedition* one
        = counts && !ofEachPlayer ? oneExpeditionOf(c.quantity->filter) : nullptr)
        return existsThere(t, c, *one, c.ofWho, v);
    if (const Expedition* own
        = counts && !ofEachPlayer ? ownExpeditionOf(c.quantity->filter) : nullptr;
        own && areTwo(t, *own, v))
        return existsThere(t, c, *own, c.ofWho, v);
    if (c.quantity->kind == Quantity::Kind::Things && !ofEachPlayer && isLikeIt(c.quantity->filter))
        return existsLikeIt(t, c, v);
    const int asked = valueOf(t, c.number, v);
    const auto has = [&](const Who& who) {
        return isCompared(countOf(t, *c.quantity, who, v), c.compare, asked);
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
    return isCompared(valueOf(t, *c.quantity, v), c.compare, asked);
}

bool holdsInOne(const Table& t, const Condition& c, const Viewpoint& v)
{
    Things places;
    expeditionsOf(t, *c.expedition, v, places);
    const auto isOther = [](const Trait& trait) {
        return trait.kind == Trait::Kind::InExpedition
            && trait.expedition.kind == Expedition::Kind::TheOther;
    };
    return std::ranges::any_of(places, [&](Index expedition) {
        Viewpoint asking = v;
        asking.asked = expedition;
        const auto isSo = [&](const Condition& part) {
            const Filter& filter = part.quantity->filter;
            const bool other = std::ranges::any_of(filter.after, isOther);
            Things all;
            collect(t, filter, asking, all);
            Things there;
            for (const Index i : all)
                if ((other || isTogether(t, i, expedition))
                    && isWho(t, part.who, whoHas(t.state, i), asking))
                    there.push_back(i);
            const bool so = isCompared(
                countApart(t, filter, there), part.compare, valueOf(t, part.number, v));
            return so != part.no;
        };
        return std::ranges::all_of(c.parts, isSo);
    });
}

bool isDistinct(const Table& t, const std::vector<Filter>& filters, std::size_t at,
    const Viewpoint& v, Things& used)
{
    if (at >= filters.size())
        return true;
    Things list;
    collect(t, filters[at], v, list);
    for (const Index i : list) {
        if (used.contains(i) || whoHas(t.state, i) != v.you)
            continue;
        used.push_back(i);
        if (isDistinct(t, filters, at + 1, v, used))
            return true;
        used.pop_back();
    }
    return false;
}

} // namespace triptych::altered
