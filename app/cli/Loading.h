#pragma once

#include "cli/Arguments.h"
#include "core/Game.h"
#include "core/Problem.h"
#include "decks/DeckList.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

// What commands have to load before they can begin. Each throws Unusable with all that is wrong.

namespace triptych::cli {

/// Input that cannot be used. Only the command line throws it and only main() catches it.
struct UnusableInput
{
    Problems problems;
};

/// What --option says of the ruleset; throws Misuse for an option that it does not have.
RuleChoices choicesOf(const Ruleset&, const Arguments&);

/// The ruleset, also of a format within it: "cr4-limited". Throws Misuse when there is none.
const Ruleset& rulesetNamed(const Game&, const std::string& id);

/// The game of --game, or the only one there is.
const Game& gameOf(const Arguments&);
const Game& gameNamed(const std::string& id);
/// The game of --game, or that of the deck; a bare list is for the game that knows its cards.
const Game& gameOf(const Arguments&, const decks::DeckList&);

/// The cards of --cards, else those installed for the game.
std::shared_ptr<const cards::Library> libraryOf(const Game&, const Arguments&);

/// The same with more packs behind them.
std::shared_ptr<const cards::Library> libraryWith(
    const Game&, const Arguments&, const std::vector<std::string>& more);

std::string textOfFile(const std::string& path);
nlohmann::json jsonOfFile(const std::string& path);
/// A deck file, or a plain text list when it does not look like JSON.
decks::DeckList deckOfFile(const std::string& path);

/// The decks of --deck for so many seats; where none is given the game's installed decks in turn.
std::vector<decks::DeckList> decksOf(
    const Game&, const cards::Library&, const Arguments&, std::size_t seats);

/// Ruleset, decks and number of seats as the options say. Checked against the rules of decks.
Setup setupOf(const Game&, const cards::Library&, const Arguments&);

/// What was read all the same, on the error output: standard output is for results.
void tellWarnings(const Problems&);
/// "place: text (rule)", a line each.
std::string describe(const Problems&);
nlohmann::ordered_json toJson(const Problems&);

} // namespace triptych::cli
