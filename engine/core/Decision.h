#pragma once

#include "core/Id.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace triptych {

/// One answer a player may give. What the numbers mean is the game's business: core, search and
/// replay only compare options and pick one by its index.
struct Option
{
    std::uint8_t verb = 0;      ///< The game's own enumeration: pass, cast, target, ...
    std::uint8_t detail = 0;    ///< A seat, a colour, a printed ability's number, ...
    ObjectId object = noObject; ///< The thing picked, if it is a thing.
    std::int16_t number = 0;    ///< The number picked, if it is a number.

    constexpr bool operator==(const Option&) const = default;
};

/// One question to one player. The match waits until it is answered.
///
/// A decision asks for exactly one of its options. "Choose two targets" is two decisions; "block
/// with any citizens you wish" is one decision per blocker, ended by the option that says so. So
/// the playmat, a replay and the AI all answer in the same way: with an index into `options`.
struct Decision
{
    PlayerId player = noPlayer;
    std::string_view prompt;     ///< A key that the app turns into words: "command-attacker".
    std::string_view rule;       ///< Where the rule document asks it: "<game> 4.4.2".
    ObjectId cause = noObject;   ///< The card that asks, if a card does.
    std::vector<Option> options; ///< Never empty; an impossible choice is not asked.
    std::uint8_t picked = 0;     ///< Picks already made of this same question: blockers so far, ...
    std::uint8_t claimants = 0;  ///< Bit per seat: who may take it over, because it is theirs too.
};

} // namespace triptych
