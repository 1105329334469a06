#include "seize/text/grammar/GrammarAbilities.h"

#include <algorithm>

// Active abilities: what is paid for.
namespace triptych::seize::grammar {
namespace {

struct open : word<"(">
{
};
struct close : leaf
{
    using rule_t = close;
    template <typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        const std::string_view text = afterSpace(rest(in));
        if (text.starts_with(')')) {
            in.bump_in_this_line(static_cast<std::size_t>(text.data() - in.current()) + 1);
            return true;
        }
        if (reading.noting())
            reading.missed(text.data(), ")");
        return false;
    }
};
struct soOftenEachTurn : seq<maybe<word<"up to", "no more than", "at most", "only">>,
                             any<means<2, "twice">, seq<someCount, word<"times">>>,
                             word<"each turn", "per turn", "a turn">>
{
};
struct onlyOnce
    : seq<word<"use this only", "use this ability only", "use only", "activate this only",
              "activate this ability only", "activate only", "this ability can only be used",
              "this can only be used", "use this", "you may use this ability", "you may use this",
              "use", "you may activate this ability", "use this ability", "activate this ability",
              "activate this", "you can use this ability", "you can use this",
              "this ability can be used", "this can be used", "this ability may be used",
              "this may be used">,
          any<onceEachTurn, soOftenEachTurn>, stop>
{
};
/// "X can't be more than 3.": of the treasures that X counts
struct xAtMost : seq<word<"x can not be more than", "x can not be greater than",
                         "x can not be higher than", "x can not exceed", "x can be at most",
                         "x is at most", "x may not be more than", "x may be at most",
                         "x may not exceed", "the maximum for x is", "the maximum value of x is">,
                     count, stop>
{
    static std::optional<CostItem> build(Found& found)
    {
        CostItem made;
        made.kind = CostItem::Kind::AnyTreasures;
        made.count = 0; // of the one that is paid
        made.most = found.take<int>();
        return made.most > 0 ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// What X cannot be more than is said of the X that is paid. False where none is.
bool limitX(Cost& cost)
{
    const auto limit = std::ranges::find_if(cost, [](const CostItem& item) {
        return item.kind == CostItem::Kind::AnyTreasures && item.count == 0;
    });
    if (limit == cost.end())
        return true;
    const int most = limit->most;
    cost.erase(limit);
    if (std::ranges::any_of(cost, [](const CostItem& item) {
            return item.kind == CostItem::Kind::AnyTreasures && item.count == 0;
        }))
        return false; // said twice
    const auto paid = std::ranges::find_if(
        cost, [](const CostItem& item) { return item.kind == CostItem::Kind::AnyTreasures; });
    if (paid == cost.end() || paid->count == 0 || paid->most != 0)
        return false;
    paid->most = most;
    return true;
}
/// What is left of the quotation marks (Unquoted.cpp).
struct asTheBearer : seq<means<Flag::Own, "use this only as the bearer">, stop>
{
};
/// "Active: exhaust this mercenary to draw 1.": what is paid, and what for
template <typename Cost>
struct paidFor : seq<colon, maybe<word<"you may", "you can">>, Cost, word<"to", "in order to">>
{
};
/// "During your turn, Active: ...", "Active: only during the Attack Phase, ..."
struct timeFirst : seq<duringTime, comma>
{
};
template <typename Cost>
struct active
    : seq<maybe<timeFirst>, word<"active">,
          any<paidFor<Cost>, seq<maybe<open, Cost, close>, colon>>, maybe<word<"only">, timeFirst>,
          any<sentences, ownGain>, many<any<onlyOnce, asTheBearer, useOnly, ownPrice, xAtMost>>>
{
    static constexpr std::string_view expected = "Active (cost):";
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Active;
        ability.price = found.takeIfAny<OwnPrice>();
        const bool twice = found.has<OwnPrice>();
        ability.cost = found.takeAll<CostItem>();
        if (!limitX(ability.cost))
            return std::nullopt;
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.oncePerGame = found.says(Flag::First);
        ability.ofBearer = found.says(Flag::Own);
        if (const int times = found.take<int>(0); times == 1)
            ability.oncePerTurn = true;
        else
            ability.perTurn = ability.oncePerTurn ? 0 : times;
        ability.condition = allOf(found);
        ability.effect = found.take<Effect>();
        if (twice || (ability.price && ability.ofBearer))
            return std::nullopt; // of what the bearer has it is not said
        return ability;
    }
};

} // namespace

bool activeOfMercenary::read(Input& in, Reading& reading)
{
    return text::read<active<mercenaryCost>>(in, reading);
}
bool activeOfTreasure::read(Input& in, Reading& reading)
{
    return text::read<active<treasureCost>>(in, reading);
}

} // namespace triptych::seize::grammar
