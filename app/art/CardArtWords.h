#pragma once

class QString;

namespace triptych::art {

// The shape that a word of a card's name or id asks for; nullptr when no word does.
const char* thingNamed(const QString& words); ///< Shown by itself.
const char* heldNamed(const QString& words);  ///< In somebody's hand, by what they are.
const char* beastNamed(const QString& words); ///< Instead of a person.

} // namespace triptych::art
