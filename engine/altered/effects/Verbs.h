#pragma once

#include "altered/Board.h"
#include "altered/effects/Reading.h"

// 7.3 The instructions of a text, one a function: about cards (VerbsCards), about statuses and counters
// (VerbsGains), and the rest. What they are about has been chosen (Choices) and is in State::phrases.
namespace triptych::altered {

void declareThing(const Board&);
void declareExpedition(const Board&, const Frame&, const DeclareExpedition&);
void declarePlayer(const Board&, const Frame&);
void drawCards(const Board&, const Draw&);
void discard(const Board&, const Discard&);
void sacrifice(const Board&, const Sacrifice&);
void moveThings(const Board&, const Frame&, const Move&);
void exchange(const Board&);
void look(const Board&, Seat, bool everybody);
void sabotage(const Board&, const Frame&, const Sabotage&);
void gain(const Board&, const Frame&, const Gain&);
void removeFrom(const Board&, const Frame&, const Remove&);
void distribute(const Board&, const Distribute&);
void moveCounters(const Board&, const MoveCounters&);
void exchangeBoosts(const Board&);
void doubleBoosts(const Board&, const DoubleBoosts&);
void augmentAll(const Board&, const Frame&);
void create(const Board&, const Frame&, const Create&);
void moveExpedition(const Board&, const MoveExpedition&);
void putMarker(const Board&, const Frame&, const PutMarker&); // v4 3.2.1.d
void forbidMoving(const Board&, const Frame&, const CantMove&);
void rollDice(const Board&, const Frame&, const Roll&);
void playNow(const Board&, const Frame&, const Play&);
void activateThings(const Board&, const ActivateAbilities&);

// What lasts
void leaveBehind(const Board&, std::uint16_t node, Duration, Ref who);

/// Applies what is gained or lost to one object.
bool grantTo(const Board&, Index, const Grant&, int max, const View&, Seat who);
/// The Expeditions that an instruction is about, its choice made.
void placesOf(const Board&, const Expedition&, Things&);
/// Who acts: "you", or whoever an effect lets act.
Seat doerOf(const State&);
/// Notes what a step dealt with: "it", "that many", "if you do".
void did(const Board&, const Things&, bool done);
/// The same of a phrase: what is done with "me" leaves what "it" is as it was (7.2).
void did(const Board&, const Thing& phrase, const Things&, bool done);

} // namespace triptych::altered
