#include "seize/text/explaining/German.h"
#include "seize/text/printing/Said.h"

#include <fmt/format.h>

// Numbers and what they count, in German.
namespace triptych::seize::german {
namespace {

/// What one of is counted, or several: "Marke Brand auf dem Träger".
Nominal counted(const Counted& counted, const Determiner& determiner, Many many)
{
    const Nominal on = counted.each       ? nominal(the(), { "jeweilig" }, mercenary())
        : counted.of == Thing::Kind::Each ? described(counted.filter, {}, Many::Yes)
                                          : single(counted.of, counted.referent);
    const auto inZone = [&](std::string_view preposition, Zone where) {
        return " " + after(preposition, belonging(zone(where), counted.whose), Case::Dative);
    };
    const auto inWarchest = [&](std::vector<std::string> adjectives) {
        if (counted.faceDown)
            adjectives.emplace_back("verdeckt");
        const bool any = counted.cards.kind == CardFilter::Kind::Card;
        return nominal(determiner, adjectives,
            treasureWord(any ? CardFilter::Kind::Treasure : counted.cards.kind), many,
            inZone("in", Zone::Warchest));
    };
    const auto inZoneOf = [&](std::string_view preposition, const Who& whose) {
        return " " + after(preposition, belonging(feminine("Schatzkammer"), whose), Case::Dative);
    };
    switch (counted.kind) {
    case Counted::Kind::Mercenaries:
        return described(counted.filter, determiner, many);
    case Counted::Kind::Treasures:
        return nominal(determiner,
            counted.other ? std::vector<std::string> { "ander" } : std::vector<std::string> {},
            treasureWord(counted.cards.kind), many, " an " + on.dative());
    case Counted::Kind::Counters:
        return nominal(determiner, {}, feminine("Marke", "Marken"), many,
            fmt::format(" {} auf {}", status(counted.status), on.dative()));
    case Counted::Kind::AllCounters:
        return nominal(determiner, {}, feminine("Marke", "Marken"), many, " auf " + on.dative());
    case Counted::Kind::Statuses:
        return nominal(
            determiner, {}, masculine("Status", "Status", "Status"), many, " auf " + on.dative());
    case Counted::Kind::Damage:
        return nominal(determiner, {},
            masculine("Schadenspunkt", "Schadenspunkts", "Schadenspunkte"), many,
            " auf " + on.dative());
    case Counted::Kind::HandCards:
        return nominal(determiner, {}, card(), many, inZone("auf", Zone::Hand));
    case Counted::Kind::DiscardCards:
        return cards(counted.cards, determiner, many).with(inZone("in", Zone::Discard));
    case Counted::Kind::Warchest:
        return inWarchest({});
    case Counted::Kind::ReadyTreasures:
        return inWarchest({ "bereit" });
    case Counted::Kind::ExhaustedTreasures:
        return inWarchest({ "erschöpft" });
    case Counted::Kind::Steps:
        return nominal(determiner, {}, tile(), many,
            fmt::format(", um das sich {} in diesem Zug bewegt hat{}", on.nominative(), close));
    case Counted::Kind::Fallen: {
        const Nominal who = described(counted.filter, determiner, many);
        return who.with(relative(
            who, fmt::format("in diesem Zug vernichtet {}", who.several ? "wurden" : "wurde")));
    }
    case Counted::Kind::Marks:
        return nominal(determiner, {}, feminine("Marke", "Marken"), many,
            fmt::format(" „{}“ auf dieser Karte", counted.name));
    case Counted::Kind::Between:
        return nominal(determiner, {}, tile(), many,
            fmt::format(" zwischen {} und diesem Söldner", on.dative()));
    case Counted::Kind::Loot:
        return nominal(determiner, {}, feminine("Beute"), Many::No, inZoneOf("in", counted.whose));
    case Counted::Kind::Players:
        return nominal(determiner, {},
            counted.whose.kind == Who::Kind::EachPlayer
                ? masculine("Spieler", "Spielers", "Spieler")
                : masculine("Gegner", "Gegners", "Gegner"),
            many);
    case Counted::Kind::Seen:
        return cards(counted.cards, determiner, many).with(" darunter");
    case Counted::Kind::Classes:
        return nominal(determiner, { "verschieden" }, feminine("Klasse", "Klassen"), many,
            fmt::format(" unter {}", described(counted.filter, {}, Many::Yes).dative()));
    case Counted::Kind::Hurt: {
        const Nominal hurt = described(counted.filter, determiner, many);
        return hurt.with(relative(
            hurt, fmt::format("dadurch Schaden genommen {}", hurt.several ? "haben" : "hat")));
    }
    case Counted::Kind::Done: {
        const Nominal by = who(counted.whose);
        return nominal(determiner, {}, doneNoun(counted.done), many,
            fmt::format(", die {} in diesem Zug {} {}{}", by.nominative(), doneVerb(counted.done),
                by.several || by.polite ? "haben" : "hat", close));
    }
    case Counted::Kind::Controlled:
    case Counted::Kind::Events:
        break;
    }
    const Nominal owner = who(counted.whose);
    const CardFilter::Kind kind
        = counted.kind == Counted::Kind::Events ? CardFilter::Kind::Event : counted.cards.kind;
    return nominal(determiner, {}, treasureWord(kind), many,
        owner.polite ? " unter Ihrer Kontrolle"
                     : fmt::format(" unter der Kontrolle {}", owner.of()));
}

} // namespace

std::string forEach(const Counted& what)
{
    if (what.per > 1)
        return fmt::format(
            " für je {}", counted(what, count(std::to_string(what.per)), Many::Yes).accusative());
    return fmt::format(" für {}", counted(what, word("jed"), Many::No).accusative());
}

namespace {

Nominal oneQuantity(const Quantity& quantity)
{
    const Nominal whose = single(quantity.of, quantity.referent);
    const Many many
        = quantity.stat == Stat::Stars || quantity.stat == Stat::Steps ? Many::Yes : Many::No;
    Nominal made;
    switch (quantity.kind) {
    case Quantity::Kind::StatOf:
        made = many == Many::Yes
            ? nominal(the(), {}, feminine("Anzahl"), Many::No,
                fmt::format(
                    " der {} {}", quantity.stat == Stat::Stars ? "Sterne" : "Felder", whose.of()))
            : nominal(the(), {}, statWord(quantity.stat), Many::No, " " + whose.of());
        break;
    case Quantity::Kind::MissingHealthOf:
        made = nominal(the(), { "fehlend" }, statWord(Stat::Health), Many::No, " " + whose.of());
        break;
    case Quantity::Kind::HighestOf:
    case Quantity::Kind::LowestOf:
        made = nominal(the(),
            { quantity.kind == Quantity::Kind::HighestOf ? "höchst" : "niedrigst" },
            many == Many::Yes ? feminine("Anzahl") : statWord(quantity.stat), Many::No,
            fmt::format("{} unter {}", many == Many::Yes ? " Sterne" : "",
                described(quantity.counted.filter, word("all"), Many::Yes).dative()));
        break;
    case Quantity::Kind::SumOf:
        made = nominal(the(), {}, feminine("Summe"), Many::No,
            fmt::format(" von „{}“ bei {}", statWord(quantity.stat).singular,
                described(quantity.counted.filter, word("all"), Many::Yes).dative()));
        break;
    case Quantity::Kind::ThatNumber:
        made = nominal(the(), { "genannt" }, feminine("Zahl"), Many::No);
        break;
    case Quantity::Kind::Excess:
        made = nominal(the(), { "überzählig" }, damage(), Many::No);
        break;
    case Quantity::Kind::Paid:
        made = nominal({}, {}, neuter("X", "X"), Many::No);
        break;
    case Quantity::Kind::DefenseOf:
        made = nominal(the(), {}, feminine("Verteidigung"), Many::No, " " + whose.of());
        break;
    case Quantity::Kind::ArmorOf:
        made = nominal(the(), {}, feminine("Rüstung"), Many::No, " " + whose.of());
        break;
    case Quantity::Kind::MagicArmorOf:
        made = nominal(the(), { "magisch" }, feminine("Rüstung"), Many::No, " " + whose.of());
        break;
    case Quantity::Kind::FullHealthOf:
        made = nominal(the(), { "voll" }, statWord(Stat::Health), Many::No, " " + whose.of());
        break;
    case Quantity::Kind::NumberOf:
        if (quantity.counted.kind == Counted::Kind::Loot) {
            made = counted(quantity.counted, the(), Many::No);
            break;
        }
        made = nominal(the(), {}, feminine("Anzahl"), Many::No,
            " " + counted(quantity.counted, the(), Many::Yes).of());
        break;
    }
    switch (quantity.share) {
    case Quantity::Share::Once:
        break;
    case Quantity::Share::Twice:
        return nominal(the(), {}, neuter("Doppelte", "Doppelten"), Many::No, " " + made.of());
    case Quantity::Share::HalfUp:
        return nominal(the(), {}, feminine("Hälfte"), Many::No, " " + made.of())
            .with(" (aufgerundet)");
    case Quantity::Share::HalfDown:
        return nominal(the(), {}, feminine("Hälfte"), Many::No, " " + made.of())
            .with(" (abgerundet)");
    }
    return made;
}

} // namespace

Nominal quantity(const Quantity& of)
{
    const Nominal one = oneQuantity(of);
    if (!of.other)
        return one;
    const Nominal other = quantity(*of.other);
    const auto between = [&](std::string_view word) {
        return nominal(the(), {}, neuter(std::string(word), std::string(word) + "n"), Many::No,
            fmt::format(" von {} und {}", one.dative(), other.dative()));
    };
    switch (of.join) {
    case Quantity::Join::None:
        break;
    case Quantity::Join::Plus:
        return nominal(the(), {}, feminine("Summe"), Many::No,
            fmt::format(" von {} und {}", one.dative(), other.dative()));
    case Quantity::Join::Minus:
        return one.with(fmt::format(" minus {}", other.nominative()));
    case Quantity::Join::Higher:
        return between("Höhere");
    case Quantity::Join::Lower:
        return between("Niedrigere");
    case Quantity::Join::Apart:
        return nominal(the(), {}, masculine("Unterschied", "Unterschieds"), Many::No,
            fmt::format(" zwischen {} und {}", one.dative(), other.dative()));
    }
    return one;
}

std::string much(const Amount& amount, const Noun& noun, Counting counting,
    const std::vector<std::string>& adjectives)
{
    const bool pieces = counting == Counting::Pieces;
    const auto words = [&](const std::string& number, bool several) {
        return nominal(count(number), adjectives, noun, pieces && several ? Many::Yes : Many::No)
            .accusative();
    };
    const std::string_view as = pieces ? "so viele" : "so viel";
    const std::string most
        = amount.most < 0 ? std::string() : fmt::format(", höchstens {}", amount.most);
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return words(std::to_string(amount.number), amount.number != 1);
    case Amount::Kind::ThatMuch: {
        if (isOfTiles(amount))
            return words(std::to_string(amount.number), amount.number != 1)
                + " für jedes so zurückgelegte Feld";
        const std::string plus
            = (amount.plus != 0 ? fmt::format(" plus {}", amount.plus) : std::string()) + most;
        if (amount.number == 1)
            return words(fmt::format("eben{}", as), true) + plus;
        if (amount.number == 2)
            return words(fmt::format("doppelt {}", as), true) + plus;
        return words(fmt::format("{}-mal {}", amount.number, as), true) + plus;
    }
    case Amount::Kind::PerCounted:
        if (amount.plus != 0)
            return fmt::format("{} plus {}{}{}",
                words(std::to_string(amount.plus), amount.plus != 1), amount.number,
                forEach(*amount.counted), most);
        return words(std::to_string(amount.number), amount.number != 1) + forEach(*amount.counted)
            + most;
    case Amount::Kind::EqualTo: {
        const Nominal number = quantity(*amount.quantity);
        const std::string plus = amount.plus > 0 ? fmt::format(" plus {}", amount.plus)
            : amount.plus < 0                    ? fmt::format(" minus {}", -amount.plus)
                                                 : std::string();
        return fmt::format("{}, wie {}{} beträgt{}{}", words(std::string(as), true),
            number.nominative(), plus, most, close);
    }
    case Amount::Kind::All:
        break;
    }
    return nominal(word("all"), adjectives, noun, pieces ? Many::Yes : Many::No).accusative();
}

} // namespace triptych::seize::german
