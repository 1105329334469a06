#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// Which cards a description means, in German.
namespace triptych::kryptik::german {

namespace {

Noun nounOf(const Filter& filter, Suffix suffix)
{
    const bool ofCard = suffix == Suffix::Card;
    if (filter.overlord)
        return ofCard
            ? feminine("Oberherrnkarte", "Oberherrnkarten")
            : Noun { Gender::Masculine, "Oberherr", "Oberherrn", "Oberherren", "Oberherren", true };
    switch (filter.noun) {
    case Filter::Noun::Citizen:
        return ofCard ? feminine("Bürgerkarte", "Bürgerkarten") : citizen();
    case Filter::Noun::Spell:
        return ofCard ? feminine("Zauberkarte", "Zauberkarten")
                      : masculine("Zauber", "Zaubers", "Zauber");
    case Filter::Noun::Card:
        break;
    }
    return card();
}

std::string_view sign(Bound::Stat stat)
{
    switch (stat) {
    case Bound::Stat::Attack:
        return "Angriff";
    case Bound::Stat::Defense:
        return "Verteidigung";
    case Bound::Stat::SoulCost:
        break;
    }
    return "Seelenkosten";
}

std::string_view limit(Bound::How how)
{
    switch (how) {
    case Bound::How::AtMost:
        return "höchstens";
    case Bound::How::AtLeast:
        return "mindestens";
    case Bound::How::Exactly:
        return "genau";
    case Bound::How::Below:
        return "weniger als";
    case Bound::How::Above:
        break;
    }
    return "mehr als";
}

/// "mit Angriff 2 oder weniger"; of a number that is told by words, "mit einem Angriff, der ...".
std::string bound(const Bound& bound)
{
    const bool plain = bound.amount.kind == Amount::Kind::Fixed
        || (bound.amount.kind == Amount::Kind::X && bound.amount.made == Figuring {});
    const std::string number = equal(bound.amount).nominative();
    if (plain && bound.how <= Bound::How::Exactly)
        return fmt::format(" mit {} {}{}", sign(bound.stat), number,
            bound.how == Bound::How::AtMost        ? " oder weniger"
                : bound.how == Bound::How::AtLeast ? " oder mehr"
                                                   : "");
    switch (bound.stat) {
    case Bound::Stat::Attack:
        return fmt::format(
            " mit einem Angriff, der {} {} beträgt{}", limit(bound.how), number, close);
    case Bound::Stat::Defense:
        return fmt::format(
            " mit einer Verteidigung, die {} {} beträgt{}", limit(bound.how), number, close);
    case Bound::Stat::SoulCost:
        break;
    }
    return fmt::format(" mit Seelenkosten, die {} {} betragen{}", limit(bound.how), number, close);
}

std::string extreme(const Filter& filter)
{
    const bool highest = filter.extreme == Filter::Extreme::Highest;
    switch (filter.extremeOf) {
    case Bound::Stat::Attack:
        return fmt::format(" mit dem {} Angriff", highest ? "höchsten" : "niedrigsten");
    case Bound::Stat::Defense:
        return fmt::format(" mit der {} Verteidigung", highest ? "höchsten" : "niedrigsten");
    case Bound::Stat::SoulCost:
        break;
    }
    return fmt::format(" mit den {} Seelenkosten", highest ? "höchsten" : "niedrigsten");
}

std::string abilities(const Filter& filter)
{
    std::string words = filter.extreme == Filter::Extreme::None ? "" : extreme(filter);
    if (filter.with)
        words += fmt::format(" mit {}", phrases::keyword(*filter.with));
    if (filter.without)
        words += fmt::format(
            "{} ohne {}", words.empty() ? "" : " und", phrases::keyword(*filter.without));
    if (filter.bound)
        words += (words.empty() ? "" : " und") + bound(*filter.bound);
    return words;
}

std::string faction(const Filter& filter)
{
    if (filter.faction.empty())
        return {};
    const std::string names
        = filter.faction + (filter.orFaction.empty() ? "" : " oder " + filter.orFaction);
    return filter.notFaction ? fmt::format(" eines anderen Volkes als {}", names)
                             : fmt::format(" des Volkes {}", names);
}

} // namespace

/// "müde ist und Toxic hat": what else is asked of it.
std::string traitClause(const Filter& trait, Many many)
{
    const bool several = many == Many::Yes;
    const std::string_view have = several ? "haben" : "hat";
    if (trait.condition != Filter::Condition::None)
        return stateClause(trait.condition, many, trait.notSo);
    if (trait.aimsAtThis || trait.aims)
        return fmt::format("{} zum Ziel {}",
            trait.aims ? one(*trait.aims).accusative() : std::string("diese Karte"), have);
    if (trait.with)
        return fmt::format("{} {}", phrases::keyword(*trait.with), have);
    if (trait.without)
        return fmt::format("kein {} {}", phrases::keyword(*trait.without), have);
    if (trait.bound)
        return fmt::format("{} {}", bound(*trait.bound).substr(5), have); // without " mit "
    if (!trait.named.empty())
        return fmt::format("{}{} {}", trait.notSo ? "nicht " : "", inQuotes(trait.named),
            several ? "heißen" : "heißt");
    if (trait.overlord || trait.notOverlord)
        return fmt::format("{} {}",
            several ? (trait.notOverlord ? "keine Oberherren" : "Oberherren")
                    : (trait.notOverlord ? "kein Oberherr" : "ein Oberherr"),
            several ? "sind" : "ist");
    return fmt::format("{}dem Volk {} {}", trait.notFaction ? "nicht " : "", trait.faction,
        several ? "angehören" : "angehört");
}
namespace {

std::string traits(const Filter& filter, const Nominal& noun)
{
    std::string clause;
    for (const Filter& each : filter.traits)
        clause += (clause.empty()           ? ""
                          : filter.anyTrait ? " oder "
                                            : " und ")
            + traitClause(each, noun.several ? Many::Yes : Many::No);
    return clause.empty() ? clause : relative(noun, clause);
}

/// " mit 3 oder mehr +1/+1-Marken"
std::string counterClause(const CounterAsk& ask)
{
    const std::string name = phrases::counterName(ask.kind);
    const std::string kind = ask.kind.any ? "Marken"
        : ask.kind.name.empty()           ? fmt::format("{}-Marken", name.substr(0, name.find(' ')))
                                          : fmt::format("„{}“-Marken", ask.kind.name);
    if (ask.number == 0)
        return fmt::format(" ohne {}", kind);
    return fmt::format(" mit {}{} {}", ask.how == Bound::How::Exactly ? "genau " : "", ask.number,
        ask.how == Bound::How::AtLeast      ? "oder mehr " + kind
            : ask.how == Bound::How::AtMost ? "oder weniger " + kind
                                            : kind);
}

/// What is said of it behind the noun and its place.
std::string behind(const Filter& filter, const Nominal& noun)
{
    using Condition = Filter::Condition;
    std::string words;
    if (filter.condition == Condition::HasAttached)
        words = " mit angelegter Karte";
    else if (filter.condition == Condition::NoAttached)
        words = " ohne angelegte Karte";
    else if (filter.condition != Condition::None && adjective(filter.condition).empty())
        words = relative(noun, stateClause(filter.condition, noun.several ? Many::Yes : Many::No));
    if (filter.notOverlord)
        words += relative(noun, noun.several ? "keine Oberherren sind" : "kein Oberherr ist");
    switch (filter.sameName) {
    case Filter::SameName::Any:
        break;
    case Filter::SameName::AsThis:
        words += " mit dem Namen dieser Karte";
        break;
    case Filter::SameName::AsIt:
        words += " mit dem Namen der genannten Karte";
        break;
    case Filter::SameName::AsChosen:
        words += " mit dem gewählten Namen";
        break;
    }
    switch (filter.sameFaction) {
    case Filter::SameName::Any:
        break;
    case Filter::SameName::AsThis:
        words += " vom Volk dieser Karte";
        break;
    case Filter::SameName::AsIt:
        words += " vom Volk der genannten Karte";
        break;
    case Filter::SameName::AsChosen:
        words += " vom gewählten Volk";
        break;
    }
    if (filter.counters)
        words += counterClause(*filter.counters);
    if (filter.aimsOnce)
        words += " mit genau einem Ziel";
    if (filter.aimsAtThis)
        words += relative(noun, "diese Karte zum Ziel hat");
    else if (filter.aims)
        words += relative(noun, fmt::format("{} zum Ziel hat", one(*filter.aims).accusative()));
    if (filter.host)
        words += fmt::format(" unter {}", one(*filter.host).dative());
    return words + traits(filter, noun) + abilities(filter);
}

std::string owning(Side owner)
{
    switch (owner) {
    case Side::You:
        return " aus Ihrem Besitz";
    case Side::Opponents:
        return " aus dem Besitz eines Gegners";
    case Side::They:
        return " aus dem Besitz dieses Spielers";
    case Side::Any:
        break;
    }
    return "";
}

/// "Other than this", "other than that citizen".
std::string_view leftOut(const Filter& filter)
{
    return filter.than == Filter::Than::This ? " außer dieser Karte"
        : filter.than == Filter::Than::That  ? " außer dem genannten Bürger"
                                             : "";
}

Nominal describe(const Filter& filter, const Determiner& determiner, Many many, Suffix suffix,
    const std::string& place, const std::vector<std::string>& more)
{
    std::vector<std::string> adjectives;
    if (isBarelyOther(filter))
        adjectives.emplace_back("ander");
    adjectives.insert(adjectives.end(), more.begin(), more.end());
    if (const std::string_view state = adjective(filter.condition); !state.empty())
        adjectives.emplace_back(state);
    const Nominal noun = nominal(determiner, adjectives, nounOf(filter, suffix), many);
    return noun.with(fmt::format("{}{}{}{}{}{}", faction(filter), leftOut(filter),
        filter.named.empty() ? "" : fmt::format(" namens {}", inQuotes(filter.named)),
        control(filter.controller), place, owning(filter.owner) + behind(filter, noun)));
}

std::string where(const Place& place, Way way)
{
    if (place.zone == Zone::Island)
        return {};
    if (place.zone == Zone::Attached && place.anyHost)
        return {};
    if (place.zone == Zone::Attached)
        return place.ofIt ? " unter der genannten Karte" : " unter dieser Karte";
    return " " + at(way, place.zone, place.whose);
}

} // namespace
Nominal described(const Filter& filter, const Determiner& determiner, Many many, Suffix suffix,
    const std::vector<std::string>& adjectives)
{
    return describe(filter, determiner, many, suffix, "", adjectives);
}

Nominal described(const Filter& filter, const Place& place, const Determiner& determiner, Many many,
    Way way, const std::vector<std::string>& adjectives)
{
    const Suffix suffix = place.zone == Zone::Island ? Suffix::None : Suffix::Card;
    return describe(filter, determiner, many, suffix, where(place, way), adjectives);
}

Nominal one(const Filter& filter, Suffix suffix)
{
    return described(filter, an(), Many::No, suffix);
}

Nominal counted(int number, const Filter& filter, Suffix suffix)
{
    return number == 1 ? one(filter, suffix)
                       : described(filter, count(std::to_string(number)), Many::Yes, suffix);
}

} // namespace triptych::kryptik::german
