#pragma once

#include "altered/text/printing/Said.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The phrases of the printed language in their normal wording, for the printer and the explainer.
namespace triptych::altered::phrases {

/// The last of a list that is never empty in what was read. A tree that a change has left without it has no
/// words: that is thrown as where a variant holds something else.
template <typename T>
const T& lastOf(const std::vector<T>& list)
{
    if (list.empty())
        throw std::bad_variant_access();
    return list.back();
}

// ---------------------------------------------------------------- Words

std::string_view status(Status);   ///< "[Fleeting]", "exhausted"
std::string_view keyword(Keyword); ///< "Gigantic"
std::string_view zone(Zone);       ///< "Reserve"
std::string_view stat(Stat);       ///< "Hand Cost"
std::string_view duration(Duration);
std::string icons(Icons);                              ///< "{j}, {h} and {r}"
std::string terrains(Terrains, std::string_view last); ///< "{V} and {M}"
std::string positions(std::uint8_t);                   ///< "behind or tied"
std::string counter(const Counter&, bool many);        ///< "boosts", "Kelon counter"
std::string nounOf(const Noun&, bool many);            ///< "Landmarks", "Bureaucrat"
std::string article(const std::string& words);         ///< "a Robot", "an [Anchored] Character"

// ---------------------------------------------------------------- Players

std::string who(const Who&);        ///< "each player", "you"
std::string_view whose(const Who&); ///< "each player's", "your"
bool isMany(const Who&);            ///< Whether its verb is "draw" rather than "draws".

// ---------------------------------------------------------------- Numbers

std::string mana(const Amount&); ///< "{3}", "{X}+{2}"
std::string bare(const Amount&); ///< "3", "X+1", "that many": in digits
std::string inWords(
    const Amount&, bool upTo);  ///< "three", "up to two", "any number of"; "" for an article
std::string per(const Amount&); ///< " per Character you control", or nothing
bool isOne(const Amount&);
std::string quantity(const Quantity&); ///< "the number of Characters you control"
/// "removed", "spent": what was done with so many of them "this way".
std::string_view wayDone(const Quantity&);
/// "subtype", "type", "Base Cost": in what things are alike.
std::string alikeIn(Alike, Stat, Terrains);
std::string each(const Quantity&, bool many = false); ///< "Character you control": after "per"
std::string comparison(Compare, const Amount&, bool asMana); ///< "{3} or less"
std::string where(const Amount&);                            ///< ", where X is the result"
/// "two or more", "no", "less than seven", "only one"; nothing for "a"
std::string howMany(Compare, const Amount&, bool digits);

// ---------------------------------------------------------------- Things

std::string expedition(const Expedition&);
/// " with two or more Characters": what is in it; empty where nothing is said of that.
std::string inside(const Expedition&);
bool isMany(const Expedition&); ///< Whether its verb is "move" rather than "moves".
std::string region(const Region&);
std::string place(const Place&);
std::string trait(const Trait&);
/// "joined this turn", "didn't gain a boost this Day"
std::string lately(const Trait&);
/// "shares a type with it", "share a subtype with me"
std::string shares(const Trait&, bool many);
std::string had(const Trait&); ///< "2 or more boosts": after "with" and "has"
std::string filter(const Filter&, bool many);
std::string one(const Filter&); ///< "a Robot", "another Robot"
std::string object(const Thing&);
std::string subject(const Thing&);
bool isMany(const Thing&); ///< Whether its verb is "gain" rather than "gains".

// ---------------------------------------------------------------- Clauses

enum class Mood : std::uint8_t { Now, Would, Past, Not };
std::string happening(const Happening&, Mood, bool withSubject = true);
/// Whether two of them are said of the same, which need not be said again.
bool haveOneSubject(const Happening&, const Happening&);
std::string condition(const Condition&);
/// "you control two or more Landmarks" (PhrasesCounts.cpp)
std::string exist(const Condition&);
/// "there are more cards in your Landmarks than in your Reserve"
std::string comparedCounts(const Condition&);
std::string_view ordinal(int n);             ///< "first", "second"
std::string window(const Happening&);        ///< " this turn"
std::string whichTime(const Happening&);     ///< " for the second time each Day"
std::string doneBy(const Happening&);        ///< "you played this turn": of what is counted
std::string keywordItem(const KeywordItem&); ///< "[Tough 1]", "[Scout] {2}"

} // namespace triptych::altered::phrases
