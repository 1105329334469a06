#pragma once

#include "altered/Options.h"
#include "altered/Table.h"
#include "altered/rules/Meaning.h"

// 7.3 The instructions of a text, one a function: about cards (VerbsCards, VerbsMoves), what is gained
// (VerbsGains), counters (VerbsCounters), Expeditions and regions (VerbsExpeditions), tokens (VerbsTokens),
// dice (VerbsDice), plays and mana (VerbsPlays), what lasts (VerbsLasting), and what is declared. What they
// are about has been chosen (Choices) and is in State::phrases.
namespace triptych::altered {

void declareThing(const Table&, const Declare&);
void declareExpedition(const Table&, EffectId, const DeclareExpedition&);
void run(const Table&, Picked<DeclareExpedition>);
void declarePlayer(const Table&, EffectId);
void run(const Table&, Picked<DeclarePlayer>);
/// How many, of one of several players: "a card for each Robot they control"; of "that many" those of the step
/// before that were theirs.
int countOfActor(const Table&, const Who&, const Amount&, Seat);
void drawCards(const Table&, const Draw&);
void discard(const Table&, EffectId, const Discard&);
void sacrifice(const Table&, EffectId, const Sacrifice&);
void moveThings(const Table&, EffectId, const Move&);
void run(const Table&, Picked<Move>);
void exchange(const Table&, const Exchange&);
void revealThings(const Table&, const Reveal&);
void lookAt(const Table&, const LookAt&);
void resupplyAll(const Table&, EffectId, const Resupply&);
void sabotage(const Table&, EffectId, const Sabotage&);
void run(const Table&, Picked<Sabotage>);
void gain(const Table&, EffectId, const Gain&);
void run(const Table&, Picked<Gain>);
void removeFrom(const Table&, EffectId, const Remove&);
void run(const Table&, Picked<Remove>);
void distribute(const Table&, const Distribute&);
void moveCounters(const Table&, EffectId, const MoveCounters&);
void run(const Table&, Picked<MoveCounters>);
void exchangeBoosts(const Table&, const ExchangeBoosts&);
void doubleBoosts(const Table&, const DoubleBoosts&);
void augmentAll(const Table&, EffectId);
void run(const Table&, Picked<Augment>);
void create(const Table&, EffectId, const Create&);
void run(const Table&, Picked<Create>);
void moveExpedition(const Table&, const MoveExpedition&);
void putMarker(const Table&, EffectId, const PutMarker&); // v4 3.2.1.d
void run(const Table&, RegionPicked);
void run(const Table&, TerrainPicked);
void forbidMoving(const Table&, EffectId, const CantMove&);
void rollDice(const Table&, EffectId, const Roll&);
void run(const Table&, RollIgnored);
void run(const Table&, RollAgreed);
void reroll(const Table&);
void revealUntil(const Table&, const RevealUntil&);
void chooseNumber(const Table&, EffectId, const ChooseNumber&);
void run(const Table&, Picked<ChooseNumber>);
/// `round`: how many have been played by it before.
void playNow(const Table&, EffectId, const Play&, std::uint8_t round);
void run(const Table&, PlayAgreed);
void run(const Table&, PlayPicked);
void cardToPlayOptions(const Table&, Options&);
void run(const Table&, PlayDone);
void activateThings(const Table&, const ActivateAbilities&);
void pay(const Table&, EffectId, const Pay&);
void run(const Table&, Picked<Pay>);

// What lasts
void leaveBehind(const Table&, std::uint16_t node, Duration, Ref who);
/// The same in the words of an effect that is not the one on top.
void leaveBehind(const Table&, const Acting&, std::uint16_t node, Duration, Ref who);
void run(const Table&, Picked<StatedFor>);
void stateFor(const Table&, EffectId, const StatedFor&);
void leaveForNext(const Table&, EffectId, const Next&);
void waitForNext(const Table&, EffectId, const NextTime&);
void leaveForLater(const Table&, EffectId, const Delayed&);

/// Applies what is gained or lost to one object. `own`: the place in State::acting of what says so.
bool grantTo(
    const Table&, Index, const Grant&, int max, const Viewpoint&, Seat who, std::size_t own);
/// The Expeditions that an instruction is about, its choice made.
void placesOf(const Table&, const Expedition&, Things&);
/// Who acts: "you", or whoever an effect lets act.
Seat doerOf(const State&);
/// "Each player discards a card. If an opponent can't, ...": who of them has something that goes.
void noteDoers(State&, const Who&, const Things& going);
/// 1.4.7 Who does an instruction that may name a player: asked before it is done, since "it" changes by that. Of "each
/// player" each does it to what is on their side.
class Doers
{
public:
    Doers(const Table&, const Who&);
    Seat one() const { return m_one; } ///< Where it is one; of several who carries out the effect.
    Seat of(const State&, Index) const;

private:
    Seat m_one;
    bool m_several;
};
/// Notes what a step dealt with: "it", "that many", "if you do".
void noteDone(const Table&, const Things&, bool done);
/// The same of a phrase: what is done with "me" leaves what "it" is as it was (7.2).
void noteDone(const Table&, const Thing& phrase, const Things&, bool done);
/// The same of what goes away: of the rest of several those that were chosen go on being known.
void notePutAway(const Table&, const Thing& phrase, const Things&, bool done);

} // namespace triptych::altered
