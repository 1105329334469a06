#pragma once

#include "core/Game.h"
#include "seize/Formats.h"

// What a table may agree to play otherwise than the rule document has it (analysis section 6).
namespace triptych::seize {

/// The rules options that mean something in a format, with what is usual in it.
std::vector<RuleOption> optionsOf(const Format&);
/// False when there is no option of that name.
bool choose(RulesOptions&, std::string_view name, bool isOn);
/// A format as a table has agreed to play it. Names that it does not know change nothing.
Format agreed(const Format&, const RuleChoices&);

} // namespace triptych::seize
