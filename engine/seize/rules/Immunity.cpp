#include "seize/rules/Immunity.h"

#include "seize/rules/Matching.h"
#include "seize/rules/Passives.h"

namespace triptych::seize {

namespace {

bool isSuch(const Facts& facts, CardFilter::Kind cards)
{
    return cards == CardFilter::Kind::Card
        || (facts.type == CardType::Ability
            && (cards == CardFilter::Kind::Ability || facts.ability == AbilityType::Instant));
}
/// RULING "cannot be silenced by ability cards": by their texts, at once or later, an Event's as well.
bool isDoneBySuch(const Table& t, CardFilter::Kind cards)
{
    const StackItem& item = t.state.resolving;
    return cards == CardFilter::Kind::Card
        || (item.kind != StackItem::Kind::None && isSuch(t.cards.facts(item.card), cards));
}
/// What is always so by the text of another card: "enemy mercenaries are silenced".
bool isSparedBy(const Table& t, Index i, Status status, Index source)
{
    if (source >= t.state.objectCount)
        return false;
    const bool foe
        = !areAllied(t.state, t.state.objects[i].controller, t.state.objects[source].controller);
    bool found = false;
    eachModifier(t, i, setOf(Modifier::Kind::Immune), [&](const Modifier& m, int, Index) {
        found = found
            || (m.status == status && (foe || !m.byFoes) && isSuch(t.facts(source), m.cards));
    });
    return found;
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
    if (status == Status::Exhaust)
        return has(t, i, Modifier::Kind::NotReadied);
    if (!isSpokenOf(t.state, Modifier::Kind::HoldsStatus))
        return false;
    // RULING "opponents cannot remove it": by what of theirs resolves; what goes by the rules goes.
    const StackItem& item = t.state.resolving;
    const bool foe = item.kind != StackItem::Kind::None && item.controller != noSeat
        && !areAllied(t.state, t.state.objects[i].controller, item.controller);
    bool found = false;
    eachModifier(t, i, setOf(Modifier::Kind::HoldsStatus), [&](const Modifier& m, int, Index) {
        found = found || (m.status == status && (foe || !m.byFoes));
    });
    return found;
}

bool keepsStealthByAbilities(const Table& t, Index i)
{
    bool kept = false;
    if (isSpokenOf(t.state, Modifier::Kind::KeepsStealth))
        eachModifier(t, i, setOf(Modifier::Kind::KeepsStealth),
            [&](const Modifier& m, int, Index) { kept = kept || m.blow.how == How::Ability; });
    return kept;
}

bool keepsTreasure(const Table& t, Index treasure, Seat by, Loss loss)
{
    const State& s = t.state;
    if (!isSpokenOf(s, Modifier::Kind::KeepsTreasures))
        return false;
    const Index i = s.objects[treasure].host;
    const bool foe = by != noSeat && !areAllied(s, s.objects[i].controller, by);
    bool kept = false;
    eachModifier(t, i, setOf(Modifier::Kind::KeepsTreasures), [&](const Modifier& m, int, Index) {
        CardFilter such;
        such.kind = m.cards;
        kept = kept
            || ((foe || !m.byFoes) && (!m.unruined || loss == Loss::Destroyed)
                && matches(t, treasure, such));
    });
    return kept;
}

bool staysThere(const Table& t, Index i, Shift shift, Seat by)
{
    using Kind = Modifier::Kind;
    const State& s = t.state;
    if (!isSpokenOf(s, Kind::NotPushed) && !isSpokenOf(s, Kind::NotSwapped))
        return false;
    const bool foe = !areAllied(s, s.objects[i].controller, by);
    bool stays = false;
    eachModifier(
        t, i, setOf(Kind::NotPushed, Kind::NotSwapped), [&](const Modifier& m, int, Index) {
            // RULING "by opponents' abilities": playing a mercenary, which upstages, is none.
            const bool pushed
                = shift == Shift::Pushed || (shift == Shift::Upstaged && !m.byAbilities);
            const bool meant = m.kind == Kind::NotSwapped
                ? shift == Shift::Swapped
                : pushed || (m.moved && shift != Shift::Upstaged);
            stays = stays || (meant && (foe || !m.byFoes));
        });
    return stays;
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
    eachModifier(t, i, setOf(Modifier::Kind::Suffers), [&](const Modifier& m, int, Index source) {
        found = found || (m.status == status && !isSparedBy(t, i, status, source));
    });
    return found && !isImmune(t, i, status);
}

bool isHushed(const Table& t, Index i)
{
    return suffers(t, i, Status::Silence) && !isUnaffected(t, i, Status::Silence);
}

} // namespace triptych::seize
