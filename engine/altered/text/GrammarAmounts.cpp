#include "altered/text/GrammarInstructions.h"

#include <algorithm>

// Quantities: what can be counted or measured, and comparisons with it.
namespace triptych::altered::grammar {
namespace {

Quantity quantityIs(Quantity::Kind kind, Said<Quantity>::Word word = Said<Quantity>::Usual)
{
    Quantity made;
    made.kind = kind;
    said(made).word = word;
    return made;
}

// ---------------------------------------------------------------- Things counted

/// "Spells played this turn": what was played is remembered, and no longer among the cards that can be counted.
std::optional<Happening> playedBefore(Filter& of)
{
    const auto has = [&](Trait::Kind kind) {
        return std::ranges::find_if(
            of.after, [&](const Trait& trait) { return trait.kind == kind; });
    };
    const auto played = has(Trait::Kind::Played);
    const auto window = has(Trait::Kind::Window);
    if (played == of.after.end() || window == of.after.end())
        return std::nullopt;
    Happening made;
    made.event = Happening::Event::Plays;
    made.who = played->who;
    made.window = window->duration == Duration::ThisTurn ? Happening::Window::ThisTurn
        : window->duration == Duration::ThisDay          ? Happening::Window::ThisDay
                                                         : Happening::Window::ThisAfternoon;
    std::erase_if(of.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::Played || trait.kind == Trait::Kind::Window;
    });
    return made;
}
struct countedThings : seq<filter, maybe<didSomething>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Things);
        Filter of = found.take<Filter>();
        std::optional<Happening> done = found.takeIfAny<Happening>();
        if (!done)
            done = playedBefore(of);
        if (!done) {
            made.filter = std::move(of);
            return made;
        }
        Some some;
        some.filter = std::move(of);
        done->subject = Thing { std::move(some) };
        if (!isRemembered(*done))
            return std::nullopt;
        made.kind = Quantity::Kind::Happened;
        made.happening = std::move(*done);
        return made;
    }
};
struct countedExpeditions
    : seq<pegtl::not_at<word<"expedition permanents", "expedition permanent">>,
          word<"expeditions", "expedition">, maybe<means<Flag::Their, "you control">>,
          maybe<any<seq<word<"in">, terrains>,
              seq<maybe<word<"that's", "that are", "that is">>, positions>>>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Expeditions);
        made.expedition.kind
            = found.says(Flag::Their) ? Expedition::Kind::Of : Expedition::Kind::All;
        const auto in = found.take<TerrainsWord>();
        if (in.all)
            return std::nullopt; // a region is asked for any of them
        made.expedition.in = in.terrains;
        made.expedition.positions = found.take<Positions>().positions;
        return made;
    }
};
struct ascended : word<"[ascended]", "ascended">
{
};
/// "[Ascended] Expedition you control"
struct ascendedExpeditions
    : seq<ascended, word<"expeditions", "expedition">, maybe<means<Flag::Their, "you control">>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Expeditions);
        made.expedition.kind
            = found.says(Flag::Their) ? Expedition::Kind::Of : Expedition::Kind::All;
        made.expedition.positions = Expedition::IsAscended;
        said(made.expedition).adjective = true;
        return made;
    }
};
/// "of your [Ascended] Expeditions"
struct ofYourExpeditions
    : seq<word<"of your">, maybe<seq<ascended, mark<Flag::And>>>, word<"expeditions">,
          maybe<any<seq<word<"in">, terrains>,
              seq<word<"that's", "that are", "that is">, positions>>>>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Expeditions);
        made.expedition.kind = Expedition::Kind::Of;
        said(made.expedition).word = Said<Expedition>::An;
        said(made.expedition).adjective = found.says(Flag::And);
        const auto in = found.take<TerrainsWord>();
        if (in.all)
            return std::nullopt;
        made.expedition.in = in.terrains;
        made.expedition.positions = found.take<Positions>().positions;
        if (said(made.expedition).adjective && made.expedition.positions == 0)
            made.expedition.positions = Expedition::IsAscended;
        return made;
    }
};
struct countersAmong : seq<counterWord, word<"among">, filter>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::CountersAmong);
        made.counter = found.take<Counter>();
        made.filter = found.take<Filter>();
        return made;
    }
};
struct regionsBetween : word<"regions between your hero and companion">
{
    static Quantity build() { return quantityIs(Quantity::Kind::Regions); }
};
struct zeroStats : seq<word<"base statistics of 0 among", "base statistic of 0 among">, filter>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::ZeroStats);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct way : any<means<Said<Quantity>::Way::Removed, "removed this way", "lost this way">,
                 means<Said<Quantity>::Way::Spent, "spent this way">>
{
};
struct wayOfCards : any<means<Said<Quantity>::Way::Discarded, "discarded this way">,
                        means<Said<Quantity>::Way::Sacrificed, "sacrificed this way">,
                        means<Said<Quantity>::Way::Exhausted, "exhausted this way">,
                        means<Said<Quantity>::Way::Returned, "returned this way">,
                        means<Said<Quantity>::Way::Revealed, "revealed this way">,
                        means<Said<Quantity>::Way::Created, "created this way">,
                        means<Said<Quantity>::Way::Drawn, "drawn this way">,
                        means<Said<Quantity>::Way::Shuffled, "shuffled this way">,
                        means<Said<Quantity>::Way::Sent, "sent to reserve this way">,
                        means<Said<Quantity>::Way::Put, "put in reserve this way">>
{
};
/// "boosts removed this way", "Characters sacrificed this way"
struct doneThisWay : any<seq<counterWord, way>, seq<filter, wayOfCards>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Done);
        made.counter = found.take<Counter>(Counter {});
        said(made).way = found.take<Said<Quantity>::Way>();
        made.filter = found.take<Filter>(Filter {});
        return made;
    }
};
/// Each player has one Hero: "on your Hero" is on one thing, unlike "on Characters you control".
enum class Hero : std::uint8_t { No, Yours, Among };
Hero isHero(const Thing& thing)
{
    const Each* each = std::get_if<Each>(&thing.node);
    const bool hero = each && !each->filter.nouns.empty()
        && each->filter.nouns.front().kind == Noun::Kind::Hero;
    return !hero ? Hero::No : each->yours ? Hero::Yours : Hero::Among;
}
struct countersOn : seq<counterWord, word<"on">, thing>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters, Said<Quantity>::Those);
        made.counter = found.take<Counter>();
        Thing on = found.take<Thing>();
        if (std::holds_alternative<Some>(on.node) || isHero(on) == Hero::Among)
            return std::nullopt;
        if (const Each* each = std::get_if<Each>(&on.node); each && isHero(on) == Hero::No) {
            made.kind = Quantity::Kind::CountersAmong; // on all of them together
            said(made).word = Said<Quantity>::Usual;
            made.filter = each->filter;
            if (each->yours) {
                Trait yours;
                yours.kind = Trait::Kind::Controlled;
                made.filter.after.push_back(std::move(yours));
            }
            return made;
        }
        made.thing = std::move(on);
        return made;
    }
};
/// "different card types in your discard pile", "different Hand Costs among Permanents you control"
struct thereIn : seq<pegtl::at<word<"in">>, traitAfter>
{
    static std::optional<Filter> build(Found& found)
    {
        Filter made;
        made.nouns.push_back({});
        made.after.push_back(found.take<Trait>());
        return made.after.front().kind == Trait::Kind::InZone ? std::optional(std::move(made))
                                                              : std::nullopt;
    }
};
struct distinctThings : seq<word<"different">, alikeWord, maybe<word<"stats", "stat">>,
                            any<seq<word<"among">, filter>, thereIn>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Distinct);
        made.alike = found.take<Alike>(Alike::Stat);
        if (const auto of = found.takeIfAny<TerrainsWord>()) {
            made.stat = Stat::Statistic;
            made.terrains = of->terrains;
        } else {
            made.stat = found.take<Stat>(Stat::HandCost);
        }
        made.filter = found.take<Filter>();
        return made;
    }
};
/// "different terrains among the regions of your Expeditions"
struct distinctTerrains
    : seq<word<"different terrains", "different terrain">,
          any<seq<word<"among the regions of", "in the regions of", "among", "in">, expedition>,
              seq<means<Flag::Of, "among your expeditions' regions",
                  "in your expeditions' regions">>>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::TerrainsOf);
        Expedition yours;
        yours.kind = Expedition::Kind::Of;
        made.expedition = found.take<Expedition>(std::move(yours));
        return made;
    }
};
struct playersWhoDid
    : word<"players who do", "player who does", "players who did", "player who did",
          "opponent who does", "opponents who do", "player who did so">
{
    static Quantity build() { return quantityIs(Quantity::Kind::PlayersWho); }
};
/// "{D} ability you activated this turn", "{D} ability activated this Day"
struct activatedBefore : seq<icon, word<"abilities", "ability">, didSomething>
{
    static std::optional<Quantity> build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Happened);
        Happening done = found.take<Happening>();
        done.icons = found.take<IconsWord>().icons;
        if (done.event != Happening::Event::Activates || !isRemembered(done))
            return std::nullopt;
        made.happening = std::move(done);
        return made;
    }
};
/// "boost it had", "boost I have": on one thing, as it is or was
struct countersHeld
    : seq<counterWord,
          any<means<Flag::That, "it had">, word<"it has">, means<Flag::Me, "i had", "i have">>>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters);
        made.counter = found.take<Counter>();
        made.thing = found.says(Flag::Me) ? Thing { This {} } : thingOf(Said<It>::It);
        said(made).word = found.says(Flag::That) ? Said<Quantity>::Had : said(made).word;
        return made;
    }
};
/// "different results": of the dice that were rolled last
struct distinctResults : word<"different results", "different result">
{
    static Quantity build() { return quantityIs(Quantity::Kind::Results); }
};
struct countable
    : any<distinctResults, regionsBetween, playersWhoDid, activatedBefore, countersHeld,
          distinctTerrains, distinctThings, giftsMade, zeroStats, doneThisWay, countersOn,
          countersAmong, ascendedExpeditions, countedExpeditions, countedThings>
{
};

// ---------------------------------------------------------------- Counters and values of a thing

struct mine : word<"my">
{
    static Thing build() { return { This {} }; }
};
struct itsOwn : word<"its">
{
    static Thing build() { return thingOf(Said<It>::It); }
};
struct theirOwn : word<"their">
{
    static Thing build() { return thingOf(Said<It>::Them); }
};
struct its : any<itsOwn, theirOwn>
{
};
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
struct myCounters : seq<any<mine, its>, counterWord>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Counters);
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

struct numberOf : seq<word<"the number of">, countable>
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
struct eitherOfTwo : any<result, numberOf, sumOf, myNumberOf, highestAmong, totalOf, valueOf,
                         extremeOfMine, valueOfMine, myCounters>
{
};
/// "the difference between my {V} and my {M}": by how much the one is more than the other
struct difference : seq<word<"the difference between">, eitherOfTwo, word<"and">, eitherOfTwo>
{
    static Quantity build(Found& found)
    {
        Quantity made = quantityIs(Quantity::Kind::Difference);
        made.one = found.take<Quantity>();
        made.other = found.take<Quantity>();
        return made;
    }
};
struct anyQuantity
    : any<result, numberOf, difference, chosenNumber, sumOf, myNumberOf, highestAmong, totalOf,
          valueOf, extremeOfMine, valueOfMine, bareCost, bareMine, myCounters>
{
    static constexpr std::string_view expected
        = "a quantity (the number of Characters you control, the result, its Hand Cost, ...)";
};

// ---------------------------------------------------------------- Amounts made of them

struct ofMine : seq<word<"of">, any<myCounters>>
{
};
/// "for each of them": those that were spoken of last
struct ofTheseHere : word<"of them">
{
    static Quantity build()
    {
        Quantity made = quantityIs(Quantity::Kind::Things, Said<Quantity>::Those);
        made.thing = thingOf(Said<It>::Them);
        return made;
    }
};
struct perWhat : any<ofTheseHere, ofMine, ofYourExpeditions, countable>
{
};
/// "per three cards": so often as there are whole threes
struct everyMany : numeral
{
};
struct per : any<seq<word<"per">, maybe<everyMany>, perWhat>,
                 seq<means<Flag::Each, "for each", "for every">, maybe<everyMany>, perWhat>>
{
    static std::optional<PerEach> build(Found& found)
    {
        const auto word = found.says(Flag::Each) ? Said<Amount>::ForEach : Said<Amount>::Usual;
        const Amount every = found.take<Amount>(fixed(1));
        Amount made = saying(Amount { Amount::Kind::Per, 1, found.take<Quantity>() }, { word });
        if (every.number < 1 || every.number > 20)
            return std::nullopt;
        made.every = static_cast<std::uint8_t>(every.number);
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
                   any<halfQuantity, timesQuantity, anyQuantity>, maybe<plusOfX>>
{
    static std::optional<WhereX> build(Found& found)
    {
        const int sign = found.says(Flag::No) ? -1 : 1;
        const int more = sign * found.take<int>(0);
        if (found.has<Amount>()) {
            WhereX made { found.take<Amount>() };
            made.amount.number = more;
            return made.amount.half != 0 && more != 0 ? std::nullopt : std::optional(made);
        }
        WhereX made { { Amount::Kind::Of, more, found.take<Quantity>() } };
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
    : any<parity, seq<compareWith, any<halfQuantity, timesQuantity, quantityAmount, plainAmount>>,
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
bool quantityCounted::read(Input& in, Reading& reading)
{
    return text::read<countable>(in, reading);
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
