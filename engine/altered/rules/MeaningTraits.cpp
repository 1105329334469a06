#include "altered/rules/MeaningTraits.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// "I'm also considered an Expedition Permanent": it counts as one, and so as a Permanent.
bool isAlso(const Known& known, Noun::Kind kind)
{
    const Facts& facts = *known.facts;
    const unsigned also = facts.alsoEverywhere | (isPlayZone(known.zone) ? facts.alsoInPlay : 0u);
    const auto says = [&](Noun::Kind k) { return (also >> static_cast<unsigned>(k)) & 1u; };
    const bool permanent = kind == Noun::Kind::Permanent
        && (says(Noun::Kind::Landmark) || says(Noun::Kind::ExpeditionPermanent));
    return also != 0 && (says(kind) || permanent);
}

} // namespace

bool isNoun(const Known& known, const Noun& noun)
{
    const Facts& facts = *known.facts;
    const CardType type = facts.type;
    const bool orb = known.zone == Zone::Mana;
    if (!orb && isAlso(known, noun.kind))
        return true;
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
    case Noun::Kind::Spell:
        return type == CardType::Spell && !orb;
    case Noun::Kind::Token:
        return facts.token;
    case Noun::Kind::ManaOrb:
        return orb;
    case Noun::Kind::Hero:
        return type == CardType::Hero;
    case Noun::Kind::Subtype:
        return (subtypesOf(known) >> (noun.subtypeNumber & 63)) & 1;
    }
    return false;
}

namespace {

Icons iconsOf(const Card& card)
{
    Icons icons = 0;
    for (const Ability& ability : card.abilities) {
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

} // namespace

bool isPlayedFrom(
    const Table& t, const Known& known, const std::vector<Place>& places, const Viewpoint& v)
{
    if (places.empty())
        return true;
    const bool fromReserve
        = known.zone == Zone::Reserve || (known.zone != Zone::Hand && known.fromReserve);
    const bool fromHand
        = known.zone == Zone::Hand || (known.zone != Zone::Reserve && known.fromHand);
    return std::ranges::any_of(places, [&](const Place& place) {
        const bool zone = place.zone == Zone::Reserve ? fromReserve
            : place.zone == Zone::Hand                ? fromHand
                                                      : !fromReserve && !fromHand;
        // 1.4.3 It is of whose Reserve it is; v4 5.1.2.c another may play it. "Their" is of who plays it.
        const Seat player = v.player != noSeat ? v.player : known.controller;
        return zone
            && (place.whose.kind == Who::Kind::ThatPlayer ? known.owner == player
                                                          : isWho(t, place.whose, known.owner, v));
    });
}

namespace {

/// "Facing exactly one Character": those are counted that are in an Expedition facing it.
bool isFacingSoMany(const Table& t, const Known& known, const Viewpoint& v, const Trait& trait)
{
    Viewpoint itsOwn = v;
    itsOwn.playing = false;
    itsOwn.than = known.object;
    Things list;
    collect(t, *trait.with, itsOwn, list);
    Things here;
    expeditionsOfObject(t, known, here);
    const auto faces = [&](Index i) {
        Things there;
        expeditionsOfObject(t, refOf(t.state, i), there);
        return std::ranges::any_of(there, [&](Index one) {
            return std::ranges::any_of(here, [&](Index other) {
                return seatOfExpedition(one) != seatOfExpedition(other)
                    && kindOfExpedition(one) == kindOfExpedition(other);
            });
        });
    };
    return isCompared(
        static_cast<int>(std::ranges::count_if(list, faces)), trait.compare, trait.amount.number);
}

bool isFacing(const Table& t, const Known& known, const Viewpoint& v, const Trait& trait)
{
    Things mine;
    if (trait.with && trait.amount.number > 0)
        return isFacingSoMany(t, known, v, trait);
    if (trait.expedition.kind != Expedition::Kind::Mine) { // "facing an Expedition that's behind"
        expeditionsOf(t, trait.expedition, v, mine);
    } else if (trait.with) { // "facing a [Boosted] Character": any of those
        Things list;
        Viewpoint itsOwn = v;
        itsOwn.playing = false;
        itsOwn.than = known.object; // "facing another Character": than what faces it
        collect(t, *trait.with, itsOwn, list);
        for (const Index i : list)
            expeditionsOfObject(t, refOf(t.state, i), mine);
    } else if (trait.it && isExpedition(itOf(v))) {
        mine.push_back(itOf(v));
    } else if (trait.it) {
        expeditionsOfObject(t, itAsItWas(t.state, v), mine);
    } else {
        expeditionsOfObject(t, v.me, mine);
        if (mine.empty()) // 6.3.j who has left faces what it faced where it was last
            expeditionsOfObject(t, v.was, mine);
    }
    Things theirs;
    if (v.playing && isExpedition(v.place))
        theirs.push_back(v.place); // "can't play Characters facing me": where it would be
    else
        expeditionsOfObject(t, known, theirs);
    for (const Index one : mine)
        for (const Index other : theirs)
            if (seatOfExpedition(one) != seatOfExpedition(other)
                && kindOfExpedition(one) == kindOfExpedition(other))
                return true;
    return false;
}

} // namespace

bool isInTerrains(const Table& t, Index expedition, const Trait& trait)
{
    const Terrains here = terrainsOf(t, seatOfExpedition(expedition), kindOfExpedition(expedition));
    return trait.bothTerrains ? (here & trait.terrains) == trait.terrains
                              : isAnyOf(here, trait.terrains);
}

namespace {

/// Where it is or was; of what has just moved, where it was.
bool isThere(const Table& t, const Known& known, const Place& place, const Viewpoint& v)
{
    if (known.as == Known::As::Print)
        return isPlayedFrom(t, known, { place }, v);
    if (known.object == v.moved)
        return isWithin(v.movedFrom, place.zone) && isWho(t, place.whose, v.movedBefore, v);
    if (known.as == Known::As::Now)
        return isInPlace(t, known.object, place, v);
    return isWithin(known.zone, place.zone) && isWho(t, place.whose, known.controller, v);
}

bool isStatistic(const Table& t, const Known& known, const Trait& trait, int limit)
{
    const Terrains which = trait.stat == Stat::EveryStatistic || trait.terrains == 0
        ? Terrains { forest | mountain | ocean }
        : trait.terrains;
    for (int k = 0; k < terrainCount; ++k)
        if (const auto terrain = static_cast<Terrains>(1 << k); which & terrain)
            if (isCompared(statOf(t, known, Stat::Statistic, terrain), trait.compare, limit)
                == trait.anyTerrain)
                return trait.anyTerrain;
    return !trait.anyTerrain;
}

bool isNamed(const Table& t, const Known& known, const Trait& trait, const Viewpoint& v)
{
    if (!trait.noun.subtype.empty())
        return known.facts->name == t.cards.nameNumber(trait.noun.subtype);
    return v.me.object < maxObjects && known.facts->name == t.facts(v.me.object).name;
}

/// What is printed on a card, and from where it was played, can be asked of any time. The rest of the past
/// is a matter of the event (Happening), and text/grammar/GrammarIs lets nothing else be asked of it.
bool isPrinted(Trait::Kind kind)
{
    using Kind = Trait::Kind;
    return kind == Kind::Number || kind == Kind::BaseZero || kind == Kind::Token
        || kind == Kind::Subtype || kind == Kind::Keyword || kind == Kind::InZone
        || kind == Kind::Named || kind == Kind::Shares || kind == Kind::OwnStatistics;
}

/// "with equal {V} and {M}", "whose {V} is higher than its {M}"
bool comparesItsOwn(const Table& t, const Known& known, const Trait& trait)
{
    const auto statistic
        = [&](int k) { return statOf(t, known, Stat::Statistic, static_cast<Terrains>(1 << k)); };
    if (trait.others != 0)
        return isCompared(statOf(t, known, Stat::Statistic, trait.terrains), trait.compare,
            statOf(t, known, Stat::Statistic, trait.others));
    int first = -1;
    for (int k = 0; k < terrainCount; ++k) {
        if (!(trait.terrains & (1 << k)))
            continue;
        if (first >= 0 && statistic(k) != statistic(first))
            return false;
        first = k;
    }
    return true;
}

/// "that shares a subtype with me", "with it", "with a card in your Reserve": never with itself.
bool shares(const Table& t, const Known& known, const Trait& trait, const Viewpoint& v)
{
    if (!trait.with)
        return areAlike(t, known, knownOf(t, trait.it ? itAsItWas(t.state, v) : v.me), trait.alike,
            trait.stat, trait.terrains);
    Things list;
    collect(t, *trait.with, v, list);
    return std::ranges::any_of(list, [&](Index i) {
        return i != known.object
            && areAlike(
                t, known, knownOf(t, refOf(t.state, i)), trait.alike, trait.stat, trait.terrains);
    });
}

} // namespace

bool hasTrait(const Table& t, const Known& known, const Trait& trait, const Viewpoint& v)
{
    if (known.as == Known::As::Print && !isPrinted(trait.kind))
        return true;
    const Index i = known.object;
    const bool now = known.as == Known::As::Now;
    bool is = false;
    switch (trait.kind) {
    case Trait::Kind::Other:
        is = trait.it ? !v.acting || !v.acting->it.contains(i)
                      : i != (v.than != noIndex ? v.than : v.me.object);
        break;
    case Trait::Kind::Status:
        is = std::ranges::any_of(trait.statuses,
            [&](Status status) { return now ? isStatus(t, i, status) : known.is(status); });
        break;
    case Trait::Kind::Keyword:
        is = now           ? has(t, i, trait.keyword)
            : known.memory ? (known.memory->keywords & bit(trait.keyword)) != 0
                           : (known.facts->keywords & bit(trait.keyword)) != 0;
        break;
    case Trait::Kind::Window:
        return true; // how long, of who asks (Next, history)
    case Trait::Kind::Token:
        is = known.facts->token;
        break;
    case Trait::Kind::Subtype:
        is = isNoun(known, trait.noun);
        break;
    case Trait::Kind::Controlled: // 7.5.4
        is = (isPlayZone(known.zone) || known.zone == Zone::Hero || known.zone == Zone::Limbo
                 || known.zone == Zone::Mana)
            && isWho(t, trait.who, known.controller, v);
        break;
    case Trait::Kind::Owned: // 1.1.3.c
        is = isWho(t, trait.who, known.owner, v);
        break;
    case Trait::Kind::InZone:
        is = std::ranges::any_of(
            trait.places, [&](const Place& place) { return isThere(t, known, place, v); });
        break;
    case Trait::Kind::InExpedition: {
        Things list;
        Viewpoint itsOwn = v;
        if (trait.expedition.inside) // "a Character in an Expedition with no other Characters"
            itsOwn.than = known.object;
        expeditionsOf(t, trait.expedition, itsOwn, list);
        Things here;
        expeditionsOfObject(t, known, here);
        is = std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
        break;
    }
    case Trait::Kind::InTerrain: {
        Things here;
        expeditionsOfObject(t, known, here);
        is = std::ranges::any_of(here, [&](Index e) { return isInTerrains(t, e, trait); });
        break;
    }
    case Trait::Kind::Facing:
        is = isFacing(t, known, v, trait);
        break;
    case Trait::Kind::Number: {
        const int limit = valueOf(t, trait.amount, v);
        is = trait.stat == Stat::Statistic || trait.stat == Stat::EveryStatistic
            ? isStatistic(t, known, trait, limit)
            : isCompared(statOf(t, known, trait.stat, 0), trait.compare, limit);
        break;
    }
    case Trait::Kind::BaseZero: {
        const auto& stats = known.facts->statistics;
        is = known.facts->type == CardType::Character
            && std::ranges::find(stats, std::int8_t { 0 }) != stats.end();
        break;
    }
    case Trait::Kind::Counters:
        is = isCompared(
            countersOf(known, trait.counter), trait.compare, valueOf(t, trait.amount, v));
        break;
    case Trait::Kind::HasAbility: {
        auto icons = static_cast<Icons>(
            iconsOf(now ? t.card(i) : t.cards.card(known.memory->card)) & trait.icons);
        if (now && hasNoSupport(t, i))
            icons = static_cast<Icons>(icons & ~(iconSupport | iconInfinite));
        is = icons != 0 && !(now && hasLostAbilities(t, i, trait.icons));
        break;
    }
    case Trait::Kind::Total:
    case Trait::Kind::Highest:
    case Trait::Kind::Different:
        return true; // of a group: see collect, fitsTogether and countApart
    case Trait::Kind::Played:
        is = isWho(t, trait.who, v.player != noSeat ? v.player : known.controller, v);
        break;
    case Trait::Kind::FromThese:
        is = v.acting && v.acting->it.contains(i);
        break;
    case Trait::Kind::Named:
        is = isNamed(t, known, trait, v);
        break;
    case Trait::Kind::Shares:
        is = shares(t, known, trait, v);
        break;
    case Trait::Kind::OwnStatistics:
        is = comparesItsOwn(t, known, trait);
        break;
    case Trait::Kind::Lately: {
        const bool day = trait.duration == Duration::ThisDay;
        is = (known.lately
                 & (trait.boosted ? day ? boostedThisDay : boostedThisTurn
                         : day    ? joinedThisDay
                                  : joinedThisTurn))
            != 0;
        break;
    }
    }
    return is != trait.no;
}

} // namespace triptych::altered
