#include "seize/text/Habits.h"

#include "seize/text/Wordings.h"

#include <array>
#include <vector>

namespace triptych::seize {
namespace {

using text::Wording;
using Spelling = std::string_view;

// Of both "this mercenary and adjacent allies have ..." says what is always so: behind a cost, a
// condition or an event it is one ability that gives both, which the grammar reads.
constexpr std::array<text::Both, 52> both { {
    { "^ whenever you flip a coin ,", "whenever you win a coin flip ,",
        "whenever you lose a coin flip ," },
    { "^ passive : whenever you flip a coin ,", "passive : whenever you win a coin flip ,",
        "passive : whenever you lose a coin flip ," },
    { "^ whenever an opponent flips a coin ,", "whenever an opponent wins a coin flip ,",
        "whenever an opponent loses a coin flip ," },
    { "^ whenever a player flips a coin ,", "whenever a player wins a coin flip ,",
        "whenever a player loses a coin flip ," },
    { "^ equipped : whenever you flip a coin ,", "equipped : whenever you win a coin flip ,",
        "equipped : whenever you lose a coin flip ," },
    { "^ this mercenary and {*} have", "this mercenary has", "{1} have" },
    { "^ the bearer and {*} have", "the bearer has", "{1} have" },
    { "^ this mercenary and {*} get", "this mercenary gets", "{1} get" },
    { "^ the bearer and {*} get", "the bearer gets", "{1} get" },
    { "^ passive : this mercenary and {*} have", "passive : this mercenary has",
        "passive : {1} have" },
    { "^ passive : this mercenary and {*} get", "passive : this mercenary gets",
        "passive : {1} get" },
    { "^ equipped : the bearer and {*} have", "the bearer has", "{1} have" },
    { "^ equipped : the bearer and {*} get", "the bearer gets", "{1} get" },
    { "^ passive : if {*} would be {w} or {w} ,", "passive : if {1} would be {2} ,",
        "passive : if {1} would be {3} ," },
    { "^ equipped : if {*} would be {w} or {w} ,", "equipped : if {1} would be {2} ,",
        "equipped : if {1} would be {3} ," },
    { "^ if {*} would be {w} or {w} ,", "if {1} would be {2} ,", "if {1} would be {3} ," },
    { "a {w} or {w} counter is placed on {*} ,", "a {1} counter is placed on {3} ,",
        "a {2} counter is placed on {3} ," },
    { "a {w} or a {w} counter is placed on {*} ,", "a {1} counter is placed on {3} ,",
        "a {2} counter is placed on {3} ," },
    // "Whenever this or an adjacent ally attacks": of the one as of the other. What they do comes before what they are.
    { "whenever this mercenary or {a} attacks", "whenever this mercenary attacks",
        "whenever {1} attacks" },
    { "whenever this mercenary or {a} plunders", "whenever this mercenary plunders",
        "whenever {1} plunders" },
    { "whenever this mercenary or {a} moves", "whenever this mercenary moves",
        "whenever {1} moves" },
    { "whenever this mercenary or {a} deals", "whenever this mercenary deals",
        "whenever {1} deals" },
    { "whenever this mercenary or {a} takes", "whenever this mercenary takes",
        "whenever {1} takes" },
    { "whenever this mercenary or {a} destroys", "whenever this mercenary destroys",
        "whenever {1} destroys" },
    { "whenever this mercenary or {a} upstages", "whenever this mercenary upstages",
        "whenever {1} upstages" },
    { "whenever this mercenary or {a} gains", "whenever this mercenary gains",
        "whenever {1} gains" },
    { "whenever this mercenary or {a} uses", "whenever this mercenary uses", "whenever {1} uses" },
    { "whenever this mercenary or {a} heals", "whenever this mercenary heals",
        "whenever {1} heals" },
    { "whenever this mercenary or {a} exits", "whenever this mercenary exits",
        "whenever {1} exits" },
    { "when this mercenary or {a} exits", "when this mercenary exits", "when {1} exits" },
    { "whenever this mercenary or {a} is", "whenever this mercenary is", "whenever {1} is" },
    { "when this mercenary or {a} is", "when this mercenary is", "when {1} is" },
    { "whenever the bearer or {a} attacks", "whenever the bearer attacks", "whenever {1} attacks" },
    { "whenever the bearer or {a} plunders", "whenever the bearer plunders",
        "whenever {1} plunders" },
    { "whenever the bearer or {a} moves", "whenever the bearer moves", "whenever {1} moves" },
    { "whenever the bearer or {a} deals", "whenever the bearer deals", "whenever {1} deals" },
    { "whenever the bearer or {a} takes", "whenever the bearer takes", "whenever {1} takes" },
    { "whenever the bearer or {a} destroys", "whenever the bearer destroys",
        "whenever {1} destroys" },
    { "whenever the bearer or {a} upstages", "whenever the bearer upstages",
        "whenever {1} upstages" },
    { "whenever the bearer or {a} gains", "whenever the bearer gains", "whenever {1} gains" },
    { "whenever the bearer or {a} uses", "whenever the bearer uses", "whenever {1} uses" },
    { "whenever the bearer or {a} heals", "whenever the bearer heals", "whenever {1} heals" },
    { "whenever the bearer or {a} exits", "whenever the bearer exits", "whenever {1} exits" },
    { "when the bearer or {a} exits", "when the bearer exits", "when {1} exits" },
    { "whenever the bearer or {a} is", "whenever the bearer is", "whenever {1} is" },
    { "when the bearer or {a} is", "when the bearer is", "when {1} is" },
    { "the beginning of each movement phase", "the beginning of each first movement phase",
        "the beginning of each second movement phase" },
    { "the start of each movement phase", "the start of each first movement phase",
        "the start of each second movement phase" },
    { "the start of each of your movement phases", "the start of your first movement phase",
        "the start of your second movement phase" },
    { "the start of your movement phase", "the start of your first movement phase",
        "the start of your second movement phase" },
    { "the end of your movement phase", "the end of your first movement phase",
        "the end of your second movement phase" },
    { "the end of each movement phase", "the end of each first movement phase",
        "the end of each second movement phase" },
} };

// "Whenever an enemy mercenary in your Guild Hall attacks or moves" is two abilities of the same one.
constexpr std::array<Spelling, 35> eventVerbs { "attacks", "plunders", "moves", "exits", "enters",
    "is", "becomes", "deals", "takes", "suffers", "damages", "destroys", "kills", "defeats", "dies",
    "upstages", "gains", "loses", "receives", "equips", "unequips", "uses", "starts", "begins",
    "ends", "heals", "leaves", "steps", "comes", "acquires", "draws", "discards", "plays", "puts",
    "makes" };
constexpr std::array<Spelling, 7> yourVerbs { "acquire", "draw", "discard", "play", "gain", "lose",
    "heal" };
// Verbs that say nothing without what they are of: "gains or loses Stealth".
constexpr std::array<Spelling, 16> ofSomething { "gains", "loses", "gain", "lose", "deals", "takes",
    "suffers", "destroys", "kills", "upstages", "starts", "begins", "ends", "plays", "play",
    "enters" };

constexpr std::array<Spelling, 4> keywords { "leech", "ignores los", "ignore los",
    "cannot be upstaged" };
constexpr std::array<Spelling, 38> terms { "armor", "magic armor", "defense", "regen", "fortify",
    "leech", "mend", "cleanse", "exhaust", "bleed", "blind", "poison", "fog", "frost", "burn",
    "silence", "stealth", "upstage", "plunder", "plunders", "exit", "exits", "true", "pure",
    "lethal", "distance", "los", "line of sight", "guild hall", "warchest", "acquire", "stealthed",
    "silenced", "exhausted", "poisoned", "bleeding", "burning", "blinded" };
// What reminders say of each (the words of the rules of it, and of those who have read them).
constexpr std::array<text::Reminder, 32> reminders { {
    { "armor", "physical damage deal dealt take reduce less lower" },
    { "magic armor", "magic damage deal dealt take reduce less lower" },
    { "defense", "damage deal dealt take reduce less lower" },
    { "regen", "heal health regain rally phase start turn during" },
    { "fortify", "armor defense until end turn" },
    { "leech", "heal health damage deal dealt equal amount regain" },
    { "mend", "remove bleed burn physical status counter effect" },
    { "cleanse", "remove status effect counter magic" },
    { "exhaust", "move attack plunder use active ability counter turn until next" },
    { "bleed", "damage physical take end turn equal counter" },
    { "blind", "coin toss flip miss lose lost attack plunder nothing happen" },
    { "poison", "damage more take deal dealt counter" },
    { "fog", "range los line sight target tile attack distance" },
    { "frost", "move movement attack less counter" },
    { "burn", "damage true pure take attack phase next counter treasure" },
    { "silence", "class ability card count play" },
    { "stealth",
        "target until attack use ability true damage enemy adjacent spot movement hidden" },
    { "upstage", "replace hall mercenary deck warchest return pile" },
    { "plunder", "loot vault opponent take gain hall deck" },
    { "exit", "leave battlefield loot lose bounty" },
    { "true", "armor ignore reduce lower nothing damage" },
    { "pure", "armor ignore reduce lower defense only damage" },
    { "lethal", "destroy half health less left outright damage" },
    { "silenced", "class ability card count play" },
    { "exhausted", "move attack plunder use active ability counter turn until next" },
    { "poisoned", "damage more take deal dealt counter" },
    { "burning", "damage true pure take attack phase next counter treasure" },
    { "bleeding", "damage physical take end turn equal counter" },
    { "blinded", "coin toss flip miss lose lost attack plunder nothing happen" },
    { "mill", "put top deck discard pile" },
    { "mills", "put top deck discard pile" },
    { "move through", "end move movement stop occupied tile stand space" },
} };
constexpr text::LimitWords limitWords { "use this only", "this triggers only" };
constexpr std::array<Spelling, 9> classes { "warrior", "rogue", "mage", "hunter", "priest", "druid",
    "paladin", "warlock", "shaman" };
constexpr std::array<Spelling, 24> afterClass { "mercenary", "mercenaries", "mercenary's",
    "mercenaries'", "card", "cards", "ability", "abilities", "instant", "instants", "attack",
    "attacks", "event", "events", "weapon", "weapons", "equipment", "relic", "relics", "treasure",
    "treasures", "champion", "and", "or" };
constexpr text::KindNoun mercenary { "mercenary", "mercenaries",
    { afterClass.data(), afterClass.size() - 2 } };

/// The own tables of a kind of card first: they are the more particular.
std::vector<Wording> joined(
    std::span<const Wording> own, bool stays = false, std::span<const Wording> ownFirst = {})
{
    std::vector<Wording> all;
    const auto add
        = [&](std::span<const Wording> more) { all.insert(all.end(), more.begin(), more.end()); };
    add(wordingsOfSpelling());
    add(wordingsOfOrder());
    add(ownFirst);
    add(wordingsOfOtherGames());
    add(wordingsOfNouns());
    add(wordingsOfVaults());
    if (stays)
        add(wordingsGoingOn());
    add(own);
    add(wordingsOfWhen());
    add(wordingsOfOutcomes());
    add(wordingsOfSpeaking());
    add(wordingsOfManner());
    add(wordingsOfInstead());
    add(wordingsOfTimes());
    add(wordingsOfDamage());
    add(wordingsOfPlayers());
    add(wordingsOfWealth());
    add(wordingsOfStatuses());
    add(wordingsOfCosts());
    add(wordingsOfPlaces());
    if (stays) {
        add(wordingsOfDrawPhases());
        add(wordingsOfStaying());
    }
    add(own); // What the common wordings have evened out may be particular again.
    return all;
}

std::vector<Wording> onTreasures()
{
    const std::span<const Wording> figures = wordingsOfTwoFigures();
    const std::span<const Wording> others = wordingsOnTreasures();
    std::vector<Wording> all(figures.begin(), figures.end());
    all.insert(all.end(), others.begin(), others.end());
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

// What "he" and "his" mean a player by.
constexpr std::array<std::pair<Spelling, Spelling>, 1> deedsOfPersons {
    { { "acquires", "acquire" } }
};
constexpr std::array<Spelling, 3> thingsOfPersons { "warchest", "vault", "guild" };
constexpr std::array<Spelling, 1> lossesOfPersons { "loot" };
constexpr text::PersonWords persons { deedsOfPersons, thingsOfPersons, lossesOfPersons };

constexpr std::array<Spelling, 4> owns { "this mercenary", "this treasure", "the bearer", "this" };

text::Habits habits(const std::vector<Wording>& wordings, bool lasting, bool attack = false,
    std::string_view self = "this")
{
    // "Ignores line of sight" of an attack is a sentence about its reach.
    return { wordings, attack ? std::span<const Spelling> {} : std::span<const Spelling>(keywords),
        {}, terms, classes, mercenary, self, false, both,
        lasting ? std::span<const Spelling>(goingOn) : std::span<const Spelling> {}, true, states,
        deeds, { eventVerbs, yourVerbs, ofSomething }, owns, reminders, limitWords, persons };
}

} // namespace

const text::Habits& habitsOf(Paper paper)
{
    static const text::Habits ofMercenaries
        = habits(joined(wordingsOnMercenaries(), true), true, false, "this mercenary");
    static const text::Habits ofTreasures
        = habits(joined(onTreasures(), true, wordingsOfOwnTreasure()), true);
    static const text::Habits ofAttacks = habits(joined(wordingsOnAttacks()), false, true);
    static const text::Habits ofInstants = habits(joined({}), false);
    static const text::Habits ofEvents = habits(joined(wordingsOnEvents(), true), true);
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
