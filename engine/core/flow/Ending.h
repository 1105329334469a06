#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

// A match that ends, or goes on without somebody.
namespace triptych {

/// Nothing more is asked or done; everybody is told.
template <typename Table, typename Ending>
void endMatch(const Table& table, std::uint8_t winners, Ending how)
{
    using Event = typename std::remove_pointer_t<decltype(table.events)>::value_type;
    auto& state = table.state;
    state.over = static_cast<std::uint8_t>(how);
    state.winners = winners;
    state.asked = {};
    state.agenda.clear();
    table.tell({ Event::Kind::MatchEnded });
}

/// Takes out of a list what `isDropped` says.
template <typename List, typename IsDropped>
void dropFrom(List& list, IsDropped isDropped)
{
    for (std::size_t k = list.size(); k-- > 0;)
        if (isDropped(list[k]))
            list.erase(k);
}
/// What a seat controls, of things with a `controller`.
template <typename List>
void dropThoseOf(List& list, std::uint8_t seat)
{
    dropFrom(list, [seat](const auto& each) { return each.controller == seat; });
}

/// What is being asked, resolved or made ready is left; `waiting` has what it
/// would have become.
template <typename State, typename Waiting>
void dropWhatIsHalfDone(State& state, Waiting& waiting)
{
    state.asked = {};
    state.picks.clear();
    state.agenda.clear();
    state.announcement = {};
    state.resolving = {};
    dropFrom(waiting, [](const auto& item) { return item.building != 0; });
}

/// One bit for each seat that still plays.
template <typename State>
std::uint8_t livingSeats(const State& state)
{
    std::uint8_t seats = 0;
    for (std::uint8_t seat = 0; seat < state.seats; ++seat)
        seats = static_cast<std::uint8_t>(seats | (state.players[seat].alive << seat));
    return seats;
}

} // namespace triptych
