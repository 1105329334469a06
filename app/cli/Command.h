#pragma once

#include "cli/Arguments.h"

#include <string>
#include <string_view>
#include <vector>

namespace triptych::cli {

/// What the program answers its caller (NOTATION section 7).
enum ExitCode {
    Success = 0,
    DoesNotHold = 1, ///< A scenario failed, a deck is illegal, a rule has no test, ...
    Unusable = 2,    ///< The input or the call itself cannot be used.
};

/// One subcommand: its words, its help, and what it does.
struct Command
{
    std::string_view name;  ///< "scenario run"
    std::string_view usage; ///< "FILE.."
    std::string_view help;
    std::vector<OptionRule> options;
    int (*run)(const Arguments&);
};

/// Options that many commands have.
inline constexpr OptionRule jsonOption { "--json", "", "print the result as JSON" };
inline constexpr OptionRule gameOption { "--game", "GAME", "the game, by its id" };
inline constexpr OptionRule cardsOption { "--cards", "FILE",
    "a card pack to use instead of the installed ones; may be given again" };
inline constexpr OptionRule deckOption { "--deck", "pN=FILE",
    "the deck of a seat; else the installed decks in turn" };
inline constexpr OptionRule seatOption { "--seat", "pN=AGENT", "who plays a seat" };
inline constexpr OptionRule rulesetOption { "--ruleset", "NAME",
    "the ruleset; else that of the deck" };
inline constexpr OptionRule optionOption { "--option", "NAME=on",
    "a rule of the ruleset to play otherwise than usual (on or off); may be given again" };
inline constexpr OptionRule seedOption { "--seed", "N",
    "the seed of chance; the same seed repeats the run" };

// One a file: Commands*.cpp
Command scenarioRunCommand();
Command matchCommand();
Command playCommand();
Command replayCommand();
Command cardsCheckCommand();
Command cardsCoverageCommand();
Command cardsExplainCommand();
Command cardsFindCommand();
Command cardsLanguageCommand();
Command cardsMutateCommand();
Command cardsReadingsCommand();
Command deckCheckCommand();
Command deckConvertCommand();
Command deckStatsCommand();
Command deckTestCommand();
Command rulesCoverageCommand();
Command boostersOpenCommand();
Command draftCommand();
Command draftMeasureCommand();
Command benchCommand();
Command promptsCommand();

} // namespace triptych::cli
