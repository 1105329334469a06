#pragma once

#include "decks/DeckFault.h"

#include <string_view>
#include <vector>

namespace triptych::decks {

/// As many copies as one likes: more than any deck has cards.
inline constexpr int anyNumber = 999;

/// A card beside the deck that leads it.
struct Leader
{
    DeckPart part = DeckPart::Hero;
    std::string_view rule;
    bool needed = true;
};

/// When cards come to hand.
struct DrawRules
{
    int openingHand = 0;
    int eachTurn = 1;
    int firstTurn = 1;        ///< Of the seat that starts, in its first turn;
    int firstTurnOfOther = 1; ///< and of another seat.
    std::string_view rule;
};

/// What may be paid in which turn: a simple model of playing a deck with nobody opposite.
struct PayRules
{
    std::string_view cost;        ///< The field (CardField) that says what a card costs.
    int fromOpeningHand = 0;      ///< Cards of the opening hand that are laid aside to pay with.
    int eachTurn = 1;             ///< Cards of a turn that are laid aside likewise.
    bool inFirstTurn = true;      ///< Whether the first turn lets one do so.
    std::string_view kind {};     ///< Only cards of this type are laid aside; empty: any.
    int freeEachTurn = 0;         ///< Cards without a cost that are played in a turn; 0: none is.
    std::string_view freeKind {}; ///< ... of this type.
};

/// How decks of a ruleset are made up, drawn from and paid for.
struct DeckRules
{
    int least = 0; ///< Cards of the main deck, without its leader.
    int most = 0;  ///< 0: as many as one likes.
    int side = 0;  ///< At most.
    std::vector<Leader> leaders {};
    DrawRules draw {};
    PayRules pay {};
    std::vector<std::string_view> groups {}; ///< The fields that a deck is counted by: "type".
    /// How answers begin that play a card from hand (NOTATION section 2): "cast".
    std::vector<std::string_view> playVerbs {};
};

} // namespace triptych::decks
