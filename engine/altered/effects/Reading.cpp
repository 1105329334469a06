#include "altered/effects/Reading.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "core/Overloaded.h"

#include <algorithm>

namespace triptych::altered {

View viewOf(const State& s)
{
    View v;
    if (s.acting.empty())
        return v;
    const Acting& a = s.acting.back();
    v.you = a.controller;
    v.me = a.source;
    v.was = a.was;
    v.subject = a.subject;
    v.acting = &a;
    v.doer = a.doer;
    v.x = a.x;
    return v;
}

View viewOf(const State& s, Index i)
{
    View v;
    v.you = s.objects[i].controller;
    v.me = refOf(s, i);
    v.was = v.me;
    return v;
}

Known knownOf(const State& s, Ref r)
{
    Known known;
    if (r.object >= maxObjects)
        return known;
    if (!isCurrent(s, r))
        for (std::size_t k = s.memories.size(); k-- > 0;)
            if (s.memories[k].who == r) {
                const Memory& m = s.memories[k];
                known.statuses = m.statuses;
                known.boosts = m.boosts;
                known.counters = m.counters;
                known.spot = m.spot;
                known.controller = m.controller;
                known.memory = &m;
                return known;
            }
    const Object& o = s.objects[r.object];
    known.statuses = o.statuses;
    known.boosts = o.boosts;
    known.counters = o.counters;
    known.spot = spotOf(s, r.object);
    known.controller = o.controller;
    known.current = isCurrent(s, r);
    return known;
}

const Memory* lastMemory(const State& s, Index i)
{
    for (std::size_t k = s.memories.size(); k-- > 0;)
        if (s.memories[k].who.object == i)
            return &s.memories[k];
    return nullptr;
}

namespace {

/// The first of what is spoken of as "it".
Index itOf(const View& v)
{
    if (v.acting && !v.acting->it.empty())
        return v.acting->it.front();
    return v.subject.object;
}

Ref itRef(const State& s, const View& v)
{
    const Index it = itOf(v);
    if (it >= maxObjects)
        return { it, 0xFF };
    if (v.subject.object == it)
        return v.subject;
    return refOf(s, it);
}

/// "it" as last known: of a card that moved, what it was before.
Ref itAsItWas(const State& s, const View& v)
{
    const Ref it = itRef(s, v);
    if (it.object < maxObjects && !isPlaySpot(spotOf(s, it.object)))
        if (const Memory* memory = lastMemory(s, it.object))
            return memory->who;
    return it;
}

bool isCompared(int value, Compare how, int with)
{
    switch (how) {
    case Compare::Exactly:
        return value == with;
    case Compare::AtMost:
        return value <= with;
    case Compare::AtLeast:
        return value >= with;
    case Compare::Less:
        return value < with;
    case Compare::More:
        return value > with;
    }
    return false;
}

} // namespace

// --- Players

Seats seatsOf(const Board& b, const Who& who, const View& v)
{
    const State& s = b.state;
    Seats seats;
    switch (who.kind) {
    case Who::Kind::You:
        seats.push_back(v.you);
        break;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
    case Who::Kind::TargetOpponent:
        seats.push_back(otherSeat(v.you));
        break;
    case Who::Kind::Anyone:
    case Who::Kind::EachPlayer: {
        const Seat begins = who.startingWithYou ? v.you : initiative(s);
        seats.push_back(begins);
        seats.push_back(otherSeat(begins));
        break;
    }
    case Who::Kind::TargetPlayer:
    case Who::Kind::ThatPlayer:
        if (v.doer != noSeat)
            seats.push_back(v.doer);
        else if (v.acting && v.acting->thatPlayer != noSeat)
            seats.push_back(v.acting->thatPlayer);
        else
            seats.push_back(otherSeat(v.you));
        break;
    case Who::Kind::ItsOwner:
    case Who::Kind::ItsController: {
        const Ref r = who.me ? v.me : itAsItWas(s, v);
        if (r.object >= maxObjects)
            seats.push_back(isExpedition(r.object) ? seatOfExpedition(r.object) : v.you);
        else
            seats.push_back(who.kind == Who::Kind::ItsOwner ? Seat { s.objects[r.object].owner }
                                                            : knownOf(s, r).controller);
        break;
    }
    }
    return seats;
}

bool isWho(const Board& b, const Who& who, Seat p, const View& v)
{
    return seatsOf(b, who, v).contains(p);
}

// --- Expeditions

Seat seatOfExpedition(Index e)
{
    return static_cast<Seat>((e - firstExpedition) / 2);
}

int kindOfExpedition(Index e)
{
    return (e - firstExpedition) % 2;
}

void expeditionsOfObject(const Board& b, Ref r, Things& out)
{
    const State& s = b.state;
    const Known known = knownOf(s, r);
    if (!isExpeditionSpot(known.spot))
        return;
    const int kind = known.spot == Spot::CompanionExpedition ? 1 : 0;
    const bool gigantic = known.memory ? (known.memory->keywords & bit(Keyword::Gigantic)) != 0
                                       : isGigantic(b, r.object);
    for (const int each : { 0, 1 })
        if (gigantic || each == kind)
            out.push_back(expeditionThing(known.controller, each));
}

bool isTogether(const Board& b, Index object, Index expedition)
{
    if (!isExpedition(expedition))
        return false;
    Things list;
    expeditionsOfObject(b, refOf(b.state, object), list);
    return list.contains(expedition);
}

bool fitsPosition(const Board& b, const Expedition& e, Index expedition)
{
    const Seat p = seatOfExpedition(expedition);
    const int kind = kindOfExpedition(expedition);
    if (e.in && !(terrainsOf(b, p, kind) & e.in))
        return false;
    if (!e.positions)
        return true;
    const int standing = standingOf(b.state, p, kind);
    const auto& marker = b.state.players[p].markers[static_cast<std::size_t>(kind)];
    return ((e.positions & Expedition::Behind) && standing < 0)
        || ((e.positions & Expedition::Ahead) && standing > 0)
        || ((e.positions & Expedition::Tied) && standing == 0)
        || ((e.positions & Expedition::IsAscended) && marker.ascended)
        || ((e.positions & Expedition::InContact) && isInContact(b.state, p, kind));
}

void expeditionsOf(const Board& b, const Expedition& e, const View& v, Things& out)
{
    const State& s = b.state;
    Things all;
    const auto ofSeat = [&](Seat p, int kind) { all.push_back(expeditionThing(p, kind)); };
    const auto facing = [&](const Things& list) {
        for (const Index each : list)
            ofSeat(otherSeat(seatOfExpedition(each)), kindOfExpedition(each));
    };
    using Kind = Expedition::Kind;
    switch (e.kind) {
    case Kind::Mine:
        expeditionsOfObject(
            b, isCurrent(s, v.me) && inExpedition(s, v.me.object) ? v.me : v.was, all);
        break;
    case Kind::MyOther: {
        Things mine;
        expeditionsOfObject(
            b, isCurrent(s, v.me) && inExpedition(s, v.me.object) ? v.me : v.was, mine);
        if (mine.size() == 1) // 7.4.4.k a Gigantic one has no other
            ofSeat(seatOfExpedition(mine.front()), 1 - kindOfExpedition(mine.front()));
        break;
    }
    case Kind::Hero:
    case Kind::Companion:
        for (const Seat p : seatsOf(b, e.whose, v))
            ofSeat(p, e.kind == Kind::Hero ? 0 : 1);
        break;
    case Kind::Of:
    case Kind::EachOf:
    case Kind::BothOf:
    case Kind::OneOf:
        for (const Seat p : seatsOf(b, e.whose, v))
            for (const int kind : { 0, 1 })
                ofSeat(p, kind);
        break;
    case Kind::FacingMe: {
        Things mine;
        expeditionsOfObject(
            b, isCurrent(s, v.me) && inExpedition(s, v.me.object) ? v.me : v.was, mine);
        facing(mine);
        break;
    }
    case Kind::FacingIt: {
        Things that;
        if (v.acting && isExpedition(v.acting->place))
            that.push_back(v.acting->place);
        else
            expeditionsOfObject(b, itAsItWas(s, v), that);
        facing(that);
        break;
    }
    case Kind::Its:
        if (isExpedition(itOf(v)))
            all.push_back(itOf(v));
        else if (itOf(v) < maxObjects)
            expeditionsOfObject(b, itAsItWas(s, v), all);
        break;
    case Kind::Target:
    case Kind::That:
        if (v.acting && isExpedition(v.acting->place))
            all.push_back(v.acting->place);
        else if (isExpedition(v.subject.object))
            all.push_back(v.subject.object);
        else if (itOf(v) < maxObjects && e.kind == Kind::That)
            expeditionsOfObject(b, itAsItWas(s, v), all);
        break;
    case Kind::An:
    case Kind::All:
        for (const Seat p : { v.you, otherSeat(v.you) })
            for (const int kind : { 0, 1 })
                ofSeat(p, kind);
        break;
    case Kind::PlayedIn:
        if (isExpedition(v.place))
            all.push_back(v.place);
        else
            expeditionsOfObject(b, v.me, all);
        break;
    }
    for (const Index each : all)
        if (fitsPosition(b, e, each) && !out.contains(each))
            out.push_back(each);
}

// --- Cards

bool isNoun(const Board& b, Index i, const Noun& noun)
{
    const Facts& facts = b.facts(i);
    const CardType type = facts.type;
    const bool orb = spotOf(b.state, i) == Spot::Mana;
    switch (noun.kind) {
    case Noun::Kind::Card:
        return true;
    case Noun::Kind::Character:
        return type == CardType::Character && !orb;
    case Noun::Kind::Permanent:
        return (type == CardType::Landmark || type == CardType::ExpeditionPermanent) && !orb;
    case Noun::Kind::Landmark:
        return type == CardType::Landmark && !orb;
    case Noun::Kind::ExpeditionPermanent:
        return type == CardType::ExpeditionPermanent && !orb;
    case Noun::Kind::Spell: {
        if (type == CardType::Spell)
            return !orb;
        constexpr std::uint32_t mark = 1u << statementIndex<AlsoConsidered>();
        return (facts.statements & mark) && !orb;
    }
    case Noun::Kind::Token:
        return facts.token;
    case Noun::Kind::ManaOrb:
        return orb;
    case Noun::Kind::Hero:
        return type == CardType::Hero;
    case Noun::Kind::Subtype:
        return (facts.subtypes >> (noun.subtypeNumber & 63)) & 1;
    }
    return false;
}

namespace {

Spot spotOfZone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return Spot::Hand;
    case Zone::Deck:
        return Spot::Deck;
    case Zone::Discard:
        return Spot::Discard;
    case Zone::Hero:
        return Spot::Hero;
    case Zone::Landmark:
        return Spot::Landmark;
    case Zone::Mana:
        return Spot::Mana;
    case Zone::Reserve:
        return Spot::Reserve;
    case Zone::Limbo:
        return Spot::Limbo;
    case Zone::Expedition:
    case Zone::Play:
        break;
    }
    return Spot::Gone;
}

bool isSpotOf(Spot spot, Zone zone)
{
    if (zone == Zone::Play)
        return isPlaySpot(spot);
    if (zone == Zone::Expedition)
        return isExpeditionSpot(spot);
    return spot == spotOfZone(zone);
}

Icons iconsOf(const Board& b, Index i)
{
    Icons icons = 0;
    for (const Ability& ability : b.card(i).abilities) {
        if (ability.support && ability.kind == Ability::Kind::Quick)
            icons |= iconSupport;
        if (ability.infinite)
            icons |= iconInfinite;
        for (const Happening& h : ability.triggers) {
            if (h.event == Happening::Event::IconJoin)
                icons |= iconJoin;
            if (h.event == Happening::Event::IconHand)
                icons |= iconHand;
            if (h.event == Happening::Event::IconReserve)
                icons |= iconReserve;
        }
        for (const Effect& cost : ability.cost)
            if (const auto* exhaust = std::get_if<Exhaust>(&cost.node))
                if (std::holds_alternative<This>(exhaust->what.node))
                    icons |= iconExhaust;
    }
    return icons;
}

int countersOf(const Board& b, const Known& known, Index i, const Counter& counter)
{
    const Object& o = b.state.objects[i];
    switch (counter.kind) {
    case Counter::Kind::Boost:
        return known.boosts;
    case Counter::Kind::Named:
        return o.counterKind == counter.number || known.memory ? known.counters : 0;
    case Counter::Kind::Any:
        return known.boosts + known.counters;
    }
    return 0;
}

bool hasTrait(const Board& b, Ref r, const Trait& t, const View& v);

bool isPlayedFrom(const Board& b, Index i, const std::vector<Place>& places)
{
    if (places.empty())
        return true;
    const Spot spot = spotOf(b.state, i);
    const bool fromReserve
        = spot == Spot::Reserve || (spot != Spot::Hand && b.state.objects[i].fromReserve);
    return std::ranges::any_of(places, [&](const Place& place) {
        return place.zone == Zone::Reserve ? fromReserve
            : place.zone == Zone::Hand     ? !fromReserve
                                           : true;
    });
}

bool isFacing(const Board& b, Ref r, const View& v, bool it)
{
    Things mine;
    if (it && isExpedition(itOf(v)))
        mine.push_back(itOf(v));
    else
        expeditionsOfObject(b, it ? itRef(b.state, v) : v.me, mine);
    Things theirs;
    expeditionsOfObject(b, r, theirs);
    for (const Index one : mine)
        for (const Index other : theirs)
            if (seatOfExpedition(one) != seatOfExpedition(other)
                && kindOfExpedition(one) == kindOfExpedition(other))
                return true;
    return false;
}

bool hasTrait(const Board& b, Ref r, const Trait& t, const View& v)
{
    const State& s = b.state;
    const Index i = r.object;
    const Known known = knownOf(s, r);
    bool is = false;
    switch (t.kind) {
    case Trait::Kind::Other:
        is = t.it ? i != itOf(v) : i != v.me.object;
        break;
    case Trait::Kind::Status:
        for (const Status status : t.statuses)
            is = is || (known.current ? isStatus(b, i, status) : known.is(status));
        break;
    case Trait::Kind::Keyword:
        is = known.memory ? (known.memory->keywords & bit(t.keyword)) != 0 : has(b, i, t.keyword);
        break;
    case Trait::Kind::Window:
        return true; // how long, of who asks (Next, history)
    case Trait::Kind::Token:
        is = b.facts(i).token;
        break;
    case Trait::Kind::Subtype:
        is = isNoun(b, i, t.noun);
        break;
    case Trait::Kind::Controlled: // 7.5.4
        is = (isPlaySpot(known.spot) || known.spot == Spot::Hero || known.spot == Spot::Limbo)
            && isWho(b, t.who, known.controller, v);
        break;
    case Trait::Kind::InZone:
        is = std::ranges::any_of(t.places, [&](const Place& place) {
            if (known.current)
                return isInPlace(b, i, place, v);
            return isSpotOf(known.spot, place.zone) && isWho(b, place.whose, known.controller, v);
        });
        break;
    case Trait::Kind::InExpedition: {
        Things list;
        expeditionsOf(b, t.expedition, v, list);
        Things here;
        expeditionsOfObject(b, r, here);
        is = std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
        break;
    }
    case Trait::Kind::InTerrain: {
        Things here;
        expeditionsOfObject(b, r, here);
        is = std::ranges::any_of(here, [&](Index e) {
            return (terrainsOf(b, seatOfExpedition(e), kindOfExpedition(e)) & t.terrains) != 0;
        });
        break;
    }
    case Trait::Kind::Facing:
        is = isFacing(b, r, v, t.it);
        break;
    case Trait::Kind::Number: {
        const int limit = valueOf(b, t.amount, v);
        if (t.stat == Stat::Statistic || t.stat == Stat::EveryStatistic) {
            const Terrains which = t.stat == Stat::EveryStatistic || t.terrains == 0
                ? Terrains { forest | mountain | ocean }
                : t.terrains;
            is = true;
            for (int k = 0; k < terrainCount; ++k)
                if (which & (1 << k))
                    is = is
                        && isCompared(statOf(b, r, Stat::Statistic, static_cast<Terrains>(1 << k)),
                            t.compare, limit);
        } else {
            is = isCompared(statOf(b, r, t.stat, 0), t.compare, limit);
        }
        break;
    }
    case Trait::Kind::BaseZero: {
        const auto& stats = b.facts(i).statistics;
        is = b.facts(i).type == CardType::Character
            && std::ranges::find(stats, std::int8_t { 0 }) != stats.end();
        break;
    }
    case Trait::Kind::Counters:
        is = isCompared(countersOf(b, known, i, t.counter), t.compare, valueOf(b, t.amount, v));
        break;
    case Trait::Kind::HasAbility:
        is = (iconsOf(b, i) & t.icons) != 0;
        break;
    case Trait::Kind::Total:
    case Trait::Kind::Highest:
        return true; // of a group: see collect and fitsTogether
    case Trait::Kind::Played:
        is = isWho(b, t.who, known.controller, v);
        break;
    case Trait::Kind::FromThese:
        is = v.acting && v.acting->it.contains(i);
        break;
    case Trait::Kind::Named:
        is = t.noun.subtype.empty()
            ? v.me.object < maxObjects && b.facts(i).name == b.facts(v.me.object).name
            : b.facts(i).name == b.cards.nameNumber(t.noun.subtype);
        break;
    }
    return is != t.no;
}

bool saysWhere(const Filter& f)
{
    const auto place = [](const Trait& t) {
        return t.kind == Trait::Kind::InZone || t.kind == Trait::Kind::Played
            || t.kind == Trait::Kind::FromThese;
    };
    return std::ranges::any_of(f.before, place) || std::ranges::any_of(f.after, place);
}

/// 2.2.1.h Without a zone a Character or Permanent is one in play.
bool isWhereExpected(const Board& b, Index i, const Filter& f)
{
    const Spot spot = spotOf(b.state, i);
    const auto expected = [&](const Noun& noun) {
        if (noun.kind == Noun::Kind::ManaOrb)
            return spot == Spot::Mana;
        if (noun.kind == Noun::Kind::Hero)
            return spot == Spot::Hero;
        return isPlaySpot(spot);
    };
    if (f.nouns.empty())
        return isPlaySpot(spot);
    return std::ranges::any_of(
        f.nouns, [&](const Noun& noun) { return isNoun(b, i, noun) && expected(noun); });
}

const Trait* traitOf(const Filter& f, Trait::Kind kind)
{
    for (const auto* list : { &f.before, &f.after })
        for (const Trait& t : *list)
            if (t.kind == kind)
                return &t;
    return nullptr;
}

bool isSaid(const Board& b, Ref r, const Filter& f, const View& v)
{
    if (!f.nouns.empty() && std::ranges::none_of(f.nouns, [&](const Noun& noun) {
            return isNoun(b, r.object, noun);
        }))
        return false;
    // "you play from your hand in {V}": places and terrains are of the playing.
    const bool played = traitOf(f, Trait::Kind::Played) != nullptr;
    const auto has = [&](const Trait& t) {
        if (played && t.kind == Trait::Kind::InZone)
            return isPlayedFrom(b, r.object, t.places) != t.no;
        if (played && t.kind == Trait::Kind::InTerrain && isExpedition(v.place))
            return ((terrainsOf(b, seatOfExpedition(v.place), kindOfExpedition(v.place))
                        & t.terrains)
                       != 0)
                != t.no;
        return hasTrait(b, r, t, v);
    };
    return std::ranges::all_of(f.before, has) && std::ranges::all_of(f.after, has);
}

} // namespace

bool isInPlace(const Board& b, Index i, const Place& place, const View& v)
{
    const State& s = b.state;
    return isSpotOf(spotOf(s, i), place.zone) && isWho(b, place.whose, spotSeat(s, i), v);
}

bool matches(const Board& b, Index i, const Filter& f, const View& v)
{
    return (saysWhere(f) || isWhereExpected(b, i, f)) && isSaid(b, refOf(b.state, i), f, v);
}

bool matchesAnywhere(const Board& b, Ref r, const Filter& f, const View& v)
{
    return r.object < maxObjects && isSaid(b, r, f, v);
}

void collect(const Board& b, const Filter& f, const View& v, Things& out)
{
    const State& s = b.state;
    const Trait* zone = traitOf(f, Trait::Kind::InZone);
    const Trait* played = traitOf(f, Trait::Kind::Played);
    const auto from = [&](Seat p, Spot spot) {
        for (const Index i : cardsIn(s, p, spot))
            if (!out.full() && !out.contains(i) && isSaid(b, refOf(s, i), f, v))
                out.push_back(i);
    };
    const auto fromZone = [&](Seat p, Zone each) {
        if (each == Zone::Play || each == Zone::Expedition) {
            from(p, Spot::HeroExpedition);
            from(p, Spot::CompanionExpedition);
            if (each == Zone::Play)
                from(p, Spot::Landmark);
        } else {
            from(p, spotOfZone(each));
        }
    };
    const Seat first = v.you < maxPlayers ? v.you : initiative(s);
    for (const Seat p : { first, otherSeat(first) }) {
        if (zone && !zone->no && !played) {
            for (const Place& place : zone->places)
                if (isWho(b, place.whose, p, v))
                    fromZone(p, place.zone);
        } else if (traitOf(f, Trait::Kind::FromThese) && v.acting) {
            for (const Index i : v.acting->it)
                if (i < maxObjects && spotSeat(s, i) == p && !out.full()
                    && isSaid(b, refOf(s, i), f, v))
                    out.push_back(i);
        } else if (played) {
            fromZone(p, Zone::Hand);
            fromZone(p, Zone::Reserve);
        } else {
            const bool orbs = std::ranges::any_of(
                f.nouns, [](const Noun& n) { return n.kind == Noun::Kind::ManaOrb; });
            const bool heroes = std::ranges::any_of(
                f.nouns, [](const Noun& n) { return n.kind == Noun::Kind::Hero; });
            if (orbs)
                fromZone(p, Zone::Mana);
            if (heroes)
                fromZone(p, Zone::Hero);
            if (f.nouns.size() > static_cast<std::size_t>(orbs) + static_cast<std::size_t>(heroes)
                || f.nouns.empty())
                fromZone(p, Zone::Play);
        }
    }
    if (const Trait* highest = traitOf(f, Trait::Kind::Highest)) {
        int most = -1000;
        for (const Index i : out)
            most = std::max(most, statOf(b, refOf(s, i), highest->stat, highest->terrains));
        for (std::size_t k = out.size(); k-- > 0;)
            if (statOf(b, refOf(s, out[k]), highest->stat, highest->terrains) < most)
                out.erase(k);
    }
}

bool fitsTogether(const Board& b, const Filter& f, const View& v, const Things& group, Index more)
{
    const Trait* total = traitOf(f, Trait::Kind::Total);
    if (!total || more >= maxObjects)
        return true;
    int sum = statOf(b, refOf(b.state, more), total->stat, total->terrains);
    for (const Index i : group)
        if (i < maxObjects)
            sum += statOf(b, refOf(b.state, i), total->stat, total->terrains);
    return isCompared(sum, total->compare, valueOf(b, total->amount, v));
}

// --- Numbers

int statOf(const Board& b, Ref r, Stat stat, Terrains terrains)
{
    if (r.object >= maxObjects)
        return 0; // 1.1.6.d a missing number is 0
    const Facts& facts = b.facts(r.object);
    switch (stat) {
    case Stat::HandCost:
        return facts.handCost;
    case Stat::ReserveCost:
        return facts.reserveCost;
    case Stat::BaseCost:
        return baseCostOf(b, r);
    case Stat::Statistic:
    case Stat::EveryStatistic: {
        const Known known = knownOf(b.state, r);
        int sum = 0;
        Statistics now {};
        if (!known.memory)
            now = statisticsOf(b, r.object);
        for (std::size_t k = 0; k < terrainCount; ++k)
            if (terrains & (1u << k))
                sum += known.memory ? known.memory->statistics[k] : now[k];
        return sum;
    }
    }
    return 0;
}

namespace {

/// The one thing that a quantity or condition is about.
Ref refOfThing(const Board& b, const Thing& thing, const View& v)
{
    const State& s = b.state;
    if (std::holds_alternative<This>(thing.node))
        return isCurrent(s, v.was) || knownOf(s, v.was).memory ? v.was : v.me;
    if (std::holds_alternative<It>(thing.node))
        return itRef(s, v);
    Things list;
    if (const auto* some = std::get_if<Some>(&thing.node))
        collect(b, some->filter, v, list);
    else if (const auto* each = std::get_if<Each>(&thing.node))
        collect(b, each->filter, v, list);
    else
        return itRef(s, v);
    return list.empty() ? Ref {} : refOf(s, list.front());
}

int countThings(const Board& b, const Filter& f, const View& v)
{
    Things list;
    collect(b, f, v, list);
    return static_cast<int>(list.size());
}

} // namespace

int valueOf(const Board& b, const Quantity& q, const View& v)
{
    const State& s = b.state;
    switch (q.kind) {
    case Quantity::Kind::Things: {
        if (q.thing) {
            if (const auto* whole = std::get_if<Whole>(&q.thing->node)) {
                int n = 0;
                for (const Place& place : whole->places)
                    for (Seat p = 0; p < maxPlayers; ++p)
                        if (isWho(b, place.whose, p, v) && spotOfZone(place.zone) != Spot::Gone)
                            n += static_cast<int>(countIn(s, p, spotOfZone(place.zone)));
                return n;
            }
            if (std::holds_alternative<It>(q.thing->node))
                return v.acting ? static_cast<int>(v.acting->it.size()) : 0;
        }
        return countThings(b, q.filter, v);
    }
    case Quantity::Kind::ZeroStats: {
        Things list;
        collect(b, q.filter, v, list);
        int n = 0;
        for (const Index i : list)
            for (const std::int8_t stat : b.facts(i).statistics)
                n += stat == 0;
        return n;
    }
    case Quantity::Kind::Counters: {
        const Ref r = q.thing ? refOfThing(b, *q.thing, v) : v.was;
        return r.object < maxObjects ? countersOf(b, knownOf(s, r), r.object, q.counter) : 0;
    }
    case Quantity::Kind::Expeditions: {
        Things list;
        expeditionsOf(b, q.expedition, v, list);
        return static_cast<int>(list.size());
    }
    case Quantity::Kind::Regions: {
        const auto& markers = s.players[v.you].markers;
        return std::max(0, std::abs(markers[1].region - markers[0].region) - 1);
    }
    case Quantity::Kind::X:
        return v.x;
    case Quantity::Kind::Result:
        return v.acting ? v.acting->number : 0;
    case Quantity::Kind::Done:
        return v.acting ? v.acting->count : 0;
    case Quantity::Kind::Value:
        return q.thing ? statOf(b, refOfThing(b, *q.thing, v), q.stat, q.terrains) : 0;
    case Quantity::Kind::Highest: {
        Things list;
        collect(b, q.filter, v, list);
        int most = 0;
        for (const Index i : list)
            for (int k = 0; k < terrainCount; ++k) {
                const auto terrain = static_cast<Terrains>(1 << k);
                const bool one = q.stat == Stat::Statistic || q.stat == Stat::EveryStatistic;
                if (!one || !q.terrains || (q.terrains & terrain))
                    most = std::max(most, statOf(b, refOf(s, i), q.stat, terrain));
            }
        return most;
    }
    }
    return 0;
}

int valueOf(const Board& b, const Amount& a, const View& v)
{
    switch (a.kind) {
    case Amount::Kind::Fixed:
        return a.number;
    case Amount::Kind::X:
        return v.x + a.number;
    case Amount::Kind::Per:
        return a.of ? a.number * valueOf(b, *a.of, v) : 0;
    case Amount::Kind::Of:
        return a.of ? valueOf(b, *a.of, v) + a.number : a.number;
    case Amount::Kind::ThatMany:
        return (v.acting ? v.acting->count : 0) + a.number;
    case Amount::Kind::All:
    case Amount::Kind::AnyNumber:
        return 99;
    }
    return 0;
}

// --- Conditions

namespace {

bool isDistinct(
    const Board& b, const std::vector<Filter>& filters, std::size_t at, const View& v, Things& used)
{
    if (at >= filters.size())
        return true;
    Things list;
    collect(b, filters[at], v, list);
    for (const Index i : list) {
        if (used.contains(i))
            continue;
        used.push_back(i);
        if (isDistinct(b, filters, at + 1, v, used))
            return true;
        used.pop_back();
    }
    return false;
}

bool happenedBefore(const Board& b, const Happening& h, const View& v)
{
    using Window = Happening::Window;
    if (h.event == Happening::Event::FailsToMove || h.event == Happening::Event::MovesForward) {
        Things list;
        if (h.expedition)
            expeditionsOf(b, *h.expedition, v, list);
        for (const Index e : list) {
            const auto& marker = b.state.players[seatOfExpedition(e)]
                                     .markers[static_cast<std::size_t>(kindOfExpedition(e))];
            if ((marker.moved != 0) == (h.event == Happening::Event::MovesForward))
                return true;
        }
        return false;
    }
    return std::ranges::any_of(b.state.past, [&](const Past& past) {
        if (past.event != static_cast<std::uint8_t>(h.event) || !isWho(b, h.who, past.player, v))
            return false;
        if ((h.window == Window::ThisTurn || h.window == Window::YourTurn) && !past.turn)
            return false;
        if (h.icons && !(past.icons & h.icons))
            return false;
        if (!h.subject)
            return true;
        const Filter* filter = nullptr;
        if (const auto* each = std::get_if<Each>(&h.subject->node))
            filter = &each->filter;
        if (const auto* some = std::get_if<Some>(&h.subject->node))
            filter = &some->filter;
        if (!filter || filter->nouns.empty())
            return true;
        const Facts& facts = b.cards.facts(past.card);
        return std::ranges::any_of(filter->nouns, [&](const Noun& noun) {
            switch (noun.kind) {
            case Noun::Kind::Character:
                return facts.type == CardType::Character;
            case Noun::Kind::Permanent:
                return facts.type == CardType::Landmark
                    || facts.type == CardType::ExpeditionPermanent;
            case Noun::Kind::Landmark:
                return facts.type == CardType::Landmark;
            case Noun::Kind::ExpeditionPermanent:
                return facts.type == CardType::ExpeditionPermanent;
            case Noun::Kind::Spell:
                return facts.type == CardType::Spell;
            case Noun::Kind::Token:
                return facts.token;
            case Noun::Kind::Subtype:
                return ((facts.subtypes >> (noun.subtypeNumber & 63)) & 1) != 0;
            default:
                return true;
            }
        });
    });
}

bool isSo(const Board& b, const Condition& c, const View& v)
{
    const State& s = b.state;
    switch (c.kind) {
    case Condition::Kind::Did:
        return v.acting && v.acting->did;
    case Condition::Kind::Didnt:
    case Condition::Kind::Cant:
        return v.acting && !v.acting->did;
    case Condition::Kind::ThisWay:
        if (!v.acting || !v.acting->did)
            return false;
        if (c.filter.nouns.empty() && c.filter.before.empty() && c.filter.after.empty())
            return true;
        return std::ranges::any_of(v.acting->it, [&](Index i) {
            return i < maxObjects && matchesAnywhere(b, refOf(s, i), c.filter, v);
        });
    case Condition::Kind::Is: {
        const Ref r = c.thing
            ? (c.past && std::holds_alternative<It>(c.thing->node) ? itAsItWas(s, v)
                                                                   : refOfThing(b, *c.thing, v))
            : v.was;
        if (!c.past && c.thing && std::holds_alternative<This>(c.thing->node))
            return matchesAnywhere(b, isCurrent(s, v.me) ? v.me : v.was, c.filter, v);
        return matchesAnywhere(b, r, c.filter, v);
    }
    case Condition::Kind::Only: {
        Things list;
        collect(b, c.filter, v, list);
        const Index self = c.thing ? refOfThing(b, *c.thing, v).object : v.me.object;
        return std::ranges::all_of(list, [&](Index i) { return i == self; });
    }
    case Condition::Kind::Exist:
        return c.quantity
            && isCompared(valueOf(b, *c.quantity, v), c.compare, valueOf(b, c.number, v));
    case Condition::Kind::Compared:
        return c.quantity
            && isCompared(valueOf(b, *c.quantity, v), c.compare, valueOf(b, c.number, v));
    case Condition::Kind::FewerThan: {
        if (!c.quantity)
            return false;
        View other = v;
        const Seats others = seatsOf(b, c.other, v);
        other.you = others.empty() ? otherSeat(v.you) : others.front();
        View mine = v;
        const Seats own = seatsOf(b, c.who, v);
        mine.you = own.empty() ? v.you : own.front();
        return isCompared(valueOf(b, *c.quantity, mine), c.compare, valueOf(b, *c.quantity, other));
    }
    case Condition::Kind::Position: {
        if (!c.expedition)
            return false;
        Things list;
        expeditionsOf(b, *c.expedition, v, list);
        Expedition asked;
        asked.positions = c.positions;
        asked.in = c.terrains;
        // 7.4.4.j A condition on the Expeditions of a Gigantic Character must hold for both.
        const bool each = c.expedition->kind != Expedition::Kind::OneOf
            && c.expedition->kind != Expedition::Kind::Of
            && c.expedition->kind != Expedition::Kind::An;
        const auto fits = [&](Index e) { return fitsPosition(b, asked, e); };
        if (list.empty())
            return false;
        return each ? std::ranges::all_of(list, fits) : std::ranges::any_of(list, fits);
    }
    case Condition::Kind::FirstPlayer:
        return isWho(b, c.who, s.first, v);
    case Condition::Kind::Distinct: {
        Things used;
        return isDistinct(b, c.filters, 0, v, used);
    }
    case Condition::Kind::Result: {
        const int result = v.acting ? v.acting->number : 0;
        return result >= valueOf(b, c.number, v) && (c.upTo == 0 || result <= c.upTo);
    }
    case Condition::Kind::Happened:
        return c.happening && happenedBefore(b, *c.happening, v);
    case Condition::Kind::BaseZeroThere: {
        const Ref r = c.thing ? refOfThing(b, *c.thing, v) : itRef(s, v);
        if (r.object >= maxObjects)
            return false;
        Things here;
        expeditionsOfObject(b, r, here);
        for (const Index e : here) {
            const Terrains terrains = terrainsOf(b, seatOfExpedition(e), kindOfExpedition(e));
            for (std::size_t k = 0; k < terrainCount; ++k)
                if ((terrains & (1u << k)) && b.facts(r.object).statistics[k] == 0)
                    return true;
        }
        return false;
    }
    case Condition::Kind::All:
        return std::ranges::all_of(
            c.parts, [&](const Condition& part) { return holds(b, part, v); });
    case Condition::Kind::AnyOf:
        return std::ranges::any_of(
            c.parts, [&](const Condition& part) { return holds(b, part, v); });
    }
    return false;
}

} // namespace

bool holds(const Board& b, const Condition& c, const View& v)
{
    return isSo(b, c, v) != c.no;
}

} // namespace triptych::altered
