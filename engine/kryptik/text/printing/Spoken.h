#pragma once

#include "kryptik/tree/Ability.h"

// Whom and what a sentence goes on about when it does not say it again. The compiler and the printer
// must agree on it, so it is said once, here.
namespace triptych::kryptik {

/// "Target opponent draws 2 cards, then discards 1 card": whom the second verb is told.
Who subjectGoesOn(const Who&);
/// "Target citizen gets +1/+1 and gains Eager": of what the second is said.
Thing subjectGoesOn(const Thing&);

/// Tells a deed to somebody; a command that is always told to you becomes theirs.
void tell(Effect&, const Who&);
const Who* toldTo(const Effect&); ///< Nobody, of a command.
/// Whether one other player does it, so that "if they do" asks whether they have.
bool isDoneByAnother(const Effect&);
/// "prevent all damage that would be dealt to ...", which is said as an instruction.
bool isPrevention(const Allow&);
/// Whether the noun phrase is of several: "two target citizens get", "target citizen gets".
bool isPlural(const Thing&);
/// Somebody else than you may own it: what is put into "your hand" then goes to theirs (5.3).
bool mayBeOthers(const Thing&);
/// Nobody else's: "a citizen you control", "a card from your hand".
bool belongsToYou(const Thing&);
/// Whether it is cards of an 11 year row, which are destroyed otherwise than citizens (6.1).
bool isInARow(const Thing&);
/// "Target citizen gets +1/+1 and another target citizen gets -1/-1 until end of turn": how long both of them last, by
/// the last. Nothing of what is no statement or is over by its own words, "attacks this turn if able".
/// "Beasts and overlords you control": whose they are is said at the end, of all that say nothing of their own.
void shareController(std::vector<Thing>&);
/// "Return target citizen and target spell from your limbo pile to your hand": where from, likewise.
void sharePlace(std::vector<Thing>&);
Duration* lastingOf(Effect&);
const Duration* lastingOf(const Effect&);
bool endsForAll(
    Duration); ///< "until end of turn", ...; not for good, and not what is of one card only.
/// Whether it is cards of a soul row, which are destroyed without dying.
bool isInASoulRow(const Thing&);
/// "..., then you may draw 1 card": what is said to be done otherwise would be of the offer.
bool endsInOffer(const Effect&);

} // namespace triptych::kryptik
