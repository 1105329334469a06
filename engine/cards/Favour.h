#pragma once

// For whom it is good, what a printed card does. A game's `Who` has these kinds (text/Players.h).
namespace triptych::cards {

/// +1 for what is good when it happens to you, -1 when it is bad for you; 0 for both alike.
template <class Who>
double favour(const Who& who)
{
    switch (who.kind) {
    case Who::Kind::You:
        return 1.0;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
        return -1.0;
    case Who::Kind::Target: // One chooses the better one.
        return who.opponentsOnly ? -1.0 : 1.0;
    case Who::Kind::EachPlayer:
        return 0.0;
    case Who::Kind::ThatPlayer:
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        return -0.5;
    }
    return 0.0;
}

} // namespace triptych::cards
