#include "seize/text/Habits.h"

#include "seize/text/Wordings.h"

#include <array>
#include <vector>

namespace triptych::seize {
namespace {

using text::Wording;
using Spelling = std::string_view;

constexpr std::array<text::Both, 18> both { {
    { "| whenever this mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} "
      ",",
        "whenever this mercenary {1} ,", "whenever this mercenary {2} ," },
    { "| whenever this {!mercenary} {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} "
      "{*} ,",
        "whenever this {1} ,", "whenever this {2} ," },
    { "| when this mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "when this mercenary {1} ,", "when this mercenary {2} ," },
    { "| whenever the bearer {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "whenever the bearer {1} ,", "whenever the bearer {2} ," },
    { "| whenever you {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "whenever you {1} ,", "whenever you {2} ," },
    { "| whenever an allied mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} "
      "{!greater} {*} ,",
        "whenever an allied mercenary {1} ,", "whenever an allied mercenary {2} ," },
    { "| whenever an enemy mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} "
      "{*} ,",
        "whenever an enemy mercenary {1} ,", "whenever an enemy mercenary {2} ," },
    { "| whenever a mercenary {*} or {!less} {!more} {!fewer} {!lower} {!higher} {!greater} {*} ,",
        "whenever a mercenary {1} ,", "whenever a mercenary {2} ," },
    { "| this mercenary and {*} have", "this mercenary has", "{1} have" },
    { "| the bearer and {*} have", "the bearer has", "{1} have" },
    { "| this mercenary and {*} get", "this mercenary gets", "{1} get" },
    { "| the bearer and {*} get", "the bearer gets", "{1} get" },
    { "the beginning of each movement phase", "the beginning of each first movement phase",
        "the beginning of each second movement phase" },
    { "the start of each movement phase", "the start of each first movement phase",
        "the start of each second movement phase" },
    { "the start of each of your movement phases", "the start of your first movement phase",
        "the start of your second movement phase" },
    { "the end of each movement phase", "the end of each first movement phase",
        "the end of each second movement phase" },
    { "attacks or plunders ,", "attacks ,", "plunders ," },
    { "attacks or is attacked ,", "attacks ,", "is attacked ," },
} };

constexpr std::array<Spelling, 4> keywords { "leech", "ignores los", "ignore los",
    "cannot be upstaged" };
constexpr std::array<Spelling, 38> terms { "armor", "magic armor", "defense", "regen", "fortify",
    "leech", "mend", "cleanse", "exhaust", "bleed", "blind", "poison", "fog", "frost", "burn",
    "silence", "stealth", "upstage", "plunder", "plunders", "exit", "exits", "true", "pure",
    "lethal", "distance", "los", "line of sight", "guild hall", "warchest", "acquire", "stealthed",
    "silenced", "exhausted", "poisoned", "bleeding", "burning", "blinded" };
constexpr std::array<Spelling, 9> classes { "warrior", "rogue", "mage", "hunter", "priest", "druid",
    "paladin", "warlock", "shaman" };
constexpr std::array<Spelling, 24> afterClass { "mercenary", "mercenaries", "mercenary's",
    "mercenaries'", "card", "cards", "ability", "abilities", "instant", "instants", "attack",
    "attacks", "event", "events", "weapon", "weapons", "equipment", "relic", "relics", "treasure",
    "treasures", "champion", "and", "or" };
constexpr text::KindNoun mercenary { "mercenary", "mercenaries",
    { afterClass.data(), afterClass.size() - 2 } };

/// The own tables of a kind of card first: they are the more particular.
std::vector<Wording> joined(std::span<const Wording> own, bool stays = false)
{
    std::vector<Wording> all;
    const auto add
        = [&](std::span<const Wording> more) { all.insert(all.end(), more.begin(), more.end()); };
    add(wordingsOfSpelling());
    add(own);
    add(wordingsOfTimes());
    add(wordingsOfDamage());
    add(wordingsOfPlayers());
    add(wordingsOfStatuses());
    add(wordingsOfCosts());
    add(wordingsOfPlaces());
    if (stays)
        add(wordingsOfStaying());
    add(own); // What the common wordings have evened out may be particular again.
    return all;
}

// What begins an ability whose sentences belong together.
constexpr std::array<Spelling, 19> goingOn { "active", "passive : when", "passive : whenever",
    "passive : at", "equipped : when", "equipped : whenever", "equipped : at", "when", "whenever",
    "at", "once per turn", "passive : once per turn", "equipped : once per turn",
    "passive : each time", "each time", "exhaust", "destroy", "choose", "flip" };

// Before a class as a noun: "an adjacent warrior", "each exhausted mage", "equipped rogue".
constexpr std::array<Spelling, 18> states { "equipped", "unequipped", "exhausted", "ready",
    "damaged", "undamaged", "wounded", "bleeding", "poisoned", "frozen", "burning", "blinded",
    "silenced", "stealthed", "fogged", "adjacent", "friendly", "random" };
constexpr std::array<Spelling, 4> deeds { "heal", "move", "ready", "exhaust" };

constexpr std::array<Spelling, 4> owns { "this mercenary", "this treasure", "the bearer", "this" };

text::Habits habits(const std::vector<Wording>& wordings, bool lasting, bool attack = false,
    std::string_view self = "this")
{
    // "Ignores line of sight" of an attack is a sentence about its reach.
    return { wordings, attack ? std::span<const Spelling> {} : std::span<const Spelling>(keywords),
        {}, terms, classes, mercenary, self, false, both,
        lasting ? std::span<const Spelling>(goingOn) : std::span<const Spelling> {}, true, states,
        deeds, {}, owns };
}

} // namespace

const text::Habits& habitsOf(Paper paper)
{
    static const std::vector<Wording> mercenaries = joined(wordingsOnMercenaries(), true);
    static const std::vector<Wording> treasures = joined(wordingsOnTreasures(), true);
    static const std::vector<Wording> attacks = joined(wordingsOnAttacks());
    static const std::vector<Wording> others = joined({});
    static const text::Habits ofMercenaries = habits(mercenaries, true, false, "this mercenary");
    static const text::Habits ofTreasures = habits(treasures, true);
    static const text::Habits ofAttacks = habits(attacks, false, true);
    static const text::Habits ofInstants = habits(others, false);
    static const std::vector<Wording> events = joined(wordingsOnEvents(), true);
    static const text::Habits ofEvents = habits(events, true);
    switch (paper) {
    case Paper::Mercenary:
        return ofMercenaries;
    case Paper::Treasure:
        return ofTreasures;
    case Paper::Attack:
        return ofAttacks;
    case Paper::Instant:
        return ofInstants;
    case Paper::Event:
        break;
    }
    return ofEvents;
}

} // namespace triptych::seize
