// Writes a card pack of as many uniques as one likes, made of the program's own cards: each has the
// name and type of a common character, other numbers, and one to three paragraphs that are printed on
// others. For measuring the deck room with the collection of somebody who owns tens of thousands.
//
//   make_uniques ASSETS COUNT SEED > uniques.json

#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/UniqueCards.h"
#include "match/Games.h"

#include "cards/Library.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

using namespace triptych;

namespace {

std::vector<cards::PackText> packsIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<cards::PackText> packs;
    for (const std::filesystem::path& path : paths) {
        std::ifstream file(path);
        packs.push_back({ path.filename().string(),
            { std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>() } });
    }
    return packs;
}

int numberOf(const nlohmann::ordered_json& card, const char* key)
{
    const auto found = card.find(key);
    return found != card.end() && found->is_number_integer() ? found->get<int>() : 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        fmt::print(stderr, "make_uniques ASSETS COUNT SEED > uniques.json\n");
        return 2;
    }
    const Game& game = *match::find("altered");
    const auto library
        = game.load(packsIn(std::filesystem::path(argv[1]) / "cards" / "altered")).library;
    if (!library || library->size() == 0) {
        fmt::print(stderr, "There are no cards in {}/cards/altered.\n", argv[1]);
        return 1;
    }
    std::vector<std::size_t> bases;
    std::vector<std::string> paragraphs;
    for (std::size_t n = 0; n < library->size(); ++n) {
        const nlohmann::ordered_json& card = library->printed(n);
        if (textOf(card, "type") != "character" || !library->problems(n).empty())
            continue;
        bases.push_back(n);
        std::istringstream text(textOf(card, "text"));
        for (std::string line; std::getline(text, line);)
            if (!line.empty() && !line.starts_with("\u2022") && !line.ends_with(':'))
                paragraphs.push_back(line);
    }
    Random random(std::strtoull(argv[3], nullptr, 10));
    const auto below = [&random](std::size_t n) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n)));
    };
    nlohmann::ordered_json pack { { "format", "triptych-cards/1" }, { "game", "altered" },
        { "set", { { "code", "MINE" }, { "name", "Uniques" } } },
        { "cards", nlohmann::ordered_json::array() } };
    const std::size_t count = std::strtoull(argv[2], nullptr, 10);
    for (std::size_t made = 0; made < count; ++made) {
        const nlohmann::ordered_json& base = library->printed(bases[below(bases.size())]);
        decks::UniqueText text { fmt::format("{}_U_{}", textOf(base, "id"), made + 1), {} };
        for (std::size_t lines = 1 + below(3); lines > 0; --lines)
            text.text += (text.text.empty() ? "" : "\n") + paragraphs[below(paragraphs.size())];
        const auto near = [&](const char* key) {
            return std::max(0, numberOf(base, key) + static_cast<int>(below(3)) - 1);
        };
        text.handCost = std::max(1, near("hand_cost"));
        text.reserveCost = std::max(1, near("reserve_cost"));
        text.forest = near("forest");
        text.mountain = near("mountain");
        text.ocean = near("ocean");
        pack["cards"].push_back(game.uniqueCards()->make(base, text));
    }
    fmt::print("{}\n", printed(pack, 1));
    return 0;
}
