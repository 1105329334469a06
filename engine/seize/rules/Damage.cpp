#include "seize/rules/Damage.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Winning.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <type_traits>

namespace triptych::seize {

namespace {

using When = Trigger::Event;

std::uint8_t plus(std::uint8_t n, int more)
{
    return static_cast<std::uint8_t>(std::clamp(n + more, 0, 255));
}

/// What armor and defense leave of a packet; spends the defense that was used.
int reduced(const Table& t, Index i, int amount, const Packet& packet, DamageType type)
{
    const auto passes = [&](Modifier::Kind kind) {
        return packet.source != noIndex && onBattlefield(t.state, packet.source)
            && hasFor(t, packet.source, kind, packet.how, type, i);
    };
    if (type == DamageType::Physical && !passes(Modifier::Kind::PassesArmor)) // S-RED-ARMOR
        amount = std::max(0, amount - armorOf(t, i));
    else if (type == DamageType::Magic && !passes(Modifier::Kind::PassesMagicArmor)) // S-RED-MARMOR
        amount = std::max(0, amount - magicArmorOf(t, i));
    // S-DMG-TRUE RULING: nothing reduces True damage, Defense neither.
    if (type == DamageType::True || amount == 0 || passes(Modifier::Kind::PassesDefense))
        return amount;
    const int defense = defenseOf(t, i);
    if (defense == 0)
        return amount;
    // S-RED-DEFENSE RULING: the first packet that it reduces spends it whole.
    mercenary(t.state, i).spentDefense
        = static_cast<std::int8_t>(std::min(127, fullDefenseOf(t, i)));
    Event event { Event::Kind::DefenseSpent, t.state.objects[i].controller, i };
    event.amount = static_cast<std::int16_t>(defense);
    t.tell(event);
    Happening spends { When::SpendsDefense, i, packet.source };
    spends.who = t.state.objects[i].controller;
    spends.how = packet.how;
    spends.type = type;
    occur(t, spends);
    return std::max(0, amount - defense);
}

void tellDamage(const Table& t, Index i, const Packet& packet, int lost)
{
    Event event { Event::Kind::DamageDealt, t.state.objects[i].controller, i, packet.source };
    event.amount = static_cast<std::int16_t>(lost);
    event.detail = static_cast<std::uint8_t>(packet.type);
    t.tell(event);
}

/// "Prevent the next N damage": what is left of the packet, and of what prevents.
int unprevented(State& s, Index i, int amount, How how, DamageType type)
{
    for (std::size_t k = 0; k < s.lasting.size() && amount > 0;) {
        LastingEffect& l = s.lasting[k];
        if (l.what != preventionMark || l.who != refOf(s, i) || !speaksOf(blowOf(l), how, type)) {
            ++k;
            continue;
        }
        if (l.amount == preventsAll) {
            s.lasting.erase(k);
            return 0;
        }
        const int prevented = std::min<int>(amount, l.amount);
        amount -= prevented;
        l.amount = static_cast<std::int8_t>(l.amount - prevented);
        if (l.amount <= 0)
            s.lasting.erase(k);
        else
            ++k;
    }
    return amount;
}

void addHurt(State& s, Index i)
{
    const Ref r = refOf(s, i);
    if (!s.hurt.contains(r) && !s.hurt.full())
        s.hurt.push_back(r);
}

/// "Applies 1 Burn with ranged attacks": with the damage, not after it.
void inflict(const Table& t, Index i, const Packet& packet)
{
    const Afflictions all = afflictionsOf(t, packet.source, packet.how, packet.type, i);
    for (std::size_t k = 0; k < all.size(); ++k)
        if (all[k] > 0)
            applyStatus(t, i, static_cast<Status>(k), all[k], packet.dealer);
}

} // namespace

int dealDamage(const Table& t, Index i, const Packet& printed)
{
    State& s = t.state;
    if (!onBattlefield(s, i))
        return 0;
    // RULING "damage dealt to this instead": moved once, before anything alters it.
    i = coverOf(t, i);
    Packet packet = printed;
    const bool hasSource = packet.source != noIndex && onBattlefield(s, packet.source);
    // "Deals Lethal damage to damaged mercenaries": whatever it deals to them so.
    if (hasSource && packet.how != How::Any
        && typeOf(t, packet.source, packet.how, packet.type, i) == DamageType::Lethal)
        packet.type = DamageType::Lethal;
    // S-DMG-LETHAL-1 At half health or less it is destroyed, whatever alters damage.
    if (packet.type == DamageType::Lethal && 2 * healthOf(t, i) <= maxHealthOf(t, i)) {
        tellDamage(t, i, packet, 0);
        destroy(t, i, packet.source, packet.dealer, false, packet.how);
        return 0;
    }
    if (hasSource && packet.amount > 0) {
        packet.amount = std::max(0,
            packet.amount + bonusOf(t, packet.source, Modifier::Kind::Damage)
                + sumFor(t, packet.source, Modifier::Kind::Deals, packet.how, packet.type, i));
        if (hasFor(t, packet.source, Modifier::Kind::DealsDouble, packet.how, packet.type, i))
            packet.amount *= 2;
    }
    if (packet.amount <= 0)
        return 0;
    Mercenary& m = mercenary(s, i);
    // S-DMG-LETHAL-2 Otherwise the printed amount, which only Defense reduces.
    if (packet.type == DamageType::Lethal)
        packet.type = DamageType::Pure;
    // S-STATUS-STEALTH-3 The next damage of one who came out of stealth is True.
    if (hasSource && mercenary(s, packet.source).is(Mercenary::Ambush)) {
        mercenary(s, packet.source).set(Mercenary::Ambush, false);
        packet.type = DamageType::True;
    }
    packet.amount += effectivePoison(m); // S-STATUS-POISON-1
    // RULING: what is said of the damage somebody takes comes before Armor and Defense; that it takes
    // none comes first of all.
    const auto said = [&](Modifier::Kind kind) {
        return hasFor(t, i, kind, packet.how, packet.type, packet.source);
    };
    packet.amount
        = std::max(0, takenBy(t, i, packet.how, packet.type, packet.source, packet.amount));
    if (said(Modifier::Kind::TakesDouble))
        packet.amount *= 2;
    if (said(Modifier::Kind::TakesNone))
        packet.amount = 0;
    m.set(Mercenary::Struck, true);
    packet.amount = unprevented(s, i, packet.amount, packet.how, packet.type);
    int lost = reduced(t, i, packet.amount, packet, packet.type);
    const int before = healthOf(t, i);
    const int spared = has(t, i, Modifier::Kind::NotDestroyed) ? 1 : 0;
    if (const int least = std::max(spared, survivalOf(t, i));
        least > 0) // RULING: what is left of it is all it takes
        lost = std::min(lost, std::max(0, before - least));
    m.damage = plus(m.damage, lost);
    m.hitBy = packet.source;
    m.set(Mercenary::HitInMelee, packet.how == How::Melee || packet.how == How::Attack);
    m.set(Mercenary::HitByShot, packet.how == How::Ranged || packet.how == How::Attack);
    tellDamage(t, i, packet, lost);
    s.dirty = 1;
    if (lost == 0)
        return 0;
    m.set(Mercenary::Hurt, true);
    addHurt(s, i);
    Happening dealt { When::IsDealtDamage, i, packet.source };
    dealt.amount = lost;
    dealt.how = packet.how;
    dealt.type = packet.type;
    dealt.who = s.objects[i].controller;
    dealt.falls = 2 * before > maxHealthOf(t, i) && 2 * (before - lost) <= maxHealthOf(t, i);
    occur(t, dealt);
    if (hasSource) {
        if (has(t, packet.source, Modifier::Kind::Leech)) // S-BEN-LEECH what was really dealt
            heal(t, packet.source, lost);
        Happening deals { When::DealsDamage, packet.source, i };
        deals.amount = lost;
        deals.how = packet.how;
        deals.type = packet.type;
        deals.who = s.objects[packet.source].controller;
        occur(t, deals);
        inflict(t, i, packet);
    }
    return lost;
}

int heal(const Table& t, Index i, int amount, Seat by)
{
    State& s = t.state;
    if (!onBattlefield(s, i) || amount <= 0 || has(t, i, Modifier::Kind::NotHealed))
        return 0;
    Mercenary& m = mercenary(s, i);
    const int healed = std::min<int>(m.damage, amount); // S-HEAL never above the maximum
    if (healed == 0)
        return 0;
    m.damage = plus(m.damage, -healed);
    Event event { Event::Kind::Healed, s.objects[i].controller, i };
    event.amount = static_cast<std::int16_t>(healed);
    t.tell(event);
    Happening happening { When::IsHealed, i };
    happening.amount = healed;
    happening.who = s.objects[i].controller;
    happening.by = by;
    occur(t, happening);
    return healed;
}

int healingOf(const Table& t, Index i, const Heal& e, int amount)
{
    if (!onBattlefield(t.state, i))
        return 0;
    const int most = maxHealthOf(t, i);
    switch (e.way) {
    case Heal::Way::Up:
        return e.amount.kind == Amount::Kind::All ? 255 : amount;
    case Heal::Way::To:
        return amount - healthOf(t, i);
    case Heal::Way::ToHalf: // rounded up
        return (most + 1) / 2 - healthOf(t, i);
    }
    return 0;
}

void reapplyDefense(const Table& t, Index i)
{
    mercenary(t.state, i).spentDefense = 0;
    t.tell({ Event::Kind::Changed, t.state.objects[i].controller, i });
}

void loseLoot(const Table& t, Seat p, int amount)
{
    State& s = t.state;
    if (amount <= 0 || formatOf(s).vault == 0)
        return; // S-FMT-ARENA-NOBOUNTY there is no vault
    s.players[p].vault = static_cast<std::int8_t>(std::max(0, s.players[p].vault - amount));
    s.lootLost = static_cast<std::uint8_t>(s.lootLost | (1u << p));
    Event event { Event::Kind::LootLost, p };
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
    Happening happening { When::LosesLoot };
    happening.who = p;
    happening.amount = amount;
    occur(t, happening);
    s.dirty = 1;
}

void gainLoot(const Table& t, Seat p, int amount)
{
    State& s = t.state;
    if (amount <= 0 || formatOf(s).vault == 0 || !s.players[p].alive
        || allowed(t, p, Allowance::Kind::NoLoot) > 0)
        return;
    s.players[p].vault = static_cast<std::int8_t>(std::min(120, s.players[p].vault + amount));
    s.lootGained = static_cast<std::uint8_t>(s.lootGained | (1u << p));
    Event event { Event::Kind::LootGained, p };
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
    Happening happening { When::GainsLoot };
    happening.who = p;
    happening.amount = amount;
    occur(t, happening);
}

void loseBounty(const Table& t, Seat loser, int amount, Seat gainer)
{
    loseLoot(t, loser, amount);
    if (t.state.options.lootTransfer && gainer != noSeat && !areAllied(t.state, loser, gainer))
        gainLoot(t, gainer, amount);
}

namespace {

void tellDestruction(
    const Table& t, Index i, Index by, Seat dealer, bool free = false, How how = How::Any)
{
    State& s = t.state;
    t.tell({ Event::Kind::Destroyed, s.objects[i].controller, i, by });
    Happening happening { When::IsDestroyed, i, by };
    happening.who = s.objects[i].controller;
    happening.how = how;
    occur(t, happening);
    if (by != noIndex && by != i && onBattlefield(s, by)) {
        Happening destroys { When::Destroys, by, i };
        destroys.who = s.objects[by].controller;
        destroys.how = how;
        occur(t, destroys);
    }
    if (free || has(t, i, Modifier::Kind::NoLoss))
        return;
    const Seat gainer = by != noIndex ? Seat { s.objects[by].controller } : dealer;
    loseBounty(t, s.objects[i].controller, bountyOf(t, i), gainer);
}

void remove(const Table& t, Index i)
{
    State& s = t.state;
    const Seat owner = s.objects[i].owner;
    const bool isMaster = s.objects[i].is(Object::GuildMaster);
    s.destroyed = 1;
    s.haveLost = static_cast<std::uint8_t>(s.haveLost | (1u << s.objects[i].controller));
    moveTo(t, i, Zone::Discard);
    if (isMaster && formatOf(s).guildMaster) // S-FMT-GM-GOAL
        s.players[owner].fallen |= theGuildMaster;
}

/// One deed of a Rescue; whom it is about is who would be destroyed, or the source itself.
void saveBy(const Table& t, const Effect& deed, const Saviour& saviour, Index doomed)
{
    State& s = t.state;
    const Seat you = s.objects[saviour.source].controller;
    const auto whom = [&](const Thing& what) {
        return what.kind == Thing::Kind::This ? saviour.source : doomed;
    };
    std::visit(
        [&](const auto& e) {
            using Leaf = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Leaf, Sequence>) {
                for (const Effect& part : e.parts)
                    saveBy(t, part, saviour, doomed);
            } else if constexpr (std::is_same_v<Leaf, Heal>) {
                heal(t, whom(e.what), healingOf(t, whom(e.what), e, e.amount.number));
            } else if constexpr (std::is_same_v<Leaf, Exit>) {
                exit(t, whom(e.what));
            } else if constexpr (std::is_same_v<Leaf, ReturnToHand>) {
                returnToHand(t, whom(e.what));
            } else if constexpr (std::is_same_v<Leaf, Destroy>) {
                // RULING: what is destroyed for it is not rescued in its turn, or that would not end.
                const Index paid = whom(e.what);
                if (onBattlefield(t.state, paid)) {
                    tellDestruction(t, paid, noIndex, noSeat);
                    remove(t, paid);
                }
            } else if constexpr (std::is_same_v<Leaf, Handle>) {
                if (e.deed == Handle::Deed::Destroy)
                    ruin(t, saviour.source);
                else if (e.deed == Handle::Deed::Return)
                    moveTo(t, saviour.source, Zone::Hand);
                else
                    unequip(t, saviour.source);
            } else if constexpr (std::is_same_v<Leaf, LoseLoot>) {
                loseLoot(t, you, e.amount.number);
            } else if constexpr (std::is_same_v<Leaf, Apply>) {
                for (const Apply::Dose& dose : e.doses)
                    applyStatus(t, whom(e.what), dose.status, dose.count.number, you);
            }
        },
        deed.node);
}

/// "The next time it would be destroyed this turn": it is used up by that.
bool isRescuedOnce(const Table& t, Index i)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.delayed.size(); ++k) {
        const DelayedEffect d = s.delayed[k];
        if (d.when != rescueMark || d.subject != refOf(s, i))
            continue;
        s.delayed.erase(k);
        const auto& rescue = std::get<Rescue>(t.cards.effect(d.node).node);
        saveBy(t, rescue.effect.front(), { &rescue, d.source.object }, i);
        return true;
    }
    return false;
}

/// "You may instead": who is asked is the controller of what says so. RULING: of several such the first is
/// offered, once each time.
bool isOffered(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    return m.doom != Mercenary::GivenUp && m.doom != Mercenary::GivenUpFree
        && optionalSaviourOf(t, i).rescue;
}

/// Whether something happens instead of its destruction. RULING: one such ability is done each time,
/// and who has no health left after it is destroyed all the same.
bool isRescued(const Table& t, Index i)
{
    const std::uint32_t era = t.state.objects[i].era;
    if (!isRescuedOnce(t, i)) {
        const Saviour saviour = saviourOf(t, i);
        if (!saviour.rescue)
            return false;
        saveBy(t, saviour.rescue->effect.front(), saviour, i);
    }
    const bool gone = !onBattlefield(t.state, i) || t.state.objects[i].era != era;
    return gone || healthOf(t, i) > 0;
}

/// By what the last damage to it came; both marks are those of an Attack ability.
How hitHow(const Mercenary& m)
{
    const bool melee = m.is(Mercenary::HitInMelee);
    const bool shot = m.is(Mercenary::HitByShot);
    return melee && shot ? How::Attack : melee ? How::Melee : shot ? How::Ranged : How::Any;
}

/// Asks about the first who could still be rescued; whether somebody is asked now.
bool offersRescue(const Table& t, const auto& dead)
{
    State& s = t.state;
    for (const Index i : dead) {
        if (!isOffered(t, i))
            continue;
        const Saviour saviour = optionalSaviourOf(t, i);
        const Effect* deed = &saviour.rescue->effect.front();
        s.agenda.push(PickedForThing<Rescue> { deed->id, i });
        if (ask(t,
                { Ask::Rescue, s.objects[saviour.source].controller, 1, 1, deed->id, saviour.source,
                    i })) {
            s.dirty = 1;
            return true;
        }
        s.agenda.pop();
        mercenary(s, i).doom = Mercenary::GivenUp; // nobody is there to answer
    }
    return false;
}

bool isCondemned(const Mercenary& m)
{
    return m.doom != Mercenary::Safe;
}
bool isFree(const Mercenary& m)
{
    return m.doom == Mercenary::CondemnedFree || m.doom == Mercenary::GivenUpFree;
}

bool sweepMercenaries(const Table& t)
{
    State& s = t.state;
    InlineVector<Index, maxMercenaries> dead;
    eachMercenary(s, [&](Index i) {
        Mercenary& m = mercenary(s, i);
        // RULING S-RED-DEFENSE: spent Defense that ends takes nothing from what comes later.
        if (m.spentDefense > 0)
            m.spentDefense
                = static_cast<std::int8_t>(std::min<int>(m.spentDefense, fullDefenseOf(t, i)));
        if (isCondemned(m)) {
            dead.push_back(i);
            return;
        }
        if (m.damage == 0 || healthOf(t, i) > 0)
            return;
        if (has(t, i, Modifier::Kind::NotDestroyed)) // RULING: it is left with 1 health
            m.damage = plus(0, maxHealthOf(t, i) - 1);
        else
            dead.push_back(i);
    });
    if (offersRescue(t, dead))
        return false;
    for (std::size_t k = dead.size(); k-- > 0;)
        if (!onBattlefield(s, dead[k])
            || (!isCondemned(mercenary(s, dead[k])) && isRescued(t, dead[k]))) {
            dead.erase(k);
            s.dirty = 1; // whoever did it may have paid with something else
        }
    for (const Index i : dead)
        tellDestruction(
            t, i, mercenary(s, i).hitBy, noSeat, isFree(mercenary(s, i)), hitHow(mercenary(s, i)));
    for (const Index i : dead)
        if (!s.over && onBattlefield(s, i))
            remove(t, i);
    return !dead.empty();
}

/// S-ABIL-EVENT-CLASS A class event goes when its player has no mercenary of the class.
bool sweepEvents(const Table& t)
{
    State& s = t.state;
    bool gone = false;
    for (Seat p = 0; p < s.seats; ++p)
        for (Index i = s.zones.first(zoneIndex(p, Zone::Events)); i != noIndex;) {
            const Index next = s.zones.next(i);
            const Class cls = t.facts(i).cls;
            bool held = cls == 0;
            for (const Index m : cardsIn(s, p, Zone::Battlefield))
                held = held || t.facts(m).cls == cls;
            if (!held) {
                t.tell({ Event::Kind::Destroyed, p, i });
                moveTo(t, i, Zone::Discard);
                gone = true;
            }
            i = next;
        }
    return gone;
}

} // namespace

void destroy(const Table& t, Index i, Index by, Seat dealer, bool free, How how)
{
    if (!onBattlefield(t.state, i) || has(t, i, Modifier::Kind::NotDestroyed) || isRescued(t, i))
        return;
    if (optionalSaviourOf(t, i).rescue) { // it is asked when nothing is half done (sweep)
        Mercenary& m = mercenary(t.state, i);
        m.doom = free ? Mercenary::CondemnedFree : Mercenary::Condemned;
        m.hitBy = by;
        m.set(Mercenary::HitInMelee, how == How::Melee || how == How::Attack);
        m.set(Mercenary::HitByShot, how == How::Ranged || how == How::Attack);
        t.state.dirty = 1;
        return;
    }
    tellDestruction(t, i, by, dealer, free, how);
    if (onBattlefield(t.state, i) && !t.state.over)
        remove(t, i);
}

void run(const Table& t, PickedForThing<Rescue> step)
{
    State& s = t.state;
    const Index i = step.thing;
    if (!onBattlefield(s, i))
        return;
    Mercenary& m = mercenary(s, i);
    s.dirty = 1;
    const Saviour saviour = optionalSaviourOf(t, i);
    if (s.picks.empty() || !saviour.rescue) {
        m.doom = isFree(m) ? Mercenary::GivenUpFree : Mercenary::GivenUp;
        return;
    }
    m.doom = Mercenary::Safe;
    saveBy(t, saviour.rescue->effect.front(), saviour, i);
}

void sweep(const Table& t)
{
    State& s = t.state;
    while (s.dirty && !s.over) {
        s.dirty = 0;
        bool changed = sweepMercenaries(t);
        if (s.asked.what == Ask::Rescue) // "you may instead": the rest when that is answered
            break;
        if (!s.over)
            changed = sweepEvents(t) || changed;
        if (!s.over)
            defeatTheLost(t);
        if (!changed)
            break;
    }
}

} // namespace triptych::seize
