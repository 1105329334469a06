#include "altered/rules/Triggers.h"

// 6.3.a-f What a trigger waits for by its own words, before anything has happened: which events, how many times in
// one of them, for which thing.
namespace triptych::altered {

using Trigger = Happening::Event;

std::uint64_t eventsOf(const Deed& d)
{
    switch (d.what) {
    case Deed::What::Moved:
        return mark(Trigger::Becomes) | mark(Trigger::IconJoin) | mark(Trigger::Joins)
            | mark(Trigger::Leaves) | mark(Trigger::GoesTo) | mark(Trigger::IsSacrificed)
            | mark(Trigger::Sacrifices) | mark(Trigger::Discards) | mark(Trigger::Creates);
    case Deed::What::Played:
        return mark(Trigger::IconHand) | mark(Trigger::IconReserve) | mark(Trigger::Plays);
    case Deed::What::PhaseBegan:
        return mark(Trigger::AtPhase);
    case Deed::What::GainedCounters:
    case Deed::What::GainedStatus:
        return mark(Trigger::Gains) | mark(Trigger::Becomes);
    case Deed::What::LostCounters:
    case Deed::What::LostStatus:
        return mark(Trigger::Loses);
    case Deed::What::Drew:
        return mark(Trigger::Draws);
    case Deed::What::Resupplied:
        return mark(Trigger::Resupplies);
    case Deed::What::Rolled:
        return mark(Trigger::Rolls);
    case Deed::What::Exhausted:
        return mark(Trigger::Exhausts) | mark(Trigger::Becomes);
    case Deed::What::Readied:
        return mark(Trigger::Readies);
    case Deed::What::Revealed:
        return mark(Trigger::Reveals);
    case Deed::What::MovedForward:
        return mark(Trigger::MovesForward) | (d.contact ? mark(Trigger::Becomes) : 0);
    case Deed::What::FailedToMove:
        return mark(Trigger::FailsToMove);
    case Deed::What::MovedBackward:
        return mark(Trigger::MovesBackward) | (d.contact ? mark(Trigger::Becomes) : 0);
    case Deed::What::Passed:
        return mark(Trigger::Passes);
    case Deed::What::Activated:
        return mark(Trigger::Activates);
    case Deed::What::Gift:
        return mark(Trigger::MakesGift) | mark(Trigger::GetsGift);
    case Deed::What::Ascended:
        return mark(Trigger::Ascends);
    case Deed::What::Spent:
        return mark(Trigger::Spends);
    case Deed::What::Switched:
        return mark(Trigger::SwitchesExpeditions) | mark(Trigger::Joins) | mark(Trigger::Leaves);
    case Deed::What::Defected:
        return mark(Trigger::Defects) | mark(Trigger::Joins) | mark(Trigger::Leaves);
    case Deed::What::BecameGigantic:
        return mark(Trigger::Joins);
    case Deed::What::CeasedGigantic:
        return mark(Trigger::Leaves);
    case Deed::What::Sacrificed:
        return mark(Trigger::IsSacrificed) | mark(Trigger::Sacrifices);
    case Deed::What::Completed:
        return mark(Trigger::Completes) | mark(Trigger::Becomes);
    case Deed::What::Targeted:
        return mark(Trigger::Targets);
    case Deed::What::Sabotaged:
        return mark(Trigger::Sabotages);
    case Deed::What::Attempted:
        return mark(Trigger::Ascends) | mark(Trigger::MovesForward);
    }
    return 0;
}

bool waitsForIt(const Happening& h)
{
    return h.subject && std::holds_alternative<It>(h.subject->node);
}

bool waitsThere(const Happening& h)
{
    using Kind = Expedition::Kind;
    const bool named = h.expedition
        && (h.expedition->kind == Kind::That || h.expedition->kind == Kind::Its
            || h.expedition->kind == Kind::FacingIt);
    return named && !waitsForIt(h);
}

bool isOnceAnEvent(const Happening& h)
{
    const bool both = h.expedition && h.expedition->kind == Expedition::Kind::BothOf;
    const bool counted = h.ordinal && h.event != Trigger::Plays
        && h.event != Trigger::Gains; // several at once are told once
    return (both || h.together || counted) && h.event != Trigger::Draws
        && h.event != Trigger::Rolls;
}

Icons iconOf(const Happening& h)
{
    return h.event == Trigger::IconJoin   ? iconJoin
        : h.event == Trigger::IconHand    ? iconHand
        : h.event == Trigger::IconReserve ? iconReserve
                                          : Icons { 0 };
}

} // namespace triptych::altered
