#include "seize/rules/Damage.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Rescues.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Winning.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <array>

// S-DMG-DESTROY: being destroyed, and what is swept away. What comes instead of it: Rescues.cpp.
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

void remove(const Table& t, Index i, Zone to)
{
    State& s = t.state;
    const Seat owner = s.objects[i].owner;
    const bool isMaster = s.objects[i].is(Object::GuildMaster);
    s.destroyed = static_cast<std::uint8_t>(std::min(250, s.destroyed + 1));
    std::uint8_t& fallen = s.fallen[s.objects[i].controller];
    fallen = static_cast<std::uint8_t>(std::min(250, fallen + 1));
    s.haveLost = static_cast<std::uint8_t>(s.haveLost | (1u << s.objects[i].controller));
    tellLeaving(t, i);
    moveTo(t, i, to);
    if (isMaster && formatOf(s).guildMaster) // S-FMT-GM-GOAL
        s.players[owner].fallen |= theGuildMaster;
}

/// Those who fall together go: of each what is said of it as all are still there, where it and its treasures go.
void removeTogether(const Table& t, const auto& fallen)
{
    const auto isThere = [&](Index i) { return !t.state.over && onBattlefield(t.state, i); };
    Mercenaries toHand;
    for (const Index i : fallen)
        if (isThere(i) && has(t, i, Modifier::Kind::FallsToHand))
            toHand.push_back(i);
    for (const Index i : fallen)
        if (isThere(i) && has(t, i, Modifier::Kind::Bequeaths))
            for (const Index treasure : treasuresOf(t.state, i))
                moveTo(t, treasure, Zone::Warchest);
    for (const Index i : fallen)
        if (isThere(i))
            remove(t, i, toHand.contains(i) ? Zone::Hand : Zone::Discard);
}

/// Who is destroyed now, unless something comes instead.
PassingVector<Index, maxMercenaries> deadNow(const Table& t)
{
    State& s = t.state;
    PassingVector<Index, maxMercenaries> dead;
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
        // S-MERC-C Also who has none left undamaged, where something takes from it.
        const bool unhurt = m.damage == 0 && !isSpokenOf(s, Modifier::Kind::Health);
        if (unhurt || healthOf(t, i) > 0)
            return;
        if (has(t, i, Modifier::Kind::NotDestroyed))
            leaveOneHealth(t, i);
        else
            dead.push_back(i);
    });
    return dead;
}

/// What comes instead of the destruction of one of them, without a choice.
bool savesOne(const Table& t, const PassingVector<Index, maxMercenaries>& dead)
{
    for (std::size_t k = dead.size(); k-- > 0;)
        if (isRescued(t, dead[k], lastBlow(t, dead[k])))
            return true;
    return false;
}

/// RULING "cannot stay in Stealth": whoever has it all the same is found, and is in no ambush for it.
void uncover(const Table& t)
{
    State& s = t.state;
    if (!isSpokenOf(s, Modifier::Kind::NoStealth))
        return;
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Battlefield))
            if (hasStatus(mercenary(s, i), Status::Stealth) && has(t, i, Modifier::Kind::NoStealth))
                clearStatus(t, i, Status::Stealth);
}

bool sweepMercenaries(const Table& t)
{
    State& s = t.state;
    auto dead = deadNow(t);
    for (;;) {
        if (offersRescue(t, dead))
            return false;
        if (!savesOne(t, dead))
            break;
        s.dirty = 1;
        dead = deadNow(t); // whoever did it may have paid with somebody else
    }
    forgetRefusals(s);
    for (const Index i : dead)
        tellDestruction(
            t, i, mercenary(s, i).hitBy, noSeat, isFree(mercenary(s, i)), hitHow(mercenary(s, i)));
    removeTogether(t, dead);
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

bool isCondemned(const Mercenary& m)
{
    return m.doom != Mercenary::Safe;
}

void destroyAtOnce(const Table& t, Index i, bool free)
{
    tellDestruction(t, i, noIndex, noSeat, free);
    removeTogether(t, std::array { i });
}

namespace {

/// Whether it is destroyed now: nothing comes instead, and nobody is to be asked about that.
bool falls(const Table& t, Index i, Index by, Seat dealer, bool free, How how)
{
    Doom doom;
    doom.how = how;
    doom.source = by;
    doom.dealer = by == noIndex ? dealer : noSeat;
    if (!onBattlefield(t.state, i) || has(t, i, Modifier::Kind::NotDestroyed))
        return false;
    if (isRescued(t, i, doom))
        return onBattlefield(t.state, i) && isGivenUp(mercenary(t.state, i));
    // What is optional is asked when nothing is half done (sweep).
    if (saviourOf(t, i, doom).rescue) {
        Mercenary& m = mercenary(t.state, i);
        m.doom = free ? Mercenary::CondemnedFree : Mercenary::Condemned;
        m.hitBy = by;
        noteHit(m, how);
        t.state.dirty = 1;
        return false;
    }
    return true;
}

} // namespace

void destroy(const Table& t, Index i, Index by, Seat dealer, bool free, How how)
{
    if (!falls(t, i, by, dealer, free, how))
        return;
    tellDestruction(t, i, by, dealer, free, how);
    removeTogether(t, std::array { i });
}

int destroyTogether(const Table& t, const Mercenaries& list, Index by, Seat dealer, How how,
    const Mercenaries& spared)
{
    const auto howOf = [&](Index i) { return i == by ? How::Any : how; };
    Mercenaries dead;
    for (const Index i : list)
        if (falls(t, i, by, dealer, spared.contains(i), howOf(i)))
            dead.push_back(i);
    for (const Index i : dead) // all of them are there to see each of the others fall
        if (!t.state.over && onBattlefield(t.state, i))
            tellDestruction(t, i, by, dealer, spared.contains(i), howOf(i));
    removeTogether(t, dead);
    return static_cast<int>(dead.size());
}

namespace {

/// "Play with their hands revealed", "look at the top card of your deck at any time": who may see what now.
void lookAgain(const Table& t)
{
    State& s = t.state;
    const auto seats = [&](Allowance::Kind kind) {
        unsigned found = 0;
        if ((s.allowances & bitOf(kind)) != 0)
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
    uncover(t); // whoever comes near one who says so, too, which changes nothing else
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
