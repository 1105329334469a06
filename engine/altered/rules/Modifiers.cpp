#include "altered/rules/Modifiers.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Waiting.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// "Roll a die. On a 4+: it moves forward one more region instead.": whether it does not move is seen by the die.
bool isSeenByADie(const Table& b, const Modifier& modifier)
{
    const auto* both = std::get_if<Sequence>(&b.cards.effect(modifier.effect).node);
    return both && std::holds_alternative<Roll>(both->parts.front().node);
}

/// What one modifier does to an event: true when that does not happen, or not yet.
template <class Event>
bool applyTo(const Table& b, const Event& event, const Modifier& modifier)
{
    noteModified(b, modifier.source, modifier.effect, subjectOf(event));
    // 6.2.d The controller of the object with the ability decides; until then it stays.
    if constexpr (
        std::is_same_v<Event,
            WaitingMove> || std::is_same_v<Event, WaitingAdvance> || std::is_same_v<Event, WaitingDraw>)
        if (modifier.may) {
            b.state.agenda.push(
                OfferReplacement<Event> { event, modifier.effect, modifier.source });
            return true;
        }
    const bool began
        = beginRule(b, modifier.source, b.cards.effect(modifier.effect), subjectOf(event));
    if constexpr (std::is_same_v<Event, WaitingGain>)
        if (began)
            b.state.acting.back().count = event.count;
    if constexpr (std::is_same_v<Event, WaitingDraw>)
        if (began)
            b.state.acting.back().count = b.state.acting.back().instead = event.cards;
    if (began && !isSeenByADie(b, modifier))
        noteReplaced(b, event);
    return began;
}

/// The statement that an effect belongs to, for what follows from it.
const Replace* statementOf(const Table& b, Index source, std::uint16_t effect)
{
    for (const Ability& ability : b.card(source).abilities)
        if (ability.statement)
            if (const auto* e = std::get_if<Replace>(&*ability.statement))
                if (e->effect.id == effect)
                    return e;
    return nullptr;
}

/// 6.2.g Whether it has been applied to another thing of the same step, which still waits.
bool waitsForAnother(const State& s, Index source)
{
    return std::ranges::any_of(s.acting, [&](const Acting& acting) {
        return acting.source.object == source && isYetToBegin(acting);
    });
}

/// 6.2.h Of several the controller of the step chooses, or else the first in initiative order.
template <class Event>
bool applyOneOf(const Table& b, const Event& event, const Modifiers& found, Seat who)
{
    if (found.empty())
        return false;
    const Modifier& first = found.front();
    const bool waits = waitsForAnother(b.state, first.source);
    if (found.size() == 1 && !waits)
        return applyTo(b, event, first);
    if constexpr (std::is_same_v<Event, WaitingMove>)
        if (found.size() == 1 && statementOf(b, first.source, first.effect)) {
            // who says it may leave at once with them
            b.state.agenda.push(OfferReplacement<Event> { event, first.effect, first.source });
            return true;
        }
    b.state.agenda.push(ChooseModifier<Event> { event, who == noSeat ? initiative(b.state) : who });
    return true;
}

/// 6.2.g What adds to an event comes when nothing has replaced it.
void addTo(const Table& b, const Modifiers& found, Index subject)
{
    for (const Modifier& also : found)
        noteModified(b, also.source, also.effect);
    for (const Modifier& also : found)
        beginRule(b, also.source, b.cards.effect(also.effect), subject);
}

} // namespace

bool replacesMove(const Table& b, const Motion& m, Cause cause, Seat who)
{
    const Modifiers found = moveModifiers(b, m, cause, who, false);
    if (!found.empty())
        return applyOneOf(b, waiting(m, cause, who), found, who);
    addTo(b, moveModifiers(b, m, cause, who, true), m.object);
    b.state.declined.clear();
    return false;
}

bool replacesGain(const Table& b, Index i, const Grant& gained, Seat who)
{
    if (applyOneOf(b, waiting(i, gained), gainModifiers(b, i, gained, false), who))
        return true;
    addTo(b, gainModifiers(b, i, gained, true), i);
    return false;
}

bool replacesResupply(const Table& b, Seat p, Seat who)
{
    if (applyOneOf(b, WaitingResupply { p }, resupplyModifiers(b, p, false), who))
        return true;
    addTo(b, resupplyModifiers(b, p, true), noIndex);
    return false;
}

int replacesDraw(const Table& b, Seat p, int cards, Seat who)
{
    const auto many = static_cast<std::uint8_t>(std::min(cards, 250));
    if (cards > 0 && applyOneOf(b, WaitingDraw { p, many, 1 }, drawModifiers(b, p, true), who))
        return cards;
    int replaced = 0;
    for (int k = 0; k < cards; ++k)
        replaced += applyOneOf(b, WaitingDraw { p }, drawModifiers(b, p, false), who);
    return replaced;
}

bool replacesAscension(const Table& b, Index expedition, bool attempt)
{
    const Modifiers found = ascensionModifiers(b, expedition, attempt);
    return !found.empty() // RULING the oldest of several
        && applyTo(b, WaitingAdvance { expedition }, found.front());
}

bool replacesAdvance(const Table& b, const Advance& a, std::uint8_t dueTo, Seat who)
{
    const WaitingAdvance event { expeditionThing(a.player, a.kind),
        static_cast<std::uint8_t>(a.regions), dueTo };
    return applyOneOf(b, event, modifiersOf(b, event), who);
}

int regionsForward(const Table& b, Seat p, int kind, std::uint8_t dueTo)
{
    const Index expedition = expeditionThing(p, kind);
    const Modifiers found = advanceModifiers(b, expedition, dueTo);
    const bool replaced = std::ranges::any_of(
        found, [&](const Modifier& m) { return !m.may && !isSeenByADie(b, m); });
    return replaced ? 0 : 1 + moreRegions(b, expedition, dueTo);
}

template <class Event>
void run(const Table& b, ChooseModifier<Event> step)
{
    if (const Modifiers found = modifiersOf(b, step.event); found.size() < 2) {
        if (found.empty())
            happens(b, step.event, step.chooser);
        else
            applyTo(b, step.event, found.front());
        return;
    }
    b.state.agenda.push(ModifierChosen<Event> { step.event });
    ask(b, { Ask::Modifier, step.chooser, 1, 1 });
}

template <class Event>
void run(const Table& b, ModifierChosen<Event> step)
{
    State& s = b.state;
    const Index chosen = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    for (const Modifier& modifier : modifiersOf(b, step.event))
        if (modifier.source == chosen) {
            applyTo(b, step.event, modifier);
            return;
        }
}

template void run(const Table&, ChooseModifier<WaitingMove>);
template void run(const Table&, ChooseModifier<WaitingGain>);
template void run(const Table&, ChooseModifier<WaitingResupply>);
template void run(const Table&, ChooseModifier<WaitingDraw>);
template void run(const Table&, ChooseModifier<WaitingAdvance>);
template void run(const Table&, ModifierChosen<WaitingMove>);
template void run(const Table&, ModifierChosen<WaitingGain>);
template void run(const Table&, ModifierChosen<WaitingResupply>);
template void run(const Table&, ModifierChosen<WaitingDraw>);
template void run(const Table&, ModifierChosen<WaitingAdvance>);

void modifierOptions(const Table& b, Options& out)
{
    const auto offer = [&](const auto& chosen) {
        if (!chosen)
            return;
        for (const Modifier& modifier : modifiersOf(b, chosen->event))
            if (const Option o = option(Verb::Choose, modifier.source);
                std::ranges::find(out, o) == out.end())
                out.push_back(o);
    };
    const Agenda& agenda = b.state.agenda;
    offer(agenda.next<ModifierChosen<WaitingMove>>());
    offer(agenda.next<ModifierChosen<WaitingGain>>());
    offer(agenda.next<ModifierChosen<WaitingResupply>>());
    offer(agenda.next<ModifierChosen<WaitingDraw>>());
    offer(agenda.next<ModifierChosen<WaitingAdvance>>());
}

std::optional<ModifierAsked> modifierAsked(const State& s)
{
    std::optional<ModifierAsked> asked;
    const auto choose = [&](const auto& step) {
        if (step)
            asked = { subjectOf(step->event), noIndex, 0xFFFF };
    };
    const auto offer = [&](const auto& step) {
        if (step)
            asked = { step->source, subjectOf(step->event), step->effect };
    };
    choose(s.agenda.next<ModifierChosen<WaitingMove>>());
    choose(s.agenda.next<ModifierChosen<WaitingGain>>());
    choose(s.agenda.next<ModifierChosen<WaitingResupply>>());
    choose(s.agenda.next<ModifierChosen<WaitingDraw>>());
    choose(s.agenda.next<ModifierChosen<WaitingAdvance>>());
    offer(s.agenda.next<ReplacementAnswered<WaitingMove>>());
    offer(s.agenda.next<ReplacementAnswered<WaitingAdvance>>());
    offer(s.agenda.next<ReplacementAnswered<WaitingDraw>>());
    if (const auto roll = s.agenda.next<RollChangeAnswered>())
        asked = { roll->source, noIndex, roll->effect };
    return asked;
}

namespace {

// It was declined: the event happens, unless something else may still be done instead (6.2.i).

void goOn(const Table& b, const WaitingMove& event)
{
    happens(b, event, event.mover);
}

void goOn(const Table& b, const WaitingDraw& event)
{
    State& s = b.state;
    if (applyOneOf(b, event, modifiersOf(b, event), noSeat))
        return;
    s.declined.clear();
    int cards = event.cards; // "one or more cards" was declined: each of them is a card
    if (event.whole)
        for (int k = 0; k < event.cards; ++k)
            cards -= applyOneOf(
                b, WaitingDraw { event.player }, drawModifiers(b, event.player, false), noSeat);
    happens(b, WaitingDraw { event.player, static_cast<std::uint8_t>(cards), 0 }, noSeat);
}

void goOn(const Table& b, const WaitingAdvance& event)
{
    State& s = b.state;
    const Advance a { seatOfExpedition(event.expedition), kindOfExpedition(event.expedition),
        event.regions };
    if (replacesAdvance(b, a, event.dueTo, noSeat))
        return;
    s.declined.clear();
    Marker& marker = s.players[a.player].markers[static_cast<std::size_t>(a.kind)];
    marker.progressed = event.dueTo;
    moveExpeditions(b, { a }, true);
    marker.progressed = 0;
}

template <class Event>
void replace(const Table& b, const ReplacementAnswered<Event>& step, bool yes)
{
    const Replace* replace = statementOf(b, step.source, step.effect);
    if (!replace)
        return;
    const Index subject = subjectOf(step.event);
    if (yes) {
        noteReplaced(b, step.event);
        if (replace->to)
            beginRule(b, step.source, *replace->to, subject);
        [[maybe_unused]] const bool began = beginRule(b, step.source, replace->effect, subject);
        if constexpr (std::is_same_v<Event, WaitingDraw>)
            if (began)
                b.state.acting.back().instead = step.event.cards;
        return;
    }
    if (replace->ifNot)
        beginRule(b, step.source, *replace->ifNot, subject);
    b.state.declined.push_back(step.source);
    goOn(b, step.event);
}

} // namespace

template <class Event>
void run(const Table& b, OfferReplacement<Event> step)
{
    State& s = b.state;
    const ReplacementAnswered<Event> answered { step.event, step.effect, step.source };
    s.picks.clear();
    // What was done instead of another event since may have made it impossible: then it is not asked.
    Viewpoint about = viewpointOf(s, step.source);
    if (subjectOf(step.event) < maxObjects)
        about.subject = refOf(s, subjectOf(step.event));
    const Replace* replaces = statementOf(b, step.source, step.effect);
    if (replaces && !replaces->may) {
        noteModified(b, step.source, step.effect, subjectOf(step.event));
        replace(b, answered, true);
        return;
    }
    if (!replaces || !isPossible(b, replaces->effect, about)) {
        replace(b, answered, false);
        return;
    }
    s.agenda.push(answered);
    ask(b, { Ask::May, s.objects[step.source].controller, 1, 1, step.effect });
}

template <class Event>
void run(const Table& b, ReplacementAnswered<Event> step)
{
    const bool yes = !b.state.picks.empty();
    b.state.picks.clear();
    replace(b, step, yes);
}

template void run(const Table&, OfferReplacement<WaitingMove>);
template void run(const Table&, OfferReplacement<WaitingAdvance>);
template void run(const Table&, OfferReplacement<WaitingDraw>);
template void run(const Table&, ReplacementAnswered<WaitingMove>);
template void run(const Table&, ReplacementAnswered<WaitingAdvance>);
template void run(const Table&, ReplacementAnswered<WaitingDraw>);

} // namespace triptych::altered
