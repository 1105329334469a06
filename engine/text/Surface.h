#pragma once

#include "text/Brackets.h"
#include "text/Labels.h"
#include "text/Limits.h"
#include "text/Paragraph.h"
#include "text/Pronouns.h"
#include "text/Tokens.h"
#include "text/WordingTable.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

// What people type, made canonical before any grammar sees it. How people write a game's cards is
// data: tables of its vocabulary. A wording that no table knows goes on unchanged, so the grammar
// decides about it, and every letter remembers the column it was typed in.
namespace triptych::text {

/// A noun that a kind of card stands for: "elves" is "Elf citizens".
struct KindNoun
{
    std::string_view one;                     ///< "citizen"; empty: kinds are no nouns
    std::string_view several;                 ///< "citizens"
    std::span<const std::string_view> before; ///< words a kind may stand before: "cards", "spell"
};

/// The verbs of events that one ability may wait for several of: "attacks or dies".
struct EventVerbs
{
    std::span<const std::string_view> others {}; ///< "attacks": of who is named
    std::span<const std::string_view> yours {};  ///< "attack": of you
    std::span<const std::string_view>
        ofSomething {}; ///< Those that say nothing by themselves: "draws".
};

/// How the cards of a game are written.
struct Habits
{
    WordingTable wordings;
    std::span<const std::string_view> keywords; ///< May be a sentence of their own: "eager".
    std::span<const std::string_view> prefixes; ///< Of the ability beside them: "solo".
    std::span<const std::string_view> terms;    ///< May have reminder text after them.
    std::span<const std::string_view> kinds;    ///< Factions or classes everybody knows.
    KindNoun noun;
    std::string_view self = "this"; ///< What a card's own name says.
    bool costBeforeSpell = false;   ///< "Cost: effect" is an additional cost and the effect.
    BothTable both {};
    /// Where each sentence may be an ability of its own: how those begin that go on as one.
    std::span<const std::string_view> notLasting {};
    bool kindIsPredicate = true;                 ///< "If it is a Mage" needs no noun.
    std::span<const std::string_view> states {}; ///< Before a kind as a noun: "each engaged Elf".
    std::span<const std::string_view>
        deeds {}; ///< What is done to a card that is called by a word of its name.
    EventVerbs events {};
    /// Whom a sentence apart (`notLasting`) may be about that the next one calls "it".
    std::span<const std::string_view> owns {};
    std::span<const Reminder> reminders {}; ///< What brackets behind a term may say of it.
    LimitWords limits {};
    PersonWords persons {};
    bool calledByKind = false; ///< "That Mage" says which, where two were named.
    /// How a line begins that only says what its card costs besides, or when it may be played.
    std::span<const std::string_view> accompanying {};
    LabelWords labels {};
};

/// The card the text is on.
struct Speaker
{
    std::string_view name;
    std::span<const std::string> kinds {}; ///< Of the cards around it, as printed.
    bool paysX = true;                     ///< Its cost has an X.
};

struct Canonical
{
    Paragraph paragraph;
    std::size_t number = 1; ///< Which of the typed paragraphs it is from, counted from 1.
};

/// The paragraphs of a text box as the grammar expects them. `said`: as they were typed, but for the card's own
/// name and for reminders.
std::vector<Canonical> canonical(
    std::string_view typed, const Habits&, const Speaker&, std::vector<Tokens>* said = nullptr);

} // namespace triptych::text
