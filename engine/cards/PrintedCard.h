#pragma once

#include <string>

namespace triptych::cards {

/// What every printed card has, whatever the game.
struct PrintedCard
{
    std::string id;
    std::string name;
    std::string slug; ///< Of the name, for handles (NOTATION section 1); the set fills it in.
    std::string set;
    std::string flavour;
    std::string image;
    std::string text; ///< Paragraphs separated by '\n', as printed.
};

} // namespace triptych::cards
