#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// The words of the game in German: cards, players, places.
namespace triptych::kryptik::german {

std::string keywords(const std::vector<Keyword>& all, std::string_view last)
{
    std::vector<std::string> words;
    for (const Keyword each : all)
        words.emplace_back(phrases::keyword(each));
    return listed(words, last);
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

} // namespace triptych::kryptik::german
