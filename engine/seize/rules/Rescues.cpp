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

/// Health is reduced to 0 and no further (S-MERC-C): what heals it instead of its destruction counts from there.
void leaveNoLessThanNone(const Table& t, Index i)
{
    if (i == noIndex || !onBattlefield(t.state, i))
        return;
    Mercenary& m = mercenary(t.state, i);
    m.damage = static_cast<std::uint8_t>(std::min<int>(m.damage, std::max(maxHealthOf(t, i), 0)));
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
    leaveNoLessThanNone(t, i);
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
    leaveNoLessThanNone(t, i);
    saveBy(t, saviour.rescue->effect.front(), saviour, i, doom);
    liveOn(t, i, era, *saviour.rescue, free);
}

} // namespace

/// By what the last damage to it came; both marks are those of an Attack ability.
How hitHow(const Mercenary& m)
{
    const bool melee = m.is(Mercenary::HitInMelee);
    const bool shot = m.is(Mercenary::HitByShot);
    return melee && shot ? How::Attack
        : melee          ? How::Melee
        : shot           ? How::Ranged
        : m.bled != 0    ? How::Bleed
        : m.burned != 0  ? How::Burn
                         : How::Any;
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

/// RULING: one such ability is done each time, and who is to be healed by it and is not is destroyed all the same.
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
bool offersRescue(const Table& t, const PassingVector<Index, maxMercenaries>& dead)
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
