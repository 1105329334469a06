#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include "kryptik/text/printing/Phrases.h"

#include <utility>

// What casting costs more or less, as a passive ability says it (8.1.1).
namespace triptych::kryptik::grammar {
namespace {

/// "{1} less": only generic energy can be more or less of.
struct difference : seq<stones, any<means<Flag::Negated, "less">, means<Flag::Has, "more">>,
                        maybe<word<"energy">>>
{
    static std::optional<int> build(Found& found) { return costDifference(found); }
};
struct what : describedPlural
{
};
struct whichOne : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                      means<5, "fifth">>
{
    static Ordinal build(Found& found) { return { found.take<int>() }; }
};
struct inEachTurn : word<"each turn", "in a turn", "during each turn", "every turn", "of each turn",
                        "of the turn", "in each turn">
{
};
/// "the first spell you cast each turn", "the first Beast you cast each turn"
struct firstOne
    : any<seq<word<"the">, whichOne, described, casters, inEachTurn, word<"costs", "cost">,
              difference>,
          seq<word<"your">, whichOne, described, inEachTurn, word<"costs", "cost">, difference>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        CostChange made;
        made.nth = found.take<Ordinal>().number;
        made.who = found.take<Side>(Side::You);
        made.filter = std::move(counted.filter);
        made.amount = found.take<int>();
        return counted.place == Place {} ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
struct eachOne : seq<word<"each", "every">, described>
{
};
struct othersCost
    : any<seq<what, maybe<casters>, word<"cost", "costs">, difference, maybe<perEach>>,
          seq<eachOne, casters, word<"costs">, difference, maybe<perEach>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        CostChange made;
        made.who = found.take<Side>(Side::Any);
        made.filter = std::move(counted.filter);
        made.amount = found.take<int>();
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        return counted.place == Place {} ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// 8.1.2 "11 year costs of your cards are reduced by {2}", "cards you cast for their 11 year cost cost {1} less"
struct whoseYears : any<means<Side::You, "of your cards", "of cards you own", "of cards you cast",
                            "you pay", "of cards you control">,
                        means<Side::Opponents, "of your opponents' cards", "your opponents pay",
                            "of cards your opponents cast", "of cards an opponent controls">,
                        means<Side::Any, "of all cards", "of cards">>
{
};
struct yearsDiffer
    : any<seq<maybe<word<"the">>, word<"11 year costs", "11 year cost">, whoseYears,
              any<means<Flag::Negated, "are reduced by", "is reduced by">,
                  means<Flag::Has, "are increased by", "is increased by">>,
              stones>,
          seq<maybe<word<"the">>, word<"11 year costs", "11 year cost">, whoseYears,
              word<"are", "is", "cost">, stones,
              any<means<Flag::Negated, "less">, means<Flag::Has, "more">>>,
          seq<any<describedPlural, seq<word<"each", "every">, described>>, casters,
              word<"for their 11 year cost", "for its 11 year cost", "for an 11 year cost",
                  "for their 11 year costs", "by paying their 11 year cost">,
              word<"cost", "costs">, stones,
              any<means<Flag::Negated, "less">, means<Flag::Has, "more">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        CostChange made;
        made.ofYears = true;
        made.who = found.take<Side>(Side::Any);
        if (auto counted = found.takeIfAny<Counted>()) {
            if (counted->place != Place {})
                return std::nullopt;
            made.filter = std::move(counted->filter);
        }
        const std::optional<int> difference = costDifference(found);
        made.amount = difference.value_or(0);
        return difference ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// "this costs {X} less, where X is the number of ..."
struct thisCostsX : seq<thisOne, word<"costs">, stones,
                        any<means<Flag::Negated, "less">, means<Flag::Has, "more">>, whereX>
{
    static std::optional<Effect> build(Found& found)
    {
        const Stones stones = found.take<Stones>();
        CostChange made;
        made.ofThis = true;
        made.amount = found.says(Flag::Negated) ? -1 : 1;
        made.times = found.take<WhereX>().amount;
        const bool x = stones.size() == 1 && stones.front().kind == Stone::Kind::X;
        return x && phrases::isPerEach(*made.times) ? std::optional(Effect { std::move(made) })
                                                    : std::nullopt;
    }
};
struct thisCosts : seq<thisOne, word<"costs">, difference, maybe<perEach>>
{
    static Effect build(Found& found)
    {
        CostChange made;
        made.ofThis = true;
        made.amount = found.take<int>();
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        return { std::move(made) };
    }
};

struct anyCostChange : any<thisCostsX, thisCosts, yearsDiffer, firstOne, othersCost>
{
};

} // namespace

bool costRule::read(Input& in, Reading& reading)
{
    return text::read<anyCostChange>(in, reading);
}

std::optional<int> costDifference(Found& found)
{
    const Stones printed = found.take<Stones>();
    if (printed.size() != 1 || printed.front().kind != Stone::Kind::Generic)
        return std::nullopt;
    return found.says(Flag::Negated) ? -printed.front().amount : int { printed.front().amount };
}

} // namespace triptych::kryptik::grammar
