#pragma once

#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarNouns.h"
#include "kryptik/text/grammar/GrammarPredicates.h"
#include "kryptik/text/printing/Spoken.h"

// What citizens become: other figures, another faction, or both together.
namespace triptych::kryptik::grammar {

namespace {

/// "becomes 4/4", "becomes a 0/1"
struct scanFigures
{
    static constexpr std::string_view what = "figures such as 4/4";
    static std::size_t length(std::string_view text)
    {
        std::size_t at = 0;
        const auto digitsAt = [&] {
            const std::size_t begin = at;
            while (at < text.size() && isDigit(text[at]) && at < begin + 2)
                ++at;
            return at > begin;
        };
        if (!digitsAt() || at >= text.size() || text[at] != '/')
            return 0;
        ++at;
        return digitsAt() && (at == text.size() || !isDigit(text[at])) ? at : 0;
    }
};
struct figures : scanned<scanFigures>
{
    static Figures build(std::string_view words)
    {
        const std::size_t slash = words.find('/');
        return { number(words.substr(0, slash)).value, number(words.substr(slash + 1)).value };
    }
};
Become figuresTold(Found& found)
{
    const Figures printed = found.take<Figures>();
    Become made;
    made.amount = fixed(printed.attack);
    if (printed.defense != printed.attack)
        made.otherDefense = fixed(printed.defense);
    return made;
}
struct becomesFigures
    : seq<any<seq<word<"becomes", "become">, maybe<word<"a", "an">>>,
              word<"has base attack and defense", "have base attack and defense">>,
          figures, maybe<word<"citizen">>, maybe<howLong>>
{
    static Predicate build(Found& found) { return predicate(figuresTold(found), found); }
};
/// "becomes an Elf", "is also an Elf", "becomes the chosen faction"
struct inAddition
    : means<Flag::Has, "in addition to its other factions", "in addition to their other factions",
          "in addition to its faction", "in addition to their factions",
          "in addition to its other faction", "as well", "in addition to its own faction",
          "in addition to its factions", "in addition to their own factions",
          "in addition to their faction", ", in addition to its other factions",
          ", in addition to their other factions">
{
};
struct whichFaction : any<seq<maybe<word<"a", "an">>, aFaction, word<"citizens", "citizen">>,
                          word<"the chosen faction", "that faction", "of the chosen faction",
                              "of that faction", "a citizen of the chosen faction",
                              "citizens of the chosen faction", "the faction you chose">>
{
};
template <typename Until>
struct becomesFaction
    : seq<any<seq<any<word<"becomes", "become">, word<"is", "are">>, whichFaction, inAddition>,
              seq<means<Flag::Has, "is also", "are also", "becomes also", "become also",
                      "also becomes", "also become">,
                  any<whichFaction, seq<maybe<word<"a", "an">>, aFaction, pegtl::at<stop>>>>,
              seq<word<"becomes", "become">, whichFaction>>,
          maybe<Until>>
{
    static Predicate build(Found& found)
    {
        BecomeFaction made;
        made.faction = found.take<FactionName>().words;
        made.also = found.says(Flag::Has);
        return predicate(std::move(made), found);
    }
};
// ---------------------------------------------------------------- "becomes a 2/2 Beast with Toxic"

/// What follows is so as well, and no word says it.
struct alsoSo : seq<pegtl::success>
{
    static Sequence::Joint build(Found&) { return Sequence::Joint::And; }
};
struct figuresOfKind : seq<word<"becomes", "become", "is", "are">, maybe<word<"a", "an">>, figures>
{
    static Predicate build(Found& found) { return predicate(figuresTold(found), found); }
};
struct kindBehind
    : seq<aFaction, maybe<word<"citizens", "citizen">>, maybe<inAddition>, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        BecomeFaction made;
        made.faction = found.take<FactionName>().words;
        made.also = found.says(Flag::Has);
        return predicate(std::move(made), found);
    }
};
struct keywordsBehind : seq<word<"with">, keywords, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.keywords = found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct nothingBehind : seq<word<"with no abilities", "without abilities", "without any abilities",
                               "with no other abilities">,
                           maybe<howLong>>
{
    static Predicate build(Found& found) { return predicate(Lose {}, found); }
};
struct behindFigures : any<keywordsBehind, nothingBehind>
{
};
/// "becomes a Beast with attack 1 and defense 1"
struct figuresBehind : seq<word<"with attack", "with base attack">, digits,
                           word<"and defense", "and base defense">, digits, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        const std::vector<int> figures = found.takeAll<int>();
        Become made;
        made.amount = fixed(figures.front());
        if (figures.back() != figures.front())
            made.otherDefense = fixed(figures.back());
        return predicate(std::move(made), found);
    }
};
struct becomesOfFigures
    : seq<word<"becomes", "become">, maybe<word<"a", "an">>, kindBehind, alsoSo, figuresBehind>
{
};
struct becomesKind : seq<figuresOfKind, alsoSo,
                         any<seq<kindBehind, maybe<alsoSo, behindFigures>>,
                             seq<maybe<word<"citizens", "citizen">>, behindFigures>>>
{
};

} // namespace

} // namespace triptych::kryptik::grammar
