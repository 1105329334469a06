#pragma once

#include "altered/text/printing/SaidPhrases.h"

#include <array>
#include <bit>
#include <cstddef>
#include <new>

// How the nodes of the effect tree are worded where there is a choice of words: what the reader keeps so that the
// printers say a text as it stands. Every first word is the usual one. Nothing outside of text/ may include it.
namespace triptych::altered {

/// What is counted each time it happens, and remembered as long as a Day lasts.
inline bool isCountedEachTime(const Happening& of)
{
    using Event = Happening::Event;
    return of.event == Event::Plays || of.event == Event::Sacrifices || of.event == Event::Discards
        || of.event == Event::Creates || of.event == Event::Completes
        || of.event == Event::Resupplies || of.event == Event::MakesGift
        || of.event == Event::Activates || of.event == Event::Rolls
        || of.event == Event::MovesForward || of.event == Event::SwitchesExpeditions
        || of.event == Event::Defects || of.event == Event::GoesTo || of.event == Event::Leaves
        || of.event == Event::Joins;
}

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
    bool mine = false; ///< "3 of my Sap counters" rather than "3 Sap counters from me"
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
    bool bare = false;    ///< without the word "token"
    bool comma = false;   ///< ", distributed among any Expeditions"
    bool another = false; ///< "create another in ...", of what was created before
};
template <>
struct Said<MoveExpedition>
{
    enum Word : std::uint8_t { Moves, Make, Move }; ///< "make it move forward", "move it forward"
    Word word = Moves;
};
template <>
struct Said<Ascend>
{
    bool verb = false; ///< "[Ascend] target Expedition" rather than "target Expedition [Ascends]"
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
    bool goes = false; ///< "..., then switches Expeditions": what the clause before was about
};
template <>
struct Said<Defect>
{
    bool have = false;
    bool goes = false;
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
    enum Word : std::uint8_t { Next, PayLess, ReduceCost };
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
struct Said<BecomeFirst>
{
    bool bare = false; ///< "to become first player"
};
template <>
struct Said<WinGame>
{
    bool bare = false; ///< "to win the game"
};
template <>
struct Said<Roll>
{
    bool dice = false; ///< "roll two dice" rather than "a die"
};
template <>
struct Said<ChangeResult>
{
    bool add = false; ///< "add 1 to its result" rather than "increase the result by 1"
};
template <>
struct Said<ChooseNumber>
{
    bool from = false; ///< "from 1 to 6", said
};
template <>
struct Said<StatedFor>
{
    bool first = false;  ///< "This Day, Characters ..."
    bool within = false; ///< "Characters you play this turn ..."
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
    bool orBoth = false; ///< "Choose one, or both if C"
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
    bool colon = false; ///< "4+: Draw a card" rather than "4+, draw a card"
};
template <>
struct Said<Repeat>
{
    bool process = false; ///< "repeat this process" rather than "do it again"
    bool over = false;    ///< "draw a card twice" rather than "do the following two times"
};
template <>
struct Said<ForEach>
{
    bool list = false; ///< "Do this once for each ...:" and "• ..."
    bool them = false; ///< "play them for free": for each of them, play it
};
template <>
struct Said<Delayed>
{
    bool before = false; ///< "After Rest: draw a card" rather than "draw a card after Rest"
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
struct Said<CantBe>
{
    bool effects = false; ///< "by your opponents' effects"
    bool left = false;    ///< "can't leave it", of the Expedition that was named
};
template <>
struct Said<CantLose>
{
    bool dont = false; ///< "don't lose" rather than "can't lose"
};
template <>
struct Said<BaseStatisticsAre>
{
    bool have = false; ///< "have base statistics of 2/2/2"
};
template <>
struct Said<NotInSums>
{
    bool ignore = false; ///< "Ignore the {M} of ..." rather than "... don't count towards ..."
};
template <>
struct Said<ExpeditionStatistics>
{
    bool counts = false; ///< "My Expedition's {V} counts as at least 3"
};
template <>
struct Said<StatisticsAre>
{
    bool lastComma = false; ///< "{V}, {M}, and {O}"
    bool have = false;      ///< "have 0 {V}", rather than "the {V} of ... is 0"
};
template <>
struct Said<Replace>
{
    enum Word : std::uint8_t {
        After,
        Before,
        When
    };                   ///< Where "instead" stands, and "when" for "if".
    bool ifDone = false; ///< "instead. If you do, draw a card" rather than "instead to draw a card"
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
    template <typename Node, std::size_t bytes>
    static Said<Node>& of(Wording<bytes>& wording)
    {
        using Bytes = std::array<std::byte, sizeof(Said<Node>)>;
        static_assert(sizeof(Said<Node>) <= bytes && alignof(Said<Node>) == 1);
        static_assert(std::bit_cast<Bytes>(Said<Node> {}) == Bytes {}, "zeros are the usual words");
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
    return said(const_cast<Node&>(node));
}
/// The same node in these words.
template <typename Node>
Node saying(Node node, Said<Node> words)
{
    said(node) = words;
    return node;
}

/// "You didn't play a Spell": of a condition that it did not happen, where no other word says so.
inline bool isSaidNot(const Condition& of)
{
    const Happening& happened = *of.happening;
    const Some* some = happened.subject ? std::get_if<Some>(&happened.subject->node) : nullptr;
    const bool neither
        = happened.expedition && said(*happened.expedition).word == Said<Expedition>::Neither;
    return of.no && !neither && !(some && said(*some).none);
}

} // namespace triptych::altered
