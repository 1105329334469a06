#include "cards/LoadedCards.h"

#include "core/JsonText.h"

#include <fmt/format.h>

namespace triptych::cards {

Pack packOf(
    const PackText& text, std::string_view game, std::string_view gameName, PrintedCards& printed)
{
    ParsedPack parsed = parsePack(text);
    printed.problems.insert(printed.problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (parsed.pack.cards.empty() && !parsed.problems.empty()) {
        printed.usable = false;
        return {};
    }
    if (parsed.pack.game != game) {
        printed.problems.push_back({ text.name,
            fmt::format("This pack is for \"{}\", not for {}.", parsed.pack.game, gameName) });
        return {};
    }
    printed.hashes.push_back(parsed.pack.hash);
    return std::move(parsed.pack);
}

std::string placeOf(const PackText& text, const nlohmann::json& card)
{
    return fmt::format("{}, card {}", text.name, textOf(card, "id"));
}

void notePrinted(const Pack& pack, PrintedCards& printed)
{
    for (const nlohmann::json& card : pack.cards) {
        nlohmann::ordered_json shown = card;
        shown["set"] = pack.setCode;
        printed.cards.push_back(std::move(shown));
    }
    printed.boosters.insert(printed.boosters.end(), pack.boosters.begin(), pack.boosters.end());
}

bool isUsable(PrintedCards& printed)
{
    if (printed.cards.size() >= noCard.value) {
        printed.problems.push_back({ "packs", "There are too many cards to load at once." });
        printed.usable = false;
    }
    return printed.usable || !printed.cards.empty();
}

} // namespace triptych::cards
