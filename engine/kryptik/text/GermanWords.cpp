#include "kryptik/text/German.h"
#include "kryptik/text/Phrases.h"
#include "text/Rules.h"

#include <fmt/format.h>

// The words of the game in German, and which cards a description means.
namespace triptych::kryptik::german {

// ---------------------------------------------------------------- Words

std::string keywords(const std::vector<Keyword>& all)
{
    std::vector<std::string> words;
    for (const Keyword each : all)
        words.emplace_back(phrases::keyword(each));
    return listed(words);
}

Noun citizen()
{
    return masculine("Bürger", "Bürgers", "Bürger");
}
Noun card()
{
    return feminine("Karte", "Karten");
}
Noun player()
{
    return masculine("Spieler", "Spielers", "Spieler");
}
Noun opponent()
{
    return masculine("Gegner", "Gegners", "Gegner");
}
Noun yearCard()
{
    return feminine("11-Jahre-Karte", "11-Jahre-Karten");
}

Noun zone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return feminine("Hand");
    case Zone::Deck:
        return neuter("Deck", "Decks", "Decks");
    case Zone::Island:
        return feminine("Insel");
    case Zone::ElevenYearRow:
        return feminine("11-Jahre-Reihe");
    case Zone::SoulRow:
        return feminine("Seelenreihe");
    case Zone::Limbo:
        return masculine("Limbo-Stapel", "Limbo-Stapels", "Limbo-Stapel");
    case Zone::Abolished:
        return feminine("Verbannungszone");
    case Zone::Attached:
    case Zone::Pile:
    case Zone::Revealed:
    case Zone::Gone:
        break;
    }
    return feminine("Zone"); // No printed text names the others.
}

Nominal zoneOf(Zone where, Side whose)
{
    switch (whose) {
    case Side::You:
        return nominal(own("Ihr"), {}, zone(where));
    case Side::Opponents:
        return nominal(the(), {}, zone(where), Many::No, " eines Gegners");
    case Side::They:
        return nominal(own("sein"), {}, zone(where));
    case Side::Any:
        break;
    }
    return nominal(where == Zone::Island ? the() : an(), {}, zone(where));
}

Nominal zoneOf(Zone where, const Nominal& owner)
{
    return owner.polite ? nominal(own("Ihr"), {}, zone(where))
                        : nominal(the(), {}, zone(where), Many::No, " " + owner.of());
}

std::string at(Way way, Zone where, const Nominal& zone)
{
    const bool on = where == Zone::Hand || where == Zone::Island;
    if (way == Way::From)
        return after(where == Zone::Island ? "von" : "aus", zone, Case::Dative);
    return after(on ? "auf" : "in", zone, way == Way::In ? Case::Dative : Case::Accusative);
}

std::string at(Way way, Zone where, Side whose)
{
    return at(way, where, zoneOf(where, whose));
}

// ---------------------------------------------------------------- Which cards

std::string_view control(Side side)
{
    switch (side) {
    case Side::You:
        return " unter Ihrer Kontrolle";
    case Side::Opponents:
        return " unter der Kontrolle eines Gegners";
    case Side::They:
        return " unter der Kontrolle dieses Spielers";
    case Side::Any:
        break;
    }
    return "";
}

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

/// "eingesetzt": a state that stands before the noun.
std::string_view adjective(Filter::Condition condition)
{
    using Condition = Filter::Condition;
    switch (condition) {
    case Condition::Engaged:
        return "eingesetzt";
    case Condition::Disengaged:
        return "nicht eingesetzt";
    case Condition::Weary:
        return "müd";
    case Condition::Attacking:
        return "angreifend";
    case Condition::Blocking:
        return "blockend";
    case Condition::Attached:
        return "angelegt";
    case Condition::Damaged:
        return "beschädigt";
    case Condition::InCombat:
        return "angreifend|blockend";
    case Condition::Unblocked:
        return "ungeblockt";
    case Condition::None:
    case Condition::HasAttacked:
    case Condition::BlockingThis:
    case Condition::BlockedByThis:
    case Condition::HasAttached:
    case Condition::NoAttached:
    case Condition::DealtDamage:
    case Condition::HasEntered:
    case Condition::HasDied:
    case Condition::HasBlocked:
    case Condition::WasBlocked:
    case Condition::HasBlockedThis:
    case Condition::BlockedByThisOnce:
    case Condition::DamagedByThis:
    case Condition::NoAbilities:
    case Condition::HostOfThis:
    case Condition::ThisWay:
    case Condition::WasDamaged:
        break;
    }
    return "";
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
    return words + traits(filter, noun) + abilities(filter);
}

Nominal describe(const Filter& filter, const Determiner& determiner, Many many, Suffix suffix,
    const std::string& place, const std::vector<std::string>& more)
{
    std::vector<std::string> adjectives;
    if (filter.other)
        adjectives.emplace_back("ander");
    adjectives.insert(adjectives.end(), more.begin(), more.end());
    if (const std::string_view state = adjective(filter.condition); !state.empty())
        adjectives.emplace_back(state);
    const Nominal noun = nominal(determiner, adjectives, nounOf(filter, suffix), many);
    return noun.with(fmt::format("{}{}{}{}{}", faction(filter),
        filter.named.empty() ? "" : fmt::format(" namens {}", inQuotes(filter.named)),
        control(filter.controller), place, behind(filter, noun)));
}

std::string where(const Place& place, Way way)
{
    if (place.zone == Zone::Island)
        return {};
    if (place.zone == Zone::Attached)
        return place.ofIt ? " unter der genannten Karte" : " unter dieser Karte";
    return " " + at(way, place.zone, place.whose);
}

} // namespace

std::string stateClause(Filter::Condition condition, Many many, bool negated)
{
    using Condition = Filter::Condition;
    const bool several = many == Many::Yes;
    const std::string_view is = several ? "sind" : "ist";
    const std::string_view have = several ? "haben" : "hat";
    const std::string_view no = negated ? "nicht " : "";
    switch (condition) {
    case Condition::None:
        break;
    case Condition::Engaged:
        return fmt::format("{}eingesetzt {}", no, is);
    case Condition::Disengaged:
        return fmt::format("{}eingesetzt {}", negated ? "" : "nicht ", is);
    case Condition::Weary:
        return fmt::format("{}müde {}", no, is);
    case Condition::Attacking:
        return fmt::format("{}{}", no, several ? "angreifen" : "angreift");
    case Condition::Blocking:
        return fmt::format("{}{}", no, several ? "blocken" : "blockt");
    case Condition::Attached:
        return fmt::format("{}angelegt {}", no, is);
    case Condition::Damaged:
        return fmt::format("{}beschädigt {}", no, is);
    case Condition::InCombat:
        return fmt::format("{0}{1} {2} {0}{3}", no, several ? "angreifen" : "angreift",
            negated ? "und" : "oder", several ? "blocken" : "blockt");
    case Condition::HasAttacked:
        return fmt::format("in diesem Zug {}angegriffen {}", no, have);
    case Condition::Unblocked:
        return fmt::format("{}ungeblockt {}", no, is);
    case Condition::BlockingThis:
        return fmt::format("diese Karte {}{}", no, several ? "blocken" : "blockt");
    case Condition::BlockedByThis:
        return fmt::format("{}von dieser Karte geblockt {}", no, several ? "werden" : "wird");
    case Condition::HasAttached:
        return fmt::format("{} angelegte Karte {}", negated ? "keine" : "eine", have);
    case Condition::NoAttached:
        return fmt::format("{} angelegte Karte {}", negated ? "eine" : "keine", have);
    case Condition::DealtDamage:
        return fmt::format("in diesem Zug {}Schaden zugefügt {}", negated ? "keinen " : "", have);
    case Condition::HasEntered:
        return fmt::format("in diesem Zug {}die Insel betreten {}", no, have);
    case Condition::HasDied:
        return fmt::format("in diesem Zug {}gestorben {}", no, is);
    case Condition::HasBlocked:
        return fmt::format("in diesem Zug {}geblockt {}", no, have);
    case Condition::WasBlocked:
        return fmt::format("in diesem Zug {}geblockt {}", no, several ? "wurden" : "wurde");
    case Condition::HasBlockedThis:
        return fmt::format("in diesem Zug diese Karte {}geblockt {}", no, have);
    case Condition::BlockedByThisOnce:
        return fmt::format(
            "in diesem Zug von dieser Karte {}geblockt {}", no, several ? "wurden" : "wurde");
    case Condition::DamagedByThis:
        return fmt::format(
            "in diesem Zug {}Schaden von dieser Karte genommen {}", negated ? "keinen " : "", have);
    case Condition::NoAbilities:
        return fmt::format("{} Fähigkeiten {}", negated ? "irgendwelche" : "keine", have);
    case Condition::HostOfThis:
        return fmt::format("diese Karte {}angelegt {}", no, have);
    case Condition::ThisWay:
        return fmt::format("so {}betroffen {}", no, several ? "wurden" : "wurde");
    case Condition::WasDamaged:
        return fmt::format("in diesem Zug {}Schaden genommen {}", negated ? "keinen " : "", have);
    }
    return fmt::format("{}da {}", no, is);
}

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
