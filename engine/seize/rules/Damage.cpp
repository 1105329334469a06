#include "seize/rules/Damage.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Passives.h"
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
    if (packet.unreduced)
        return amount;
    const bool armored = !packet.ignoresArmor;
    if (armored && type == DamageType::Physical
        && !passes(Modifier::Kind::PassesArmor)) // S-RED-ARMOR
        amount = std::max(0, amount - armorOf(t, i));
    else if (armored && type == DamageType::Magic
        && !passes(Modifier::Kind::PassesMagicArmor)) // S-RED-MARMOR
        amount = std::max(0, amount - magicArmorOf(t, i));
    // S-DMG-TRUE RULING: nothing reduces True damage, Defense neither.
    if (type == DamageType::True || amount == 0 || packet.ignoresDefense
        || passes(Modifier::Kind::PassesDefense))
        return amount;
    const int defense = defenseOf(t, i);
    if (defense == 0)
        return amount;
    if (hasFor(t, i, Modifier::Kind::KeepsDefense, packet.how, type, packet.source))
        return std::max(0, amount - defense);
    const Mercenary before = mercenary(t.state, i);
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
    spends.was = &before;
    occur(t, spends);
    return std::max(0, amount - defense);
}

void tellDamage(const Table& t, Index i, const Packet& packet, int lost, DamageType told)
{
    Event event { Event::Kind::DamageDealt, t.state.objects[i].controller, i, packet.source };
    event.amount = static_cast<std::int16_t>(lost);
    event.detail = static_cast<std::uint8_t>(told);
    t.tell(event);
}

/// "This takes no Lethal damage": of what takes no damage whatever, S-DMG-LETHAL-1 destroys it all the same.
bool isSparedLethal(const Table& t, Index i, const Packet& packet)
{
    bool spared = false;
    if (isSpokenOf(t.state, Modifier::Kind::TakesNone) && !packet.unprevented)
        eachModifier(
            t, i, setOf(Modifier::Kind::TakesNone),
            [&](const Modifier& m, int, Index) {
                spared = spared
                    || (m.blow.type == DamageType::Lethal
                        && speaksOf(m.blow, packet.how, packet.type));
            },
            packet.source);
    return spared;
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
    const std::uint8_t done = t.state.stepDone; // of the damage
    for (std::size_t k = 0; k < all.size(); ++k)
        if (all[k] > 0)
            applyStatus(t, i, static_cast<Status>(k), all[k], packet.dealer);
    t.state.stepDone = done;
}

} // namespace

bool strikesFromStealth(const State& s, Index source)
{
    return source != noIndex && onBattlefield(s, source)
        && mercenary(s, source).is(Mercenary::Ambush);
}

void noteHit(Mercenary& m, How how)
{
    m.set(Mercenary::HitInMelee, how == How::Melee || how == How::Attack);
    m.set(Mercenary::HitByShot, how == How::Ranged || how == How::Attack);
    m.bled = how == How::Bleed;
    m.burned = how == How::Burn;
}

int dealDamage(const Table& t, Index i, const Packet& printed)
{
    State& s = t.state;
    if (!onBattlefield(s, i))
        return 0;
    Packet packet = printed;
    // RULING S-ABIL-ATTACK: what an Attack ability does to its own attacker is no blow of its attack.
    if (packet.how == How::Attack && packet.source == i)
        packet.how = How::Card;
    // RULING "damage dealt to this instead": moved once, before anything alters it.
    i = coverOf(t, i);
    const bool hasSource = packet.source != noIndex && onBattlefield(s, packet.source);
    // "Deals Lethal damage to damaged mercenaries": whatever it deals to them so.
    if (hasSource && packet.how != How::Any
        && typeOf(t, packet.source, packet.how, packet.type, i) == DamageType::Lethal)
        packet.type = DamageType::Lethal;
    // S-DMG-LETHAL-1 At half health or less it is destroyed, whatever alters damage: also what makes it of another
    //                kind.
    if (packet.type == DamageType::Lethal && 2 * healthOf(t, i) <= maxHealthOf(t, i)) {
        // RULING "would be dealt Lethal damage, instead ...", "takes no Lethal damage": what says so of Lethal does.
        int left = 0;
        Doom doom { Rescue::Fate::Hurt, Status::Exhaust, packet.how, packet.type, packet.amount,
            packet.source, packet.dealer, packet.amount, &left, packet.unprevented };
        doom.destroys = true;
        if (isSparedLethal(t, i, packet) || (isReplaced(t, i, doom) && left <= 0))
            return 0;
        tellDamage(t, i, packet, 0, packet.type);
        destroy(t, i, packet.source, packet.dealer, false, packet.how);
        return 0;
    }
    // RULING "all damage dealt by it is ...": also what it deals by abilities and Attack abilities.
    if (hasSource
        && (packet.how == How::Ability || packet.how == How::Attack || packet.how == How::Card))
        packet.type = abilityTypeOf(t, packet.source, packet.how, packet.type, i);
    if (packet.amount > 0 && (packet.how == How::Card || packet.how == How::Attack))
        packet.amount = std::max(0, packet.amount + damageOfCard(t, s.resolving));
    if (hasSource) { // RULING "cannot be reduced", "cannot be prevented": said of whoever deals it
        const auto deals = [&](Modifier::Kind kind) {
            return hasFor(t, packet.source, kind, packet.how, packet.type, i);
        };
        packet.unreduced = packet.unreduced || deals(Modifier::Kind::Unreduced);
        packet.unprevented = packet.unprevented || deals(Modifier::Kind::Unprevented);
    }
    if (hasSource && packet.amount > 0) {
        packet.amount = std::max(0,
            packet.amount + bonusOf(t, packet.source, Modifier::Kind::Damage)
                + sumFor(t, packet.source, Modifier::Kind::Deals, packet.how, packet.type, i));
        packet.amount = doubledFor(t, packet.source, Modifier::Kind::DealsDouble, packet.how,
            packet.type, i, packet.amount);
        packet.amount = halvedBy(
            t, packet.source, Modifier::Kind::DealsHalf, packet.how, packet.type, i, packet.amount);
    }
    if (packet.amount <= 0)
        return 0;
    Mercenary& m = mercenary(s, i);
    // S-DMG-LETHAL-2 Otherwise the printed amount, which only Defense reduces, as it does Pure damage.
    const bool lethal = packet.type == DamageType::Lethal;
    // S-STATUS-STEALTH-3 The next damage of one who came out of stealth is True.
    if (hasSource && (packet.fromStealth || strikesFromStealth(s, packet.source))) {
        mercenary(s, packet.source).set(Mercenary::Ambush, false);
        packet.type = DamageType::True;
    }
    // RULING "takes Physical damage as Magic damage": of what it has become by then; what is Lethal stays so.
    if (!lethal)
        packet.type = takenTypeOf(t, i, packet.how, packet.type, packet.source);
    const int asItComes = packet.amount; // before anything of the one it is dealt to
    if (!isUnaffected(t, i, Status::Poison))
        packet.amount += effectivePoison(m); // S-STATUS-POISON-1
    // RULING: what is said of the damage somebody takes comes before Armor and Defense; that it takes
    // none comes first of all.
    const auto said = [&](Modifier::Kind kind) {
        return hasFor(t, i, kind, packet.how, packet.type, packet.source);
    };
    const int taken
        = std::max(0, takenBy(t, i, packet.how, packet.type, packet.source, packet.amount));
    packet.amount = packet.unreduced ? std::max(packet.amount, taken) : taken;
    packet.amount = doubledFor(
        t, i, Modifier::Kind::TakesDouble, packet.how, packet.type, packet.source, packet.amount);
    // RULING "half", "no more than 3 at once": of what is left after more, less and double.
    if (!packet.unreduced) {
        packet.amount = halvedBy(
            t, i, Modifier::Kind::TakesHalf, packet.how, packet.type, packet.source, packet.amount);
        packet.amount = std::min(packet.amount, mostTaken(t, i, packet.how, packet.type));
    }
    if (!packet.unprevented && said(Modifier::Kind::TakesNone))
        packet.amount = 0;
    const Mercenary was = m;
    m.set(Mercenary::Struck, true);
    // RULING S-ABIL-ATTACK: an Attack ability is an attack, and neither of the two.
    if (packet.how == How::Melee)
        m.blows = static_cast<std::uint8_t>(m.blows | Mercenary::TakenMelee);
    if (packet.how == How::Ranged)
        m.blows = static_cast<std::uint8_t>(m.blows | Mercenary::TakenShot);
    if (packet.how == How::Attack)
        m.takenAbility = 1;
    if (!packet.unprevented)
        packet.amount = unprevented(s, i, packet.amount, packet.how, packet.type);
    // RULING "would be dealt damage": asked before Armor and Defense, once all else has altered it.
    // What prevents some of it leaves the rest.
    if (packet.amount > 0) {
        int left = 0;
        if (isReplaced(t, i,
                { Rescue::Fate::Hurt, Status::Exhaust, packet.how, packet.type, packet.amount,
                    packet.source, packet.dealer, asItComes, &left, packet.unprevented }))
            packet.amount = left;
        if (packet.amount <= 0)
            return 0;
    }
    int lost = reduced(t, i, packet.amount, packet, packet.type);
    const int before = healthOf(t, i);
    const int spared = has(t, i, Modifier::Kind::NotDestroyed) ? 1 : 0;
    if (const int least = std::max(spared, survivalOf(t, i));
        least > 0) // RULING: what is left of it is all it takes
        lost = std::min(lost, std::max(0, before - least));
    m.damage = plus(m.damage, lost);
    s.excess = plus(s.excess, std::max(0, lost - std::max(0, before))); // "the excess damage"
    m.hitBy = packet.source;
    noteHit(m, packet.how);
    tellDamage(
        t, i, packet, lost, packet.type == DamageType::Lethal ? DamageType::Pure : packet.type);
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
    dealt.by = packet.dealer;
    dealt.was = &was;
    occur(t, dealt);
    if (hasSource) {
        // S-BEN-LEECH what was really dealt. RULING: what is done to itself heals nothing back.
        if (packet.source != i
            && hasFor(t, packet.source, Modifier::Kind::Leech, packet.how, packet.type, i))
            heal(t, packet.source, lost);
        Happening deals { When::DealsDamage, packet.source, i };
        deals.amount = lost;
        deals.how = packet.how;
        deals.type = packet.type;
        deals.who = s.objects[packet.source].controller;
        deals.objectWas = &was;
        occur(t, deals);
        inflict(t, i, packet);
    }
    return lost;
}

namespace {

/// RULING "if you would lose loot, instead ...": after what says that it is more or less each time.
int leftOfLoot(const Table& t, Seat p, Rescue::Fate fate, int amount)
{
    int left = 0;
    Doom doom;
    doom.fate = fate;
    doom.amount = amount;
    doom.left = &left;
    return amount > 0 && isReplacedOf(t, p, doom) ? left : amount;
}

} // namespace

void loseLoot(const Table& t, Seat p, int amount)
{
    State& s = t.state;
    if (amount <= 0 || formatOf(s).vault == 0 || allowed(t, p, Allowance::Kind::NoLoss) > 0)
        return;
    amount += allowed(t, p, Allowance::Kind::LootLost);
    // RULING "the first time each turn": also where nothing is lost that time.
    s.lossesMet = static_cast<std::uint8_t>(s.lossesMet | (1u << p));
    amount = leftOfLoot(t, p, Rescue::Fate::LosesLoot, amount);
    if (amount <= 0)
        s.stepDone = State::NotDone; // "if you do"
    // "Your Vault cannot be reduced below 5": of what is left above it no more is lost.
    if (const int least = leastVault(t, p); least > 0)
        amount = std::min(amount, std::max(0, s.players[p].vault - least));
    if (amount <= 0)
        return;
    payLoot(t, p, amount);
    s.lootLost = static_cast<std::uint8_t>(s.lootLost | (1u << p));
    Happening happening { When::LosesLoot };
    happening.who = p;
    happening.amount = amount;
    occur(t, happening);
}

void payLoot(const Table& t, Seat p, int amount)
{
    State& s = t.state;
    if (amount <= 0 || formatOf(s).vault == 0)
        return; // S-FMT-ARENA-NOBOUNTY there is no vault
    s.players[p].vault = static_cast<std::int8_t>(std::max(0, s.players[p].vault - amount));
    Event event { Event::Kind::LootLost, p };
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
    s.dirty = 1;
}

void gainLoot(const Table& t, Seat p, int amount)
{
    State& s = t.state;
    if (amount <= 0 || formatOf(s).vault == 0 || !s.players[p].alive
        || allowed(t, p, Allowance::Kind::NoLoot) > 0)
        return;
    amount += allowed(t, p, Allowance::Kind::LootGained);
    s.gainsMet = static_cast<std::uint8_t>(s.gainsMet | (1u << p));
    amount = leftOfLoot(t, p, Rescue::Fate::GainsLoot, amount);
    if (amount <= 0) {
        s.stepDone = State::NotDone; // "if you do"
        return;
    }
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

} // namespace triptych::seize
