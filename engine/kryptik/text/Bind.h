#pragma once

#include "kryptik/tree/Ability.h"

#include <string>
#include <utility>
#include <vector>

// Between reading and the tree: every word that refers gets what it refers to, and what can never
// do what it says is refused. Afterwards the tree holds no word that has to be looked up.
namespace triptych::kryptik {

struct Setting
{
    CardType type = CardType::Spell;
    bool paysX = true;       ///< The cost of the card has an X.
    bool sacrifices = false; ///< One citizen is sacrificed as an additional cost of the card.
};
/// What is wrong, and the word it is about; empty when all is well.
struct Unbound
{
    std::string word;
    std::string text;
};
/// What each word was found to mean: "it", "the target citizen".
using Meanings = std::vector<std::pair<std::string, std::string>>;

Unbound bind(Ability&, const Setting&, Meanings* meanings = nullptr);

} // namespace triptych::kryptik
