#pragma once

#include <QString>

/// How the decks that come with the program play: their files say it in English, the shelf in the language that
/// is spoken. What somebody has written of a deck of their own stays as it is.
namespace deckroom {

QString planSaid(const QString& plan);

} // namespace deckroom
