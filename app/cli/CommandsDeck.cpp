#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "decks/DeckText.h"
#include "draft/Building.h"

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
    Problems problems
        = decks::withLines(game.check(*library, deck, ruleset,
                               arguments.value("--date").value_or(""), choicesOf(rules, arguments)),
            textOfFile(path), *library);
    if (const auto pool = arguments.value("--pool"))
        for (Problem& problem : draft::notInPool(*library, deck, deckOfFile(*pool)))
            problems.push_back(std::move(problem));
    if (arguments.has("--json"))
        fmt::print("{}\n",
            printed(nlohmann::ordered_json {
                { "legal", problems.empty() }, { "problems", toJson(problems) } }));
    else if (problems.empty())
        fmt::print("legal for {} {}\n", game.id(), ruleset);
    else
        fmt::print("not legal for {} {}\n{}", game.id(), ruleset, describe(problems));
    return problems.empty() ? Success : DoesNotHold;
}

int convertDeck(const Arguments& arguments)
{
    decks::DeckList deck = deckOfFile(onlyFile(arguments));
    const std::string format = arguments.value("--to").value_or("");
    if (deck.game.empty())
        deck.game = gameOf(arguments, deck).id();
    deck.ruleset = arguments.value("--ruleset").value_or(deck.ruleset);
    // A list has its hero among the cards; where the cards are known it gets a place of its own.
    if (deck.hero.empty())
        decks::placeHero(deck, *libraryOf(gameNamed(deck.game), arguments));
    std::string text;
    if (format == "json")
        text = printed(decks::toJson(deck), 2) + "\n";
    else if (format == "text")
        text = decks::toText(deck);
    else if (format == "ids") {
        const auto library = libraryOf(gameNamed(deck.game), arguments);
        text = decks::toIds(deck, [&](const std::string& card) {
            const std::size_t number = library->find(card);
            return number == cards::Library::npos ? card : textOf(library->printed(number), "id");
        });
    } else
        throw Misuse { fmt::format("--to needs json, text or ids, not \"{}\".", format) };
    const auto output = arguments.value("--output");
    if (!output)
        fmt::print("{}", text);
    else if (auto problem = writeFile(*output, text))
        throw UnusableInput { { *problem } };
    return Success;
}

} // namespace

Command deckCheckCommand()
{
    return { "deck check", "FILE", "says whether a deck is legal, and by which rules it is not",
        { gameOption, rulesetOption, optionOption, cardsOption,
            { "--date", "DAY",
                "by the lists in force on that day, 2024-05-31; today's if not given" },
            { "--pool", "FILE", "it must be made of the cards of this list, as in a draft" },
            jsonOption },
        checkDeck };
}

Command deckConvertCommand()
{
    return { "deck convert", "FILE --to FORMAT",
        "turns a deck file into a plain text list, and back",
        { { "--to", "FORMAT",
              "json (a deck file), text (\"3 Pier Watcher\" lines) or ids (\"3 FT-012\" lines)" },
            { "--output", "FILE", "where to; printed if not given" }, gameOption, rulesetOption,
            cardsOption },
        convertDeck };
}

} // namespace triptych::cli
