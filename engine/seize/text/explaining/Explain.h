#pragma once

#include "seize/text/explaining/Glossary.h"
#include "seize/tree/Ability.h"

#include <string>
#include <string_view>

#include <fmt/format.h>

// The verbs of the tree in plain words, one function each (ExplainMercenaries.cpp, ExplainPlayers.cpp);
// Explain.cpp joins them.
namespace triptych::seize::explaining {

/// The whole deed, whichever it is.
std::string plain(const Effect&, Words&);

/// "you draw", "target opponent draws"
std::string does(const Who&, std::string_view base, std::string_view third);
std::string_view own(const Who&); ///< "your", "their"
/// "target mercenary takes", "two target mercenaries take"
std::string does(const Thing&, std::string_view one, std::string_view several);
std::string is(const Thing&);                           ///< "target mercenary is"
std::string_view plural(int count);                     ///< "s", or nothing
std::string much(const Amount&, std::string_view noun); ///< "2 loot", "as much loot"
std::string cards(const Amount&);                       ///< "2 cards"
std::string_view howLong(Duration);                     ///< ", until this turn ends"

std::string explain(const Deal&, Words&);
std::string explain(const Transfer&, Words&);
std::string explain(const Strike&, Words&);
std::string explain(const Fits&, Words&);
std::string explain(const Divide&, Words&);
std::string explain(const Prevent&, Words&);
std::string explain(const LoseHealth&, Words&);
std::string explain(const Handle&, Words&);
std::string explain(const HandOver&, Words&);
std::string explain(const Heal&, Words&);
std::string explain(const Mend&, Words&);
std::string explain(const Cleanse&, Words&);
std::string explain(const Apply&, Words&);
std::string explain(const Remove&, Words&);
std::string explain(const Fog&, Words&);
std::string explain(const Gain&, Words&);
std::string explain(const MoveTiles&, Words&);
std::string explain(const MoveTo&, Words&);
std::string explain(const Push&, Words&);
std::string explain(const Swap&, Words&);
std::string explain(const Upstage&, Words&);
std::string explain(const Ready&, Words&);
std::string explain(const Reapply&, Words&);
std::string explain(const AttackAgain&, Words&);
std::string explain(const GainMovement&, Words&);
std::string explain(const Destroy&, Words&);
std::string explain(const Exit&, Words&);
std::string explain(const ReturnToHand&, Words&);
std::string explain(const Strip&, Words&);
std::string explain(const Equip&, Words&);
std::string explain(const TurnTreasures&, Words&);
std::string explain(const Draw&, Words&);
std::string explain(const Discard&, Words&);
std::string explain(const Mill&, Words&);
std::string explain(const LoseLoot&, Words&);
std::string explain(const GainLoot&, Words&);
std::string explain(const Look&, Words&);
std::string explain(const PickFromHand&, Words&);
std::string explain(const Select&, Words&);
std::string explain(const LookAtHand&, Words&);
std::string explain(const Fetch&, Words&);
std::string explain(const Counter&, Words&);
std::string explain(const Allowance&, Words&);
std::string explain(const Rescue&, Words&);
std::string explain(const Sequence&, Words&);
std::string explain(const Choose&, Words&);
std::string explain(const FlipCoin&, Words&);

} // namespace triptych::seize::explaining
