#pragma once

#include "kryptik/tree/Ability.h"

#include <optional>
#include <string>
#include <vector>

// Between reading and the tree: every word that refers gets what it refers to, and what can never
// do what it says is refused. Afterwards the tree holds no word that has to be looked up.
namespace triptych::kryptik {

struct Setting
{
    CardType type = CardType::Spell;
    bool paysX = true;           ///< The cost of the card has an X.
    bool sacrifices = false;     ///< One citizen is sacrificed as an additional cost of the card.
    bool choosesFaction = false; ///< Some paragraph of the card chooses a faction for it.
    bool choosesName = false;    ///< Some paragraph of the card names one for it.
    bool paysMore = false;       ///< Some paragraph offers to pay more than its soul cost.
};
/// What is wrong, and the word it is about; empty when all is well.
struct Unbound
{
    std::string word;
    std::string text;
};
/// What a word was found to mean: "it", "the target citizen".
struct Meaning
{
    std::string word;
    std::string meaning;
    std::optional<Thing> thing {}; ///< Where words of the text name it.
    std::uint8_t slot = 0;         ///< Of a target: the how manieth.
};
using Meanings = std::vector<Meaning>;

Unbound bind(Ability&, const Setting&, Meanings* meanings = nullptr);
/// What the words of an ability mean that is bound already.
Meanings meaningsOf(const Ability&);

} // namespace triptych::kryptik
