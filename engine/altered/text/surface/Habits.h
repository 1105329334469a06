#pragma once

#include "text/Surface.h"

// How people write Altered's cards where they do not write as the cards are printed: the tables for
// engine/text/Wordings. A paragraph is read as it stands first, and by these only if it was not understood.
namespace triptych::altered {

const text::Habits& habits();
/// "Forest", "my Mountain statistic" by the signs of the terrains, but for what is a name; `name` is the card's own.
void sayTerrainsBySign(text::Tokens&, std::string_view name);
/// Says it as cards are printed, word by word.
void sayAsPrinted(text::Tokens&);
/// With the stop that is left out, by which many wordings are known.
text::Tokens withLastStop(const text::Tokens&);

} // namespace triptych::altered
