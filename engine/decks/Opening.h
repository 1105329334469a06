#pragma once

#include "core/Game.h"
#include "decks/Seating.h"

#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

// How a match of any game is opened: from decks that may be played, or in its middle.
namespace triptych::decks {

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
///     Self::own(library)         its Library, whose set() has the cards
///     Self::lay(set, setup)      a match of decks that may be played
///     layScenario(cards, file)   a match in the middle (core/flow/Laying.h)
template <class Self, class Match>
class DeckGame : public Game
{
public:
    Opened open(std::shared_ptr<const cards::Library> library, const Setup& setup) const override
    {
        if (Problems problems = seatingFaults(*this, *library, setup); !problems.empty())
            return { nullptr, std::move(problems) };
        return Self::lay(Self::own(*library).set(), setup);
    }

    Opened openScenario(
        std::shared_ptr<const cards::Library> library, const nlohmann::json& file) const override
    {
        static const std::remove_cvref_t<decltype(*Self::own(*library).set())> none({});
        const auto laid = layScenario(library ? *Self::own(*library).set() : none, file);
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
};

} // namespace triptych::decks
