#pragma once

#include "text/Tokens.h"

#include <span>
#include <string_view>
#include <utility>

namespace triptych::text {

/// What only players do and have in a game, besides what they do and have in every one ("draws", "hand").
struct PersonWords
{
    /// "acquires" and how they say it: "acquire".
    std::span<const std::pair<std::string_view, std::string_view>> deeds {};
    std::span<const std::string_view> things {}; ///< "vault": what is theirs.
    std::span<const std::string_view> losses {}; ///< "loot": what only they lose or gain.
};

/// "He", "him", "his" and "she", "her" of a person: they stand for a card ("it", "its"), and for a player
/// ("they", "their") where only players do or have what is said. "He or she" is a player.
void evenPronouns(Tokens&, const PersonWords& = {});

} // namespace triptych::text
