#include "seize/text/grammar/GrammarAbilities.h"

#include <algorithm>
#include <utility>

// Cards that are played: Instants and Attacks.
namespace triptych::seize::grammar {
namespace {

/// "As an additional cost to play this, lose 2 loot."
struct besidesWord
    : word<"as an additional cost to play this card", "as an additional cost to play this",
          "as an additional cost to play it", "as an additional cost", "additional cost :">
{
};
/// "You may discard a card as an additional cost to play this."
struct asItIsPlayed
    : word<"as an additional cost to play this card", "as an additional cost to play this",
          "as an additional cost to play it", "as an additional cost", "as you play this card",
          "as you play this", "when you play this card", "when you play this">
{
};
/// "You may lose 3 loot rather than pay this card's cost."
struct ratherThanItsCost
    : seq<word<"rather than pay", "rather than paying", "instead of paying", "instead of pay">,
          means<Flag::EitherOr, "this card's cost", "this card's treasure cost",
              "its treasure cost", "its cost", "the cost of this card", "the cost of this",
              "this ability's cost", "the treasure cost">>
{
};
/// "This card costs X.": as many treasures as one likes
struct costsX : seq<word<"this card costs", "this costs", "this card's cost is">,
                    paysWith<CostItem::Kind::AnyTreasures, "x treasures", "x treasure", "x">,
                    maybe<word<"to play">>>
{
};
/// "As an additional cost, you may lose 2 loot."
struct besides
    : seq<any<seq<besidesWord, maybe<comma>, maybe<means<Flag::UpTo, "you may">>, mercenaryCost>,
              seq<means<Flag::UpTo, "you may">, mercenaryCost,
                  any<asItIsPlayed, ratherThanItsCost>>,
              costsX>,
          stop>
{
};
/// What a card that is played costs besides; nothing where it is no such cost.
std::optional<Cost> besidesIn(const Ability& ability, Found& found, bool optional)
{
    using Kind = CostItem::Kind;
    Cost cost = found.takeAll<CostItem>();
    const bool instant = ability.kind == Ability::Kind::Played && ability.paper != Paper::Attack;
    bool others = false; // there is room for one sort of them
    const bool fits = std::ranges::all_of(cost, [&](const CostItem& item) {
        const bool mercenaries = item.kind == Kind::DestroyOther || item.kind == Kind::ExhaustOther
            || item.kind == Kind::ReturnOther;
        const bool treasures = item.kind == Kind::RuinTreasure || item.kind == Kind::UnequipTreasure
            || item.kind == Kind::ReturnTreasure;
        if (mercenaries || treasures)
            return instant && !item.onThis && !std::exchange(others, true);
        return item.kind == Kind::LoseLoot || item.kind == Kind::Discard
            || (optional && item.kind == Kind::Treasures)
            || (instant && !optional && item.kind == Kind::AnyTreasures);
    });
    return fits ? std::optional(std::move(cost)) : std::nullopt;
}
/// "This card cannot be countered.", "Opponents cannot respond to this attack."
struct saidOfItself
    : seq<any<means<Flag::Ordered, "this card can not be countered", "this can not be countered",
                  "this attack can not be countered", "this card can not be cancelled",
                  "this can not be cancelled", "this attack can not be cancelled",
                  "this ability can not be countered">,
              means<Flag::Until, "opponents can not respond to this card",
                  "opponents can not respond to this attack", "opponents can not respond to this",
                  "your opponents can not respond to this card",
                  "your opponents can not respond to this attack",
                  "your opponents can not respond to this", "this card can not be responded to",
                  "this attack can not be responded to", "this can not be responded to">>,
          stop>
{
};
/// Takes up what is paid besides, its own price and what it does; false where that does not go together.
bool takeCostAndEffect(Ability& ability, Found& found)
{
    ability.optional = found.says(Flag::UpTo);
    ability.rather = found.says(Flag::EitherOr);
    auto cost = besidesIn(ability, found, ability.optional);
    ability.price = found.takeIfAny<OwnPrice>();
    ability.kept = found.says(Flag::Ordered);
    ability.unanswered = found.says(Flag::Until);
    if (!cost || found.has<OwnPrice>())
        return false;
    ability.cost = std::move(*cost);
    ability.effect = found.take<Effect>();
    return true;
}
struct played : seq<many<any<playOnly, playWhen, besides, ownPrice, saidOfItself>>, sentences,
                    many<any<playOnly, playWhen, besides, ownPrice, saidOfItself>>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        ability.condition = allOf(found);
        ability.trigger = found.takeIfAny<Trigger>();
        if (found.has<Trigger>())
            return std::nullopt; // in answer to both?
        const bool limited = found.says(Flag::First) || found.says(Flag::OncePerTurn);
        return !limited && takeCostAndEffect(ability, found) ? std::optional(std::move(ability))
                                                             : std::nullopt;
    }
};
/// "Only while stealthed" of an attack is of its user.
std::optional<Condition> onlyIn(Found& found)
{
    auto condition = allOf(found);
    if (condition)
        condition->before = false;
    return condition;
}
struct noSight : seq<means<Flag::NoLos, "this attack ignores los", "this ignores los",
                         "ignores los", "ignore los", "it ignores los", "the attack ignores los">,
                     stop>
{
};
/// What may stand before and after the sentences of an attack.
struct asides : many<any<onlyWhile, playOnly, besides, ownPrice, noSight, saidOfItself>>
{
};
struct attackText : seq<asides, reachPhrase, colon, sentences, asides>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Attack;
        ability.reach = found.take<Reach>();
        ability.reach->noLos = ability.reach->noLos || found.says(Flag::NoLos);
        ability.condition = onlyIn(found);
        return takeCostAndEffect(ability, found) ? std::optional(std::move(ability)) : std::nullopt;
    }
};
/// An attack whose reach is in its sentence (Aim finds it): of its reach only the sight is known.
struct unaimed : seq<asides, sentences, asides>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        ability.paper = Paper::Attack;
        if (found.says(Flag::NoLos)) {
            ability.reach.emplace();
            ability.reach->noLos = true;
        }
        ability.condition = onlyIn(found);
        return takeCostAndEffect(ability, found) ? std::optional(std::move(ability)) : std::nullopt;
    }
};

} // namespace

bool playedText::read(Input& in, Reading& reading)
{
    return text::read<played>(in, reading);
}
bool reachedText::read(Input& in, Reading& reading)
{
    return text::read<attackText>(in, reading);
}
bool unaimedText::read(Input& in, Reading& reading)
{
    return text::read<unaimed>(in, reading);
}

} // namespace triptych::seize::grammar
