#include "seize/text/explaining/German.h"

#include <string>
#include <vector>

#include <fmt/format.h>

// What something costs and how far it reaches, in German.
namespace triptych::seize::german {
namespace {

/// "einen angelegten Schatz", "2 Schätze aus Ihrer Kriegskasse"
std::string treasureOf(const CostItem& item)
{
    const Many many = item.count == 1 ? Many::No : Many::Yes;
    const std::string where = item.onThis      ? ", der hier angelegt ist,"
        : item.where == Goods::Where::Warchest ? " aus Ihrer Kriegskasse"
        : item.where == Goods::Where::Equipped ? " eines Ihrer Söldner"
                                               : " unter Ihrer Kontrolle";
    std::string other;
    if (item.cards.orKind != CardFilter::Kind::Card)
        other = " oder "
            + (many == Many::Yes ? treasureWord(item.cards.orKind).plural
                                 : nominal(an(), {}, treasureWord(item.cards.orKind)).accusative());
    if (item.cards.notKind != CardFilter::Kind::Card)
        other += " außer " + treasureWord(item.cards.notKind).plural;
    std::vector<std::string> how;
    if (item.cards.name == CardFilter::Name::Another)
        how.emplace_back("ander");
    return nominal(item.count == 1 ? an() : german::count(std::to_string(item.count)), how,
        treasureWord(item.cards.kind), many, other + where)
        .accusative();
}

std::string item(const CostItem& item)
{
    const std::string number = std::to_string(item.count);
    switch (item.kind) {
    case CostItem::Kind::Treasures:
        return fmt::format("{} {} erschöpfen", number, item.count == 1 ? "Schatz" : "Schätze");
    case CostItem::Kind::ExhaustThis:
        return "dies erschöpfen";
    case CostItem::Kind::ExhaustBearer:
        return "den Träger erschöpfen";
    case CostItem::Kind::SpendMovement:
        return fmt::format("{} Bewegung ausgeben", number);
    case CostItem::Kind::LoseLoot:
        return fmt::format("{} Beute verlieren", number);
    case CostItem::Kind::LoseHealth:
        return fmt::format("{} Leben verlieren", number);
    case CostItem::Kind::Discard:
        if (item.cards == CardFilter {})
            return fmt::format("{} {} abwerfen", number, item.count == 1 ? "Karte" : "Karten");
        return fmt::format("{} abwerfen",
            item.count == 1 ? cards(item.cards, an(), Many::No).accusative()
                            : cards(item.cards, german::count(number), Many::Yes).accusative());
    case CostItem::Kind::DestroyThis:
        return "dies vernichten";
    case CostItem::Kind::TakeDamage:
        return fmt::format("{} nehmen",
            nominal(german::count(number), { std::string(damageAdjective(item.type)) }, damage())
                .accusative());
    case CostItem::Kind::Suffer:
        return fmt::format(
            "{} {} {} erhalten", number, item.count == 1 ? "Marke" : "Marken", status(item.status));
    case CostItem::Kind::Unmark:
        return fmt::format(
            "{} {} „{}“ entfernen", number, item.count == 1 ? "Marke" : "Marken", item.name);
    case CostItem::Kind::ExhaustOther:
    case CostItem::Kind::DestroyOther:
        return fmt::format("{} {}",
            item.count == 1 ? one(item.whom).accusative()
                            : described(item.whom, german::count(number), Many::Yes).accusative(),
            item.kind == CostItem::Kind::ExhaustOther ? "erschöpfen" : "vernichten");
    case CostItem::Kind::Lift:
        return fmt::format("{} {} {} entfernen", number, item.count == 1 ? "Marke" : "Marken",
            status(item.status));
    case CostItem::Kind::ReturnThis:
        return "dies auf die Hand zurücknehmen";
    case CostItem::Kind::ExitThis:
        return "dies abziehen";
    case CostItem::Kind::ComeOut:
        return "die Tarnung aufgeben";
    case CostItem::Kind::ReturnOther:
        return fmt::format("{} auf die Hand zurücknehmen",
            item.count == 1 ? one(item.whom).accusative()
                            : described(item.whom, german::count(number), Many::Yes).accusative());
    case CostItem::Kind::RuinTreasure:
        return fmt::format("{} vernichten", treasureOf(item));
    case CostItem::Kind::UnequipTreasure:
        return fmt::format("{} ablegen", treasureOf(item));
    case CostItem::Kind::ReturnTreasure:
        return fmt::format("{} auf die Hand zurücknehmen", treasureOf(item));
    case CostItem::Kind::AnyTreasures:
        return item.most == 0 ? std::string("X Schätze erschöpfen, so viele Sie wollen")
                              : fmt::format("X Schätze erschöpfen, höchstens {}", item.most);
    case CostItem::Kind::UnequipThis:
        break;
    }
    return "dies ablegen";
}

} // namespace

std::string cost(const Cost& cost)
{
    std::vector<std::string> all;
    for (const CostItem& each : cost)
        all.push_back(item(each));
    return listed(all);
}

std::string reach(const Reach& reach)
{
    std::vector<std::string> words;
    std::string how = reach.self ? "von hier aus"
        : reach.own              ? "so weit wie ein eigener Angriff"
        : reach.melee            ? "Nahkampf"
                                 : "";
    if (reach.distance > 0)
        how += fmt::format("{}Distanz {}", how.empty() ? "" : " oder ", reach.distance);
    words.push_back(how);
    switch (reach.area) {
    case Reach::Area::One:
        break;
    case Reach::Area::Adjacent:
        words.emplace_back("alle angrenzenden Gegner");
        break;
    case Reach::Area::Line:
        words.emplace_back("in einer Linie");
        break;
    case Reach::Area::Tile:
        words.emplace_back("auf ein Feld");
        break;
    }
    if (reach.count > 1)
        words.push_back(fmt::format("{}{} Söldner", reach.upTo ? "bis zu " : "", reach.count));
    else if (reach.upTo)
        words.emplace_back("höchstens ein Söldner");
    if (reach.only)
        words.push_back(fmt::format("nur {}", one(*reach.only).nominative()));
    if (reach.noLos)
        words.emplace_back("ohne Sichtlinie");
    return fmt::format("{}", fmt::join(words, ", "));
}

} // namespace triptych::seize::german
