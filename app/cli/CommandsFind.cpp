#include "cli/Command.h"
#include "cli/Loading.h"

#include "cards/Query.h"
#include "core/JsonText.h"

#include <fmt/format.h>

#include <cstdio>
#include <ctime>

namespace triptych::cli {

namespace {

/// The cards of the game; those of --own come behind the installed ones and count as one's own.
std::shared_ptr<const cards::CardIndex> indexOf(const Game& game, const Arguments& arguments)
{
    auto library = libraryOf(game, arguments);
    const std::vector<std::string> own = arguments.values("--own");
    if (own.empty())
        return std::make_shared<const cards::CardIndex>(game, std::move(library));
    const std::size_t installed = library->size();
    library = libraryWith(game, arguments, own);
    return std::make_shared<const cards::CardIndex>(
        game, std::move(library), [installed](std::size_t card) { return card >= installed; });
}

/// How long the question takes of one card, of the processor's time, asked again until that can be
/// measured.
double nanosecondsOf(const cards::Query& query, std::size_t cards)
{
    if (cards == 0)
        return 0.0;
    const std::clock_t start = std::clock();
    double asked = 0;
    std::clock_t taken = 0;
    do {
        if (query.find().size() > cards)
            return 0.0; // Never; but so the answer is looked at.
        asked += static_cast<double>(cards);
        taken = std::clock() - start;
    } while (taken < CLOCKS_PER_SEC / 5);
    return 1e9 * static_cast<double>(taken) / CLOCKS_PER_SEC / asked;
}

int findCards(const Arguments& arguments)
{
    const Game& game = gameOf(arguments);
    const auto index = indexOf(game, arguments);
    if (arguments.has("--fields")) {
        fmt::print("{}", cards::describeFields(*index));
        return Success;
    }
    const std::string question = fmt::format("{}", fmt::join(arguments.files(), " "));
    const cards::Query query(index, question);
    if (!query.isAsked()) {
        Problems problems;
        for (const cards::QueryProblem& problem : query.problems())
            problems.push_back({ fmt::format("column {}", problem.at + 1), problem.text });
        throw UnusableInput { std::move(problems) };
    }
    const std::vector<std::size_t> found = query.find();
    auto ids = nlohmann::ordered_json::array();
    for (const std::size_t card : found) {
        const nlohmann::ordered_json& printedCard = index->library().printed(card);
        ids.push_back(textOf(printedCard, "id"));
        if (!arguments.has("--json"))
            fmt::print("{:<10} {}\n", textOf(printedCard, "id"), textOf(printedCard, "name"));
    }
    const double each = arguments.has("--time") ? nanosecondsOf(query, index->size()) : 0.0;
    if (arguments.has("--json")) {
        nlohmann::ordered_json json { { "cards", ids }, { "of", index->size() } };
        if (each > 0)
            json["nanoseconds_per_card"] = each;
        fmt::print("{}\n", printed(json));
        return Success;
    }
    fmt::print("{} of {} cards\n", found.size(), index->size());
    if (each > 0)
        fmt::print("{:.1f} ns per card\n", each);
    return Success;
}

} // namespace

Command cardsFindCommand()
{
    return { "cards find", "QUESTION",
        "finds cards: type:spell cost<=3 or \"draw a card\" -is:unplayable",
        { gameOption, cardsOption,
            { "--own", "FILE", "a card pack of one's own beside the others, for is:own" },
            { "--fields", "", "what may be asked about instead" },
            { "--time", "", "says how long the question takes" }, jsonOption },
        findCards };
}

} // namespace triptych::cli
