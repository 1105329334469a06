#pragma once

#include "seize/effects/Ability.h"

#include <string>

namespace triptych::seize {

/// Whether the words of a text box mean something where they stand. The grammar lets every noun stand
/// everywhere; but an Instant has no bearer, and without an attack nobody is attacked.
class Sense
{
public:
    /// What is wrong with the next paragraph, as a sentence with the remedy; empty when nothing is.
    std::string wrongWith(const Ability&);
    /// Gives "it" what it means where its paragraph has settled that: the card a static ability is
    /// about, or who destroyed somebody, since those destroyed are gone.
    void settle(Ability&) const;

private:
    bool m_spokenOf = false; ///< Somebody has been named whom "it" can mean.
};

} // namespace triptych::seize
