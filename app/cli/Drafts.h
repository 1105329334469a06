#pragma once

#include "cards/Booster.h"
#include "cli/Command.h"
#include "core/Game.h"

namespace triptych::cli {

inline constexpr OptionRule boosterOption { "--booster", "NAME",
    "the booster to open; the first of the installed cards if not given" };

/// The booster of --booster, or the first that the cards declare. Throws when there is none.
cards::Booster boosterOf(const Game&, const cards::Library&, const Arguments&);
/// The ruleset of --ruleset, or the first whose decks are drafted. Throws when there is none.
const Ruleset& draftRuleset(const Game&, const Arguments&);

} // namespace triptych::cli
