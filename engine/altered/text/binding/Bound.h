#pragma once

#include "altered/tree/Ability.h"

#include <string>

namespace triptych::altered {

/// Why an ability could not do what it says: a word that refers to nothing said before it, or something asked
/// where nobody looks. A sentence with its remedy; empty where there is none. What the X and the "it" of branches
/// lack is told by Unbound.h.
/// "Choose a Character. Discard all other Characters.": of a Spell, which is none of them, those that were not chosen.
/// "Another target Character" of what is no Character, and of where a first stands beside it, is another than that.
void bindOthers(Ability&, CardType);
/// "For each Landmark you control, you may pay {1}. If you do, draw a card.": as often as it was done; and
/// "Each player sacrifices a Character. They draw a card.": "they" are each of them.
void bindEach(Ability&);
/// "Create three tokens. If you control a Bureaucrat, one of them ...": of the tokens, not of the Bureaucrats.
void bindAmong(Ability&);
/// "Reveal your hand. If there are no Spells in it, ...": among the cards that were shown.
void bindShown(Ability&);
/// "Each Character in my Expedition has +1 {V} for each Robot in it.": in the Expedition that they are said to be in.
void bindThere(Ability&);
std::string unboundReason(const Ability&, CardType);

} // namespace triptych::altered
