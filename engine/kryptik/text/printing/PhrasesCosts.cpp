#include "kryptik/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What is paid (8.1).
namespace triptych::kryptik::phrases {

namespace {

std::string cards(int count)
{
    return count == 1 ? std::string("1 card") : fmt::format("{} cards", count);
}

bool isPlainCard(const Filter& filter)
{
    Filter plain;
    plain.noun = Filter::Noun::Card;
    return filter == plain;
}

/// "1 card", "a Giant card", "2 spell cards"
std::string ofHand(const CostItem& item)
{
    if (isPlainCard(item.filter))
        return cards(item.count);
    return item.count == 1
        ? one(item.filter, Suffix::Card)
        : fmt::format("{} {}", item.count, described(item.filter, Many::Yes, Suffix::Card));
}

/// "sacrifice X citizens": as many as one likes
std::string soManyAsX(const CostItem& item)
{
    const bool hand = item.kind == CostItem::Kind::Discard;
    const std::string_view verb = hand               ? "discard"
        : item.kind == CostItem::Kind::Plunder       ? "plunder"
        : item.kind == CostItem::Kind::EngageCitizen ? "engage"
                                                     : "sacrifice";
    if (item.kind == CostItem::Kind::Plunder && isPlainCard(item.filter))
        return "plunder X";
    return fmt::format(
        "{} X {}", verb, described(item.filter, Many::Yes, hand ? Suffix::Card : Suffix::None));
}

/// "put 1 card from your soul row into your limbo pile", "abolish a spell card from your hand"
std::string moved(const CostItem& item)
{
    const std::string what = fmt::format("{} from your {}", ofHand(item), zone(item.from));
    if (item.to == Zone::Abolished)
        return "abolish " + what;
    if (item.to == Zone::Deck)
        return fmt::format("put {} on {} of your deck", what, item.onTop ? "top" : "the bottom");
    return fmt::format("put {} into your {}", what, zone(item.to));
}

std::string item(const CostItem& item)
{
    if (item.byX)
        return soManyAsX(item);
    switch (item.kind) {
    case CostItem::Kind::Stones:
        return stones(item.stones);
    case CostItem::Kind::EngageThis:
        return "[>>>]";
    case CostItem::Kind::EngageCitizen:
        return fmt::format("engage {}", counted(item.count, item.filter));
    case CostItem::Kind::SacrificeThis:
        return "sacrifice this";
    case CostItem::Kind::Sacrifice:
        return fmt::format("sacrifice {}", counted(item.count, item.filter));
    case CostItem::Kind::Discard:
        if (isPlainCard(item.filter))
            return fmt::format("discard {}", cards(item.count));
        return fmt::format("discard {}{}", item.count == 1 ? "" : fmt::format("{} ", item.count),
            item.count == 1 ? one(item.filter, Suffix::Card)
                            : described(item.filter, Many::Yes, Suffix::Card));
    case CostItem::Kind::Plunder:
        if (isPlainCard(item.filter))
            return fmt::format("plunder {}", item.count);
        return fmt::format("plunder {} {}", item.count,
            described(item.filter, item.count == 1 ? Many::No : Many::Yes));
    case CostItem::Kind::DetachFromThis:
        return fmt::format("detach {} from this", cards(item.count));
    case CostItem::Kind::DestroyYear:
        return fmt::format("destroy {} you control", measureYear(fixed(item.count)).before);
    case CostItem::Kind::AbolishThis:
        return item.fromLimbo ? "abolish this from your limbo pile" : "abolish this";
    case CostItem::Kind::DiscardThis:
        return "discard this";
    case CostItem::Kind::RemoveCounters:
        return fmt::format("remove {} from this",
            item.count == 1 ? oneCounter(item.counter)
                            : fmt::format("{} {}", item.count, severalCounters(item.counter)));
    case CostItem::Kind::CounterOf:
        return fmt::format("remove {} from {}", oneCounter(item.counter), one(item.filter));
    case CostItem::Kind::Move:
        return moved(item);
    case CostItem::Kind::OneOf:
        return fmt::format(
            "{} or {}", phrases::item(item.options.front()), phrases::item(item.options.back()));
    case CostItem::Kind::Return:
        return fmt::format("return {} to {} hand", counted(item.count, item.filter),
            item.count == 1 ? "its owner's" : "their owners'");
    case CostItem::Kind::Bottom:
        return fmt::format("put {} from your hand on the bottom of your deck", ofHand(item));
    case CostItem::Kind::Reveal:
        return fmt::format("reveal {} from your hand", ofHand(item));
    case CostItem::Kind::DiscardHand:
        return "discard your hand";
    case CostItem::Kind::ReturnThis:
        break;
    }
    return "return this to its owner's hand";
}

} // namespace

std::string cost(const Cost& cost, bool capitals)
{
    std::vector<std::string> items;
    for (const CostItem& each : cost)
        items.push_back(capitals ? text::capitalised(item(each)) : item(each));
    return text::listed(items, ", ");
}

} // namespace triptych::kryptik::phrases
