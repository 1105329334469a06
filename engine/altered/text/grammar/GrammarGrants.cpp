#include "altered/text/grammar/GrammarGrants.h"

#include "altered/text/grammar/GrammarCardNouns.h"

// What can be gained or lost: counters, statuses, keywords, abilities, statistics (2.4, 2.5, 7.3.12-15).
namespace triptych::altered::grammar {
namespace {

struct counterAmount : any<quantityNumber, amountX, thatMany>
{
};
struct plusMore : seq<any<word<"plus">, means<Flag::No, "minus">>, digits>
{
};
struct countersGained
    : seq<counterAmount, maybe<means<Flag::More, "more">>, counterWord, maybePer, maybe<plusMore>>
{
    static std::optional<Grant> build(Found& found)
    {
        Grant made;
        said(made).numberOf = found.says(Flag::More);
        made.counter = found.take<Counter>();
        made.amount = amountIn(found);
        const int plus = found.says(Flag::No) ? -found.take<int>(0) : found.take<int>(0);
        if (plus != 0 && made.amount.kind != Amount::Kind::ThatMany)
            return std::nullopt;
        made.amount.number += plus;
        return made;
    }
};
struct allCounters
    : seq<any<word<"all its", "all their", "all of its", "all of their">,
              means<Flag::AllThe, "all my">, seq<word<"its", "their">, mark<Flag::Their>>,
              seq<means<Flag::AllThe, "my">, mark<Flag::Their>>>,
          counterWord>
{
    static Grant build(Found& found)
    {
        Grant made;
        // "loses its boosts": all of them, without the word
        const bool plain = found.says(Flag::Their);
        made.amount = saying(
            Amount { Amount::Kind::All, 0 }, { plain ? Said<Amount>::Any : Said<Amount>::Usual });
        made.counter = found.take<Counter>();
        said(made).numberOf = found.says(Flag::AllThe);
        return made;
    }
};
struct aStatus : status
{
    static Grant build(Found& found) { return statusGrant(found.take<Status>()); }
};
struct aKeyword : keywordItem
{
    static Grant build(Found& found)
    {
        KeywordItem item = found.take<KeywordItem>();
        Grant made;
        made.kind = Grant::Kind::Keyword;
        made.keyword = item.keyword;
        made.amount = std::move(item.number);
        return made;
    }
};
/// "loses [Tough]": whatever its number is.
struct bareTough : word<"[tough]">
{
    static Grant build()
    {
        Grant made;
        made.kind = Grant::Kind::Keyword;
        made.keyword = Keyword::Tough;
        made.amount = fixed(0);
        return made;
    }
};
struct everyStatistic : word<"to each statistic", "to all statistics", "to each of its statistics",
                            "to each of my statistics", "to each of their statistics",
                            "to all its statistics", "to all my statistics",
                            "to all their statistics", "to its statistics", "to my statistics">
{
    static TerrainsWord build() { return { static_cast<Terrains>(forest | mountain | ocean) }; }
};
struct thrice : seq<word<"/">, maybe<plusOrMinus>, digits, word<"/">, maybe<plusOrMinus>, digits>
{
};
/// "+2 {V}", "-1 {M} and {O}", "+1/+1/+1", "+1 to each statistic"
struct someStatistics : seq<plusOrMinus, digits, any<terrains, everyStatistic, thrice>, maybePer>
{
    static std::optional<Grant> build(Found& found)
    {
        Grant made;
        made.kind = Grant::Kind::Statistics;
        std::size_t minus = 0;
        for (const Value& value : found.values())
            if (const Flag* flag = std::get_if<Flag>(&value))
                minus += *flag == Flag::No;
        const std::vector<int> numbers = found.takeAll<int>();
        const bool three = numbers.size() == 3;
        if (three && (numbers[1] != numbers[0] || numbers[2] != numbers[0] || minus % 3 != 0))
            return std::nullopt; // three numbers are said one by one
        const auto named = found.take<TerrainsWord>(
            TerrainsWord { static_cast<Terrains>(forest | mountain | ocean) });
        if (named.either)
            return std::nullopt;
        made.terrains = named.terrains;
        made.amount = amountIn(found);
        made.amount.number = minus > 0 ? -numbers[0] : numbers[0];
        return made;
    }
};
/// "its abilities", "its {D} abilities": only lost
struct allAbilities : seq<word<"all of its", "all of their", "all its", "all their", "all", "its",
                              "their", "all my", "my">,
                          maybe<icons>, word<"abilities">>
{
    static Grant build(Found& found)
    {
        Grant made;
        made.kind = Grant::Kind::Abilities;
        made.icons = found.take<IconsWord>().icons;
        return made;
    }
};
struct subtypesWord : word<"subtypes", "subtype", "sub-types", "sub-type", "types", "type">
{
};
/// "the Robot subtype", "its subtypes", "all subtypes", "the subtypes of Characters in my Expedition"
struct subtypesGiven
    : any<seq<word<"the">, subtypeNoun, many<any<comma, word<"and">>, subtypeNoun>, subtypesWord>,
          seq<word<"all of its", "all its", "its", "that character's", "that card's", "their">,
              word<"subtypes", "sub-types">, mark<Flag::That>>,
          seq<any<word<"all">, word<"every">>, word<"subtypes", "subtype", "sub-types">>,
          seq<word<"the subtypes of", "the sub-types of">, thing>>
{
    static std::optional<Grant> build(Found& found)
    {
        Grant made;
        made.kind = Grant::Kind::Subtypes;
        made.subtypes = found.takeAll<Noun>();
        if (found.says(Flag::That))
            made.of = thingOf(Said<It>::It);
        else if (auto of = found.takeIfAny<Thing>()) {
            if (!std::holds_alternative<Each>(of->node) && !std::holds_alternative<It>(of->node))
                return std::nullopt; // a target would not be asked for
            made.of = std::move(*of);
        }
        return made;
    }
};
struct anyGrant : any<subtypesGiven, someStatistics, countersGained, allCounters, allAbilities,
                      aStatus, bareTough, aKeyword, abilityInQuotes>
{
    static constexpr std::string_view expected
        = "what is gained (1 boost, [Anchored], 2 Kelon counters, ...)";
};

} // namespace

bool aGrant::read(Input& in, Reading& reading)
{
    return text::read<anyGrant>(in, reading);
}
bool someCounters::read(Input& in, Reading& reading)
{
    return text::read<countersGained>(in, reading);
}

} // namespace triptych::altered::grammar
