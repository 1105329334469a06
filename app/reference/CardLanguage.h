#pragma once

#include "text/Language.h"

#include <QString>

#include <optional>

namespace reference {

/// What can be written on the cards of a game: the engine's examples with what it makes of them. None
/// where the examples of a game are not written yet. It is compiled at the first asking
/// in a language of the program, in which it says what an example does.
const std::optional<triptych::text::Language>& cardLanguage(const QString& game);

} // namespace reference
