#pragma once

#include "kryptik/text/Parse.h"

#include <string>

// A text on the card of a letter: 'c' a citizen, 's' a spell, 'y' an 11 year card.
namespace papers {

inline triptych::kryptik::CardType typeOf(char on)
{
    using triptych::kryptik::CardType;
    return on == 'c' ? CardType::Citizen : CardType::Spell;
}

/// With what its words refer to.
inline triptych::kryptik::Parsed parse(char on, const std::string& text)
{
    return on == 'y' ? triptych::kryptik::parseYearText(text)
                     : triptych::kryptik::parseText(text, typeOf(on));
}

/// Its grammar alone.
inline triptych::kryptik::Parsed read(char on, const std::string& text)
{
    return on == 'y' ? triptych::kryptik::readYearText(text)
                     : triptych::kryptik::readText(text, typeOf(on));
}

} // namespace papers
