#include "seize/text/grammar/GrammarConditions.h"

#include <memory>

// What is compared: "its bounty is 3 or more", "its melee is greater than its health".
namespace triptych::seize::grammar {
namespace {

struct toBe : word<"is set to", "is", "are">
{
};
/// "its bounty is 3 or more", "this mercenary's health is 2 or less"
struct figureIs : any<seq<onesOwn, statistic, toBe, any<word<"exactly">, pegtl::at<count>>, count,
                          maybe<any<orLess, orMore>>>,
                      seq<onesOwn, statistic, toBe,
                          any<grammar::atLeast, grammar::atMost, moreThan, lessThan,
                              means<Flag::More, "greater than", "higher than", "above">,
                              means<Flag::Less, "lower than", "smaller than", "below">>,
                          count>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::ThingIs;
        made.of = found.take<Thing::Kind>();
        Bound bound;
        bound.stat = found.take<Stat>();
        bound.number = found.take<int>();
        bound.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
        bound.exactly = !bound.atLeast && !found.says(Flag::AtMost) && !found.says(Flag::Less);
        bound.number += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
        if (bound.number < 0 || bound.stat == Stat::Stars)
            return std::nullopt;
        made.filter.bound = bound;
        return made;
    }
};
/// "its melee is greater than its health", "the number of allied mercenaries is greater than ..."
struct comparison2
    : any<means<Flag::AtMost, "less than or equal to", "at most", "no more than", "no greater than",
              "lower than or equal to", "equal to or less than">,
          means<Flag::AtLeast, "greater than or equal to", "at least", "no less than",
              "higher than or equal to", "equal to or greater than">,
          means<Flag::More, "greater than", "higher than", "more than", "larger than">,
          means<Flag::Less, "less than", "lower than", "smaller than", "fewer than">,
          means<Flag::Own, "equal to", "the same as">>
{
};
std::optional<Condition> comparing(Found& found)
{
    Condition made;
    made.kind = Condition::Kind::Compares;
    made.left = found.take<EqualTo>().amount;
    made.right = found.take<EqualTo>().amount;
    const auto plain = [](const Amount& amount) {
        return amount.kind == Amount::Kind::EqualTo && amount.most < 0;
    };
    if (!plain(*made.left) || !plain(*made.right))
        return std::nullopt;
    made.exactly = found.says(Flag::Own);
    made.atLeast = found.says(Flag::AtLeast) || found.says(Flag::More);
    made.right->plus += found.says(Flag::More) ? 1 : found.says(Flag::Less) ? -1 : 0;
    return made;
}
struct compares2 : seq<aQuantity, toBe, comparison2, aQuantity>
{
    static std::optional<Condition> build(Found& found) { return comparing(found); }
};
/// "it has more health than the attacker", "this has more melee than that mercenary"
struct ofOther : seq<single>
{
};
struct hasMoreThan
    : seq<single, word<"has", "have">,
          any<means<Flag::More, "more", "greater", "higher">,
              means<Flag::Less, "less", "fewer", "lower">,
              seq<word<"a", "an">,
                  any<means<Flag::More, "greater", "higher">, means<Flag::Less, "lower">>>>,
          statistic, word<"than">, ofOther>
{
    static std::optional<Condition> build(Found& found)
    {
        const auto figure = [](Thing::Kind of, Stat stat) {
            Quantity quantity;
            quantity.kind = Quantity::Kind::StatOf;
            quantity.stat = stat;
            quantity.of = of;
            return Amount { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(quantity) };
        };
        Condition made;
        made.kind = Condition::Kind::Compares;
        const auto one = found.take<Thing::Kind>();
        const auto other = found.take<Thing::Kind>();
        const Stat stat = found.take<Stat>();
        if (one == other)
            return std::nullopt;
        made.left = figure(one, stat);
        made.right = figure(other, stat);
        made.atLeast = found.says(Flag::More);
        made.right->plus = made.atLeast ? 1 : -1;
        return made;
    }
};
struct anyFigure : any<figureIs, compares2, tallyIs, hasMoreThan>
{
};

} // namespace

bool figureCompares::read(Input& in, Reading& reading)
{
    return text::read<anyFigure>(in, reading);
}

} // namespace triptych::seize::grammar
