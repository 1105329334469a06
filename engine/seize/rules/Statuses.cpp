#include "seize/rules/Statuses.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

namespace {

constexpr int mostCounters = 99;

std::uint8_t* counterOf(Mercenary& m, Status status)
{
    switch (status) {
    case Status::Exhaust:
        return &m.exhaust;
    case Status::Bleed:
        return &m.bleed;
    case Status::Poison:
        return &m.poison;
    case Status::Frost:
        return &m.frost;
    case Status::Burn:
        return &m.burn;
    case Status::Blind:
    case Status::Silence:
    case Status::Stealth:
        return nullptr;
    }
    return nullptr;
}

Mercenary::Flag flagOf(Status status)
{
    return status == Status::Blind  ? Mercenary::Blind
        : status == Status::Silence ? Mercenary::Silence
                                    : Mercenary::Stealth;
}

void tellStatus(const Table& t, Event::Kind kind, Index i, Status status, int amount)
{
    Event event { kind, t.state.objects[i].controller, i };
    event.detail = static_cast<std::uint8_t>(status);
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
}

/// RULING: beyond the first `size` counters only whole multiples of it count.
int stepped(int counters, int size)
{
    return counters <= size ? counters : counters / size * size;
}

template <typename F>
void eachOfSeat(const State& s, Seat p, F&& visit)
{
    for (Index i = s.zones.first(zoneIndex(p, Zone::Battlefield)); i != noIndex;) {
        const Index next = s.zones.next(i);
        visit(i);
        i = next;
    }
}

} // namespace

int countOf(const Mercenary& m, Status status)
{
    if (const std::uint8_t* counter = counterOf(const_cast<Mercenary&>(m), status))
        return *counter;
    return m.is(flagOf(status)) ? 1 : 0;
}

int countersOn(const Mercenary& m)
{
    int n = 0;
    for (int k = 0; k < countedStatusCount; ++k)
        n += countOf(m, static_cast<Status>(k));
    return n;
}

bool hasStatus(const Mercenary& m, Status status)
{
    return countOf(m, status) > 0;
}

int effectiveBleed(const Mercenary& m)
{
    return stepped(m.bleed, 5);
}

int effectivePoison(const Mercenary& m)
{
    return stepped(m.poison, 3);
}

void applyStatus(const Table& t, Index i, Status status, int counters, Seat by)
{
    State& s = t.state;
    if (!onBattlefield(s, i) || isImmune(t, i, status, by))
        return;
    if (counters > 0) // of none there is not one more
        counters -= fewerOf(t, i, status);
    Doom doom;
    doom.fate = Rescue::Fate::Afflicted;
    doom.status = status;
    doom.amount = counters;
    doom.dealer = by;
    if (counters <= 0)
        return;
    if (isReplaced(t, i, doom)) {
        s.stepDone = State::NotDone; // "if you do"
        return;
    }
    Mercenary& m = mercenary(s, i);
    const Mercenary before = m;
    if (std::uint8_t* counter = counterOf(m, status)) {
        *counter = static_cast<std::uint8_t>(std::min(mostCounters, *counter + counters));
    } else {
        m.set(flagOf(status), true);
        s.dirty = s.dirty || isSpokenOf(s, Modifier::Kind::NoStealth); // see uncover
        // What comes in an End Phase lasts until the following one.
        if (status == Status::Blind)
            m.set(Mercenary::BlindFresh, s.phase == Phase::End);
        else if (status == Status::Silence)
            m.set(Mercenary::SilenceFresh, s.phase == Phase::End);
    }
    if (status == Status::Frost && s.phase == Phase::FirstMovement
        && hasTurn(s, s.objects[i].controller) && m.frost >= 3)
        m.chill = 3; // S-STATUS-FROST-3 for the rest of the turn
    tellStatus(t, Event::Kind::StatusGained, i, status, counters);
    Happening happening { Trigger::Event::GainsStatus, i };
    happening.status = status;
    happening.amount = counters;
    happening.who = s.objects[i].controller;
    happening.by = by;
    happening.was = &before;
    occur(t, happening);
}

bool gains(const Table& t, Index i, Status status, int counters, Seat by)
{
    return onBattlefield(t.state, i) && !isImmune(t, i, status, by) && counters > 0
        && counters > fewerOf(t, i, status);
}

void removeStatus(const Table& t, Index i, Status status, int counters)
{
    if (!onBattlefield(t.state, i) || holdsStatus(t, i, status))
        return;
    Mercenary& m = mercenary(t.state, i);
    const Mercenary before = m;
    const int removed = std::min(counters, countOf(m, status));
    if (removed <= 0)
        return;
    if (std::uint8_t* counter = counterOf(m, status)) {
        *counter = static_cast<std::uint8_t>(*counter - removed);
        if (status == Status::Burn) // S-STATUS-BURN-4 those that have acted go first
            m.acted = static_cast<std::uint8_t>(std::max(0, m.acted - removed));
        if (status == Status::Exhaust && *counter == 0) {
            m.set(Mercenary::OwnExhaust, false);
            m.tiredByAttack = 0;
        }
    } else {
        m.set(flagOf(status), false);
    }
    tellStatus(t, Event::Kind::StatusLost, i, status, removed);
    Happening happening { Trigger::Event::Sheds, i };
    happening.status = status;
    happening.amount = removed;
    happening.who = t.state.objects[i].controller;
    happening.was = &before;
    if (isCounted(status)) // RULING: several that go at once are heard of once
        occur(t, happening);
    if (countOf(m, status) > 0)
        return; // RULING: a status is lost with the last of its counters
    happening.event = Trigger::Event::LosesStatus;
    occur(t, happening);
}

void clearStatus(const Table& t, Index i, Status status)
{
    removeStatus(t, i, status, 255);
}

void comeOutOfStealth(const Table& t, Index i)
{
    if (i == noIndex || !onBattlefield(t.state, i) || !suffers(t, i, Status::Stealth))
        return;
    // S-STATUS-STEALTH-3. RULING: what "has Stealth" always has it again at once.
    mercenary(t.state, i).set(Mercenary::Ambush, true);
    clearStatus(t, i, Status::Stealth);
}

void ready(const Table& t, Index i)
{
    if (!onBattlefield(t.state, i) || mercenary(t.state, i).exhaust == 0)
        return;
    clearStatus(t, i, Status::Exhaust);
    if (mercenary(t.state, i).exhaust > 0) // "cannot be readied"
        return;
    t.tell({ Event::Kind::Readied, t.state.objects[i].controller, i });
}

Ailments ailmentsOf(const Table& t, Index i, bool physical)
{
    static constexpr Status physicalOnes[] { Status::Exhaust, Status::Bleed, Status::Blind,
        Status::Poison };
    static constexpr Status magicalOnes[] { Status::Frost, Status::Burn, Status::Silence,
        Status::Stealth };
    const Mercenary& m = mercenary(t.state, i);
    Ailments list;
    if (!physical && (t.state.fog & bitOf(m.tile)))
        list.push_back(fogMark);
    for (const Status status : physical ? physicalOnes : magicalOnes)
        if (hasStatus(m, status))
            list.push_back(static_cast<std::uint8_t>(status));
    return list;
}

void cure(const Table& t, Index i, std::uint8_t ailment)
{
    if (ailment == fogMark)
        liftFog(t, mercenary(t.state, i).tile);
    else
        clearStatus(t, i, static_cast<Status>(ailment));
}

void placeFog(const Table& t, Tile tile)
{
    State& s = t.state;
    s.fog |= bitOf(tile);
    if (s.phase == Phase::End)
        s.freshFog |= bitOf(tile); // S-STATUS-FOG-2
    else
        s.freshFog &= ~bitOf(tile);
    t.tell(eventOn(tile, Event::Kind::FogPlaced));
}

void liftFog(const Table& t, Tile tile)
{
    State& s = t.state;
    if (!(s.fog & bitOf(tile)))
        return;
    s.fog &= ~bitOf(tile);
    s.freshFog &= ~bitOf(tile);
    t.tell(eventOn(tile, Event::Kind::FogGone));
}

namespace {

/// "Does not lose Burn at the end of the Attack Phase": what would go by itself stays.
bool keepsCounters(const Table& t, Index i, Status status)
{
    bool keeps = false;
    if (isSpokenOf(t.state, Modifier::Kind::KeepsCounters))
        eachModifier(t, i, setOf(Modifier::Kind::KeepsCounters),
            [&](const Modifier& m, int, Index) { keeps = keeps || m.status == status; });
    return keeps;
}

} // namespace

void wearOffExhaustion(const Table& t, Seat p)
{
    eachOfSeat(t.state, p, [&](Index i) {
        if (!keepsCounters(t, i, Status::Exhaust))
            removeStatus(t, i, Status::Exhaust, 1);
    });
}

void regenerate(const Table& t, Seat p)
{
    eachOfSeat(t.state, p, [&](Index i) {
        if (mercenary(t.state, i).damage > 0)
            heal(t, i, regenOf(t, i));
    });
}

void freezeFast(const Table& t, Seat p)
{
    eachOfSeat(t.state, p, [&](Index i) {
        Mercenary& m = mercenary(t.state, i);
        if (m.frost >= 3)
            m.chill = 3;
    });
}

void thaw(const Table& t, Seat p)
{
    eachOfSeat(t.state, p, [&](Index i) {
        Mercenary& m = mercenary(t.state, i);
        // The reduced figure is the allotment of the whole turn.
        m.chill = static_cast<std::uint8_t>(coldOf(m));
        if (!keepsCounters(t, i, Status::Frost))
            clearStatus(t, i, Status::Frost);
    });
}

void burn(const Table& t, Seat p)
{
    State& s = t.state;
    bool treasures = false;
    eachOfSeat(s, p, [&](Index i) {
        Mercenary& m = mercenary(s, i);
        m.acted = m.burn;
        if (m.burn == 0 || isUnaffected(t, i, Status::Burn))
            return;
        if (m.burn < 3) { // S-STATUS-BURN-1/2
            dealDamage(t, i, { m.burn, DamageType::True, noIndex, noSeat, How::Burn });
            return;
        }
        dealDamage(t, i, { 4, DamageType::Pure, noIndex, noSeat, How::Burn }); // S-STATUS-BURN-3
        treasures = treasures || !treasuresOf(s, i).empty();
    });
    if (treasures) // after the damage, so that who falls by it still has them
        s.agenda.push(LoseToBurn { p });
}

void run(const Table& t, LoseToBurn step)
{
    State& s = t.state;
    eachOfSeat(s, step.player, [&](Index i) {
        if (mercenary(s, i).acted < 3 || isUnaffected(t, i, Status::Burn))
            return;
        for (const Index treasure : treasuresOf(s, i)) // lost, and not destroyed
            if (!keepsTreasure(t, treasure, noSeat, Loss::Otherwise))
                ruin(t, treasure);
    });
}

void extinguish(const Table& t, Seat p)
{
    eachOfSeat(t.state, p, [&](Index i) {
        if (!keepsCounters(t, i, Status::Burn))
            removeStatus(t, i, Status::Burn, mercenary(t.state, i).acted);
    });
}

void bleed(const Table& t)
{
    const DamageType type = t.state.options.bleedPure ? DamageType::Pure : DamageType::Physical;
    eachMercenary(t.state, [&](Index i) {
        const int amount = effectiveBleed(mercenary(t.state, i));
        if (amount > 0 && !isUnaffected(t, i, Status::Bleed))
            dealDamage(t, i, { amount, type, noIndex, noSeat, How::Bleed });
    });
}

void expire(const Table& t)
{
    State& s = t.state;
    eachMercenary(s, [&](Index i) {
        Mercenary& m = mercenary(s, i);
        // S-STATUS-BLIND-2 the controller's End Phase; S-STATUS-SILENCE anybody's.
        if (m.is(Mercenary::Blind) && hasTurn(s, s.objects[i].controller)
            && !m.is(Mercenary::BlindFresh))
            clearStatus(t, i, Status::Blind);
        if (m.is(Mercenary::Silence) && !m.is(Mercenary::SilenceFresh))
            clearStatus(t, i, Status::Silence);
        m.set(Mercenary::BlindFresh, false);
        m.set(Mercenary::SilenceFresh, false);
    });
    // RULING "Fog is not removed": it stays, and when that ends the next End Phase takes it.
    if (allowed(t, s.active, Allowance::Kind::FogStays) == 0)
        eachTile(s.fog & ~s.freshFog, [&](Tile tile) { liftFog(t, tile); });
    s.freshFog = 0;
}

} // namespace triptych::seize
