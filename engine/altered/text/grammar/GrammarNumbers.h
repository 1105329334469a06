#pragma once

#include "altered/text/grammar/Reading.h"

// Numbers: what is paid, how many, and how they are compared.
namespace triptych::altered::grammar {

/// "{3}", "{X}", "{X}+{2}" -> Amount
struct manaX : word<"{x}">
{
    static Amount build() { return { Amount::Kind::X, 0 }; }
};
struct scanMana
{
    static constexpr std::string_view what = "a mana symbol such as {2}";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 3 || text.front() != '{' || !isDigit(text[1]))
            return 0;
        const std::size_t end = isDigit(text[2]) ? 3 : 2;
        return end < text.size() && text[end] == '}' ? end + 1 : 0;
    }
};
struct manaNumber : scanned<scanMana>
{
    static int build(std::string_view words)
    {
        return number(words.substr(1, words.size() - 2)).value;
    }
};
struct mana : any<seq<manaX, maybe<word<"+">, manaNumber>>, manaNumber>
{
    static constexpr std::string_view expected = "an amount of mana such as {2}";
    static Amount build(Found& found)
    {
        Amount made = found.take<Amount>(fixed(0));
        made.number = found.take<int>();
        return made;
    }
};

/// "3", "three", "a" -> Amount
struct article : means<1, "a", "an">
{
};
struct numeral : digits
{
    static Amount build(std::string_view text)
    {
        const int value = number(text).value;
        return saying(Amount { Amount::Kind::Fixed, value },
            { value == 1 ? Said<Amount>::One : Said<Amount>::Usual });
    }
};
/// "1 or 2", "a 3, a 4 or a 5": numbers that follow each other
struct followingNumbers : seq<digits, many<word<",">, maybe<word<"a">>, digits>, word<", or", "or">,
                              maybe<word<"a">>, digits>
{
    static std::optional<Range> build(Found& found)
    {
        const std::vector<int> all = found.takeAll<int>();
        for (std::size_t i = 1; i < all.size(); ++i)
            if (all[i] != all[i - 1] + 1)
                return std::nullopt;
        return Range { all.front(), all.back() };
    }
};
struct anArticle : word<"a", "an">
{
    static Amount build() { return fixed(1); }
};
/// "X", "X+2" -> Amount
struct amountX : seq<word<"x">, maybe<word<"+">, digits>>
{
    static Amount build(Found& found) { return { Amount::Kind::X, found.take<int>() }; }
};
struct thatManyWord : word<"that many">
{
    static Amount build() { return { Amount::Kind::ThatMany, 0 }; }
};
struct sameNumber : word<"the same number of">
{
    static Amount build()
    {
        return saying(Amount { Amount::Kind::ThatMany, 0 }, { Said<Amount>::Same });
    }
};
struct thatMany : any<thatManyWord, sameNumber>
{
};
struct anyNumber : word<"any number of">
{
    static Amount build() { return { Amount::Kind::AnyNumber, 0 }; }
};
struct onlyOne : word<"only one", "just one">
{
    static Amount build()
    {
        return saying(Amount { Amount::Kind::Fixed, 1 }, { Said<Amount>::Only });
    }
};
struct upTo : means<Flag::UpTo, "up to">
{
};
/// How many things: "a", "two", "up to two", "up to that many", "any number of", "X", "that many" -> [Flag::UpTo] Amount
struct count : any<seq<upTo, any<numeral, amountX, thatMany>>, anyNumber, thatMany, onlyOne,
                   anArticle, numeral, amountX>
{
    static constexpr std::string_view expected = "a number";
};
/// Of counters and the like, where "1" is usual: "1", "a", "2", "X" -> Amount
struct quantityNumber : any<digits, article>
{
    static Amount build(Found& found) { return fixed(found.take<int>()); }
};

struct orMoreWord : means<Compare::AtLeast, "or more", "or greater", "or higher">
{
};
struct orLessWord : means<Compare::AtMost, "or less", "or fewer", "or lower">
{
};
struct orMoreLess : any<orMoreWord, orLessWord>
{
};

} // namespace triptych::altered::grammar
