#pragma once

#include "cards/PrintedCard.h"
#include "core/Problem.h"
#include "seize/tree/Ability.h"

#include <optional>
#include <string>
#include <vector>

namespace triptych::seize {

/// A printed card with its compiled text. Immutable once its set is built.
struct Card : cards::PrintedCard
{
    CardType type = CardType::Mercenary;
    std::string className;    ///< As printed with a capital, "Warrior"; empty is generic.
    int stars = 1;            ///< S-MERC-E 1 to 4.
    std::optional<int> limit; ///< Copies, "as printed on the card".

    // Of a mercenary
    int health = 0;
    std::optional<int> melee; ///< S-MERC-G Absent: it cannot fight hand to hand.
    Arrows meleeArrows = 0;
    Shot shot = Shot::None; ///< S-MERC-H A mercenary has a shot, a defense or neither.
    int ranged = 0;
    int distance = 1;
    Arrows rangedArrows = 0;
    int defense = 0;
    int bounty = 0; ///< S-MERC-I
    int steps = 0;  ///< S-MERC-J
    Arrows moveArrows = 0;

    // Of a treasure
    TreasureType treasure = TreasureType::Weapon;
    Hands hands = Hands::None;

    // Of an ability
    AbilityType ability = AbilityType::Instant;
    int cost = 0;

    std::vector<Ability> abilities; ///< One a paragraph, in printed order.

    Problems problems; ///< Of the text. Not empty: shown, but refused in a deck.
};

} // namespace triptych::seize
