#pragma once

#include "cards/Booster.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

// Cards are running numbers of the library here.

namespace triptych::draft {

inline constexpr std::size_t fewestSeats = 1;
inline constexpr std::size_t mostSeats = 8;

enum class Manner {
    Passing, ///< Open one, take a card, pass the rest; to the left, then to the right, and so on.
    Sealed,  ///< Everybody opens all of theirs and keeps them.
};

struct Plan
{
    Manner manner = Manner::Passing;
    std::uint64_t seed = 1;
    std::size_t seats = 2;
    std::size_t boosters = 4; ///< Of each seat.
    std::size_t packSize = 12;
};

/// What one seat may know: the pack in its hands and what it has taken. Nobody sees more.
struct View
{
    std::size_t round = 0;         ///< From 0: the boosters that are passed now.
    std::size_t pick = 0;          ///< From 0, in this round.
    std::vector<std::size_t> pack; ///< Empty while the others still pick, and in the end.
    std::vector<std::size_t> pool; ///< As they were taken.
};

/// A draft from the first booster to the last card. The same plan and the same picks give the same
/// draft on every machine.
class Draft
{
public:
    Draft(const cards::BoosterOpener&, const Plan&);

    std::size_t seats() const { return m_pools.size(); }
    bool over() const { return m_round >= m_plan.boosters; }
    std::size_t round() const { return m_round; }
    std::size_t pick() const { return m_pick; }
    const Plan& plan() const { return m_plan; }

    View view(std::size_t seat) const;
    bool mayPick(std::size_t seat) const;
    /// Who gets what this seat does not take: the next seat in odd rounds, counted from one, else
    /// the one before.
    std::size_t passesTo(std::size_t seat) const;

    /// Everything that was taken, in order.
    struct Pick
    {
        std::size_t seat = 0;
        std::size_t place = 0; ///< In the pack, as it was then.
        std::size_t card = 0;
    };
    const std::vector<Pick>& picks() const { return m_picks; }

    /// Takes a card of the pack in hand, by its place there. False, with nothing changed, when the
    /// seat has no pack or the pack no such place. When all have picked, the packs go on.
    bool take(std::size_t seat, std::size_t place);

private:
    using Cards = std::vector<std::size_t>;
    void passOn();
    void openNext();

    Plan m_plan;
    std::vector<std::vector<Cards>> m_unopened; ///< By round, then by seat.
    std::vector<Cards> m_hands;                 ///< The pack in front of each seat.
    std::vector<Cards> m_pools;
    std::vector<bool> m_picked;
    std::vector<Pick> m_picks;
    std::size_t m_round = 0;
    std::size_t m_pick = 0;
};

} // namespace triptych::draft
