#include "seize/rules/History.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"

#include <algorithm>

namespace triptych::seize {

namespace {

using When = Trigger::Event;

void note(State& s, Index i, PastDeed deed)
{
    if (i == noIndex || !onBattlefield(s, i))
        return;
    mercenary(s, i).deeds[0].add(deed);
}

void note(State& s, Seat p, Done done, int times = 1)
{
    if (p >= s.seats)
        return;
    std::uint8_t& count = s.done[p][static_cast<std::size_t>(done)];
    count = static_cast<std::uint8_t>(std::min(250, count + std::max(0, times)));
}

void notePlay(const Table& t, const Happening& h)
{
    State& s = t.state;
    const Facts& facts = t.facts(h.subject);
    const bool faceDown = s.objects[h.subject].is(Object::FaceDown); // as if it were a treasure
    if (facts.type == CardType::Mercenary && !faceDown)
        note(s, h.who, Done::PlayedMercenary);
    if (facts.type == CardType::Treasure || faceDown)
        note(s, h.who, Done::PlayedTreasure);
    if (facts.type != CardType::Ability)
        return;
    note(s, h.who, Done::PlayedAbility);
    note(s, h.who,
        facts.ability == AbilityType::Instant      ? Done::PlayedInstant
            : facts.ability == AbilityType::Attack ? Done::PlayedAttack
                                                   : Done::PlayedEvent);
}

/// Whose turn it was `back` turns ago; nobody's before the match began.
Seat turnOf(const State& s, std::size_t back)
{
    return back == 0 ? s.active : s.turnsBefore[back - 1];
}

bool wasTurnOf(const State& s, std::size_t back, Seat p)
{
    const Seat whose = turnOf(s, back);
    return whose != noSeat && p != noSeat
        && (whose == p || (formatOf(s).sharedTurn && areAllied(s, whose, p)));
}

/// The turns that are meant, a bit each: bit 0 is this one.
unsigned turnsIn(const State& s, Span span, Seat you, Seat its)
{
    constexpr std::size_t turns = std::tuple_size_v<decltype(State::turnsBefore)> + 1;
    const auto lastOf = [&](Seat p) {
        for (std::size_t back = 1; back < turns; ++back)
            if (wasTurnOf(s, back, p))
                return 1u << back;
        return 0u;
    };
    switch (span) {
    case Span::ThisTurn:
        return 1;
    case Span::LastTurn:
        return turnOf(s, 1) != noSeat ? 2 : 0;
    case Span::ItsLastTurn:
        return lastOf(its);
    case Span::YourLastTurn:
        return lastOf(you);
    case Span::FoesLastTurn: {
        unsigned found = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (you != noSeat && !areAllied(s, p, you))
                found |= lastOf(p);
        return found;
    }
    case Span::SinceYourLastTurn:
        break;
    }
    unsigned found = 1;
    for (std::size_t back = 1; back < turns && turnOf(s, back) != noSeat; ++back) {
        if (wasTurnOf(s, back, you))
            break;
        found |= 1u << back;
    }
    return found;
}

/// Of two deeds that are asked for either will do.
bool hasAny(const PastDeeds& deeds, const Past& past)
{
    static_assert(deedCount <= PastDeeds::room);
    return deeds.has(past.deed) || (past.orDeed && deeds.has(*past.orDeed));
}

} // namespace

void remember(const Table& t, const Happening& h)
{
    State& s = t.state;
    switch (h.event) {
    case When::Declares:
        noteAttack(s, h.subject, h.how);
        break;
    case When::IsAttacked:
        if (!h.over)
            note(s, h.subject, PastDeed::WasAttacked);
        break;
    case When::Plunders:
        note(s, h.victim, Done::WasPlundered);
        break;
    case When::IsDealtDamage:
        note(s, h.subject, PastDeed::WasHurt);
        break;
    case When::DealsDamage:
        note(s, h.subject, PastDeed::DealtDamage);
        break;
    case When::IsHealed:
        note(s, h.subject, PastDeed::WasHealed);
        break;
    case When::UsesAbility:
        note(s, h.subject, PastDeed::UsedAbility);
        break;
    case When::Enters:
        note(s, h.subject, PastDeed::Entered);
        if (h.played)
            note(s, h.subject, PastDeed::WasPlayed);
        break;
    case When::Destroys:
        note(s, h.subject, PastDeed::Destroyed);
        break;
    case When::Equips:
        note(s, h.subject, PastDeed::Equipped);
        break;
    case When::Moves:
        note(s, h.subject, PastDeed::Moved);
        if (s.phase == Phase::FirstMovement)
            note(s, h.subject, PastDeed::MovedFirst);
        break;
    case When::Upstages:
        note(s, h.subject, PastDeed::Upstaged);
        break;
    case When::IsUpstaged:
        note(s, h.subject, PastDeed::WasUpstaged);
        break;
    case When::Exits:
        note(s, h.subject, PastDeed::Exited);
        break;
    case When::IsDestroyed:
        note(s, h.who, Done::LostMercenary);
        break;
    case When::Acquires:
        note(s, h.who, Done::Acquired, h.amount);
        break;
    case When::Draws:
        if (!h.acquired)
            note(s, h.who, Done::Drew, h.amount);
        break;
    case When::Discards:
        note(s, h.who, Done::Discarded);
        break;
    case When::LosesLoot:
        note(s, h.who, Done::LostLoot, h.amount);
        break;
    case When::GainsLoot:
        note(s, h.who, Done::GainedLoot, h.amount);
        break;
    case When::Plays:
        notePlay(t, h);
        break;
    case When::Attacks: // told as it is declared
    case When::Unequips:
    case When::GainsStatus:
    case When::LosesStatus:
    case When::IsMended:
    case When::IsCleansed:
    case When::SpendsDefense:
    case When::IsDeclaredOn:
    case When::ReturnsToHand:
    case When::IsTargeted:
    case When::EndsMove:
    case When::IsPushed:
    case When::Sheds:
    case When::Leaves:
    case When::Arrives:
    case When::WinsFlip:
    case When::LosesFlip:
    case When::TreasureFalls:
    case When::TreasureTurns:
    case When::StartOfTurn:
    case When::EndOfTurn:
    case When::StartOfPhase:
    case When::EndOfPhase:
    case When::IsPlayed:
    case When::IsEquipped:
    case When::IsUnequipped:
    case When::IsRuined:
    case When::LosesMarks:
        break;
    }
}

void notePlunder(State& s, Index i)
{
    note(s, i, PastDeed::Plundered);
    note(s, s.objects[i].controller, Done::Plundered);
}

void noteAttack(State& s, Index i, How how)
{
    note(s, i, PastDeed::Attacked);
    if (how == How::Melee)
        note(s, i, PastDeed::Struck);
    if (how == How::Ranged)
        note(s, i, PastDeed::Shot);
}

bool attackedThisTurn(const Mercenary& m)
{
    return m.deeds[0].has(PastDeed::Attacked);
}

void closeTurn(State& s)
{
    for (Mercenary& m : s.mercenaries) {
        std::shift_right(m.deeds.begin(), m.deeds.end(), 1);
        m.deeds[0] = {};
    }
    s.departed.clear();
    std::shift_right(s.doneBefore.begin(), s.doneBefore.end(), 1);
    for (std::size_t p = 0; p < s.done.size(); ++p) {
        unsigned bits = 0;
        for (std::size_t k = 0; k < s.done[p].size(); ++k)
            bits |= s.done[p][k] > 0 ? 1u << k : 0u;
        s.doneBefore[0][p] = static_cast<std::uint16_t>(bits);
        s.done[p].fill(0);
    }
    std::shift_right(s.turnsBefore.begin(), s.turnsBefore.end(), 1);
    s.turnsBefore[0] = s.turn > 0 ? s.active : noSeat;
}

bool didSo(const State& s, Index i, const Past& past, Seat you)
{
    const unsigned turns = turnsIn(s, past.span, you, s.objects[i].controller);
    const auto& deeds = mercenary(s, i).deeds;
    for (std::size_t back = 0; back < deeds.size(); ++back)
        if (((turns >> back) & 1) != 0 && hasAny(deeds[back], past))
            return true;
    return false;
}

void noteDeparture(const Table& t, Index i)
{
    State& s = t.state;
    const auto figure = [&](Stat stat) {
        return static_cast<std::uint8_t>(std::clamp(figureOf(t, i, stat), 0, 255));
    };
    if (s.departed.full())
        s.departed.erase(0);
    Departed gone;
    gone.object = i;
    gone.who = s.objects[i].controller;
    gone.tile = mercenary(s, i).tile & 63;
    gone.deeds = mercenary(s, i).deeds[0];
    gone.melee = figure(Stat::Melee);
    gone.ranged = figure(Stat::Ranged);
    gone.move = figure(Stat::Move);
    gone.bounty = figure(Stat::Bounty);
    gone.health = figure(Stat::Health);
    gone.steps = figure(Stat::Steps);
    s.departed.push_back(gone);
}

const Departed* departureOf(const State& s, Index i)
{
    for (std::size_t k = s.departed.size(); k-- > 0;)
        if (s.departed[k].object == i)
            return &s.departed[k];
    return nullptr;
}

Tile lastTileOf(const State& s, Index i)
{
    static_assert(tileCount <= 64); // what Departed::tile holds
    const Departed* gone = departureOf(s, i);
    return gone ? Tile { gone->tile } : noTile;
}

namespace {

/// What such a filter says of this turn: "that attacked this turn", "that was healed this turn".
std::optional<Past> deedOfThisTurn(const Filter& filter)
{
    using Is = Filter::Condition;
    if (filter.past)
        return !filter.past->lacks
                && (filter.past->span == Span::ThisTurn
                    || filter.past->span == Span::SinceYourLastTurn)
            ? filter.past
            : std::nullopt;
    const auto is = [&](Is condition) { return filter.condition == condition; };
    return is(Is::HasAttacked) ? std::optional(Past { PastDeed::Attacked })
        : is(Is::HasMoved)     ? std::optional(Past { PastDeed::Moved })
        : is(Is::WasHurt)      ? std::optional(Past { PastDeed::WasHurt })
        : is(Is::HasPlundered) ? std::optional(Past { PastDeed::Plundered })
                               : std::nullopt;
}

/// Where it stood and in what state it was nobody knows any more.
bool wasOf(const Table& t, const Departed& gone, Filter filter, const Viewpoint& v)
{
    if (filter.noun != Filter::Noun::Mercenary || !isOfSide(t.state, gone.who, filter.side, v.you)
        || (filter.other && (gone.object == v.anchor || gone.object == v.self)))
        return false;
    filter.side = Side::Any;
    filter.other = false;
    return filter == Filter {} || matchesAsPrinted(t, gone.object, filter, v).value_or(false);
}

bool wasSuch(const Table& t, const Departed& gone, const Filter& filter, const Viewpoint& v)
{
    const auto deed = deedOfThisTurn(filter);
    if (!deed || !hasAny(gone.deeds, *deed))
        return false;
    Filter rest = filter;
    if (filter.past)
        rest.past.reset();
    else
        rest.condition = Filter::Condition::None;
    return wasOf(t, gone, rest, v);
}

} // namespace

bool hasLeftAs(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    const Departed* gone = departureOf(t.state, i);
    return gone && wasOf(t, *gone, filter, v);
}

int countDeparted(const Table& t, const Filter& filter, const Viewpoint& v)
{
    if (t.state.departed.empty())
        return 0;
    int n = 0;
    for (const Departed& gone : t.state.departed)
        n += wasSuch(t, gone, filter, v);
    return n;
}

std::optional<bool> wasDeparted(const Table& t, Index i, const Filter& filter, const Viewpoint& v)
{
    if (!deedOfThisTurn(filter))
        return std::nullopt;
    const Departed* gone = departureOf(t.state, i);
    return gone && wasSuch(t, *gone, filter, v);
}

int timesDone(const State& s, Seat p, Done done, Span span, Seat you)
{
    const unsigned turns = turnsIn(s, span, you, p);
    int times = (turns & 1) != 0 ? s.done[p][static_cast<std::size_t>(done)] : 0;
    for (std::size_t back = 0; back < s.doneBefore.size(); ++back)
        if (((turns >> (back + 1)) & 1) != 0
            && ((s.doneBefore[back][p] >> static_cast<unsigned>(done)) & 1) != 0)
            times = std::max(times, 1);
    return times;
}

} // namespace triptych::seize
