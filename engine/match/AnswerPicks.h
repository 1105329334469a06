#pragma once

#include "match/Answer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A line as picks: the options that its words mean, one question after the other.
namespace triptych::match {

/// Why a line that names too little is refused.
inline constexpr const char* tooFew = " More has to be named with it, or none.";

/// What has to be remembered of a question to know it again after a pick.
struct Question
{
    explicit Question(const Decision& decision)
        : player(decision.player)
        , picked(decision.picked)
    {
    }
    /// A question that is asked again counts its picks on.
    bool goesOn(const Decision* next) const
    {
        return next && next->player == player && next->picked == picked + 1;
    }

    PlayerId player;
    std::size_t picked;
};

/// The option that is this line, in normal form.
std::optional<std::size_t> offered(const Match&, std::string_view line);
/// "block none" after the last blocker: the option that ends a question of several picks.
std::optional<std::size_t> endingOf(const Match&, std::string_view verb);

/// The options that carry out the whole line. Empty when it cannot be carried out; then `why` says at which word.
std::vector<std::size_t> picksOf(
    const Match&, PlayerId seat, std::string_view line, Extent, Naming, std::string& why);

} // namespace triptych::match
