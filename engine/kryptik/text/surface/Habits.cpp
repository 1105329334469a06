#include "kryptik/text/surface/Habits.h"

#include "kryptik/text/printing/Keywords.h"
#include "kryptik/text/surface/Wordings.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace triptych::kryptik {
namespace {

using Words = std::string_view;

/// The keywords as people type them, those of which that is so.
template <std::size_t count, typename IsSo>
constexpr std::array<Words, count> typed(IsSo isSo)
{
    std::array<Words, count> words;
    std::size_t made = 0;
    for (const KeywordWords& each : keywordWords)
        if (isSo(each))
            words[made++] = each.typed;
    return words;
}

/// "Sidestep as long as ...", "Sidestep while ...": of a citizen it is what this one has.
std::vector<text::Wording> wordingsOfKeywords()
{
    static const std::vector<std::array<std::string, 3>> said = [] {
        std::vector<std::array<std::string, 3>> made;
        for (const KeywordWords& of : keywordWords)
            if (!of.onSpells) {
                const std::string word(of.typed);
                made.push_back({ "^ " + word + " as long as", "^ " + word + " while",
                    "this has " + word + " as long as" });
            }
        return made;
    }();
    std::vector<text::Wording> all;
    for (const auto& [asLongAs, whileSo, canonical] : said) {
        all.push_back({ asLongAs, canonical });
        all.push_back({ whileSo, canonical });
    }
    return all;
}

std::vector<text::Wording> allWordings()
{
    const std::vector<text::Wording> ofKeywords = wordingsOfKeywords();
    std::vector<text::Wording> all;
    for (const std::span<const text::Wording> table :
        { wordingsOfSlips(), wordingsOfSynonyms(), wordingsOfEveryday(), wordingsOfMeasures(),
            wordingsOfNumbers(), wordingsOfTriggers(), wordingsOfSentences(), wordingsOfBlocking(),
            std::span<const text::Wording>(ofKeywords), wordingsOfTimes(), wordingsOfCombat(),
            wordingsOfManners(), wordingsOfPlayers(), wordingsOfPlaces(), wordingsOfProtection(),
            wordingsOfCosts(), wordingsOfOccasions() })
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

// RULING: one ability that waits for either of two events is two abilities.
constexpr std::array both {
    text::Both { "blocks or becomes blocked by one or more citizens ,", "blocks a citizen ,",
        "becomes blocked ," },
    text::Both { "blocks or {becomes_blocked/is_blocked} by {a/an/another} {*} ,",
        "blocks {2} {3} ,", "{1} by {2} {3} ," },
    text::Both { "blocks or {becomes_blocked/is_blocked} by {this/this_citizen} ,", "blocks {2} ,",
        "{1} by {2} ," },
    text::Both { "becomes {engaged/disengaged} or {engaged/disengaged} ,", "becomes {1} ,",
        "becomes {2} ," },
    text::Both { "deals {damage/combat_damage} to {a_player/a_citizen} or an 11 year card ,",
        "deals {1} to {2} ,", "deals {1} to an 11 year card ," },
    text::Both {
        "you cast a spell or a {*} citizen ,", "you cast a spell ,", "you cast a {1} citizen ," },
    text::Both {
        "you cast a {*} citizen or a spell ,", "you cast a {1} citizen ,", "you cast a spell ," },
    text::Both { "at the beginning of combat and at the end of combat ,",
        "at the beginning of combat ,", "at the end of combat ," },
};

// A keyword that stands before the abilities of citizens is no sentence of its own there.
constexpr auto isLine = [](const KeywordWords& of) { return !of.onSpells; };
constexpr auto everyKeyword = [](const KeywordWords&) { return true; };
constexpr auto allKeywords = typed<keywordWords.size()>(everyKeyword);
constexpr auto citizenKeywords
    = typed<static_cast<std::size_t>(std::ranges::count_if(keywordWords, isLine))>(isLine);
constexpr std::array<Words, 3> citizenPrefixes { "solo", "focused", "short time" };
constexpr std::array<Words, 2> spellPrefixes { "solo", "short time" };
// What the glossary explains. "Enter", "dies" and orders such as "discard" stand in most abilities: behind them
// brackets may say anything.
constexpr std::array<Words, 15> otherTerms { "solo", "short time", "probe", "plunder", "attach",
    "detach", "weary", "engage", "disengage", "counter", "overlord", "fights", "fight",
    "attacks alone", "attack alone" };
constexpr auto terms = [] {
    std::array<Words, allKeywords.size() + otherTerms.size()> words;
    std::ranges::copy(otherTerms, std::ranges::copy(allKeywords, words.begin()).out);
    return words;
}();
// What reminders say of each (the words of the glossary and of those who have read it).
constexpr std::array<text::Reminder, 14> remindersOfOthers { {
    { "solo", "only once 1 time turn same name per use activate ability again" },
    { "short time",
        "only work active use activate opponent 11 year card row left fewer less more" },
    { "probe", "draw discard many number then same" },
    { "plunder", "abolish limbo pile card own" },
    { "attach", "put under beneath island enter limbo" },
    { "detach", "put limbo pile owner under attached" },
    { "weary", "attack engage pay cost until next disengage phase block" },
    { "engage", "turn sideways attack block use again until disengage" },
    { "disengage", "upright ready use again" },
    { "counter", "effect pile leave nothing limbo put" },
    { "overlord", "only control one name abolish cast same" },
    { "fights", "deal damage equal attack each other" },
    { "attacks alone", "alone attack turn no control phase" },
    { "attack alone", "alone attack turn no control phase" },
} };
constexpr auto remindersOfTerms = [] {
    std::array<text::Reminder, keywordWords.size() + remindersOfOthers.size()> all;
    const auto others = std::ranges::transform(keywordWords, all.begin(), [](const auto& of) {
        return text::Reminder { of.typed, of.reminders };
    }).out;
    std::ranges::copy(remindersOfOthers, others);
    return all;
}();
// Factions that need no card of the pack to be known as such.
constexpr std::array<Words, 42> factions { "mystic", "ascendant", "human", "elf", "beast", "undead",
    "spirit", "merfolk", "giant", "construct", "goblin", "dragon", "demon", "angel", "dwarf", "orc",
    "wizard", "knight", "soldier", "pirate", "zombie", "vampire", "golem", "fairy", "faerie",
    "ghost", "insect", "bird", "fish", "wolf", "cat", "rat", "snake", "plant", "elemental",
    "warrior", "rogue", "priest", "mage", "troll", "ogre", "skeleton" };
constexpr std::array<Words, 19> afterFaction { "citizen", "citizens", "card", "cards", "spell",
    "spells", "overlord", "overlords", "engaged", "disengaged", "weary", "attacking", "blocking",
    "attached", "citizen's", "citizens'", "damaged", "and", "or" };
constexpr std::array<Words, 7> states { "engaged", "disengaged", "weary", "attacking", "blocking",
    "damaged", "unblocked" };
constexpr std::array<Words, 14> eventVerbs { "enters", "attacks", "blocks", "dies", "leaves",
    "becomes", "is", "deals", "draws", "discards", "sacrifices", "casts", "plunders", "destroys" };
constexpr std::array<Words, 7> yourEventVerbs { "draw", "discard", "sacrifice", "cast", "plunder",
    "shuffle", "attack" };
constexpr std::array<Words, 8> eventsOfSomething { "draws", "discards", "sacrifices", "casts",
    "draw", "discard", "sacrifice", "cast" };
constexpr std::array<Words, 3> deeds { "move", "ready", "disengage" };
constexpr text::LimitWords limitWords { "use this only", "this triggers only", "do this only" };
// What "he" and "his" mean a player by.
constexpr std::array<std::pair<Words, Words>, 1> deedsOfPersons { { { "abolishes", "abolish" } } };
constexpr std::array<Words, 2> thingsOfPersons { "limbo", "soul" };
constexpr text::PersonWords persons { deedsOfPersons, thingsOfPersons, {} };
constexpr text::KindNoun citizen { "citizen", "citizens",
    { afterFaction.data(), afterFaction.size() - 2 } };

} // namespace

namespace {

const text::WordingTable& wordingTable()
{
    static const text::WordingTable table = allWordings();
    return table;
}

} // namespace

const text::Habits& citizenHabits()
{
    static const text::Habits habits { wordingTable(), citizenKeywords, citizenPrefixes, terms,
        factions, citizen, "this", false, both, {}, false, states, deeds,
        { eventVerbs, yourEventVerbs, eventsOfSomething }, {}, remindersOfTerms, limitWords,
        persons };
    return habits;
}

const text::Habits& spellHabits()
{
    static const text::Habits habits { wordingTable(), allKeywords, spellPrefixes, terms, factions,
        citizen, "this", true, {}, {}, false, states, deeds, {}, {}, remindersOfTerms, limitWords,
        persons };
    return habits;
}

const text::Habits& yearHabits()
{
    static const text::Habits habits { wordingTable(), allKeywords, spellPrefixes, terms, factions,
        citizen, "this", false, {}, {}, false, states, deeds, {}, {}, remindersOfTerms, limitWords,
        persons };
    return habits;
}

} // namespace triptych::kryptik
