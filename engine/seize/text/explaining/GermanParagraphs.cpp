#include "seize/text/explaining/GermanVerbs.h"

#include "seize/text/binding/Bind.h"
#include "text/GermanNames.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

// A whole paragraph in German: what it waits for or costs, what it does, and what its words mean.
namespace triptych::seize::german {
namespace {

constexpr text::german::Named names[] = {
    { "the attacked mercenary", "der angegriffene Söldner" },
    { "the attacked tile", "das angegriffene Feld" },
    { "the player whose turn or deed it is", "der Spieler, dessen Zug oder Tat es ist" },
    { "the player whose Guild Hall it is in", "der Spieler, in dessen Gildenhalle er steht" },
    { "those chosen", "die Gewählten" },
    { "the player who is plundered", "der Spieler, der geplündert wird" },
    { "the player whose mercenary plunders", "der Spieler, dessen Söldner plündert" },
    { "the mercenary that triggers this", "der Söldner, der dies auslöst" },
    { "the mercenary destroyed", "der vernichtete Söldner" },
    { "the mercenary upstaged", "der verdrängte Söldner" },
    { "the mercenary that would be destroyed", "der Söldner, der vernichtet würde" },
    { "the mercenary that springs the trap", "der Söldner, der die Falle auslöst" },
    { "what is countered", "was aufgehoben wird" },
    { "what is copied", "was kopiert wird" },
    { "what is aimed anew", "was ein neues Ziel erhält" },
    { "the mercenary that uses it", "der Söldner, der sie nutzt" },
    { "the attacker", "der Angreifer" },
    { "the mercenary that moves", "der Söldner, der sich bewegt" },
    { "the mercenary that plunders", "der Söldner, der plündert" },
    { "the mercenary put there", "der Söldner, der dorthin gelegt wurde" },
    { "the player who does it", "der Spieler, der es tut" },
    { "the bearer", "der Träger" },
    { "this mercenary", "dieser Söldner" },
    { "those damaged this way", "die so Verletzten" },
    { "each of them", "jeder von ihnen nacheinander" },
    { "the opponent", "der Gegner" },
    { "the target opponent", "der als Ziel gewählte Gegner" },
    { "the target player", "der als Ziel gewählte Spieler" },
    { "the player who is asked", "der Spieler, der gefragt wird" },
};

std::string wordFor(const Meaning& meaning)
{
    if (meaning.word.starts_with("that player"))
        return "der genannte Spieler";
    if (meaning.word == "that enemy")
        return "der genannte gegnerische Söldner";
    if (meaning.word == "that ally")
        return "der genannte verbündete Söldner";
    const bool several = meaning.word == "them" || meaning.word.starts_with("those")
        || meaning.word == "their" || meaning.word == "they";
    if (meaning.thing && meaning.thing->filter.noun == Filter::Noun::Tile)
        return several ? "die genannten Felder" : "das genannte Feld";
    return several ? "die genannten Söldner" : "der genannte Söldner";
}

std::string meant(const Meaning& meaning)
{
    if (meaning.thing)
        return object(*meaning.thing).nominative();
    return text::german::nameOf(names, meaning.meaning);
}

/// What the words of the text refer to, where the sentence does not say it by itself.
std::string referents(const Ability& ability, const std::string& said)
{
    std::vector<Ability> one { ability };
    Meanings meanings;
    if (!bind(one, &meanings).front().text.empty())
        return {}; // It speaks of the paragraph before it, which says so.
    std::string all;
    std::vector<std::string> told;
    for (const Meaning& meaning : meanings) {
        const std::string word = wordFor(meaning);
        const std::string what = meant(meaning);
        // "dem genannten Söldner": looked for without its ending.
        const std::size_t noun = word.rfind(' ');
        const bool spoken = said.find("genannte") != std::string::npos
            && said.find(word.substr(noun)) != std::string::npos;
        if (what.empty() || what == word || !spoken
            || std::ranges::find(told, word + what) != told.end())
            continue;
        told.push_back(word + what);
        all += fmt::format(" ({}: {})", word, what);
    }
    return all;
}

/// " (nur einmal in jedem Zug)": how often it can be used or happen
std::string limits(const Ability& ability)
{
    std::string all = ability.oncePerTurn ? " (nur einmal in jedem Zug)" : "";
    if (ability.perTurn > 0)
        all += fmt::format(" (nur {}-mal in jedem Zug)", ability.perTurn);
    if (ability.oncePerGame)
        all += " (nur einmal im ganzen Spiel)";
    if (ability.ofBearer)
        all += " (als eigene Fähigkeit des Trägers, der nicht erschöpft ist)";
    return all;
}

std::string front(const Ability& ability)
{
    const std::string once = limits(ability);
    switch (ability.kind) {
    case Ability::Kind::Active:
        return ability.cost.empty()
            ? fmt::format("Sie dürfen es jederzeit nutzen{}: ", once)
            : fmt::format("Sie dürfen jederzeit dafür bezahlen ({}){}: ", cost(ability.cost), once);
    case Ability::Kind::Triggered:
        return capitalised(trigger(*ability.trigger, once)) + " ";
    case Ability::Kind::Static:
        return ability.condition
            ? fmt::format("{} gilt: ", capitalised(condition("solange", *ability.condition)))
            : std::string(ability.oncePerGame ? "Einmal im ganzen Spiel gilt: "
                    : ability.oncePerTurn     ? "Einmal in jedem Zug gilt: "
                                              : "Immer gilt: ");
    case Ability::Kind::Attack:
        return fmt::format("Als Angriff ({}): ", reach(*ability.reach));
    case Ability::Kind::Played:
        if (ability.trigger)
            return capitalised(answered(*ability.trigger)) + " ";
        break;
    }
    return {};
}

/// " Die Karte kostet 1 Schatz weniger, wenn ...": was sie von sich selbst sagt
std::string price(const OwnPrice& price)
{
    if (price.number == OwnPrice::allOfIt)
        return " Die Karte kostet nichts, " + condition("wenn", *price.condition) + ".";
    const int size = price.number < 0 ? -price.number : price.number;
    std::string words = fmt::format(" Die Karte kostet {} {} {}", size,
        size == 1 ? "Schatz" : "Schätze", price.number < 0 ? "weniger" : "mehr");
    if (price.times)
        words += forEach(*price.times->counted);
    if (price.times && price.times->most >= 0)
        words += fmt::format(", höchstens {}", price.times->most);
    if (price.condition)
        words += ", " + condition("wenn", *price.condition);
    return words + ".";
}

/// In the Warchest "this" is the treasure that lies there: no mercenary carries it.
std::string ofTheTreasure(std::string said)
{
    constexpr std::string_view mercenary = "ieser Söldner";
    for (std::size_t at = said.find(mercenary); at != std::string::npos; at = said.find(mercenary))
        said.replace(at, mercenary.size(), "ieser Schatz");
    return said;
}

} // namespace

std::string explained(const Ability& ability)
{
    Words words;
    const bool asked = ability.condition && ability.kind != Ability::Kind::Static;
    const bool follows = ability.trigger && !asked;
    std::string said
        = follows ? say(*ability.effect, words, Order::Inverted) : whole(*ability.effect, words);
    words.need(ability);
    std::string begun = ability.stored ? "Solange es in Ihrer Kriegskasse liegt: " : "";
    begun += front(ability);
    if (asked) {
        const std::string only = ability.condition->unless
            ? condition("wenn", *ability.condition)
            : "nur " + condition("wenn", *ability.condition);
        begun += fmt::format("{}: ", ability.trigger ? "gilt, " + only : capitalised(only));
    }
    if (!ability.cost.empty() && ability.kind != Ability::Kind::Active)
        begun += fmt::format("{} zu bezahlen ({}): ",
            ability.rather         ? "Statt der Kosten wahlweise"
                : ability.optional ? "Wahlweise zusätzlich"
                                   : "Zusätzlich",
            cost(ability.cost));
    // "Immer wenn ..., wenn Sie wollen, ...": a clause in front has its comma already.
    if (said.starts_with(", ")) {
        begun.pop_back();
        said = begun.ends_with(close) ? said.substr(1) : said;
    }
    std::string besides = ability.price ? price(*ability.price) : "";
    if (ability.stored) {
        begun = ofTheTreasure(std::move(begun));
        said = ofTheTreasure(std::move(said));
    }
    if (ability.kept)
        besides += " Die Karte kann nicht aufgehoben werden.";
    if (ability.unanswered)
        besides += " Solange sie wartet, können Gegner nichts spielen und nichts nutzen.";
    return settled(fmt::format(
        "{}{}.{}{}{}", begun, said, besides, referents(ability, said), words.all(meaning)));
}

} // namespace triptych::seize::german
