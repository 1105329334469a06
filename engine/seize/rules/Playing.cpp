#include "seize/rules/Playing.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Immunity.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

bool needsUser(const Facts& facts)
{
    // S-ABIL-INSTANT none if generic; S-ABIL-ATTACK always one.
    return facts.ability == AbilityType::Attack
        || (facts.ability == AbilityType::Instant && facts.cls != 0);
}

namespace {

bool canUse(const Table& t, Index i, Class cls)
{
    // S-STATUS-SILENCE A silenced mercenary cannot be used to play ability cards.
    return (cls == 0 || isOfClass(t, i, cls)) && !isHushed(t, i);
}

/// S-ABIL-ATTACK Exhaustion by its own attacks of this phase does not stop it; any other does.
bool mayUseAttackAbility(const Table& t, Index i)
{
    return foreignExhaust(mercenary(t.state, i)) <= 0 && canAttackAtAll(t, i);
}

Viewpoint viewpointOfCard(const Table& t, Index card, Seat p, Index user)
{
    Viewpoint v;
    v.you = p;
    v.self = card;
    v.cls = t.facts(card).cls;
    if (t.facts(card).ability == AbilityType::Attack)
        v.anchor = user;
    const std::uint16_t number = t.state.objects[card].card;
    if (const Opening* answered = openingFor(t, number, p)) {
        const Trigger& trigger = *t.cards.ability(number, wholeCard).trigger;
        v.subject = answered->subject;
        v.attacker = attackerOf(trigger, answered->subject, answered->object);
        v.attacked = attackedOf(trigger, answered->subject, answered->object);
    }
    return v;
}

bool findsTargets(const Table& t, Index card, Seat p, Index user)
{
    const std::uint16_t number = t.state.objects[card].card;
    return hasTargets(t, t.cards.ability(number, wholeCard),
        t.cards.abilityFacts(number, wholeCard), viewpointOfCard(t, card, p, user));
}

/// S-ABIL-*: what types of ability card may be played now, as bits of Usage.
std::uint8_t timelyUses(const State& s, Seat p)
{
    if (!hasTurn(s, p) || !s.stack.empty() || s.ending)
        return UsedAsInstant;
    switch (s.phase) {
    case Phase::Attack:
        return UsedAsInstant | UsedAsAttack;
    case Phase::Rally: // S-ABIL-EVENT-TIME
    case Phase::FirstMovement:
    case Phase::SecondMovement:
        return UsedAsInstant | UsedAsEvent;
    case Phase::Beginning:
    case Phase::Draw:
    case Phase::Acquire:
    case Phase::End:
        break;
    }
    return UsedAsInstant;
}

} // namespace

PassingVector<Index, maxMercenaries> usersOf(const Table& t, Index card, Seat p)
{
    PassingVector<Index, maxMercenaries> users;
    const Facts& facts = t.facts(card);
    const bool attack = facts.ability == AbilityType::Attack;
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield)) {
        if (!canUse(t, i, facts.cls))
            continue;
        if (!attack || (mayUseAttackAbility(t, i) && findsTargets(t, card, p, i)))
            users.push_back(i);
    }
    return users;
}

/// "Play this only if ...", "only when ..."
bool isTimeToPlay(const Table& t, Index card, Seat p)
{
    const std::uint16_t number = t.state.objects[card].card;
    const Ability& whole = t.cards.ability(number, wholeCard);
    if (whole.trigger && !openingFor(t, number, p))
        return false;
    return !whole.condition || holds(t, *whole.condition, viewpointOfCard(t, card, p, noIndex));
}

namespace {

/// What a player can pay with, counted when it is first asked for.
class Purse
{
public:
    Purse(const Table& t, Seat p)
        : m_table(t)
        , m_player(p)
    {
    }
    bool holds(int treasures)
    {
        if (m_ready < 0 && treasures > 0)
            m_ready = payingCount(m_table, m_player);
        return treasures <= 0 || treasures <= m_ready;
    }

private:
    const Table& m_table;
    Seat m_player;
    int m_ready = -1;
};

/// How many cards of the hand a cost could take; not the one that is played.
int discardable(const Table& t, Seat p, const CardFilter& which, Index card)
{
    int n = 0;
    for (const Index i : cardsIn(t.state, p, Zone::Hand))
        n += i != card && matches(t, i, which);
    return n;
}

} // namespace

namespace {

bool takesTreasures(CostItem::Kind by)
{
    return by == CostItem::Kind::RuinTreasure || by == CostItem::Kind::UnequipTreasure
        || by == CostItem::Kind::ReturnTreasure;
}

/// Treasures that a cost takes away. RULING: one that is exhausted, also for the same cost, can be taken.
ObjectList payingTreasures(const Table& t, const AbilityFacts& facts, Seat p, const Viewpoint& v)
{
    ObjectList found;
    const State& s = t.state;
    const Loss loss = facts.by == CostItem::Kind::RuinTreasure ? Loss::Destroyed : Loss::Otherwise;
    for (const Zone zone : { Zone::Warchest, Zone::Equipped }) {
        if (facts.otherWhere != Goods::Where::Anywhere
            && (facts.otherWhere == Goods::Where::Equipped) != (zone == Zone::Equipped))
            continue;
        for (const Index i : cardsIn(s, p, zone)) {
            if (facts.otherCard.name == CardFilter::Name::Another && i == v.self)
                continue;
            const Index host = zone == Zone::Equipped ? Index { s.objects[i].host } : noIndex;
            if (s.objects[i].is(Object::FaceDown) || !matches(t, i, facts.otherCard)
                || (facts.otherOnThis && host != v.anchor)
                || (host != noIndex && keepsTreasure(t, i, p, loss)))
                continue;
            found.push_back(i);
        }
    }
    return found;
}

} // namespace

ObjectList payingOthers(const Table& t, const AbilityFacts& facts, Seat p, const Viewpoint& v)
{
    if (takesTreasures(facts.by))
        return payingTreasures(t, facts, p, v);
    ObjectList found;
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield)) {
        if (!matches(t, i, facts.other, v))
            continue;
        // RULING: who is exhausted already, or cannot be, pays nothing.
        if (facts.by == CostItem::Kind::DestroyOther ? !has(t, i, Modifier::Kind::NotDestroyed)
                : facts.by == CostItem::Kind::ReturnOther
                ? true
                : !isExhausted(t.state, i) && !isImmune(t, i, Status::Exhaust, p))
            found.push_back(i);
    }
    return found;
}

namespace {

/// "As an additional cost, lose 2 loot": what a card that is played takes besides.
bool canPayBesides(const Table& t, const AbilityFacts& whole, Index card, Seat p)
{
    return t.state.players[p].vault >= whole.loot
        && (whole.others == 0
            || static_cast<int>(
                   payingOthers(t, whole, p, viewpointOfCard(t, card, p, noIndex)).size())
                >= whole.others)
        && (whole.discards == 0 || discardable(t, p, whole.discarded, card) >= whole.discards);
}

/// Every way in which the ability card, for whose type this is the time, can be played.
void offerAbility(const Table& t, Index card, Seat p, Purse& purse, Options& out)
{
    const Facts& facts = t.facts(card);
    const bool pays
        = purse.holds(costOf(t, card, p)) || (facts.whole.rather && canPayExtra(t, card, p, 0));
    if (!pays || !mayPlay(t, p, card) || !isTimeToPlay(t, card, p))
        return;
    if (!facts.whole.optional && !canPayBesides(t, facts.whole, card, p))
        return;
    const bool used = needsUser(facts);
    PassingVector<Index, maxMercenaries> users;
    // S-ABIL-EVENT-CLASS A class event without one of its class would be destroyed at once.
    if (used || (facts.ability == AbilityType::Event && facts.cls != 0)) {
        users = usersOf(t, card, p);
        if (users.empty())
            return;
    }
    if (facts.ability == AbilityType::Instant && !findsTargets(t, card, p, noIndex))
        return;
    if (!used) {
        out.push_back(pairOption(Verb::Ability, card, noIndex));
        return;
    }
    for (const Index user : users) {
        Option o = pairOption(Verb::Ability, card, user);
        o.detail = users.size() > 1 ? byDetail : std::uint8_t { 0 };
        out.push_back(o);
    }
}

} // namespace

bool canPayExtra(const Table& t, Index card, Seat p, int cost)
{
    const AbilityFacts& whole = t.facts(card).whole;
    return payingCount(t, p) >= cost + whole.treasures && canPayBesides(t, whole, card, p);
}

int activationCost(const Table& t, Index host, std::uint8_t number)
{
    int printed = t.facts(host).abilities[number].treasures;
    if (const auto& price = t.card(host).abilities[number].price)
        printed = std::max(0, printed + ownPriceOf(t, *price, viewpointOf(t, host), printed));
    // RULING "its active abilities cost 1 less": its own, not those of what it carries.
    const Index user = t.card(host).abilities[number].ofBearer ? t.state.objects[host].host : host;
    return user != noIndex && onBattlefield(t.state, user)
        ? std::max(0, altered(t, user, Modifier::Kind::ActiveCost, printed))
        : printed;
}

namespace {

/// RULING: what cannot be destroyed, taken off or taken away is not paid with.
bool canGiveUp(const Table& t, const AbilityFacts& facts, Index host, Index i, Seat p)
{
    const bool carried = host != i && zoneOf(t.state, host) == Zone::Equipped;
    if (facts.destroysThis && host == i && has(t, i, Modifier::Kind::NotDestroyed))
        return false;
    if (facts.exitsThis
        && (has(t, i, Modifier::Kind::NoExit) || formatOf(t.state).arena
            || t.state.objects[i].is(Object::GuildMaster)))
        return false;
    if (facts.lifts > 0 && holdsStatus(t, i, facts.lifted))
        return false;
    return !carried || !(facts.destroysThis || facts.returnsThis || facts.unequipsThis)
        || !keepsTreasure(t, host, p, facts.destroysThis ? Loss::Destroyed : Loss::Otherwise);
}

bool canActivate(const Table& t, Index host, std::uint8_t number, Seat p, Purse& purse)
{
    const State& s = t.state;
    const AbilityFacts& facts = t.facts(host).abilities[number];
    const Index i = zoneOf(s, host) == Zone::Battlefield ? host : Index { s.objects[host].host };
    if (i == noIndex || !onBattlefield(s, i))
        return false;
    const Mercenary& m = mercenary(s, i);
    // S-TURN-ATTACK, S-MERC-ACTIVE: an exhausted mercenary activates nothing. RULING: what it carries
    // still works, unless it is to be exhausted for it, or is what the bearer "has" itself.
    const bool own = host == i || t.card(host).abilities[number].ofBearer;
    if (m.exhaust > 0 && (own || facts.exhaustsBearer))
        return false;
    // RULING "cannot use active abilities" of a mercenary: its own, not those of what it carries.
    // What is exhausted for it itself is not there to pay the treasures, wherever it could.
    const bool itself = facts.exhausts && zoneOf(s, host) == Zone::Equipped
        && !s.objects[host].is(Object::Exhausted) && has(t, i, Modifier::Kind::GoodsPay);
    const int treasures = activationCost(t, host, number);
    if (!purse.holds(treasures == 0 ? 0 : treasures + (itself ? 1 : 0))
        || (own && has(t, i, Modifier::Kind::NoActives)) || isBlank(t, host)
        || allowed(t, p, Allowance::Kind::NoActives) > 0)
        return false;
    if (facts.exhausts && host != i && s.objects[host].is(Object::Exhausted))
        return false;
    if ((facts.exhausts || facts.exhaustsBearer) && isImmune(t, i, Status::Exhaust, p))
        return false;
    if (facts.movement > 0 && movementLeft(t, i) < facts.movement)
        return false;
    if (facts.loot > 0 && s.players[p].vault < facts.loot)
        return false;
    if (facts.health > 0 && healthOf(t, i) < facts.health)
        return false;
    if (facts.unmarks > marksOn(s, host) || facts.lifts > countOf(m, facts.lifted))
        return false;
    if (facts.others > 0
        && static_cast<int>(payingOthers(t, facts, p, viewpointOf(t, host)).size()) < facts.others)
        return false;
    if (facts.comesOut && !suffers(t, i, Status::Stealth))
        return false;
    if (facts.returnsThis && host == i && has(t, i, Modifier::Kind::NotReturned))
        return false;
    if (!canGiveUp(t, facts, host, i, p))
        return false;
    // RULING "gain 2 Frost" as a cost: who cannot gain it cannot pay so.
    if (facts.suffers > 0 && isImmune(t, i, facts.suffered, p))
        return false;
    if (facts.discards > 0 && discardable(t, p, facts.discarded, noIndex) < facts.discards)
        return false;
    const Ability& ability = t.card(host).abilities[number];
    if (isSpent(s, refOf(s, host), number, ability))
        return false;
    if (ability.condition && !holds(t, *ability.condition, viewpointOf(t, host)))
        return false; // "Use this only if ..."
    return hasTargets(t, ability, facts, viewpointOf(t, host));
}

} // namespace

void playingOptions(const Table& t, Seat p, Options& out)
{
    if (!hasRoom(t.state) || mayNotAnswer(t, p))
        return;
    Purse purse(t, p);
    const State& s = t.state;
    const bool hiresAnyway = hasTurn(s, p) && s.stack.empty() && s.phase == Phase::Rally;
    if (!hiresAnyway && isTimelyToo(t, p, CardFilter::Kind::Mercenary))
        hiringOptions(t, p, out);
    unsigned uses = timelyUses(t.state, p);
    if (isTimelyToo(t, p, CardFilter::Kind::Event))
        uses |= UsedAsEvent;
    if (isTimelyToo(t, p, CardFilter::Kind::Attack))
        uses |= UsedAsAttack;
    eachUsed(t, p, Zone::Hand, static_cast<std::uint8_t>(uses),
        [&](Index i) { offerAbility(t, i, p, purse, out); });
    for (const Zone zone : { Zone::Battlefield, Zone::Equipped })
        eachUsed(t, p, zone, UsedInPlay, [&](Index i) {
            for (const std::uint8_t number : t.facts(i).actives)
                if (canActivate(t, i, number, p, purse))
                    out.push_back(option(Verb::Activate, i, number));
        });
}

} // namespace triptych::seize
