#include "seize/text/surface/Habits.h"

#include "seize/text/surface/Wordings.h"

#include <array>
#include <vector>

namespace triptych::seize {
namespace {

using text::Wording;
using Spelling = std::string_view;

// Of both "this mercenary and adjacent allies have ..." says what is always so: behind a cost, a
// condition or an event it is one ability that gives both, which the grammar reads.
constexpr std::array<text::Both, 15> both { {
    { "^ {passive_:/} (as_long_as/while) another {w} mercenary is adjacent to this mercenary , "
      "(both/they/both_of_them) (have/get/gain) {*} .",
        "{1} as long as another {2} mercenary is adjacent to this mercenary , this mercenary has "
        "{3} .",
        "{1} other {2} mercenaries adjacent to this mercenary have {3} ." },
    { "counts as (a/an) {w} (mercenary/) and (a/an/) {w} (mercenary/) .", "counts as a {1} .",
        "counts as a {2} ." },
    { "^ {passive_:_this_mercenary/this_mercenary/equipped_:_the_bearer=the_bearer/the_bearer} "
      "gets {*} for each {*} and {*} for each {*} .",
        "{1} gets {2} for each {3} .", "{1} gets {4} for each {5} ." },
    { "^ {passive_:/equipped_:/} whenever you flip a coin ,", "{1} whenever you win a coin flip ,",
        "{1} whenever you lose a coin flip ," },
    { "^ whenever {an_opponent/a_player} flips a coin ,", "whenever {1} wins a coin flip ,",
        "whenever {1} loses a coin flip ," },
    { "^ {passive_:/} this mercenary and {*} have", "{1} this mercenary has", "{1} {2} have" },
    { "^ {passive_:/} this mercenary and {*} get", "{1} this mercenary gets", "{1} {2} get" },
    { "^ (equipped_:/) the bearer and {*} have", "the bearer has", "{1} have" },
    { "^ (equipped_:/) the bearer and {*} get", "the bearer gets", "{1} get" },
    { "^ {passive_:/equipped_:/} if {*} would be {w} or {w} ,", "{1} if {2} would be {3} ,",
        "{1} if {2} would be {4} ," },
    { "a {w} or (a/) {w} counter is placed on {*} ,", "a {1} counter is placed on {3} ,",
        "a {2} counter is placed on {3} ," },
    // "Whenever this or an adjacent ally attacks": of the one as of the other
    { "{whenever/when} {this_mercenary/this/the_bearer} or "
      "{an_adjacent_ally/an_adjacent_allied_mercenary/an_adjacent_mercenary_you_control}",
        "{1} {2}", "{1} {3}" },
    { "{whenever/when} the bearer or {an_ally/an_allied_mercenary} adjacent to the bearer",
        "{1} the bearer", "{1} {2} adjacent to the bearer" },
    { "the {beginning/start/end} of each movement phase", "the {1} of each first movement phase",
        "the {1} of each second movement phase" },
    { "the {start/end} of (each_of/) your movement (phases/phase)",
        "the {1} of your first movement phase", "the {1} of your second movement phase" },
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
// Before a colon these are costs, times, reaches and choices, and no name of an ability.
constexpr std::array<Spelling, 2> framesOfLabels { "passive", "equipped" };
constexpr std::array<Spelling, 96> noLabels { "active", "passive", "equipped", "choose", "each",
    "every", "on", "when", "whenever", "after", "before", "during", "if", "while", "once", "twice",
    "first", "start", "end", "at", "as", "then", "otherwise", "heads", "tails", "discard",
    "destroy", "sacrifice", "pay", "lose", "return", "unequip", "remove", "spend", "put", "melee",
    "ranged", "self", "line", "reach", "range", "attack", "attacks", "attacking", "adjacent",
    "target", "all", "your", "enemy", "allied", "of", "turn", "two", "three", "carrier", "wearer",
    "wielder", "worn", "carried", "bearer", "until", "instead", "pick", "flip", "roll", "do",
    "either", "one", "both", "a", "an", "the", "this", "it", "that", "you", "draw", "deal", "heal",
    "gain", "move", "push", "pull", "place", "apply", "give", "swap", "search", "look", "reveal",
    "counter", "copy", "prevent", "ready", "its", "their" };
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
std::vector<Wording> joined(std::span<const Wording> own, bool stays = false,
    std::span<const Wording> ownFirst = {}, std::span<const Wording> first = {},
    std::span<const Wording> bare = {})
{
    std::vector<Wording> all;
    const auto add
        = [&](std::span<const Wording> more) { all.insert(all.end(), more.begin(), more.end()); };
    add(wordingsOfSpelling());
    add(wordingsOfTails());
    add(first);
    add(wordingsOfConnectives());
    add(wordingsOfVerbs());
    add(wordingsOfClauses());
    if (stays) {
        add(wordingsOfStandingClauses());
        add(wordingsOfGerunds());
    } else {
        add(wordingsOfPlayedClauses());
    }
    // The many ways of saying one thing, so that the tables behind need the one
    add(wordingsOfPiles());
    add(wordingsOfHoldings());
    add(wordingsOfAmounts());
    add(wordingsOfChanges());
    add(wordingsOfBlows());
    add(wordingsOfGrants());
    add(wordingsOfSpans());
    add(wordingsOfVoices());
    add(wordingsOfChances());
    add(wordingsOfOrder());
    add(wordingsOfShorthand());
    add(bare);
    add(ownFirst);
    add(wordingsOfDoers());
    add(wordingsOfHappening());
    add(wordingsOfWhose());
    add(wordingsOfMeasure());
    add(wordingsOfStrength());
    add(wordingsOfOtherGames());
    add(wordingsOfNouns());
    add(wordingsOfVaults());
    add(wordingsOfGoods());
    if (stays)
        add(wordingsGoingOn());
    add(own);
    add(wordingsOfWhatWouldBe());
    add(wordingsOfDoses());
    add(wordingsOfOnly());
    add(wordingsOfSubjects());
    add(wordingsOfFigures());
    add(wordingsOfDirections());
    add(wordingsOfPrices());
    add(wordingsOfHarm());
    add(wordingsOfAttacking());
    add(wordingsOfCombat());
    add(wordingsOfIgnoring());
    add(wordingsOfPermissions());
    add(wordingsOfWhen());
    add(wordingsOfOutcomes());
    add(wordingsOfSpeaking());
    add(wordingsOfManner());
    add(wordingsOfInstead());
    add(wordingsOfTimes());
    add(wordingsOfDamage());
    add(wordingsOfPlayers());
    add(wordingsOfWealth());
    add(wordingsOfAsMuch());
    add(wordingsOfStatuses());
    add(wordingsOfCosts());
    add(wordingsOfPlaces());
    if (stays) {
        add(wordingsOfDrawPhases());
        add(wordingsOfStaying());
        add(wordingsOfRelatives());
    }
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

// What "he" and "his" mean a player by.
constexpr std::array<std::pair<Spelling, Spelling>, 1> deedsOfPersons {
    { { "acquires", "acquire" } }
};
constexpr std::array<Spelling, 3> thingsOfPersons { "warchest", "vault", "guild" };
constexpr std::array<Spelling, 1> lossesOfPersons { "loot" };
constexpr text::PersonWords persons { deedsOfPersons, thingsOfPersons, lossesOfPersons };

constexpr std::array<Spelling, 4> owns { "this mercenary", "this treasure", "the bearer", "this" };

// A line of its own on a card that is played and gone: it speaks of the card.
constexpr std::array<Spelling, 10> ofTheCard { "as an additional cost", "as additional cost",
    "this costs", "this card costs", "this spell costs", "play this only", "play this card only",
    "play only", "this can only be played", "this card can only be played" };

text::Habits habits(const std::vector<Wording>& wordings, bool lasting, bool attack = false,
    std::string_view self = "this")
{
    // "Ignores line of sight" of an attack is a sentence about its reach.
    return { wordings, attack ? std::span<const Spelling> {} : std::span<const Spelling>(keywords),
        {}, terms, classes, mercenary, self, false, both,
        lasting ? std::span<const Spelling>(goingOn) : std::span<const Spelling> {}, true, states,
        deeds, { eventVerbs, yourVerbs, ofSomething }, owns, reminders, limitWords, persons, true,
        lasting ? std::span<const Spelling> {} : std::span<const Spelling>(ofTheCard),
        { framesOfLabels, !lasting, noLabels } };
}

} // namespace

const text::Habits& habitsOf(Paper paper)
{
    static const text::Habits ofMercenaries
        = habits(joined(wordingsOnMercenaries(), true, {}, {}, wordingsOfBareMercenary()), true,
            false, "this mercenary");
    static const text::Habits ofTreasures
        = habits(joined(wordingsOnTreasures(), true, wordingsOfOwnTreasure(), wordingsOfCarriers(),
                     wordingsOfBareBearer()),
            true);
    static const text::Habits ofAttacks
        = habits(joined(wordingsOnAttacks(), false, wordingsOfAim()), false, true);
    static const text::Habits ofInstants
        = habits(joined({}, false, wordingsOnInstants(), {}, wordingsOfShortTargets()), false);
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
