#pragma once

#include "seize/Options.h"
#include "seize/Table.h"
#include "seize/rules/Characteristics.h"

// S-ABIL-*, S-MERC-ACTIVE: playing ability cards, activating abilities, and what is declared on the
// way to the stack: payment, costs, modes, targets.
namespace triptych::seize {

// What is legal
/// The mercenaries that could use the card now. A generic Instant or Event needs none.
bool needsUser(const Facts&);
PassingVector<Index, maxMercenaries> usersOf(const Table&, Index card, Seat);
/// Whether no "Play this only if ..." of the card forbids it now.
bool isTimeToPlay(const Table&, Index card, Seat);
void playingOptions(const Table&, Seat, Options&);
/// "Exhaust another allied mercenary": whom a cost could take.
ObjectList payingOthers(const Table&, const AbilityFacts&, Seat, const Viewpoint&);
/// How many treasures an active ability of a card in play costs now.
int activationCost(const Table&, Index host, std::uint8_t number);
/// Whether what a card costs besides, which may be paid or not, could be paid with its cost.
bool canPayExtra(const Table&, Index card, Seat, int cost);

// Declaring
void beginPlay(const Table&, Index card, Seat, Index user); ///< user: or noIndex
void beginActivation(const Table&, Index host, std::uint8_t ability);
void beginTriggered(const Table&, const StackItem&);
void run(const Table&, Announce);
bool findsTarget(const Table&); ///< Whether a target that is asked for can be named.
void paymentOptions(const Table&, Options&);
void answerPayment(const Table&, const Option&);
void costOptions(const Table&, Options&);
void answerCost(const Table&, const Option&);
void modeOptions(const Table&, Options&);
void answerMode(const Table&, const Option&);
void targetOptions(const Table&, Options&);
void answerTarget(const Table&, const Option&);

} // namespace triptych::seize
