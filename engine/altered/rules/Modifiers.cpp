#include "altered/rules/Modifiers.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Possible.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Waiting.h"

#include <algorithm>
#include <cstdlib>

namespace triptych::altered {

namespace {

/// "Roll a die. On a 4+: it moves forward one more region instead.": whether it does not move is seen by the die.
bool isSeenByADie(const Table& t, const Modifier& modifier)
{
    const auto* both = std::get_if<Sequence>(&t.cards.effect(modifier.effect).node);
    return both && std::holds_alternative<Roll>(both->parts.front().node);
}

/// What one modifier does to an event: true when that does not happen, or not yet.
template <class Event>
bool applyTo(const Table& t, const Event& event, const Modifier& modifier)
{
    noteModified(t, modifier.source, modifier.effect, subjectOf(event));
    // 6.2.d The controller of the object with the ability decides; until then it stays.
    if constexpr (
        std::is_same_v<Event,
            WaitingMove> || std::is_same_v<Event, WaitingAdvance> || std::is_same_v<Event, WaitingDraw>)
        if (modifier.may) {
            t.state.agenda.push(
                OfferReplacement<Event> { event, modifier.effect, modifier.source });
            return true;
        }
    const bool began
        = beginRule(t, modifier.source, t.cards.effect(modifier.effect), subjectOf(event));
    if constexpr (std::is_same_v<Event, WaitingGain>)
        if (began)
            t.state.acting.back().count = event.count;
    if constexpr (std::is_same_v<Event, WaitingDraw>)
        if (began)
            t.state.acting.back().count = t.state.acting.back().instead = event.cards;
    if (began && !isSeenByADie(t, modifier))
        noteReplaced(t, event);
    return began;
}

/// The statement that an effect belongs to, for what follows from it.
const Replace* statementOf(const Table& t, Index source, std::uint16_t effect)
{
    for (const Ability& ability : t.card(source).abilities)
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
bool applyOneOf(const Table& t, const Event& event, const Modifiers& found, Seat who)
{
    if (found.empty())
        return false;
    const Modifier& first = found.front();
    const bool waits = waitsForAnother(t.state, first.source);
    if (found.size() == 1 && !waits)
        return applyTo(t, event, first);
    if constexpr (std::is_same_v<Event, WaitingMove>)
        if (found.size() == 1 && statementOf(t, first.source, first.effect)) {
            // who says it may leave at once with them
            t.state.agenda.push(OfferReplacement<Event> { event, first.effect, first.source });
            return true;
        }
    t.state.agenda.push(ChooseModifier<Event> { event, who == noSeat ? initiative(t.state) : who });
    return true;
}

/// 6.2.g What adds to an event comes when nothing has replaced it.
void addTo(const Table& t, const Modifiers& found, Index subject)
{
    for (const Modifier& also : found)
        noteModified(t, also.source, also.effect);
    for (const Modifier& also : found)
        beginRule(t, also.source, t.cards.effect(also.effect), subject);
}

} // namespace

bool replacesMove(const Table& t, const Motion& m, Cause cause, Seat who)
{
    const Modifiers found = moveModifiers(t, m, cause, who, false);
    if (!found.empty())
        return applyOneOf(t, waiting(m, cause, who), found, who);
    addTo(t, moveModifiers(t, m, cause, who, true), m.object);
    t.state.declined.clear();
    return false;
}

bool replacesGain(const Table& t, Index i, const Grant& gained, Seat who)
{
    if (applyOneOf(t, waiting(i, gained), gainModifiers(t, i, gained, false), who))
        return true;
    addTo(t, gainModifiers(t, i, gained, true), i);
    return false;
}

bool replacesResupply(const Table& t, Seat p, Seat who)
{
    if (applyOneOf(t, WaitingResupply { p }, resupplyModifiers(t, p, false), who))
        return true;
    addTo(t, resupplyModifiers(t, p, true), noIndex);
    return false;
}

int replacesDraw(const Table& t, Seat p, int cards, Seat who)
{
    const auto many = static_cast<std::uint8_t>(std::min(cards, 250));
    if (cards > 0 && applyOneOf(t, WaitingDraw { p, many, 1 }, drawModifiers(t, p, true), who))
        return cards;
    int replaced = 0;
    for (int k = 0; k < cards; ++k)
        replaced += applyOneOf(t, WaitingDraw { p }, drawModifiers(t, p, false), who);
    return replaced;
}

bool replacesAscension(const Table& t, Index expedition, bool attempt)
{
    const Modifiers found = ascensionModifiers(t, expedition, attempt);
    return !found.empty() // RULING the oldest of several
        && applyTo(t, WaitingAdvance { expedition }, found.front());
}

bool replacesAdvance(const Table& t, const Advance& a, std::uint8_t dueTo, Seat who)
{
    const WaitingAdvance event { expeditionThing(a.player, a.kind),
        static_cast<std::uint8_t>(std::abs(a.regions)), dueTo, a.regions < 0 };
    return applyOneOf(t, event, modifiersOf(t, event), who);
}

int regionsForward(const Table& t, Seat p, int kind, std::uint8_t dueTo)
{
    const Index expedition = expeditionThing(p, kind);
    const Modifiers found = advanceModifiers(t, expedition, dueTo);
    const bool replaced = std::ranges::any_of(
        found, [&](const Modifier& m) { return !m.may && !isSeenByADie(t, m); });
    return replaced ? 0 : 1 + moreRegions(t, expedition, dueTo);
}

template <class Event>
void run(const Table& t, ChooseModifier<Event> step)
{
    if constexpr (std::is_same_v<Event, WaitingMove>)
        if (isHeldBack(step)) {
            letGo(t, step.event);
            return;
        }
    if (const Modifiers found = modifiersOf(t, step.event); found.size() < 2) {
        if (found.empty())
            happens(t, step.event, step.chooser);
        else
            applyTo(t, step.event, found.front());
        return;
    }
    t.state.agenda.push(ModifierChosen<Event> { step.event });
    ask(t, { Ask::Modifier, step.chooser, 1, 1 });
}

template <class Event>
void run(const Table& t, ModifierChosen<Event> step)
{
    State& s = t.state;
    const Index chosen = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    for (const Modifier& modifier : modifiersOf(t, step.event))
        if (modifier.source == chosen) {
            applyTo(t, step.event, modifier);
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

void modifierOptions(const Table& t, Options& out)
{
    const auto offer = [&](const auto& chosen) {
        if (!chosen)
            return;
        for (const Modifier& modifier : modifiersOf(t, chosen->event))
            if (const Option o = option(Verb::Choose, modifier.source);
                std::ranges::find(out, o) == out.end())
                out.push_back(o);
    };
    const Agenda& agenda = t.state.agenda;
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

void goOn(const Table& t, const WaitingMove& event)
{
    // 6.2.g It goes at once with what it may still pay for itself: that is asked before it goes.
    Agenda& agenda = t.state.agenda;
    const auto next = agenda.next<OfferReplacement<WaitingMove>>();
    if (!next || next->source != event.object || !inPlay(t.state, event.object)) {
        happens(t, event, event.mover);
        return;
    }
    t.state.declined.clear();
    agenda.pop();
    agenda.push(ChooseModifier<WaitingMove> { event, noSeat });
    agenda.push(*next);
}

void goOn(const Table& t, const WaitingDraw& event)
{
    State& s = t.state;
    if (applyOneOf(t, event, modifiersOf(t, event), noSeat))
        return;
    s.declined.clear();
    int cards = event.cards; // "one or more cards" was declined: each of them is a card
    if (event.whole)
        for (int k = 0; k < event.cards; ++k)
            cards -= applyOneOf(
                t, WaitingDraw { event.player }, drawModifiers(t, event.player, false), noSeat);
    happens(t, WaitingDraw { event.player, static_cast<std::uint8_t>(cards), 0 }, noSeat);
}

void goOn(const Table& t, const WaitingAdvance& event)
{
    State& s = t.state;
    const Advance a { seatOfExpedition(event.expedition), kindOfExpedition(event.expedition),
        event.back != 0 ? -int { event.regions } : int { event.regions } };
    if (replacesAdvance(t, a, event.dueTo, noSeat))
        return;
    s.declined.clear();
    Marker& marker = s.players[a.player].markers[static_cast<std::size_t>(a.kind)];
    marker.progressed = event.dueTo;
    moveExpeditions(t, { a }, true);
    marker.progressed = 0;
}

template <class Event>
void replace(const Table& t, const ReplacementAnswered<Event>& step, bool yes)
{
    const Replace* replace = statementOf(t, step.source, step.effect);
    if (!replace)
        return;
    const Index subject = subjectOf(step.event);
    if (yes) {
        noteReplaced(t, step.event);
        if (replace->to)
            beginRule(t, step.source, *replace->to, subject);
        [[maybe_unused]] const bool began = beginRule(t, step.source, replace->effect, subject);
        if constexpr (std::is_same_v<Event, WaitingDraw>)
            if (began)
                t.state.acting.back().instead = step.event.cards;
        return;
    }
    if (replace->ifNot)
        beginRule(t, step.source, *replace->ifNot, subject);
    t.state.declined.push_back(step.source);
    goOn(t, step.event);
}

} // namespace

template <class Event>
void run(const Table& t, OfferReplacement<Event> step)
{
    State& s = t.state;
    const ReplacementAnswered<Event> answered { step.event, step.effect, step.source };
    s.picks.clear();
    // What was done instead of another event since may have made it impossible: then it is not asked.
    Viewpoint about = viewpointOf(s, step.source);
    if (subjectOf(step.event) < maxObjects)
        about.subject = refOf(s, subjectOf(step.event));
    const Replace* replaces = statementOf(t, step.source, step.effect);
    if (replaces && !replaces->may) {
        noteModified(t, step.source, step.effect, subjectOf(step.event));
        replace(t, answered, true);
        return;
    }
    if (!replaces || !isPossible(t, replaces->effect, about)) {
        replace(t, answered, false);
        return;
    }
    s.agenda.push(answered);
    ask(t, { Ask::May, s.objects[step.source].controller, 1, 1, step.effect });
}

template <class Event>
void run(const Table& t, ReplacementAnswered<Event> step)
{
    const bool yes = !t.state.picks.empty();
    t.state.picks.clear();
    replace(t, step, yes);
}

template void run(const Table&, OfferReplacement<WaitingMove>);
template void run(const Table&, OfferReplacement<WaitingAdvance>);
template void run(const Table&, OfferReplacement<WaitingDraw>);
template void run(const Table&, ReplacementAnswered<WaitingMove>);
template void run(const Table&, ReplacementAnswered<WaitingAdvance>);
template void run(const Table&, ReplacementAnswered<WaitingDraw>);

} // namespace triptych::altered
