#include "altered/text/explaining/German.h"
#include "altered/text/printing/Phrases.h"

#include <fmt/format.h>

// The words of the game in German.
namespace triptych::altered::german {

Noun card()
{
    return feminine("Karte", "Karten");
}
Noun player()
{
    return masculine("Spieler", "Spielers", "Spieler");
}
Noun expeditionWord()
{
    return feminine("Expedition", "Expeditionen");
}

Noun nounOf(const altered::Noun& noun)
{
    using Kind = altered::Noun::Kind;
    switch (noun.kind) {
    case Kind::Card:
        return card();
    case Kind::Character:
        return masculine("Charakter", "Charakters", "Charaktere");
    case Kind::Permanent:
        return neuter("Permanent", "Permanents", "Permanente");
    case Kind::Landmark:
        return neuter("Wahrzeichen", "Wahrzeichens", "Wahrzeichen");
    case Kind::ExpeditionPermanent:
        return feminine("Expeditionskarte", "Expeditionskarten");
    case Kind::Spell:
        return masculine("Zauber", "Zaubers", "Zauber");
    case Kind::Token:
        return feminine("Spielmarke", "Spielmarken");
    case Kind::ManaOrb:
        return feminine("Manakugel", "Manakugeln");
    case Kind::Hero:
        return weak("Held", "Helden");
    case Kind::Subtype:
        break;
    }
    return feminine(noun.subtype + "-Karte", noun.subtype + "-Karten");
}

std::string_view status(Status status)
{
    switch (status) {
    case Status::Anchored:
        return "verankert";
    case Status::Asleep:
        return "schlafend";
    case Status::Boosted:
        return "verstärkt";
    case Status::Exhausted:
        return "erschöpft";
    case Status::Fleeting:
        return "flüchtig";
    case Status::Ascended:
        return "aufgestiegen";
    case Status::Completed:
        break;
    }
    return "vollendet";
}

std::string_view keyword(Keyword keyword)
{
    switch (keyword) {
    case Keyword::Cooldown:
        return "Cooldown";
    case Keyword::Defender:
        return "Defender";
    case Keyword::Eternal:
        return "Eternal";
    case Keyword::Fleeting:
        return "Fleeting";
    case Keyword::Gigantic:
        return "Gigantic";
    case Keyword::Scout:
        return "Scout";
    case Keyword::Seasoned:
        return "Seasoned";
    case Keyword::Tough:
        break;
    }
    return "Tough";
}

std::string abilitiesOf(Icons icons, Many many)
{
    std::vector<std::string> names;
    if (icons & iconJoin)
        names.push_back(inQuotes("Dazukommen"));
    if (icons & iconHand)
        names.push_back(inQuotes("Aus der Hand"));
    if (icons & iconReserve)
        names.push_back(inQuotes("Aus der Reserve"));
    if (icons & iconExhaust)
        names.push_back(inQuotes("Erschöpfen"));
    if (icons & iconSupport)
        names.push_back(inQuotes("Unterstützung"));
    if (icons & iconInfinite)
        names.push_back(inQuotes("Dauernde Unterstützung"));
    return fmt::format("{} {}", many == Many::Yes ? "Fähigkeiten" : "Fähigkeit",
        listed(names, many == Many::Yes ? "und" : "oder"));
}

std::string terrains(Terrains terrains, std::string_view joint)
{
    std::vector<std::string> names;
    if (terrains & forest)
        names.emplace_back("Wald");
    if (terrains & mountain)
        names.emplace_back("Berg");
    if (terrains & ocean)
        names.emplace_back("Meer");
    if (terrains & singleTerrain)
        names.emplace_back("nur einem Gelände");
    return listed(names, joint);
}

Noun statWord(Stat stat, Terrains which)
{
    switch (stat) {
    case Stat::HandCost:
        return { Gender::Feminine, "Handkosten", "Handkosten", "Handkosten", "Handkosten" };
    case Stat::ReserveCost:
        return { Gender::Feminine, "Reservekosten", "Reservekosten", "Reservekosten",
            "Reservekosten" };
    case Stat::BaseCost:
        return { Gender::Feminine, "Grundkosten", "Grundkosten", "Grundkosten", "Grundkosten" };
    case Stat::Statistic:
        return masculine("Wert in " + terrains(which, "und"), "Werts in " + terrains(which, "und"));
    case Stat::EveryStatistic:
        break;
    }
    return masculine("Wert", "Werts", "Werte");
}

std::string_view phase(Phase phase)
{
    switch (phase) {
    case Phase::Morning:
        return "am Morgen";
    case Phase::Noon:
        return "am Mittag";
    case Phase::Afternoon:
        return "am Nachmittag";
    case Phase::Dusk:
        return "in der Dämmerung";
    case Phase::Night:
        break;
    }
    return "in der Nacht";
}

std::string_view lasting(Duration duration)
{
    switch (duration) {
    case Duration::None:
        break;
    case Duration::ThisTurn:
        return "in diesem Zug";
    case Duration::ThisAfternoon:
        return "an diesem Nachmittag";
    case Duration::ThisDay:
        return "an diesem Tag";
    case Duration::Permanently:
        return "dauerhaft";
    case Duration::UntilYourTurn:
        return "bis zu Ihrem nächsten Zug";
    case Duration::ThisDusk:
        return "in dieser Dämmerung";
    case Duration::NextMorning:
        return "am nächsten Morgen";
    case Duration::UntilNight:
        return "bis zur Nacht";
    case Duration::UntilRest:
        return "bis zur Rast";
    case Duration::TheirNextTurn:
        return "in ihrem nächsten Zug";
    }
    return "";
}

Noun counter(const Counter& counter)
{
    switch (counter.kind) {
    case Counter::Kind::Boost:
        return feminine("Verstärkung", "Verstärkungen");
    case Counter::Kind::Named:
        return feminine(counter.name + "-Marke", counter.name + "-Marken");
    case Counter::Kind::Any:
        break;
    }
    return feminine("Marke", "Marken");
}

std::string positions(std::uint8_t positions)
{
    std::vector<std::string> words;
    if (positions & Expedition::Behind)
        words.emplace_back("zurückliegt");
    if (positions & Expedition::Ahead)
        words.emplace_back("vorn liegt");
    if (positions & Expedition::Tied)
        words.emplace_back("gleichauf liegt");
    if (positions & Expedition::IsAscended)
        words.emplace_back("aufgestiegen ist");
    if (positions & Expedition::InContact)
        words.emplace_back("einer anderen begegnet");
    if (positions & Expedition::Together)
        words.emplace_back("in derselben Region ist wie die andere");
    if (positions & Expedition::Moved)
        words.emplace_back("an diesem Tag weitergezogen ist");
    if (positions & Expedition::Stayed)
        words.emplace_back("an diesem Tag nicht weitergezogen ist");
    return listed(words, "oder");
}

std::string keywordItem(const KeywordItem& of)
{
    if (of.keyword == Keyword::Tough && of.number.kind == Amount::Kind::X)
        return "Tough X";
    if (of.keyword == Keyword::Tough && of.number.number != 0)
        return fmt::format("Tough {}", of.number.number);
    if (of.keyword == Keyword::Scout)
        return fmt::format("Scout für {}", mana(of.number));
    return std::string(keyword(of.keyword));
}

} // namespace triptych::altered::german
