#include "seize/effects/Treasures.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Moves.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {

namespace {

void takeFrom(const Table& t, const Strip& e, const auto& treasures)
{
    State& s = t.state;
    for (const Index treasure : treasures) {
        if (zoneOf(s, treasure) != (e.fallen ? Zone::Discard : Zone::Equipped)
            || (!e.fallen
                && !canBeTaken(t, treasure, e.destroy ? Loss::Destroyed : Loss::Otherwise)))
            continue;
        ++s.theNumber;
        if (e.fallen)
            moveTo(t, treasure, e.home ? Zone::Hand : Zone::Warchest);
        else if (e.home)
            moveTo(t, treasure, Zone::Hand);
        else if (e.destroy)
            ruin(t, treasure);
        else
            unequip(t, treasure);
        if (e.exhausted && zoneOf(s, treasure) == Zone::Warchest)
            exhaustTreasure(t, treasure);
    }
}

} // namespace

Mercenaries strippedOf(const Table& t, const Strip& e)
{
    return e.fallen ? departed(t, e.what) : mercenaries(t, e.what);
}

ObjectList carriedBy(const State& s, Index i, const Strip& e)
{
    return e.fallen ? treasuresLeftBy(s, i) : treasuresOf(s, i);
}

void strip(const Table& t, EffectId effect, const Strip& e)
{
    t.state.theNumber = 0; // "for each treasure unequipped this way"
    const Mercenaries list = strippedOf(t, e);
    if (!e.fallen)
        speakOf(t.state, e.what, list);
    pushForEachThing<Strip>(t.state.agenda, effect, list);
}

void run(const Table& t, ForThing<Strip> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Strip>(t, step.effect);
    if (!e.fallen && !onBattlefield(s, step.thing))
        return;
    auto carried = carriedBy(s, step.thing, e);
    const bool all = e.count.kind == Amount::Kind::All;
    const int n = all ? maxObjects : amountOf(t, e.count);
    if (n >= static_cast<int>(carried.size()) && !e.upTo) {
        takeFrom(t, e, carried);
        return;
    }
    if (e.random) {
        s.random.shuffle(carried);
        while (static_cast<int>(carried.size()) > n)
            carried.pop_back();
        takeFrom(t, e, carried);
        return;
    }
    s.agenda.push(PickedForThing<Strip> { step.effect, step.thing });
    const std::uint8_t count = clamped(n, carried.size());
    ask(t,
        { Ask::Choose, s.resolving.controller, e.upTo ? std::uint8_t { 0 } : count, count,
            step.effect, ChosenAmong { ChosenAmong::What::Carried, step.thing } });
}

void run(const Table& t, PickedForThing<Strip> step)
{
    const auto picked = t.state.picks;
    takeFrom(t, nodeOf<Strip>(t, step.effect), picked);
}

void run(const Table& t, ForThing<Equip> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing))
        return;
    const bool deck = nodeOf<Equip>(t, step.effect).from == Zone::Deck;
    const Seat you = s.resolving.controller;
    if (deck) // whoever searches sees it all, and may find nothing
        for (const Index i : cardsIn(s, you, Zone::Deck))
            s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
    s.picks.clear();
    s.agenda.push(PickedForThing<Equip> { step.effect, step.thing });
    ask(t,
        { Ask::Choose, you, deck ? std::uint8_t { 0 } : std::uint8_t { 1 }, 1, step.effect,
            ChosenAmong { ChosenAmong::What::Loose, step.thing } });
}

void run(const Table& t, PickedForThing<Equip> step)
{
    State& s = t.state;
    if (onBattlefield(s, step.thing) && !s.picks.empty())
        equip(t, step.thing, s.picks.front());
    else if (s.it.size() < 2)
        cameToNothing(t, step.effect);
    if (nodeOf<Equip>(t, step.effect).from == Zone::Deck)
        shuffleDeck(t, s.resolving.controller);
}

namespace {

bool goesIntoDeck(Handle::Deed deed)
{
    return deed == Handle::Deed::Top || deed == Handle::Deed::Bottom
        || deed == Handle::Deed::Shuffle;
}

void putIntoDeck(const Table& t, Index i, Handle::Deed deed)
{
    const Seat owner = t.state.objects[i].owner;
    moveTo(t, i, Zone::Deck, deed == Handle::Deed::Top ? ZoneEnd::First : ZoneEnd::Last);
    if (deed == Handle::Deed::Shuffle)
        shuffleDeck(t, owner);
}

/// RULING: what was chosen by one of several is done before the next is asked.
void handleEach(const Table& t, const Handle& e, const auto& chosen)
{
    State& s = t.state;
    for (const Index i : chosen) {
        const bool equipped = zoneOf(s, i) == Zone::Equipped;
        if (zoneOf(s, i) == Zone::Discard) { // only back into the hand, the deck or the Warchest
            if (goesIntoDeck(e.deed))
                putIntoDeck(t, i, e.deed);
            if (e.deed == Handle::Deed::Return || e.deed == Handle::Deed::Unequip)
                moveTo(t, i, e.deed == Handle::Deed::Return ? Zone::Hand : Zone::Warchest);
            if (e.exhausted && zoneOf(s, i) == Zone::Warchest)
                exhaustTreasure(t, i);
            continue;
        }
        const auto harm = e.deed == Handle::Deed::Destroy ? Allowance::Destroyed
            : e.deed == Handle::Deed::Exhaust             ? Allowance::Exhausted
                                                          : Allowance::Returned;
        const bool safe = e.deed != Handle::Deed::Ready && e.deed != Handle::Deed::Unequip
            && e.deed != Handle::Deed::Blank && isSafe(t, i, harm, s.resolving.controller);
        // "Each player destroys a treasure they control": who chooses does it.
        const Seat by = e.who.kind == Who::Kind::You ? Seat { s.resolving.controller }
                                                     : Seat { s.objects[i].controller };
        const bool kept = safe || (equipped && !canBeTaken(t, i, lossBy(e.deed)));
        switch (e.deed) {
        case Handle::Deed::Destroy:
            if (!kept)
                ruin(t, i, by);
            if (zoneOf(s, i) == Zone::Discard)
                s.destroyed = 1;
            break;
        case Handle::Deed::Exhaust:
            if (!safe)
                turnTreasure(t, i, by);
            if (!safe && e.held)
                s.objects[i].set(Object::Held, true);
            break;
        case Handle::Deed::Ready:
            readyTreasure(t, i);
            break;
        case Handle::Deed::Unequip:
            if (equipped && !kept)
                unequip(t, i);
            if (e.exhausted && zoneOf(s, i) == Zone::Warchest)
                exhaustTreasure(t, i);
            break;
        case Handle::Deed::Return:
            if (!kept)
                moveTo(t, i, Zone::Hand);
            break;
        case Handle::Deed::Blank:
            takeAbilities(t, i, e.duration);
            break;
        case Handle::Deed::Top:
        case Handle::Deed::Bottom:
        case Handle::Deed::Shuffle:
            if (!kept)
                putIntoDeck(t, i, e.deed);
            break;
        }
    }
}

} // namespace

void handle(const Table& t, EffectId effect, const Handle& e)
{
    if (e.deed == Handle::Deed::Destroy)
        t.state.destroyed = 0;
    if (e.who.kind != Who::Kind::You) {
        const Seats list = players(t, e.who);
        if (list.size() == 1)
            t.state.thatPlayer = list.front();
        pushForEach<Handle>(t.state.agenda, effect, list);
        return;
    }
    handleEach(t, e, goods(t, e.goods));
}

void handOver(const Table& t, const HandOver& e)
{
    State& s = t.state;
    const Mercenaries bearers = mercenaries(t, e.what);
    for (const Index i : goods(t, e.goods)) {
        if (bearers.empty() || !isLoose(t, i) || !mayCarry(t, bearers.front(), i))
            continue;
        if (zoneOf(s, i) == Zone::Equipped
            && (s.objects[i].host == bearers.front() || !canBeTaken(t, i, Loss::Otherwise)))
            continue;
        equip(t, bearers.front(), i);
    }
}

void run(const Table& t, ForPlayer<Handle> step)
{
    State& s = t.state;
    s.thatPlayer = step.player; // of each their own
    const auto& e = nodeOf<Handle>(t, step.effect);
    int there = 0;
    for (Seat p = 0; p < s.seats; ++p)
        for (const Zone zone : goodsZones)
            for (const Index i : cardsIn(s, p, zone))
                there += treasureFits(t, e.goods, i, viewpoint(t));
    const std::uint8_t most = clamped(e.goods.count, static_cast<std::size_t>(there));
    if (most == 0)
        return;
    if (e.goods.random) {
        pickTreasures(t, e.goods, most);
        const auto picked = s.picks;
        handleEach(t, e, picked);
        return;
    }
    s.agenda.push(Picked<Handle> { step.effect, step.player });
    ask(t,
        { Ask::Choose, step.player, e.goods.upTo ? std::uint8_t { 0 } : most, most, step.effect,
            ChosenAmong { ChosenAmong::What::Theirs } });
}

void run(const Table& t, Picked<Handle> step)
{
    const auto picked = t.state.picks;
    handleEach(t, nodeOf<Handle>(t, step.effect), picked);
}

namespace {

void turn(const Table& t, const TurnTreasures& e, const auto& treasures)
{
    for (const Index i : treasures)
        if (!e.exhaust)
            readyTreasure(t, i);
        else if (!isSafe(t, i, Allowance::Exhausted, t.state.resolving.controller))
            turnTreasure(t, i);
}

} // namespace

void turnTreasures(const Table& t, EffectId effect, const TurnTreasures& e)
{
    const Seats list = players(t, e.who);
    if (list.size() == 1 && e.who.kind != Who::Kind::You)
        t.state.thatPlayer = list.front();
    pushForEach<TurnTreasures>(t.state.agenda, effect, list);
}

void run(const Table& t, ForPlayer<TurnTreasures> step)
{
    State& s = t.state;
    const auto& e = nodeOf<TurnTreasures>(t, step.effect);
    const Seat p = step.player;
    ObjectList there;
    for (const Index i : cardsIn(s, p, Zone::Warchest))
        if (s.objects[i].is(Object::Exhausted) != e.exhaust
            && !(e.exhaust && isSafe(t, i, Allowance::Exhausted, s.resolving.controller)))
            there.push_back(i);
    const int n = amountFor(t, e.count, p);
    if (e.upTo) {
        s.picks.clear();
        s.agenda.push(Picked<TurnTreasures> { step.effect, p });
        const std::uint8_t most = clamped(n, std::min(there.size(), s.picks.capacity()));
        ask(t,
            { Ask::Choose, p, 0, most, step.effect, ChosenAmong { ChosenAmong::What::Warchest } });
        return;
    }
    if (n >= static_cast<int>(there.size())) {
        turn(t, e, there);
        return;
    }
    s.agenda.push(Picked<TurnTreasures> { step.effect, p });
    const std::uint8_t count = clamped(n, there.size());
    ask(t,
        { Ask::Choose, p, count, count, step.effect, ChosenAmong { ChosenAmong::What::Warchest } });
}

void run(const Table& t, Picked<TurnTreasures> step)
{
    const auto picked = t.state.picks;
    const auto& e = nodeOf<TurnTreasures>(t, step.effect);
    turn(t, e, picked);
    if (e.upTo) // "for each treasure exhausted this way"
        t.state.theNumber = static_cast<std::uint8_t>(picked.size());
}

} // namespace triptych::seize
