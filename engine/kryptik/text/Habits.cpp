#include "kryptik/text/Habits.h"

#include <array>

namespace triptych::kryptik {
namespace {

using text::Wording;
using Words = std::string_view;

// Only wordings that can mean nothing else: what is said becomes another way of saying it.
constexpr std::array wordings {
    // The card itself (7)
    Wording { "this overlord", "this" },
    Wording { "card that is not a citizen", "spell card" },
    Wording { "card that is not a spell", "citizen card" },
    Wording { "noncitizen card", "spell card" },
    Wording { "nonspell card", "citizen card" },
    Wording { "this overlord's", "this's" },
    Wording { "this spell's", "this's" },
    // Layout (8.1.4, 9.3)
    Wording { "as an additional cost to cast this citizen ,", "additional cost :" },
    Wording { "as an additional cost to cast this spell ,", "additional cost :" },
    Wording { "as an additional cost to cast this card ,", "additional cost :" },
    Wording { "as an additional cost to cast this ,", "additional cost :" },
    Wording { "as an additional cost ,", "additional cost :" },
    Wording { "additional cost -", "additional cost :" },
    Wording { "additional cost to cast this :", "additional cost :" },
    Wording { "additional cost to cast this spell :", "additional cost :" },
    Wording { "additional cost to cast this citizen :", "additional cost :" },
    Wording { "this spell costs an additional {*} to cast .", "additional cost : {1} ." },
    Wording { "^ enter :", "enter ;" },
    Wording { "^ enters :", "enter ;" },
    Wording { "^ enter -", "enter ;" },
    Wording { "^ enter ,", "enter ;" },
    Wording { "^ on enter ,", "enter ;" },
    Wording { "^ on enter :", "enter ;" },
    Wording { "^ dies :", "dies ;" },
    Wording { "^ dies -", "dies ;" },
    Wording { "^ dies ,", "dies ;" },
    Wording { "^ when dies ,", "dies ;" },
    Wording { "short time {n} ;", "short time {1} ," },
    Wording { "short time {n} :", "short time {1} ," },
    Wording { "short time {n} -", "short time {1} ," },
    Wording { "^ solo ;", "solo -" },
    Wording { "^ focused ;", "focused -" },
    Wording { "11 year ability :", "11 year :" },
    Wording { "eleven year", "11 year" },
    Wording { "11-year", "11 year" },
    // British spelling, and statistics by their letters
    Wording { "defence", "defense" },
    Wording { "colour", "color" },
    // Branches; after "you may" an "otherwise" speaks of what was not done, as in every sentence
    Wording { "short time {n} , {!you} {*} . otherwise , {*} .",
        "if an opponent has {1} or fewer 11 year cards , {2} . otherwise , {3} ." },
    Wording { "look at your 11 year row , then rearrange it",
        "look at your 11 year row , then rearrange your 11 year row" },
    Wording { "look at your 11 year row and rearrange it",
        "look at your 11 year row , then rearrange your 11 year row" },
    Wording { "look at your 11 year row . you may rearrange it",
        "look at your 11 year row . you may rearrange your 11 year row" },
    Wording { "look at your 11 year row . rearrange it",
        "look at your 11 year row . rearrange your 11 year row" },
    Wording { "look at your 11 year row , you may rearrange it",
        "look at your 11 year row , then you may rearrange your 11 year row" },
    Wording { "rearrange your 11 year row in any order", "rearrange your 11 year row" },
    // A citizen that two have to block is Tenacious, by whatever words.
    Wording { "can not be blocked except by two or more citizens", "has tenacious" },
    Wording { "can not be blocked except by 2 or more citizens", "has tenacious" },
    Wording { "can not be blocked by only one citizen", "has tenacious" },
    Wording { "can not be blocked by fewer than two citizens", "has tenacious" },
    Wording { "must be blocked by two or more citizens", "has tenacious" },
    Wording { "from limbo piles", "from a limbo pile" },
    Wording { "in limbo piles", "in a limbo pile" },
    Wording { "from any limbo pile", "from a limbo pile" },
    Wording { "in any limbo pile", "in a limbo pile" },
    Wording { "look at all of your 11 year cards", "look at your 11 year row" },
    Wording { "look at all your 11 year cards", "look at your 11 year row" },
    Wording { "look at your 11 year cards", "look at your 11 year row" },
    Wording { "citizen or overlord", "citizen" },
    // Sides
    Wording { "you do not control", "an opponent controls" },
    Wording { "your opponents control", "an opponent controls" },
    Wording { "opponents control", "an opponent controls" },
    Wording { "another player controls", "an opponent controls" },
    Wording { "target opponent's citizen", "target citizen an opponent controls" },
    Wording { "target enemy citizen", "target citizen an opponent controls" },
    Wording { "target opposing citizen", "target citizen an opponent controls" },
    Wording { "your opponents' citizens", "citizens an opponent controls" },
    Wording { "opposing citizens", "citizens an opponent controls" },
    Wording { "enemy citizens", "citizens an opponent controls" },
    Wording { "an opposing citizen", "a citizen an opponent controls" },
    Wording { "an enemy citizen", "a citizen an opponent controls" },
    Wording { "each opposing citizen", "each citizen an opponent controls" },
    Wording { "each enemy citizen", "each citizen an opponent controls" },
    Wording { "an opponent's citizen", "a citizen an opponent controls" },
    Wording { "opponents' citizens", "citizens an opponent controls" },
    Wording { "your opponent's citizens", "citizens an opponent controls" },
    Wording { "an opponent's citizens", "citizens an opponent controls" },
    Wording { "your other citizens", "other citizens you control" },
    Wording { "your other {w} citizens", "other {1} citizens you control" },
    Wording { "each of your other citizens", "each other citizen you control" },
    Wording { "each of your citizens", "each citizen you control" },
    Wording { "all of your citizens", "all citizens you control" },
    Wording { "all your citizens", "all citizens you control" },
    Wording { "all your other citizens", "all other citizens you control" },
    Wording { "one of your citizens", "a citizen you control" },
    Wording { "one of your other citizens", "another citizen you control" },
    Wording { "one of your {w} citizens", "a {1} citizen you control" },
    Wording { "one of your 11 year cards", "an 11 year card you control" },
    Wording { "one of an opponent's 11 year cards", "an 11 year card an opponent controls" },
    Wording { "one of target opponent's 11 year cards", "an 11 year card of target opponent" },
    Wording { "your 11 year cards", "11 year cards you control" },
    Wording { "your citizens", "citizens you control" },
    Wording { "your {w} citizens", "{1} citizens you control" },
    Wording { "each of your opponents", "each opponent" },
    Wording { "all of your opponents", "each opponent" },
    Wording { "every opponent", "each opponent" },
    Wording { "every player", "each player" },
    Wording { "any opponent", "an opponent" },
    Wording { "the other player", "an opponent" },
    // Targets
    Wording { "up to one other target", "up to one other target" },
    Wording { "target activated ability", "target activation" },
    Wording { "target active ability", "target activation" },
    Wording { "target activated or spell", "target spell or activation" },
    Wording { "target spell or activated ability", "target spell or activation" },
    Wording { "target spell or active ability", "target spell or activation" },
    Wording { "target spell or ability", "target spell or activation" },
    Wording { "target ability or spell", "target spell or activation" },
    Wording { "this or another citizen", "a citizen" },
    Wording { "this citizen or another citizen", "a citizen" },
    Wording { "this citizen or another", "this or another" },
    // Places and moves
    Wording { "under its owner's control", "under their owners' control" },
    Wording { "under their owner's control", "under their owners' control" },
    Wording { "into the limbo pile", "into its owner's limbo pile" },
    Wording { "the top of your deck", "the top of your deck" },
    Wording { "at the bottom of", "on the bottom of" },
    Wording { "on the bottom in any order", "on the bottom of your deck" },
    Wording { "on the bottom .", "on the bottom of your deck ." },
    Wording { "on top in any order", "on top of your deck" },
    Wording { "in any order .", "in any order ." },
    Wording { "your limbo .", "your limbo pile ." },
    Wording { "your graveyard", "your limbo pile" },
    Wording { "11 year cards left", "11 year cards" },
    Wording { "11 year cards remaining", "11 year cards" },
    Wording { "11 year cards in play", "11 year cards" },
    Wording { "or fewer cards in your 11 year row ,", "or fewer 11 year cards ," },
    Wording { "or less cards in your 11 year row ,", "or fewer 11 year cards ," },
    Wording { "or fewer cards in their 11 year row ,", "or fewer 11 year cards ," },
    Wording { "or fewer 11 year cards in their 11 year row", "or fewer 11 year cards" },
    Wording { "or fewer 11 year cards in your 11 year row", "or fewer 11 year cards" },
    Wording { "of their choice", "" },
    Wording { "to your soul pile", "" },
    Wording { "soul energy .", "." },
    // Searching shuffles by itself (glossary)
    Wording { ", then shuffle your deck .", ", then shuffle your deck ." },
    // Times
    Wording { "for the rest of the turn", "until end of turn" },
    Wording { "for the turn", "until end of turn" },
    Wording { "at the beginning of the end phase", "at the end of turn" },
    Wording { "at the end of each player's turn", "at the end of each turn" },
    Wording { "at the start of each player's turn", "at the start of each turn" },
    Wording { "at the beginning of each player's turn", "at the start of each turn" },
    Wording { "each time", "whenever" },
    Wording { "at the beginning of your second phase", "at the start of your 2nd phase" },
    // Small words
    Wording { "it would be your turn", "it is your turn" },
    Wording { "this turn is your turn", "it is your turn" },
    Wording { "so long as", "as long as" },
    Wording { "may not", "can not" },
    Wording { "is not able to", "can not" },
    Wording { "is unable to", "can not" },
    Wording { "able to be blocked", "able to be blocked" },
    Wording { "is unblockable", "can not be blocked" },
    Wording { "is indestructible", "can not be destroyed" },
    Wording { "either draw", "draw" },
    Wording { "if you do not ,", "otherwise ," },
    Wording { "if they do not ,", "otherwise ," },
    Wording { "when you do ,", "if you do ," },
    Wording { "is put into a limbo pile from the island", "dies" },
    Wording { "is put into your limbo pile from the island", "dies" },
    Wording { "comes onto the island", "enters the island" },
    Wording { "comes into play", "enters the island" },
    Wording { "enters play", "enters the island" },
    Wording { "enters the battlefield", "enters the island" },
    Wording { "onto the battlefield", "onto the island" },
    Wording { "to cast .", "." },
    Wording { "less to cast", "less" },
    Wording { "more to cast", "more" },
    Wording { "without paying its cost", "for free" },
};

// RULING: one ability that waits for either of two events is two abilities.
constexpr std::array both {
    text::Both {
        "a player discards a card ,", "you discard a card ,", "an opponent discards a card ," },
    text::Both { "a player draws a card ,", "you draw a card ,", "an opponent draws a card ," },
    text::Both { "a player casts a spell ,", "you cast a spell ,", "an opponent casts a spell ," },
    text::Both { "attacks or blocks ,", "attacks ,", "blocks ," },
    text::Both { "blocks or attacks ,", "attacks ,", "blocks ," },
    text::Both { "enters or dies ,", "enters ,", "dies ," },
    text::Both { "enters the island or dies ,", "enters ,", "dies ," },
    text::Both { "enters the island or attacks ,", "enters ,", "attacks ," },
    text::Both { "enters or attacks ,", "enters ,", "attacks ," },
    text::Both { "at the beginning of combat and at the end of combat ,",
        "at the beginning of combat ,", "at the end of combat ," },
};

constexpr std::array<Words, 7> allKeywords { "eager", "focused", "ravenous", "sidestep",
    "steadfast", "tenacious", "toxic" };
constexpr std::array<Words, 6> citizenKeywords { "eager", "ravenous", "sidestep", "steadfast",
    "tenacious", "toxic" };
constexpr std::array<Words, 3> citizenPrefixes { "solo", "focused", "short time" };
constexpr std::array<Words, 2> spellPrefixes { "solo", "short time" };
constexpr std::array<Words, 26> terms { "eager", "focused", "ravenous", "sidestep", "steadfast",
    "tenacious", "toxic", "solo", "short time", "probe", "plunder", "abolish", "attach", "detach",
    "weary", "engage", "disengage", "counter", "sacrifice", "overlord", "[>>>]", "enter", "dies",
    "returned", "put", "discard" };
// Factions that need no card of the pack to be known as such.
constexpr std::array<Words, 42> factions { "mystic", "ascendant", "human", "elf", "beast", "undead",
    "spirit", "merfolk", "giant", "construct", "goblin", "dragon", "demon", "angel", "dwarf", "orc",
    "wizard", "knight", "soldier", "pirate", "zombie", "vampire", "golem", "fairy", "faerie",
    "ghost", "insect", "bird", "fish", "wolf", "cat", "rat", "snake", "plant", "elemental",
    "warrior", "rogue", "priest", "mage", "troll", "ogre", "skeleton" };
constexpr std::array<Words, 19> afterFaction { "citizen", "citizens", "card", "cards", "spell",
    "spells", "overlord", "overlords", "engaged", "disengaged", "weary", "attacking", "blocking",
    "attached", "citizen's", "citizens'", "damaged", "and", "or" };
constexpr text::KindNoun citizen { "citizen", "citizens",
    { afterFaction.data(), afterFaction.size() - 2 } };

} // namespace

const text::Habits& citizenHabits()
{
    static const text::Habits habits { wordings, citizenKeywords, citizenPrefixes, terms, factions,
        citizen, "this", false, both };
    return habits;
}

const text::Habits& spellHabits()
{
    static const text::Habits habits { wordings, allKeywords, spellPrefixes, terms, factions,
        citizen, "this", true };
    return habits;
}

const text::Habits& yearHabits()
{
    static const text::Habits habits { wordings, allKeywords, spellPrefixes, terms, factions,
        citizen };
    return habits;
}

} // namespace triptych::kryptik
