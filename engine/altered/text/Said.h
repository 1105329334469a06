#pragma once

#include "altered/tree/Ability.h"

#include <bit>
#include <cstdint>
#include <new>

// How the nodes of the effect tree are worded where there is a choice of words: what the reader keeps so that the
// printers say a text as it stands. Every first word is the usual one. Nothing outside of text/ may include it.
namespace triptych::altered {

template <typename Node>
struct Said;

// ---------------------------------------------------------------- Nouns

template <>
struct Said<Who>
{
    enum Word : std::uint8_t { Usual, Plural, Your, They };
    Word word = Usual;   ///< "your opponents", "your opponent", "they"
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
        Either
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
        Bare
    };                                                  ///< How it follows the one before.
    enum class Article : std::uint8_t { None, A, The }; ///< "a Reserve"
    Join join = Join::Or;
    Article article = Article::None;
};
template <>
struct Said<Trait>
{
    /// "other than me", "from" for "in", "of", "each Afternoon", "that you play", "controlled by", "played by you",
    /// "you control or in your Reserve", "with a total", "that's [Boosted]", "2 boosts or more"; Relative: "with
    /// equal or lower {V}" than what was last spoken of
    enum Word : std::uint8_t { Usual, OtherThanMe, From, Of, Each, That, By, Or, A, Relative };
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
};
template <>
struct Said<Target>
{
    enum Word : std::uint8_t { Usual, Targets }; ///< "up to two targets, Characters or ..."
    Word word = Usual;
};
template <>
struct Said<Each>
{
    enum Word : std::uint8_t { Each, All, Plural, Every, Any }; ///< Any: "among any Characters"
    Word word = Each;
};
template <>
struct Said<Some>
{
    bool ofThose = false; ///< "one of them", of the things that the condition before counts
};
template <>
struct Said<Quantity>
{
    enum Word : std::uint8_t { Usual, Number, Final, Die, Those };
    /// Of a Done: what was done.
    enum class Way : std::uint8_t {
        Removed,
        Spent,
        Discarded,
        Sacrificed,
        Exhausted,
        Returned,
        Put
    };
    Word word = Usual;
    Way way = Way::Removed;
};

// ---------------------------------------------------------------- Happenings and conditions

template <>
struct Said<Happening>
{
    enum Word : std::uint8_t { Usual, Does, A, Joins, Directly, Again };
    Word word = Usual;
    bool fromAnywhere = false; ///< "from anywhere"
    bool fromFirst = false;    ///< "from X to Y"
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
        ItIs        ///< "it's [Completed]": one of those that the condition before has counted
    };
    Word word = Usual;
    bool orMoreWord = false; ///< "4 boosts or less"
    bool bareNumber = false; ///< "two Animals", which asks for two or more
};

// ---------------------------------------------------------------- Instructions

template <>
struct Said<Move>
{
    enum class Word : std::uint8_t { Put, Send, Return, Draw };
    enum class Order : std::uint8_t { After, Before }; ///< Where the destination stands.
    enum class Into : std::uint8_t { In, Into, To, On };
    Word word = Word::Put;
    Order order = Order::After;
    Into into = Into::In;
    bool unsaid = false; ///< "... and the other in your Reserve", without a verb of its own
    bool comma = false;  ///< ", exhausted" rather than "as an exhausted Mana Orb"
};
template <>
struct Said<Resupply>
{
    enum Word : std::uint8_t { Usual, Does, Again };
    Word word = Usual;
};
template <>
struct Said<Grant>
{
    bool numberOf = false; ///< "its boosts" with All, "all its boosts"
};
template <>
struct Said<Gain>
{
    enum Word : std::uint8_t {
        Gains,    ///< "X gains"
        EachGain, ///< "X each gain"
        Have,     ///< "have X gain"
        GiveTo,   ///< "give 2 boosts to X"
        Give,     ///< "give X 2 boosts"
        Has,      ///< "it has "...""
        Goes      ///< "..., then gains 1 boost": what the clause before was about
    };
    Word word = Gains;
    bool maxOn = false; ///< "up to a max of 3 boosts on me"
    bool more = false;  ///< "also gains"
};
template <>
struct Said<Remove>
{
    enum class Order : std::uint8_t { From, Of }; ///< "1 counter from X", "3 of my Sap counters"
    Order order = Order::From;
};
template <>
struct Said<DoubleBoosts>
{
    /// "the number of boosts on X", "the boosts of X", "the boosts on X", "my boosts", "my number of boosts"
    enum Word : std::uint8_t { NumberOn, Of, On, Its, ItsNumber };
    Word word = NumberOn;
};
template <>
struct Said<Token>
{
    /// The type, where it is said ("Landmark Permanent").
    enum class TypeWord : std::uint8_t { None, Landmark, LandmarkPermanent, Permanent };
    TypeWord typeWord = TypeWord::None;
    bool placeLast = false; ///< Where it is created stands behind its quoted abilities.
};
template <>
struct Said<Create>
{
    /// "in your Reserve", "in their Landmarks", "there": where the condition before looked
    enum class Whose : std::uint8_t { Nobody, Your, Their, There };
    Whose whose = Whose::Nobody;
    bool bare = false;  ///< without the word "token"
    bool comma = false; ///< ", distributed among any Expeditions"
};
template <>
struct Said<MoveExpedition>
{
    enum Word : std::uint8_t { Moves, Make, Move }; ///< "make it move forward", "move it forward"
    Word word = Moves;
};
template <>
struct Said<PutMarker>
{
    enum Word : std::uint8_t { Put, Place, Create };
    Word word = Put;
    bool in = false; ///< "in my region"
};
template <>
struct Said<SwitchExpeditions>
{
    bool have = false; ///< "have X switch Expeditions"
};
template <>
struct Said<Defect>
{
    bool have = false;
};
template <>
struct Said<Play>
{
    enum Word : std::uint8_t { Play, ImmediatelyPlay, Rush };
    Word word = Play;
    bool anyCard = false;    ///< "Rush" alone
    bool priceFirst = false; ///< "play for free a Character"
};
template <>
struct Said<Next>
{
    /// IfYouPlayIt: "If you play it from your hand, it ...", of the sentence before
    enum Word : std::uint8_t { Next, PayLess, ReduceCost, First, IfYouPlayIt };
    Word word = Next;
};
template <>
struct Said<ActivateAbilities>
{
    /// "the {j} abilities of X", "its {j} abilities", "X activates its {j} abilities", "have me activate my ..."
    enum Word : std::uint8_t { Of, Its, Does, Have };
    Word word = Of;
};
template <>
struct Said<Pass>
{
    bool immediately = false;
    bool bare = false; ///< "pass" rather than "you pass"
};
template <>
struct Said<Roll>
{
    enum Word : std::uint8_t { ADie, Dice, ThatManyDice };
    Word word = ADie;
};
template <>
struct Said<ChangeResult>
{
    enum Word : std::uint8_t { Increase, AddToIts };
    Word word = Increase;
};
template <>
struct Said<ReduceMyCost>
{
    bool playMe = false; ///< "play me for {1} less"
};

// ---------------------------------------------------------------- Branches

template <>
struct Said<May>
{
    bool then = false; ///< "you may then"
    bool bare = false; ///< "may" alone, of who did the step before
};
template <>
struct Said<If>
{
    /// Instead: "A. If C, B instead." is B if C, otherwise A.
    enum class Else : std::uint8_t { Comma, Sentence, SentencePlain, Instead };
    bool colon = false; ///< "If C: A"
    Else elseWord = Else::Comma;
};
template <>
struct Said<Choose>
{
    bool comma = false;  ///< "Choose one, ..." rather than ". You may"
    bool pick = false;   ///< "pick" rather than "choose"
    bool orWord = false; ///< "A or B", without "choose"
};
template <>
struct Said<ResultTable>
{
    enum Word : std::uint8_t {
        Sentences, ///< "On a 4+, draw a card. On a 1-3, ..."
        List,      ///< "On a:" and "• 4+, ..."
        ListOn,    ///< "roll a die:" and "• On a 4+, ..."
        Depending, ///< "depending on the number of ...:" and "• 1+: ..."
        When       ///< "When you roll a 1-3 this way — ..."
    };
    Word word = Sentences;
    Said<If>::Else elseWord = Said<If>::Else::Comma;
};
template <>
struct Said<ResultTable::Row>
{
    enum class Sign : std::uint8_t { Comma, Colon };
    Sign sign = Sign::Comma;
};
template <>
struct Said<ForEach>
{
    bool list = false; ///< "Do this once for each ...:" and "• ..."
};
template <>
struct Said<Delayed>
{
    enum Word : std::uint8_t {
        After,
        Before
    }; ///< "draw a card after Rest", "After Rest: draw a card"
    Word word = After;
};

// ---------------------------------------------------------------- Statements and abilities

template <>
struct Said<Are>
{
    enum Word : std::uint8_t { Are, Am, Im, Have, HaveColon, Has, Is, Gain, Lose };
    Word word = Are;
};
template <>
struct Said<Costs>
{
    /// "You may play X for {1} less", "You play X for ...", "Play me for ..."
    enum Word : std::uint8_t { Cost, YouMayPlay, YouPlay, PlayMe };
    Word word = Cost;
};
template <>
struct Said<CantBePlayed>
{
    bool comma = false;
};
template <>
struct Said<HighestStatistics>
{
    bool lastComma = false; ///< "{V}, {M}, and {O}"
};
template <>
struct Said<Replace>
{
    enum Word : std::uint8_t {
        After,
        Before,
        When
    }; ///< Where "instead" stands, and "when" for "if".
    Word word = After;
};
template <>
struct Said<MorningChange>
{
    bool plain = false; ///< "Then put" rather than "Then, put"
};
template <>
struct Said<Ability>
{
    /// How the condition of a passive statement is printed. While: "While C, ..."; Bare: "During Dusk, ..."
    enum class If : std::uint8_t {
        Comma,
        Colon,
        After,
        While,
        WhileAfter,
        Bare,
        BareAfter,
        When ///< "When C - Complete me.": as soon as it is so
    };
    If conditionWord = If::Comma;
    bool firstEachEarly = false; ///< "The first time each turn ..."
};

// ---------------------------------------------------------------- Access

/// The one way into a Wording.
class WordingKept
{
public:
    template <typename Node>
    static Said<Node>& of(Wording& wording)
    {
        static_assert(sizeof(Said<Node>) <= sizeof wording.m_kept && alignof(Said<Node>) == 1);
        constexpr auto usual
            = std::bit_cast<std::array<std::byte, sizeof(Said<Node>)>>(Said<Node> {});
        static_assert(usual == std::array<std::byte, sizeof(Said<Node>)> {},
            "nothing kept is the usual words");
        return *std::launder(reinterpret_cast<Said<Node>*>(wording.m_kept.data()));
    }
};

template <typename Node>
Said<Node>& said(Node& node)
{
    return WordingKept::of<Node>(node.wording);
}
template <typename Node>
const Said<Node>& said(const Node& node)
{
    return WordingKept::of<Node>(const_cast<Wording&>(node.wording));
}
/// The same node in other words than the usual ones.
template <typename Node>
Node saying(Node node, Said<Node> words)
{
    said(node) = words;
    return node;
}

} // namespace triptych::altered
