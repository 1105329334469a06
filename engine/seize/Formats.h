#pragma once

#include <array>
#include <cstdint>
#include <string_view>

// The formats (S-FMT-*) and the rules options of a table, as data.
namespace triptych::seize {

enum class RulesetId : std::uint8_t { Standard, Standard2v2, Draft, Arena, Arena2v2, GuildMaster };
inline constexpr int rulesetCount = 6;

/// Where newer pages of the game differ from the rule document, a table may choose. The defaults
/// are the document's reading.
struct RulesOptions
{
    std::uint8_t deckMinimumOnly = 0; ///< S-DECK-SIZE the deck size is a minimum
    std::uint8_t siteCopyLimits = 0;  ///< S-DECK-LEGEND 4, 3, 2, 1 copies by stars
    std::uint8_t handSlots = 0;       ///< S-TREAS-B weapons need free hands
    std::uint8_t lootTransfer = 0;    ///< S-MERC-I what one loses by bounty, an opponent gains
    std::uint8_t bleedPure = 0;       ///< S-STATUS-BLEED-1 bleeding is Pure, not Physical
    std::uint8_t pillarsBlockLos = 1; ///< S-FMT-ARENA-PILLARDEF
    bool operator==(const RulesOptions&) const = default;
};

struct Format
{
    RulesetId id = RulesetId::Standard;
    std::string_view name; ///< "standard-2v2"
    int minSeats = 2;
    int maxSeats = 2;
    int deckSize = 40;        ///< S-DECK-SIZE
    int vault = 30;           ///< 0: there is none (S-FMT-ARENA-GOAL)
    bool teams = false;       ///< p1 and p3 against p2 and p4
    bool sharedTurn = false;  ///< S-FMT-ARENA-SHARED
    bool arena = false;       ///< S-FMT-ARENA-*
    bool guildMaster = false; ///< S-FMT-GM-*
    int longestMatch = 1000;  ///< Turns; RULING "endless matches"
    int bestOf = 1;           ///< S-FMT-*-ROUND
    int minutes = 0;          ///< 0: no limit
    int boosters = 0;         ///< S-FMT-DRAFT packs each
    int packSize = 0;         ///< Cards of a booster
    std::string_view rule;    ///< Where the document has its deck: "seize S-FMT-STD-REQ"
    RulesOptions options {};
};

inline constexpr std::array<Format, rulesetCount> formats { {
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

inline const Format& formatOf(RulesetId id)
{
    return formats[static_cast<std::size_t>(id)];
}
/// Null when there is no such ruleset.
const Format* formatNamed(std::string_view);

} // namespace triptych::seize
