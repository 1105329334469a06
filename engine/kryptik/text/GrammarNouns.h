#pragma once

#include "kryptik/text/Keywords.h"
#include "kryptik/text/Reading.h"
#include "text/WordTable.h"

// Nouns: which cards, how many, and who. Compiled in GrammarNouns.cpp.
namespace triptych::kryptik::grammar {

// ---------------------------------------------------------------- Phrases compiled there

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
/// After "equal to": "the number of citizens you control", "its attack", "the number", "2" -> Amount
struct equalAmount : elsewhere<equalAmount>
{
    static bool read(Input&, Reading&);
};
/// "as you control citizens", "as there are cards in your hand", "as its attack" -> Amount
struct asManyAs : elsewhere<asManyAs>
{
    static bool read(Input&, Reading&);
};
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
/// What a condition may ask of a number: "X", "the number of citizens you control", "the total attack of
/// citizens you control" -> Amount
struct askedAmount : elsewhere<askedAmount>
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
/// "+1/+1 counters on this" -> Amount
struct countersOnWhat : elsewhere<countersOnWhat>
{
    static bool read(Input&, Reading&);
};
/// "with a +1/+1 counter on it", "with no counters on it" -> CounterAsk
struct withCounters : elsewhere<withCounters>
{
    static bool read(Input&, Reading&);
};
/// "for each citizen you control", "for each card detached" -> PerEach
struct perEach : elsewhere<perEach>
{
    static bool read(Input&, Reading&);
};
/// ", where X is the number of citizens you control" -> WhereX
struct whereX : elsewhere<whereX>
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
struct untilEndOfTurn : means<Duration::EndOfTurn, "until end of turn", "until the end of turn",
                            "until the end of the turn", "until end of this turn",
                            "until the end of this turn", "this turn">
{
};
struct untilEndOfCombat
    : means<Duration::EndOfCombat, "until end of combat", "until the end of combat", "this combat",
          "until the end of this combat", "until end of this combat",
          "until the end of the combat phase", "for this combat", "during this combat">
{
};
struct untilYourNextTurn
    : means<Duration::YourNextTurn, "until your next turn", "until the start of your next turn",
          "until the beginning of your next turn">
{
};
struct untilEndOfYourNextTurn : means<Duration::YourNextTurnEnd, "until the end of your next turn",
                                    "until end of your next turn">
{
};
struct whileAttached
    : means<Duration::WhileAttached, "while this is attached", "while this is attached to it",
          "as long as this is attached", "for as long as this is attached",
          "for as long as this remains attached", "as long as this is attached to it",
          "as long as this card is attached to it", "as long as this card is attached",
          "while this card is attached to it", "for as long as this is attached to it">
{
};
struct whileHere
    : means<Duration::WhileHere, "for as long as you control this", "as long as you control this",
          "while you control this", "for as long as you control this citizen">
{
};
struct whileStays
    : means<Duration::WhileStays, "for as long as this is on the island",
          "for as long as this remains on the island", "for as long as this stays on the island",
          "as long as this is on the island", "as long as this remains on the island",
          "while this is on the island", "until this leaves the island">
{
};
struct whileEngaged
    : means<Duration::WhileEngaged, "for as long as this remains engaged",
          "for as long as this stays engaged", "for as long as this is engaged",
          "as long as this remains engaged", "as long as this stays engaged",
          "while this remains engaged", "for as long as this citizen remains engaged">
{
};
/// Of one citizen that is there: what is a new object has lost it anyhow.
struct asLongAsItIs : means<Duration::Permanent, "for as long as it is on the island",
                          "for as long as it remains on the island",
                          "for as long as it stays on the island", "as long as it is on the island",
                          "as long as it remains on the island", "while it is on the island">
{
};
struct howLong : any<asLongAsItIs, untilEndOfCombat, untilEndOfTurn, untilEndOfYourNextTurn,
                     untilYourNextTurn, whileAttached, whileEngaged, whileHere, whileStays>
{
};

// ---------------------------------------------------------------- Amounts

/// "2", "two", "a"
struct fixedNumber : any<digits, means<1, "a", "an">>
{
    static Amount build(Found& found) { return fixed(found.take<int>()); }
};
struct amountX : word<"x">
{
    static Amount build() { return { Amount::Kind::X, 0, {}, false }; }
};
struct thatMany : word<"that many", "that much", "as many", "the same number of">
{
    static Amount build() { return { Amount::Kind::TheNumber, 0, {}, false }; }
};
/// "plus 1", "less one": said of a number that is open
struct more : seq<any<means<Flag::Has, "plus">, means<Flag::Negated, "minus", "less">>, digits>
{
    static More build(Found& found)
    {
        return { found.says(Flag::Negated) ? -found.take<int>() : found.take<int>() };
    }
};
struct factor
    : any<means<Factor { 1, 2 }, "half of", "half">, means<Factor { 2, 1 }, "twice", "double">,
          means<Factor { 3, 1 }, "three times", "3 times">>
{
};
struct rounded : any<means<Flag::RoundUp, ", rounded up", "rounded up", "(rounded up)">,
                     word<", rounded down", "rounded down", "(rounded down)">>
{
};
/// "+3/+3": three of what is +1/+1 each
struct scanStatCap
{
    static constexpr std::string_view what = "a change such as +1/+1";
    static std::size_t length(std::string_view text)
    {
        const auto one = [](std::string_view from) -> std::size_t {
            std::size_t end = 1;
            if (from.size() < 2 || from[0] != '+')
                return 0;
            while (end < from.size() && end < 3 && isDigit(from[end]))
                ++end;
            return end > 1 ? end : 0;
        };
        const std::size_t first = one(text);
        if (first == 0 || first >= text.size() || text[first] != '/')
            return 0;
        const std::size_t second = one(text.substr(first + 1));
        const auto zero = [](std::string_view n) { return n == "+0"; };
        const std::string_view attack = text.substr(0, first);
        const std::string_view defense = text.substr(first + 1, second);
        const bool even = attack == defense || zero(attack) || zero(defense);
        return second > 0 && even ? first + 1 + second : 0;
    }
};
struct statCap : scanned<scanStatCap>
{
    static int build(std::string_view words)
    {
        const std::size_t slash = words.find('/');
        return std::max(
            number(words.substr(1, slash - 1)).value, number(words.substr(slash + 2)).value);
    }
};
/// ", up to 3": of what would be more
struct cap : seq<word<", up to", "up to", ", to a maximum of", "to a maximum of",
                     ", up to a maximum of", "up to a maximum of", "(maximum", ", maximum">,
                 any<digits, statCap>, maybe<word<"cards", "card", "damage", ")">>,
                 pegtl::at<any<word<".", ",", ";", "until", "and", "to", "from">>>>
{
    static AtMost build(Found& found) { return { found.take<int>() }; }
};
/// Makes of a number what was said of it.
Amount figured(Amount, Found&);
/// "X", "that many", "half X", "that many plus 1" before its noun
struct openAmount
    : seq<maybe<factor>, any<amountX, thatMany>, maybe<rounded>, maybe<more>, maybe<cap>>
{
    static Amount build(Found& found)
    {
        Amount amount = found.take<Amount>();
        return figured(std::move(amount), found);
    }
};
struct allOfThem : word<"all">
{
    static Amount build() { return { Amount::Kind::All, 0, {}, false }; }
};

/// "2 cards from this for each citizen", "X cards from this", "cards from this equal to its attack": a noun
/// with its number, and what stands between them. `amountIn` makes one amount of it.
template <typename Noun, typename... Rest>
struct measured
    : any<seq<word<"as many", "as much">, Noun, Rest..., asManyAs>,
          seq<word<"a number of">, Noun, Rest..., word<"equal to">, equalAmount>,
          seq<fixedNumber, Noun, Rest..., maybe<perEach>>, seq<amountX, Noun, Rest..., whereX>,
          seq<any<allOfThem, openAmount>, Noun, Rest..., maybe<more>>,
          seq<Noun, Rest..., word<"equal to">, equalAmount>>
{
};
template <typename... Rest>
struct someCards : measured<cards, Rest...>
{
    static constexpr std::string_view expected = "a number of cards";
};
template <typename... Rest>
struct someYearCards : measured<yearCards, Rest...>
{
    static constexpr std::string_view expected = "an 11 year card";
};
/// The amount of a `measured` or `bareAmount` that was found.
Amount amountIn(Found&);

/// Without a noun: "2", "1 for each citizen", "that many", "the number", "its attack"
struct bareAmount : any<seq<fixedNumber, maybe<perEach>>, openAmount, equalAmount>
{
    static constexpr std::string_view expected = "a number";
};

// ---------------------------------------------------------------- Who

template <Who::Kind kind, Literal... Words>
using whoIs = means<Who { kind }, Words...>;
inline constexpr Who targetOpponent { Who::Kind::Target, true };

/// Anyone but you, with a verb in the third person.
struct another
    : any<whoIs<Who::Kind::EachOpponent, "each opponent">,
          whoIs<Who::Kind::EachPlayer, "each player">, means<targetOpponent, "target opponent">,
          whoIs<Who::Kind::Target, "target player">,
          whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "an opponent of your choice">,
          whoIs<Who::Kind::ThatPlayer, "that player", "that opponent", "the defending player",
              "the attacking player", "defending player", "attacking player">,
          whoIs<Who::Kind::ItsController, "its controller", "that citizen's controller",
              "that card's controller", "that spell's controller">,
          whoIs<Who::Kind::ItsOwner, "its owner", "that citizen's owner", "that card's owner">>
{
    static constexpr std::string_view expected = "a player";
};
struct severalPlayers
    : any<whoIs<Who::Kind::ThatPlayer, "they">,
          whoIs<Who::Kind::EachOpponent, "your opponents", "all opponents", "opponents">,
          whoIs<Who::Kind::EachPlayer, "all players", "players">>
{
};

/// "target player", "you": the one something is done to.
struct player : any<another, severalPlayers, whoIs<Who::Kind::You, "you">>
{
    static constexpr std::string_view expected = "a player";
};

/// "target opponent's", "your"
struct playersOwn
    : any<whoIs<Who::Kind::You, "your">,
          whoIs<Who::Kind::EachOpponent, "each opponent's", "your opponents'", "all opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's", "all players'">,
          means<targetOpponent, "target opponent's">, whoIs<Who::Kind::Target, "target player's">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's">,
          whoIs<Who::Kind::ThatPlayer, "that player's", "that opponent's", "their">,
          whoIs<Who::Kind::ItsController, "its controller's">,
          whoIs<Who::Kind::ItsOwner, "its owner's">>
{
    static constexpr std::string_view expected
        = "whose (your, an opponent's, target opponent's, ...)";
};

/// "your", "an opponent's", "a": whose zone, where only sides are told apart.
struct sidesOwn
    : any<means<Side::Opponents, "an opponent's", "your opponent's", "your opponents'",
              "opponents'">,
          means<Side::You, "your">, means<Side::They, "their", "that player's", "that opponent's">,
          means<Side::Any, "a", "an", "any", "the", "all", "each player's">>
{
    static constexpr std::string_view expected = "whose (your, an opponent's, a)";
};

struct zoneName : any<means<Zone::Hand, "hand", "hands">, means<Zone::Deck, "deck", "decks">,
                      means<Zone::Limbo, "limbo pile", "limbo piles", "limbo">,
                      means<Zone::Abolished, "abolished zone", "abolished zones", "abolished pile",
                          "abolish zone">,
                      means<Zone::SoulRow, "soul row", "soul rows">,
                      means<Zone::ElevenYearRow, "11 year row", "11 year rows">>
{
    static constexpr std::string_view expected
        = "a zone (hand, deck, limbo pile, soul row, 11 year row, abolished zone)";
};

/// How many a chosen noun phrase asks for: "a", "2", "up to X", "any number of"; "another" says it by itself.
struct chosenCount : any<means<Flag::AnyNumber, "any number of">,
                         seq<maybe<upTo>, any<fixedNumber, openAmount>>, pegtl::at<word<"another">>>
{
};
struct Chosen
{
    Amount count;
    bool upTo = false;
    bool random = false;
};
Chosen chosenIn(Found&);

bool isPlainCard(const Filter&); ///< "card" and nothing more.

} // namespace triptych::kryptik::grammar
