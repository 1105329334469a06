#pragma once

#include "seize/tree/Ability.h"

#include <string>
#include <string_view>

// The verbs of the printed language in their normal form, one function each (PrintMercenaries.cpp,
// PrintTreasures.cpp, PrintPlayers.cpp, PrintAllowances.cpp, PrintBranches.cpp); Print.cpp joins them.
namespace triptych::seize::verbs {

/// The whole deed, whichever it is.
std::string words(const Effect&);

/// "draw", or "target opponent draws".
std::string tell(const Who&, std::string_view base, std::string_view third);
std::string_view ownOf(const Who&); ///< "your", "their"
/// "2", "that many", "cards equal to ...": where the noun goes without saying.
std::string number(const Amount&, std::string_view noun, std::string_view that);
std::string noun(const Amount&, std::string_view noun); ///< "2 loot", "loot equal to its bounty"
std::string subject(const Thing&);                      ///< "them" as the subject of a sentence.
/// "this gains", "they gain"
std::string doing(const Thing&, std::string_view one, std::string_view several);
std::string_view zone(Zone); ///< "discard"

/// `lasting` says "has" where an instruction says "gains".
std::string gain(const Gain&, bool lasting);
std::string print(const Deal&);
std::string print(const Transfer&);
std::string print(const Strike&);
std::string print(const Fits&);
std::string print(const Divide&);
std::string print(const Prevent&);
std::string print(const LoseHealth&);
std::string print(const Handle&);
std::string print(const HandOver&);
std::string print(const Heal&);
std::string print(const Mend&);
std::string print(const Cleanse&);
std::string print(const Apply&);
std::string print(const Remove&);
std::string print(const Fog&);
std::string print(const MoveTiles&);
std::string print(const MoveTo&);
std::string print(const Push&);
std::string print(const ReturnToHand&);
std::string print(const Strip&);
std::string print(const Equip&);
std::string print(const TurnTreasures&);
std::string print(const Draw&);
std::string print(const Discard&);
std::string print(const Mill&);
std::string print(const Look&);
std::string print(const PickFromHand&);
std::string print(const Fetch&);
std::string print(const Allowance&);
std::string print(const Sequence&);
std::string print(const Choose&);
std::string print(const FlipCoin&);
std::string print(const Delayed&);
std::string print(const Watch&);
std::string print(const May&);
std::string print(const IfSo&);
std::string print(const Instead&);
std::string print(const ForEach&);
std::string print(const Unless&);
std::string print(const Trap&);
std::string print(const Rescue&);

} // namespace triptych::seize::verbs
