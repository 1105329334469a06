#include "kryptik/rules/WhereItWent.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

using When = Trigger::Event;

/// What it triggered on has taken it away from where it was.
bool wentWithIt(When event)
{
    return event == When::Dies || event == When::LeavesTheIsland || event == When::YouSacrifice
        || event == When::IsDestroyed || event == When::OpponentSacrifices
        || event == When::IsCountered;
}

/// 8.2.1 A spell that only adds energy has gone to a limbo pile before anything that triggers on casting it lies on the
/// effect pile: that is where "it" is.
bool happenedAtOnce(const Table& t, When event, Index spell)
{
    if (event != When::YouCast && event != When::OpponentCasts)
        return false;
    const Facts& facts = t.facts(spell);
    const std::uint16_t card = t.state.objects[spell].card;
    return facts.type == CardType::Spell && zoneOf(t.state, spell) == Zone::Limbo
        && std::ranges::all_of(facts.effects,
            [&](std::uint8_t e) { return t.cards.abilityFacts(card, e).onlyAddsEnergy; });
}

} // namespace

Index subjectOf(const Table& t)
{
    const State& s = t.state;
    const Ref subject = s.resolving.subject;
    if (subject.object == noIndex || isCurrent(s, subject))
        return subject.object;
    if (s.resolving.kind != PileItem::Kind::Triggered)
        return noIndex;
    const auto& trigger = t.cards.ability(s.resolving.card, s.resolving.ability).trigger;
    const bool found = trigger
        && (wentWithIt(trigger->event) || happenedAtOnce(t, trigger->event, subject.object));
    const bool justLeft
        = s.objects[subject.object].era == static_cast<std::uint8_t>(subject.era + 1);
    return found && justLeft && !onIsland(s, subject.object) ? subject.object : noIndex;
}

} // namespace triptych::kryptik
