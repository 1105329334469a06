#include "kryptik/text/grammar/GrammarAmounts.h"

#include <algorithm>
#include <utility>

// Numbers: what is counted, whose statistic it is, and what is made of it.
namespace triptych::kryptik::grammar {
namespace {

struct ofThis : word<"this's", "this citizen's", "this card's", "this spell's">
{
};
struct ofIt : any<means<Amount::Word::ThatCitizens, "that citizen's">,
                  means<Amount::Word::ThatCards, "that card's">, word<"its", "their">>
{
};
struct ofPaid
    : word<"the sacrificed citizen's", "the sacrificed citizens'", "that sacrificed citizen's">
{
};
Amount statAmount(Found& found, bool ofThisCard)
{
    constexpr std::array kinds { Amount::Kind::AttackOf, Amount::Kind::DefenseOf,
        Amount::Kind::CostOf };
    return { kinds[static_cast<std::size_t>(found.take<Bound::Stat>())], 0, {}, ofThisCard };
}
struct attackOrDefense
    : any<means<Bound::Stat::Attack, "attack">, means<Bound::Stat::Defense, "defense", "defence">,
          means<Bound::Stat::SoulCost, "soul cost">>
{
};
struct statOfThis
    : any<seq<ofThis, attackOrDefense>, seq<word<"the">, attackOrDefense, word<"of this">>>
{
    static Amount build(Found& found) { return statAmount(found, true); }
};
struct statOfPaid : seq<ofPaid, attackOrDefense>
{
    static Amount build(Found& found)
    {
        Amount amount = statAmount(found, false);
        amount.ofPaid = true;
        return amount;
    }
};
struct statOfIt : any<seq<ofIt, attackOrDefense>, seq<word<"the">, attackOrDefense, word<"of it">>>
{
    static Amount build(Found& found)
    {
        const auto said = found.take<Amount::Word>(Amount::Word::Its);
        Amount amount = statAmount(found, false);
        amount.word = said;
        return amount;
    }
};

/// "defense less than their attack": of each of those that are described
struct statOfTheirs : seq<word<"their">, attackOrDefense>
{
    static Amount build(Found& found)
    {
        Amount amount = statAmount(found, false);
        amount.word = Amount::Word::Their;
        return amount;
    }
};

struct detachedWord
    : word<"card detached this way", "cards detached this way", "card detached", "cards detached">
{
};
struct detachedAmount : detachedWord
{
    static Amount build() { return { Amount::Kind::PerDetached, 1, {}, false }; }
};
struct countedAmount : described
{
    static Amount build(Found& found)
    {
        return { Amount::Kind::PerCounted, 1,
            std::make_shared<const Counted>(found.take<Counted>()), false };
    }
};
struct factionsAmount : seq<maybe<word<"different">>, word<"factions", "faction">,
                            word<"among", "of">, describedPlural>
{
    static Amount build(Found& found)
    {
        return { Amount::Kind::Factions, 1, std::make_shared<const Counted>(found.take<Counted>()),
            false };
    }
};
struct theNumber : word<"the number", "that number", "the chosen number">
{
    static Amount build() { return { Amount::Kind::TheNumber, 0, {}, false }; }
};
struct numberOf
    : seq<word<"the number of">,
          any<detachedAmount, amountDone, factionsAmount, countersOnWhat, countedAmount>>
{
};
/// "the total attack of citizens you control", "the highest defense among citizens"
struct overall
    : any<seq<word<"the total", "the combined", "the sum of the">, attackOrDefense,
              word<"of all", "of">, describedPlural>,
          seq<means<Flag::Every, "the highest", "the greatest", "the largest", "the biggest">,
              attackOrDefense, word<"among all", "among", "of">, describedPlural>>
{
    static std::optional<Amount> build(Found& found)
    {
        const bool highest = found.says(Flag::Every);
        const auto stat = found.take<Bound::Stat>();
        const bool attack = stat == Bound::Stat::Attack;
        Amount made;
        made.kind = stat == Bound::Stat::SoulCost
            ? (highest ? Amount::Kind::HighestCost : Amount::Kind::TotalCost)
            : highest ? (attack ? Amount::Kind::HighestAttack : Amount::Kind::HighestDefense)
                      : (attack ? Amount::Kind::TotalAttack : Amount::Kind::TotalDefense);
        made.of = std::make_shared<const Counted>(found.take<Counted>());
        return made;
    }
};
struct plainEqual
    : any<overall, numberOf, theNumber, statOfPaid, statOfThis, statOfIt, fixedNumber, amountX>
{
};
/// "1 plus its soul cost", "two more than the number of citizens you control", "1 less than X"
struct moreFirst : any<seq<digits, word<"plus", "more than", "greater than">>,
                       seq<digits, means<Flag::Negated, "less than", "fewer than">>>
{
    static More build(Found& found)
    {
        return { found.says(Flag::Negated) ? -found.take<int>() : found.take<int>() };
    }
};
struct equal : any<seq<moreFirst, plainEqual, maybe<cap>>,
                   seq<maybe<factor>, plainEqual, maybe<rounded>, maybe<more>, maybe<cap>>>
{
    static Amount build(Found& found)
    {
        Amount amount = found.take<Amount>();
        return figured(std::move(amount), found);
    }
};

struct where : seq<word<", where x is", "where x is">, equal>
{
    static WhereX build(Found& found) { return { found.take<Amount>() }; }
};
struct everyFew
    : seq<word<"for every", "for each">,
          pegtl::not_at<any<yearCards, word<"11 year ability", "11 year abilities">>>, digits>
{
    static std::optional<Factor> build(Found& found)
    {
        const int per = found.take<int>();
        return per > 1 && per < 100 ? std::optional(Factor { 1, per }) : std::nullopt;
    }
};
/// "as you control citizens", "as there are citizens on the island", "as you have cards in hand"
struct heldBy
    : any<means<Side::You, "you control", "you have">,
          means<Side::Opponents, "an opponent controls", "an opponent has">,
          means<Side::They, "they control", "they have", "that player controls", "that player has">>
{
};
struct heldPlural : describedPlural
{
};
struct asCounted : any<seq<word<"there are">, heldPlural>,
                       seq<heldBy, heldPlural, maybe<means<Zone::Hand, "in hand">>>>
{
    static std::optional<Amount> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        if (const auto whose = found.takeIfAny<Side>()) {
            if (found.has<Zone>()) {
                if (counted.place != Place {})
                    return std::nullopt;
                counted.place = { Zone::Hand, *whose };
            } else if (counted.place.zone == Zone::ElevenYearRow
                && counted.place.whose == Side::Any) {
                counted.place.whose = *whose;
            } else if (counted.place == Place {}) {
                if (counted.filter.controller != Side::Any
                    || counted.filter.noun != Filter::Noun::Citizen)
                    return std::nullopt; // where, it does not say
                counted.filter.controller = *whose;
            } else if (counted.place.whose != *whose) {
                return std::nullopt;
            }
        }
        return Amount { Amount::Kind::PerCounted, 1,
            std::make_shared<const Counted>(std::move(counted)), false };
    }
};
struct asMany : seq<word<"as">, any<asManyAsDone, asCounted, equal>>
{
};
struct per : seq<any<everyFew, word<"for each", "for every">>,
                 any<detachedAmount, amountDone, factionsAmount, countersOnWhat, countedAmount>,
                 maybe<rounded>, maybe<cap>>
{
    static PerEach build(Found& found)
    {
        Amount amount = found.take<Amount>();
        return { figured(std::move(amount), found) };
    }
};

} // namespace

bool theirStatistic::read(Input& in, Reading& reading)
{
    return text::read<statOfTheirs>(in, reading);
}

bool asManyAs::read(Input& in, Reading& reading)
{
    return text::read<asMany>(in, reading);
}
bool equalAmount::read(Input& in, Reading& reading)
{
    return text::read<equal>(in, reading);
}
bool askedAmount::read(Input& in, Reading& reading)
{
    return text::read<any<overall, numberOf, theNumber, statOfPaid, statOfThis, statOfIt, amountX>>(
        in, reading);
}
bool whereX::read(Input& in, Reading& reading)
{
    return text::read<where>(in, reading);
}
bool perEach::read(Input& in, Reading& reading)
{
    return text::read<per>(in, reading);
}

Amount figured(Amount amount, Found& found)
{
    Figuring& made = amount.made;
    if (const auto factor = found.takeIfAny<Factor>()) {
        made.times = static_cast<std::uint8_t>(factor->times);
        made.per = static_cast<std::uint8_t>(factor->per);
    }
    made.roundUp = found.says(Flag::RoundUp) && made.per > 1;
    if (const auto more = found.takeIfAny<More>())
        made.plus = static_cast<std::int8_t>(std::clamp(more->plus, -99, 99));
    if (const auto cap = found.takeIfAny<AtMost>())
        made.most = static_cast<std::int8_t>(std::clamp(cap->most, 0, 99));
    if (isForEach(amount.kind) && made.plus == 0
        && made.times > 1) // "twice the number of" is "2 for each"
        amount.number *= std::exchange(made.times, std::uint8_t { 1 });
    return amount;
}

Amount amountIn(Found& found)
{
    Amount amount = found.take<Amount>();
    if (found.says(Flag::RoundUp) && amount.made.per > 1) // "half that many cards, rounded up"
        amount.made.roundUp = true;
    if (const auto more = found.takeIfAny<More>()) { // "that many cards minus 1"
        amount.made.plus = static_cast<std::int8_t>(std::clamp(more->plus, -99, 99));
        return amount;
    }
    if (auto where = found.takeIfAny<WhereX>())
        return std::move(where->amount);
    if (auto per = found.takeIfAny<PerEach>()) {
        per->amount.number = amount.number;
        return std::move(per->amount);
    }
    return amount;
}

} // namespace triptych::kryptik::grammar
