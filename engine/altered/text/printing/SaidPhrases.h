#pragma once

#include "altered/tree/Ability.h"

#include <array>
#include <cstdint>
#include <string_view>

// How phrases, happenings and conditions are worded; Said.h has the rest, and says what for.
namespace triptych::altered {

template <typename Node>
struct Said;

// ---------------------------------------------------------------- Nouns

template <>
struct Said<Who>
{
    /// "your opponents", "your opponent", "they", "have each player draw"; They of You: "you draw" rather than "draw"
    enum Word : std::uint8_t { Usual, Plural, Your, They, Have };
    Word word = Usual;
    bool unsaid = false; ///< Who did the part before goes on: "..., then draws".
};
template <>
struct Said<Amount>
{
    /// "for each", "one" for "a", "only one", "exactly two", "at least two", "any", "at most two", "the same number of"
    enum Word : std::uint8_t { Usual, ForEach, One, Only, Exactly, AtLeast, Any, AtMost, Same };
    Word word = Usual;
};
template <>
struct Said<Expedition>
{
    /// "an Expedition facing me", "your opponent's Expedition facing me", "each Expedition", "one or more of your
    /// Expeditions", "at least one of ...", "the Companion Expedition of its owner", "the Expeditions facing me",
    /// "each one", of a condition that is "not" "neither of your Expeditions", "either of ..."
    enum Word : std::uint8_t {
        Usual,
        An,
        Your,
        Each,
        OneOrMore,
        AtLeastOne,
        OfWhose,
        Plural,
        EachOne,
        Neither,
        Either,
        Left ///< "the Expedition it left": where what is no longer there was
    };
    Word word = Usual;
    bool adjective = false; ///< "an [Ascended] Expedition", of `positions`
};
template <>
struct Said<Region>
{
    /// "target visible region", "a region", "a visible region". Only such regions can be named.
    enum Word : std::uint8_t { Usual, Visible, A, AVisible };
    Word word = Usual;
};
template <>
struct Said<Noun>
{
    bool capital = false;  ///< "target Card"
    bool longName = false; ///< "Landmark Permanent" rather than "Landmark", "token Character"
};
template <>
struct Said<Place>
{
    enum class Join : std::uint8_t {
        Or,
        OrIn,
        And,
        AndIn,
        Bare,
        BareAnd
    };                                                       ///< How it follows the one before.
    enum class Article : std::uint8_t { None, A, The, Any }; ///< "a Reserve", "any Reserve"
    Join join = Join::Or;
    Article article = Article::None;
};
template <>
struct Said<Trait>
{
    /// "other than me", "from" for "in", "of", "each Afternoon", "that you play", "controlled by", "played by you",
    /// "you control or in your Reserve", "with a total", "that's [Boosted]", "2 boosts or more"; Relative: "with
    /// equal or lower {V}" than what was last spoken of
    enum Word : std::uint8_t {
        Usual,
        OtherThanMe,
        From,
        Of,
        Each,
        That,
        By,
        Or,
        A,
        Relative,
        But ///< "but don't control", "but don't own"
    };
    Word word = Usual;
    bool of
        = false; ///< "with a Base Cost of {3} or less", "with a total of {6}", "different {V} stats"
    bool article = false; ///< "with a Base Cost of {3} or less", "with a different Base Cost"
    bool adjective
        = false;        ///< "[In Contact] Characters", "that's [Gigantic]" rather than "that has"
    bool among = false; ///< "from among them" rather than "from these cards"
};
template <>
struct Said<Filter>
{
    bool both = false;     ///< "Characters and Permanents"
    bool articles = false; ///< "a Spell or a Permanent"
};
/// What the step before may have done to "the card ... this way"
inline constexpr std::array<std::string_view, 13> deedsThisWay { "discarded", "sacrificed",
    "exhausted", "returned", "put", "played", "revealed", "sent", "created", "drawn", "removed",
    "readied", "chosen" };
template <>
struct Said<It>
{
    enum Word : std::uint8_t {
        It,
        Them,
        ThemAll,
        ThatCharacter,
        ThatCard,
        ThatPermanent,
        ThatToken,
        TheTarget,
        ThoseCards,
        TheseCards,
        EachOfThem,
        TheOther,
        TheOthers,
        TheOtherCards,
        TheRest,
        ThatSpell,
        ThatLandmark,
        ThoseCharacters,
        ThosePermanents,
        ThoseTokens
    };
    Word word = It;
    std::uint8_t deed = 0; ///< Of "the card discarded this way": which of `deedsThisWay`
};
template <>
struct Said<Target>
{
    bool targets = false; ///< "up to two targets, Characters or Permanents"
};
template <>
struct Said<Each>
{
    /// Any: "among any Characters"; OfThem: "each of them that's [Boosted]"; OfAsked: "each of them" of those that the
    /// condition of the other branch asks for
    enum Word : std::uint8_t { Each, All, Plural, Every, Any, OfThem, OfAsked };
    Word word = Each;
};
template <>
struct Said<Some>
{
    bool ofThose = false; ///< "one of them", of the things that the condition before counts
    bool none = false;    ///< "you played no Spell": of a condition that it did not happen
    bool their = false;   ///< "one of their Characters" rather than "one of your"
};
template <>
struct Said<Quantity>
{
    /// It: "it's even", of the result; Time: "time you rolled a die this Day", of a Happened
    enum Word : std::uint8_t { Usual, Number, Final, Die, Those, Had, It, Time };
    /// Of a Done: what was done.
    enum class Way : std::uint8_t {
        Removed,
        Spent,
        Discarded,
        Sacrificed,
        Exhausted,
        Returned,
        Put,
        Revealed,
        Created,
        Drawn,
        Sent,
        Shuffled,
        Lost,
        Moved,
        Paid
    };
    Word word = Usual;
    Way way = Way::Removed;
};

// ---------------------------------------------------------------- Happenings and conditions

template <>
struct Said<Happening>
{
    /// "you put a card in Reserve": of GoesTo, whose doing it is said first
    enum Word : std::uint8_t { Usual, Does, A, Joins, Directly, Again, Puts, Sends, Returns };
    Word word = Usual;
    bool fromAnywhere = false; ///< "from anywhere"
    bool fromFirst = false;    ///< "from X to Y"
    bool nthTime = false;      ///< "for the second time each Day", of an ordinal one
    bool thisTime = false;     ///< ... "this Day"
};
template <>
struct Said<Condition>
{
    enum Word : std::uint8_t {
        Usual,
        YouControl, ///< "you control ..."
        ThereAre,   ///< "there are ... in ..."
        YouHave,    ///< "you have ... in Reserve"
        ThingHas,   ///< "I have 2 or more boosts"
        IsEmpty,    ///< "your hand is empty"
        Contracted, ///< "I'm", "it's", rather than "I am"
        Full,       ///< "I am"
        Facing,     ///< "I'm facing two or more ..."
        AndAlso,    ///< "you control a Robot and a Plant": a part that goes on with the one before
        AreIn,      ///< "six or more cards are in your discard pile"
        AreVisible, ///< "three or more single-terrain regions are visible"
        Has,        ///< "a card in your Reserve has a {D} ability"
        ItIs,       ///< "it's [Completed]": one of those that the condition before has counted
        Every,      ///< "all Characters you control are [Boosted]": none is otherwise
        Contains,   ///< "the Expedition facing me has two or more Characters"
        More,       ///< Compared: "there are more cards in your Landmarks than in your Reserve"
        HasMore,    ///< Compared: "the Expedition facing me has more Characters than mine"
        SameNumber, ///< Compared: "each of your Expeditions has the same number of Characters"
        Highest,    ///< Compared: "I have the highest {O} among Characters"
        WereDone,   ///< Compared: "two or more boosts were removed this way"
        YouDid      ///< Compared: "you removed two or more boosts this way"
    };
    Word word = Usual;
    bool orMoreWord = false; ///< "4 boosts or less"
    bool bareNumber = false; ///< "two Animals", which asks for two or more
    bool contains = false;   ///< "contains" rather than "has"
    bool has = false;        ///< of Every: "have a base statistic of 0" rather than "are [Boosted]"

    /// Whether the last that is said of what is counted stands apart from it, "... are in your discard pile": there
    /// have to be words for it.
    bool tellsApart() const
    {
        return word == IsEmpty || word == Facing || word == AreIn || word == Has || word == ItIs
            || word == Every || word == Contains || word == HasMore || word == SameNumber;
    }
};

} // namespace triptych::altered
