#include "seize/rules/Rescues.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"
#include "seize/tree/Walk.h"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace triptych::seize {
namespace {

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

/// "Destroy all treasures equipped to it": all of them, so nobody is asked.
void stripAll(const Table& t, Index i, const Strip& e, Seat by)
{
    State& s = t.state;
    if (i == noIndex || !onBattlefield(s, i))
        return;
    for (const Index treasure : treasuresOf(s, i)) {
        if (keepsTreasure(t, treasure, by, e.destroy ? Loss::Destroyed : Loss::Otherwise))
            continue;
        e.home          ? moveTo(t, treasure, Zone::Hand)
            : e.destroy ? ruin(t, treasure)
                        : unequip(t, treasure);
        if (e.exhausted && zoneOf(s, treasure) == Zone::Warchest)
            exhaustTreasure(t, treasure);
    }
}

/// How much a deed of a Rescue is: "that much" is what would have been dealt, healed or gained.
int sizeOf(const Amount& amount, int thatMuch)
{
    if (amount.kind == Amount::Kind::ThatMuch) {
        const int much = std::max(0, amount.number * thatMuch + amount.plus);
        return amount.most < 0 ? much : std::min<int>(much, amount.most);
    }
    if (amount.kind != Amount::Kind::EqualTo || !amount.quantity)
        return amount.number;
    switch (amount.quantity->share) {
    case Quantity::Share::Once:
        break;
    case Quantity::Share::Twice:
        thatMuch *= 2;
        break;
    case Quantity::Share::HalfUp:
        thatMuch = (thatMuch + 1) / 2;
        break;
    case Quantity::Share::HalfDown:
        thatMuch /= 2;
        break;
    }
    return std::max(0, thatMuch + amount.plus);
}

/// One deed of a Rescue; whom it is about is who would be destroyed, or the source itself.
void saveBy(
    const Table& t, const Effect& deed, const Saviour& saviour, Index doomed, const Doom& doom = {})
{
    State& s = t.state;
    const Seat you = s.objects[saviour.source].controller;
    const auto size = [&](const Amount& amount) { return sizeOf(amount, doom.amount); };
    const auto player
        = [&](const Who& who) { return who.kind == Who::Kind::ThatPlayer ? doom.who : you; };
    const auto whom = [&](const Thing& what) { return toldOf(t, what, saviour, doomed); };
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
                    heal(t, whom(e.what), healingOf(t, whom(e.what), e, size(e.amount)));
            } else if constexpr (std::is_same_v<Leaf, Prevent>) {
                if (doom.left)
                    *doom.left = leftOf(e, doom.amount);
            } else if constexpr (std::is_same_v<Leaf, Deal>) {
                if (!e.same) {
                    const Index struck
                        = e.what.kind == Thing::Kind::Attacker ? doom.source : whom(e.what);
                    if (struck != noIndex && onBattlefield(s, struck))
                        dealDamage(t, struck,
                            { size(e.amount), e.type, ownMercenary(t, saviour), you,
                                How::Ability });
                    return;
                }
                // RULING "that damage is dealt to this instead": as much, of its kind, from whom it came.
                const Index other = e.what.kind == Thing::Kind::Attacker ? doom.source
                    : e.what.kind == Thing::Kind::Target                 ? saviour.other
                                                                         : ownMercenary(t, saviour);
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
                const std::uint8_t fell = s.destroyed;
                if (onBattlefield(t.state, paid))
                    destroyAtOnce(t, paid);
                if (paid != doomed) // it has not been destroyed by what it was paid against
                    s.destroyed = fell;
            } else if constexpr (std::is_same_v<Leaf, Handle>) {
                if (e.deed == Handle::Deed::Exhaust)
                    exhaustTreasure(t, saviour.source);
                else if (e.deed == Handle::Deed::Destroy)
                    ruin(t, saviour.source);
                else if (e.deed == Handle::Deed::Return)
                    moveTo(t, saviour.source, Zone::Hand);
                else
                    unequip(t, saviour.source);
            } else if constexpr (std::is_same_v<Leaf, LoseLoot>) {
                loseLoot(t, player(e.who), size(e.amount));
            } else if constexpr (std::is_same_v<Leaf, GainLoot>) {
                gainLoot(t, player(e.who), size(e.amount));
            } else if constexpr (std::is_same_v<Leaf, Draw>) {
                draw(t, player(e.who), size(e.count));
            } else if constexpr (std::is_same_v<Leaf, Mill>) {
                mill(t, player(e.who), size(e.count));
            } else if constexpr (std::is_same_v<Leaf, LoseHealth>) {
                loseHealth(t, whom(e.what), size(e.amount));
            } else if constexpr (std::is_same_v<Leaf, Strip>) {
                stripAll(t, whom(e.what), e, you);
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
                    applyStatus(t, whom(e.what), dose.status, size(dose.count), you);
            }
        },
        deed.node);
}

/// The next one that comes instead; of those that are optional the first that was accepted.
template <typename Next>
Saviour wanted(const Table& t, Index i, Next&& next)
{
    Declined declined;
    for (;;) {
        const Saviour saviour = next(declined);
        if (!saviour.rescue || !isOffered(*saviour.rescue))
            return saviour;
        switch (takeAnswer(t, saviour, i)) {
        case Answer::Yes:
            return saviour;
        case Answer::NotAsked:
            return {};
        case Answer::No:
            declined.push_back(saviour);
        }
    }
}

Saviour saviourIn(const Table& t, const DelayedEffect& d)
{
    return { &std::get<Rescue>(t.cards.effect(d.node).node), d.source.object, ofWhatResolved,
        d.ability };
}

/// "The next time it would be destroyed this turn": the first that waits for it and can be done, or their number.
std::size_t onceFor(const Table& t, Index i, const Doom& doom, const Declined& declined)
{
    const State& s = t.state;
    const Ref whom = doom.who == noSeat ? refOf(s, i) : seatRef(doom.who);
    for (std::size_t k = 0; k < s.delayed.size(); ++k) {
        const DelayedEffect& d = s.delayed[k];
        if (d.when != rescueMark || d.subject != whom)
            continue;
        const auto& rescue = std::get<Rescue>(t.cards.effect(d.node).node);
        Viewpoint v;
        v.you = d.controller;
        v.self = d.source.object;
        const Saviour saviour = saviourIn(t, d);
        if (speaksOf(rescue, doom) && isBy(t, rescue, doom, v) && !isAmong(declined, saviour)
            && comesInstead(t, saviour, i, doom.who))
            return k;
    }
    return s.delayed.size();
}

/// The next time is used up by that. What was done, or nothing.
const Rescue* rescuedOnce(const Table& t, Index i, const Doom& doom)
{
    State& s = t.state;
    std::size_t k = s.delayed.size();
    const Saviour saviour = wanted(t, i, [&](const Declined& declined) {
        k = onceFor(t, i, doom, declined);
        return k < s.delayed.size() ? saviourIn(t, s.delayed[k]) : Saviour {};
    });
    if (!saviour.rescue)
        return nullptr;
    if (saviour.rescue->once)
        s.delayed.erase(k);
    saveBy(t, saviour.rescue->effect.front(), saviour, i, doom);
    return saviour.rescue;
}

/// "The first time it would be destroyed": it is not done again.
void noteRescue(const Table& t, const Saviour& saviour)
{
    State& s = t.state;
    noteUse(s, refOf(s, saviour.source), saviour.ability,
        t.card(saviour.source).abilities[saviour.ability]);
}

/// What could keep it from its destruction now: what waits for it alone comes before all passive abilities.
Saviour nextFor(const Table& t, Index i)
{
    const Doom doom = lastBlow(t, i);
    if (isGivenUp(mercenary(t.state, i)) || onceFor(t, i, doom, {}) < t.state.delayed.size())
        return {};
    return saviourOf(t, i, doom);
}

/// RULING "would be destroyed, instead ...": whom that heals has the health it says. It says nothing of health?
/// Then the destruction does not happen all the same, and damage leaves it with 1. `free`: without its bounty.
void liveOn(const Table& t, Index i, std::uint32_t era, const Rescue& rescue, bool free)
{
    bool heals = false;
    walk(rescue.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            heals = heals || std::holds_alternative<Heal>(part.node);
    });
    const bool here = onBattlefield(t.state, i) && t.state.objects[i].era == era;
    if (!heals && here && healthOf(t, i) <= 0)
        leaveOneHealth(t, i);
    if (here && healthOf(t, i) <= 0)
        mercenary(t.state, i).doom // RULING: one such ability is done each time
            = free ? Mercenary::GivenUpFree : Mercenary::GivenUp;
}

/// It is done for it by a passive ability.
void saveFrom(const Table& t, Index i, const Saviour& saviour, const Doom& doom)
{
    const std::uint32_t era = t.state.objects[i].era;
    Mercenary& m = mercenary(t.state, i);
    const bool free = isFree(m);
    noteRescue(t, saviour);
    m.doom = Mercenary::Safe;
    saveBy(t, saviour.rescue->effect.front(), saviour, i, doom);
    liveOn(t, i, era, *saviour.rescue, free);
}

} // namespace

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

/// RULING "cannot be destroyed": damage leaves it with 1 health.
void leaveOneHealth(const Table& t, Index i)
{
    mercenary(t.state, i).damage
        = static_cast<std::uint8_t>(std::clamp(maxHealthOf(t, i) - 1, 0, 255));
}

bool isFree(const Mercenary& m)
{
    return m.doom == Mercenary::CondemnedFree || m.doom == Mercenary::GivenUpFree;
}

bool isGivenUp(const Mercenary& m)
{
    return m.doom == Mercenary::GivenUp || m.doom == Mercenary::GivenUpFree;
}

/// RULING: one such ability is done each time, and who is healed by it and has no health left is destroyed all the same.
bool isRescued(const Table& t, Index i, const Doom& doom)
{
    if (isGivenUp(mercenary(t.state, i)))
        return false;
    const std::uint32_t era = t.state.objects[i].era;
    const bool free = isFree(mercenary(t.state, i));
    if (const Rescue* rescue = rescuedOnce(t, i, doom)) {
        if (onBattlefield(t.state, i) && t.state.objects[i].era == era)
            mercenary(t.state, i).doom = Mercenary::Safe;
        liveOn(t, i, era, *rescue, free);
        return true;
    }
    const Saviour saviour = saviourOf(t, i, doom);
    if (!saviour.rescue || saviour.rescue->may)
        return false;
    saveFrom(t, i, saviour, doom);
    return true;
}

/// "You may instead": the controller of what says so is asked, about one ability after the other, in table
/// order; who declines one may still be saved by the next. Whether somebody is asked now.
bool offersRescue(const Table& t, const InlineVector<Index, maxMercenaries>& dead)
{
    State& s = t.state;
    for (const Index i : dead)
        for (Saviour saviour = nextFor(t, i); saviour.rescue && saviour.rescue->may;
             saviour = nextFor(t, i)) {
            const Effect* deed = &saviour.rescue->effect.front();
            s.agenda.push(PickedForThing<Rescue> { deed->id, i });
            if (ask(t,
                    { Ask::Rescue, s.objects[saviour.source].controller, 1, 1, deed->id,
                        Saving { saviour.source, i } })) {
                s.dirty = 1;
                return true;
            }
            s.agenda.pop();
            refuse(t, i, saviour); // nobody is there to answer
        }
    return false;
}

bool isReplaced(const Table& t, Index i, const Doom& doom)
{
    if (t.instead || (!t.state.rescues && t.state.delayed.empty()))
        return false;
    Table now = t;
    now.instead = true;
    if (rescuedOnce(now, i, doom))
        return true;
    const Saviour saviour
        = wanted(t, i, [&](const Declined& declined) { return guardOf(t, i, doom, declined); });
    if (!saviour.rescue)
        return false;
    noteRescue(t, saviour);
    // "Would gain a Poison counter": what is done instead is done for each of them.
    // What then no longer works leaves the others to come.
    Doom one = doom;
    if (saviour.rescue->each)
        one.amount = 1;
    for (int left = saviour.rescue->each ? doom.amount : 1; left > 0;) {
        saveBy(now, saviour.rescue->effect.front(), saviour, i, one);
        if (--left > 0 && guardOf(t, i, doom, {}).rescue != saviour.rescue) {
            applyStatus(now, i, doom.status, left, doom.dealer);
            break;
        }
    }
    return true;
}

bool isReplacedOf(const Table& t, Seat p, Doom doom)
{
    if (t.instead || (!t.state.rescues && t.state.delayed.empty()))
        return false;
    Table now = t;
    now.instead = true;
    doom.who = p;
    if (rescuedOnce(now, noIndex, doom))
        return true;
    const Saviour saviour = wanted(
        t, noIndex, [&](const Declined& declined) { return guardOfPlayer(t, doom, declined); });
    if (!saviour.rescue)
        return false;
    noteRescue(t, saviour);
    saveBy(now, saviour.rescue->effect.front(), saviour, noIndex, doom);
    return true;
}

void run(const Table& t, PickedForThing<Rescue> step)
{
    State& s = t.state;
    const Index i = step.thing;
    if (!onBattlefield(s, i))
        return;
    s.dirty = 1;
    const Saviour saviour = nextFor(t, i);
    if (!saviour.rescue || !saviour.rescue->may)
        return;
    if (s.picks.empty())
        refuse(t, i, saviour);
    else
        saveFrom(t, i, saviour, lastBlow(t, i));
}

} // namespace triptych::seize
