#pragma once

#include "core/Id.h"
#include "core/Problem.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

// Cards come into a match, one object each.
namespace triptych {

/// A match in the middle, as a scenario file describes it (NOTATION section 4).
template <typename State, typename Ground>
struct LaidMatch
{
    State state;
    std::shared_ptr<const Ground> ground; ///< Null when there are problems.
    Problems problems;

    /// What `fill` lays, unless the file has problems already or `fill` finds some.
    template <typename Fill>
    static LaidMatch unlessRefused(const Problems& found, const Fill& fill)
    {
        LaidMatch laid;
        if (found.empty())
            fill(laid);
        laid.refuseFor(found);
        return laid;
    }

    /// Of a file with problems nothing is laid.
    void refuseFor(const Problems& found)
    {
        problems = found;
        if (!found.empty())
            ground = nullptr;
    }
};

/// The next object is this card, in a zone of its owner; nothing where there is
/// no room for another. `cards` has the card of each object. Where nobody can
/// take over what is another's, objects have no controller.
template <typename State>
std::optional<std::uint8_t> layCard(State& state, CardId card, std::uint8_t owner, std::size_t zone,
    std::vector<std::uint16_t>& cards)
{
    if (state.objectCount >= state.objects.size())
        return std::nullopt;
    const std::uint8_t object = state.objectCount++;
    state.objects[object].card = card.value;
    state.objects[object].owner = owner & 3;
    if constexpr (requires { state.objects[object].controller; })
        state.objects[object].controller = owner & 3;
    state.zones.putLast(object, zone);
    cards.push_back(card.value);
    return object;
}

} // namespace triptych
