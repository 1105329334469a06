#pragma once

#include "kryptik/text/grammar/GrammarNouns.h"

#include <algorithm>

// Numbers: "2", "X", "that many", "1 for each citizen", and how many are chosen. Compiled in GrammarAmounts.cpp
// and GrammarAmountsDone.cpp.
namespace triptych::kryptik::grammar {

/// "their attack", of those that are described -> Amount
struct theirStatistic : elsewhere<theirStatistic>
{
    static bool read(Input&, Reading&);
};
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
/// "card discarded this way", "spell you cast this turn" -> Amount
struct amountDone : elsewhere<amountDone>
{
    static bool read(Input&, Reading&);
};
/// "cards were discarded this turn": whoever did it -> Amount
struct wasDoneByAnybody : elsewhere<wasDoneByAnybody>
{
    static bool read(Input&, Reading&);
};
/// "were discarded this way", "you discarded this turn" -> Amount
struct asManyAsDone : elsewhere<asManyAsDone>
{
    static bool read(Input&, Reading&);
};
/// What a condition may ask of a number: "X", "the number of citizens you control", "the total attack of
/// citizens you control" -> Amount
struct askedAmount : elsewhere<askedAmount>
{
    static bool read(Input&, Reading&);
};
/// "+1/+1 counters on this" -> Amount
struct countersOnWhat : elsewhere<countersOnWhat>
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
          seq<any<allOfThem, openAmount>, Noun, Rest..., maybe<rounded>, maybe<more>>,
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

} // namespace triptych::kryptik::grammar
