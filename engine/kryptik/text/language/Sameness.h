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

} // namespace triptych::kryptik
