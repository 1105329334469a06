#pragma once

#include <string>
#include <string_view>

namespace triptych::altered {

/// The text of a card in which a terrain, a statistic or a card type that is chosen is a choice among what would be done
/// with each: "Choose a terrain. My Expedition can't move forward due to that terrain this Day." is "Choose one: • My
/// Expedition can't move forward due to {V} this Day. • ..." Anything else is left as it is printed.
std::string kindsSpelledOut(std::string_view printed);
/// "Choose one: draw a card; or [Resupply].": options that stand in one sentence, each with a bullet of its own.
std::string optionsSpelledOut(std::string_view printed);

} // namespace triptych::altered
