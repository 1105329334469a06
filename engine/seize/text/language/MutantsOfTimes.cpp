#include "seize/text/language/MutantsOfTimes.h"

namespace triptych::seize {

void offerPast(text::Changes& changes, std::string_view name, Filter& filter)
{
    if (!filter.past)
        return;
    changes.offer(name, "whatever was done", [&] { filter.past.reset(); });
    if (!filter.past)
        return;
    changes.offerOther(name, "done or not done", filter.past->lacks);
    changes.offerNext(name, "at another time", filter.past->span, Span::FoesLastTurn);
    changes.offerNext(name, "another deed", filter.past->deed, PastDeed::Equipped);
    if (filter.past->orDeed)
        changes.offer(name, "without the other deed", [&] { filter.past->orDeed.reset(); });
}

void offerHistory(text::Changes& changes, Condition& condition)
{
    if (condition.kind == Condition::Kind::AnyPhase)
        changes.offerNext("if", "in another phase", condition.phase, Phase::End);
    if (condition.kind != Condition::Kind::PlayerDid)
        return;
    changes.offerNext("if", "something else was done", condition.done, Done::LostMercenary);
    changes.offerNext("if", "at another time", condition.span, Span::FoesLastTurn);
}

void offerFate(text::Changes& changes, Rescue& rescue)
{
    if (rescue.doer != Trigger::Doer::Anybody)
        changes.offer("Rescue", "by anybody", [&] { rescue.doer = Trigger::Doer::Anybody; });
    if (rescue.by)
        changes.offer("Rescue", "by whomever", [&] { rescue.by.reset(); });
    if (rescue.fate == Rescue::Fate::Hurt)
        changes.offerMore("Rescue", rescue.least);
    if (rescue.fate == Rescue::Fate::Afflicted && rescue.ailing == Trigger::Ailing::One)
        changes.offerNext("Rescue", "another status", rescue.status, Status::Stealth);
    if (rescue.each)
        changes.offerOther("Rescue", "each counter, or all at once", rescue.each);
}

void offerLimits(text::Changes& changes, Ability& ability)
{
    if (ability.perTurn > 0)
        changes.offerMore("times per turn", ability.perTurn);
    if (ability.oncePerGame)
        changes.offer("once per game", "or always", [&] { ability.oncePerGame = false; });
}

void offerExcept(text::Changes& changes, Modifier& modifier)
{
    if (modifier.except)
        changes.offerOther("modifier", "by such or by others", modifier.except);
}

void offerSurvival(text::Changes& changes, Trigger& trigger)
{
    if (trigger.doer != Trigger::Doer::Anybody && trigger.event != Trigger::Event::IsTargeted)
        changes.offer("trigger", "by anybody", [&] { trigger.doer = Trigger::Doer::Anybody; });
    if (trigger.event == Trigger::Event::IsTargeted && trigger.cards.kind != CardFilter::Kind::Card)
        changes.offer(
            "trigger", "by whatever", [&] { trigger.cards.kind = CardFilter::Kind::Card; });
    if (trigger.inPhase) {
        changes.offerNext("trigger", "in another phase", *trigger.inPhase, Phase::End);
        changes.offerOther("trigger", "in or outside", trigger.outside);
    }
    if (trigger.event == Trigger::Event::Sheds)
        changes.offerNext("trigger", "another status", trigger.status, Status::Burn);
    if (trigger.brink == Trigger::Brink::Health || trigger.brink == Trigger::Brink::Counter)
        changes.offerMore("trigger", trigger.brinkAt);
    if (trigger.survives)
        changes.offerOther("trigger", "survived or not", trigger.survives);
}

} // namespace triptych::seize
