#include "altered/effects/Reading.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"

#include <algorithm>

namespace triptych::altered {

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

namespace {

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

bool hasTrait(const Board& b, Ref r, const Trait& t, const View& v);

bool isPlayedFrom(const Board& b, Index i, const std::vector<Place>& places, const View& v)
{
    if (places.empty())
        return true;
    const Spot spot = spotOf(b.state, i);
    const bool fromReserve
        = spot == Spot::Reserve || (spot != Spot::Hand && b.state.objects[i].fromReserve);
    return std::ranges::any_of(places, [&](const Place& place) {
        const bool zone = place.zone == Zone::Reserve ? fromReserve
            : place.zone == Zone::Hand                ? !fromReserve
                                                      : true;
        return zone
            && (place.whose.kind != Who::Kind::You || b.state.objects[i].controller == v.you);
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

/// "in {V} or {M}" asks one of them, "in {V} and {M}" both.
bool isInTerrains(const Board& b, Index expedition, const Trait& t)
{
    const int here
        = terrainsOf(b, seatOfExpedition(expedition), kindOfExpedition(expedition)) & t.terrains;
    return t.word == Trait::Word::And ? here == t.terrains : here != 0;
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
            if (i == v.moved)
                return isSpotOf(v.movedFrom, place.zone) && isWho(b, place.whose, v.movedBefore, v);
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
        is = std::ranges::any_of(here, [&](Index e) { return isInTerrains(b, e, t); });
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
            const bool one = t.word == Trait::Word::Or;
            is = !one;
            for (int k = 0; k < terrainCount; ++k)
                if (which & (1 << k)) {
                    const bool so
                        = isCompared(statOf(b, r, Stat::Statistic, static_cast<Terrains>(1 << k)),
                            t.compare, limit);
                    is = one ? is || so : is && so;
                }
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
    const bool played = v.playing || traitOf(f, Trait::Kind::Played) != nullptr;
    const auto has = [&](const Trait& t) {
        if (played && t.kind == Trait::Kind::InZone)
            return isPlayedFrom(b, r.object, t.places, v) != t.no;
        if (played && t.kind == Trait::Kind::InExpedition && isExpedition(v.place)) {
            Things list;
            expeditionsOf(b, t.expedition, v, list);
            return list.contains(v.place) != t.no;
        }
        if (played && t.kind == Trait::Kind::InTerrain && isExpedition(v.place))
            return isInTerrains(b, v.place, t) != t.no;
        if (!v.playing)
            return hasTrait(b, r, t, v);
        View plain = v; // what its numbers count is not being played
        plain.playing = false;
        return hasTrait(b, r, t, plain);
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
    return (v.playing || saysWhere(f) || isWhereExpected(b, i, f))
        && isSaid(b, refOf(b.state, i), f, v);
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
        const int sign = highest->compare == Compare::Less ? -1 : 1; // "the lowest"
        const auto rank = [&](Index i) {
            return sign * statOf(b, refOf(s, i), highest->stat, highest->terrains);
        };
        int most = -1000;
        for (const Index i : out)
            most = std::max(most, rank(i));
        for (std::size_t k = out.size(); k-- > 0;)
            if (rank(out[k]) < most)
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

} // namespace triptych::altered
