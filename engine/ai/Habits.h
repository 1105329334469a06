#pragma once

#include "core/Match.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace triptych::ai {

/// What an answer is in general terms, as its line of notation shows.
enum class Manner : std::uint8_t {
    Pass,   ///< "pass": lets the game go on.
    Quiet,  ///< "no", "block none": declines what is asked.
    Active, ///< Everything else.
};

/// Tells passing and declining options from others in a game that the AI does not know. An option
/// that names a thing is never quiet; of the others the line is read once and remembered.
class Habits
{
public:
    Manner of(const Match&, std::size_t option);
    /// The option that does least: pass, else decline, else none of them.
    std::optional<std::size_t> restingOption(const Match&);
    /// Is this a moment at which its player may simply pass?
    bool isPriority(const Match&);

private:
    std::unordered_map<std::uint64_t, Manner> m_known;
};

} // namespace triptych::ai
