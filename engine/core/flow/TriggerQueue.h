#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

// What has triggered and waits until it can be put where it waits to resolve: a list of a state, in the
// order in which it triggered, of things with a `controller`. The players' come one player after the
// other, and each arranges their own.
namespace triptych {

/// Brings those of the first seat that has any to the front. `inOrder`: the seats as they come.
/// Returns how many there are, and in `player` whose; 0 when nothing waits.
template <class List, class Seats>
std::uint8_t bringForward(List& waiting, const Seats& inOrder, std::uint8_t& player)
{
    for (const std::uint8_t seat : inOrder) {
        std::vector<typename List::value_type> mine;
        std::vector<typename List::value_type> others;
        for (const auto& each : waiting)
            (each.controller == seat ? mine : others).push_back(each);
        if (mine.empty())
            continue;
        waiting.clear();
        for (const auto& each : mine)
            waiting.push_back(each);
        for (const auto& each : others)
            waiting.push_back(each);
        player = seat;
        return static_cast<std::uint8_t>(mine.size());
    }
    return 0;
}

/// Whether the first so many are alike, so that their order means nothing.
template <class List, class AreAlike>
bool areAllAlike(const List& waiting, std::size_t count, AreAlike areAlike)
{
    for (std::size_t k = 1; k < count; ++k)
        if (!areAlike(waiting[0], waiting[k]))
            return false;
    return true;
}

/// Those that are still to be put in order are offered: `offerPlace(number)` of where each stands.
template <class State, class OfferPlace>
void offerPlaces(const State& state, OfferPlace offerPlace)
{
    for (std::size_t place = 0; place < state.asked.max; ++place)
        if (!state.picks.contains(static_cast<std::uint8_t>(place)))
            offerPlace(place);
}

/// Puts the first of them into the order of the picks: numbers from 0 of where they stand now.
template <class List, class Picks>
void arrangeAsPicked(List& waiting, const Picks& picks)
{
    std::vector<typename List::value_type> arranged;
    for (const auto pick : picks)
        arranged.push_back(waiting[pick]);
    for (std::size_t k = 0; k < arranged.size(); ++k)
        waiting[k] = arranged[k];
}

/// Takes out of a list what is due now, in its order; trigger(each) before it is gone from there.
template <class List, class IsDue, class Trigger>
void takeDue(List& waiting, IsDue isDue, Trigger trigger)
{
    for (std::size_t k = 0; k < waiting.size();) {
        const auto each = waiting[k];
        if (!isDue(each)) {
            ++k;
            continue;
        }
        trigger(each);
        waiting.erase(k);
    }
}

/// Lets the seat that comes first put what waits (a step Put { seat, count }); before that it arranges
/// them (a step Arrange), unless they are all alike: that question is `order`.
template <class Put, class Arrange, class Table, class Seats, class AreAlike, class Ask>
void gatherTriggers(const Table& table, const Seats& inOrder, AreAlike areAlike, Ask order)
{
    auto& state = table.state;
    std::uint8_t seat = 0xFF;
    const std::uint8_t count = bringForward(state.waiting, inOrder, seat);
    if (count == 0)
        return;
    state.agenda.push(Put { seat, count });
    if (areAllAlike(state.waiting, count, areAlike))
        return;
    state.agenda.push(Arrange {});
    ask(table, { order, seat, count, count });
}

/// The place that was picked comes next; all that are to be put in order are picked one by one.
template <class Table, class Option>
void pickNextPlace(const Table& table, const Option& option)
{
    auto& state = table.state;
    state.picks.push_back(static_cast<std::uint8_t>(option.number));
    if (state.picks.size() >= state.asked.max)
        answered(table);
}

} // namespace triptych
