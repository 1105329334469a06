#pragma once

#include "seize/tree/Modifier.h"

#include <cstdint>
#include <optional>

// Which words of Seize need an explanation. What they mean, each language says: Glossary.h, German.h.
namespace triptych::seize {

/// A word with an entry in the glossary, besides the statuses, the kinds of damage and the areas of attacks.
enum class Term : std::uint8_t {
    // what a mercenary is given
    Armor,
    MagicArmor,
    Defense,
    Fortify,
    Regen,
    Leech,
    Reach,
    Covered,
    Survives,
    NotDestroyed,
    NotSpotted,
    IgnoresLos,
    // what is done, and where
    Fog,
    Mend,
    Cleanse,
    Upstage,
    Exit,
    Within,
    Distance ///< of an attack
};

/// Of the keywords; none for a plain "+1 melee".
std::optional<Term> termOf(Modifier::Kind);

} // namespace triptych::seize
