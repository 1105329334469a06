#include "kryptik/text/binding/Bind.h"
#include "kryptik/text/explaining/German.h"
#include "text/GermanNames.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What the words of a text that refer were found to mean, in German.
namespace triptych::kryptik::german {
namespace {

constexpr text::german::Named names[] = {
    { "this card", "diese Karte" },
    { "what this triggered on", "die Karte, die dies ausgelöst hat" },
    { "the other citizen of what this triggered on",
        "der andere Bürger bei dem, was dies ausgelöst hat" },
    { "the citizen that destroyed this card", "der Bürger, der diese Karte zerstört hat" },
    { "the player who did it", "der Spieler, der es getan hat" },
    { "the attacking player", "der angreifende Spieler" },
    { "the defending player", "der verteidigende Spieler" },
    { "the player whose turn it is", "der Spieler, der am Zug ist" },
    { "the player it is dealt to", "der Spieler, der den Schaden nimmt" },
    { "the player who chooses", "der Spieler, der wählt" },
    { "the player who does it", "der Spieler, der es tut" },
    { "the player who can not", "der Spieler, der es nicht kann" },
    { "the player who is asked", "der Spieler, der gefragt wird" },
    { "the player who may prevent it", "der Spieler, der es verhindern darf" },
    { "the target player", "der als Ziel gewählte Spieler" },
    { "the opponent", "der Gegner" },
    { "its controller", "der Spieler, der die Karte kontrolliert" },
    { "the number chosen", "die gewählte Zahl" },
    { "the cards drawn", "die Zahl der gezogenen Karten" },
    { "the cards discarded", "die Zahl der abgeworfenen Karten" },
    { "the cards plundered", "die Zahl der geplünderten Karten" },
    { "the cards destroyed", "die Zahl der zerstörten Karten" },
    { "the cards abolished", "die Zahl der verbannten Karten" },
    { "the citizens sacrificed", "die Zahl der geopferten Bürger" },
    { "the cards engaged", "die Zahl der eingesetzten Karten" },
    { "the cards disengaged", "die Zahl der wieder bereiten Karten" },
    { "the cards detached", "die Zahl der gelösten Karten" },
    { "the cards moved", "die Zahl der verschobenen Karten" },
    { "the cards shuffled in", "die Zahl der eingemischten Karten" },
    { "the 11 year cards destroyed", "die Zahl der zerstörten 11-Jahre-Karten" },
    { "the card found", "die gefundene Karte" },
    { "the cards found", "die gefundenen Karten" },
    { "the card looked at", "die angesehene Karte" },
    { "the cards looked at", "die angesehenen Karten" },
    { "the card revealed", "die gezeigte Karte" },
    { "the cards revealed", "die gezeigten Karten" },
    { "the card taken", "die genommene Karte" },
    { "the cards taken", "die genommenen Karten" },
    { "the card chosen", "die gewählte Karte" },
    { "the cards chosen", "die gewählten Karten" },
    { "the citizen sacrificed for the cost, as it was then",
        "der für die Kosten geopferte Bürger, so wie er da war" },
};

/// What the explanation says for a word of the text that refers.
std::string wordFor(const Meaning& meaning)
{
    const std::string& word = meaning.word;
    if (word == "this way")
        return {}; // "so betroffen" says it itself
    if (word == "that player" || word == "they")
        return word == "they" ? "dieser Spieler" : "der genannte Spieler";
    if (word == "that citizen")
        return "der genannte Bürger";
    if (word == "them" || word == "those" || word == "those cards")
        return "die genannten Karten";
    if (word == "that many")
        return meaning.meaning == "the number chosen" ? "die genannte Zahl" : "ebenso viele";
    if (word == "the sacrificed citizen")
        return "der geopferte Bürger";
    return "die genannte Karte";
}

std::string meant(const Meaning& meaning)
{
    if (meaning.thing) {
        const auto* target = std::get_if<Target>(&*meaning.thing);
        const Nominal what = object(*meaning.thing);
        return target && meaning.slot > 0
            ? fmt::format("{} (das {}. Ziel)", what.nominative(), meaning.slot + 1)
            : what.nominative();
    }
    return text::german::nameOf(names, meaning.meaning);
}

} // namespace

std::string meanings(const Ability& ability)
{
    std::vector<std::string> said;
    for (const Meaning& meaning : meaningsOf(ability)) {
        const std::string what = meant(meaning);
        if (what.empty() || wordFor(meaning).empty() || what == wordFor(meaning)
            || what == "diese Karte")
            continue;
        const std::string one = fmt::format("{} {} {}", inQuotes(wordFor(meaning)),
            what.starts_with("die genannten") || wordFor(meaning) == "die genannten Karten" ? "sind"
                                                                                            : "ist",
            what);
        if (std::find(said.begin(), said.end(), one) == said.end())
            said.push_back(one);
    }
    return said.empty() ? "" : fmt::format(" Dabei gilt: {}.", fmt::join(said, "; "));
}

} // namespace triptych::kryptik::german
