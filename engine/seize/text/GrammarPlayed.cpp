#include "seize/text/GrammarAbilities.h"

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
struct besides : seq<besidesWord, maybe<comma>, mercenaryCost, stop>
{
};
/// One of your mercenaries, or a treasure of yours; "another" than whom nobody could tell.
bool isOfOthers(const CostItem& item)
{
    using Kind = CostItem::Kind;
    const bool treasure = item.kind == Kind::RuinTreasure || item.kind == Kind::ReturnTreasure
        || item.kind == Kind::UnequipTreasure;
    const bool mercenary = item.kind == Kind::ExhaustOther || item.kind == Kind::DestroyOther
        || item.kind == Kind::ReturnOther;
    return (treasure && !item.onThis) || (mercenary && !item.whom.other);
}
/// What a card that is played costs besides; nothing where it is no such cost. Of an attack it is none that
/// its user could be.
std::optional<Cost> besidesIn(Found& found, bool attack)
{
    Cost cost = found.takeAll<CostItem>();
    const bool fits = std::ranges::all_of(cost, [&](const CostItem& item) {
        return item.kind == CostItem::Kind::LoseLoot || item.kind == CostItem::Kind::Discard
            || (!attack && isOfOthers(item));
    });
    const bool once = std::ranges::count_if(cost, isOfOthers) <= 1;
    return fits && once ? std::optional(std::move(cost)) : std::nullopt;
}
/// Takes up what is paid besides, its own price and what it does; false where that does not go together.
bool takeCostAndEffect(Ability& ability, Found& found, bool attack)
{
    auto cost = besidesIn(found, attack);
    ability.price = found.takeIfAny<OwnPrice>();
    if (!cost || found.has<OwnPrice>())
        return false;
    ability.cost = std::move(*cost);
    ability.effect = found.take<Effect>();
    return true;
}
struct played
    : seq<many<any<playOnly, besides, ownPrice>>, sentences, many<any<playOnly, besides, ownPrice>>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        ability.condition = allOf(found);
        const bool limited = found.says(Flag::First) || found.says(Flag::OncePerTurn);
        return !limited && takeCostAndEffect(ability, found, false)
            ? std::optional(std::move(ability))
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
struct asides : many<any<onlyWhile, playOnly, besides, ownPrice, noSight>>
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
        return takeCostAndEffect(ability, found, true) ? std::optional(std::move(ability))
                                                       : std::nullopt;
    }
};
/// An attack whose reach is in its sentence (Aim finds it): of its reach only the sight is known.
struct unaimed : seq<asides, sentences, asides>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        if (found.says(Flag::NoLos)) {
            ability.reach.emplace();
            ability.reach->noLos = true;
        }
        ability.condition = onlyIn(found);
        return takeCostAndEffect(ability, found, true) ? std::optional(std::move(ability))
                                                       : std::nullopt;
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
