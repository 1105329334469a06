#pragma once

#include "core/Problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::decks {

/// A part of a deck list.
enum class DeckPart { Main, Side, Hero, Champion, GuildMaster };
std::string_view nameOf(DeckPart); ///< As deck files have it: "main", "guild_master".

/// What would mend a fault.
struct Proposal
{
    enum class Deed {
        Remove, ///< So many copies of `card` from `part`; without a card: any.
        Add,    ///< So many cards to `part`, whichever one likes.
        Choose, ///< Another card for `part`, which holds one: a hero.
        Replace ///< `card` by `better`: a name that was spelled wrong.
    };
    Deed deed = Deed::Remove;
    DeckPart part = DeckPart::Main;
    int count = 1;
    std::string card {};   ///< As the list has it.
    std::string better {}; ///< Of Replace: the nearest name that there is.
    bool operator==(const Proposal&) const = default;
};
std::string sentenceOf(const Proposal&); ///< "Remove 1 x Pier Watcher."

/// Why a deck may not be played, for an editor, a table and a command line alike.
struct DeckFault
{
    std::string rule;                  ///< "chess 1.1.4"; empty: the card or its text is not known.
    std::string message;               ///< A whole sentence.
    std::vector<std::string> cards {}; ///< Those concerned, by name; empty: the deck as a whole.
    std::optional<Proposal> proposal {}; ///< Where one exists.
    std::string place {};                ///< Of a text that is not understood; else the deck.
    bool operator==(const DeckFault&) const = default;
};
using DeckFaults = std::vector<DeckFault>;

/// That a list names a card which no pack has; `nearest` is the name that comes closest, or empty.
DeckFault unknownCard(
    std::string place, const std::string& card, int count, DeckPart, const std::string& nearest);

/// A fault as a problem like others: what it says and what would mend it.
Problem problemOf(const DeckFault&);
Problems problemsOf(const DeckFaults&);

} // namespace triptych::decks
