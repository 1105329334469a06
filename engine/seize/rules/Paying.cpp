#include "seize/rules/Paying.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Movement.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Tolls.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

namespace triptych::seize {

const AbilityFacts& factsOf(const Table& t, const StackItem& item)
{
    return t.cards.abilityFacts(item.card, item.ability);
}

const Ability& abilityOf(const Table& t, const StackItem& item)
{
    return t.cards.ability(item.card, item.ability);
}

namespace {

bool alike(const Table& t, const ObjectList& cards)
{
    for (const Index i : cards)
        if (t.facts(i).name != t.facts(cards.front()).name)
            return false;
    return true;
}

} // namespace

namespace {

/// "Active (1 treasure, exhaust this)": this is exhausted for it besides, and does not pay the treasure.
Index exhaustedBesides(const Table& t, const StackItem& item)
{
    return item.kind == StackItem::Kind::Activation && factsOf(t, item).exhausts
        ? Index { item.source.object }
        : noIndex;
}

/// So many of them, face-down ones first; asked where it matters which.
bool askTreasures(const Table& t, int left, const auto& able)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    ObjectList treasures;
    for (const Index i : able) {
        if (!s.objects[i].is(Object::FaceDown)) {
            treasures.push_back(i);
        } else if (left > 0) {
            a.treasures.push_back(i);
            --left;
        }
    }
    if (left <= 0)
        return false;
    if (left >= static_cast<int>(treasures.size()) || alike(t, treasures)) {
        for (const Index i : treasures)
            if (left-- > 0)
                a.treasures.push_back(i);
        return false;
    }
    const auto n = static_cast<std::uint8_t>(left);
    return ask(t, { Ask::Payment, a.player, n, n });
}

} // namespace

bool askPayment(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    if (!a.treasures.empty() || a.slot > 0)
        return false;
    // RULING "X treasures": any number of them besides what else it costs, chosen as it is paid for.
    const StackItem& item = s.stack.back();
    const auto able = payingCards(t, a.player, exhaustedBesides(t, item));
    const int ready = static_cast<int>(able.size());
    const bool paid
        = item.kind == StackItem::Kind::Activation || item.kind == StackItem::Kind::Ability;
    if (paid && factsOf(t, item).anyTreasures && ready > a.cost) {
        a.slot = 1;                                       // asked, whatever the answer
        const int limit = factsOf(t, item).mostTreasures; // "X cannot be more than 3"
        const int most = limit == 0 ? ready : std::min(ready, a.cost + limit);
        return ask(t, { Ask::Payment, a.player, a.cost, static_cast<std::uint8_t>(most) });
    }
    return askTreasures(t, a.cost, able);
}

bool askToll(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    const StackItem& item = s.stack.back();
    if (a.slot > 0 || item.kind != StackItem::Kind::Ability)
        return false;
    a.slot = 1; // asked, whatever the answer
    const int toll
        = tollOf(t, a.player, item.source.object, { item.targets.begin(), item.targets.end() });
    if (toll <= 0)
        return false;
    a.cost = static_cast<std::uint8_t>(a.cost + toll);
    ObjectList able;
    for (const Index i : payingCards(t, a.player))
        if (!a.treasures.contains(i))
            able.push_back(i);
    return askTreasures(t, toll, able);
}

bool askDiscards(const Table& t)
{
    State& s = t.state;
    const StackItem& item = s.stack.back();
    const AbilityFacts& facts = factsOf(t, item);
    if (facts.optional && !item.paidExtra())
        return false;
    const auto picked = static_cast<int>(s.announcement.discards.size());
    if (facts.discards > 0 && picked == 0) {
        const auto n = static_cast<std::uint8_t>(facts.discards);
        if (ask(t, { Ask::Cost, item.controller, n, n }))
            return true;
    }
    if (facts.others == 0 || picked > facts.discards) // "exhaust another allied mercenary"
        return false;
    const auto n = static_cast<std::uint8_t>(facts.others);
    return ask(t, { Ask::Cost, item.controller, n, n });
}

namespace {

Index userOf(const State& s, const StackItem& item)
{
    if (item.kind == StackItem::Kind::Ability)
        return item.user.object;
    const Index host = item.source.object;
    return zoneOf(s, host) == Zone::Equipped ? Index { s.objects[host].host } : host;
}

void payActivation(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const AbilityFacts& facts = factsOf(t, item);
    const Index host = item.source.object;
    const Index i = userOf(s, item);
    noteUse(s, item.source, item.ability, abilityOf(t, item));
    if (facts.movement > 0)
        spendMovement(s, i, facts.movement);
    if (facts.loot > 0)
        payLoot(t, item.controller, facts.loot);
    if (facts.health > 0) {
        mercenary(s, i).damage = static_cast<std::uint8_t>(mercenary(s, i).damage + facts.health);
        mercenary(s, i).hitBy = noIndex;
        noteHit(mercenary(s, i), How::Any);
        s.dirty = 1;
    }
    if (facts.lifts > 0)
        removeStatus(t, i, facts.lifted, facts.lifts);
    if (facts.unmarks > 0)
        leaveMarks(t, host, marksOn(s, host) - facts.unmarks);
    if (facts.suffers > 0)
        applyStatus(t, i, facts.suffered, facts.suffers, item.controller);
    if (facts.hurts > 0) // RULING "take damage" as a cost: what reduces damage reduces it
        dealDamage(t, i, { facts.hurts, facts.hurtBy, noIndex, item.controller, How::Ability });
    if (facts.exhausts && host != i)
        turnTreasure(t, host);
    if ((facts.exhausts && host == i) || facts.exhaustsBearer)
        applyStatus(t, i, Status::Exhaust, 1, s.objects[i].controller);
    if (facts.unequipsThis)
        unequip(t, host);
    if (facts.comesOut)
        comeOutOfStealth(t, i);
    if (facts.returnsThis && host == i)
        putBack(t, i, ReturnToHand::Goal::Hand);
    else if (facts.returnsThis)
        moveTo(t, host, Zone::Hand);
    if (facts.exitsThis)
        exit(t, i);
    if (facts.destroysThis && host == i)
        destroy(t, i, noIndex, noSeat);
    else if (facts.destroysThis)
        ruin(t, host);
}

/// What a cost does to another mercenary, or to a treasure.
void payWith(const Table& t, Index i, CostItem::Kind by, Seat payer)
{
    if (by == CostItem::Kind::DestroyOther)
        destroy(t, i, noIndex, noSeat);
    else if (by == CostItem::Kind::ReturnOther)
        putBack(t, i, ReturnToHand::Goal::Hand);
    else if (by == CostItem::Kind::RuinTreasure)
        ruin(t, i);
    else if (by == CostItem::Kind::UnequipTreasure)
        unequip(t, i);
    else if (by == CostItem::Kind::ReturnTreasure)
        moveTo(t, i, Zone::Hand);
    else
        applyStatus(t, i, Status::Exhaust, 1, payer);
}

} // namespace

void pay(const Table& t, const StackItem& item, const Announcement& a)
{
    for (const Index i : a.treasures)
        turnTreasure(t, i);
    for (const Index i : a.discards) {
        if (zoneOf(t.state, i) == Zone::Hand)
            discard(t, i);
        else
            payWith(t, i, factsOf(t, item).by, item.controller);
    }
    if (item.kind == StackItem::Kind::Activation)
        payActivation(t, item);
    else if (item.kind == StackItem::Kind::Ability && factsOf(t, item).loot > 0
        && (!factsOf(t, item).optional || item.paidExtra()))
        payLoot(t, item.controller, factsOf(t, item).loot); // "as an additional cost"
}

void paymentOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const bool anyNumber = s.asked.min < s.asked.max; // "X treasures"
    for (const Index i : payingCards(t, s.asked.player, exhaustedBesides(t, s.stack.back())))
        if ((anyNumber || !s.objects[i].is(Object::FaceDown)) && !s.picks.contains(i)
            && !s.announcement.treasures.contains(i))
            out.push_back(option(Verb::Choose, i));
    if (anyNumber && s.picks.size() >= s.asked.min)
        out.push_back(noneOf(Verb::Choose));
}

void answerPayment(const Table& t, const Option& o)
{
    State& s = t.state;
    if (isNone(o)) {
        answered(t);
        return;
    }
    s.picks.push_back(indexOf(o));
    s.announcement.treasures.push_back(indexOf(o));
    if (s.picks.size() >= s.asked.max)
        answered(t);
}

void costOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const StackItem& item = s.stack.back();
    const AbilityFacts& facts = factsOf(t, item);
    if (static_cast<int>(s.announcement.discards.size()) >= facts.discards) {
        for (const Index i : payingOthers(t, facts, item.controller, viewpointOf(t, item)))
            if (!s.picks.contains(i))
                out.push_back(option(Verb::Choose, i));
        return;
    }
    const CardFilter& which = facts.discarded;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        if (!s.picks.contains(i) && matches(t, i, which))
            out.push_back(option(Verb::Choose, i));
}

void answerCost(const Table& t, const Option& o)
{
    State& s = t.state;
    s.picks.push_back(indexOf(o));
    s.announcement.discards.push_back(indexOf(o));
    if (s.picks.size() >= s.asked.max)
        answered(t);
}

} // namespace triptych::seize
