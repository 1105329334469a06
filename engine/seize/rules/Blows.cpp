#include "seize/rules/Abilities.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Triggers.h"

#include <algorithm>

// What is said of damage: of whom deals it, of whom takes it, and instead of what comes of it.
namespace triptych::seize {

DamageType typeOf(const Table& t, Index i, How how, DamageType printed, Index other)
{
    eachModifier(
        t, i, setOf(Modifier::Kind::DealsType),
        [&](const Modifier& m, int, Index) {
            if (printed != DamageType::Lethal && speaksOf(m.blow, how, printed))
                printed = m.type; // RULING: what is Lethal stays so
        },
        other);
    return printed;
}

namespace {

/// Calls visit(modifier, number) for those of a kind that are given to it, where any are given at all.
template <typename F>
void eachOfKind(const Table& t, Index i, Modifier::Kind kind, Index other, F&& visit)
{
    if (isSpokenOf(t.state, kind))
        eachModifier(
            t, i, setOf(kind), [&](const Modifier& m, int number, Index) { visit(m, number); },
            other);
}

} // namespace

DamageType takenTypeOf(const Table& t, Index i, How how, DamageType dealt, Index by)
{
    eachOfKind(t, i, Modifier::Kind::TakesType, by, [&](const Modifier& m, int) {
        if (speaksOf(m.blow, how, dealt))
            dealt = m.type;
    });
    return dealt;
}

Blow blowOf(const LastingEffect& l)
{
    return modifierOf(l).blow;
}

bool speaksOf(const Blow& blow, How how, DamageType type)
{
    if (blow.type
        && *blow.type != type // S-DMG-LETHAL-2 what does not destroy is Pure to what says so
        && !(type == DamageType::Lethal && *blow.type == DamageType::Pure))
        return false;
    switch (blow.how) {
    case How::Any:
        return true;
    case How::Attack:
        return isOfAnAttack(how);
    case How::Ability: // an ability card that is no attack is an ability as well
        return how == How::Ability || how == How::Card;
    case How::Card:
        return how == How::Card || how == How::Attack;
    case How::Melee:
    case How::Ranged:
    case How::Bleed:
    case How::Burn:
        return how == blow.how;
    }
    return false;
}

bool hasFor(const Table& t, Index i, Modifier::Kind kind, How how)
{
    return hasFor(t, i, kind, how, DamageType::Physical);
}

void beginBlow(State& s, Index i, How how)
{
    Mercenary& m = mercenary(s, i);
    const auto note = [&](unsigned begun, unsigned over) {
        m.blows = static_cast<std::uint8_t>(m.blows | ((m.blows & begun) != 0 ? over : begun));
    };
    note(Mercenary::Begun, Mercenary::Over);
    if (how == How::Melee)
        note(Mercenary::MeleeBegun, Mercenary::MeleeOver);
    if (how == How::Ranged)
        note(Mercenary::ShotBegun, Mercenary::ShotOver);
}

namespace {

/// "The first time each turn": of its own attacks the first that it makes; of what it takes, not once such
/// a blow, or of no particular one any damage, has been dealt to it.
bool isTimely(const Table& t, Index i, const Modifier& modifier)
{
    if (!modifier.firstOnly)
        return true;
    const Mercenary& m = mercenary(t.state, i);
    const bool dealt = modifier.kind == Modifier::Kind::Deals
        || modifier.kind == Modifier::Kind::DealsDouble
        || modifier.kind == Modifier::Kind::Inflicts;
    const auto none = [&](unsigned flags) { return (m.blows & flags) == 0; };
    switch (modifier.blow.how) {
    case How::Melee:
        return none(dealt ? Mercenary::MeleeOver : Mercenary::TakenMelee);
    case How::Ranged:
        return none(dealt ? Mercenary::ShotOver : Mercenary::TakenShot);
    case How::Attack:
        return dealt ? none(Mercenary::Over)
                     : none(Mercenary::TakenMelee | Mercenary::TakenShot) && m.takenAbility == 0;
    case How::Any:
    case How::Ability:
    case How::Bleed:
    case How::Burn:
    case How::Card:
        break;
    }
    return dealt ? none(Mercenary::Over) : !m.is(Mercenary::Struck);
}

} // namespace

bool hasFor(const Table& t, Index i, Modifier::Kind kind, How how, DamageType type, Index other)
{
    bool found = false;
    bool lost = false; // "has no Leech": whatever gives it
    eachOfKind(t, i, kind, other, [&](const Modifier& m, int) {
        if (speaksOf(m.blow, how, type) && isTimely(t, i, m))
            (m.number == Modifier::noneLeft ? lost : found) = true;
    });
    return found && !lost;
}

int doubledFor(
    const Table& t, Index i, Modifier::Kind kind, How how, DamageType type, Index other, int amount)
{
    eachOfKind(t, i, kind, other, [&](const Modifier& m, int number) {
        if (speaksOf(m.blow, how, type) && isTimely(t, i, m))
            amount = doubled(amount, number);
    });
    return amount;
}

int sumFor(const Table& t, Index i, Modifier::Kind kind, How how, DamageType type, Index other)
{
    int sum = 0;
    eachOfKind(t, i, kind, other, [&](const Modifier& m, int number) {
        sum += speaksOf(m.blow, how, type) && isTimely(t, i, m) ? number : 0;
    });
    return sum;
}

int takenBy(const Table& t, Index i, How how, DamageType type, Index other, int amount)
{
    if (!isSpokenOf(t.state, Modifier::Kind::Takes))
        return amount;
    const int before = amount;
    int least = 0;
    eachModifier(
        t, i, setOf(Modifier::Kind::Takes),
        [&](const Modifier& m, int number, Index) {
            if (!speaksOf(m.blow, how, type) || !isTimely(t, i, m))
                return;
            amount += number;
            least = m.atLeastOne ? 1 : least;
        },
        other);
    return std::max(std::min(before, least), amount);
}

int survivalOf(const Table& t, Index i)
{
    int least = 0;
    if (isSpokenOf(t.state, Modifier::Kind::Survives))
        eachModifier(t, i, setOf(Modifier::Kind::Survives),
            [&](const Modifier&, int number, Index) { least = std::max(least, number); });
    return least;
}

Afflictions afflictionsOf(const Table& t, Index i, How how, DamageType type, Index other)
{
    Afflictions all {};
    eachOfKind(t, i, Modifier::Kind::Inflicts, other, [&](const Modifier& m, int number) {
        if (speaksOf(m.blow, how, type) && isTimely(t, i, m))
            all[static_cast<std::size_t>(m.status)] += number;
    });
    return all;
}

DamageType abilityTypeOf(const Table& t, Index i, How how, DamageType printed, Index other)
{
    eachOfKind(t, i, Modifier::Kind::DealsType, other, [&](const Modifier& m, int) {
        if (speaksOf(m.blow, how, printed) && m.type != DamageType::Lethal)
            printed = m.type;
    });
    return printed;
}

int halvedBy(
    const Table& t, Index i, Modifier::Kind kind, How how, DamageType type, Index other, int amount)
{
    eachOfKind(t, i, kind, other, [&](const Modifier& m, int) {
        if (speaksOf(m.blow, how, type))
            amount = (amount + (m.roundedUp ? 1 : 0)) / 2;
    });
    return amount;
}

int mostTaken(const Table& t, Index i, How how, DamageType type)
{
    int most = 255;
    if (isSpokenOf(t.state, Modifier::Kind::TakesAtMost))
        eachModifier(
            t, i, setOf(Modifier::Kind::TakesAtMost), [&](const Modifier& m, int number, Index) {
                if (speaksOf(m.blow, how, type))
                    most = std::min(most, number);
            });
    return most;
}

int fewerOf(const Table& t, Index i, Status status)
{
    int fewer = 0;
    if (isSpokenOf(t.state, Modifier::Kind::GainsFewer))
        eachModifier(
            t, i, setOf(Modifier::Kind::GainsFewer), [&](const Modifier& m, int number, Index) {
                fewer += m.status == status ? number : 0;
            });
    return fewer;
}

Index coverOf(const Table& t, Index i)
{
    Index cover = i;
    if (isSpokenOf(t.state, Modifier::Kind::Covered))
        eachModifier(t, i, setOf(Modifier::Kind::Covered), [&](const Modifier&, int, Index source) {
            const Index other = mercenaryOf(t.state, source);
            if (cover == i && other != noIndex)
                cover = other;
        });
    return cover;
}

/// By whose doing it is: of who strikes it is told, of all else it is what resolves that does it.
Seat doerOf(const Table& t, const Happening& h)
{
    const State& s = t.state;
    const bool resolves = s.resolving.kind != StackItem::Kind::None;
    // RULING: what its own attack or plunder exhausts, or a cost, nobody has exhausted.
    if (h.event == Trigger::Event::GainsStatus && !resolves)
        return noSeat;
    if (h.by != noSeat)
        return h.by;
    const bool struck = h.event == Trigger::Event::IsAttacked
        || h.event == Trigger::Event::IsDeclaredOn || h.event == Trigger::Event::IsDealtDamage
        || h.event == Trigger::Event::IsDestroyed;
    if (struck && h.object != noIndex)
        return s.objects[h.object].controller;
    return resolves ? Seat { s.resolving.controller } : noSeat;
}

bool isThatDoer(const State& s, Trigger::Doer doer, Seat by, Seat you)
{
    switch (doer) {
    case Trigger::Doer::Anybody:
        return true;
    case Trigger::Doer::You:
        return by != noSeat && by == you;
    case Trigger::Doer::Foe:
        return by != noSeat && !areAllied(s, by, you);
    case Trigger::Doer::Own:
        break;
    }
    return false;
}

/// "By an opponent", "by an enemy mercenary": whose doing it is, where that is said.
bool isBrought(const Table& t, const Trigger& trigger, const Happening& h)
{
    if (trigger.brink == Trigger::Brink::None)
        return true;
    if (h.subject == noIndex || !onBattlefield(t.state, h.subject))
        return false;
    const int now = healthOf(t, h.subject);
    const int before = now + h.amount; // of damage
    const int most = maxHealthOf(t, h.subject);
    const auto counters = [&](const Mercenary& m) { return countOf(m, h.status); };
    switch (trigger.brink) {
    case Trigger::Brink::None:
        break;
    case Trigger::Brink::Half:
        return 2 * before > most && 2 * now <= most;
    case Trigger::Brink::BelowHalf:
        return 2 * before >= most && 2 * now < most;
    case Trigger::Brink::Health:
        return before > trigger.brinkAt && now <= trigger.brinkAt;
    case Trigger::Brink::Full:
        return now == most;
    case Trigger::Brink::Counter:
        return h.was && counters(*h.was) < trigger.brinkAt
            && counters(mercenary(t.state, h.subject)) >= trigger.brinkAt;
    }
    return true;
}

bool isBy(const Table& t, const Rescue& rescue, const Doom& doom, const Viewpoint& v)
{
    const State& s = t.state;
    if (rescue.by && (doom.source == noIndex || !matches(t, doom.source, *rescue.by, v)))
        return false;
    const Seat by = doom.dealer != noSeat           ? doom.dealer
        : doom.source != noIndex                    ? Seat { s.objects[doom.source].controller }
        : s.resolving.kind != StackItem::Kind::None ? Seat { s.resolving.controller }
                                                    : noSeat;
    return isThatDoer(s, rescue.doer, by, v.you);
}

bool isBlank(const Table& t, Index i)
{
    const State& s = t.state;
    if (!mayBeBlank(s) || i >= s.objectCount)
        return false;
    if (onBattlefield(s, i))
        return hasModifier(t, i, Modifier::Kind::Blank);
    // "Target treasure loses all abilities": of itself, or of all that its bearer carries
    const Zone zone = zoneOf(s, i);
    if (zone != Zone::Equipped && zone != Zone::Warchest)
        return false;
    for (const LastingEffect& l : s.lasting)
        if (l.what == static_cast<std::uint8_t>(Modifier::Kind::Blank) && l.who == refOf(s, i))
            return true;
    return zone == Zone::Equipped && onBattlefield(s, s.objects[i].host)
        && hasModifier(t, s.objects[i].host, Modifier::Kind::BlankGoods);
}

} // namespace triptych::seize
