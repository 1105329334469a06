#include "seize/rules/OptionalRules.h"

#include <algorithm>
#include <array>

namespace triptych::seize {

namespace {

enum class In : std::uint8_t { Everywhere, WithVaults, InArenas };

struct Entry
{
    std::string_view name;
    std::uint8_t RulesOptions::*field;
    std::string_view rule;
    In in = In::Everywhere;
};

constexpr std::array<Entry, 6> entries { {
    { "deckMinimumOnly", &RulesOptions::deckMinimumOnly, "seize S-DECK-SIZE" },
    { "siteCopyLimits", &RulesOptions::siteCopyLimits, "seize S-DECK-LEGEND" },
    { "handSlots", &RulesOptions::handSlots, "seize S-TREAS-B" },
    // S-FMT-ARENA-GOAL: without vaults nobody gains what another loses.
    { "lootTransfer", &RulesOptions::lootTransfer, "seize S-MERC-I", In::WithVaults },
    { "bleedPure", &RulesOptions::bleedPure, "seize S-STATUS-BLEED-1" },
    { "pillarsBlockLos", &RulesOptions::pillarsBlockLos, "seize S-FMT-ARENA-PILLARDEF",
        In::InArenas },
} };

bool isIn(const Entry& entry, const Format& format)
{
    return entry.in == In::Everywhere || (entry.in == In::InArenas) == format.arena;
}

} // namespace

std::vector<RuleOption> optionsOf(const Format& format)
{
    std::vector<RuleOption> options;
    for (const Entry& entry : entries)
        if (isIn(entry, format))
            options.push_back({ entry.name, format.options.*entry.field != 0, entry.rule });
    return options;
}

bool choose(RulesOptions& options, std::string_view name, bool isOn)
{
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    if (entry == entries.end())
        return false;
    options.*entry->field = isOn ? 1 : 0;
    return true;
}

Format agreed(const Format& format, const RuleChoices& choices)
{
    Format changed = format;
    for (const auto& [name, isOn] : choices)
        choose(changed.options, name, isOn);
    return changed;
}

} // namespace triptych::seize
