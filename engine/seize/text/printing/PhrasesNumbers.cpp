#include "seize/text/printing/PhrasesParts.h"

#include "seize/text/printing/Said.h"

#include <fmt/format.h>

// How many and how much.
namespace triptych::seize::phrases {
namespace {

/// "you control", "an opponent controls", "opponents control"
std::string controls(const Who& who)
{
    if (who.kind == Who::Kind::EachOpponent)
        return "opponents control";
    return fmt::format("{} control{}", phrases::who(who), who.kind == Who::Kind::You ? "" : "s");
}

} // namespace

std::string counted(const Counted& counted, Many many)
{
    const std::string_view plural = many == Many::Yes ? "s" : "";
    const auto inWarchest = [&](std::string_view state) {
        return fmt::format("{}{}{} in {} Warchest", state, counted.faceDown ? "face-down " : "",
            treasureNoun(counted.cards.kind, many), whose(counted.whose));
    };
    const std::string on = counted.each   ? std::string("them")
        : counted.of == Thing::Kind::Each ? described(counted.filter, Many::Yes)
                                          : std::string(single(counted.of, counted.referent));
    switch (counted.kind) {
    case Counted::Kind::Mercenaries:
        return described(counted.filter, many);
    case Counted::Kind::Treasures:
        return fmt::format("{}{} equipped to {}", counted.other ? "other " : "",
            treasureNoun(counted.cards.kind, many), on);
    case Counted::Kind::Counters:
        return fmt::format("{} counter{} on {}", status(counted.status), plural, on);
    case Counted::Kind::AllCounters:
        return fmt::format("counter{} on {}", plural, on);
    case Counted::Kind::Damage:
        return fmt::format("damage on {}", on);
    case Counted::Kind::Statuses:
        return fmt::format("{} on {}", many == Many::Yes ? "statuses" : "status", on);
    case Counted::Kind::HandCards:
        return fmt::format("card{} in {} hand", plural, whose(counted.whose));
    case Counted::Kind::DiscardCards:
        return fmt::format("{} in {} discard", cards(counted.cards, many), whose(counted.whose));
    case Counted::Kind::Warchest:
        return inWarchest("");
    case Counted::Kind::ReadyTreasures:
        return inWarchest("ready ");
    case Counted::Kind::ExhaustedTreasures:
        return inWarchest("exhausted ");
    case Counted::Kind::Controlled:
        return fmt::format(
            "{} {}", treasureNoun(counted.cards.kind, many), controls(counted.whose));
    case Counted::Kind::Steps:
        return fmt::format(
            "tile{} {} moved this turn", plural, single(counted.of, counted.referent));
    case Counted::Kind::Events:
        return fmt::format("Event{} {}", plural, controls(counted.whose));
    case Counted::Kind::Fallen:
        return fmt::format("{} destroyed this turn", described(counted.filter, many));
    case Counted::Kind::Marks:
        return fmt::format("{} counter{} on this", counted.name, plural);
    case Counted::Kind::Between:
        return fmt::format(
            "tile{} between {} and this", plural, single(counted.of, counted.referent));
    case Counted::Kind::Loot:
        return fmt::format("loot in {} Vault", whose(counted.whose));
    case Counted::Kind::Players:
        return fmt::format(
            "{}{}", counted.whose.kind == Who::Kind::EachPlayer ? "player" : "opponent", plural);
    case Counted::Kind::Seen:
        return fmt::format("{} among them", cards(counted.cards, many));
    case Counted::Kind::Classes:
        return fmt::format("{} among {}",
            many == Many::Yes ? "different classes" : "different class",
            described(counted.filter, Many::Yes));
    case Counted::Kind::Hurt:
        return fmt::format("{} damaged this way", described(counted.filter, many));
    case Counted::Kind::Done:
        break;
    }
    return doneThisTurn(counted, many);
}

std::string forEach(const Counted& what)
{
    if (what.per > 1)
        return fmt::format(" for each {} {}", what.per, counted(what, Many::Yes));
    return " for each " + counted(what, Many::No);
}

namespace {

/// "its bounty", "the number of enemy mercenaries"
std::string oneQuantityWords(const Quantity& quantity)
{
    const bool half
        = quantity.share == Quantity::Share::HalfUp || quantity.share == Quantity::Share::HalfDown;
    const std::string_view share = half            ? "half "
        : quantity.share == Quantity::Share::Twice ? "twice "
                                                   : "";
    const std::string_view rounded = quantity.share == Quantity::Share::HalfUp ? " rounded up"
        : half                                                                 ? " rounded down"
                                                                               : "";
    switch (quantity.kind) {
    case Quantity::Kind::StatOf:
        return fmt::format("{}{} {}{}", share, singles(quantity.of, quantity.referent),
            stat(quantity.stat), rounded);
    case Quantity::Kind::MissingHealthOf:
        return fmt::format(
            "{}{} missing health{}", share, singles(quantity.of, quantity.referent), rounded);
    case Quantity::Kind::HighestOf:
    case Quantity::Kind::LowestOf:
        return fmt::format("{}the {} {} among {}{}", share,
            quantity.kind == Quantity::Kind::HighestOf ? "highest" : "lowest", stat(quantity.stat),
            described(quantity.counted.filter, Many::Yes), rounded);
    case Quantity::Kind::SumOf:
        return fmt::format("{}the total {} of {}{}", share, stat(quantity.stat),
            described(quantity.counted.filter, Many::Yes), rounded);
    case Quantity::Kind::ThatNumber:
        return fmt::format("{}that much{}", share, rounded);
    case Quantity::Kind::Excess:
        return fmt::format("{}the excess damage{}", share, rounded);
    case Quantity::Kind::Paid:
        return fmt::format("{}X{}", share, rounded);
    case Quantity::Kind::DefenseOf:
        return fmt::format(
            "{}{} Defense{}", share, singles(quantity.of, quantity.referent), rounded);
    case Quantity::Kind::ArmorOf:
        return fmt::format("{}{} Armor{}", share, singles(quantity.of, quantity.referent), rounded);
    case Quantity::Kind::MagicArmorOf:
        return fmt::format(
            "{}{} Magic Armor{}", share, singles(quantity.of, quantity.referent), rounded);
    case Quantity::Kind::FullHealthOf:
        return fmt::format(
            "{}{} maximum health{}", share, singles(quantity.of, quantity.referent), rounded);
    case Quantity::Kind::NumberOf:
        break;
    }
    if (quantity.counted.kind == Counted::Kind::Loot)
        return fmt::format("{}{} loot{}", share, whose(quantity.counted.whose), rounded);
    return fmt::format(
        "{}the number of {}{}", share, counted(quantity.counted, Many::Yes), rounded);
}

/// "its melee plus its bounty", "the higher of its melee and its ranged"
std::string quantityWords(const Quantity& quantity)
{
    const std::string one = oneQuantityWords(quantity);
    const std::string other = quantity.other ? quantityWords(*quantity.other) : std::string();
    switch (quantity.join) {
    case Quantity::Join::None:
        break;
    case Quantity::Join::Plus:
        return fmt::format("{} plus {}", one, other);
    case Quantity::Join::Minus:
        return fmt::format("{} minus {}", one, other);
    case Quantity::Join::Higher:
        return fmt::format("the higher of {} and {}", one, other);
    case Quantity::Join::Lower:
        return fmt::format("the lower of {} and {}", one, other);
    case Quantity::Join::Apart:
        return fmt::format("the difference between {} and {}", one, other);
    }
    return one;
}

} // namespace

std::string asQuantity(const Amount& amount)
{
    if (amount.kind == Amount::Kind::Fixed)
        return std::to_string(amount.number);
    return quantityWords(*amount.quantity)
        + (amount.plus > 0        ? fmt::format(" plus {}", amount.plus)
                : amount.plus < 0 ? fmt::format(" minus {}", -amount.plus)
                                  : std::string());
}

std::string upTo(const Amount& amount)
{
    return amount.most < 0 ? std::string() : fmt::format(", up to {}", amount.most);
}

std::string whereX(const Amount& amount)
{
    if (amount.quantity->kind == Quantity::Kind::Paid)
        return {}; // the cost says it
    return ", where X is " + asQuantity(amount) + upTo(amount);
}

Measure measure(const Amount& amount, std::string_view that)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return { fmt::format("{} ", amount.number), {} };
    case Amount::Kind::ThatMuch: {
        if (isOfTiles(amount))
            return { fmt::format("{} ", amount.number), " for each tile moved this way" };
        const std::string plus
            = amount.plus != 0 ? fmt::format(" plus {}", amount.plus) : std::string();
        const std::string after = plus + upTo(amount);
        if (amount.number == 1)
            return { fmt::format("{} ", that), after };
        if (amount.number == 2)
            return { fmt::format("twice {} ", that), after };
        return { fmt::format("{} times {} ", amount.number, that), after };
    }
    case Amount::Kind::PerCounted:
        if (amount.plus != 0)
            return { fmt::format("{} ", amount.plus),
                fmt::format(
                    ", plus {}{}{}", amount.number, forEach(*amount.counted), upTo(amount)) };
        return { fmt::format("{} ", amount.number), forEach(*amount.counted) + upTo(amount) };
    case Amount::Kind::EqualTo:
        return { {}, " equal to " + asQuantity(amount) + upTo(amount) };
    case Amount::Kind::All:
        break;
    }
    return { "all ", {} };
}

} // namespace triptych::seize::phrases
