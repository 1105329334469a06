#include "altered/rules/Meaning.h"

#include "altered/rules/MeaningTraits.h"
#include "altered/rules/Objects.h"

#include <algorithm>

namespace triptych::altered {

bool saysWhere(const Filter& f)
{
    const auto place = [](const Trait& trait) {
        return trait.kind == Trait::Kind::InZone || trait.kind == Trait::Kind::Played
            || trait.kind == Trait::Kind::FromThese;
    };
    return std::ranges::any_of(f.before, place) || std::ranges::any_of(f.after, place);
}

namespace {

/// 2.2.1.h Without a zone a Character or Permanent is one in play.
bool isWhereExpected(const Known& known, const Filter& f)
{
    const auto expected = [&](const Noun& noun) {
        if (noun.kind == Noun::Kind::ManaOrb)
            return known.zone == Zone::Mana;
        if (noun.kind == Noun::Kind::Hero)
            return known.zone == Zone::Hero;
        return isPlayZone(known.zone);
    };
    if (f.nouns.empty())
        return isPlayZone(known.zone);
    return std::ranges::any_of(
        f.nouns, [&](const Noun& noun) { return isNoun(known, noun) && expected(noun); });
}

/// Whether a noun says nothing of where it lies.
bool isOfAnyZone(const Known& known, const Noun& noun)
{
    switch (noun.kind) {
    case Noun::Kind::Card:
    case Noun::Kind::Spell:
    case Noun::Kind::Token:
    case Noun::Kind::ManaOrb:
    case Noun::Kind::Hero:
        return true;
    case Noun::Kind::Subtype:
        return known.facts->type == CardType::Spell;
    case Noun::Kind::Character:
    case Noun::Kind::Permanent:
    case Noun::Kind::Landmark:
    case Noun::Kind::ExpeditionPermanent:
        break;
    }
    return false;
}

const Trait* traitOf(const Filter& f, Trait::Kind kind)
{
    for (const auto* list : { &f.before, &f.after })
        for (const Trait& trait : *list)
            if (trait.kind == kind)
                return &trait;
    return nullptr;
}

bool isIt(const Viewpoint& v, Index i)
{
    return v.acting ? v.acting->it.contains(i) : v.subject.object == i;
}

/// "When you play a Robot - If you control another Robot, ...", of a card that is no Robot itself: than the one played.
bool isOfOthersThanMe(const Table& t, const Filter& f, const Viewpoint& v)
{
    const Index it = v.subject.object;
    const bool isHeard = v.acting
        ? v.acting->kind == Acting::Kind::Reaction && v.acting->it.size() == 1 && itOf(v) == it
        : v.heard;
    if (!isHeard || it >= maxObjects || it == v.me.object || v.me.object >= maxObjects)
        return false;
    const auto isOne = [&](Index i) {
        const Known known = knownOf(t, refOf(t.state, i));
        return std::ranges::any_of(f.nouns, [&](const Noun& n) { return isNoun(known, n); });
    };
    return isOne(it) && !isOne(v.me.object);
}

/// "Each other Character in its Expedition": than "it", where something is spoken of, and not than this card. Of
/// a Spell, which is none of them, any "other" is than what was named before; so where it is told by what it has in
/// common with that.
bool isOtherThanIt(const Table& t, const Filter& f, const Viewpoint& v)
{
    if (f.before.empty() || v.than != noIndex || !(v.acting || v.heard) || itOf(v) >= maxObjects
        || (v.acting && v.acting->it.empty()))
        return false;
    if (isOfOthersThanMe(t, f, v))
        return true;
    const auto fromThese = [](const Trait& trait) { return trait.kind == Trait::Kind::FromThese; };
    if (v.acting && v.acting->kind == Acting::Kind::Spell && v.me.object == v.acting->source.object)
        return std::ranges::none_of(f.after, fromThese);
    return std::ranges::any_of(f.after, [](const Trait& trait) {
        const Thing* same = trait.kind == Trait::Kind::Number && trait.compare == Compare::Exactly
                && trait.amount.of && trait.amount.of->thing
            ? &*trait.amount.of->thing
            : nullptr;
        return (trait.kind == Trait::Kind::Shares && trait.it && !trait.with)
            || (same && std::holds_alternative<It>(same->node))
            || (trait.kind == Trait::Kind::InExpedition
                && (trait.expedition.kind == Expedition::Kind::Its
                    || trait.expedition.kind == Expedition::Kind::That));
    });
}

bool isSaid(const Table& t, const Known& asked, const Filter& f, const Viewpoint& v)
{
    if (!f.nouns.empty()
        && std::ranges::none_of(f.nouns, [&](const Noun& noun) { return isNoun(asked, noun); }))
        return false;
    // "you play from your hand in {V}": places and terrains are of the playing.
    const bool played = v.playing || traitOf(f, Trait::Kind::Played) != nullptr;
    Known known = asked;
    known.asPlayed = played;
    const bool thanIt = isOtherThanIt(t, f, v);
    const auto has = [&](const Trait& trait) {
        if (thanIt && trait.kind == Trait::Kind::Other)
            return (isIt(v, known.object)
                       || (v.acting && v.acting->kind == Acting::Kind::Spell
                           && known.object == v.me.object))
                == trait.no;
        if (played && trait.kind == Trait::Kind::InZone)
            return isPlayedFrom(t, known, trait.places, v) != trait.no;
        if (played && trait.kind == Trait::Kind::InExpedition && isExpedition(v.place)) {
            Things list;
            expeditionsOf(t, trait.expedition, v, list);
            return list.contains(v.place) != trait.no;
        }
        if (played && trait.kind == Trait::Kind::InTerrain && isExpedition(v.place))
            return isInTerrains(t, v.place, trait) != trait.no;
        if (!v.playing || trait.kind == Trait::Kind::Facing)
            return hasTrait(t, known, trait, v);
        Viewpoint plain = v; // what its numbers count is not being played
        plain.playing = false;
        return hasTrait(t, known, trait, plain);
    };
    const auto isSaidAfter = [&](const Trait& trait) {
        if (trait.kind != Trait::Kind::Other)
            return has(trait);
        Viewpoint mine = v; // "other than me"
        mine.than = noIndex;
        return hasTrait(t, known, trait, mine);
    };
    return std::ranges::all_of(f.before, has) && std::ranges::all_of(f.after, isSaidAfter);
}

bool isSaid(const Table& t, Index i, const Filter& f, const Viewpoint& v)
{
    return isSaid(t, knownOf(t, refOf(t.state, i)), f, v);
}

int statNow(const Table& t, Index i, const Trait& trait)
{
    return statOf(t, knownOf(t, refOf(t.state, i)), trait.stat, trait.terrains);
}

/// Of a Different: whether two are alike in what they should differ in.
bool areAlikeNow(const Table& t, Index i, Index j, const Trait& trait)
{
    return areAlike(t, knownOf(t, refOf(t.state, i)), knownOf(t, refOf(t.state, j)), trait.alike,
        trait.stat, trait.terrains);
}

} // namespace

bool mayBeOutOfPlay(const Known& known, const Filter& f)
{
    return f.nouns.empty() || saysWhere(f) || std::ranges::any_of(f.nouns, [&](const Noun& noun) {
        return isNoun(known, noun) && isOfAnyZone(known, noun);
    });
}

bool isInPlace(const Table& t, Index i, const Place& place, const Viewpoint& v)
{
    const State& s = t.state;
    return isWithin(zoneOf(s, i), place.zone) && isWho(t, place.whose, zoneSeat(s, i), v);
}

bool matches(const Table& t, Index i, const Filter& f, const Viewpoint& v)
{
    const Known known = knownOf(t, refOf(t.state, i));
    return anyAlternative(f, [&](const Filter& one) {
        return (v.playing || saysWhere(one) || isWhereExpected(known, one))
            && isSaid(t, known, one, v);
    });
}

bool matchesItself(const Table& t, const Known& known, const Filter& f, const Viewpoint& v)
{
    return isSaid(t, known, f, v);
}

bool matchesAnywhere(const Table& t, const Known& known, const Filter& f, const Viewpoint& v)
{
    return anyAlternative(f, [&](const Filter& one) { return isSaid(t, known, one, v); });
}

bool matchesAnywhere(const Table& t, Ref r, const Filter& f, const Viewpoint& v)
{
    return r.object < maxObjects && matchesAnywhere(t, knownOf(t, r), f, v);
}

void collect(const Table& t, const Filter& f, const Viewpoint& v, Things& out)
{
    const State& s = t.state;
    const Trait* zone = traitOf(f, Trait::Kind::InZone);
    const Trait* played = traitOf(f, Trait::Kind::Played);
    const auto from = [&](Seat p, Zone zone) {
        for (const Index i : cardsIn(s, p, zone))
            if (!out.contains(i) && isSaid(t, i, f, v))
                out.push_back(i);
    };
    const auto fromZone = [&](Seat p, Zone each) {
        if (each == Zone::Play || each == Zone::Expedition) {
            from(p, Zone::HeroExpedition);
            from(p, Zone::CompanionExpedition);
            if (each == Zone::Play)
                from(p, Zone::Landmark);
        } else {
            from(p, each);
        }
    };
    const Seat first = v.you < maxPlayers ? v.you : initiative(s);
    for (const Seat p : { first, otherSeat(first) }) {
        if (zone && !zone->no && !played) {
            for (const Place& place : zone->places)
                if (isWho(t, place.whose, p, v))
                    fromZone(p, place.zone);
        } else if (traitOf(f, Trait::Kind::FromThese) && v.acting) {
            for (const Index i : v.acting->it)
                if (i < maxObjects && zoneSeat(s, i) == p && isSaid(t, i, f, v))
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
    keepHighest(t, f, out);
    if (!f.orElse)
        return;
    Things others;
    collect(t, *f.orElse, v, others);
    for (const Index i : others)
        if (!out.contains(i))
            out.push_back(i);
}

void keepHighest(const Table& t, const Filter& f, Things& out)
{
    const Trait* highest = traitOf(f, Trait::Kind::Highest);
    if (!highest)
        return;
    const int sign = highest->compare == Compare::Less ? -1 : 1; // "the lowest"
    const auto rank = [&](Index i) {
        return sign
            * (highest->boosted ? int { t.state.objects[i].boosts } : statNow(t, i, *highest));
    };
    int most = -1000;
    for (const Index i : out)
        most = std::max(most, rank(i));
    for (std::size_t k = out.size(); k-- > 0;)
        if (rank(out[k]) < most)
            out.erase(k);
}

namespace {

/// Of a Different: what two of a group should not have in common, or with `same` what all of it should.
const Trait* groupTrait(const Filter& f, bool same)
{
    const auto fits = [&](const Trait& trait) {
        return trait.kind == Trait::Kind::Different && trait.no == same;
    };
    for (const auto* traits : { &f.before, &f.after })
        if (const auto found = std::ranges::find_if(*traits, fits); found != traits->end())
            return &*found;
    return nullptr;
}

/// How many of them are different from each other.
int countDifferent(const Table& t, const Trait& different, const Things& list)
{
    int n = 0;
    for (std::size_t k = 0; k < list.size(); ++k) {
        bool alike = false;
        for (std::size_t j = 0; j < k; ++j)
            alike = alike || areAlikeNow(t, list[j], list[k], different);
        n += !alike;
    }
    return n;
}

/// Those that have one and the same of what `same` asks for: a sub-type that this bit stands for, or what one of them
/// has.
Things sharingOne(const Table& t, const Trait& same, const Things& list, Index of, Subtypes bit)
{
    Things group;
    for (const Index i : list)
        if (same.alike == Alike::Subtype ? (subtypesOf(knownOf(t, refOf(t.state, i))) & bit) != 0
                                         : i == of || areAlikeNow(t, of, i, same))
            group.push_back(i);
    return group;
}

} // namespace

int countApart(const Table& t, const Filter& f, const Things& list)
{
    const Trait* different = groupTrait(f, false);
    const auto count = [&](const Things& group) {
        return different ? countDifferent(t, *different, group) : static_cast<int>(group.size());
    };
    const Trait* same = groupTrait(f, true);
    if (!same)
        return count(list);
    // "Three Characters that share a subtype": the most that do; one alone shares it with nobody.
    int most = 0;
    for (const Index i : list) {
        Subtypes left = same->alike == Alike::Subtype ? subtypesOf(knownOf(t, refOf(t.state, i)))
                                                      : Subtypes { 1 };
        for (; left != 0; left &= left - 1)
            most = std::max(most, count(sharingOne(t, *same, list, i, left & (~left + 1))));
    }
    return most < 2 ? 0 : most;
}

bool fitsTogether(
    const Table& t, const Filter& f, const Viewpoint& v, const Things& group, Index more)
{
    // "two Characters in different Expeditions that share a controller": both
    const auto isOfAll = [&](const Trait& different) {
        return different.kind != Trait::Kind::Different || std::ranges::all_of(group, [&](Index i) {
            return i >= maxObjects || areAlikeNow(t, i, more, different) == different.no;
        });
    };
    if (more < maxObjects
        && !(std::ranges::all_of(f.before, isOfAll) && std::ranges::all_of(f.after, isOfAll)))
        return false;
    const Trait* apart = traitOf(f, Trait::Kind::InExpedition);
    if (apart && apart->expedition.apart && more < maxObjects && inExpedition(t.state, more))
        for (const Index i : group) // one in each Expedition
            if (i < maxObjects && inExpedition(t.state, i)
                && t.state.objects[i].controller == t.state.objects[more].controller
                && kindOf(t.state, i) == kindOf(t.state, more))
                return false;
    const Trait* total = traitOf(f, Trait::Kind::Total);
    if (!total || more >= maxObjects)
        return true;
    int sum = statNow(t, more, *total);
    for (const Index i : group)
        if (i < maxObjects)
            sum += statNow(t, i, *total);
    return isCompared(sum, total->compare, valueOf(t, total->amount, v));
}

} // namespace triptych::altered
