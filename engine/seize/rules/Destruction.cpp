#include "seize/rules/Damage.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Winning.h"
#include "seize/rules/Zones.h"
#include "seize/tree/Walk.h"

#include <algorithm>
#include <type_traits>

// S-DMG-DESTROY: being destroyed, what comes instead of it, and what is swept away.
namespace triptych::seize {

namespace {

using When = Trigger::Event;

void tellDestruction(
    const Table& t, Index i, Index by, Seat dealer, bool free = false, How how = How::Any)
{
    State& s = t.state;
    t.tell({ Event::Kind::Destroyed, s.objects[i].controller, i, by });
    Happening happening { When::IsDestroyed, i, by };
    happening.who = s.objects[i].controller;
    happening.how = how;
    if (by == noIndex)
        happening.by = dealer;
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
    const int spared = bonusOf(t, i, Modifier::Kind::CheaperLoss);
    loseBounty(t, s.objects[i].controller, std::max(0, bountyOf(t, i) - spared), gainer);
}

void remove(const Table& t, Index i)
{
    State& s = t.state;
    const Seat owner = s.objects[i].owner;
    const bool isMaster = s.objects[i].is(Object::GuildMaster);
    s.destroyed = 1;
    std::uint8_t& fallen = s.fallen[s.objects[i].controller];
    fallen = static_cast<std::uint8_t>(std::min(250, fallen + 1));
    s.haveLost = static_cast<std::uint8_t>(s.haveLost | (1u << s.objects[i].controller));
    tellLeaving(t, i);
    moveTo(t, i, Zone::Discard);
    if (isMaster && formatOf(s).guildMaster) // S-FMT-GM-GOAL
        s.players[owner].fallen |= theGuildMaster;
}

/// The mercenary that a rescue speaks from: itself, or who carries the treasure.
Index ownMercenary(const Table& t, const Saviour& saviour)
{
    const State& s = t.state;
    const Index source = saviour.source;
    if (source >= s.objectCount)
        return noIndex;
    return zoneOf(s, source) == Zone::Equipped ? Index { s.objects[source].host } : source;
}

/// What is dealt all the same of so much.
int leftOf(const Prevent& e, int amount)
{
    switch (e.way) {
    case Prevent::Way::Next:
    case Prevent::Way::OfIt:
        return e.amount.kind == Amount::Kind::All ? 0 : std::max(0, amount - e.amount.number);
    case Prevent::Way::AllBut:
        return std::min(amount, e.amount.number);
    case Prevent::Way::Half:
        break;
    }
    return amount - (amount + (e.roundedUp ? 1 : 0)) / 2;
}

/// One deed of a Rescue; whom it is about is who would be destroyed, or the source itself.
void saveBy(
    const Table& t, const Effect& deed, const Saviour& saviour, Index doomed, const Doom& doom = {})
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
                    saveBy(t, part, saviour, doomed, doom);
            } else if constexpr (std::is_same_v<Leaf, Heal>) {
                if (e.way == Heal::Way::Set)
                    setHealth(t, whom(e.what), e.amount.number);
                else
                    heal(t, whom(e.what), healingOf(t, whom(e.what), e, e.amount.number));
            } else if constexpr (std::is_same_v<Leaf, Prevent>) {
                if (doom.left)
                    *doom.left = leftOf(e, doom.amount);
            } else if constexpr (std::is_same_v<Leaf, Deal>) {
                if (!e.same) {
                    const Index struck
                        = e.what.kind == Thing::Kind::Attacker ? doom.source : whom(e.what);
                    if (struck != noIndex && onBattlefield(s, struck))
                        dealDamage(t, struck,
                            { e.amount.number, e.type, ownMercenary(t, saviour), you,
                                How::Ability });
                    return;
                }
                // RULING "that damage is dealt to this instead": as much, of its kind, from whom it came.
                const Index other
                    = e.what.kind == Thing::Kind::Attacker ? doom.source : ownMercenary(t, saviour);
                if (other != noIndex && other != doomed && onBattlefield(s, other))
                    dealDamage(t, other,
                        { doom.dealt, doom.type,
                            e.what.kind == Thing::Kind::Attacker ? doomed : doom.source,
                            doom.dealer, doom.how });
            } else if constexpr (std::is_same_v<Leaf, Exit>) {
                exit(t, whom(e.what));
            } else if constexpr (std::is_same_v<Leaf, ReturnToHand>) {
                putBack(t, whom(e.what), e.goal);
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
            } else if constexpr (std::is_same_v<Leaf, GainLoot>) {
                gainLoot(t, you, e.amount.number);
            } else if constexpr (std::is_same_v<Leaf, Draw>) {
                draw(t, you, e.count.number);
            } else if constexpr (std::is_same_v<Leaf, LoseHealth>) {
                loseHealth(t, whom(e.what), e.amount.number);
            } else if constexpr (std::is_same_v<Leaf, Ready>) {
                ready(t, whom(e.what));
            } else if constexpr (std::is_same_v<Leaf, Remove>) {
                if (e.every)
                    for (int k = 0; k < countedStatusCount; ++k)
                        clearStatus(t, whom(e.what), static_cast<Status>(k));
                else
                    removeStatus(t, whom(e.what), e.status,
                        e.count.kind == Amount::Kind::All ? 255 : e.count.number);
            } else if constexpr (std::is_same_v<Leaf, Apply>) {
                for (const Apply::Dose& dose : e.doses)
                    applyStatus(t, whom(e.what), dose.status, dose.count.number, you);
            }
        },
        deed.node);
}

/// "The next time it would be destroyed this turn": it is used up by that. What was done, or nothing.
const Rescue* rescuedOnce(const Table& t, Index i, const Doom& doom)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.delayed.size(); ++k) {
        const DelayedEffect d = s.delayed[k];
        if (d.when != rescueMark || d.subject != refOf(s, i))
            continue;
        const auto& rescue = std::get<Rescue>(t.cards.effect(d.node).node);
        Viewpoint v;
        v.you = d.controller;
        v.self = d.source.object;
        if (!speaksOf(rescue, doom) || !isBy(t, rescue, doom, v))
            continue;
        s.delayed.erase(k);
        saveBy(t, rescue.effect.front(), { &rescue, d.source.object }, i, doom);
        return &rescue;
    }
    return nullptr;
}

/// "The first time it would be destroyed": it is not done again.
void noteRescue(const Table& t, const Saviour& saviour)
{
    State& s = t.state;
    noteUse(s, refOf(s, saviour.source), saviour.ability,
        t.card(saviour.source).abilities[saviour.ability]);
}

/// By what the last damage to it came; both marks are those of an Attack ability.
How hitHow(const Mercenary& m)
{
    const bool melee = m.is(Mercenary::HitInMelee);
    const bool shot = m.is(Mercenary::HitByShot);
    return melee && shot ? How::Attack : melee ? How::Melee : shot ? How::Ranged : How::Any;
}

/// Its destruction by what hurt it last, or has condemned it.
Doom lastBlow(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    Doom doom;
    doom.how = hitHow(m);
    doom.source = m.hitBy;
    return doom;
}

/// "You may instead": who is asked is the controller of what says so. RULING: of several such the first is
/// offered, once each time.
bool isOffered(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    return m.doom != Mercenary::GivenUp && m.doom != Mercenary::GivenUpFree
        && optionalSaviourOf(t, i, lastBlow(t, i)).rescue;
}

/// RULING "cannot be destroyed": damage leaves it with 1 health.
void leaveOneHealth(const Table& t, Index i)
{
    mercenary(t.state, i).damage
        = static_cast<std::uint8_t>(std::clamp(maxHealthOf(t, i) - 1, 0, 255));
}

/// RULING "would be destroyed, instead ...": whom that heals has the health it says. It says nothing of health?
/// Then the destruction does not happen all the same, and damage leaves it with 1.
void liveOn(const Table& t, Index i, std::uint32_t era, const Rescue& rescue)
{
    bool heals = false;
    walk(rescue.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            heals = heals || std::holds_alternative<Heal>(part.node);
    });
    if (!heals && onBattlefield(t.state, i) && t.state.objects[i].era == era && healthOf(t, i) <= 0)
        leaveOneHealth(t, i);
}

/// Whether something happens instead of its destruction. RULING: one such ability is done each time,
/// and who is healed by it and has no health left is destroyed all the same.
bool isRescued(const Table& t, Index i, const Doom& doom)
{
    const std::uint32_t era = t.state.objects[i].era;
    const Rescue* rescue = rescuedOnce(t, i, doom);
    if (!rescue) {
        const Saviour saviour = saviourOf(t, i, doom);
        if (!saviour.rescue)
            return false;
        noteRescue(t, saviour);
        saveBy(t, saviour.rescue->effect.front(), saviour, i);
        rescue = saviour.rescue;
    }
    liveOn(t, i, era, *rescue);
    const bool gone = !onBattlefield(t.state, i) || t.state.objects[i].era != era;
    return gone || healthOf(t, i) > 0;
}

/// Asks about the first who could still be rescued; whether somebody is asked now.
bool offersRescue(const Table& t, const auto& dead)
{
    State& s = t.state;
    for (const Index i : dead) {
        if (!isOffered(t, i))
            continue;
        const Saviour saviour = optionalSaviourOf(t, i, lastBlow(t, i));
        const Effect* deed = &saviour.rescue->effect.front();
        s.agenda.push(PickedForThing<Rescue> { deed->id, i });
        if (ask(t,
                { Ask::Rescue, s.objects[saviour.source].controller, 1, 1, deed->id,
                    Saving { saviour.source, i } })) {
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
        if (has(t, i, Modifier::Kind::NotDestroyed))
            leaveOneHealth(t, i);
        else
            dead.push_back(i);
    });
    if (offersRescue(t, dead))
        return false;
    for (std::size_t k = dead.size(); k-- > 0;)
        if (!onBattlefield(s, dead[k])
            || (!isCondemned(mercenary(s, dead[k]))
                && isRescued(t, dead[k], lastBlow(t, dead[k])))) {
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
                held = held || isOfClass(t, m, cls);
            if (!held) {
                t.tell({ Event::Kind::Destroyed, p, i });
                ruin(t, i);
                gone = true;
            }
            i = next;
        }
    return gone;
}

} // namespace

bool isReplaced(const Table& t, Index i, const Doom& doom)
{
    if (t.instead || (!t.state.rescues && t.state.delayed.empty()))
        return false;
    Table now = t;
    now.instead = true;
    if (rescuedOnce(now, i, doom))
        return true;
    const Saviour saviour = guardOf(t, i, doom);
    if (!saviour.rescue)
        return false;
    noteRescue(t, saviour);
    // "Would gain a Poison counter": what is done instead is done for each of them.
    // What then no longer works leaves the others to come.
    for (int left = saviour.rescue->each ? doom.amount : 1; left > 0;) {
        saveBy(now, saviour.rescue->effect.front(), saviour, i, doom);
        if (--left > 0 && guardOf(t, i, doom).rescue != saviour.rescue) {
            applyStatus(now, i, doom.status, left, doom.dealer);
            break;
        }
    }
    return true;
}

void destroy(const Table& t, Index i, Index by, Seat dealer, bool free, How how)
{
    Doom doom;
    doom.how = how;
    doom.source = by;
    doom.dealer = by == noIndex ? dealer : noSeat;
    if (!onBattlefield(t.state, i) || has(t, i, Modifier::Kind::NotDestroyed)
        || isRescued(t, i, doom))
        return;
    if (optionalSaviourOf(t, i, doom).rescue) { // it is asked when nothing is half done (sweep)
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
    const Saviour saviour = optionalSaviourOf(t, i, lastBlow(t, i));
    if (s.picks.empty() || !saviour.rescue) {
        m.doom = isFree(m) ? Mercenary::GivenUpFree : Mercenary::GivenUp;
        return;
    }
    m.doom = Mercenary::Safe;
    noteRescue(t, saviour);
    const std::uint32_t era = s.objects[i].era;
    saveBy(t, saviour.rescue->effect.front(), saviour, i);
    liveOn(t, i, era, *saviour.rescue);
}

namespace {

/// "Play with their hands revealed", "look at the top card of your deck at any time": who may see what now.
void lookAgain(const Table& t)
{
    State& s = t.state;
    const auto seats = [&](Allowance::Kind kind) {
        unsigned found = 0;
        if ((s.allowances >> static_cast<unsigned>(kind)) & 1)
            for (Seat p = 0; p < s.seats; ++p)
                found |= allowed(t, p, kind) > 0 ? 1u << p : 0u;
        return static_cast<std::uint8_t>(found);
    };
    s.openHands = seats(Allowance::Kind::OpenHand);
    s.seenTops = seats(Allowance::Kind::TopSeen);
    s.openTops = seats(Allowance::Kind::OpenTop);
}

} // namespace

void sweep(const Table& t)
{
    State& s = t.state;
    lookAgain(t);
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
