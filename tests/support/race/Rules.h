#pragma once

#include "core/Options.h"
#include "support/race/Table.h"

// The rules: three chapters, which in a larger game are a file each.
//
// race 1  Two seats with decks of numbered cards. Each draws four, may put some back under the deck
//         and draws as many.
// race 2  In turn, a seat draws one and plays a card or passes. Who cannot draw ends the race, and the
//         higher score wins it.
// race 3  The other may spoil what was played by discarding a higher card, else it counts. Whoever
//         comes to 20 has won.
namespace triptych::race {

enum class Verb : std::uint8_t { Choose, Play, Spoil, Pass };

inline constexpr int goal = 20;
int scoreOf(const Table&, Seat);

// Asking. What may be answered is known in Flow, which has these two.
/// Picks start anew.
bool ask(const Table&, const Asked&);
/// The question is settled; the picks stay for the step that asked.
void answered(const Table&);

// Set-up                                                                      race 1
void run(const Table&, DealHands);
/// From this seat on, each exchanges cards.
void pushPutBack(State&, Seat first);
void run(const Table&, PutBack);
void putBackOptions(const Table&, Options&);
void answerPutBack(const Table&, const Option&);
void run(const Table&, DrawAgain);

// The turn                                                                    race 2
void nextTurn(const Table&);
void playOptions(const Table&, Options&);
void answerPlay(const Table&, const Option&);

// What was played                                                             race 3
void spoilOptions(const Table&, Options&);
void answerSpoil(const Table&, const Option&);
void run(const Table&, Settle);

// The end
void leaveMatch(const Table&, Seat);
void endCrowded(const Table&); ///< RULING "crowded table"
/// Counts an answer; whether the match ended because it goes on for ever.
bool isEndless(const Table&);

} // namespace triptych::race
