#pragma once

#include "core/Match.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

/// What a seat does not know before it answers. An answer that tells anybody any of it, or that
/// uses chance, cannot be taken back: somebody who has learnt something cannot unlearn it. A card
/// that the seat knew already, and shows to others itself, is no secret from it.
class Secrets
{
public:
    Secrets(const triptych::Match& match, triptych::PlayerId seat);

    /// `after`: the same match after the answer, with the events since still in it. They count as
    /// well, for what has been looked at may be hidden again before the next question.
    bool areTold(const triptych::Match& after) const;

private:
    std::set<std::string> m_secrets;
    std::vector<std::set<std::string>> m_known; ///< To each seat.
    std::uint64_t m_chance;
};
