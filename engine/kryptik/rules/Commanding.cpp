#include "kryptik/rules/Commanding.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Damage.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/SoulEnergy.h"

#include <algorithm>
#include <utility>

namespace triptych::kryptik {

namespace {

LastingEffect* againOf(State& s, Index i)
{
    for (LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::Again && m.who == refOf(s, i))
            return &m;
    return nullptr;
}

/// 4.4.2 Once in a combat phase, but for what a text allows besides.
bool hasAttackedEnough(const Table& t, Index i)
{
    if (!t.state.objects[i].is(Object::Attacked))
        return false;
    const LastingEffect* again = againOf(t.state, i);
    return (again ? again->attack : 0) >= moreAttacks(t, i);
}

void noteAttack(State& s, Index i)
{
    if (!s.objects[i].is(Object::Attacked)) {
        s.objects[i].set(Object::Attacked, true);
        return;
    }
    if (LastingEffect* again = againOf(s, i)) {
        again->attack = static_cast<std::int8_t>(std::min(100, again->attack + 1));
        return;
    }
    LastingEffect m;
    m.kind = LastingEffect::Kind::Again;
    m.who = refOf(s, i);
    m.attack = 1;
    m.endOfTurn = LastingEffect::EndOfCombat;
    s.lasting.push_back(m);
}

} // namespace

void forgetAttacks(const Table& t)
{
    State& s = t.state;
    eachOnTheIsland(s, [&](Index i) {
        // Of a combat before it in this turn it is kept, whoever controls it by now.
        if (s.objects[i].is(Object::Attacked))
            noteHistory(t, i);
        s.objects[i].set(Object::Attacked, false);
    });
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if (s.lasting[k].kind == LastingEffect::Kind::Again)
            s.lasting.erase(k);
}

bool mayAttack(const Table& t, Index i)
{
    // 4.4.2 disengaged and not yet attacked this phase; glossary Weary, Eager. 10.1: a card that
    // says "can attack" sets weary aside; 10.2: one that says "can not" beats it.
    const Object& o = t.state.objects[i];
    if (o.is(Object::Engaged) || hasAttackedEnough(t, i) || isForbidden(t, i, Allow::Deed::Attack)
        || isForbiddenTo(t, o.controller, Forbid::Deed::Attack))
        return false;
    return !isHeldByWeary(t, i) || isAllowed(t, i, Allow::Deed::Attack);
}

namespace {

/// 10.2 What stands against attacks on a player, and what they cost.
bool mayAttackSomebody(const Table& t, Index i)
{
    const State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        if (p != s.active && s.players[p].alive && mayPayToll(t, i, p))
            return true;
    return false;
}

} // namespace

void attackOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    bool must = false; // "attacks each combat if able"
    for (const Index i : cardsIn(s, s.active, Zone::Island))
        if (mayAttack(t, i) && mayAttackSomebody(t, i)) {
            offer(out, option(Verb::Attack, i));
            must = must || isAllowed(t, i, Allow::Deed::AttackIfAble);
        }
    if (!must)
        offer(out, noneOf(Verb::Attack));
}

void attackTargetOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p) {
        if (p == s.active || !s.players[p].alive || !mayPayToll(t, s.attack.attacker.object, p))
            continue;
        // glossary Ravenous, RULING: both cards of one opponent.
        if (!s.attack.targets.empty() && s.attack.defender != p)
            continue;
        if (countIn(s, p, Zone::ElevenYearRow) == 0)
            offer(out, seatOption(Verb::Target, p)); // K-4.4.2b
        for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
            if (!s.attack.targets.contains(refOf(s, i)))
                offer(out, option(Verb::Target, i));
    }
    if (!s.attack.targets.empty())
        offer(out, noneOf(Verb::Target)); // the second one may be left out
}

namespace {

/// 4.4.3 Any disengaged citizen, weary or not; glossary Sidestep.
bool mayBlock(const Table& t, Index i, bool attackerSidesteps)
{
    const Object& o = t.state.objects[i];
    if (isKeptFromBlocking(t, i, t.state.attack.attacker.object))
        return false;
    if ((o.is(Object::Engaged) && !isAllowed(t, i, Allow::Deed::BlockEngaged)) || o.block != 0
        || isForbidden(t, i, Allow::Deed::Block))
        return false;
    return !attackerSidesteps || has(t, i, Keyword::Sidestep)
        || isAllowed(t, i, Allow::Deed::Block);
}

/// 10.2 Those whose tolls can be paid, and with each of them those of as many others as it needs beside it.
std::vector<Index> payableBlockers(const Table& t, bool attackerSidesteps, std::size_t others)
{
    const State& s = t.state;
    std::vector<std::pair<int, Index>> able;
    for (const Index i : cardsIn(s, s.attack.defender, Zone::Island))
        if (mayBlock(t, i, attackerSidesteps))
            if (const auto toll = tollFor(t, i, Toll::Deed::Block))
                able.emplace_back(*toll, i);
    std::vector<Index> payable;
    std::vector<int> cheapest;
    for (const auto& [toll, i] : able)
        cheapest.push_back(toll);
    std::ranges::sort(cheapest);
    for (const auto& [toll, i] : able) {
        int price = toll;
        bool itself = true; // it stands in the list once, and is not beside itself
        std::size_t beside = 0;
        for (const int other : cheapest) {
            if (itself && other == toll) {
                itself = false;
                continue;
            }
            if (beside == others)
                break;
            price += other;
            ++beside;
        }
        if (price == 0 || canPay(purseOf(t, s.attack.defender), genericNeed(price)))
            payable.push_back(i);
    }
    return payable;
}

} // namespace

void blockOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Index attacker = s.attack.attacker.object;
    const KeywordSet keywords = keywordsOf(t, attacker);
    const bool sidesteps = (keywords & bit(Keyword::Sidestep)) != 0;
    // No more than can be put in a line afterwards (4.4.4.1), which is one pick for each.
    constexpr std::size_t mostBlockers = decltype(State::picks)::capacity();
    // glossary Tenacious: not by one alone; so a first blocker needs a second.
    auto needed = static_cast<std::size_t>(fewestBlockers(t, attacker));
    if (needed > 1 && isForbidden(t, attacker, Allow::Deed::BeBlockedBySeveral))
        needed = mostBlockers + 1; // 10.2 neither by one nor by more
    bool must = false;             // "blocks if able": who has to is not left out
    const bool blockedByOne
        = s.blockers > 0 && isForbidden(t, attacker, Allow::Deed::BeBlockedBySeveral);
    if (!isForbidden(t, attacker, Allow::Deed::BeBlocked) && s.blockers < mostBlockers
        && !blockedByOne) {
        const std::size_t others = needed > s.blockers + 1u ? needed - s.blockers - 1 : 0;
        for (const Index i : payableBlockers(t, sidesteps, others)) {
            offer(out, option(Verb::Block, i));
            must = must || mustBlock(t, i, attacker);
        }
    }
    if (s.blockers + out.size() < needed)
        out.clear();
    must = must || (s.blockers == 0 && isAllowed(t, attacker, Allow::Deed::BeBlockedIfAble));
    if ((s.blockers == 0 || s.blockers >= needed) && (!must || out.empty()))
        offer(out, noneOf(Verb::Block));
}

void answerAttack(const Table& t, const Option& o)
{
    State& s = t.state;
    answered(t);
    if (isNone(o))
        return;
    const Index i = indexOf(o);
    s.attack.attacker = refOf(s, i);
    noteAttack(s, i);
    if (!has(t, i, Keyword::Steadfast))
        engage(t, i);
    ask(t, { Ask::AttackTarget, s.active, 1, 1 });
}

namespace {

void targetsChosen(const Table& t)
{
    State& s = t.state;
    const Index attacker = s.attack.attacker.object;
    answered(t);
    if (const auto toll = tollFor(t, attacker, Toll::Deed::Attack, s.attack.defender);
        toll && *toll > 0)
        pay(t, s.active, genericNeed(*toll), 0);
    Event event { Event::Kind::Attacked, s.active, attacker };
    event.other = s.attack.targets.empty() ? noIndex : s.attack.targets.front().object;
    event.toSeat = s.attack.defender;
    t.tell(event);
    Player& who = s.players[s.active];
    who.attacks = onceMore(who.attacks) & 15;
    // It was disengaged when it was selected, or it could not have been.
    const bool engaged = s.objects[attacker].is(Object::Engaged);
    s.objects[attacker].set(Object::Engaged, false);
    AsTheyWere before(t, { attacker });
    s.objects[attacker].set(Object::Engaged, engaged);
    Counterpart nobody;
    nobody.before = &before;
    occur(t, Trigger::Event::Attacks, attacker, s.active,
        s.attack.targets.empty() ? Trigger::Object::Player : Trigger::Object::YearCard, {}, nobody);
    openWindow(s);
}

} // namespace

void answerAttackTarget(const Table& t, const Option& o)
{
    State& s = t.state;
    if (o.detail == seatDetail) {
        s.attack.defender = static_cast<Seat>(o.number);
        s.attack.hitsPlayer = 1;
    } else if (!isNone(o)) {
        s.attack.targets.push_back(refOf(s, indexOf(o)));
        s.attack.defender = s.objects[indexOf(o)].owner;
        const bool more = has(t, s.attack.attacker.object, Keyword::Ravenous)
            && s.attack.targets.size() < 2
            && countIn(s, s.attack.defender, Zone::ElevenYearRow) > 1;
        if (more)
            return;
    }
    targetsChosen(t);
}

void answerBlock(const Table& t, const Option& o)
{
    State& s = t.state;
    if (!isNone(o)) {
        const auto toll = tollFor(t, indexOf(o), Toll::Deed::Block);
        if (toll && *toll > 0)
            pay(t, s.attack.defender, genericNeed(*toll), 0);
        s.objects[indexOf(o)].block = ++s.blockers & 0x7F;
        Options left;
        blockOptions(t, left);
        if (!left.empty() && !(left.size() == 1 && isNone(left.front())))
            return;
    }
    answered(t);
    // 4.4.3 Those selected are engaged, and are now blocking, whatever becomes of them.
    const std::vector<Index> line = blockersInLine(s);
    s.attack.blocked = !line.empty();
    if (line.empty())
        goesUnblocked(t);
    AsTheyWere before(t, {});
    for (const Index i : line)
        before.add(i);
    for (const Index i : line) {
        if (!isForbidden(t, i, Allow::Deed::EngageToBlock))
            engage(t, i);
        t.tell({ Event::Kind::Blocked, s.attack.defender, i, s.attack.attacker.object });
    }
    for (const Index i : line)
        noteMet(t, i, s.attack.attacker.object);
    for (const Index i : line)
        occur(t, Trigger::Event::Blocks, i, s.attack.defender, Trigger::Object::Citizen, {},
            { s.attack.attacker.object, false, {}, 0, 0, false, &before });
    for (const Index i : line)
        occur(t, Trigger::Event::BecomesBlocked, s.attack.attacker.object, s.active,
            Trigger::Object::Citizen, {}, { i, i != line.front(), {}, 0, 0, false, &before });
    openWindow(s);
}

void blockOrderOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (const Index i : blockersInLine(s))
        if (!s.picks.contains(i))
            offer(out, option(Verb::Order, i));
}

void answerBlockOrder(const Table& t, const Option& o)
{
    State& s = t.state;
    s.picks.push_back(indexOf(o));
    if (s.picks.size() >= s.asked.max)
        answered(t);
}

void ravenousLossOptions(const Table& t, Options& out)
{
    for (const Index i : standingTargets(t.state))
        offer(out, option(Verb::Choose, i));
}

void answerRavenousLoss(const Table& t, const Option& o)
{
    State& s = t.state;
    s.attack.targets.clear();
    s.attack.targets.push_back(refOf(s, indexOf(o)));
    answered(t);
}

} // namespace triptych::kryptik
