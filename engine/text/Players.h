#pragma once

#include <string_view>

// Players, as texts name them. A game's `Who` has these kinds; what else it keeps is its own.
namespace triptych::text {

/// "target opponent", "you"
template <class Who>
std::string_view playerWords(const Who& who)
{
    switch (who.kind) {
    case Who::Kind::You:
        return "you";
    case Who::Kind::Opponent:
        return "an opponent";
    case Who::Kind::EachOpponent:
        return "each opponent";
    case Who::Kind::EachPlayer:
        return "each player";
    case Who::Kind::Target:
        return who.opponentsOnly ? "target opponent" : "target player";
    case Who::Kind::ThatPlayer:
        return "that player";
    case Who::Kind::ItsController:
        return "its controller";
    case Who::Kind::ItsOwner:
        break;
    }
    return "its owner";
}

/// "target opponent's", "your"
template <class Who>
std::string_view possessiveWords(const Who& who)
{
    switch (who.kind) {
    case Who::Kind::You:
        return "your";
    case Who::Kind::Opponent:
        return "an opponent's";
    case Who::Kind::EachOpponent:
        return "each opponent's";
    case Who::Kind::EachPlayer:
        return "each player's";
    case Who::Kind::Target:
        return who.opponentsOnly ? "target opponent's" : "target player's";
    case Who::Kind::ThatPlayer:
        return "that player's";
    case Who::Kind::ItsController:
        return "its controller's";
    case Who::Kind::ItsOwner:
        break;
    }
    return "its owner's";
}

} // namespace triptych::text
