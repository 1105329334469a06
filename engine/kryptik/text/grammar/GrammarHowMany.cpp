#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

#include <utility>

// Conditions about how many there are of something, and about two numbers.
namespace triptych::kryptik::grammar {
namespace {

/// Of all that fits, wherever it is: what no player is asked about.
Condition countIs(Counted counted, Bound::How how, int number)
{
    Condition condition = askedOf(Condition::Kind::NumberIs, number);
    condition.amount = { Amount::Kind::PerCounted, 1,
        std::make_shared<const Counted>(std::move(counted)), false };
    condition.how = number == 0 && how == Bound::How::AtMost ? Bound::How::Exactly : how;
    return condition;
}
/// "there are 2 or more citizen cards in your limbo pile", "your limbo pile has 5 or more cards in it"
struct thereHow : any<howManyIs, seq<means<Bound::How::Exactly, "exactly", "only">, digits>>
{
};
struct thereAre : any<seq<word<"there are", "there is">, thereHow,
                          any<describedPlural, seq<maybe<word<"a", "an">>, described>>>,
                      seq<sidesOwn, zoneName, word<"has", "have", "contains">, thereHow,
                          maybe<onIslandSeveral>, maybe<cards>, maybe<word<"in it", "in them">>>>
{
    static std::optional<Condition> build(Found& found)
    {
        const bool fewer = found.says(Flag::Next);
        const auto how = found.take<Bound::How>(
            fewer || found.says<int>(0) ? Bound::How::AtMost : Bound::How::AtLeast);
        const bool least = how == Bound::How::AtLeast;
        const int number = found.take<int>(1) + (found.says(Flag::Has) ? 1 : fewer ? -1 : 0);
        if (number < 0)
            return std::nullopt;
        Filter filter { Filter::Noun::Card };
        Place place;
        if (auto counted = found.takeIfAny<Counted>()) {
            filter = std::move(counted->filter);
            place = counted->place;
        } else {
            place.whose = found.take<Side>();
            place.zone = found.take<Zone>();
            filter = found.take<Filter>(std::move(filter));
        }
        if (place.zone == Zone::Island && filter.noun == Filter::Noun::Spell)
            return std::nullopt;
        const bool exactly = how == Bound::How::Exactly;
        if (exactly && place.whose != Side::Any && place.whose != Side::You)
            return std::nullopt; // of whom, is said otherwise
        if (place.whose == Side::Any || place.zone == Zone::Island || exactly)
            return countIs({ std::move(filter), place }, how, number);
        if (place == Place { Zone::Limbo, Side::You } && least)
            return askedOf(Condition::Kind::LimboAtLeast, number, std::move(filter));
        Condition condition = askedOf(Condition::Kind::Has, number, std::move(filter));
        condition.how = least ? Bound::How::AtLeast : Bound::How::AtMost;
        condition.place = place;
        return condition;
    }
};
/// "your hand is empty"
struct isEmpty : seq<sidesOwn, zoneName, word<"is empty", "are empty">>
{
    static std::optional<Condition> build(Found& found)
    {
        const Side whose = found.take<Side>();
        if (whose == Side::Any)
            return std::nullopt;
        Condition condition = askedOf(Condition::Kind::Has, 0, Filter { Filter::Noun::Card });
        condition.how = Bound::How::AtMost;
        condition.place = { found.take<Zone>(), whose };
        return condition;
    }
};
/// "X is 4 or more", "the number of citizens you control is exactly 3"
struct numberHow : any<seq<digits, how>, seq<maybe<word<"exactly", "equal to">>, digits>,
                       seq<means<Bound::How::AtLeast, "at least">, digits>,
                       seq<means<Bound::How::AtMost, "at most", "no more than">, digits>,
                       seq<means<Flag::Has, "greater than", "more than", "higher than">, digits>,
                       seq<means<Flag::Next, "less than", "fewer than", "lower than">, digits>>
{
};
Condition numberAsked(Found& found, Amount amount)
{
    Condition condition = askedOf(Condition::Kind::NumberIs, found.take<int>());
    condition.amount = std::move(amount);
    condition.how = found.take<Bound::How>(found.says(Flag::Has) ? Bound::How::AtLeast
            : found.says(Flag::Next)                             ? Bound::How::AtMost
                                                                 : Bound::How::Exactly);
    condition.number += found.says(Flag::Has) ? 1 : found.says(Flag::Next) ? -1 : 0;
    return condition;
}
struct numberIs : seq<askedAmount, word<"is", "was", "are">, numberHow>
{
    static std::optional<Condition> build(Found& found)
    {
        Amount amount = found.take<Amount>();
        Condition condition = numberAsked(found, std::move(amount));
        return condition.number >= 0 ? std::optional(std::move(condition)) : std::nullopt;
    }
};
/// "citizens you control have total attack 10 or more"
struct totalsAre : seq<describedPlural, word<"have", "have a">, word<"total", "combined">,
                       any<means<Bound::Stat::Attack, "attack">,
                           means<Bound::Stat::Defense, "defense", "defence">,
                           means<Bound::Stat::SoulCost, "soul cost">>,
                       maybe<word<"of">>, numberHow>
{
    static std::optional<Condition> build(Found& found)
    {
        Amount total;
        const auto stat = found.take<Bound::Stat>();
        total.kind = stat == Bound::Stat::Attack ? Amount::Kind::TotalAttack
            : stat == Bound::Stat::Defense       ? Amount::Kind::TotalDefense
                                                 : Amount::Kind::TotalCost;
        total.of = std::make_shared<const Counted>(found.take<Counted>());
        Condition condition = numberAsked(found, std::move(total));
        return condition.number >= 0 ? std::optional(std::move(condition)) : std::nullopt;
    }
};
/// "you control citizens of 3 or more different factions", "there are 3 or more factions among ..."
struct factionsAre
    : any<seq<word<"you control citizens of", "you control citizens from", "you control">,
              any<seq<digits, how>, seq<means<Bound::How::AtLeast, "at least">, digits>>,
              maybe<word<"different">>, word<"factions">,
              maybe<word<"among citizens you control", "among your citizens">>>,
          seq<word<"there are">,
              any<seq<digits, how>, seq<means<Bound::How::AtLeast, "at least">, digits>>,
              maybe<word<"different">>, word<"factions among", "factions of">, describedPlural>>
{
    static Condition build(Found& found)
    {
        Counted mine;
        mine.filter.controller = Side::You;
        Amount factions { Amount::Kind::Factions, 1,
            std::make_shared<const Counted>(found.take<Counted>(std::move(mine))), false };
        return numberAsked(found, std::move(factions));
    }
};
/// "the number of citizens you control is greater than the number of cards in your hand"
struct numbersCompare
    : seq<askedAmount, word<"is", "was", "are">,
          any<means<Bound::How::AtMost, "less than or equal to", "no greater than", "no more than">,
              means<Bound::How::AtLeast, "greater than or equal to", "no less than", "at least">,
              means<Bound::How::Below, "less than", "lower than", "smaller than", "fewer than">,
              means<Bound::How::Above, "greater than", "more than", "higher than">,
              means<Bound::How::Exactly, "equal to", "the same as", "exactly">>,
          equalAmount>
{
    static Condition build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::NumberIs, 0);
        condition.amount = found.take<Amount>();
        condition.how = found.take<Bound::How>();
        condition.than = found.take<Amount>();
        using Kind = Amount::Kind;
        const auto isStatistic = [](const Amount& amount) {
            return amount.kind == Kind::AttackOf || amount.kind == Kind::DefenseOf
                || amount.kind == Kind::CostOf;
        };
        if (isStatistic(condition.amount) && condition.amount.ofThis && isStatistic(*condition.than)
            && condition.amount.kind
                != condition.than->kind) // "this's attack is greater than its defense"
            condition.than->ofThis = true;
        return condition;
    }
};
/// "two or more citizens you control are engaged", "no citizens are weary", "a Beast attacked this turn"
struct howManyOf : any<seq<digits, maybe<how>>, seq<means<Bound::How::AtLeast, "at least">, digits>,
                       means<0, "no">, means<1, "a", "an", "any">, pegtl::at<word<"another">>>
{
};
struct someAreSo : seq<howManyOf, onIsland, itsTraits>
{
    static std::optional<Condition> build(Found& found)
    {
        const int number = found.take<int>(1);
        const auto bound = found.take<Bound::How>(Bound::How::AtLeast);
        Filter filter = found.take<Filter>();
        if (filter.noun != Filter::Noun::Citizen || !ask(filter, found.take<Traits>()))
            return std::nullopt;
        // "A citizen you control attacked this turn" is so also where it has left the island since.
        const bool past = isHistory(filter.condition) && filter.traits.empty();
        const bool some = number == 0 || bound == Bound::How::AtMost;
        if (some || filter.controller == Side::Any || filter.controller == Side::They) {
            const bool whose = filter.controller != Side::Any; // otherwise all of them are counted
            Condition condition
                = countIs({ std::move(filter), {} }, some ? Bound::How::AtMost : bound, number);
            condition.past = past && whose;
            return condition;
        }
        const bool yours = std::exchange(filter.controller, Side::Any) == Side::You;
        Condition condition
            = askedOf(yours ? Condition::Kind::YouControl : Condition::Kind::OpponentControls,
                number, std::move(filter));
        condition.past = past;
        return condition;
    }
};
/// "A citizen you control dealt damage this turn": a sentence, where the words alone are also "that was dealt damage".
struct someDealt : seq<howManyOf, onIsland, pegtl::at<any<comma, stop, word<"and", "or">>>>
{
    static std::optional<Condition> build(Found& found)
    {
        const int number = found.take<int>(1);
        const auto how
            = found.take<Bound::How>(number == 0 ? Bound::How::AtMost : Bound::How::AtLeast);
        Filter filter = found.take<Filter>();
        if (filter.noun != Filter::Noun::Citizen || !filter.traits.empty()
            || filter.condition != Filter::Condition::WasDamaged)
            return std::nullopt;
        filter.condition = Filter::Condition::DealtDamage;
        Condition condition = countIs({ std::move(filter), {} }, how, number);
        condition.past = condition.amount.of->filter.controller != Side::Any;
        return condition;
    }
};
/// "a citizen named Tollkeeper Ansa is on the island", "no overlords are on the island"
struct someAreThere : seq<howManyOf, onIsland, word<"is", "are", "is still", "are still">,
                          word<"on the island", "there">>
{
    static std::optional<Condition> build(Found& found)
    {
        const int number = found.take<int>(1);
        const auto how
            = found.take<Bound::How>(number == 0 ? Bound::How::AtMost : Bound::How::AtLeast);
        Filter filter = found.take<Filter>();
        return filter.noun == Filter::Noun::Citizen
            ? std::optional(countIs({ std::move(filter), {} }, how, number))
            : std::nullopt;
    }
};
/// "all citizens you control are Beasts": there is none that is not
struct allAreSo : seq<word<"all", "each", "every">, onIsland, itsTraits>
{
    static std::optional<Condition> build(Found& found)
    {
        Filter filter = found.take<Filter>();
        Traits traits = found.take<Traits>();
        if (filter.noun != Filter::Noun::Citizen || traits.all.size() != 1)
            return std::nullopt;
        traits.all.front().notSo = !traits.all.front().notSo;
        filter.traits.push_back(std::move(traits.all.front()));
        return countIs({ std::move(filter), {} }, Bound::How::AtMost, 0);
    }
};
/// "no spells were cast this turn", "3 or more cards were discarded this turn"
struct wereCast : seq<howManyOf,
                      any<wasDoneByAnybody,
                          seq<any<means<Filter::Noun::Spell, "spells", "spell">,
                                  means<Filter::Noun::Citizen, "citizens", "citizen">>,
                              word<"were cast this turn", "was cast this turn",
                                  "have been cast this turn", "has been cast this turn">>>>
{
    static Condition build(Found& found)
    {
        const int number = found.take<int>(1);
        Condition condition = askedOf(Condition::Kind::NumberIs, number);
        if (auto done = found.takeIfAny<Amount>())
            condition.amount = std::move(*done);
        else
            condition.amount
                = { found.take<Filter::Noun>() == Filter::Noun::Spell ? Amount::Kind::SpellsCast
                                                                      : Amount::Kind::CitizensCast,
                      1, {}, false };
        condition.how
            = found.take<Bound::How>(number == 0 ? Bound::How::Exactly : Bound::How::AtLeast);
        return condition;
    }
};
struct anyHowMany : any<totalsAre, thereAre, isEmpty, numberIs, numbersCompare, factionsAre,
                        wereCast, allAreSo, someAreThere, someAreSo, someDealt>
{
};

} // namespace

Condition askedOf(Condition::Kind kind, int number, Filter filter)
{
    Condition condition;
    condition.kind = kind;
    condition.number = number;
    condition.filter = std::move(filter);
    return condition;
}

bool howMany::read(Input& in, Reading& reading)
{
    return text::read<anyHowMany>(in, reading);
}

} // namespace triptych::kryptik::grammar
