#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "decks/DeckFault.h"
#include "decks/DeckReading.h"
#include "decks/ListFormat.h"
#include "decks/Pool.h"
#include "match/Games.h"

#include <fmt/format.h>

#include <cstdio>

namespace triptych::cli {

namespace {

const std::string& onlyFile(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        throw Misuse { "Name one deck file." };
    return arguments.files().front();
}

/// What the deck may be made of: the list of --pool, or what its own file says.
std::vector<decks::Entry> poolFor(const Arguments& arguments, const std::string& deck)
{
    if (const auto pool = arguments.value("--pool"))
        return decks::cardsOf(deckOfFile(*pool));
    decks::ParsedPool pool = decks::poolOf(textOfFile(deck), deck);
    if (!pool.problems.empty())
        throw UnusableInput { std::move(pool.problems) };
    return std::move(pool.cards);
}

int checkDeck(const Arguments& arguments)
{
    const std::string& path = onlyFile(arguments);
    decks::DeckList deck = deckOfFile(path);
    const Game& game = gameOf(arguments, deck);
    const auto library = libraryOf(game, arguments);
    decks::placeHero(deck, *library);
    const std::string written = deck.ruleset.empty() ? game.rulesets().front().id : deck.ruleset;
    const Ruleset& rules = rulesetNamed(game, arguments.value("--ruleset").value_or(written));
    const std::string& ruleset = rules.id;
    decks::DeckFaults faults = game.faults(*library, deck, ruleset,
        arguments.value("--date").value_or(""), choicesOf(rules, arguments));
    const std::vector<decks::Entry> pool = poolFor(arguments, path);
    if (!pool.empty())
        for (decks::DeckFault& fault : decks::poolFaults(*library, deck, pool))
            faults.push_back(std::move(fault));
    Problems problems = decks::withLines(decks::problemsOf(faults), textOfFile(path), *library);
    // What would mend a fault stands behind it.
    nlohmann::ordered_json told = toJson(problems);
    for (std::size_t k = 0; k < faults.size(); ++k) {
        told[k]["cards"] = faults[k].cards;
        if (!faults[k].proposal)
            continue;
        told[k]["proposal"] = decks::sentenceOf(*faults[k].proposal);
        problems[k].text += ' ' + decks::sentenceOf(*faults[k].proposal);
    }
    if (arguments.has("--json"))
        fmt::print("{}\n",
            printed(
                nlohmann::ordered_json { { "legal", problems.empty() }, { "problems", told } }));
    else if (problems.empty())
        fmt::print("legal for {} {}\n", game.id(), ruleset);
    else
        fmt::print("not legal for {} {}\n{}", game.id(), ruleset, describe(problems));
    return problems.empty() ? Success : DoesNotHold;
}

/// The game of --game, or the first one that knows all cards of a list.
const Game& gameOfList(const Arguments& arguments, const std::string& text, const std::string& path)
{
    if (arguments.has("--game"))
        return gameOf(arguments);
    const Game* best = match::games().front();
    std::size_t fewest = SIZE_MAX;
    for (const Game* game : match::games())
        try {
            const decks::ParsedDeck parsed
                = decks::importDeck(*game, *libraryOf(*game, arguments), text, path);
            if (!parsed.deck.game.empty() && parsed.deck.game != game->id())
                continue;
            // Every card that is not known is a problem of its own.
            if (parsed.problems.size() < fewest && !parsed.deck.main.empty()) {
                fewest = parsed.problems.size();
                best = game;
            }
        } catch (const UnusableInput&) {
            continue; // These cards are for another game.
        }
    return *best;
}

/// What keeps a list from being used: all that was said, but for cards that no pack holds.
Problems unusable(const decks::ParsedDeck& parsed)
{
    Problems problems;
    if (parsed.deck.main.empty() && parsed.deck.hero.empty())
        return parsed.problems;
    for (const Problem& problem : parsed.problems)
        if (problem.card.empty())
            problems.push_back(problem);
    return problems;
}

int convertDeck(const Arguments& arguments)
{
    const std::string& path = onlyFile(arguments);
    const std::string list = textOfFile(path);
    const Game& game = gameOfList(arguments, list, path);
    const auto library = libraryOf(game, arguments);
    const std::string name = arguments.value("--to").value_or("");
    const decks::ListFormat* format = decks::formatNamed(game, name);
    if (!format) {
        std::vector<std::string_view> ids;
        for (const decks::ListFormat* each : decks::formatsOf(game))
            ids.push_back(each->id());
        throw Misuse { fmt::format(
            "--to needs one of {} for {}, not \"{}\".", fmt::join(ids, ", "), game.title(), name) };
    }
    decks::ParsedDeck parsed = decks::importDeck(game, *library, list, path);
    if (Problems problems = unusable(parsed); !problems.empty())
        throw UnusableInput { std::move(problems) };
    parsed.deck.ruleset = arguments.value("--ruleset").value_or(parsed.deck.ruleset);
    const decks::ListFormat::Written written = format->write(parsed.deck, *library);
    // What was not understood or cannot be said is told, and the rest is written.
    parsed.problems.insert(parsed.problems.end(), written.problems.begin(), written.problems.end());
    fmt::print(stderr, "{}", describe(parsed.problems));
    const auto output = arguments.value("--output");
    if (!output)
        fmt::print("{}", written.text);
    else if (auto problem = writeFile(*output, written.text))
        throw UnusableInput { { *problem } };
    return parsed.problems.empty() ? Success : DoesNotHold;
}

} // namespace

Command deckCheckCommand()
{
    return { "deck check", "FILE", "says whether a deck is legal, and by which rules it is not",
        { gameOption, rulesetOption, optionOption, cardsOption,
            { "--date", "DAY",
                "by the lists in force on that day, 2024-05-31; today's if not given" },
            { "--pool", "FILE",
                "it must be made of the cards of this list, as in a draft; else of the \"pool\" in "
                "its "
                "own file, if it has one" },
            jsonOption },
        checkDeck };
}

Command deckConvertCommand()
{
    return { "deck convert", "FILE --to FORMAT",
        "turns a deck list of any form into another; what was not understood is told",
        { { "--to", "FORMAT",
              "json (a deck file), text (\"3 Pier Watcher\" lines), ids (\"3 FT-012\" lines), or "
              "one of the game's own, which a wrong name lists" },
            { "--output", "FILE", "where to; printed if not given" }, gameOption, rulesetOption,
            cardsOption },
        convertDeck };
}

} // namespace triptych::cli
