#pragma once

#include "altered/tree/Ability.h"

#include <cstdint>
#include <set>

namespace triptych::altered {

/// Whom the abilities of a set speak of with "it" and "they", where their words alone do not say it. They are read once
/// and known by the numbers of their instructions.
class Pronouns
{
public:
    void read(const Ability&);

    /// Whether "they" in this If are what its condition has counted, as nothing was named before it.
    bool areCounted(std::uint16_t effect) const { return m_counting.contains(effect); }
    /// Whether what an instruction discards, sacrifices or puts away is not spoken of: "it" goes on being what was
    /// named before.
    bool stayBefore(std::uint16_t effect) const { return m_unspoken.contains(effect); }
    /// Whether "it" is nothing where a May or an If is not done, as what it would name is spoken of behind it.
    bool areNothingUnlessDone(std::uint16_t effect) const { return m_naming.contains(effect); }
    /// Whether a sentence goes on with what was not chosen of several: "Put one in your hand. Put one in Reserve."
    bool goesOnWithRest(std::uint16_t effect) const { return m_withRest.contains(effect); }
    /// Whether a Spell that an instruction plays is Fleeting from then on, as is said behind it: "It gains [Fleeting]".
    bool playsFleeting(std::uint16_t effect) const { return m_fleeting.contains(effect); }

private:
    void findCounting(const Effect&, bool& named);

    std::set<std::uint16_t> m_counting;
    std::set<std::uint16_t> m_unspoken;
    std::set<std::uint16_t> m_naming;
    std::set<std::uint16_t> m_withRest;
    std::set<std::uint16_t> m_fleeting;
};

} // namespace triptych::altered
