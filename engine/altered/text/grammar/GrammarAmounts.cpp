#include "altered/text/grammar/GrammarQuantities.h"

#include <algorithm>

// Quantities: what is measured of a thing, amounts made of quantities, and comparisons with them.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Counters and values of a thing

struct myNumberOf : seq<any<mine, its>, word<"number of">, counterWord>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters, Said<Quantity>::Number);
        made.thing = found.take<Thing>();
        made.counter = found.take<Counter>();
        return made;
    }
};
struct statOrTerrain : any<statWord, terrains>
{
};
/// Says whether it is one number: "my {V} or {M}" is two, and only "the total of" adds them.
bool stat(Quantity& made, Found& found)
{
    if (const auto of = found.takeIfAny<TerrainsWord>()) {
        made.stat = Stat::Statistic;
        made.terrains = of->terrains;
        return !of->either && !of->all;
    } else {
        made.stat = found.take<Stat>();
    }
    return true;
}
/// "its highest statistic", "my lowest statistic": of the three
struct extremeOfMine : seq<any<mine, its>, any<word<"highest">, means<Flag::No, "lowest">>,
                           word<"statistics", "statistic", "stat">>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Value);
        made.thing = found.take<Thing>();
        made.stat = Stat::EveryStatistic;
        made.lowest = found.says(Flag::No);
        return made;
    }
};
struct valueOfMine : seq<any<mine, its>, statOrTerrain>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Value);
        made.thing = found.take<Thing>();
        if (!stat(made, found))
            return std::nullopt;
        return made;
    }
};
struct theTarget : word<"the target">
{
    static Thing build() { return thingOf(Said<It>::TheTarget); }
};
struct valueOf : seq<word<"the">, statOrTerrain, word<"of">, any<theTarget, thing>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Value, Said<Quantity>::Number);
        made.thing = found.take<Thing>();
        if (!stat(made, found) || std::holds_alternative<Each>(made.thing->node))
            return std::nullopt; // of which of them? "the total" and "the highest" say so
        return made;
    }
};
/// "If the Base Cost was {7} or more": of what was spoken of last
struct bareCost : seq<word<"the">, statWord, pegtl::at<word<"was", "is">>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Value, Said<Quantity>::Those);
        made.stat = found.take<Stat>();
        made.thing = thingOf(Said<It>::It);
        return made;
    }
};
struct bareMine : word<"mine">
{
    static Quantity build()
    {
        Quantity made = quantityIs(Quantity::Kind::Value, Said<Quantity>::Final);
        made.stat = Stat::Statistic;
        made.thing = Thing { This {} };
        return made;
    }
};
/// "the highest statistic among ...": of the three, whichever it is
struct anyStatistic : means<Stat::EveryStatistic, "statistic">
{
};
struct highestAmong : seq<any<word<"the highest">, means<Flag::No, "the lowest">>,
                          any<statOrTerrain, anyStatistic>, word<"among">, filter>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Highest);
        made.lowest = found.says(Flag::No);
        stat(made, found);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct totalOf : seq<word<"the total">, statOrTerrain, word<"of">, filter>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Total);
        stat(made, found);
        made.filter = found.take<Filter>();
        return made;
    }
};
template <Said<Quantity>::Word how, Literal... Words>
struct resultIs : word<Words...>
{
    static Quantity build() { return quantityIs(Quantity::Kind::Result, how); }
};
struct result : any<resultIs<Said<Quantity>::Final, "the final result">,
                    resultIs<Said<Quantity>::Usual, "the result">,
                    resultIs<Said<Quantity>::Die, "the die's result">>
{
};
/// "the lowest result": of several dice
struct extremeResult : seq<word<"the">, any<word<"highest">, means<Flag::No, "lowest">>,
                           word<"result", "of the results", "roll", "die">>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::ExtremeResult);
        made.lowest = found.says(Flag::No);
        return made;
    }
};

struct numberOf : seq<word<"the number of">, quantityCounted>
{
};
/// "the {V} of the Expedition facing me"
struct sumOf : seq<word<"the">, terrain, word<"of">, expedition>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Sum);
        made.terrains = found.take<TerrainsWord>().terrains;
        made.expedition = found.take<Expedition>();
        return made;
    }
};
/// "the chosen number"
struct chosenNumber : word<"the chosen number", "the number chosen", "that number">
{
    static Quantity build() { return quantityIs(Quantity::Kind::Chosen); }
};
struct eitherOfTwo : any<result, extremeResult, numberOf, sumOf, myNumberOf, highestAmong, totalOf,
                         valueOf, extremeOfMine, valueOfMine, myCounters>
{
};
Quantity ofTwo(Quantity::Kind kind, Found& found)
{
    Quantity made = quantityIs(kind);
    made.one = found.take<Quantity>();
    made.other = found.take<Quantity>();
    return made;
}
/// "the difference between my {V} and my {M}": by how much the one is more than the other
struct difference : seq<word<"the difference between">, eitherOfTwo, word<"and">, eitherOfTwo>
{
    static Quantity build(Found& found) { return ofTwo(Quantity::Kind::Difference, found); }
};
/// "the number of A plus the number of B": how many of both
struct numberOfBoth : seq<numberOf, word<"plus">, numberOf>
{
    static Quantity build(Found& found) { return ofTwo(Quantity::Kind::Both, found); }
};
struct anyQuantity : any<result, extremeResult, numberOfBoth, numberOf, difference, chosenNumber,
                         sumOf, myNumberOf, highestAmong, totalOf, valueOf, extremeOfMine,
                         valueOfMine, bareCost, bareMine, myCounters>
{
    static constexpr std::string_view expected
        = "a quantity (the number of Characters you control, the result, its Hand Cost, ...)";
};

// ---------------------------------------------------------------- Amounts made of them

/// ", up to a max of 3", "but no more than {2}"; what is said to be on something is the maximum of a gain
struct capWords
    : word<", up to a maximum of", ", up to a max of", ", to a maximum of", ", to a max of",
          ", with a maximum of", ", but no more than", ", but not more than", ", but at most",
          ", no more than", ", at most", "up to a maximum of", "up to a max of", "to a maximum of">
{
};
struct cap : seq<capWords, maybe<word<"+">>, any<manaNumber, digits>,
                 pegtl::not_at<word<"boosts on", "boost on", "counters on", "counter on">>,
                 maybe<word<"boosts", "boost", "cards", "card", "tokens", "token", "times">>>
{
    static std::optional<Maximum> build(Found& found)
    {
        const int most = found.take<int>();
        return most < 1 || most > 99 ? std::nullopt : std::optional(Maximum { most });
    }
};
/// "for each card in your hand, up to 3"
struct upToThen : seq<word<", up to", "up to">, any<manaNumber, digits>, pegtl::at<any<stop, end>>>
{
    static std::optional<Maximum> build(Found& found) { return cap::build(found); }
};
void capInto(Amount& made, Found& found)
{
    made.most = static_cast<std::uint8_t>(found.take<Maximum>().counters);
}
/// "per three cards": so often as there are whole threes. "For each 4+" counts dice.
struct everyMany
    : seq<numeral, pegtl::not_at<word<"+", "or more", "or higher", "rolled", "you rolled">>>
{
};
/// "and each Landmark you control", where nothing is said of those themselves
struct andEach : seq<word<"and for each", "and each", "and per">, perCounted,
                     pegtl::at<any<stop, word<",", "-", "if", "unless", "while", "this">, end>>>
{
};
struct per : seq<any<word<"per">, means<Flag::Each, "for each", "for every">>, maybe<everyMany>,
                 perCounted, maybe<andEach>, maybe<any<cap, upToThen>>>
{
    static std::optional<PerEach> build(Found& found)
    {
        const auto word = found.says(Flag::Each) ? Said<Amount>::ForEach : Said<Amount>::Usual;
        const bool counted = found.has<Amount>();
        const Amount every = found.take<Amount>(fixed(1));
        std::vector<Quantity> all = found.takeAll<Quantity>();
        if (all.size() > 1) {
            if (counted)
                return std::nullopt; // "for each two Robots and each Landmark"
            Quantity both = quantityIs(Quantity::Kind::Both);
            both.one = std::move(all.front());
            both.other = std::move(all.back());
            all = { std::move(both) };
        }
        Amount made = saying(Amount { Amount::Kind::Per, 1, std::move(all.front()) }, { word });
        if (every.number < 1 || every.number > 20)
            return std::nullopt;
        made.every = static_cast<std::uint8_t>(every.number);
        capInto(made, found);
        return PerEach { std::move(made) };
    }
};
/// "half the number of cards in your hand, rounded up"
struct rounded
    : any<means<Flag::More, ", rounded up", "rounded up">, word<", rounded down", "rounded down">>
{
};
struct halfQuantity : seq<word<"half of", "half">, anyQuantity, maybe<rounded>>
{
    static Amount build(Found& found)
    {
        Amount made { Amount::Kind::Of, 0, found.take<Quantity>() };
        made.half = found.says(Flag::More) ? 1 : -1;
        return made;
    }
};
/// "twice the number of cards in your hand"
struct timesQuantity : seq<any<means<2, "twice", "double">, means<3, "three times">>, anyQuantity>
{
    static Amount build(Found& found)
    {
        Amount made { Amount::Kind::Of, 0, found.take<Quantity>() };
        made.times = static_cast<std::uint8_t>(found.take<int>());
        return made;
    }
};
/// "the number of Characters facing it plus 1", "my {M}+2"
struct plusOfX : seq<any<word<"plus", "+">, means<Flag::No, "minus", "-">>, any<digits, manaNumber>>
{
};
struct where : seq<word<", where x is", "where x is">,
                   any<halfQuantity, timesQuantity, anyQuantity>, maybe<plusOfX>, maybe<cap>>
{
    static std::optional<WhereX> build(Found& found)
    {
        const int sign = found.says(Flag::No) ? -1 : 1;
        const int more = sign * found.take<int>(0);
        if (found.has<Amount>()) {
            WhereX made { found.take<Amount>() };
            made.amount.number = more;
            capInto(made.amount, found);
            return made.amount.half != 0 && more != 0 ? std::nullopt : std::optional(made);
        }
        WhereX made { { Amount::Kind::Of, more, found.take<Quantity>() } };
        capInto(made.amount, found);
        if (made.amount.of->kind == Quantity::Kind::Value
            && said(*made.amount.of).word == Said<Quantity>::Final)
            return std::nullopt; // "mine" is only said where it is compared with something
        return made;
    }
};

// ---------------------------------------------------------------- Comparisons

struct compareWith
    : any<means<Compare::AtMost, "less than or equal to", "lower than or equal to",
              "equal to or less than", "equal to or lower than", "at most", "no more than",
              "no higher than">,
          means<Compare::AtLeast, "greater than or equal to", "higher than or equal to",
              "equal to or higher than", "equal to or greater than", "equal to or more than",
              "at least", "no less than", "no lower than">,
          means<Compare::Less, "less than", "lower than", "fewer than">,
          means<Compare::More, "greater than", "higher than", "more than">,
          means<Compare::Exactly, "equal to">>
{
};
struct plainAmount : any<mana, quantityNumber>
{
};
struct quantityAmount : seq<anyQuantity>
{
    static Amount build(Found& found) { return { Amount::Kind::Of, 0, found.take<Quantity>() }; }
};
struct exactly : pegtl::success
{
    static Compare build() { return Compare::Exactly; }
};
struct parity : any<means<Compare::Even, "even", "an even number">,
                    means<Compare::Odd, "odd", "an odd number">>
{
};
struct chosenAmount : seq<chosenNumber>
{
    static Amount build(Found& found) { return amountOf(found.take<Quantity>()); }
};
struct anyComparison
    : any<parity, oneOrNext,
          seq<compareWith, any<halfQuantity, timesQuantity, quantityAmount, plainAmount>>,
          seq<chosenAmount, exactly>, seq<plainAmount, any<orMoreLess, exactly>>>
{
};

} // namespace

Amount amountIn(Found& found, Amount otherwise)
{
    Amount amount = found.take<Amount>(std::move(otherwise));
    if (auto per = found.takeIfAny<PerEach>()) {
        per->amount.number = amount.number;
        amount = std::move(per->amount);
    }
    return amount;
}

bool bindMine(Amount& amount, Stat stat, Terrains terrains)
{
    const bool mine = amount.of && amount.of->kind == Quantity::Kind::Value
        && said(*amount.of).word == Said<Quantity>::Final;
    if (!mine)
        return true;
    amount.of->stat = stat;
    amount.of->terrains = terrains;
    return stat != Stat::EveryStatistic
        && (stat != Stat::Statistic || (terrains != 0 && (terrains & (terrains - 1)) == 0));
}

Amount amountOf(Quantity of)
{
    return { Amount::Kind::Of, 0, std::move(of) };
}

bool quantity::read(Input& in, Reading& reading)
{
    return text::read<anyQuantity>(in, reading);
}
bool perEach::read(Input& in, Reading& reading)
{
    return text::read<per>(in, reading);
}
bool whereX::read(Input& in, Reading& reading)
{
    return text::read<where>(in, reading);
}
bool comparison::read(Input& in, Reading& reading)
{
    return text::read<anyComparison>(in, reading);
}

} // namespace triptych::altered::grammar