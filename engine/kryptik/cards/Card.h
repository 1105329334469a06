#pragma once

#include "cards/PrintedCard.h"
#include "core/Problem.h"
#include "kryptik/tree/Ability.h"

#include <optional>
#include <string>
#include <vector>

namespace triptych::kryptik {

/// A printed card with its compiled text. Immutable once its set is built.
struct Card : cards::PrintedCard
{
    std::string rarity;
    std::optional<std::string> yearText; ///< 11 year ability, without "11 Year:".

    CardType type = CardType::Citizen;
    std::string faction;   ///< As printed in the type line; empty for none (7.1.1).
    bool overlord = false; ///< 7.1.2
    Stones cost;           ///< 8.1.1
    int attack = 0;
    int defense = 0;
    Colours soul = 0;            ///< 8.2.1 Colours of the soul box; 0 is colourless.
    std::optional<int> yearCost; ///< 8.1.2 Absent: cannot be cast from the 11 year row.
    std::optional<int> limit;    ///< 11.1 "as printed on the card"

    std::vector<Ability> abilities;     ///< One a paragraph, in printed order.
    std::optional<Ability> yearAbility; ///< 6.1

    Problems problems; ///< Of the text. Not empty: shown, but refused in a deck.
};

} // namespace triptych::kryptik
