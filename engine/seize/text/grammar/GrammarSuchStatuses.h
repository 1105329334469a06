#pragma once

#include "seize/text/grammar/GrammarDeeds.h"

// Statuses by their names, one after another, and all of a kind: "Bleed, Burn or Frost counters", "magical statuses".
// Each is a Modifier of its own.
namespace triptych::seize::grammar {

/// RULING what exhausts somebody is told by what it still may do, and Stealth is no harm: that neither of them does
/// anything is not said.
template <Modifier::Kind kind>
struct suchStatus : seq<status, maybe<counterWord>>
{
    static std::optional<Modifier> build(Found& found)
    {
        using Kind = Modifier::Kind;
        Modifier made;
        made.kind = kind;
        made.status = found.take<Status>();
        if (made.status == Status::Exhaust && kind == Kind::HoldsStatus)
            made.kind = Kind::NotReadied;
        const bool none = (made.status == Status::Stealth && kind != Kind::Immune)
            || (made.status == Status::Exhaust && kind == Kind::Unaffected);
        return none ? std::nullopt : std::optional(made);
    }
};
template <Modifier::Kind kind>
struct suchStatuses
    : seq<suchStatus<kind>, many<word<", and", ", or", ",", "and", "or", "nor">, suchStatus<kind>>>
{
};
/// It goes without saying.
template <Status status>
struct thatStatus : seq<>
{
    static Modifier build(Found&)
    {
        Modifier made;
        made.kind = Modifier::Kind::Immune;
        made.status = status;
        return made;
    }
};
struct everyPhysical : seq<thatStatus<Status::Exhaust>, thatStatus<Status::Bleed>,
                           thatStatus<Status::Blind>, thatStatus<Status::Poison>>
{
};
struct everyMagical : seq<thatStatus<Status::Frost>, thatStatus<Status::Burn>,
                          thatStatus<Status::Silence>, thatStatus<Status::Stealth>>
{
};
struct everyCounted
    : seq<thatStatus<Status::Exhaust>, thatStatus<Status::Bleed>, thatStatus<Status::Poison>,
          thatStatus<Status::Frost>, thatStatus<Status::Burn>>
{
};
/// "counters", "magical statuses", "any status": what nobody may give somebody
struct allSuch
    : any<seq<word<"any physical status", "physical statuses", "physical status effects">,
              everyPhysical>,
          seq<word<"any magical status", "magical statuses", "magical status effects">,
              everyMagical>,
          seq<word<"any status", "statuses", "status effects", "any statuses",
                  "any status effects">,
              everyPhysical, everyMagical>,
          seq<word<"status counters", "any counters", "counters", "a counter">, everyCounted>>
{
};
/// Every mercenary, where nobody is named
struct whoeverItIs : seq<>
{
    static Thing build(Found&)
    {
        Thing made;
        made.kind = Thing::Kind::Each;
        return made;
    }
};
struct whichNotGiven
    : any<allSuch, seq<maybe<word<"a", "any">>, suchStatuses<Modifier::Kind::Immune>>>
{
};

} // namespace triptych::seize::grammar
