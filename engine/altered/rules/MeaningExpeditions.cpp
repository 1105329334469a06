#include "altered/rules/Meaning.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"

#include <algorithm>
#include <optional>

namespace triptych::altered {

Seat seatOfExpedition(Index e)
{
    return static_cast<Seat>((e - firstExpedition) / 2);
}

int kindOfExpedition(Index e)
{
    return (e - firstExpedition) % 2;
}

void expeditionsOfObject(const Table& t, Ref r, Things& out)
{
    expeditionsOfObject(t, knownOf(t, r), out);
}

void expeditionsOfObject(const Table& t, const Known& known, Things& out)
{
    if (!isExpeditionZone(known.zone))
        return;
    const int kind = known.zone == Zone::CompanionExpedition ? 1 : 0;
    const bool gigantic = known.memory ? (known.memory->keywords & bit(Keyword::Gigantic)) != 0
                                       : isGigantic(t, known.object);
    for (const int each : { 0, 1 })
        if (gigantic || each == kind)
            out.push_back(expeditionThing(known.controller, each));
}

bool isTogether(const Table& t, Index object, Index expedition)
{
    if (!isExpedition(expedition))
        return false;
    Things list;
    expeditionsOfObject(t, refOf(t.state, object), list);
    return list.contains(expedition);
}

/// "with a [Boosted] Character", "with no Characters": whose it is says the Expedition.
static int countInside(const Table& t, const Filter& filter, Index expedition, Ref me, Index than)
{
    Viewpoint whose;
    whose.me = me;
    whose.than = than;
    whose.you = seatOfExpedition(expedition);
    Things list;
    collect(t, filter, whose, list);
    return static_cast<int>(
        std::ranges::count_if(list, [&](Index i) { return isTogether(t, i, expedition); }));
}

bool fitsPosition(const Table& t, const Expedition& e, Index expedition, Ref me, Index than)
{
    const Seat p = seatOfExpedition(expedition);
    const int kind = kindOfExpedition(expedition);
    if (e.inside && e.extreme == 0
        && !isCompared(countInside(t, *e.inside, expedition, me, than), e.compare, e.many.number))
        return false;
    if (e.in && !isAnyOf(terrainsOf(t, p, kind), e.in))
        return false;
    if (!e.positions)
        return true;
    const int standing = standingOf(t.state, p, kind);
    const auto& marker = t.state.players[p].markers[static_cast<std::size_t>(kind)];
    return ((e.positions & Expedition::Behind) && standing < 0)
        || ((e.positions & Expedition::Ahead) && standing > 0)
        || ((e.positions & Expedition::Tied) && standing == 0)
        || ((e.positions & Expedition::IsAscended) && marker.ascended)
        || ((e.positions & Expedition::InContact) && isInContact(t.state, p, kind))
        || ((e.positions & Expedition::Moved) && marker.moved)
        || ((e.positions & Expedition::Stayed) && !marker.moved)
        || ((e.positions & Expedition::Together)
            && t.state.players[p].markers[0].region == t.state.players[p].markers[1].region);
}

namespace {

/// Those that this is in, or was in before it left. RULING (5.1.2.c): of a card whose playing is asked about, the one
/// it is played in.
void addMine(const Table& t, const Viewpoint& v, Things& out)
{
    const State& s = t.state;
    if (isExpedition(v.place) && v.played < maxObjects && v.played == v.me.object) {
        out.push_back(v.place);
        return;
    }
    expeditionsOfObject(t, isCurrent(s, v.me) && inExpedition(s, v.me.object) ? v.me : v.was, out);
}

} // namespace

void expeditionsOf(const Table& t, const Expedition& e, const Viewpoint& v, Things& out)
{
    const State& s = t.state;
    Things all;
    const auto ofSeat = [&](Seat p, int kind) { all.push_back(expeditionThing(p, kind)); };
    const auto facing = [&](const Things& list) {
        for (const Index each : list)
            ofSeat(otherSeat(seatOfExpedition(each)), kindOfExpedition(each));
    };
    using Kind = Expedition::Kind;
    switch (e.kind) {
    case Kind::Mine:
        addMine(t, v, all);
        break;
    case Kind::MyOther: {
        Things mine;
        if (e.whose.kind != Who::Kind::You) { // "its controller's other Expedition"
            const Index named
                = v.acting && isExpedition(v.acting->place) ? v.acting->place : noIndex;
            Things its;
            if (named == noIndex && itOf(v) < maxObjects)
                expeditionsOfObject(t, itAsItWas(s, v), its);
            const Index one = named != noIndex ? named : its.size() == 1 ? its.front() : noIndex;
            if (one == noIndex)
                break;
            const Seat theirs = seatOfExpedition(one);
            const Seats whose = seatsOf(t, e.whose, v);
            if (named != noIndex
                || std::ranges::count(whose, theirs)) // An Expedition has its own player.
                ofSeat(theirs, 1 - kindOfExpedition(one));
            break;
        }
        const auto isYours
            = [&](Index each) { return isExpedition(each) && seatOfExpedition(each) == v.you; };
        // "When one of your Expeditions moves forward - Your other Expedition ...": than that one
        if (v.acting && isYours(v.subject.object))
            mine.push_back(v.subject.object);
        else
            addMine(t, v, mine);
        // A Spell is in none: the one besides the Expedition that was named, or where what was named is.
        const bool named = mine.empty() && v.acting && isExpedition(v.acting->place);
        if (named && isYours(v.acting->place))
            mine.push_back(v.acting->place);
        if (mine.empty() && !named && itOf(v) < maxObjects) {
            expeditionsOfObject(t, itAsItWas(s, v), mine);
            if (!mine.empty() && !isYours(mine.front()))
                mine.clear();
        }
        if (mine.size() == 1) // 7.4.4.k a Gigantic one has no other
            ofSeat(seatOfExpedition(mine.front()), 1 - kindOfExpedition(mine.front()));
        break;
    }
    case Kind::Hero:
    case Kind::Companion:
        for (const Seat p : seatsOf(t, e.whose, v))
            ofSeat(p, e.kind == Kind::Hero ? 0 : 1);
        break;
    case Kind::Of:
    case Kind::EachOf:
    case Kind::BothOf:
    case Kind::OneOf:
        for (const Seat p : seatsOf(t, e.whose, v))
            for (const int kind : { 0, 1 })
                ofSeat(p, kind);
        break;
    case Kind::FacingMe: {
        Things mine;
        addMine(t, v, mine);
        facing(mine);
        break;
    }
    case Kind::FacingIt: {
        Things that;
        if (v.acting && isExpedition(v.acting->place))
            that.push_back(v.acting->place);
        else
            expeditionsOfObject(t, itAsItWas(s, v), that);
        facing(that);
        break;
    }
    case Kind::Its:
        if (isExpedition(itOf(v)))
            all.push_back(itOf(v));
        else if (itOf(v) < maxObjects)
            expeditionsOfObject(t, itAsItWas(s, v), all);
        break;
    case Kind::Target:
    case Kind::That:
        if (v.acting && isExpedition(v.acting->place))
            all.push_back(v.acting->place);
        else if (isExpedition(v.subject.object))
            all.push_back(v.subject.object);
        else if (itOf(v) < maxObjects && e.kind == Kind::That)
            expeditionsOfObject(t, itAsItWas(s, v), all);
        break;
    case Kind::An:
    case Kind::All: // "each Expedition you control": only those of one seat
        for (const Seat p : { v.you, otherSeat(v.you) })
            for (const int kind : { 0, 1 })
                if (p == v.you || !e.whose.me)
                    ofSeat(p, kind);
        break;
    case Kind::MyRegion: {
        Things mine;
        addMine(t, v, mine);
        const auto regionOf = [&](Index each) {
            return s.players[seatOfExpedition(each)]
                .markers[static_cast<std::size_t>(kindOfExpedition(each))]
                .region;
        };
        for (const Seat p : { v.you, otherSeat(v.you) })
            for (const int kind : { 0, 1 })
                if (std::ranges::any_of(mine, [&](Index each) {
                        return regionOf(each) == regionOf(expeditionThing(p, kind));
                    }))
                    ofSeat(p, kind);
        break;
    }
    case Kind::Those:
        if (v.acting)
            for (const Index each : v.acting->it)
                if (isExpedition(each))
                    all.push_back(each);
        break;
    case Kind::TheOther:
        if (isExpedition(v.asked))
            ofSeat(seatOfExpedition(v.asked), 1 - kindOfExpedition(v.asked));
        break;
    case Kind::PlayedIn:
        if (isExpedition(v.place))
            all.push_back(v.place);
        else
            expeditionsOfObject(t, v.me, all);
        break;
    }
    Things mine; // "another Expedition": not one that this card is in
    if (e.other)
        expeditionsOfObject(
            t, isCurrent(s, v.me) && inExpedition(s, v.me.object) ? v.me : v.was, mine);
    // A Spell is in none: besides those that were named, or where what was named is.
    if (e.other && mine.empty() && v.acting) {
        for (const Index named : v.acting->it)
            if (isExpedition(named))
                mine.push_back(named);
            else if (named < maxObjects)
                expeditionsOfObject(t, itAsItWas(s, v, named), mine);
        if (mine.empty() && isExpedition(v.acting->place))
            mine.push_back(v.acting->place);
    }
    std::optional<int> most; // "with the most Characters", among those that it could be
    const auto rank = [&](Index each) {
        return e.inside ? e.extreme * countInside(t, *e.inside, each, v.me, v.than) : 0;
    };
    const auto could = [&](Index each) {
        return fitsPosition(t, e, each, v.me, v.than) && !mine.contains(each);
    };
    if (e.extreme != 0)
        for (const Index each : all)
            if (could(each))
                most = std::max(most.value_or(rank(each)), rank(each));
    for (const Index each : all)
        if (could(each) && !out.contains(each) && (!most || rank(each) == *most))
            out.push_back(each);
    if (e.also)
        expeditionsOf(t, *e.also, v, out);
}

} // namespace triptych::altered
