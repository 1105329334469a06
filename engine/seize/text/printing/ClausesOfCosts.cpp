#include "seize/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// What an ability costs and how far an attack reaches.
namespace triptych::seize::phrases {

namespace {

/// "a Weapon equipped to this", "2 treasures in your Warchest", "a treasure you control"
std::string treasure(const CostItem& item)
{
    Goods goods;
    goods.kind = Goods::Kind::Some;
    goods.card = item.cards.kind;
    goods.orCard = item.cards.orKind;
    goods.notCard = item.cards.notKind;
    goods.other = item.cards.name == CardFilter::Name::Another;
    goods.where = item.where;
    goods.side = item.onThis ? Side::Any : Side::Yours;
    goods.count = item.count;
    if (item.onThis)
        goods.of.emplace();
    return phrases::goods(goods);
}

std::string item(const CostItem& item)
{
    switch (item.kind) {
    case CostItem::Kind::Treasures:
        return fmt::format("{} treasure", item.count);
    case CostItem::Kind::ExhaustThis:
        return "exhaust this";
    case CostItem::Kind::ExhaustBearer:
        return "exhaust the bearer";
    case CostItem::Kind::SpendMovement:
        return fmt::format("spend {} movement", item.count);
    case CostItem::Kind::LoseLoot:
        return fmt::format("lose {} loot", item.count);
    case CostItem::Kind::LoseHealth:
        return fmt::format("lose {} health", item.count);
    case CostItem::Kind::Discard:
        if (item.cards == CardFilter {})
            return fmt::format("discard {}", item.count);
        return item.count == 1
            ? "discard " + card(item.cards)
            : fmt::format("discard {} {}", item.count, cards(item.cards, Many::Yes));
    case CostItem::Kind::DestroyThis:
        return "destroy this";
    case CostItem::Kind::TakeDamage:
        return fmt::format("take {} {} damage", item.count, damageType(item.type));
    case CostItem::Kind::Suffer:
        return fmt::format("gain {} {}", item.count, status(item.status));
    case CostItem::Kind::Unmark:
        return fmt::format(
            "remove {} {} counter{}", item.count, item.name, item.count == 1 ? "" : "s");
    case CostItem::Kind::ExhaustOther:
    case CostItem::Kind::DestroyOther: {
        const std::string_view verb
            = item.kind == CostItem::Kind::ExhaustOther ? "exhaust" : "destroy";
        return item.count == 1
            ? fmt::format("{} {}", verb, one(item.whom))
            : fmt::format("{} {} {}", verb, item.count, described(item.whom, Many::Yes));
    }
    case CostItem::Kind::Lift:
        return fmt::format("remove {} {}", item.count, status(item.status));
    case CostItem::Kind::ReturnThis:
        return "return this to hand";
    case CostItem::Kind::ExitThis:
        return "exit this";
    case CostItem::Kind::ComeOut:
        return "lose Stealth";
    case CostItem::Kind::ReturnOther:
        return fmt::format("return {} to hand",
            item.count == 1 ? one(item.whom)
                            : fmt::format("{} {}", item.count, described(item.whom, Many::Yes)));
    case CostItem::Kind::RuinTreasure:
        return "destroy " + treasure(item);
    case CostItem::Kind::UnequipTreasure:
        return "unequip " + treasure(item);
    case CostItem::Kind::ReturnTreasure:
        return fmt::format("return {} to hand", treasure(item));
    case CostItem::Kind::AnyTreasures:
        return item.most == 0 ? std::string("X treasure")
                              : fmt::format("X of up to {} treasure", item.most);
    case CostItem::Kind::UnequipThis:
        break;
    }
    return "unequip this";
}

std::vector<std::string> items(const Cost& cost)
{
    std::vector<std::string> all;
    for (const CostItem& each : cost)
        all.push_back(item(each));
    return all;
}

} // namespace

std::string cost(const Cost& cost)
{
    return text::listed(items(cost), ", ");
}

std::string cost(const Ability& ability)
{
    std::vector<std::string> all = items(ability.cost);
    if (ability.oncePerTurn)
        all.emplace_back("once per turn");
    if (ability.perTurn > 0)
        all.push_back(fmt::format("{} times per turn", ability.perTurn));
    if (ability.oncePerGame)
        all.emplace_back("once per game");
    return text::listed(all, ", ");
}

std::string price(const OwnPrice& price)
{
    if (price.number == OwnPrice::allOfIt)
        return "this costs nothing " + condition("if", *price.condition);
    const int size = price.number < 0 ? -price.number : price.number;
    std::string words = fmt::format("this costs {} treasure{} {}", size, size == 1 ? "" : "s",
        price.number < 0 ? "less" : "more");
    if (price.times)
        words += forEach(*price.times->counted) + upTo(*price.times);
    if (price.condition)
        words += " " + condition("if", *price.condition);
    return words;
}

std::string reach(const Reach& reach)
{
    std::string words = reach.self ? "Self" : reach.own ? "Attack" : reach.melee ? "Melee" : "";
    if (reach.distance > 0)
        words += fmt::format("{}Distance {}", words.empty() ? "" : " or ", reach.distance);
    constexpr std::array<std::string_view, 4> areas { "", ", all enemies adjacent", ", line",
        ", tile" };
    words += areas[static_cast<std::size_t>(reach.area)];
    if (reach.count > 1 || reach.upTo)
        words += fmt::format(", {}{} {}", reach.upTo ? "up to " : "", text::numberWord(reach.count),
            reach.count == 1 ? "mercenary" : "mercenaries");
    if (reach.only)
        words += ", only " + one(*reach.only);
    return reach.noLos ? words + ", no LOS" : words;
}

} // namespace triptych::seize::phrases
