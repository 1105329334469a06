#pragma once

#include "kryptik/text/grammar/Reading.h"
#include "kryptik/text/printing/Keywords.h"
#include "text/WordTable.h"

// Nouns: which cards are meant. Compiled in GrammarNouns.cpp, GrammarThings.cpp, GrammarQualities.cpp and
// GrammarTraits.cpp. How many there are is in GrammarAmounts.h, whose they are in GrammarPlayers.h.
namespace triptych::kryptik::grammar {

// ---------------------------------------------------------------- Phrases compiled there

/// 5.3.1 "attached to a citizen you control": what lies there nobody controls.
inline bool isUnderSome(Counted& counted)
{
    const bool fits = counted.place == Place {} && counted.filter.controller == Side::Any;
    counted.place.zone = Zone::Attached;
    counted.place.anyHost = true;
    return fits;
}
/// "Human citizens you control with Sidestep", "citizen card in your limbo pile" -> Counted
struct described : elsewhere<described>
{
    static bool read(Input&, Reading&);
};
/// The same, of several: "citizens", "spell cards" -> Counted
struct describedPlural : elsewhere<describedPlural>
{
    static bool read(Input&, Reading&);
};
/// The same without a place -> Filter
struct onIsland : elsewhere<onIsland>
{
    static bool read(Input&, Reading&);
};
/// "this", "it", "target citizen", "each citizen", "a citizen", "the top card of your deck" -> Thing
struct thing : elsewhere<thing>
{
    static bool read(Input&, Reading&);
};
/// "up to two target citizens" -> Thing
struct target : elsewhere<target>
{
    static bool read(Input&, Reading&);
};
/// Behind several that are chosen together: "with different names", "of the same player" -> Alike
struct alike : elsewhere<alike>
{
    static bool read(Input&, Reading&);
};
/// The faction of "other than Elf citizens" -> NotFaction
struct notOfFaction : elsewhere<notOfFaction>
{
    static bool read(Input&, Reading&);
};
/// What is said of a card behind its noun, "you control with Sidestep": what each of it is, one after the other
struct qualities : elsewhere<qualities>
{
    static bool read(Input&, Reading&);
};
/// "attack 4 or more", "soul cost less than its attack" -> Bound
struct boundPhrase : elsewhere<boundPhrase>
{
    static bool read(Input&, Reading&);
};
/// "engaged Human citizens with Sidestep" of a player who is named elsewhere -> Filter
struct severalOf : elsewhere<severalOf>
{
    static bool read(Input&, Reading&);
};
/// "that is weary and attacked this turn", "with Toxic or Sidestep" -> Traits
struct relativeClause : elsewhere<relativeClause>
{
    static bool read(Input&, Reading&);
};
/// "you own", "not named Ansa", "with soul cost between 2 and 4" -> Traits
struct furtherQuality : elsewhere<furtherQuality>
{
    static bool read(Input&, Reading&);
};
/// "attacked this turn", "does not have Toxic": said of what is known -> Traits
struct itsTraits : elsewhere<itsTraits>
{
    static bool read(Input&, Reading&);
};
/// "Human" -> FactionName
struct aFaction : elsewhere<aFaction>
{
    static bool read(Input&, Reading&);
};
/// Asks that of it as well; false where it could not be told from what is asked already.
bool ask(Filter&, Traits);
/// "a citizen", "the top card of your deck" for each of what is counted; false where it is no number of them.
bool countForEach(Thing&, Amount each);
/// What is done something to: a thing, and "a citizen for each card in your hand" -> Thing
struct manyThings : elsewhere<manyThings>
{
    static bool read(Input&, Reading&);
};
/// "target citizen and each Beast you control": done to the one and to the other -> Things
struct severalThings : elsewhere<severalThings>
{
    static bool read(Input&, Reading&);
};
/// "+1/+1 counters", "an hour counter" without its number -> CounterKind
struct counterKind : elsewhere<counterKind>
{
    static bool read(Input&, Reading&);
};
/// The same, and "counters" of any kind -> CounterKind
struct someCounters : elsewhere<someCounters>
{
    static bool read(Input&, Reading&);
};
/// "with a +1/+1 counter on it", "with no counters on it" -> CounterAsk
struct withCounters : elsewhere<withCounters>
{
    static bool read(Input&, Reading&);
};

// ---------------------------------------------------------------- Words

struct keyword : text::wordOfAnyRow<keywordWords, &KeywordWords::keyword, &KeywordWords::typed>
{
    static constexpr std::string_view what = "a keyword";
    static constexpr std::string_view expected
        = text::NamedWithRows<keywordWords, &KeywordWords::printed, what>::text;
};

/// "Eager, Toxic and Sidestep"
struct keywords : seq<keyword, many<any<word<", and">, word<",">, word<"and">>, keyword>>
{
    static std::vector<Keyword> build(Found& found) { return found.takeAll<Keyword>(); }
};

struct engagedState
    : any<means<Filter::Condition::InCombat, "attacking or blocking", "blocking or attacking">,
          means<Filter::Condition::Engaged, "engaged">,
          means<Filter::Condition::Disengaged, "disengaged">,
          means<Filter::Condition::Weary, "weary">,
          means<Filter::Condition::Unblocked, "unblocked attacking", "unblocked">,
          means<Filter::Condition::Attacking, "attacking">,
          means<Filter::Condition::Blocking, "blocking">,
          means<Filter::Condition::Attached, "attached">,
          means<Filter::Condition::Damaged, "damaged", "wounded">>
{
    static constexpr std::string_view expected
        = "engaged, disengaged, weary, attacking, blocking, attached or damaged";
};

struct other : means<Flag::Other, "another", "other">
{
};
struct upTo : means<Flag::UpTo, "up to">
{
};
struct cards : word<"cards", "card">
{
};
struct yearCards : word<"11 year cards", "11 year card">
{
};

/// Of what is destroyed: not by combat damage
struct byEffects
    : means<Flag::Object, "by spells or abilities", "by effects", "by abilities or spells",
          "by spells and abilities", "by spells or by abilities">
{
};

/// "a citizen with attack 3 or more can not attack": what none of them can
struct anyOneOfThem : seq<word<"a", "an">, onIsland, pegtl::at<word<"can not">>>
{
    static Thing build(Found& found) { return Each { found.take<Filter>(), {}, Each::Word::Each }; }
};

bool isPlainCard(const Filter&); ///< "card" and nothing more.

} // namespace triptych::kryptik::grammar
