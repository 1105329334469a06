#pragma once

#include "seize/text/grammar/GrammarNumbers.h"

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
/// "a mercenary you controlled was destroyed": whose those who are gone were
struct controlledThen
    : seq<maybe<word<"that", "which">>,
          any<means<Side::Yours, "you controlled">,
              means<Side::Enemy, "an opponent controlled", "your opponent controlled",
                  "the opponent controlled", "your opponents controlled", "opponents controlled">>>
{
};
/// Those who fell, as far as it is remembered who they were: whose.
inline std::optional<Filter> fellOf(Found& found)
{
    const Filter those = found.has<Filter>() ? found.take<Filter>() : Filter {};
    Filter known;
    known.side = those.side;
    if (const auto side = found.takeIfAny<Side>()) {
        if (those.side != Side::Any)
            return std::nullopt;
        known.side = *side;
        return those == Filter {} ? std::optional(known) : std::nullopt;
    }
    return those == known ? std::optional(known) : std::nullopt;
}
/// What a state says of this turn has a condition of its own; None of everything else.
Filter::Condition stateOf(const Past&);
/// Cards that were played, but for the Ability cards with a name of their own.
struct playedBesides
    : any<means<Done::PlayedEvent, "event cards", "event card", "events", "event">,
          means<Done::PlayedAbility, "ability cards", "ability card", "abilities", "ability">,
          means<Done::PlayedMercenary, "mercenary cards", "mercenary card", "mercenaries",
              "mercenary">,
          means<Done::PlayedTreasure, "treasure cards", "treasure card", "treasures", "treasure">>
{
};

} // namespace triptych::seize::grammar
