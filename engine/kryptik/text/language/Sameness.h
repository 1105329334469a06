#pragma once

#include "core/Overloaded.h"
#include "kryptik/tree/Ability.h"

#include <variant>

// What the rules make the same, although it is said otherwise: no scenario can tell it apart, so it is no
// change of a text (Mutants).
namespace triptych::kryptik {

/// What lies there is your own, as every card lies in its owner's zones (5): "you control" adds nothing.
inline bool isYours(const Place& place)
{
    return place.zone != Zone::Island && place.whose == Side::You;
}

/// It comes onto the island under your control whatever is said.
inline bool isFromYourZone(const Thing& thing)
{
    return std::visit(
        Overloaded { [](const This& t) { return t.inLimbo || t.inYours; },
            [](const It&) { return false; }, [](const Target& t) { return isYours(t.spec.place); },
            [](const Each& t) { return isYours(t.place); },
            [](const Some& t) { return isYours(t.place); },
            [](const TopOfDeck& t) { return t.whose == Side::You; } },
        thing);
}

/// It asks of what you have, so that "you control" adds nothing to it.
inline bool isOfYours(const Condition& condition)
{
    using Kind = Condition::Kind;
    return condition.kind == Kind::YouControl || condition.kind == Kind::YouControlNo
        || condition.kind == Kind::LimboAtLeast || isYours(condition.place);
}

/// It is no card that could lie in one zone or another (8.5).
inline bool isOfAnActivation(const Thing& thing)
{
    const auto* target = std::get_if<Target>(&thing);
    return target && target->spec.kind == TargetSpec::Kind::Activation;
}

/// Divided among one is not divided.
inline bool isOfSeveral(const Damage& damage)
{
    const auto* thing = std::get_if<Thing>(&damage.to);
    const auto* target = thing ? std::get_if<Target>(thing) : nullptr;
    return target && (target->spec.count > 1 || target->spec.byX);
}

/// One attacks in one's own turn only (4.4), and only what attacks is blocked or destroys 11 year cards: it
/// is "during your turn".
inline bool isOfYourAttack(const Trigger& trigger)
{
    using Event = Trigger::Event;
    const bool ofAttack = trigger.event == Event::Attacks || trigger.event == Event::BecomesBlocked
        || trigger.event == Event::DestroysYear;
    return ofAttack && (trigger.subjectIsThis || trigger.subject.controller == Side::You);
}

/// Only who controls a citizen sacrifices it (glossary Sacrifice), whoever else is told to do so.
inline bool isSacrificedByOne(const Sacrifice& e)
{
    return !std::holds_alternative<Some>(e.what) && !std::holds_alternative<Each>(e.what);
}

/// What goes where all see it (5) has been seen by all, revealed or not.
inline bool isSeenThere(Zone to)
{
    return to != Zone::Hand && to != Zone::Deck && to != Zone::ElevenYearRow;
}

inline bool isSeenAnyway(const Search& e)
{
    return isSeenThere(e.to);
}
inline bool isSeenAnyway(const LookAndPick& e)
{
    return isSeenThere(e.to);
}

/// You do not have more than yourself, so of each player it is asked of each opponent.
inline bool isOfOthers(const IfSo& e)
{
    return e.condition.kind == Condition::Kind::MoreThan;
}

/// What comes from one of your zones, or leaves one, is yours before it does (5).
inline bool isOutOfYourZone(const Trigger& trigger)
{
    using Event = Trigger::Event;
    const bool yours = trigger.place.zone != Zone::Island && trigger.place.whose == Side::You;
    return yours
        && ((trigger.event == Event::IsPutInto && trigger.from && *trigger.from != Zone::Island)
            || trigger.event == Event::LeavesZone);
}

} // namespace triptych::kryptik
