#pragma once

#include "core/Game.h"
#include "core/Random.h"
#include "decks/Seating.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

// How a match of any game is opened: from decks that may be played, or in its middle.
namespace triptych::decks {

/// A state with so many seats as bring decks. Who starts may be fixed or be for a seat to say.
template <class State>
State seatedFor(const Setup& setup)
{
    State state;
    state.seats = static_cast<std::uint8_t>(setup.decks.size());
    state.random = Random(setup.seed);
    state.first = setup.first.value;
    state.firstChosenBy = setup.firstChosenBy.value;
    for (std::size_t seat = setup.decks.size(); seat < state.players.size(); ++seat)
        state.players[seat].alive = 0;
    return state;
}

/// A match begins with everything laid; what happens until somebody is asked is told first.
template <class Match, class Table, class Ground, class State>
Opened begun(State state, std::shared_ptr<const Ground> ground)
{
    typename Match::Events opening;
    beginSetup(Table { state, *ground->cards, &opening }, false);
    return { std::make_unique<Match>(state, std::move(ground), std::move(opening)), {} };
}

/// A game whose matches are opened from decks. What is its own it says in functions, found by its types:
///
///     Self::lay(set, setup)      a match of decks that may be played
///     layScenario(cards, file)   a match in the middle (core/flow/Laying.h)
/// `Library` is what it loads; its set() has the cards.
template <class Self, class Library, class Match>
class DeckGame : public Game
{
public:
    Opened open(std::shared_ptr<const cards::Library> library, const Setup& setup) const override
    {
        if (Problems problems = seatingFaults(*this, *library, setup); !problems.empty())
            return { nullptr, std::move(problems) };
        return Self::lay(own(*library).set(), setup);
    }

    Opened openScenario(
        std::shared_ptr<const cards::Library> library, const nlohmann::json& file) const override
    {
        static const std::remove_cvref_t<decltype(*own(*library).set())> none({});
        const auto laid = layScenario(library ? *own(*library).set() : none, file);
        if (!laid.ground)
            return { nullptr, laid.problems };
        return { std::make_unique<Match>(laid.state, laid.ground), {} };
    }

    /// Most games have no lists of their own.
    const std::vector<const ListFormat*>& listFormats() const override
    {
        static const std::vector<const ListFormat*> none;
        return none;
    }

protected:
    static const Library& own(const cards::Library& library)
    {
        return static_cast<const Library&>(library);
    }
};

} // namespace triptych::decks
