#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include <array>

// Soul energy, numbers, and what may be cast for how much.
namespace triptych::kryptik::grammar {
namespace {

/// "add two soul energy in any combination of colors": each way is a mode
struct addAny : seq<word<"add", "gain", "produce">, digits, maybe<word<"soul energy", "energy">>,
                    any<word<"in any combination of colors", "in any combination of colours",
                            "of any colors", "in any combination", "in any colors">,
                        means<Flag::Every, "of any one color", "of one color",
                            "of any single color", "of a single color", "of any color",
                            "in any color", "of the same color", "of one color of your choice",
                            "of a color of your choice", "of one type of your choice">>>
{
    static std::optional<Effect> build(Found& found)
    {
        const int number = found.take<int>();
        const bool alike = found.says(Flag::Every);
        if (number < 1 || number > 3)
            return std::nullopt;
        constexpr std::array<Colours, 4> colours { white, blue, black, green };
        Choose made;
        const auto mode = [&](std::vector<std::size_t> of) {
            AddEnergy one;
            for (const std::size_t place : of)
                one.stones.push_back({ Stone::Kind::Coloured, 0, colours[place] });
            made.modes.push_back(effectOf(std::move(one)));
        };
        for (std::size_t a = 0; a < 4; ++a) {
            if (alike || number == 1) {
                mode(std::vector<std::size_t>(static_cast<std::size_t>(number), a));
                continue;
            }
            for (std::size_t b = a; b < 4; ++b) {
                if (number == 2)
                    mode({ a, b });
                for (std::size_t c = b; number == 3 && c < 4; ++c)
                    mode({ a, b, c });
            }
        }
        return effectOf(std::move(made));
    }
};
struct addWord : word<"add", "gain", "produce">
{
};
template <Colours colours>
inline constexpr Stone stoneOfColour { Stone::Kind::Coloured, 0, colours };
struct colourWord : any<means<stoneOfColour<white>, "white">, means<stoneOfColour<blue>, "blue">,
                        means<stoneOfColour<black>, "black">, means<stoneOfColour<green>, "green">,
                        means<stoneOfColour<0>, "colorless", "colourless">>
{
};
/// "white" of "one white or blue soul energy"
struct oneOfColour : colourWord
{
    static Stones build(Found& found) { return { found.take<Stone>() }; }
};
/// "two green soul energy": the energy by the name of its color
struct namedEnergy : seq<any<digits, means<1, "a", "an">>, colourWord>
{
    static std::optional<Stones> build(Found& found)
    {
        const int number = found.take<int>();
        const Stone stone = found.take<Stone>();
        return number > 0 && number < 10
            ? std::optional(Stones(static_cast<std::size_t>(number), stone))
            : std::nullopt;
    }
};
struct energyName : word<"soul energy", "energy", "to your soul pile">
{
};
/// "one soul energy of each color"
struct energyOfEach
    : seq<digits, maybe<word<"soul energy", "energy">>,
          word<"of each color", "of every color", "of all colors", "of all four colors">>
{
    static std::optional<Stones> build(Found& found)
    {
        const auto number = static_cast<std::size_t>(found.take<int>());
        Stones stones;
        for (const Colours colour : { white, blue, black, green })
            stones.insert(stones.end(), number, { Stone::Kind::Coloured, 0, colour });
        return number > 0 && number < 4 ? std::optional(std::move(stones)) : std::nullopt;
    }
};
struct energy : seq<any<energyOfEach, namedEnergy, stones>, maybe<energyName>>
{
};
/// "add {w} and {b}": both
struct addBoth : seq<addWord, energy, many<comma, energy>, maybe<comma>, word<"and">, energy>
{
    static Effect build(Found& found)
    {
        AddEnergy made;
        for (const Stones& each : found.takeAll<Stones>())
            made.stones.insert(made.stones.end(), each.begin(), each.end());
        return effectOf(std::move(made));
    }
};
struct addEnergy : seq<addWord, energy, maybe<perEach>>
{
    static Effect build(Found& found)
    {
        AddEnergy made { found.take<Stones>(), {} };
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        return effectOf(std::move(made));
    }
};
/// "add {g} or {w}"
struct addOneOf : seq<addWord,
                      any<seq<maybe<any<word<"either">, seq<word<"one", "1">, pegtl::at<stones>>>>,
                              energy, many<comma, energy>, maybe<comma>, word<"or">, energy>,
                          seq<word<"a", "one", "1">, oneOfColour, many<comma, oneOfColour>,
                              maybe<comma>, word<"or">, oneOfColour, maybe<energyName>>>>
{
    static Effect build(Found& found)
    {
        Choose made;
        for (Stones& each : found.takeAll<Stones>())
            made.modes.push_back(effectOf(AddEnergy { std::move(each), {} }));
        return effectOf(std::move(made));
    }
};
/// Counters of the kind that change statistics lie on a citizen as long as it is there.
struct chooseNumber : seq<word<"choose a number">, word<"up to", "from 0 to">, bareAmount>
{
    static Effect build(Found& found) { return effectOf(ChooseNumber { amountIn(found) }); }
};
struct freely : word<"for free", "without paying its cost", "without paying its soul cost", "free",
                    "at no cost", "without paying for it">
{
};
/// "If you do, abolish it after it resolves": of a spell, which would go to a limbo pile then
struct goneAfterwards
    : any<seq<word<". if you do, abolish it", ". if you do, abolish that card",
                  ". if you do, abolish that spell", ". if you cast it this way, abolish it",
                  ", then abolish it", ". then abolish it", ". if you do, it is abolished">,
              any<whenItResolved,
                  means<Flag::Abolishes, "afterwards", "instead of putting it into a limbo pile",
                      "instead of putting it into its owner's limbo pile",
                      "instead of putting it into your limbo pile">>>,
          means<Flag::WhenDone, ". abolish it after it resolves", ". abolish it as it resolves",
              ". abolish it when it resolves">,
          means<Flag::Abolishes, ". abolish it afterwards">, goneWhenDone>
{
};
/// 8.1.2, and only at once: for a time or always it is another permission
struct forItsYearCost
    : seq<means<Flag::YearCard, "for its 11 year cost", "by paying its 11 year cost">,
          pegtl::not_at<word<"this turn", "until", "once", "each", "during">>>
{
};
struct castFree : any<seq<word<"cast">, any<word<"a", "an">, pegtl::at<word<"another">>>, described,
                          any<freely, forItsYearCost>, maybe<goneAfterwards>>,
                      seq<word<"cast">, thing, any<freely, forItsYearCost>, maybe<goneAfterwards>>>
{
    static std::optional<Effect> build(Found& found)
    {
        CastFree made;
        made.whenResolved = found.says(Flag::WhenDone);
        made.abolished = found.says(Flag::Abolishes) || made.whenResolved;
        made.yearCost = found.says(Flag::YearCard);
        if (auto known
            = found.takeIfAny<
                Thing>()) { // "cast it for free", "cast target spell in your limbo pile ..."
            const auto* target = std::get_if<Target>(&*known);
            const bool lies = target && target->spec.kind == TargetSpec::Kind::Cards
                && target->spec.place.zone != Zone::Island
                && target->spec.place.zone != Zone::Attached && target->spec.count == 1;
            if (!lies && !std::holds_alternative<It>(*known))
                return std::nullopt;
            made.known = std::move(*known);
            return effectOf(std::move(made));
        }
        Counted counted = found.take<Counted>();
        if (counted.place.zone == Zone::Island || counted.place.zone == Zone::Attached)
            return std::nullopt;
        made.filter = std::move(counted.filter);
        made.place = counted.place;
        return effectOf(std::move(made));
    }
};

struct turnDifference : seq<stones, any<means<Flag::Negated, "less">, means<Flag::Has, "more">>,
                            maybe<word<"energy">>>
{
    static std::optional<int> build(Found& found)
    {
        const Stones all = found.take<Stones>();
        if (all.size() != 1 || all.front().kind != Stone::Kind::Generic)
            return std::nullopt;
        return found.says(Flag::Negated) ? -all.front().amount : int { all.front().amount };
    }
};
struct costWord : word<"cost", "costs">
{
};
/// "spells you cast this turn cost {1} less", "the next citizen you cast this turn costs {2} less"
struct turnCost : any<seq<any<untilEndOfTurn, untilYourNextTurn>, comma, describedPlural,
                          maybe<casters>, costWord, turnDifference>,
                      seq<describedPlural, casters, untilEndOfTurn, costWord, turnDifference>,
                      seq<describedPlural, maybe<casters>, costWord, turnDifference,
                          any<untilEndOfTurn, untilYourNextTurn>>,
                      seq<means<Flag::Next, "the next">, described, casters, untilEndOfTurn,
                          costWord, turnDifference>>
{
    static std::optional<Effect> build(Found& found)
    {
        CostChange made;
        made.next = found.says(Flag::Next);
        made.who = found.take<Side>(Side::Any);
        made.amount = found.take<int>();
        made.duration = found.take<Duration>();
        Counted counted = found.take<Counted>();
        if (counted.place != Place {})
            return std::nullopt;
        made.filter = std::move(counted.filter);
        return effectOf(std::move(made));
    }
};
/// 5.5 "you may put an additional card from your hand into your soul row this turn"
struct moreSoulNow
    : seq<word<"may put", "may place", "may play">,
          any<seq<means<1, "an additional", "one additional", "1 additional", "an extra",
                      "one extra", "1 extra", "one more", "1 more", "another">,
                  word<"card">>,
              seq<maybe<word<"up to">>, digits,
                  word<"additional cards", "extra cards", "more cards">>>,
          maybe<word<"from your hand">>, word<"into your soul row", "in your soul row">,
          untilEndOfTurn>
{
    static std::optional<Effect> build(Found& found)
    {
        MoreSoul made;
        made.amount = found.take<int>();
        made.duration = found.take<Duration>();
        return made.amount > 0 && made.amount < 100 ? std::optional(effectOf(made)) : std::nullopt;
    }
};

} // namespace

bool castingDeed::read(Input& in, Reading& reading)
{
    return text::read<
        any<turnCost, moreSoulNow, addAny, addOneOf, addBoth, addEnergy, chooseNumber, castFree>>(
        in, reading);
}

} // namespace triptych::kryptik::grammar
