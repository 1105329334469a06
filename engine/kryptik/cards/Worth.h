#pragma once

#include "kryptik/cards/Card.h"

namespace triptych::kryptik {

/// What a card does for whoever plays it, less what it costs, in points of which a drawn card is worth
/// two: by its numbers and by the verbs of its text. A guess for drafting, not a rule.
double worthOf(const Card&);

/// What a keyword is worth, also a guess: on the card, in those points; and of a citizen on the island, in units
/// of about one 11 year card, where some only count for one that deals damage as it attacks.
struct KeywordWorth
{
    Keyword keyword;
    double onCard;
    double onIsland;
    bool needsAttack;
};
const KeywordWorth& worthOf(Keyword);

} // namespace triptych::kryptik
