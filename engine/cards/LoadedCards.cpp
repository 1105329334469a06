#include "cards/LoadedCards.h"

#include "core/JsonText.h"

#include <fmt/format.h>

namespace triptych::cards {

Pack packOf(const PackText& text, JsonText json, std::string_view game, std::string_view gameName,
    PrintedCards& printed)
{
    constexpr std::size_t mostCards = 60'000; // their numbers have 16 bits, and texts make tokens
    ParsedPack parsed = parsePack(text, std::move(json));
    printed.problems.insert(printed.problems.end(), parsed.problems.begin(), parsed.problems.end());
    printed.warnings.insert(printed.warnings.end(), parsed.warnings.begin(), parsed.warnings.end());
    if (parsed.pack.cards.empty() && !parsed.problems.empty()) {
        printed.usable = false;
        return {};
    }
    if (parsed.pack.game != game) {
        printed.problems.push_back({ text.name,
            fmt::format("This pack is for \"{}\", not for {}.", parsed.pack.game, gameName) });
        return {};
    }
    if (printed.cards.size() + parsed.pack.cards.size() > mostCards) {
        printed.problems.push_back({ text.name,
            fmt::format("With this pack there would be more than {} cards, the most that can be "
                        "loaded at once. Take another pack out.",
                mostCards) });
        return {};
    }
    printed.hashes.push_back(parsed.pack.hash);
    printed.packs.push_back({ text.name, printed.cards.size() });
    return std::move(parsed.pack);
}

std::string placeOf(std::string_view pack, const nlohmann::json& card)
{
    return fmt::format("{}, card {}", pack, textOf(card, "id"));
}

void notePrinted(Pack pack, PrintedCards& printed)
{
    for (nlohmann::json& card : pack.cards) {
        // Room for one field more, and not for twice as many, in each of tens of thousands of cards.
        nlohmann::ordered_json::object_t shown;
        shown.reserve(card.size() + 1);
        for (auto& [name, value] : card.items())
            shown.emplace_back(
                name, value); // each is there once; emplace would look at all before it
        card = nullptr;       // A large pack is not kept twice.
        shown["set"] = pack.setCode;
        printed.cards.push_back(std::move(shown));
    }
    printed.boosters.insert(printed.boosters.end(), pack.boosters.begin(), pack.boosters.end());
}

bool isUsable(const PrintedCards& printed)
{
    return printed.usable || !printed.cards.empty();
}

} // namespace triptych::cards
