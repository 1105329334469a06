#include "seize/rules/Immunity.h"

#include "seize/rules/Passives.h"

namespace triptych::seize {

namespace {

/// "Cannot be silenced by ability cards": whether such a card resolves.
bool isDoneBySuch(const Table& t, CardFilter::Kind cards)
{
    if (cards == CardFilter::Kind::Card)
        return true;
    const StackItem& item = t.state.resolving;
    return item.kind == StackItem::Kind::Ability
        && (cards == CardFilter::Kind::Ability
            || t.cards.facts(item.card).ability == AbilityType::Instant);
}

} // namespace

bool isImmune(const Table& t, Index i, Status status)
{
    bool found = false;
    eachModifier(t, i, setOf(Modifier::Kind::Immune), [&](const Modifier& m, int, Index) {
        found = found || (m.status == status && !m.byFoes && m.cards == CardFilter::Kind::Card);
    });
    return found;
}

bool isImmune(const Table& t, Index i, Status status, Seat by)
{
    const bool foe = !areAllied(t.state, t.state.objects[i].controller, by);
    bool found = false;
    eachModifier(t, i, setOf(Modifier::Kind::Immune), [&](const Modifier& m, int, Index) {
        found = found || (m.status == status && (foe || !m.byFoes) && isDoneBySuch(t, m.cards));
    });
    return found;
}

namespace {

bool isSaidOf(const Table& t, Index i, Modifier::Kind kind, Status status)
{
    bool found = false;
    if (isSpokenOf(t.state, kind))
        eachModifier(t, i, setOf(kind),
            [&](const Modifier& m, int, Index) { found = found || m.status == status; });
    return found;
}

} // namespace

bool isUnaffected(const Table& t, Index i, Status status)
{
    return isSaidOf(t, i, Modifier::Kind::Unaffected, status);
}

bool holdsStatus(const Table& t, Index i, Status status)
{
    return status == Status::Exhaust ? has(t, i, Modifier::Kind::NotReadied)
                                     : isSaidOf(t, i, Modifier::Kind::HoldsStatus, status);
}

bool keepsTreasures(const Table& t, Index i, Seat by)
{
    if (!isSpokenOf(t.state, Modifier::Kind::KeepsTreasures))
        return false;
    const bool foe = by != noSeat && !areAllied(t.state, t.state.objects[i].controller, by);
    bool found = false;
    eachModifier(t, i, setOf(Modifier::Kind::KeepsTreasures),
        [&](const Modifier& m, int, Index) { found = found || foe || !m.byFoes; });
    return found;
}

bool suffers(const Table& t, Index i, Status status)
{
    const Mercenary& m = mercenary(t.state, i);
    const bool marked = m.is(status == Status::Blind ? Mercenary::Blind
            : status == Status::Silence              ? Mercenary::Silence
                                                     : Mercenary::Stealth);
    if (marked || !isSpokenOf(t.state, Modifier::Kind::Suffers))
        return marked;
    bool found = false;
    eachModifier(t, i, setOf(Modifier::Kind::Suffers),
        [&](const Modifier& m, int, Index) { found = found || m.status == status; });
    return found && !isImmune(t, i, status);
}

bool isHushed(const Table& t, Index i)
{
    return suffers(t, i, Status::Silence) && !isUnaffected(t, i, Status::Silence);
}

} // namespace triptych::seize
