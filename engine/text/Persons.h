#pragma once

#include "text/Rules.h"

#include <cstdint>
#include <type_traits>

// A deed is told to you, to one player or to several, and its words change with them.
namespace triptych::text {

/// "draw ... your", "target opponent draws ... their", "all players draw ... their"
enum class Person : std::uint8_t { You, One, Several };

/// "draw", "draws"
template <Person person, Literal Base, Literal Third>
struct verb : std::conditional_t<person == Person::One, word<Third>, word<Base>>
{
};
/// "your", "their": of those who are told.
template <Person person>
struct own
    : std::conditional_t<person == Person::You, word<"your">, word<"their", "its", "his or her">>
{
};

} // namespace triptych::text
