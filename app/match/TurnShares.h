#pragma once

#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <memory>
#include <vector>

/// How a match went: from the beginning of each turn it is played to its end many times over, once it
/// is over. While it is played nothing of this is looked at, and what no seat could know is dealt anew.
class TurnShares
{
public:
    void clear() { m_turns.clear(); }
    /// Keeps the match where it has come to another turn.
    void note(const triptych::Match& match);
    /// What came after that turn has not been.
    void goBackTo(int turn);

    std::size_t turns() const { return m_turns.size(); }
    Snapshot::Share share(std::size_t index) const;

private:
    struct TurnBegun
    {
        int turn = 0;
        std::unique_ptr<triptych::Match> match;
    };
    std::vector<TurnBegun> m_turns;
};
