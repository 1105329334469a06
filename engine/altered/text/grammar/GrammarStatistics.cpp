#include "altered/text/grammar/GrammarInstructions.h"

#include <algorithm>

// What statistics are as long as an ability works (2.2.10), and what is added to the sums of Expeditions (4.2.4.a).
namespace triptych::altered::grammar {
namespace {

template <typename Node>
Statement statisticsOf(Node node)
{
    return Statement { std::move(node) };
}

struct highest
    : seq<word<"the {v}, {m}">, any<word<"and {o} of">, means<Flag::CommaWord, ", and {o} of">>,
          thing, word<"are equal to their highest statistic">>
{
    static Statement build(Found& found)
    {
        StatisticsAre made;
        made.of = found.take<Thing>();
        said(made).lastComma = found.says(Flag::CommaWord);
        return statisticsOf(std::move(made));
    }
};
struct mineHighest
    : seq<word<"my {v}, {m}">, any<word<"and {o}">, means<Flag::CommaWord, ", and {o}">>,
          word<"are equal to my highest statistic">>
{
    static Statement build(Found& found)
    {
        StatisticsAre made;
        made.of = Thing { This {} };
        said(made).lastComma = found.says(Flag::CommaWord);
        return statisticsOf(std::move(made));
    }
};
/// "My {V} is equal to the number of cards in your hand", "The {M} and {O} of Robots you control are equal to ..."
struct allStatistics : word<"statistics", "stats">
{
    static TerrainsWord build() { return { static_cast<Terrains>(forest | mountain | ocean) }; }
};
struct whichStatistics : any<terrains, allStatistics>
{
};
struct mineAre : seq<word<"my">, maybe<means<Flag::Bare, "base">>, whichStatistics>
{
};
struct theirsAre
    : seq<word<"the">, maybe<means<Flag::Bare, "base">>, whichStatistics, word<"of">, thing>
{
};
/// "Its {M}": of a target that was named before
struct itsWord : word<"its">
{
    static Thing build() { return thingOf(Said<It>::It); }
};
struct itsAre : seq<itsWord, maybe<means<Flag::Bare, "base">>, whichStatistics>
{
};
/// Which statistics are told of, and of whom.
StatisticsAre statisticsNamed(const TerrainsWord& named, Found& found)
{
    StatisticsAre made;
    made.base = found.says(Flag::Bare);
    made.terrains = named.terrains;
    made.of = found.take<Thing>(Thing { This {} });
    return made;
}
struct equalTo : seq<any<mineAre, itsAre, theirsAre>, word<"is", "are">, maybe<word<"each">>,
                     word<"equal to">, quantity>
{
    static std::optional<Statement> build(Found& found)
    {
        const auto named = found.take<TerrainsWord>();
        StatisticsAre made = statisticsNamed(named, found);
        made.to = found.take<Quantity>();
        // "its Hand Cost", "mine": of whom would not be said, unless it is that of which it is said.
        const bool ofOne = std::holds_alternative<It>(made.of.node)
            || std::holds_alternative<Target>(made.of.node)
            || std::holds_alternative<Each>(made.of.node);
        const bool refers
            = made.to->thing && std::holds_alternative<It>(made.to->thing->node) && !ofOne;
        const bool mine = made.to->kind == Quantity::Kind::Value
            && said(*made.to).word == Said<Quantity>::Final;
        const bool done = made.to->kind == Quantity::Kind::Done
            || made.to->kind == Quantity::Kind::Result || made.to->kind == Quantity::Kind::X
            || made.to->kind == Quantity::Kind::ExtremeResult;
        if (named.either || refers || mine || done)
            return std::nullopt;
        return statisticsOf(std::move(made));
    }
};
/// "My {V} is doubled", "The statistics of Robots you control are doubled"
struct doubled : seq<any<mineAre, theirsAre>, word<"is", "are">, word<"doubled">>
{
    static std::optional<Statement> build(Found& found)
    {
        const auto named = found.take<TerrainsWord>();
        StatisticsAre made = statisticsNamed(named, found);
        made.times = 2;
        return named.either ? std::nullopt : std::optional(statisticsOf(std::move(made)));
    }
};
constexpr int highestSet = 20; ///< What a statistic can be said to be.

/// "Each statistic", as of a card that has 0 in each of them
struct eachOfThem : word<"each statistic", "all statistics", "every statistic">
{
    static TerrainsWord build() { return { static_cast<Terrains>(forest | mountain | ocean) }; }
};
bool isSet(StatisticsAre& made, Found& found)
{
    const auto named = found.take<TerrainsWord>();
    const int number = found.take<int>();
    made.terrains = named.terrains;
    made.number = static_cast<std::int8_t>(std::min(number, highestSet));
    return !named.either && number <= highestSet;
}
/// "My {V} is 3", "The {V} of Characters facing me is 0": with their boosts (2.2.10)
struct setTo : seq<any<seq<word<"my">, whichStatistics>, seq<itsWord, whichStatistics>,
                       seq<word<"the">, whichStatistics, word<"of">, thing>>,
                   word<"is", "are">, maybe<word<"each">>, maybe<word<"equal to">>, digits>
{
    static std::optional<Statement> build(Found& found)
    {
        StatisticsAre made;
        made.of = found.take<Thing>(Thing { This {} });
        return isSet(made, found) ? std::optional(statisticsOf(std::move(made))) : std::nullopt;
    }
};
/// "Characters facing me have 0 {V}", "have 0 in each statistic"
struct haveSet
    : seq<thing, word<"has", "have">, digits, maybe<word<"in">>, any<terrains, eachOfThem>>
{
    static std::optional<Statement> build(Found& found)
    {
        StatisticsAre made;
        made.of = found.take<Thing>();
        said(made).have = true;
        return isSet(made, found) ? std::optional(statisticsOf(std::move(made))) : std::nullopt;
    }
};
/// "3/3/3"
struct triple : seq<digits, word<"/">, digits, word<"/">, digits>
{
};
bool baseIs(BaseStatisticsAre& made, Found& found)
{
    const std::vector<int> numbers = found.takeAll<int>();
    const auto named = found.take<TerrainsWord>(
        TerrainsWord { static_cast<Terrains>(forest | mountain | ocean) });
    made.terrains = named.terrains;
    if (named.either || (numbers.size() != 1 && numbers.size() != 3))
        return false;
    for (std::size_t k = 0; k < made.values.size(); ++k)
        made.values[k] = static_cast<std::int8_t>(numbers.size() == 3 ? numbers[k] : numbers[0]);
    for (const int each : numbers)
        if (each > 20)
            return false;
    return true;
}
/// "Robots in my Expedition have base statistics of 3/3/3"
struct haveBase
    : seq<thing, word<"has", "have">, word<"base statistics of", "base stats of">, triple>
{
    static std::optional<Statement> build(Found& found)
    {
        BaseStatisticsAre made;
        made.of = found.take<Thing>();
        said(made).have = true;
        return baseIs(made, found) ? std::optional(statisticsOf(std::move(made))) : std::nullopt;
    }
};
/// "My base statistics are 2/2/2", "The base {M} of Robots you control is 3"
struct baseAre : seq<any<seq<word<"my base">, mark<Flag::Me>>, word<"the base">>,
                     any<seq<word<"statistics", "stats">>, terrains>, maybe<word<"of">, thing>,
                     word<"is", "are">, any<triple, digits>>
{
    static std::optional<Statement> build(Found& found)
    {
        BaseStatisticsAre made;
        const bool mine = found.says(Flag::Me);
        if (mine == found.has<Thing>())
            return std::nullopt;
        made.of = found.take<Thing>(Thing { This {} });
        return baseIs(made, found) ? std::optional(statisticsOf(std::move(made))) : std::nullopt;
    }
};
/// "Base statistics of 0 of Characters in my Expedition are 1 instead"
struct baseZeros : seq<word<"base statistics of 0 of", "the base statistics of 0 of">, thing,
                       word<"are", "count as">, digits, maybe<word<"instead">>>
{
    static Statement build(Found& found)
    {
        BaseStatisticsAre made;
        made.how = BaseStatisticsAre::How::Zeros;
        made.of = found.take<Thing>();
        made.values.fill(static_cast<std::int8_t>(std::min(found.take<int>(), 20)));
        return statisticsOf(std::move(made));
    }
};
struct plusSign : any<word<"+">, means<Flag::No, "-">>
{
};
struct everyTerrain : word<"to each statistic", "to all statistics", "to each of its statistics",
                          "to its statistics", "in each terrain">
{
    static TerrainsWord build() { return { static_cast<Terrains>(forest | mountain | ocean) }; }
};
/// "My Expedition has +2 {V}"
struct expeditionHas : seq<expedition, word<"has", "have", "gains", "gain">, plusSign, digits,
                           any<terrains, everyTerrain>, maybePer>
{
    static std::optional<Statement> build(Found& found)
    {
        ExpeditionStatistics made;
        const bool minus = found.says(Flag::No);
        made.expedition = found.take<Expedition>();
        const auto named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        const int by = found.take<int>();
        made.amount = amountIn(found);
        made.amount.number = minus ? -by : by;
        return named.either ? std::nullopt : std::optional(statisticsOf(std::move(made)));
    }
};
/// "The {V} of my Expedition is at least 3", "My Expedition's statistics count as at least 3"
struct expeditionAtLeast
    : seq<any<seq<word<"the">, any<terrains, allStatistics>, word<"of">, expedition>,
              seq<means<Flag::Me, "my expedition's", "each of my expedition's">,
                  any<terrains, allStatistics>>>,
          word<"is", "are", "counts as", "count as">, word<"at least">, digits>
{
    static std::optional<Statement> build(Found& found)
    {
        ExpeditionStatistics made;
        made.atLeast = true;
        made.expedition = found.take<Expedition>(Expedition {});
        const auto named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        made.amount = fixed(found.take<int>());
        return named.either ? std::nullopt : std::optional(statisticsOf(std::move(made)));
    }
};
/// "Ignore the boosts of Characters facing me", "Ignore the {M} and {O} of all Characters" (4.2.4.a)
struct ignoredInSums
    : seq<word<"ignore the">, any<means<Flag::Spends, "boosts">, terrains, allStatistics>,
          word<"of">, thing>
{
    static std::optional<Statement> build(Found& found)
    {
        NotInSums made;
        made.boosts = found.says(Flag::Spends);
        made.what = found.take<Thing>();
        said(made).ignore = true;
        const auto named = found.take<TerrainsWord>(TerrainsWord { made.terrains });
        made.terrains = named.terrains;
        return named.either ? std::nullopt : std::optional(statisticsOf(std::move(made)));
    }
};
struct statisticsFirst : any<ignoredInSums, highest, mineHighest, equalTo, doubled, setTo, baseAre,
                             baseZeros, expeditionAtLeast>
{
};
/// Those that begin with what could be the subject of another statement.
struct statisticsBehind : any<expeditionHas, haveBase, haveSet>
{
};

} // namespace

bool statisticsRule::read(Input& in, Reading& reading)
{
    return text::read<statisticsFirst>(in, reading);
}
bool statisticsLast::read(Input& in, Reading& reading)
{
    return text::read<statisticsBehind>(in, reading);
}

} // namespace triptych::altered::grammar
