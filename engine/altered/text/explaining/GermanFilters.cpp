#include "altered/text/explaining/German.h"

#include <fmt/format.h>

// Which cards a description means, in German.
namespace triptych::altered::german {
namespace {

std::string_view objectPronoun(const Nominal& noun)
{
    return noun.several || noun.gender == Gender::Feminine ? "die"
        : noun.gender == Gender::Masculine                 ? "den"
                                                           : "das";
}

std::string placesOf(const Trait& of)
{
    const Way way = said(of).word == Said<Trait>::From ? Way::From : Way::In;
    std::string words;
    for (std::size_t i = 0; i < of.places.size(); ++i) {
        const Place& place = of.places[i];
        const bool all = said(place).join == Said<Place>::Join::And
            || said(place).join == Said<Place>::Join::AndIn
            || said(place).join == Said<Place>::Join::BareAnd;
        if (i > 0)
            words += all ? " und " : " oder ";
        // "you control or in your Reserve": the first is whose it is.
        words += i == 0 && said(of).word == Said<Trait>::Or ? control(place.whose)
                                                            : at(way, place.zone, place.whose);
    }
    return words;
}

std::string_view everyTime(Duration duration)
{
    return duration == Duration::ThisDay ? "an jedem Tag"
        : duration == Duration::ThisTurn ? "in jedem Zug"
                                         : "an jedem Nachmittag";
}

std::string inTerrain(const Trait& of)
{
    return fmt::format(
        "in einer Region mit {}", terrains(of.terrains, of.bothTerrains ? "und" : "oder"));
}

std::string inExpedition(const Trait& of)
{
    if (said(of).adjective) {
        const Nominal any = nominal(an(), {}, expeditionWord());
        return fmt::format(
            "in {}{}", any.dative(), relative(any, positions(of.expedition.positions)));
    }
    if (of.expedition.kind == Expedition::Kind::MyRegion)
        return "in der Region dieser Karte";
    return after(
        said(of).word == Said<Trait>::From ? "aus" : "in", expedition(of.expedition), Case::Dative);
}

/// Whether it says how a card is played, where playing is spoken of.
bool isOfPlaying(const Trait& of)
{
    using Kind = Trait::Kind;
    return of.kind == Kind::Window || of.kind == Kind::InZone || of.kind == Kind::InExpedition
        || of.kind == Kind::InTerrain;
}

std::string shares(const Trait&);

std::string lately(const Trait& of)
{
    const std::string_view time = lasting(of.duration);
    return of.boosted ? fmt::format(
               "{} {} {} bekommen", time, of.no ? "keine" : "eine", counter(Counter {}).singular)
                      : fmt::format("{} {}dazugekommen", time, of.no ? "nicht " : "");
}

std::string circumstance(const Trait& of)
{
    switch (of.kind) {
    case Trait::Kind::Window:
        return std::string(
            said(of).word == Said<Trait>::Each ? everyTime(of.duration) : lasting(of.duration));
    case Trait::Kind::InZone:
        return placesOf(of);
    case Trait::Kind::InExpedition:
        return inExpedition(of);
    case Trait::Kind::InTerrain:
        return inTerrain(of);
    case Trait::Kind::Facing:
        if (of.with && of.amount.number > 0) {
            const bool exactly = of.compare == Compare::Exactly;
            const std::string many = std::to_string(of.amount.number);
            return fmt::format("gegenüber {}",
                filter(*of.with,
                    count(exactly                           ? "genau " + many
                            : of.compare == Compare::AtMost ? many + " oder weniger"
                                                            : many + " oder mehr"),
                    Many::Yes)
                    .dative());
        }
        if (of.with)
            return fmt::format("gegenüber {}",
                filter(*of.with, of.no ? own("kein") : an(), of.no ? Many::Yes : Many::No)
                    .dative());
        if (of.expedition.kind != Expedition::Kind::Mine)
            return fmt::format("gegenüber {}", expedition(of.expedition).dative());
        return of.it ? "gegenüber der genannten Karte" : "gegenüber dieser Karte";
    case Trait::Kind::Other:
        return "eine andere Karte";
    case Trait::Kind::Status: {
        std::vector<std::string> words;
        for (const Status each : of.statuses)
            words.emplace_back(status(each));
        return (of.no ? "nicht " : "") + listed(words, "oder");
    }
    case Trait::Kind::Token:
        return of.no ? "keine Spielmarke" : "eine Spielmarke";
    case Trait::Kind::Subtype:
        if (of.noun.kind != altered::Noun::Kind::Subtype) {
            const Noun word = nounOf(of.noun);
            return fmt::format("{}{} {}", of.no ? "kein" : "ein",
                word.gender == Gender::Feminine ? "e" : "", word.singular);
        }
        return fmt::format("{}vom Untertyp {}", of.no ? "nicht " : "", of.noun.subtype);
    case Trait::Kind::Controlled:
        return (of.no ? "nicht " : "") + control(of.who);
    case Trait::Kind::Owned:
        return (of.no ? "nicht " : "") + possession(of.who);
    case Trait::Kind::Shares:
        return shares(of);
    case Trait::Kind::FromThese:
        return "unter diesen";
    case Trait::Kind::Keyword:
    case Trait::Kind::HasAbility:
        return fmt::format("{} {}", of.no ? "ohne" : "mit", had(of));
    case Trait::Kind::Played:
        return "gespielt";
    case Trait::Kind::Number:
    case Trait::Kind::BaseZero:
    case Trait::Kind::Counters:
    case Trait::Kind::Total:
    case Trait::Kind::Highest:
    case Trait::Kind::Different:
    case Trait::Kind::OwnStatistics:
    case Trait::Kind::Named:
        break;
    case Trait::Kind::Lately:
        return lately(of);
    }
    return "mit " + had(of);
}

std::string shares(const Trait& of)
{
    return fmt::format("{} gemeinsamem {}", of.no ? "ohne" : "mit", shared(of));
}

std::string relativeClause(const Trait& of, const Nominal& noun)
{
    const std::string_view is = noun.several ? "sind" : "ist";
    if (of.kind == Trait::Kind::Token)
        return relative(noun,
            fmt::format("{} {} {}",
                of.no              ? "keine"
                    : noun.several ? ""
                                   : "eine",
                noun.several ? "Spielmarken" : "Spielmarke", is));
    return relative(noun,
        fmt::format("{}zum Untertyp {} {}", of.no ? "nicht " : "", of.noun.subtype,
            noun.several ? "gehören" : "gehört"));
}

/// What stands behind the noun.
std::string behind(const Trait& of, const Nominal& noun)
{
    using Kind = Trait::Kind;
    switch (of.kind) {
    case Kind::Other:
    case Kind::Status:
        return {};
    case Kind::Token:
    case Kind::Subtype:
        return relativeClause(of, noun);
    case Kind::Controlled:
        return fmt::format(" {}{}", notSo(of), control(of.who));
    case Kind::Owned:
        return fmt::format(" {}{}", notSo(of), possession(of.who));
    case Kind::Lately:
        return relative(noun,
            fmt::format("{} {}", lately(of),
                of.boosted         ? noun.several ? "haben" : "hat"
                    : noun.several ? "sind"
                                   : "ist"));
    case Kind::Facing:
    case Kind::InZone:
    case Kind::InExpedition:
    case Kind::InTerrain:
    case Kind::Window:
        return " " + circumstance(of);
    case Kind::Keyword:
    case Kind::HasAbility:
        return fmt::format(" {} {}", of.no ? "ohne" : "mit", had(of));
    case Kind::BaseZero:
        return of.no ? " ohne Grundwert 0" : " mit einem Grundwert von 0";
    case Kind::Counters:
        return of.no ? fmt::format(" ohne {}", counter(of.counter).plural)
                     : fmt::format(" mit {}", had(of));
    case Kind::Number:
    case Kind::Total:
    case Kind::Highest:
    case Kind::Different:
    case Kind::OwnStatistics:
        return fmt::format(" mit {}", had(of));
    case Kind::Shares:
        return " " + shares(of);
    case Kind::FromThese:
        return " unter diesen";
    case Kind::Played:
    case Kind::Named:
        break;
    }
    return of.noun.subtype.empty() ? " mit dem Namen dieser Karte"
                                   : fmt::format(" namens {}", inQuotes(of.noun.subtype));
}

std::string statusAdjective(const Trait& of)
{
    if (of.no && (said(of).word == Said<Trait>::A || said(of).word == Said<Trait>::Each)
        && of.statuses.size() == 1 && of.statuses.front() == Status::Exhausted)
        return "bereit";
    std::string all;
    for (const Status each : of.statuses)
        all += fmt::format("{}{}{}", all.empty() ? "" : "|", of.no ? "nicht " : "", status(each));
    return all;
}

} // namespace

std::string circumstances(const Filter& of)
{
    std::string words;
    for (const std::vector<Trait>* all : { &of.before, &of.after })
        for (const Trait& each : *all)
            words = spaced(words, circumstance(each));
    return words;
}

Nominal filter(
    const Filter& of, const Determiner& determiner, Many many, const std::vector<std::string>& more)
{
    std::vector<std::string> adjectives = more;
    std::vector<const Trait*> traits;
    const Trait* played = nullptr;
    for (const std::vector<Trait>* all : { &of.before, &of.after })
        for (const Trait& each : *all) {
            if (each.kind == Trait::Kind::Other)
                adjectives.insert(adjectives.begin(), "ander");
            else if (each.kind == Trait::Kind::Status)
                adjectives.push_back(statusAdjective(each));
            else if (each.kind == Trait::Kind::Played)
                played = &each;
            else
                traits.push_back(&each);
        }
    const std::vector<altered::Noun> nouns
        = of.nouns.empty() ? std::vector<altered::Noun> { {} } : of.nouns;
    Nominal made = nominal(determiner, adjectives, nounOf(nouns.front()), many);
    for (std::size_t i = 1; i < nouns.size(); ++i) {
        const bool several = many == Many::Yes;
        made = joined(made, nominal(several ? none() : determiner, {}, nounOf(nouns[i]), many),
            said(of).both ? "und" : "oder");
    }
    // A relative clause is about the last noun; its number is that of all.
    const Nominal last = nominal(determiner, {}, nounOf(nouns.back()), many);
    std::string words;
    std::string playing;
    for (const Trait* each : traits)
        if (played && isOfPlaying(*each))
            playing = spaced(playing, circumstance(*each));
        else
            words += behind(*each, last);
    if (played) {
        const Nominal by = who(played->who);
        words += said(*played).word == Said<Trait>::By
            ? relative(last, spaced(playing, last.several ? "gespielt werden" : "gespielt wird"))
            : fmt::format(", {} {}{}", objectPronoun(last),
                Clause { by, { "spielt", "spielen" }, playing }.say(Order::Subordinate), close);
    }
    return of.orElse ? joined(made.with(words), filter(*of.orElse, determiner, many, more), "oder")
                     : made.with(words);
}

} // namespace triptych::altered::german
