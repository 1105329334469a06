#pragma once

#include "text/Tokens.h"

#include <string_view>

// How often and when an ability may be used, in whatever way people say it.
namespace triptych::text {

/// How the sentences of a game begin that limit an ability: one that is used ("use this only") and one
/// that triggers ("this triggers only", "do this only"). Empty: the game has no such sentences.
struct LimitWords
{
    std::string_view used {};
    std::string_view triggered {};
    std::string_view
        done {}; ///< "Do this only", where that is not to trigger: what is declined does not count.
};

/// "Only during your turn.", "Once per turn.", "You can do this at most once a turn.", "... once each
/// turn." behind an ability become the game's own sentences, one for each limit.
void evenLimits(Tokens&, const LimitWords&);

} // namespace triptych::text
