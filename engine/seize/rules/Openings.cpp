#include "seize/rules/Openings.h"

#include "seize/rules/Characteristics.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Triggers.h"

#include <algorithm>

namespace triptych::seize {
namespace {

using When = Trigger::Event;

/// What is told as it comes onto the stack tells its number there.
bool comesOntoTheStack(When event)
{
    return event == When::Plays || event == When::IsTargeted || event == When::Declares
        || event == When::IsDeclaredOn || event == When::UsesAbility;
}

/// What has happened is over; what came onto the stack may wait there still.
bool waitsStill(const Table& t, const Opening& opening)
{
    const auto& stack = t.state.stack;
    return std::any_of(stack.begin(), stack.end(),
        [&](const StackItem& item) { return item.serial == opening.amount; });
}
bool waits(const Table& t, const Opening& opening)
{
    return comesOntoTheStack(t.cards.ability(opening.card, wholeCard).trigger->event);
}

/// Who does it is told first, or to whom it is done.
bool tellsOfAttacker(When event)
{
    return event == When::Attacks || event == When::Declares || event == When::DealsDamage
        || event == When::Destroys || event == When::Upstages;
}

/// Several copies of a card hear of it once.
bool isFirstCopy(const State& s, Index i)
{
    for (Index before = 0; before < i; ++before)
        if (s.objects[before].card == s.objects[i].card
            && s.objects[before].owner == s.objects[i].owner)
            return false;
    return true;
}

Opening openingOf(const Table& t, const Trigger& trigger, const Happening& h)
{
    const auto refTo = [&](Index i) { return i == noIndex ? Ref {} : refOf(t.state, i); };
    Waiting told;
    tellWho(t, trigger, h, told);
    Opening made;
    made.subject = refTo(h.subject);
    made.object = refTo(h.object);
    made.other = told.other & 0xF;
    made.amount = told.amount;
    return made;
}

} // namespace

void raiseOpenings(const Table& t, const Happening& h)
{
    State& s = t.state;
    // RULING: asked for each player of whom such a card is, wherever it is by now; nobody learns where by that.
    for (Index i = 0; i < s.objectCount; ++i) {
        const std::uint16_t card = s.objects[i].card;
        const auto& trigger = t.cards.ability(card, wholeCard).trigger;
        const Seat p = s.objects[i].owner;
        if (!trigger || trigger->event != h.event || !s.players[p].alive || !isFirstCopy(s, i))
            continue;
        Viewpoint v;
        v.you = p;
        v.cls = t.cards.facts(card).cls;
        if (!hears(t, *trigger, v, h))
            continue;
        Opening made = openingOf(t, *trigger, h);
        made.card = card;
        made.who = p & 0xF;
        // "That player" is who is plundered, where one's own side plunders.
        if (h.event == When::Plunders && areAllied(s, s.objects[h.subject].controller, p))
            made.other = victimOf(t, h.subject) & 0xF;
        if (s.openings.full())
            s.openings.erase(0);
        s.openings.push_back(made);
    }
}

const Opening* openingFor(const Table& t, std::uint16_t card, Seat p)
{
    const auto& openings = t.state.openings;
    for (std::size_t k = openings.size(); k-- > 0;) {
        const Opening& opening = openings[k];
        if (opening.card == card && opening.who == p
            && (!waits(t, opening) || waitsStill(t, opening)))
            return &opening;
    }
    return nullptr;
}

void closeOpenings(const Table& t)
{
    auto& openings = t.state.openings;
    for (std::size_t k = openings.size(); k-- > 0;)
        if (!waits(t, openings[k]) || !waitsStill(t, openings[k]))
            openings.erase(k);
}

bool isKept(const Table& t, const StackItem& item)
{
    const bool own
        = item.kind == StackItem::Kind::Ability && t.cards.ability(item.card, wholeCard).kept;
    return own || isSaidOf(t, Allowance::Kind::Kept, item);
}

bool mayNotAnswer(const Table& t, Seat p)
{
    const auto& stack = t.state.stack;
    return std::any_of(stack.begin(), stack.end(), [&](const StackItem& item) {
        if (item.controller == noSeat || areAllied(t.state, item.controller, p))
            return false;
        const bool own = item.kind == StackItem::Kind::Ability
            && t.cards.ability(item.card, wholeCard).unanswered;
        return own || isSaidOf(t, Allowance::Kind::Unanswered, item);
    });
}

bool answersSomething(const Table& t, const StackItem& item)
{
    return item.kind == StackItem::Kind::Ability
        && t.cards.ability(item.card, wholeCard).trigger.has_value();
}

Ref attackerOf(const Trigger& trigger, Ref subject, Ref object)
{
    return tellsOfAttacker(trigger.event) ? subject : object;
}

Ref attackedOf(const Trigger& trigger, Ref subject, Ref object)
{
    return tellsOfAttacker(trigger.event) ? object : subject;
}

Ref attackedIn(const Table& t, const StackItem& item)
{
    return answersSomething(t, item)
        ? attackedOf(*t.cards.ability(item.card, wholeCard).trigger, item.subject, item.object)
        : item.object;
}

} // namespace triptych::seize
