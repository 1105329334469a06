#include "kryptik/rules/Island.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Winning.h"

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

bool isHidden(Zone zone)
{
    return zone == Zone::Hand || zone == Zone::Deck || zone == Zone::ElevenYearRow;
}

bool isVisible(const State& s, Seat viewer, Index i)
{
    const Zone zone = zoneOf(s, i);
    if (viewer >= maxPlayers || !isHidden(zone) || s.objects[i].is(Object::FaceUp))
        return true;
    if (zone == Zone::Hand && s.objects[i].owner == viewer)
        return true;
    return ((s.objects[i].knownTo >> viewer) & 1) != 0;
}

namespace {

void leaveCombat(State& s, Index i)
{
    s.objects[i].block = 0;
}

/// 5.3.1b What lay under a citizen that leaves goes to its owner's limbo pile.
void dropAttached(const Table& t, Index host)
{
    State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        for (Index i = s.zones.first(zoneIndex(p, Zone::Attached)); i != noIndex;) {
            const Index next = s.zones.next(i);
            if (s.objects[i].host == host) {
                moveTo(t, i, s.objects[i].owner, Zone::Limbo);
                s.objects[i].host = host; // what dies with it can still be found
            }
            i = next;
        }
}

std::uint8_t knowledge(const State& s, Index i, Zone to)
{
    constexpr std::uint8_t everyone = 0xF;
    const Zone from = zoneOf(s, i);
    if (!isHidden(from) || !isHidden(to))
        return everyone;
    const std::uint8_t before = s.objects[i].knownTo;
    const auto owner = static_cast<std::uint8_t>(1u << s.objects[i].owner);
    return from == Zone::Hand ? static_cast<std::uint8_t>(before | owner) : before;
}

std::uint8_t viewersOf(const State& s, Index i)
{
    std::uint8_t seen = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        if (isVisible(s, p, i))
            seen |= static_cast<std::uint8_t>(1u << p);
    return seen;
}

void endAttached(State& s, Index i)
{
    for (std::size_t k = 0; k < s.lasting.size();) {
        if (s.lasting[k].endOfTurn == LastingEffect::Attached && s.lasting[k].about == i
            && s.lasting[k].kind != LastingEffect::Kind::Control) // it goes back: endWhatWasHere
            s.lasting.erase(k);
        else
            ++k;
    }
}

} // namespace

bool speaks(const State& s, Index i, const Facts& facts)
{
    return !facts.passives.empty()
        && (onIsland(s, i) || (facts.worksAttached && zoneOf(s, i) == Zone::Attached));
}

bool listens(const State& s, Index i, const Facts& facts)
{
    return facts.triggers != 0
        && (onIsland(s, i) || (facts.worksInLimbo && zoneOf(s, i) == Zone::Limbo));
}

void noteOnIsland(const Table& t, Index i)
{
    State& s = t.state;
    const auto keep = [&](ObjectSet& set, bool member) {
        if (member)
            set.add(i);
        else
            set.remove(i);
    };
    keep(s.speakers, speaks(s, i, t.facts(i)));
    keep(s.listeners, listens(s, i, t.facts(i)));
}

void moveTo(const Table& t, Index i, Seat seat, Zone zone, Spot spot)
{
    State& s = t.state;
    Object& o = s.objects[i];
    const Zone from = zoneOf(s, i);
    const Seat fromSeat = zoneSeat(s, i);
    if (zone != Zone::Island)
        seat = o.owner; // 5: a personal zone is always the owner's
    if (zone == Zone::Limbo && isKeptFromLimbo(t, i))
        zone = Zone::Abolished;
    if (from == Zone::Island && zone != Zone::Island && zone != Zone::Gone
        && takesLeaveOtherwise(s, i))
        zone = Zone::Abolished;
    Event event { Event::Kind::Moved, seat, i };
    event.from = from;
    event.fromSeat = fromSeat;
    event.to = zone;
    event.toSeat = seat;
    if (t.events) {
        event.seenBy = viewersOf(s, i);
        event.place = static_cast<std::uint8_t>(s.zones.positionOf(i) + 1);
    }
    if (from == Zone::Island) {
        endCopies(t, i); // what it was when it left is what it is elsewhere
        if (zone != Zone::Attached)
            dropAttached(t, i);
        leaveCombat(s, i);
        raiseDelayed(t, Delayed::When::ThisLeaves, i);
    }
    if (from == Zone::Limbo) { // once it goes on, nothing fell with it any more
        for (Seat p = 0; p < s.seats; ++p)
            for (const Index other : cardsIn(s, p, Zone::Limbo))
                if (s.objects[other].host == i)
                    s.objects[other].host = noIndex;
    }
    if (from == Zone::Island || from == Zone::Attached)
        s.dirty = 1;
    if (from == Zone::Attached) // 5.3.1 what it gave lasts as long as it is attached
        endAttached(s, i);
    s.it.remove(i); // a new object; whoever moves it may speak of it again
    const std::uint8_t known = knowledge(s, i, zone);
    o.knownTo = known & 0xF;
    ++o.era;
    o.flags = 0;
    o.noAttack = 0;
    o.damage = 0;
    o.host = noIndex;
    o.controller = seat & 3;
    if (spot == Spot::First)
        s.zones.putFirst(i, zoneIndex(seat, zone));
    else
        s.zones.putLast(i, zoneIndex(seat, zone));
    if (from == Zone::Island || zone == Zone::Island || t.facts(i).worksInLimbo
        || t.facts(i).worksAttached)
        noteOnIsland(t, i);
    s.dirty = 1;
    if (t.events && zone != Zone::Gone) // who leaves the game takes their cards along unshown
        event.seenBy |= viewersOf(s, i);
    t.tell(event);
    if (from != zone && zone != Zone::Gone && !s.listeners.empty()) {
        const Way way { from, zone };
        occur(t, Trigger::Event::LeavesZone, i, o.owner, Trigger::Object::Any, way);
        occur(t, Trigger::Event::IsPutInto, i, o.owner, Trigger::Object::Any, way);
    }
}

void shuffleDeck(const Table& t, Seat p)
{
    State& s = t.state;
    std::vector<Index> cards;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        cards.push_back(i);
    s.random.shuffle(cards);
    for (const Index i : cards) {
        s.zones.putLast(i, zoneIndex(p, Zone::Deck));
        s.objects[i].knownTo = 0;
    }
    s.dirty = 1; // who always sees the top sees another card now
    t.tell({ Event::Kind::Shuffled, p });
    occur(t, Trigger::Event::Shuffles, noIndex, p);
    occur(t, Trigger::Event::YouShuffle, noIndex, p);
}

bool hasOverlordOfName(const Table& t, Seat p, Index i)
{
    for (const Index other : cardsIn(t.state, p, Zone::Island))
        if (other != i && t.facts(other).overlord && t.facts(other).name == t.facts(i).name)
            return true;
    return false;
}

namespace {

/// 7.1.2c Before control of a second overlord of one name is gained, one of the two goes.
bool mustSettle(const Table& t, Index i, Seat p, ControlChange change)
{
    if (!t.facts(i).overlord || !hasOverlordOfName(t, p, i))
        return false;
    t.state.agenda.push(AskOverlords { i, p, change });
    return true;
}

void takeControl(const Table& t, Index i, Seat p, bool untilEndOfTurn)
{
    State& s = t.state;
    if (untilEndOfTurn)
        s.lasting.push_back(
            { refOf(s, i), LastingEffect::Kind::Control, 0, 0, s.objects[i].controller, 1, 0 });
    if (s.attack.attacker == refOf(s, i))
        s.attack.attacker = {};
    leaveCombat(s, i);
    s.zones.putLast(i, zoneIndex(p, Zone::Island));
    s.objects[i].controller = p & 3;
    s.dirty = 1;
    t.tell({ Event::Kind::ControlGained, p, i });
    makeWeary(t, i); // K-7.1e: also when it comes back
}

} // namespace

void landAs(const Table& t, Index i, Seat p, bool enters, Index copied)
{
    const BecomeCopy* as = copied == noIndex ? nullptr : copyOnEntering(t, i);
    // Put there engaged while it was still asked as whose copy: so it is.
    const bool engaged = copyOnEntering(t, i) && zoneOf(t.state, i) != Zone::SoulRow
        && t.state.objects[i].is(Object::Engaged);
    moveTo(t, i, p, Zone::Island);
    if (engaged)
        t.state.objects[i].set(Object::Engaged, true);
    if (as) {
        becomeCopy(t, i, copied, {});
        if (as->number != 0) {
            LastingEffect also;
            also.kind = LastingEffect::Kind::Faction;
            also.who = refOf(t.state, i);
            also.what = as->number;
            also.attack = 1;
            t.state.lasting.push_back(also);
        }
    }
    if (entersEngaged(t, i))
        t.state.objects[i].set(Object::Engaged, true);
    for (const EnteringCounters& with : countersOnEntering(t, i))
        putCounters(t, i, with.kind, with.number);
    makeWeary(t, i);
    if (t.facts(i).topics & topic::choosing)
        t.state.agenda.push(ChooseFactionFor { i });
    if (t.facts(i).topics & topic::naming)
        t.state.agenda.push(ChooseNameFor { i });
    if (enters) {
        t.state.objects[i].set(Object::Entered, true);
        t.tell({ Event::Kind::Entered, p, i });
        occur(t, Trigger::Event::Enters, i, p);
    }
    noteCasting(t.state, i);
}

namespace {

void land(const Table& t, Index i, Seat p, bool enters)
{
    if (copyOnEntering(t, i)) {
        const std::uint8_t how = enters ? 1 : 0;
        t.state.agenda.push(EnterAsCopy { i, p, how });
    } else {
        landAs(t, i, p, enters, noIndex);
    }
}

} // namespace

void arrive(const Table& t, Index i, Seat p, Arrival arrival)
{
    if (!mustSettle(
            t, i, p, arrival == Arrival::Enters ? ControlChange::Enters : ControlChange::Puts))
        land(t, i, p, arrival == Arrival::Enters);
}

void gainControl(const Table& t, Index i, Seat p, bool untilEndOfTurn)
{
    if (t.state.objects[i].controller == p)
        return;
    if (!mustSettle(t, i, p, untilEndOfTurn ? ControlChange::ForTheTurn : ControlChange::ForGood))
        takeControl(t, i, p, untilEndOfTurn);
}

namespace {

void changeControl(const Table& t, Index i, Seat p, ControlChange change)
{
    switch (change) {
    case ControlChange::Puts:
    case ControlChange::Enters:
        land(t, i, p, change == ControlChange::Enters);
        break;
    case ControlChange::ForTheTurn:
    case ControlChange::ForGood:
        takeControl(t, i, p, change == ControlChange::ForTheTurn);
        break;
    }
}

/// "If it would die, ... instead": it leaves, but does not die.
bool diesOtherwise(const Table& t, Index i, bool destroyed)
{
    const auto fate = insteadOfDying(t, i, destroyed);
    if (!fate)
        return false;
    endReplacement(t.state, i, destroyed);
    if (*fate == Instead::Fate::Stay) { // it is still there
        Object& o = t.state.objects[i];
        o.damage = 0;
        o.set(Object::LethalTouched, false);
        engage(t, i);
        if (t.state.attack.attacker == refOf(t.state, i))
            t.state.attack.attacker = {};
        leaveCombat(t.state, i);
        return true;
    }
    const Seat owner = t.state.objects[i].owner;
    occur(t, Trigger::Event::LeavesTheIsland, i, t.state.objects[i].controller);
    switch (*fate) {
    case Instead::Fate::Abolish:
        moveTo(t, i, owner, Zone::Abolished);
        break;
    case Instead::Fate::Hand:
        moveTo(t, i, owner, Zone::Hand);
        break;
    case Instead::Fate::DeckTop:
        moveTo(t, i, owner, Zone::Deck, Spot::First);
        break;
    case Instead::Fate::DeckBottom:
        moveTo(t, i, owner, Zone::Deck, Spot::Last);
        break;
    case Instead::Fate::SoulRow:
        moveTo(t, i, owner, Zone::SoulRow);
        break;
    case Instead::Fate::YearRow:
        moveTo(t, i, owner, Zone::ElevenYearRow);
        break;
    case Instead::Fate::Stay:
        break;
    }
    return true;
}

/// What is sacrificed does not stay (8.1.3), nor does what has no defense (7.1).
std::vector<Index> withoutReplaced(const Table& t, const std::vector<Index>& dying, bool destroyed)
{
    std::vector<Index> replaced;
    std::vector<Index> left;
    for (const Index i : dying) {
        const auto fate = insteadOfDying(t, i, destroyed);
        const bool stays = fate == Instead::Fate::Stay;
        (fate && (!stays || (destroyed && defenseOf(t, i) > 0)) ? replaced : left).push_back(i);
    }
    for (const Index i : replaced)
        diesOtherwise(t, i, destroyed);
    return left;
}

/// "That died this turn", of the card in the limbo pile.
void noteDeath(State& s, Index i)
{
    if (zoneOf(s, i) == Zone::Limbo)
        s.objects[i].set(Object::Died, true);
}

void countDeath(State& s, Index i)
{
    std::uint8_t& died = s.players[s.objects[i].controller].citizensDied;
    died = static_cast<std::uint8_t>(std::min(255, died + 1));
    std::uint8_t& done = s.done[s.objects[i].controller];
    done = static_cast<std::uint8_t>(std::min(255, done + 1));
}

} // namespace

void destroy(const Table& t, std::span<const Index> citizens)
{
    std::vector<Index> dying;
    for (const Index i : citizens)
        if (onIsland(t.state, i) && !isForbidden(t, i, Allow::Deed::BeDestroyed))
            dying.push_back(i);
    dying = withoutReplaced(t, dying, true);
    // Looking back: what dies sees itself and its companions die (glossary Destroyed/Dies).
    for (const Index i : dying) {
        occur(t, Trigger::Event::IsDestroyed, i, t.state.objects[i].controller);
        occur(t, Trigger::Event::Dies, i, t.state.objects[i].controller);
        occur(t, Trigger::Event::LeavesTheIsland, i, t.state.objects[i].controller);
    }
    for (const Index i : dying) {
        t.tell({ Event::Kind::Died, t.state.objects[i].controller, i });
        countDeath(t.state, i);
        moveTo(t, i, t.state.objects[i].owner, Zone::Limbo);
        noteDeath(t.state, i);
    }
}

void sacrifice(const Table& t, std::span<const Index> sacrificed)
{
    std::vector<Index> citizens;
    for (const Index i : sacrificed)
        if (onIsland(t.state, i)) {
            Player& who = t.state.players[t.state.objects[i].controller];
            who.sacrificed = onceMore(who.sacrificed) & 15;
            occur(t, Trigger::Event::YouSacrifice, i, t.state.objects[i].controller);
            occur(t, Trigger::Event::OpponentSacrifices, i, t.state.objects[i].controller);
            citizens.push_back(i);
        }
    citizens = withoutReplaced(t, citizens, false);
    for (const Index i : citizens) {
        if (!onIsland(t.state, i))
            continue;
        occur(t, Trigger::Event::Dies, i, t.state.objects[i].controller);
        occur(t, Trigger::Event::LeavesTheIsland, i, t.state.objects[i].controller);
    }
    for (const Index i : citizens)
        if (onIsland(t.state, i)) {
            t.tell({ Event::Kind::Died, t.state.objects[i].controller, i });
            countDeath(t.state, i);
            moveTo(t, i, t.state.objects[i].owner, Zone::Limbo);
            noteDeath(t.state, i);
        }
}

void abolish(const Table& t, std::span<const Index> cards)
{
    for (const Index i : cards)
        if (onIsland(t.state, i))
            occur(t, Trigger::Event::LeavesTheIsland, i, t.state.objects[i].controller);
    for (const Index i : cards)
        moveTo(t, i, t.state.objects[i].owner, Zone::Abolished);
}

void plunder(const Table& t, Seat p, std::span<const Index> cards)
{
    abolish(t, cards);
    if (cards.empty())
        return;
    occur(t, Trigger::Event::YouPlunder, noIndex, p);
    occur(t, Trigger::Event::OpponentPlunders, noIndex, p);
}

void attach(const Table& t, Index i, Index host)
{
    State& s = t.state;
    if (i == host)
        return;
    // 5.3.1c: what lies under a citizen goes with it, flat.
    std::vector<Index> together { i };
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index other : cardsIn(s, p, Zone::Attached))
            if (s.objects[other].host == i)
                together.push_back(other);
    if (onIsland(s, i))
        occur(t, Trigger::Event::LeavesTheIsland, i, s.objects[i].controller);
    for (const Index each : together) {
        moveTo(t, each, s.objects[each].owner, Zone::Attached);
        s.objects[each].host = host;
        t.tell({ Event::Kind::Attached, s.objects[each].owner, each, host });
    }
    occur(t, Trigger::Event::IsAttached, i, s.objects[i].owner, Trigger::Object::Citizen, {},
        { host });
}

void detach(const Table& t, Index i)
{
    moveTo(t, i, t.state.objects[i].owner, Zone::Limbo);
}

namespace {

/// "Prevent the next 2 damage": what is left of it afterwards.
int afterPrevention(State& s, Ref whom, int amount)
{
    for (std::size_t k = 0; k < s.lasting.size() && amount > 0;) {
        LastingEffect& m = s.lasting[k];
        if (m.kind != LastingEffect::Kind::PreventNext || m.who != whom) {
            ++k;
            continue;
        }
        if (m.what != 0) {
            s.lasting.erase(k);
            return 0;
        }
        const int taken = std::min<int>(amount, m.attack);
        amount -= taken;
        m.attack = static_cast<std::int8_t>(m.attack - taken);
        if (m.attack > 0)
            ++k;
        else
            s.lasting.erase(k);
    }
    return amount;
}

} // namespace

namespace {

void noteBetween(State& s, LastingEffect::Kind kind, Index one, Index other)
{
    LastingEffect m;
    m.kind = kind;
    m.who = refOf(s, one);
    m.attack = static_cast<std::int8_t>(other);
    m.defense = static_cast<std::int8_t>(s.objects[other].era);
    m.endOfTurn = LastingEffect::EndOfTurn;
    if (std::ranges::find(s.lasting, m) == s.lasting.end())
        s.lasting.push_back(m);
}

} // namespace

void noteHurt(const Table& t, Index citizen, Index source)
{
    if (t.cards.asksWhoHurt())
        noteBetween(t.state, LastingEffect::Kind::Hurt, citizen, source);
}

void noteMet(const Table& t, Index blocker, Index attacker)
{
    if (t.cards.asksWhoMet())
        noteBetween(t.state, LastingEffect::Kind::Met, blocker, attacker);
}

int dealDamage(const Table& t, Index source, Index citizen, int amount, Touch touch, bool combat)
{
    State& s = t.state;
    for (const LastingEffect& m : s.lasting) // once: what is redirected goes on to nobody else
        if (m.kind == LastingEffect::Kind::Redirect && m.who == refOf(s, citizen)
            && onIsland(s, m.redirected())) {
            citizen = m.redirected().object;
            break;
        }
    if (const Index other = redirectedTo(t, citizen); other != noIndex)
        citizen = other;
    if (amount <= 0 || !onIsland(s, citizen) || isPrevented(t, source, citizen, combat))
        return 0;
    amount = damageInstead(t, source, citizen, amount);
    amount = afterPrevention(s, refOf(s, citizen), amount - lessDamageTo(t, citizen));
    if (amount <= 0)
        return 0;
    Object& o = s.objects[citizen];
    o.damage = static_cast<std::uint8_t>(std::min(255, o.damage + amount));
    if (touch == Touch::Toxic)
        o.set(Object::LethalTouched, true);
    s.dirty = 1;
    t.tell({ Event::Kind::DamageDealt, o.controller, citizen, source,
        static_cast<std::int16_t>(amount) });
    const bool byCitizen = source != noIndex && onIsland(s, source);
    if (byCitizen)
        noteHurt(t, citizen, source);
    occur(t, Trigger::Event::IsDealtDamage, citizen, o.controller,
        byCitizen ? Trigger::Object::Citizen : Trigger::Object::Any, {},
        { byCitizen ? source : noIndex, false, {}, amount, 0, combat });
    if (byCitizen) {
        s.objects[source].set(Object::DealtDamage, true);
        occur(t, Trigger::Event::DealsDamage, source, s.objects[source].controller,
            Trigger::Object::Citizen, {}, { citizen, false, {}, amount, 0, combat });
    }
    return amount;
}

void dealDamageTo(const Table& t, Seat p, int amount)
{
    if (amount <= 0 || isPrevented(t, noIndex, noIndex, false)
        || isForbiddenTo(t, p, Forbid::Deed::BeDamaged))
        return;
    amount = afterPrevention(t.state, seatRef(p), amount);
    if (amount <= 0)
        return;
    Event event { Event::Kind::PlayerDamaged, p };
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
    if (countIn(t.state, p, Zone::ElevenYearRow) == 0) {
        t.state.players[p].damaged = 1; // 3.1.2, carried out by the sweep
        t.state.dirty = 1;
    }
}

namespace {

/// 7.1: damage equal to the defense, or a defense of 0; glossary Toxic.
bool mustDie(const Table& t, Index i, bool defenseIsLowered)
{
    const Object& o = t.state.objects[i];
    if (o.is(Object::LethalTouched))
        return true;
    // What is printed holds already, and nothing takes from it: no need to add everything up.
    if (!defenseIsLowered && o.damage < t.facts(i).defense)
        return false;
    return o.damage >= defenseOf(t, i);
}

} // namespace

namespace {

/// "For as long as you control this", "... as this remains engaged", "... as this is attached to it": of control.
bool isStillSo(const State& s, const LastingEffect& m)
{
    if (m.endOfTurn == LastingEffect::Attached)
        return m.kind != LastingEffect::Kind::Control
            || (zoneOf(s, m.about) == Zone::Attached && s.objects[m.about].host == m.who.object);
    if (m.endOfTurn < LastingEffect::Here0)
        return true;
    const bool engaged = m.endOfTurn >= LastingEffect::Engaged0;
    const int seat = m.endOfTurn - (engaged ? LastingEffect::Engaged0 : LastingEffect::Here0);
    return onIsland(s, m.about) && s.objects[m.about].controller == seat
        && (!engaged || s.objects[m.about].is(Object::Engaged));
}

/// Over when it has left or somebody else controls it.
void endWhatWasHere(const Table& t)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.lasting.size();) {
        const LastingEffect m = s.lasting[k];
        if (isStillSo(s, m)) {
            ++k;
            continue;
        }
        s.lasting.erase(k);
        endCopy(t, m);
        if (m.kind == LastingEffect::Kind::Control && onIsland(s, m.who) && s.players[m.what].alive)
            gainControl(t, m.who.object, m.what, false);
    }
}

} // namespace

void sweep(const Table& t)
{
    State& s = t.state;
    while (s.dirty && !s.over) {
        s.dirty = 0;
        endWhatWasHere(t);
        if (t.cards.showsTops())
            showTops(t);
        const bool lowered = isDefenseLowered(t);
        std::vector<Index> dying;
        eachOnTheIsland(s, [&](Index i) {
            if (mustDie(t, i, lowered) && !isForbidden(t, i, Allow::Deed::BeDestroyed))
                dying.push_back(i);
        });
        if (!dying.empty())
            destroy(t, dying);
        destroyDamagedPlayers(t);
    }
}

void engage(const Table& t, Index i)
{
    if (t.state.objects[i].is(Object::Engaged))
        return;
    t.state.objects[i].set(Object::Engaged, true);
    t.state.dirty = 1;
    t.tell({ Event::Kind::Engaged, t.state.objects[i].controller, i });
    if (onIsland(t.state, i))
        occur(t, Trigger::Event::BecomesEngaged, i, t.state.objects[i].controller);
}

void disengage(const Table& t, Index i)
{
    if (!t.state.objects[i].is(Object::Engaged))
        return;
    t.state.objects[i].set(Object::Engaged, false);
    t.state.dirty = 1;
    t.tell({ Event::Kind::Disengaged, t.state.objects[i].controller, i });
    if (onIsland(t.state, i))
        occur(t, Trigger::Event::BecomesDisengaged, i, t.state.objects[i].controller);
}

void makeWeary(const Table& t, Index i)
{
    if (t.state.objects[i].is(Object::Weary))
        return;
    t.state.objects[i].set(Object::Weary, true);
    t.tell({ Event::Kind::Weary, t.state.objects[i].controller, i });
    occur(t, Trigger::Event::BecomesWeary, i, t.state.objects[i].controller);
}

void run(const Table& t, AskOverlords step)
{
    State& s = t.state;
    const auto [newcomer, p, change] = step;
    for (const Index other : cardsIn(s, p, Zone::Island))
        if (other != newcomer && t.facts(other).overlord
            && t.facts(other).name == t.facts(newcomer).name) {
            s.agenda.push(SettleOverlords { newcomer, p, change });
            ask(t, { Ask::Overlord, p, 1, 1, noEffectAsks, TwoOverlords { newcomer, other } });
            return;
        }
    changeControl(t, newcomer, p, change); // the other one has left meanwhile
}

void run(const Table& t, SettleOverlords step)
{
    if (t.state.picks.empty())
        return;
    const Index gone[] { t.state.picks.front() };
    abolish(t, gone);
    if (gone[0] != step.newcomer) // which never arrives otherwise
        changeControl(t, step.newcomer, step.player, step.change);
}

} // namespace triptych::kryptik
