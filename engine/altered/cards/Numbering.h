#pragma once

#include "altered/tree/Ability.h"

#include <functional>

// What the card set does with the trees of its cards: numbering what they name, and finding what
// they declare. Both walk a tree once, in text order, when a set is built.
namespace triptych::altered {

/// How the open words of texts get their numbers.
struct Numbers
{
    std::function<std::uint16_t(const Effect&)> effect;
    std::function<std::uint16_t(const std::string&)> counter;
    std::function<std::uint16_t(const std::string&)> subtype;
    std::function<std::uint16_t(const Token&)> token;
    std::function<void(const Ability&)> granted;
    std::function<void(Happening::Event)> history; ///< Asked about later: "if you played ..."
};
void numberAll(Ability&, const Numbers&);

/// v1 5.2.3 Calls `found` for every "target ..." that is declared ahead: optional steps, repeated
/// ones and what is granted or delayed are asked for when they come. `mode` counts the modes of a
/// choice, 0xFF outside.
struct DeclaredTargets
{
    std::function<void(const Target&, std::uint8_t mode)> target;
    std::function<void(const Expedition&, std::uint8_t mode)> expedition;
    /// What is distributed among targets is divided as they are named; no target: among Expeditions.
    std::function<void(const Target*, const Amount&, std::uint8_t mode)> divided;
};
void eachDeclaredTarget(const Effect&, const DeclaredTargets&);

} // namespace triptych::altered
