#pragma once

#include "kryptik/tree/Ability.h"

#include <string>
#include <string_view>

// The noun phrases of the printed language in their normal form, for the printer and the explainer.
namespace triptych::kryptik::phrases {

// ---------------------------------------------------------------- Words

std::string_view keyword(Keyword);
std::string keywords(
    const std::vector<Keyword>&, std::string_view last = " and "); ///< "Eager, Toxic and Sidestep"
std::string stones(const Stones&);                                 ///< "{2}{w/u}"
std::string_view zone(Zone);                                       ///< "limbo pile"
std::string_view state(Filter::Condition);                         ///< "engaged"
std::string_view side(Side);                                       ///< "your", "an opponent's", "a"

// ---------------------------------------------------------------- Which cards

enum class Many : bool { No, Yes };
/// "that attacked this turn": said behind the noun, where "weary" stands before it.
bool standsBehind(Filter::Condition);
/// "is weary", "did not attack this turn": one thing that is asked of a card, said of it as a verb.
std::string trait(const Filter&, Many = Many::No);
/// Whether a citizen is called a "citizen card": off the island it is.
enum class Suffix : bool { None, Card };

/// "other engaged Human citizens you control with Sidestep"
std::string described(const Filter&, Many, Suffix = Suffix::None);
/// The same with its place: "citizen card in your limbo pile".
std::string described(const Filter&, const Place&, Many, std::string_view preposition = "in");
/// "a citizen", "another Human citizen"
std::string one(const Filter&, Suffix = Suffix::None);
std::string one(const Filter&, const Place&, std::string_view preposition = "in");
/// "a citizen" or "2 citizens"
std::string counted(int count, const Filter&, Suffix = Suffix::None);

/// Of an OfThose: "2 or more of them are Human citizens", "you control 3 or more of them".
std::string ofThose(const Condition&);

// ---------------------------------------------------------------- Counters

std::string counterName(const CounterKind&);     ///< "+1/+1 counter", "hour counter"
std::string oneCounter(const CounterKind&);      ///< "a +1/+1 counter"
std::string severalCounters(const CounterKind&); ///< "+1/+1 counters", "counters"
/// "a +1/+1 counter on it", "no counters on it"
std::string asked(const CounterAsk&);

// ---------------------------------------------------------------- Amounts

/// A noun with its number: what stands before and after the rest of the phrase.
struct Measure
{
    std::string before; ///< "2 cards"
    std::string after;  ///< " for each citizen you control", " equal to its attack"
};
bool isPerEach(const Amount&); ///< "2 for each ..."
bool isEqualTo(const Amount&); ///< "... equal to its attack"
Measure measure(const Amount&, std::string_view one, std::string_view many);
Measure measureYear(const Amount&); ///< "an 11 year card", "two 11 year cards"
/// Without a noun: "2", "1 for each citizen", "X", "that many".
std::string bare(const Amount&);
/// After "equal to" or "up to": "the number of citizens", "its attack".
std::string equal(const Amount&);
std::string forEach(const Amount&); ///< " for each citizen", " for each card detached"

// ---------------------------------------------------------------- Who and what

std::string_view who(const Who&);         ///< "target opponent", "you"
std::string_view whose(const Who&);       ///< "target opponent's", "your"
std::string yearOwner(const Who&);        ///< "of target opponent", "you control"
std::string_view pronoun(It::Word);       ///< "them", "that card"
std::string object(const Thing&);         ///< "them", "up to two target citizens"
std::string_view areAlike(Alike);         ///< "they share a faction"
std::string_view alike(Alike);            ///< " with different names"
std::string often(int times);             ///< "once", "twice", "3 times"
std::string subject(const Thing&);        ///< "they"
std::string_view ownersOwn(const Thing&); ///< "its owner's", "their owners'"

// ---------------------------------------------------------------- Clauses

std::string condition(const Condition&); ///< "you control a Human citizen"
bool saysUnless(const Condition&);       ///< Negated by "unless" before it.
std::string trigger(const Trigger&);     ///< "Enter;", "whenever this attacks,"
std::string cost(const Cost&, bool capitals);
std::string_view deed(Allow::Deed); ///< "attack or block"
std::string change(const Modify&);  ///< "+2/-0"

} // namespace triptych::kryptik::phrases
