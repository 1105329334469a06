#include "kryptik/rules/Combat.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Commanding.h"
#include "kryptik/rules/Damage.h"
#include "kryptik/rules/Destruction.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Turn.h"

#include <algorithm>
#include <numeric>

namespace triptych::kryptik {

std::vector<Index> blockersInLine(const State& s)
{
    std::vector<Index> line;
    if (s.blockers == 0)
        return line;
    eachOnTheIsland(s, [&](Index i) {
        if (s.objects[i].block != 0)
            line.push_back(i);
    });
    std::ranges::sort(line, {}, [&](Index i) { return s.objects[i].block; });
    return line;
}

bool attackerIsThere(const State& s)
{
    return onIsland(s, s.attack.attacker);
}

std::vector<Index> standingTargets(const State& s)
{
    std::vector<Index> cards;
    for (const Ref& r : s.attack.targets)
        if (isCurrent(s, r) && zoneOf(s, r.object) == Zone::ElevenYearRow)
            cards.push_back(r.object);
    return cards;
}

void goesUnblocked(const Table& t)
{
    if (attackerIsThere(t.state))
        occur(t, Trigger::Event::IsUnblocked, t.state.attack.attacker.object, t.state.active);
}

namespace {

void clearBlocks(State& s)
{
    eachOnTheIsland(s, [&](Index i) { s.objects[i].block = 0; });
    s.blockers = 0;
}

} // namespace

void clearAttack(State& s)
{
    clearBlocks(s);
    s.attack = {};
}

namespace {

void commandAttacker(const Table& t)
{
    State& s = t.state;
    clearAttack(s);
    s.dirty = 1; // 7.1 Who no longer attacks or blocks may have no more defense than damage.
    sweep(t);
    if (s.over)
        return;
    if (endsCombatNow(t)) {
        beginStep(t, Phase::Combat, Step::End);
        return;
    }
    ask(t, { Ask::Attack, s.active, 1, 1 });
}

void commandBlockers(const Table& t)
{
    State& s = t.state;
    if (!attackerIsThere(s))
        return;
    if (!ask(t, { Ask::Block, s.attack.defender, 0, 0xFF })) {
        goesUnblocked(t);
        openWindow(s);
    }
}

} // namespace

void beginCombatStep(const Table& t, Step step)
{
    State& s = t.state;
    switch (step) {
    case Step::Beginning:
        s.combatEndedLate = 0;
        forgetAttacks(t);
        occur(t, Trigger::Event::BeginningOfCombat, noIndex, s.active);
        raiseDelayed(t, Delayed::When::NextCombat);
        raiseDelayed(t, Delayed::When::YourNextCombat);
        openWindow(s);
        return;
    case Step::Attacker:
        commandAttacker(t);
        return;
    case Step::Blockers:
        commandBlockers(t);
        return;
    case Step::Resolution:
        if (attackerIsThere(s))
            s.agenda.push(OrderBlockers {});
        return;
    case Step::End:
        clearAttack(s);
        endsCombatNow(t);
        occur(t, Trigger::Event::EndOfCombat, noIndex, s.active);
        raiseDelayed(t, Delayed::When::EndOfCombat);
        openWindow(s);
        return;
    case Step::None:
        return;
    }
}

namespace {

/// RULING 4.6: "at the end of combat", said in that step, comes in it, once.
bool comesInThisCombat(const Table& t)
{
    State& s = t.state;
    if (s.step != Step::End || s.combatEndedLate)
        return false;
    const std::size_t before = s.waiting.size();
    raiseDelayed(t, Delayed::When::EndOfCombat);
    s.combatEndedLate = s.waiting.size() > before ? 1 : 0;
    return s.combatEndedLate != 0;
}

} // namespace

void afterCombatStep(const Table& t)
{
    State& s = t.state;
    switch (s.step) {
    case Step::Beginning:
        beginStep(t, Phase::Combat, Step::Attacker);
        return;
    case Step::Attacker:
        // 4.4.2 no citizen selected: End of Combat. K-4.4.4.4: one that left ends its attack.
        if (s.attack.attacker == Ref {} && s.attack.defender == noSeat)
            beginStep(t, Phase::Combat, Step::End);
        else
            beginStep(t, Phase::Combat, attackerIsThere(s) ? Step::Blockers : Step::Attacker);
        return;
    case Step::Blockers:
        beginStep(t, Phase::Combat, attackerIsThere(s) ? Step::Resolution : Step::Attacker);
        return;
    case Step::Resolution:
        beginStep(t, Phase::Combat, Step::Attacker);
        return;
    case Step::End:
    case Step::None:
        if (comesInThisCombat(t))
            openWindow(s);
        else if (hasExtraCombat(t))
            beginStep(t, Phase::Combat, Step::Beginning);
        else if (endsAfterCombat(t))
            beginStep(t, Phase::End);
        else
            beginStep(t, Phase::Second);
        return;
    }
}

Assignments assignAttackingDamage(const Table& t)
{
    // 4.4.4.1 Each in line takes what destroys it before the next one takes any; the last takes
    //          the rest. RULING: damage it already has counts.
    // glossary Toxic: of two or more, the first takes just the one lethal point.
    const Index attacker = t.state.attack.attacker.object;
    const std::vector<Index> line = blockersInLine(t.state);
    const bool toxic = has(t, attacker, Keyword::Toxic);
    Assignments assignments;
    int left = strikeOf(t, attacker);
    for (std::size_t k = 0; k < line.size(); ++k) {
        const Index i = line[k];
        const bool last = k + 1 == line.size();
        int amount = std::max(0, defenseOf(t, i) - t.state.objects[i].damage);
        if (toxic && k == 0)
            amount = 1;
        amount = last ? left : std::min(left, amount);
        assignments.push_back({ i, amount, toxic && k == 0 });
        left -= amount;
    }
    return assignments;
}

namespace {

/// 4.4.4.3 All at once, but for what a text lets strike first.
enum class Blow : std::uint8_t { Only, First, Second };

bool strikesIn(const Table& t, Index i, Blow blow)
{
    return blow == Blow::Only || isAllowed(t, i, Allow::Deed::StrikeFirst) == (blow == Blow::First);
}

/// RULING 4.4.4.2: what is prevented of what they pooled is taken from the first in line; what it is more is the last's.
void settleShares(std::vector<int>& shares, int change)
{
    for (int& share : shares) {
        const int less = std::min(share, std::max(0, -change));
        share -= less;
        change += less;
    }
    const auto last = std::find_if(shares.rbegin(), shares.rend(), [](int n) { return n > 0; });
    if (change > 0 && last != shares.rend())
        *last += change;
}

void strikeBlockers(const Table& t, Blow blow)
{
    const State& s = t.state;
    const Index attacker = s.attack.attacker.object;
    const Assignments toBlockers = strikesIn(t, attacker, blow)
        ? assignAttackingDamage(t)
        : Assignments {}; // before any of it is dealt
    std::vector<Index> line = blockersInLine(s);
    std::erase_if(line, [&](Index i) { return !strikesIn(t, i, blow); });
    AsTheyWere before(t, { attacker });
    for (const Index i : blockersInLine(s))
        before.add(i);
    std::vector<int> shares; // 4.4.4.2 the blockers' attacks are one amount
    bool toxic = false;
    for (const Index i : line) {
        const int amount = isPrevented(t, i, attacker, true)
            ? 0
            : damageInstead(t, i, noIndex, strikeOf(t, i), true);
        shares.push_back(amount);
        toxic = toxic || (amount > 0 && has(t, i, Keyword::Toxic));
    }
    // 4.4.4.3 Both sides at once: nobody dies in between.
    std::vector<Dealt> dealt;
    for (const Assignment& a : toBlockers)
        dealt.push_back(dealDamage(
            t, attacker, a.citizen, a.amount, a.toxic ? Touch::Toxic : Touch::Plain, true));
    const int pooled = std::accumulate(shares.begin(), shares.end(), 0);
    const Dealt back
        = dealDamage(t, noIndex, attacker, pooled, toxic ? Touch::Toxic : Touch::Plain, true);
    settleShares(shares, back.amount - pooled);
    using Event = Trigger::Event;
    constexpr auto citizen = Trigger::Object::Citizen;
    for (std::size_t k = 0; k < line.size(); ++k) {
        const int own = shares[k];
        if (own <= 0) // 9.3 Nothing triggers on what was prevented.
            continue;
        const Index i = line[k];
        noteHurt(t, back.citizen, i, true);
        noteInCombat(t, i, DoneThisTurn::dealtInCombat);
        t.state.objects[i].set(Object::DealtDamage, true);
        const Seat who = s.objects[i].controller;
        const Counterpart toIt { back.citizen, false, {}, own, 0, true, &before };
        occur(t, Event::DealsDamage, i, who, citizen, {}, toIt);
        occur(t, Event::DealsCombatDamage, i, who, citizen, {}, toIt);
        // What they pooled came from nobody; who asks by whom is told each of them.
        occur(t, Event::IsDealtDamage, back.citizen, s.objects[back.citizen].controller, citizen,
            {}, { i, true, {}, own, 0, true, &before });
    }
    bool again = false; // it is dealt to all of them at once
    int inAll = 0;
    for (const Dealt& each : dealt)
        inAll += each.amount;
    for (const Dealt& each : dealt)
        if (each.amount > 0) {
            occur(t, Event::DealsCombatDamage, attacker, s.objects[attacker].controller, citizen,
                {}, { each.citizen, again, {}, each.amount, inAll, true, &before });
            again = true;
        }
}

void strikeTarget(const Table& t, std::span<const Index> cards)
{
    State& s = t.state;
    const Index attacker = s.attack.attacker.object;
    int amount = strikeOf(t, attacker);
    bool abolishes = false;
    if (amount == 0 || isPrevented(t, attacker, noIndex, true))
        return; // 4.4.4.3 an attack of 0 destroys nothing
    const auto safe = [&](Forbid::Deed deed) { return isForbiddenTo(t, s.attack.defender, deed); };
    if (s.attack.hitsPlayer
        && (safe(Forbid::Deed::BeDamaged) || safe(Forbid::Deed::BeCombatDamaged)))
        return; // prevented: it deals no damage
    if (s.attack.hitsPlayer) {
        // K-4.4.4.3b: with cards in the row again the damage does nothing by itself (3.1.2).
        amount = dealDamageTo(t, s.attack.defender, amount);
        if (amount == 0)
            return; // prevented
    } else if (safe(Forbid::Deed::LoseYearsInCombat)) {
        return; // prevented: it deals no damage
    } else {
        abolishes = yearsAreAbolished(t, attacker);
        const bool kept = areYearsSafe(t, s.attack.defender, Forbid::Deed::LoseYearsInCombat);
        if (abolishes && !kept) // "abolish that card instead": it was not destroyed
            for (const Index i : cards)
                moveTo(t, i, s.objects[i].owner, Zone::Abolished);
        else
            // 6.1.1; gone cards were left out, nothing is retargeted
            destroyYearCards(t, cards, Forbid::Deed::LoseYearsInCombat);
        if (!abolishes && !kept && yearsAreSilenced(t, attacker))
            barYears(s, cards, true, yearsAreUncast(t, attacker));
    }
    using Event = Trigger::Event;
    AsTheyWere before(t, { attacker });
    s.objects[attacker].set(Object::DealtDamage, true);
    if (s.attack.hitsPlayer || !cards.empty())
        noteHit(t, attacker, s.attack.hitsPlayer ? DoneThisTurn::hitPlayer : DoneThisTurn::hitYear);
    const Seat who = s.objects[attacker].controller;
    const auto object = s.attack.hitsPlayer ? Trigger::Object::Player : Trigger::Object::YearCard;
    const std::size_t hit = s.attack.hitsPlayer ? 1 : cards.size();
    for (std::size_t k = 0; k < std::max<std::size_t>(1, hit); ++k) {
        const Counterpart nobody { noIndex, k > 0, {}, amount, 0, true, &before };
        occur(t, Event::DealsDamage, attacker, who, object, {}, nobody);
        if (hit > 0)
            occur(t, Event::DealsCombatDamage, attacker, who, object, {}, nobody);
    }
    if (!s.attack.hitsPlayer && !abolishes
        && !areYearsSafe(t, s.attack.defender, Forbid::Deed::LoseYearsInCombat))
        for (std::size_t k = 0; k < cards.size(); ++k) {
            noteInCombat(t, attacker, DoneThisTurn::destroyedYear);
            occur(t, Event::DestroysYear, attacker, who);
        }
}

} // namespace

void run(const Table& t, OrderBlockers)
{
    State& s = t.state;
    s.picks.clear();
    s.agenda.push(LoseRavenous {});
    const auto n = static_cast<std::uint8_t>(blockersInLine(s).size());
    const Seat attacking = s.objects[s.attack.attacker.object].controller;
    if (n > 1)
        ask(t, { Ask::BlockOrder, attacking, n, n });
}

void run(const Table& t, LoseRavenous)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.picks.size(); ++k)
        s.objects[s.picks[k]].block = (k + 1) & 0x7F;
    s.picks.clear();
    s.agenda.push(Strike {});
    const Index attacker = s.attack.attacker.object;
    // One that lost it chooses which of the two cards it hits.
    if (!s.attack.blocked && s.attack.targets.size() == 2 && !has(t, attacker, Keyword::Ravenous)
        && standingTargets(s).size() == 2)
        ask(t, { Ask::RavenousLoss, s.objects[attacker].controller, 1, 1 });
}

void run(const Table& t, Strike)
{
    State& s = t.state;
    if (!s.attack.blocked) {
        strikeTarget(t, standingTargets(s));
        openWindow(s);
        return;
    }
    // All blockers gone: still blocked, nothing is hit (K-4.4.3b).
    std::vector<Index> all = blockersInLine(s);
    all.push_back(s.attack.attacker.object);
    const auto isFirst = [&](Index i) { return isAllowed(t, i, Allow::Deed::StrikeFirst); };
    const auto firsts = static_cast<std::size_t>(std::ranges::count_if(all, isFirst));
    const bool together = firsts == 0 || firsts == all.size();
    strikeBlockers(t, together ? Blow::Only : Blow::First);
    if (together)
        openWindow(s);
    else
        s.agenda.push(StrikeBack {}); // what died of it strikes no more
}

void run(const Table& t, StrikeBack)
{
    if (attackerIsThere(t.state))
        strikeBlockers(t, Blow::Second);
    openWindow(t.state);
}

} // namespace triptych::kryptik
