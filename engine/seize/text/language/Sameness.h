#pragma once

#include "seize/tree/Ability.h"

#include <algorithm>

// What the rules make the same, although it is said otherwise: no scenario can tell it apart, so it is no
// change of a text (Mutants).
namespace triptych::seize {

/// What is paid is the card itself: it has left then, and played or equipped again it is another card to the rules.
inline bool paysWithItself(const Ability& ability)
{
    using Kind = CostItem::Kind;
    return std::ranges::any_of(ability.cost, [](const CostItem& item) {
        return item.kind == Kind::DestroyThis || item.kind == Kind::ReturnThis;
    });
}

/// It comes once in a turn anyway: a phase does, the second of something in a turn does, and what has left the
/// battlefield or is played again is another card to the rules.
inline bool comesOnce(const Ability& ability)
{
    if (!ability.trigger)
        return paysWithItself(ability) || ability.oncePerGame;
    using Event = Trigger::Event;
    const Trigger& trigger = *ability.trigger;
    const bool ofTime = isAboutTime(trigger.event);
    const bool ofThis = trigger.subject.kind == Thing::Kind::This
        && (trigger.event == Event::Enters || trigger.event == Event::IsDestroyed
            || trigger.event == Event::Exits || trigger.event == Event::Leaves
            || trigger.event == Event::IsRuined || trigger.event == Event::ReturnsToHand);
    const bool own = isAboutAMercenary(trigger) ? trigger.subject.kind == Thing::Kind::This
                                                : trigger.who.kind == Who::Kind::You;
    const bool counted = trigger.nth > 1 && own && !ofTime
        && trigger.event != Event::GainsStatus; // what is lost and gained again comes to it again
    return (ofTime && !trigger.its) || ofThis || counted || trigger.event == Event::IsPlayed;
}

/// Nobody is beside itself, so "another" says nothing of what is beside this, or beside it.
inline bool mayBeItself(const Filter& filter)
{
    using Anchor = Range::Anchor;
    return filter.range.kind != Range::Kind::Adjacent
        || (filter.range.anchor != Anchor::Source && filter.range.anchor != Anchor::It);
}

/// Nothing stands between two that are beside each other.
inline bool needsSight(const Reach& reach)
{
    return reach.distance > 0;
}

} // namespace triptych::seize
