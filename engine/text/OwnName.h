#pragma once

#include "text/Surface.h"
#include "text/Tokens.h"

#include <string_view>

namespace triptych::text {

/// The card's own name becomes what the language says for it: all of it, what stands before its comma, or the
/// word of it by which one calls somebody who does something. A name that is a word of the game stays.
void sayThis(Tokens&, std::string_view name, const Habits&);

} // namespace triptych::text
