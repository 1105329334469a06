#pragma once

#include "seize/tree/Ability.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Which words of Seize need an explanation. What they mean, each language says: Glossary.h, German.h.
namespace triptych::seize {

/// A word with an entry of its own, besides the statuses and the kinds of damage.
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
    Distance, ///< of an attack
    // whom an attack strikes besides
    Adjacent,
    Line,
    Tile
};

/// Whatever the glossary explains.
using Entry = std::variant<Status, DamageType, Term>;

/// The entries of the glossary that a text needs, each once.
class Words
{
public:
    void need(const Entry&);
    void needEach(Statuses);
    void need(const Filter&);
    void need(const Thing& thing) { need(thing.filter); }
    void need(const Modifier&);
    void need(const Ability&); ///< Its reach and what it waits for; not its effect.
    /// What they mean, behind the text, in the language of `meaning`.
    std::string all(std::string_view (*meaning)(const Entry&)) const;

private:
    std::vector<Entry> m_needed;
};

} // namespace triptych::seize
