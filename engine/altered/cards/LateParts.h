#pragma once

#include "altered/tree/Ability.h"

#include <cstdint>
#include <map>
#include <vector>

namespace triptych::altered {

/// What waits for the target that an instruction names itself: an X, a condition. Instructions are known by their numbers.
class LateParts
{
public:
    void find(const std::vector<const Effect*>& effects);

    /// What says the X of an instruction that names its target itself, or null.
    const Where* whereOf(std::uint16_t effect) const
    {
        if (m_wheres.empty())
            return nullptr;
        const auto it = m_wheres.find(effect);
        return it == m_wheres.end() ? nullptr : it->second;
    }
    /// "Target Character gains [Fleeting] unless it's [Boosted]": the condition that is asked once the target is named;
    /// null where there is none. `before` is the instruction with the number before.
    static const If* ifOf(std::uint16_t effect, const Effect& before);
    /// "Choose a Character you control. It gains 1 boost.": the one thing that is done to what is named; or null.
    const Effect* deedOf(std::uint16_t declared) const
    {
        const auto it = m_deeds.find(declared);
        return it == m_deeds.end() ? nullptr : it->second;
    }

private:
    void findDeeds(const Sequence&);

    std::map<std::uint16_t, const Where*> m_wheres;
    std::map<std::uint16_t, const Effect*> m_deeds;
};

} // namespace triptych::altered
