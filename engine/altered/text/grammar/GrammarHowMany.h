#pragma once

#include "altered/text/grammar/GrammarCounts.h"

// How many of something: "two or more Characters", "no token", "another Robot".
namespace triptych::altered::grammar {

struct haveWord : word<"have", "has">
{
};
struct areWord : word<"are", "is">
{
};
struct exactWord : pegtl::success
{
    static Compare build() { return Compare::Exactly; }
};
/// A number with the words before it, which say how it compares.
template <Said<Amount>::Word how, typename... Rules>
struct numberSaid : seq<Rules...>
{
    static Amount build(Found& found)
    {
        Amount made = found.take<Amount>();
        said(made).word = how;
        return made;
    }
};
/// Remembered as a comparison of its own: "two" alone asks for two or more.
struct exactlyWord : numberSaid<Said<Amount>::Exactly, word<"exactly">, numeral, exactWord>
{
};
struct atLeastWord : numberSaid<Said<Amount>::AtLeast, word<"at least">, numeral>
{
};
struct atMostWord : numberSaid<Said<Amount>::AtMost, word<"at most">, numeral>
{
};
/// "two Animals": two or more of them.
struct bareNumber : pegtl::success
{
    static Flag build() { return Flag::Plural; }
};
template <Compare compare, Literal... Words>
struct comparing : seq<means<compare, Words...>, numeral>
{
};
struct noneWord : word<"no">
{
    static Amount build()
    {
        return saying(Amount { Amount::Kind::Fixed, 0 }, { Said<Amount>::Only });
    }
};
struct onlyOneWord : word<"only one">
{
    static Amount build()
    {
        return saying(Amount { Amount::Kind::Fixed, 1 }, { Said<Amount>::Only });
    }
};
/// "two or more", "two or three", "no", "a", "less than seven", "another" -> Amount [Compare]
struct howMany
    : any<oneOrNext, seq<numeral, orMoreLess>, comparing<Compare::Less, "less than", "fewer than">,
          comparing<Compare::More, "more than">, exactlyWord, atLeastWord, atMostWord, noneWord,
          onlyOneWord, anArticle, seq<numeral, bareNumber>>
{
};
/// "cards in hand": in the hand of whom the condition is about.
struct cardsInHand : word<"cards in hand", "card in hand">
{
    static Filter build()
    {
        Filter made;
        made.nouns.push_back({});
        made.after.push_back(inPlace(placeIs(Zone::Hand)));
        return made;
    }
};
struct counted : any<seq<howMany, filter>, seq<pegtl::at<word<"another">>, filter>>
{
};
struct anyAtAll : seq<means<Flag::AnyWord, "any">, filter>
{
};
/// The number that was said, into the condition: "a" is at least one, "no" exactly none.
inline void howManyInto(Condition& made, Found& found)
{
    said(made).bareNumber = found.says(Flag::Plural);
    const bool counted = found.has<Amount>();
    made.number = found.take<Amount>(fixed(1));
    const bool none = made.number.kind == Amount::Kind::Fixed && made.number.number == 0;
    const bool only = said(made.number).word == Said<Amount>::Only
        || said(made.number).word == Said<Amount>::Exactly;
    made.compare = found.take<Compare>(counted && (none || only) ? Compare::Exactly
            : said(made.number).word == Said<Amount>::AtMost     ? Compare::AtMost
                                                                 : Compare::AtLeast);
}
inline Quantity thingsCounted(Found& found)
{
    Quantity made;
    made.filter = found.take<Filter>();
    return made;
}

} // namespace triptych::altered::grammar
