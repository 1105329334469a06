#include "seize/rules/Playing.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/AttackAbilities.h"
#include "seize/rules/AttackEvents.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Coins.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Damage.h"
#include "seize/rules/History.h"
#include "seize/rules/Immunity.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Paying.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {
namespace {

using Stage = Announcement::Stage;

bool isEvent(const Table& t, const StackItem& item)
{
    return item.kind == StackItem::Kind::Ability
        && t.cards.facts(item.card).ability == AbilityType::Event;
}

void begin(const Table& t, StackItem item, int treasures)
{
    State& s = t.state;
    item.building = 1;
    push(s, item);
    s.announcement = {};
    const bool extra = item.kind == StackItem::Kind::Ability
        && t.cards.abilityFacts(item.card, wholeCard).optional;
    s.announcement.stage = extra ? Stage::Extra : Stage::Payment;
    s.announcement.player = item.controller;
    s.announcement.cost = static_cast<std::uint8_t>(treasures);
    s.agenda.push(Announce {});
}

} // namespace

void beginPlay(const Table& t, Index card, Seat p, Index user)
{
    State& s = t.state;
    const int cost = costOf(t, card, p);
    moveTo(t, card, Zone::Stack);
    StackItem item = itemOf(s, StackItem::Kind::Ability, card);
    item.controller = p;
    item.ability = wholeCard;
    if (user != noIndex)
        item.user = refOf(s, user);
    // "Play this only when ...": what it answers is what it speaks of.
    if (const Opening* answered = openingFor(t, item.card, p)) {
        item.subject = answered->subject;
        item.object = answered->object;
        item.other = answered->other < s.seats ? Seat { answered->other } : noSeat;
        item.amount = answered->amount;
    }
    begin(t, item, cost);
}

void beginActivation(const Table& t, Index host, std::uint8_t ability)
{
    State& s = t.state;
    StackItem item = itemOf(s, StackItem::Kind::Activation, host);
    item.ability = ability;
    // S-STACK-6 Whoever is destroyed or laid down for the cost was somebody's, and stood somewhere.
    if (const Index user = viewpointOf(t, host).anchor; user != noIndex) {
        item.user = refOf(s, user);
        item.tile = mercenary(s, user).tile;
    }
    begin(t, item, activationCost(t, host, ability));
}

void beginTriggered(const Table& t, const StackItem& item)
{
    begin(t, item, 0);
}

namespace {

bool askMode(const Table& t)
{
    State& s = t.state;
    const StackItem& item = s.stack.back();
    return factsOf(t, item).modes > 0 && s.announcement.slot == 0
        && ask(t, { Ask::Mode, item.controller, 1, 1 });
}

bool askTargets(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    StackItem& item = s.stack.back();
    const AbilityFacts& facts = factsOf(t, item);
    for (; a.slot < facts.slots.size() && a.slot < maxSlots; ++a.slot) {
        const Slot& slot = facts.slots[a.slot];
        item.slots = static_cast<std::uint8_t>(a.slot + 1);
        item.slotEnd[a.slot] = static_cast<std::uint8_t>(item.targets.size());
        if (slot.mode != Slot::anyMode && slot.mode != item.mode)
            continue;
        const auto most = static_cast<std::uint8_t>(slot.count);
        const std::uint8_t least = slot.upTo ? std::uint8_t { 0 } : most;
        if (ask(t, { Ask::Target, a.player, least, most, noEffectAsks, OfSlot { a.slot } }))
            return true;
    }
    return false;
}

/// RULING "as an additional cost, you may ...": asked first, of who could pay all of it.
bool askExtra(const Table& t)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    StackItem& item = s.stack.back();
    const AbilityFacts& facts = factsOf(t, item);
    const int kept = facts.rather ? 0 : int { a.cost }; // of what the card itself costs
    if (a.slot == 0) {
        a.slot = 1; // asked, whatever the answer
        s.picks.clear();
        const bool could = canPayExtra(t, item.source.object, item.controller, kept);
        // RULING "rather than pay its cost": who could not pay that pays the other.
        if (could && payingCount(t, item.controller) < a.cost)
            s.picks.push_back(0);
        else if (could && ask(t, { Ask::Extra, item.controller, 1, 1 }))
            return true;
    }
    if (!s.picks.empty()) {
        item.how = static_cast<std::uint8_t>(item.how | StackItem::paidBesides);
        a.cost = static_cast<std::uint8_t>(kept + facts.treasures);
    }
    s.picks.clear();
    return false;
}

bool askStage(const Table& t)
{
    const StackItem& item = t.state.stack.back();
    const bool hasText = item.ability != delayedMark && !isEvent(t, item);
    switch (t.state.announcement.stage) {
    case Stage::Extra:
        return askExtra(t);
    case Stage::Payment:
        return askPayment(t);
    case Stage::Costs:
        return hasText && askDiscards(t);
    case Stage::Mode:
        return hasText && askMode(t);
    case Stage::Targets:
        return hasText && askTargets(t);
    case Stage::Toll:
        return hasText && askToll(t);
    case Stage::None:
    case Stage::Done:
        return false;
    }
    return false;
}

void tellOfTargets(const Table& t, const StackItem& item)
{
    for (const Ref& r : item.targets)
        if (!isSeat(r) && !isTile(r) && !isItem(r) && onBattlefield(t.state, r)) {
            Happening happening { Trigger::Event::IsTargeted, r.object };
            happening.who = happening.by = item.controller;
            happening.amount = item.serial; // what may be countered for it
            if (item.kind == StackItem::Kind::Ability)
                happening.card = item.source.object;
            occur(t, happening);
        }
}

/// Who uses what was declared: a mercenary, or the treasure itself.
Index whoUses(const Table& t, const StackItem& item)
{
    const bool bearers = item.kind == StackItem::Kind::Activation && abilityOf(t, item).ofBearer;
    return item.kind == StackItem::Kind::Ability || bearers ? item.user.object : item.source.object;
}

/// RULING "play this only if an ally is being attacked ... the attacker": who makes the last such attack that waits,
/// and whom it strikes.
void nameAnswered(const Table& t, StackItem& item)
{
    const auto& condition = t.cards.ability(item.card, wholeCard).condition;
    if (!condition)
        return;
    const Viewpoint v = viewpointOf(t, item);
    const auto nameBy = [&](const Condition& asked) {
        const StackItem* attack = asked.kind == Condition::Kind::UnderAttack && !asked.unless
            ? attackUnder(t, asked, v)
            : nullptr;
        if (!attack || item.object != Ref {})
            return;
        item.subject = attack->kind == StackItem::Kind::Attack ? attack->source : attack->user;
        item.object = attackedUnder(t, *attack, asked, v);
    };
    nameBy(*condition);
    if (condition->kind == Condition::Kind::Both)
        for (const Condition& part : condition->parts)
            nameBy(part);
}

/// Everything is declared and paid for. Returns whether it still goes onto the stack.
/// What the first and the next card of its kind cost is over.
void notePlayed(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const Seat p = item.controller;
    s.havePlayed = static_cast<std::uint8_t>(s.havePlayed | (1u << p));
    for (std::size_t k = s.lasting.size(); k-- > 0;) {
        const LastingEffect& l = s.lasting[k];
        if (l.who != seatRef(p)
            || l.what != allowanceMark + static_cast<unsigned>(Allowance::Kind::AbilityCost))
            continue;
        const auto node = static_cast<std::uint16_t>(l.detail | l.treasure << 8);
        const auto& allowance = std::get<Allowance>(t.cards.effect(node).node);
        if (allowance.once && matches(t, item.source.object, allowance.cards))
            s.lasting.erase(k);
    }
}

bool settle(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const bool plays = item.kind == StackItem::Kind::Ability;
    if (item.kind == StackItem::Kind::Trigger) {
        t.tell({ Event::Kind::Triggered, item.controller, item.source.object });
        tellOfTargets(t, item);
        return true;
    }
    t.tell({ plays ? Event::Kind::Played : Event::Kind::Activated, item.controller,
        item.source.object, plays ? item.user.object : noIndex });
    const Index user = whoUses(t, item);
    if (plays) {
        Happening happening { Trigger::Event::Plays, item.source.object };
        happening.who = item.controller;
        happening.amount = item.serial; // what may be countered for it
        occur(t, happening);
        notePlayed(t, item);
    }
    const bool byMercenary = user != noIndex && onBattlefield(s, user);
    if (byMercenary || !plays) {
        Happening uses { Trigger::Event::UsesAbility, byMercenary ? user : noIndex };
        uses.who = item.controller;
        uses.amount = item.serial; // what may be countered for it
        if (plays)
            uses.card = item.source.object;
        occur(t, uses);
    }
    tellOfTargets(t, item);
    const bool attacks
        = plays && t.cards.facts(item.card).ability == AbilityType::Attack && user != noIndex;
    if (attacks && onBattlefield(s, user)) {
        exhaustAttacker(t, user, How::Attack); // S-ABIL-ATTACK
        comeOutOfStealth(t, user);
        if (!seesThrough(t, user)) { // S-STATUS-BLIND-1
            noteAttack(s, user, How::Attack);
            t.tell({ Event::Kind::Missed, item.controller, user });
            endNextAttack(t, user, How::Attack);
            return false;
        }
        for (const Ref& r : attackedBy(t, item))
            if (!isTile(r) && onBattlefield(s, r))
                tellOfDeclaration(t, user, r.object, How::Attack, item.serial);
        noteAttack(s, user, How::Attack); // an empty tile is attacked, too
    }
    return true;
}

void finish(const Table& t)
{
    State& s = t.state;
    const Announcement a = s.announcement;
    if (a.treasures.overrun() || a.discards.overrun())
        s.picks.noteOverrun(); // RULING "crowded table": it is not forgotten with the announcement
    s.announcement = {};
    s.stack.back().building = 0;
    const auto kind = s.stack.back().kind;
    const bool plays = kind == StackItem::Kind::Ability && !isEvent(t, s.stack.back());
    if ((kind == StackItem::Kind::Activation || plays)
        && factsOf(t, s.stack.back()).anyTreasures) // "X treasures": how many they were
        s.stack.back().amount = static_cast<std::uint8_t>(
            std::max(0, static_cast<int>(a.treasures.size()) - int { a.cost }));
    // "As an additional cost, destroy a mercenary. Draw cards equal to its bounty": who was paid with.
    if (plays && t.cards.facts(s.stack.back().card).ability == AbilityType::Instant)
        for (const Index i : a.discards)
            if (onBattlefield(s, i))
                s.stack.back().subject = refOf(s, i);
    if (plays && s.stack.back().subject == Ref {})
        nameAnswered(t, s.stack.back());
    const StackItem item = s.stack.back();
    // S-STATUS-STEALTH-2 Whoever uses an ability comes out of stealth.
    const Index user = item.kind == StackItem::Kind::Trigger ? Index { noIndex } : whoUses(t, item);
    if (user != noIndex && onBattlefield(s, user)) {
        if (plays) // "if it was stealthed when this was played"
            s.stack.back().how = static_cast<std::uint8_t>(s.stack.back().how
                | (suffers(t, user, Status::Stealth) ? StackItem::wasHidden : 0));
        if (!keepsStealthByAbilities(t, user))
            comeOutOfStealth(t, user);
    }
    pay(t, item, a);
    if (!settle(t, item)) {
        for (std::size_t k = 0; k < s.stack.size(); ++k)
            if (s.stack[k].serial == item.serial)
                s.stack.erase(k);
        discardFromStack(t, item);
        return;
    }
    if (item.kind == StackItem::Kind::Trigger)
        s.passes = 0;
    else
        acted(s, item.controller);
}

} // namespace

void run(const Table& t, Announce)
{
    State& s = t.state;
    Announcement& a = s.announcement;
    while (a.stage != Stage::Done) {
        if (askStage(t)) {
            s.agenda.push(Announce {});
            return;
        }
        a.stage = a.stage == Stage::Extra ? Stage::Payment
            : a.stage == Stage::Targets   ? Stage::Toll
            : a.stage == Stage::Toll      ? Stage::Done
                                          : static_cast<Stage>(static_cast<int>(a.stage) + 1);
        a.slot = 0;
    }
    finish(t);
}

} // namespace triptych::seize
