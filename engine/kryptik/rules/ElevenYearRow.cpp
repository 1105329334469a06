#include "kryptik/rules/ElevenYearRow.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/SoulEnergy.h"

namespace triptych::kryptik {

void destroyYearCards(const Table& t, std::span<const Index> row, Forbid::Deed from)
{
    State& s = t.state;
    std::vector<Index> cards;
    for (const Index i : row) // 10.2 "can not be destroyed"
        if (!areYearsSafe(t, s.objects[i].owner, from))
            cards.push_back(i);
    for (const Index i : cards) {
        const Seat p = s.objects[i].owner;
        // K-6.1a: it leaves the row at once and is held, revealed, until its choice resolves.
        moveTo(t, i, p, Zone::Revealed);
        t.tell({ Event::Kind::RowDestroyed, p, i });
        Player& who = s.players[p];
        who.yearsLost = onceMore(who.yearsLost) & 15;
    }
    const bool combat = from == Forbid::Deed::LoseYearsInCombat;
    for (const Index i : cards) {
        const Seat p = s.objects[i].owner;
        occur(t, Trigger::Event::YourYearDestroyed, i, p);
        occur(t, Trigger::Event::OpponentsYearDestroyed, i, p);
        awaitYearChoice(t, i, combat ? s.attack.attacker : Ref {});
    }
}

void barYears(State& s, std::span<const Index> cards, bool ability, bool casting)
{
    for (const Index i : cards)
        if (zoneOf(s, i) == Zone::Revealed) {
            if (ability)
                s.objects[i].set(Object::Silenced, true);
            if (casting)
                s.objects[i].set(Object::Uncast, true);
        }
}

void run(const Table& t, AskYearChoice)
{
    ask(t, { Ask::Year, t.state.resolving.controller, 1, 1 });
}

bool canUseYear(const Table& t, Index i, Seat p)
{
    const Facts& facts = t.facts(i);
    if (!facts.hasYearAbility)
        return false;
    const Ability& ability = *t.card(i).yearAbility;
    if (ability.shortTime && !ability.cost.empty() && !isShortTime(t.state, p, *ability.shortTime))
        return false; // nobody pays for what could not be used
    return !t.state.pile.full() && !isForbiddenTo(t, p, Forbid::Deed::UseYears)
        && canPay(purseOf(t, p), facts.year.stones) && canPayItems(t, ability.cost, noIndex, p, i)
        && hasTargets(t, facts.year, viewpointOfAbility(p, i));
}

void yearOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Index i = s.resolving.source.object;
    const Seat p = s.resolving.controller;
    if (!s.objects[i].is(Object::Silenced) && canUseYear(t, i, p))
        offer(out, option(Verb::YearAbility));
    if (!s.objects[i].is(Object::Uncast)
        && canCast(t, i, p, Announcement::How::ElevenYear, purseOf(t, p)))
        offer(out, option(Verb::YearCast));
    offer(out, option(Verb::YearHand));
}

void answerYear(const Table& t, const Option& o)
{
    State& s = t.state;
    const Index i = s.resolving.source.object;
    const Seat p = s.resolving.controller;
    answered(t);
    Event event { Event::Kind::YearChosen, p, i };
    event.amount = o.verb;
    t.tell(event);
    if (verbOf(o) == Verb::YearAbility)
        beginYearAbility(t, i, p, s.resolving.object); // K-6.1b: an item of its own
    else if (verbOf(o) == Verb::YearCast)
        beginCast(t, i, p, Announcement::How::ElevenYear);
    else
        moveTo(t, i, p, Zone::Hand);
}

void look(const Table& t, Seat viewer, Index card)
{
    Object& o = t.state.objects[card];
    o.knownTo = static_cast<std::uint8_t>(o.knownTo | (1u << viewer)) & 0xF;
    Event event { Event::Kind::Looked, viewer, card };
    event.seenBy = static_cast<std::uint8_t>(1u << viewer);
    event.from = zoneOf(t.state, card);
    event.fromSeat = zoneSeat(t.state, card);
    t.tell(event);
}

void rearrange(const Table& t, Seat p, std::span<const Index> order)
{
    State& s = t.state;
    const Seat owner = order.empty() ? p : s.objects[order.front()].owner;
    for (const Index i : order) {
        s.zones.putLast(i, zoneIndex(owner, Zone::ElevenYearRow));
        // Whoever did not arrange them no longer knows which is which.
        s.objects[i].knownTo = s.objects[i].knownTo & static_cast<std::uint8_t>(1u << p) & 0xF;
    }
}

} // namespace triptych::kryptik
