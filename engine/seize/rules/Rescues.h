#pragma once

#include "seize/Options.h"
#include "seize/rules/Damage.h"

// "If it would be destroyed, instead ...": what comes instead, also of damage, statuses and healing, and who is
// asked first.
namespace triptych::seize {

How hitHow(const Mercenary&);             ///< By what the last damage to it came.
Doom lastBlow(const Table&, Index);       ///< Its destruction by what hurt it last.
void leaveOneHealth(const Table&, Index); ///< RULING "cannot be destroyed".
bool isFree(const Mercenary&);            ///< It is condemned without losing its bounty.
/// Whether something has been done instead of its destruction, which need not have saved it.
bool isRescued(const Table&, Index, const Doom&);
/// Nothing can keep it any more.
bool isGivenUp(const Mercenary&);
/// Asks about the first who could still be rescued; whether somebody is asked now.
bool offersRescue(const Table&, const PassingVector<Index, maxMercenaries>& dead);

/// Does it instead, of whom it would happen to.
void saveBy(const Table&, const Effect& deed, const Saviour&, Index doomed, const Doom& = {});
/// Whom a deed of a rescue is about.
Index toldOf(const Table&, const Thing&, const Saviour&, Index doomed);
/// Whether what it says can be done instead, and comes to something.
bool comesInstead(const Table&, const Saviour&, Index doomed, Seat whom = noSeat);
void refuse(const Table&, Index doomed, const Saviour&); ///< "You may instead": no.
void forgetRefusals(State&);

// "You may ... instead" of damage, healing, a status, loot or a card: asked before it happens (flow/Beforehand).
/// Ability of a Saviour that has resolved, and is no passive ability of its card.
inline constexpr std::uint8_t ofWhatResolved = 0xFF;
/// What was answered about it; the answer is used up. NotAsked is noted, for whoever tries this out.
enum class Answer : std::uint8_t { NotAsked, Yes, No };
Answer takeAnswer(const Table&, const Saviour&, Index doomed);
bool mayBeOffered(const Table&); ///< Whether anything says "you may instead" of such.
void answerInstead(const Table&, const Option&);
void forgetAnswers(State&); ///< It has happened.

} // namespace triptych::seize
