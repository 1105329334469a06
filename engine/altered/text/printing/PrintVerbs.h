#pragma once

#include "altered/tree/Ability.h"

#include <string>
#include <string_view>
#include <vector>

// The printed words of single instructions; PrintBranches.cpp joins them.
namespace triptych::altered::verbs {

/// "draw a card", "target Character gains 1 boost"; nothing of a branch.
std::string words(const Effect&);
/// "I am [Defender]", "Characters you control are [Tough 2]"
std::string words(const Statement&);
/// "target Character gains 1 boost" (PrintGains.cpp)
std::string words(const Gain&);
/// "remove 2 boosts from me", "double my boosts" (PrintGains.cpp)
std::string words(const Remove&);
std::string words(const MoveCounters&);
std::string words(const DoubleBoosts&);
/// "play it for free", "the next Spell you play this turn costs {1} less" (PrintPlaying.cpp)
std::string words(const Play&);
std::string words(const Next&);
std::string words(const ActivateAbilities&);
/// "create a [Mouse 1/1/1] token in my Expedition"
std::string words(const Create&);
/// "My Expedition moves forward two regions", "this Expedition can't move forward this Day"
std::string words(const MoveExpedition&);
std::string words(const CantMove&);
/// A verb as it is told ("draw"), or as it is told of somebody ("each player draws").
std::string told(const Who& by, std::string_view base, std::string_view third);
/// "Characters you play this turn cost {1} less"
std::string words(const StatedFor&);
/// "I can't be played", "Characters facing me can't gain boosts" (PrintForbidden.cpp)
std::string words(const CantBePlayed&);
std::string words(const CantBe&);
std::string words(const CantActivate&);
std::string words(const CantGain&);
std::string words(const CantLose&);
std::string words(const CantDo&);
/// "My {V} is equal to the number of cards in your hand" (PrintStatistics.cpp)
std::string words(const StatisticsAre&);
std::string words(const BaseStatisticsAre&);
std::string words(const ExpeditionStatistics&);
std::string words(const NotInSums&);
std::string downTo(int least); ///< ", down to a minimum of {1}", or nothing
/// `ofMany`: what several lose are "their boosts".
std::string grants(
    const std::vector<Grant>&, bool choice, bool many, bool withVerb, bool ofMany = false);
std::string grant(const Grant&, bool ofMany = false);

// Joined: PrintBranches.cpp
/// Sentences with their last full stop; a list or a quotation has ended them already.
std::string sentences(const Effect&);
std::string whereX(const Boxed<Amount>&);       ///< ", where X is the result", or nothing
std::string costOf(const std::vector<Effect>&); ///< "{T}, Discard a card from your Reserve"

} // namespace triptych::altered::verbs
