#pragma once

#include "cards/CardIndex.h"
#include "decks/DeckList.h"
#include "decks/DeckRules.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::decks {

/// How many cards of a deck have what in one field: 12 citizens, 8 spells.
struct Counted
{
    std::string field;
    std::vector<std::pair<std::string, int>> shares; ///< Most first. A card may be in several.
};

/// What a deck is made of. Cards that no pack holds are not in it.
struct DeckStatistics
{
    int cards = 0; ///< Of the main deck.
    int unknown = 0;
    std::vector<int> curve; ///< Cards by cost, from 0.
    int withoutCost = 0;
    double averageCost = 0;      ///< Of those that have one.
    std::vector<Counted> counts; ///< By the groups of the rules.
    struct Average
    {
        std::string field;
        double value = 0;
        int cards = 0; ///< That have such a number.
    };
    std::vector<Average> averages; ///< Of every number a card of the deck has.
};
DeckStatistics statisticsOf(const cards::CardIndex&, const DeckList&, const DeckRules&);

// --- Draws

/// How many cards of the deck a seat has seen at the end of its draw in a turn, from 1. Fresh hands
/// and cards that draw cards are not in it.
int cardsSeen(const DrawRules&, int turn, bool starts);

/// The chance that at least `least` of `copies` are among `seen` cards of a deck: exact, drawn without
/// putting back.
double chanceOfAtLeast(int least, int copies, int seen, int deck);

/// An opening hand, as the list has its cards. The same seed gives the same hand everywhere.
std::vector<std::string> sampleHand(const DeckList&, const DrawRules&, std::uint64_t seed);

// --- A deck with nobody opposite

/// The average of one turn over many games.
struct PlayedTurn
{
    double resources = 0; ///< What there was to pay with,
    double spent = 0;     ///< what of it was spent,
    double cards = 0;     ///< and on how many cards, free ones counted.
    double hand = 0;      ///< Cards left in hand.
};

/// What a deck plays by its costs alone, by a simple model. In every turn that lets one, a card is
/// laid aside to pay with (DeckRules::pay): the dearest that cannot be paid yet, else the cheapest of
/// a hand of more than two; until everything in the deck can be paid. Then the dearest card that can
/// be paid is played, again and again, and free cards after it.
std::vector<PlayedTurn> playAlone(const cards::CardIndex&, const DeckList&, const DeckRules&,
    int turns, int games, std::uint64_t seed, bool starts);

} // namespace triptych::decks
