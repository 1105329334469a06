#include "fuzz/Readers.h"

#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/DeckText.h"

#include <nlohmann/json.hpp>

namespace triptych::fuzz {

Verdict readEnvelope(std::string_view bytes)
{
    const cards::ParsedPack pack = cards::parsePack({ "pack.json", std::string(bytes) });
    Verdict verdict { !pack.pack.cards.empty(), pack.problems };
    add(verdict, pack.warnings);
    for (const decks::ParsedDeck& parsed :
        { decks::readDeck(bytes, "deck"), decks::parseDeckText(bytes, "list") }) {
        add(verdict, parsed.problems);
        add(verdict, parsed.warnings);
        if (!parsed.problems.empty())
            continue;
        verdict.read = true;
        // What was read is written so that it can be read again; a list need not say its game.
        decks::DeckList deck = parsed.deck;
        if (deck.game.empty())
            deck.game = "game";
        const std::string written = printed(decks::toJson(deck));
        if (decks::parseDeck(written, "again").deck.main != deck.main)
            verdict.said.push_back({ "", "The deck was not read again as it was written." });
    }
    return verdict;
}

} // namespace triptych::fuzz
