#include "match/TrialMatrix.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace triptych::match {

namespace {

std::size_t placeOfDeck(TrialMatrix& matrix, const std::string& deck)
{
    const auto found = std::ranges::find(matrix.decks, deck);
    const auto place = static_cast<std::size_t>(found - matrix.decks.begin());
    if (found != matrix.decks.end())
        return place;
    matrix.decks.push_back(deck);
    for (std::vector<Tally>& row : matrix.cells)
        row.resize(matrix.decks.size());
    matrix.cells.emplace_back(matrix.decks.size());
    return place;
}

/// The same games, as the other deck sees them.
Tally turnedRound(const Tally& tally)
{
    return { tally.games, tally.games - tally.wins - tally.draws, tally.draws };
}

} // namespace

Tally TrialMatrix::total(std::size_t row) const
{
    Tally all;
    for (const Tally& cell : cells[row])
        all.add(cell);
    return all;
}

TrialMatrix matrixOf(const std::vector<TrialResult>& results)
{
    TrialMatrix matrix;
    for (const TrialResult& result : results)
        placeOfDeck(matrix, result.deck);
    for (const TrialResult& result : results)
        for (const Pairing& pairing : result.pairings) {
            const std::size_t row = placeOfDeck(matrix, result.deck);
            const std::size_t column = placeOfDeck(matrix, pairing.deck);
            if (row == column) // A deck against itself says nothing of the two.
                continue;
            Tally all = pairing.starting;
            all.add(pairing.second);
            matrix.cells[row][column].add(all);
            matrix.cells[column][row].add(turnedRound(all));
        }
    return matrix;
}

std::vector<Trial> othersOf(const Trial& trial)
{
    std::vector<Trial> others;
    for (std::size_t k = 0; k + 1 < trial.opponents.size(); ++k) {
        Trial other = trial;
        other.deck = trial.opponents[k].deck;
        other.level = trial.opponents[k].level;
        other.opponents.assign(
            trial.opponents.begin() + static_cast<std::ptrdiff_t>(k) + 1, trial.opponents.end());
        others.push_back(std::move(other));
    }
    return others;
}

nlohmann::ordered_json toJson(const TrialMatrix& matrix)
{
    auto rows = nlohmann::ordered_json::array();
    for (std::size_t row = 0; row < matrix.decks.size(); ++row) {
        auto cells = nlohmann::ordered_json::array();
        for (std::size_t column = 0; column < matrix.decks.size(); ++column) {
            const Tally& tally = matrix.cells[row][column];
            const auto [low, high] = intervalOf(tally);
            if (tally.games == 0)
                cells.push_back(nullptr);
            else
                cells.push_back(nlohmann::ordered_json { { "games", tally.games },
                    { "wins", tally.wins }, { "draws", tally.draws }, { "share", tally.share() },
                    { "interval", { low, high } } });
        }
        rows.push_back(std::move(cells));
    }
    return { { "format", "triptych-trial-matrix/1" }, { "decks", matrix.decks },
        { "matrix", std::move(rows) } };
}

} // namespace triptych::match
