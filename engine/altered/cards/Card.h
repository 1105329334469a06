#pragma once

#include "altered/tree/Ability.h"
#include "cards/PrintedCard.h"
#include "core/Problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::altered {

/// How the lines of the answers begin that use such an ability (NOTATION section 2).
inline constexpr std::string_view quickLine = "quick", supportLine = "support";

/// A printed card with its compiled text (2.2). Immutable once its set is built.
/// Its `text` is the main text; options begin with "•".
struct Card : cards::PrintedCard
{
    std::string support; ///< Support text.

    CardType type = CardType::Character;
    bool token = false; ///< Only created (7.3.4): never in a deck.
    Faction faction = Faction::Neutral;
    Rarity rarity = Rarity::None;
    std::vector<std::string> subtypes; ///< Lower-case words: "robot".
    int handCost = 0;
    int reserveCost = 0;
    int forest = 0;
    int mountain = 0;
    int ocean = 0;
    int reserveLimit = 2;     ///< Of a Hero (2.2.12).
    int landmarkLimit = 2;    ///< Of a Hero (2.2.13).
    std::optional<int> limit; ///< Copies in a deck, where the card says so.
    bool suspended = false;   ///< Not to be played in tournaments (data, not a rule).

    std::vector<Ability> abilities; ///< Main text then support text, in printed order.

    Problems problems; ///< Not empty: shown, but refused in a deck.
};

} // namespace triptych::altered
