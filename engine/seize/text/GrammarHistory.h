#pragma once

#include "seize/text/GrammarNumbers.h"

// What has been done this turn or before it, by mercenaries and by players. Compiled in GrammarHistory.cpp and
// GrammarHistoryOfPlayers.cpp.
namespace triptych::seize::grammar {

/// "was healed this turn", "has not moved since your last turn": behind whom it is said of -> Past
struct pastClause : elsewhere<pastClause>
{
    static bool read(Input&, Reading&);
};
/// "this was healed this turn", "it attacked during your last turn" -> Condition
struct pastCondition : elsewhere<pastCondition>
{
    static bool read(Input&, Reading&);
};
/// "you played 2 or more Instant cards this turn", "an opponent plundered last turn" -> Condition
struct playerDid : elsewhere<playerDid>
{
    static bool read(Input&, Reading&);
};
/// "it is the Attack Phase", "it is an opponent's End Phase" -> Condition
struct anyPhaseNow : elsewhere<anyPhaseNow>
{
    static bool read(Input&, Reading&);
};
/// "this turn", "during your last turn" -> Span
struct spanOfPast : elsewhere<spanOfPast>
{
    static bool read(Input&, Reading&);
};
/// What a state says of this turn has a condition of its own; None of everything else.
Filter::Condition stateOf(const Past&);

} // namespace triptych::seize::grammar
