#pragma once

#include "altered/cards/Card.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::altered {

/// "Fairies" and "fairy" are one sub-type.
std::string singularSubtype(std::string_view printed);

using SubtypeWords = std::set<std::string, std::less<>>;

/// The sub-types that a card has, and a token's name, by which it is called too;
void addPrintedSubtypes(const Card&, SubtypeWords&);
/// ... and those of the tokens that its text makes.
void addSubtypesOf(Card&, SubtypeWords&);

/// A text may name sub-types that no list holds, but then some card has to have them: refuses the abilities
/// that speak of others, with the word, as a Problem of their card.
void refuseUnknownSubtypes(std::vector<Card>&);
void refuseUnknownSubtypes(Card&, const SubtypeWords&);

} // namespace triptych::altered
