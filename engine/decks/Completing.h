#pragma once

#include "core/Game.h"
#include "decks/DeckFault.h"
#include "decks/DeckList.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace triptych::decks {

/// How a deck is filled up.
struct Filling
{
    std::uint64_t seed = 1;
    RuleChoices options {};
    /// How welcome a card is; the more welcome come first. Without it every card is, by chance.
    std::function<double(std::size_t card)> liking {};
    int mostCopies = 3; ///< Of a card that is added.
};

struct Completed
{
    DeckList deck;
    DeckFaults
        faults; ///< What is still wrong: what was wrong before, or too few cards to choose from.
};

/// A partial deck, or an empty one, with a leader and cards added until it may be played. Nothing that
/// is in it is taken out.
Completed complete(const Game&, const cards::Library&, DeckList partial, std::string_view ruleset,
    const Filling& = {});

/// What a list calls a card: its name, or its id where another card has that name.
std::string nameFor(const cards::Library&, std::size_t card);

} // namespace triptych::decks
