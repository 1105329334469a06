#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Costs.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>
#include <vector>

// 8.1, 10.2 What the texts in force say of casting: from where and for how much.
namespace triptych::kryptik {

using namespace asked;

std::uint8_t castThisTurn(const State& s, Seat p, Filter::Noun noun)
{
    const Player& player = s.players[p];
    const int spells = noun == Filter::Noun::Citizen ? 0 : player.spellsCast;
    const int citizens = noun == Filter::Noun::Spell ? 0 : player.citizensCast;
    return static_cast<std::uint8_t>(std::min(255, spells + citizens));
}

namespace {

/// "The first Beast you cast each turn": that one was cast, of whom it is said and by whom; kept where Solo is.
SoloUse kindMark(EffectId effect, Seat told, Seat caster)
{
    return { effect, static_cast<std::uint8_t>(0x70 + caster), told };
}

bool isOfCasters(Side casters, Seat told, Seat caster)
{
    return casters == Side::Any || (casters == Side::You) == (told == caster);
}

/// Of one object, for each seat that could have it.
void noteKindsOf(const Table& t, Index object, Index card, Seat caster)
{
    State& s = t.state;
    for (const std::uint8_t number : t.facts(object).passives) {
        const Effect& effect = *t.card(object).abilities[number].effect;
        const auto* cost = std::get_if<CostChange>(&effect.node);
        if (!cost || cost->nth == 0 || !isOfAKind(cost->filter))
            continue;
        for (Seat told = 0; told < s.seats; ++told) {
            const SoloUse mark = kindMark(effect.id, told, caster);
            if (isOfCasters(cost->who, told, caster) && !s.solo.full()
                && std::ranges::count(s.solo, mark) < cost->nth
                && matchesAt(t, card, cost->filter, { told, object, 0 }, 1))
                s.solo.push_back(mark);
        }
    }
}

} // namespace

void noteCastOfKinds(const Table& t, Index card, Seat caster)
{
    State& s = t.state;
    const auto isNext = [&](const LastingEffect& m) {
        if (m.kind != LastingEffect::Kind::Cost || m.who != seatRef(caster))
            return false;
        const auto& e = std::get<CostChange>(t.cards.effect(m.node()).node);
        return e.next && isOfAKind(e.filter)
            && matchesAt(t, card, e.filter, { caster, card, 0 }, 1);
    };
    for (std::size_t k = 0; k < s.lasting.size();) {
        if (!isNext(s.lasting[k])) {
            ++k;
            continue;
        }
        const auto said = s.lasting[k].node(); // whose next it was: all who are told the same
        for (std::size_t n = s.lasting.size(); n-- > 0;)
            if (s.lasting[n].kind == LastingEffect::Kind::Cost && s.lasting[n].node() == said)
                s.lasting.erase(n);
        k = 0;
    }
    if (!t.cards.countsKinds())
        return;
    std::vector<std::uint16_t> seen; // of several alike it is the same that is counted
    for (Index i = 0; i < s.objectCount; ++i)
        if (!t.facts(i).passives.empty() && std::ranges::count(seen, s.objects[i].card) == 0) {
            seen.push_back(s.objects[i].card);
            noteKindsOf(t, i, card, caster);
        }
}

int activationChangeOf(const Table& t, Index source, Seat p)
{
    int change = 0;
    passivesOn(t, noIndex, topic::abilityCosts, 0,
        [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* e = std::get_if<CostChange>(&effect.node);
            if (e && e->ofAbilities && isTheirs(e->who, p, v)
                && matchesAt(t, source, e->filter, v, 1))
                change += e->amount;
        });
    return change;
}

int costChangeOf(const Table& t, Index card, Seat p, bool yearCost)
{
    int change = 0;
    // RULING 8.1: what is cast has left its hand when it is asked what it costs, also before that.
    const auto times = [&](const CostChange& e, Viewpoint v) {
        v.cast = card;
        return e.amount * (e.times ? valueAt(t, *e.times, v, 1) : 1);
    };
    if (t.facts(card).topics & topic::ownCost)
        for (const std::uint8_t number : t.facts(card).passives) {
            const Ability& ability = t.card(card).abilities[number];
            const auto* own = std::get_if<CostChange>(&ability.effect->node);
            Viewpoint v { p, card, 0 };
            v.cast = card;
            if (own && own->ofThis && (!ability.condition || holdsAt(t, *ability.condition, v, 1)))
                change += times(*own, v);
        }
    passivesOn(
        t, noIndex, topic::costs, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* e = std::get_if<CostChange>(&effect.node);
            if (!e || e->ofThis || (e->ofYears && !yearCost) || (e->who == Side::You && p != v.you)
                || (e->who == Side::Opponents && p == v.you))
                return;
            const auto cast = [&] {
                return isOfAKind(e->filter)
                    ? std::ranges::count(t.state.solo, kindMark(effect.id, v.you, p))
                    : std::ptrdiff_t { castThisTurn(t.state, p, e->filter.noun) };
            };
            if (e->nth > 0 && cast() != e->nth - 1)
                return;
            if (matchesAt(t, card, e->filter, v, 1))
                change += times(*e, v);
        });
    for (const LastingEffect& m : t.state.lasting) {
        if (m.kind != LastingEffect::Kind::Cost || m.who != seatRef(p))
            continue;
        const auto& e = std::get<CostChange>(t.cards.effect(m.node()).node);
        int cast = 0;
        for (Seat q = 0; q < t.state.seats; ++q) // whose "next" it is: all who are told the same
            if (std::ranges::any_of(t.state.lasting, [&](const LastingEffect& other) {
                    return other.kind == m.kind && other.node() == m.node()
                        && other.who == seatRef(q);
                }))
                cast += castThisTurn(t.state, q, e.filter.noun);
        const bool now = m.what == 0 || m.about == cast || isOfAKind(e.filter);
        if (now && matchesAt(t, card, e.filter, { p, card, 0 }, 1))
            change += e.amount;
    }
    return change;
}

namespace {

bool asksForAims(const Filter& f)
{
    return f.aims || f.aimsAtThis || f.aimsOnce || std::ranges::any_of(f.traits, asksForAims);
}

} // namespace

bool costsDependOnAims(const Table& t)
{
    const auto depends = [](const Effect& effect) {
        const auto* e = std::get_if<CostChange>(&effect.node);
        return e && asksForAims(e->filter);
    };
    bool some = std::ranges::any_of(t.state.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Cost && depends(t.cards.effect(m.node()));
    });
    passivesOn(t, noIndex, topic::costs | topic::abilityCosts, 0,
        [&](const Effect& effect, const auto&, const Viewpoint&) {
            some = some || depends(effect);
        });
    return some;
}

SoloUse castMark(const State& s, Index citizen)
{
    return { static_cast<std::uint16_t>(0x8000 | citizen), 0x7F, s.objects[citizen].era };
}

namespace {

/// Calls visit(from, viewpoint) for each passive ability that lets a seat cast the card from where it lies, still.
template <typename Visit>
void eachCastingFrom(const Table& t, Index card, Seat p, Visit&& visit)
{
    passivesOn(t, noIndex, topic::castingFrom, 0,
        [&, zone = zoneOf(t.state, card)](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* from = std::get_if<CastFrom>(&effect.node);
            const bool may
                = from && (!from->once || !t.state.solo.contains(castMark(t.state, v.self)));
            if (may && v.you == p && from->zone == zone && matchesAt(t, card, from->filter, v, 1))
                visit(*from, v);
        });
}

} // namespace

void noteCastFromThere(const Table& t, Index card, Seat p)
{
    bool always = false;
    Index once = noIndex; // whose permission is used up; one that has no limit goes first
    eachCastingFrom(t, card, p, [&](const CastFrom& from, const Viewpoint& v) {
        always = always || !from.once;
        if (from.once && once == noIndex)
            once = v.self;
    });
    if (!always && once != noIndex)
        t.state.solo.push_back(castMark(t.state, once));
}

namespace {

/// "Until end of turn, you may cast spells from your limbo pile", and whether they are abolished then.
template <typename Asked>
bool letNow(const Table& t, Index card, Seat p, Asked&& asked)
{
    return std::ranges::any_of(t.state.lasting, [&](const LastingEffect& m) {
        if (m.kind != LastingEffect::Kind::CastFrom || m.who != seatRef(p))
            return false;
        const auto& from = std::get<CastFrom>(t.cards.effect(m.node()).node);
        return from.zone == zoneOf(t.state, card) && asked(from)
            && matchesAt(t, card, from.filter, { p, noIndex, 0 }, 1);
    });
}
bool letNowFrom(const Table& t, Index card, Seat p, bool abolished)
{
    return letNow(
        t, card, p, [abolished](const CastFrom& from) { return from.abolished == abolished; });
}

bool isAbolishedAfterwards(const Table& t, Index card, Seat p)
{
    bool abolished = letNowFrom(t, card, p, true);
    bool kept = letNowFrom(t, card, p, false);
    eachCastingFrom(t, card, p, [&](const CastFrom& from, const Viewpoint&) {
        (from.abolished ? abolished : kept) = true;
    });
    return abolished && !kept;
}

bool isKeptWhenCountered(const Table& t, Index card, Seat p)
{
    bool resolved = letNow(t, card, p, [](const CastFrom& from) { return from.whenResolved; });
    eachCastingFrom(t, card, p,
        [&](const CastFrom& from, const Viewpoint&) { resolved = resolved || from.whenResolved; });
    return resolved;
}

} // namespace

Afterwards afterwards(const Table& t, Index card, Seat p)
{
    if (zoneOf(t.state, card) != Zone::Limbo || castingLet(t, card, p))
        return {};
    if (mayCastFromThere(t, card, p))
        return { isAbolishedAfterwards(t, card, p), isKeptWhenCountered(t, card, p) };
    if (!(t.facts(card).topics & topic::fromLimbo))
        return {};
    Afterwards made;
    for (const std::uint8_t number : t.facts(card).passives)
        if (const auto* limbo
            = std::get_if<CastFromLimbo>(&t.card(card).abilities[number].effect->node)) {
            made.abolished = made.abolished || limbo->abolished || limbo->leaves;
            made.onlyResolved = made.onlyResolved || limbo->whenResolved;
        }
    return made;
}

bool mayCastFromElsewhere(const Table& t)
{
    return (t.state.spoken & topic::castingFrom)
        || std::ranges::any_of(t.state.lasting,
            [](const LastingEffect& m) { return m.kind == LastingEffect::Kind::CastFrom; });
}

bool mayCastFromThere(const Table& t, Index card, Seat p)
{
    const Zone zone = zoneOf(t.state, card);
    if (zoneSeat(t.state, card) != p || (zone != Zone::Limbo && zone != Zone::Deck))
        return false;
    bool may = letNowFrom(t, card, p, false) || letNowFrom(t, card, p, true);
    eachCastingFrom(t, card, p, [&](const CastFrom&, const Viewpoint&) { may = true; });
    return may;
}

void showTops(const Table& t)
{
    State& s = t.state;
    passivesOn(
        t, noIndex, topic::tops, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const Index top = s.zones.first(zoneIndex(v.you, Zone::Deck));
            const auto* see = std::get_if<SeeTop>(&effect.node);
            if (see && see->hand) {
                const Zone open = see->years ? Zone::ElevenYearRow : Zone::Hand;
                for (Seat p = 0; p < s.seats; ++p)
                    if (names(*see->hand, v.you, p))
                        for (const Index i : cardsIn(s, p, open))
                            s.objects[i].knownTo = 0xF;
                return;
            }
            if (see && see->years) {
                for (const Index i : cardsIn(s, v.you, Zone::ElevenYearRow))
                    s.objects[i].knownTo = (s.objects[i].knownTo | (1u << v.you)) & 0xF;
                return;
            }
            const auto* from = std::get_if<CastFrom>(&effect.node);
            if (top == noIndex || (!see && !(from && from->zone == Zone::Deck)))
                return;
            const unsigned who = see && see->all ? 0xFu : 1u << v.you;
            s.objects[top].knownTo = static_cast<std::uint8_t>(s.objects[top].knownTo | who) & 0xF;
        });
}

} // namespace triptych::kryptik
