#pragma once

#include "text/Hints.h"
#include "text/Vocabulary.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace triptych::text {

/// What a game can tell of its language to whom it does not understand.
struct Advice
{
    std::span<const Hint> hints {}; ///< What people say that the language has no words for.
    std::span<const std::string_view> frames {}; ///< How abilities may begin: "Active (1):".
    const Vocabulary& (*vocabulary)() = nullptr; ///< Learned when it is first asked for.
    /// A text of the vocabulary as the grammar reads it.
    std::function<std::string(std::string_view)> evened {};
    /// Whether a text could stand on the card as it is: all that is asked of one is asked of it.
    std::function<bool(const std::string&)> accepted {};
};

} // namespace triptych::text
