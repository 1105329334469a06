#pragma once

#include "cli/Checks.h"
#include "cli/RandomDecks.h"
#include "core/Game.h"

#include <cstdint>
#include <filesystem>
#include <memory>

// Games at random whose laws are looked at after every answer.
namespace triptych::cli {

/// One ruleset with so many seats, and what its games need.
class CheckedTable
{
public:
    CheckedTable(const Game&, std::shared_ptr<const cards::Library>, const Ruleset&,
        std::size_t seats, const RandomDecks&);

    /// Plays the game of this seed and counts it. Several threads may do so, each with a count of
    /// its own.
    void play(std::uint64_t seed, Checked& into) const;
    Checked nothingYet() const;

    /// Plays it again as far as its fault and writes its journal; the file's name, or a problem.
    Problems writeJournal(const std::filesystem::path& folder, Fault&) const;

private:
    class OneGame;

    const Game& m_game;
    std::shared_ptr<const cards::Library> m_library;
    Ruleset m_ruleset;
    std::size_t m_seats;
    const RandomDecks& m_decks;
};

} // namespace triptych::cli
