#pragma once

#include "seize/text/grammar/GrammarNouns.h"

// Numbers that are counted or compared (GrammarNumbers.cpp, GrammarQuantities.cpp, GrammarCounted.cpp), and conditions
// (GrammarConditions.cpp).
namespace triptych::seize::grammar {

/// "+1", behind what it is added to
struct scanPlus
{
    static constexpr std::string_view what = "a number such as +1";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 2 || text.front() != '+' || !isDigit(text[1]))
            return 0;
        const Number found = number(text.substr(1));
        return found.length > 0 && found.value <= 99 ? found.length + 1 : 0;
    }
};
struct signedCount : scanned<scanPlus>
{
    static int build(std::string_view text) { return number(text.substr(1)).value; }
};
/// "for each Burn counter on it" -> PerEach
struct perEach : elsewhere<perEach>
{
    static bool read(Input&, Reading&);
};
/// "equal to its bounty", "equal to the number of allied mercenaries" -> EqualTo
struct equalTo : elsewhere<equalTo>
{
    static bool read(Input&, Reading&);
};
/// "its bounty", "half the number of allied mercenaries", "the highest melee among ..." -> EqualTo
struct aQuantity : elsewhere<aQuantity>
{
    static bool read(Input&, Reading&);
};
/// "half its health", "half your loot": as much of it -> EqualTo
struct halfOfIt : elsewhere<halfOfIt>
{
    static bool read(Input&, Reading&);
};
/// ", to a maximum of 3" -> AtTheMost
struct noMoreThan : elsewhere<noMoreThan>
{
    static bool read(Input&, Reading&);
};
/// ", plus 1 for each Burn counter on it": added to the number before it -> PerEach
struct plusEach : elsewhere<plusEach>
{
    static bool read(Input&, Reading&);
};
/// "drill counter on this" -> Counted
struct markCount : elsewhere<markCount>
{
    static bool read(Input&, Reading&);
};
/// "ability card you played this turn", "card an opponent drew this turn" -> Counted
struct doneSoFar : elsewhere<doneSoFar>
{
    static bool read(Input&, Reading&);
};
/// "the number of cards in your discard is 5 or more" -> Condition
struct tallyIs : elsewhere<tallyIs>
{
    static bool read(Input&, Reading&);
};
/// "there are 5 or more cards in your discard", "you control 3 or more treasures" -> Condition
struct tallyThere : elsewhere<tallyThere>
{
    static bool read(Input&, Reading&);
};
/// "this has 3 or more drill counters" -> Condition
struct hasMarks : elsewhere<hasMarks>
{
    static bool read(Input&, Reading&);
};
/// "you control a Warrior mercenary", "this is damaged", "it is your turn" -> Condition
struct condition : elsewhere<condition>
{
    static bool read(Input&, Reading&);
};

struct twice : means<2, "twice", "double">
{
};
struct times : seq<count, word<"times">>
{
};
struct thatMuch : seq<maybe<any<twice, times>>, word<"that much", "that many", "that amount">>
{
    static Amount build(Found& found)
    {
        return { Amount::Kind::ThatMuch, found.take<int>(1), {}, {} };
    }
};
/// "X", which a clause behind says: ", where X is the number of allied mercenaries".
struct anX : word<"x">
{
};
struct whereX : elsewhere<whereX>
{
    static bool read(Input&, Reading&);
};
/// The same, or nothing behind "X": then it is what was paid for it, "Active (X treasure)" -> EqualTo
struct xIs : elsewhere<xIs>
{
    static bool read(Input&, Reading&);
};
/// "ally", "card in your hand", "Burn counters on it" -> Counted
struct aCountable : elsewhere<aCountable>
{
    static bool read(Input&, Reading&);
};
struct all : word<"all">
{
    static Amount build() { return { Amount::Kind::All, 1, {}, {} }; }
};
/// "a", "one", "2" of things that have a noun
struct fixedArticle : any<count, means<1, "a", "an">>
{
    static Amount build(Found& found) { return fixed(found.take<int>()); }
};
struct fixedNumber : count
{
    static std::optional<Amount> build(std::string_view text)
    {
        const auto value = count::build(text);
        return value ? std::optional(fixed(*value)) : std::nullopt;
    }
};
/// "your", "their", "an opponent's": whose cards are counted
struct whoseCards
    : any<whoIs<Who::Kind::EachOpponent, "your opponents'", "opponents'", "each opponent's",
              "all opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's", "all players'">,
          means<targetOpponent, "target opponent's">, whoIs<Who::Kind::Target, "target player's">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's", "the opponent's">,
          whoIs<Who::Kind::You, "your">,
          whoIs<Who::Kind::ThatPlayer, "their", "that player's", "that opponent's">,
          whoIs<Who::Kind::ItsController, "its controller's", "that mercenary's controller's">,
          thatSidesOwn>
{
};

/// A number with a noun of its own is not of the noun that goes without saying.
struct notOfAnother : pegtl::not_at<word<"health", "movement">>
{
};
/// "2 cards", "that many cards", "2 cards for each ...", "cards equal to ...": a number with its noun,
/// which may be left out unless nothing else would stand there. `amountIn` makes one amount of it.
template <typename Noun>
struct measured
    : any<seq<anX, maybe<Noun>, xIs>, halfOfIt,
          seq<fixedArticle, Noun, maybe<any<perEach, plusEach>>>,
          seq<thatMuch, maybe<Noun>, maybe<word<"plus", ", plus">, count>, maybe<noMoreThan>>,
          seq<fixedNumber, notOfAnother, maybe<any<perEach, plusEach>>>, seq<Noun, equalTo>>
{
    static constexpr std::string_view expected = "a number";
};
Amount amountIn(Found&);
/// "X" of "Active (X treasure)"
EqualTo whatWasPaid();
struct counters : word<"counters", "counter">
{
};
struct treasureWord : word<"treasures", "treasure">
{
};
struct tileWord : word<"tiles", "tile", "spaces", "space">
{
};
/// "if it is stealthed, deal 4 Physical damage to it instead"
struct insteadWord : word<"instead">
{
};
struct isWord : word<"is", "are">
{
};

} // namespace triptych::seize::grammar
