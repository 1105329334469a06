#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// Costs (8.1) and how long: what stands around an effect, in German.
namespace triptych::kryptik::german {

namespace {

Determiner number(int number)
{
    return count(std::to_string(number));
}
Many several(int number)
{
    return number == 1 ? Many::No : Many::Yes;
}

std::string item(const CostItem& item)
{
    if (item.byX) {
        const Nominal many = described(item.filter, count("X"), Many::Yes,
            item.kind == CostItem::Kind::Sacrifice || item.kind == CostItem::Kind::EngageCitizen
                ? Suffix::None
                : Suffix::Card);
        return fmt::format("{} {} (so viele Sie wollen)", many.accusative(),
            item.kind == CostItem::Kind::Sacrifice           ? "opfern"
                : item.kind == CostItem::Kind::EngageCitizen ? "einsetzen"
                : item.kind == CostItem::Kind::Discard       ? "abwerfen"
                                                             : "aus Ihrem Limbo-Stapel verbannen");
    }
    const auto cards = [&](Suffix suffix) {
        return described(item.filter, number(item.count), several(item.count), suffix).accusative();
    };
    switch (item.kind) {
    case CostItem::Kind::Stones:
        return phrases::stones(item.stones);
    case CostItem::Kind::EngageThis:
        return "diese Karte einsetzen [>>>]";
    case CostItem::Kind::EngageCitizen:
        return fmt::format("{} einsetzen", counted(item.count, item.filter).accusative());
    case CostItem::Kind::SacrificeThis:
        return "diese Karte opfern";
    case CostItem::Kind::Sacrifice:
        return fmt::format("{} opfern", counted(item.count, item.filter).accusative());
    case CostItem::Kind::Discard:
        return fmt::format("{} abwerfen", cards(Suffix::Card));
    case CostItem::Kind::Plunder:
        return fmt::format("{} aus Ihrem Limbo-Stapel verbannen", cards(Suffix::Card));
    case CostItem::Kind::DetachFromThis:
        return fmt::format("{} von dieser Karte lösen",
            nominal(number(item.count), {}, card(), several(item.count)).accusative());
    case CostItem::Kind::DestroyYear:
        return fmt::format("{} unter Ihrer Kontrolle zerstören",
            measure(fixed(item.count), yearCard()).accusative());
    case CostItem::Kind::AbolishThis:
        return item.fromLimbo ? "diese Karte aus Ihrem Limbo-Stapel verbannen"
                              : "diese Karte verbannen";
    case CostItem::Kind::DiscardThis:
        return "diese Karte von der Hand abwerfen";
    case CostItem::Kind::RemoveCounters:
        return fmt::format("{} {} von dieser Karte wegnehmen", item.count,
            item.count == 1 ? "Marke (" + phrases::counterName(item.counter) + ")"
                            : "Marken (" + phrases::severalCounters(item.counter) + ")");
    case CostItem::Kind::CounterOf:
        return fmt::format("1 Marke ({}) {} wegnehmen", phrases::counterName(item.counter),
            after("von", one(item.filter), Case::Dative));
    case CostItem::Kind::Return:
        return fmt::format("{} auf die Hand {} zurücknehmen",
            counted(item.count, item.filter).accusative(),
            item.count == 1 ? "des Eigentümers" : "der Eigentümer");
    case CostItem::Kind::Bottom:
        return fmt::format("{} von der Hand unter Ihr Deck legen", cards(Suffix::Card));
    case CostItem::Kind::Reveal:
        return fmt::format("{} von der Hand vorzeigen", cards(Suffix::Card));
    case CostItem::Kind::Move: {
        const std::string from = at(Way::From, item.from, Side::You);
        if (item.to == Zone::Abolished)
            return fmt::format("{} {} verbannen", cards(Suffix::Card), from);
        if (item.to == Zone::Deck)
            return fmt::format("{} {} {} Ihr Deck legen", cards(Suffix::Card), from,
                item.onTop ? "oben auf" : "unter");
        return fmt::format(
            "{} {} {} legen", cards(Suffix::Card), from, at(Way::Into, item.to, Side::You));
    }
    case CostItem::Kind::DiscardHand:
        return "alle Handkarten abwerfen";
    case CostItem::Kind::OneOf:
        return fmt::format(
            "{} oder {}", german::item(item.options.front()), german::item(item.options.back()));
    case CostItem::Kind::ReturnThis:
        break;
    }
    return "diese Karte auf die Hand ihres Eigentümers zurücknehmen";
}

} // namespace

std::string cost(const Cost& cost)
{
    std::vector<std::string> items;
    for (const CostItem& each : cost)
        items.push_back(item(each));
    return listed(items);
}

Lasting lasting(Duration duration)
{
    switch (duration) {
    case Duration::EndOfTurn:
        return { "bis zum Ende dieses Zuges" };
    case Duration::YourNextTurn:
        return { "bis zum Beginn Ihres nächsten Zuges" };
    case Duration::YourNextTurnEnd:
        return { "bis zum Ende Ihres nächsten Zuges" };
    case Duration::WhileAttached:
        return { "", ", solange diese Karte angelegt ist" };
    case Duration::WhileEngaged:
        return { "", ", solange dieser Bürger unter Ihrer Kontrolle eingesetzt bleibt" };
    case Duration::NextDisengage:
        return { "in der nächsten Bereitphase seiner Seite" };
    case Duration::EndOfCombat:
        return { "bis zum Ende dieser Kampfphase" };
    case Duration::WhileHere:
        return { "", ", bis diese Karte die Insel verlässt oder jemand anderes sie kontrolliert" };
    case Duration::WhileStays:
        return { "", ", bis diese Karte die Insel verlässt" };
    case Duration::WhileYours:
        return { "", ", solange Sie die Kontrolle darüber haben" };
    case Duration::ItsNextTurn:
        return { "bis zum Beginn des nächsten Zuges seiner Seite" };
    case Duration::ItsNextTurnEnd:
        return { "bis zum Ende des nächsten Zuges seiner Seite" };
    case Duration::TheirNextTurn:
        return { "im nächsten eigenen Zug" };
    case Duration::Permanent:
        break;
    }
    return {};
}

} // namespace triptych::kryptik::german
