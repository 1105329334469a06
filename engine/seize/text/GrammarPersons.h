#pragma once

#include "seize/text/GrammarInstructions.h"

// Who is told, and the words that the kinds of such orders share: GrammarPlayers.cpp, GrammarLooking.cpp,
// GrammarFetching.cpp.
namespace triptych::seize::grammar {

/// "look at the top card of your deck", "reveal ...", "choose ..." -> Effect
struct lookingDeed : elsewhere<lookingDeed>
{
    static bool read(Input&, Reading&);
};
/// "search your deck for ...", "return a mercenary card from your discard to your hand" -> Effect
struct fetchingDeed : elsewhere<fetchingDeed>
{
    static bool read(Input&, Reading&);
};

/// "draw ... your", "target opponent draws ... their", "all players draw ... their"
enum class Person : std::uint8_t { You, One, Several };

template <Person person, Literal Base, Literal Third>
struct verb : std::conditional_t<person == Person::One, word<Third>, word<Base>>
{
};
template <Person person>
struct own
    : std::conditional_t<person == Person::You, word<"your">, word<"their", "its", "his or her">>
{
};

struct between : word<", and then", ", and", ", then", "and then", "and", ",", ";", ". then", ".">
{
};

struct topCards : seq<word<"the top">, maybe<any<fixedNumber>>, maybe<cards>>
{
};

} // namespace triptych::seize::grammar
