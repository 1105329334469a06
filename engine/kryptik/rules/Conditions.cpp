#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

// 9.2 Whether a condition is so now, "as long as ...".
namespace triptych::kryptik::asked {

namespace {

int attachedTo(const Table& t, Index host)
{
    int n = 0;
    for (Seat p = 0; p < t.state.seats; ++p)
        for (const Index i : cardsIn(t.state, p, Zone::Attached))
            n += t.state.objects[i].host == host;
    return n;
}

/// Yours, without what would be cast from there.
int cardsInHand(const State& s, const Viewpoint& v)
{
    int n = 0;
    for (const Index i : cardsIn(s, v.you, Zone::Hand))
        n += i != v.cast;
    return n;
}

bool anyOpponent(const State& s, Seat you, auto&& is)
{
    for (Seat p = 0; p < s.seats; ++p)
        if (p != you && s.players[p].alive && is(p))
            return true;
    return false;
}

/// Whether it is so of you, of them, of some opponent, or with `every` of each.
bool ofWhom(const State& s, Side whose, bool every, const Viewpoint& v, auto&& is)
{
    if (whose == Side::You)
        return is(v.you);
    if (whose == Side::They)
        return v.they != noSeat && is(v.they);
    if (every)
        return !anyOpponent(s, v.you, [&](Seat p) { return !is(p); });
    return anyOpponent(s, v.you, is);
}

/// Of a triggered ability that is asked whose card has left meanwhile: how it was cast is kept with it.
bool hasLeftBefore(const State& s, const Viewpoint& v)
{
    return s.resolving.kind == PileItem::Kind::Triggered && v.self == s.resolving.source.object
        && v.self != noIndex && !isCurrent(s, s.resolving.source);
}

bool isInPart(const State& s, Condition::PartOfTurn part)
{
    const bool before = s.phase < Phase::Combat;
    switch (part) {
    case Condition::PartOfTurn::Disengage:
        return s.phase == Phase::Disengage;
    case Condition::PartOfTurn::Draw:
        return s.phase == Phase::Draw;
    case Condition::PartOfTurn::First:
        return s.phase == Phase::First;
    case Condition::PartOfTurn::Second:
        return s.phase == Phase::Second;
    case Condition::PartOfTurn::BeforeCombat:
        return before;
    case Condition::PartOfTurn::AfterCombat:
        return s.phase > Phase::Combat;
    case Condition::PartOfTurn::BeforeBlockers:
        return before || (s.phase == Phase::Combat && s.step < Step::Blockers);
    case Condition::PartOfTurn::Blockers:
        return s.phase == Phase::Combat && s.step == Step::Blockers;
    case Condition::PartOfTurn::End:
        break;
    }
    return s.phase == Phase::End;
}

/// How often this turn.
int timesDone(const Player& player, Condition::Deed deed)
{
    using Deed = Condition::Deed;
    switch (deed) {
    case Deed::Attack:
        return player.attacks;
    case Deed::Discard:
        return player.discarded;
    case Deed::Draw:
        return player.drawn;
    case Deed::LoseYear:
        return player.yearsLost;
    case Deed::Sacrifice:
        return player.sacrificed;
    case Deed::Plunder:
        return player.plundered;
    case Deed::Probe:
        return player.probed;
    case Deed::Search:
        return player.searched;
    case Deed::Activate:
        return player.activated;
    case Deed::UseYear:
        return player.yearsUsed;
    case Deed::PlaceSoul:
        return std::max<int>(player.soulPlaced, player.soulsPut);
    case Deed::Enter:
        break;
    }
    return player.entered;
}

/// How many of a kind a player has cast this turn, by what is printed on them.
int castOfKind(const Table& t, Seat p, const Filter& kind, const Viewpoint& v, int depth)
{
    Filter printed = kind;
    printed.factionNumber = 0;
    int n = 0;
    for (const LastingEffect& m : t.state.lasting) {
        if (m.kind != LastingEffect::Kind::Cast || m.what != p)
            continue;
        const auto isOf = [&](Faction faction) {
            return faction != 0 && t.facts(m.who.object).faction == faction;
        };
        const bool faction = kind.factionNumber == 0
            || (isOf(kind.factionNumber) || isOf(kind.orFactionNumber)) != kind.notFaction;
        n += faction && matchesAt(t, m.who.object, printed, v, depth);
    }
    return n;
}

bool isSo(const Table& t, const Condition& c, const Viewpoint& v, int depth)
{
    const State& s = t.state;
    const Place island;
    switch (c.kind) {
    case Condition::Kind::YouControl: {
        Filter mine = c.filter;
        mine.controller = Side::You;
        return countAt(t, mine, island, v, depth) + (c.past ? countGone(t, mine, v, depth) : 0)
            >= c.number;
    }
    case Condition::Kind::YouControlNo: {
        Filter mine = c.filter;
        mine.controller = Side::You;
        return countAt(t, mine, island, v, depth) == 0;
    }
    case Condition::Kind::OpponentControls: // one of them who has so many (glossary Opponent)
        return anyOpponent(s, v.you, [&](Seat p) {
            Filter theirs = c.filter;
            theirs.controller = Side::They;
            Viewpoint ofThem = v;
            ofThem.they = p;
            return countAt(t, theirs, island, ofThem, depth)
                + (c.past ? countGone(t, theirs, ofThem, depth) : 0)
                >= c.number;
        });
    case Condition::Kind::OpponentYearAtMost:
        return anyOpponent(s, v.you, [&](Seat p) {
            return static_cast<int>(countIn(s, p, Zone::ElevenYearRow)) <= c.number;
        });
    case Condition::Kind::YourYearAtMost:
        return static_cast<int>(countIn(s, v.you, Zone::ElevenYearRow)) <= c.number;
    case Condition::Kind::LimboAtLeast:
        return countAt(t, c.filter, { Zone::Limbo, Side::You }, v, depth) >= c.number;
    case Condition::Kind::HandAtMost:
        return cardsInHand(s, v) <= c.number;
    case Condition::Kind::HandAtLeast:
        return cardsInHand(s, v) >= c.number;
    case Condition::Kind::Attached:
        return attachedTo(t, v.self) >= c.number;
    case Condition::Kind::ThisIs:
        return matchesAt(t, v.self, c.filter, v, depth);
    case Condition::Kind::YourTurn:
        return s.active == (c.filter.controller == Side::They ? v.they : v.you);
    case Condition::Kind::NotYourTurn:
        return s.active != (c.filter.controller == Side::They ? v.they : v.you);
    case Condition::Kind::Combat:
        return s.phase == Phase::Combat;
    case Condition::Kind::InPhase:
        return isInPart(s, c.phase);
    case Condition::Kind::CastForYear:
        if (hasLeftBefore(s, v))
            return s.resolving.forYear != 0;
        return s.resolving.kind == PileItem::Kind::SpellEffect ? s.resolving.forYear != 0
                                                               : onIsland(s, v.self)
                && (s.objects[v.self].is(Object::CastForYear)
                    // as it enters
                    || (s.resolving.kind == PileItem::Kind::Citizen && s.resolving.forYear != 0
                        && s.resolving.source.object == v.self));
    case Condition::Kind::PaidMore:
        if (s.resolving.kind == PileItem::Kind::SpellEffect || hasLeftBefore(s, v))
            return s.resolving.paidMore != 0;
        if (v.self == noIndex || !onIsland(s, v.self))
            return false;
        if (s.resolving.kind == PileItem::Kind::Citizen && s.resolving.source.object == v.self)
            return s.resolving.paidMore != 0; // as it enters
        return wasPaidMore(s, refOf(s, v.self));
    case Condition::Kind::CastThisTurn: {
        const Filter kind = controlledBy(Side::Any, c.filter);
        const auto cast = [&](Seat p) {
            if (isOfAKind(kind))
                return castOfKind(t, p, kind, v, depth) >= c.number;
            const Player& player = s.players[p];
            const int spells = c.filter.noun == Filter::Noun::Citizen ? 0 : player.spellsCast;
            const int citizens = c.filter.noun == Filter::Noun::Spell ? 0 : player.citizensCast;
            return spells + citizens >= c.number;
        };
        if (c.filter.controller == Side::They)
            return v.they != noSeat && cast(v.they);
        return c.filter.controller == Side::You ? cast(v.you) : anyOpponent(s, v.you, cast);
    }
    case Condition::Kind::DiedThisTurn: {
        int died = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (c.filter.controller == Side::Any
                || (c.filter.controller == Side::You) == (p == v.you))
                died += s.players[p].citizensDied;
        return died >= c.number;
    }
    case Condition::Kind::Did: {
        if (c.filter.controller == Side::Any) // "it is the second citizen to attack this turn"
            return timesDone(s.players[s.active], c.deed) == c.number;
        const auto hasDone = [&](Seat p) { return timesDone(s.players[p], c.deed) >= c.number; };
        return ofWhom(s, c.filter.controller, false, v, hasDone);
    }
    case Condition::Kind::ThisAttacked:
        return onIsland(s, v.self) && inCondition(s, v.self, Filter::Condition::HasAttacked);
    case Condition::Kind::Has: {
        const auto fits = [&](Seat p) {
            int there = 0;
            for (const Index i : cardsIn(s, p, c.place.zone))
                there += matchesAt(t, i, c.filter, v, depth);
            return compares(there, c.how, c.number);
        };
        return ofWhom(s, c.place.whose, c.every, v, fits);
    }
    case Condition::Kind::MoreThan: {
        Filter theirs = c.filter;
        theirs.controller = Side::Any;
        const auto has = [&](Seat p) {
            int there = 0;
            for (const Index i : cardsIn(s, p, c.place.zone))
                there += matchesAt(t, i, theirs, v, depth);
            return there;
        };
        const int mine = has(v.you);
        // Whom "they" is about has more than you, or with `place.whose` you than they.
        const bool you = c.filter.controller == Side::You;
        const Side others = you ? c.place.whose : c.filter.controller;
        return ofWhom(s, others == Side::Any ? Side::Opponents : others, c.every, v,
            [&](Seat p) { return you ? mine > has(p) : has(p) > mine; });
    }
    case Condition::Kind::Several: {
        const auto part = [&](const Condition& each) { return holdsAt(t, each, v, depth); };
        return c.any ? std::ranges::any_of(c.parts, part) : std::ranges::all_of(c.parts, part);
    }
    case Condition::Kind::DoneThisWay: {
        int done = 0;
        for (const std::uint8_t n : s.done)
            done += n;
        return done >= c.number;
    }
    case Condition::Kind::NumberIs: {
        const int value = valueAt(t, c.amount, v, depth)
            + (c.past && c.amount.of ? countGone(t, c.amount.of->filter, v, depth) : 0);
        const int other = c.than ? valueAt(t, *c.than, v, depth) : c.number;
        return compares(value, c.how, other);
    }
    case Condition::Kind::ItIs:
    case Condition::Kind::ItDied:
    case Condition::Kind::OfThose:
    case Condition::Kind::AreAlike:
        break; // Asked where the effect resolves, which knows what "it" is.
    }
    return false;
}

} // namespace

bool holdsAt(const Table& t, const Condition& c, const Viewpoint& v, int depth)
{
    return isSo(t, c, v, depth) != c.negated;
}

} // namespace triptych::kryptik::asked
