#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// A state is plain data of a fixed size, so its lists have room for so much and no more. Each game
// names them in one function, found by its types:
//
//     eachRoom(state, visit)              calls visit(name, list) for every list that could fill up
//
// RULING "crowded table", of every game: a match in which more goes on than there is room for ends,
// as one that goes on for ever does. Nothing is left out silently.
namespace triptych {

/// One list of a state: how much is in it, and how much could be.
struct Room
{
    std::string_view name; ///< "agenda"
    std::size_t used = 0;
    std::size_t most = 0;
    bool overrun = false; ///< Something more was to be kept there.
};

/// Whether any list was overrun.
template <typename State>
bool isOverrun(const State& state)
{
    bool overrun = false;
    eachRoom(state, [&](std::string_view, const auto& list) { overrun |= list.overrun(); });
    return overrun;
}

} // namespace triptych
