#include "seize/rules/Formats.h"

#include <array>

namespace triptych::seize {

namespace {

constexpr std::array<Format, rulesetCount> formats { {
    { .id = RulesetId::Standard, .name = "standard", .minutes = 50, .rule = "seize S-FMT-STD-REQ" },
    { .id = RulesetId::Standard2v2,
        .name = "standard-2v2",
        .minSeats = 4,
        .maxSeats = 4,
        .teams = true,
        .minutes = 50,
        .rule = "seize S-FMT-STD-REQ" },
    { .id = RulesetId::Draft,
        .name = "draft",
        .deckSize = 30,
        .vault = 20,
        .minutes = 40,
        .boosters = 4,
        .packSize = 12,
        .rule = "seize S-FMT-DRAFT" },
    { .id = RulesetId::Arena,
        .name = "arena",
        .deckSize = 30,
        .vault = 0,
        .arena = true,
        .longestMatch = 200,
        .bestOf = 3,
        .minutes = 40,
        .rule = "seize S-FMT-ARENA-DECK" },
    { .id = RulesetId::Arena2v2,
        .name = "arena-2v2",
        .minSeats = 4,
        .maxSeats = 4,
        .deckSize = 30,
        .vault = 0,
        .teams = true,
        .sharedTurn = true,
        .arena = true,
        .longestMatch = 200,
        .bestOf = 3,
        .minutes = 40,
        .rule = "seize S-FMT-ARENA-DECK" },
    { .id = RulesetId::GuildMaster,
        .name = "guild-master",
        .maxSeats = 4,
        .deckSize = 60,
        .vault = 40,
        .guildMaster = true,
        .rule = "seize S-FMT-GM-DECK" },
} };

} // namespace

const Format& formatOf(RulesetId id)
{
    return formats[static_cast<std::size_t>(id)];
}

const Format* formatNamed(std::string_view name)
{
    for (const Format& format : formats)
        if (format.name == name)
            return &format;
    return nullptr;
}

} // namespace triptych::seize
