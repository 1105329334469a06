#pragma once

#include "core/Game.h"
#include "decks/DeckList.h"
#include "match/Scenario.h"
#include "match/TrialResult.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace triptych::match {

/// Somebody who plays a seat for one game, by level: "ai:normal". Null when there is no such level.
using ThinkerMaker = std::function<Thinker(const std::string& level, std::uint64_t seed)>;

/// A deck to be tried out against others.
struct Trial
{
    const Game& game;
    std::shared_ptr<const cards::Library> library;
    std::string ruleset;
    RuleChoices options {};
    decks::DeckList deck {};
    std::string level = "ai:normal";
    struct Opponent
    {
        decks::DeckList deck;
        std::string level = "ai:normal";
    };
    std::vector<Opponent> opponents {};
};

/// Why it cannot be played: no opponents, an illegal deck. Empty when it can.
Problems faultsOf(const Trial&);

/// One game of a trial, as far as it is counted.
struct TrialGame
{
    std::size_t opponent = 0;
    bool starts = false; ///< The deck under test.
    bool finished = false;
    bool won = false, drawn = false;
    std::string ending; ///< "vault"; empty when the observation does not say.
    int turns = 0;
    std::vector<std::string> drawnCards, playedCards; ///< Names, each once, sorted.
};

/// Game `number` of a trial: the number says against whom, who starts, and what chance brings, so
/// that the same number is the same game on every machine. Null when it was cancelled, asked between two answers.
std::unique_ptr<TrialGame> playGame(const Trial&, std::uint64_t number, const ThinkerMaker&,
    const std::function<bool()>& isCancelled = {});

/// A result without games; and with one more.
TrialResult emptyResult(const Trial&);
void add(TrialResult&, const Trial&, std::uint64_t number, const TrialGame&);

/// The games from `first` on, one after the other. After each `goOn` is told the result so far, and
/// ends the trial by saying no; games that have not been played are then not in the result.
TrialResult run(const Trial&, std::uint64_t first, std::uint64_t games, const ThinkerMaker&,
    const std::function<bool(const TrialResult&)>& goOn = {});

} // namespace triptych::match
