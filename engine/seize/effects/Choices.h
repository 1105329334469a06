#pragma once

#include "seize/Options.h"
#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// The verbs in which somebody chooses while an effect resolves. Each is done in steps (Steps.h): ask,
// and when the next step is run, act on the picks.
namespace triptych::seize {

/// Asks for what is chosen on resolution ("a damaged allied mercenary", "an opponent"). Returns
/// whether the leaf has to wait; it comes up again when that is known.
/// "Each player chooses ...".
bool isOfSeveral(const Effect&);
bool chooseFirst(const Table&, DoEffect, const Effect&);
/// Whether the first thing that an effect does can be done (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);

// Asking
void mayOptions(const Table&, Options&);
void numberOptions(const Table&, Options&);
void countersOptions(const Table&, Options&);
void answerMay(const Table&, const Option&);
void chooseOptions(const Table&, Options&);
void discardOptions(const Table&, Options&);
void opponentOptions(const Table&, Options&);
void statusOptions(const Table&, Options&);
void stepsOptions(const Table&, Options&);
/// Whom it could strike now in one of the ways that the text lets it.
TileSet strikable(const Table&, Index, const Strike&);

void may(const Table&, EffectId, const May&);
void run(const Table&, ForPlayer<May>);
void run(const Table&, Picked<May>);
void turnTreasures(const Table&, EffectId, const TurnTreasures&);
void run(const Table&, ForPlayer<TurnTreasures>);
void run(const Table&, Picked<TurnTreasures>);
void eachDiscards(const Table&, EffectId, const Discard&);
void run(const Table&, ForPlayer<Discard>);
void run(const Table&, Picked<Discard>);

// To each mercenary that the phrase means; they are then what is spoken of
template <class Verb>
void toEachInTurn(const Table& t, EffectId effect, const Verb& verb)
{
    const Mercenaries list = mercenaries(t, verb.what);
    speakOf(t.state, verb.what, list);
    pushForEachThing<Verb>(t.state.agenda, effect, list);
}
void run(const Table&, ForThing<Mend>);
void run(const Table&, PickedForThing<Mend>);
void run(const Table&, ForThing<Cleanse>);
void run(const Table&, PickedForThing<Cleanse>);
void run(const Table&, ForThing<MoveTiles>);
void run(const Table&, PickedForThing<MoveTiles>);
void run(const Table&, ForThing<Strike>);
void run(const Table&, PickedForThing<Strike>);
void eachSelects(const Table&, EffectId effect, const Select&);
void run(const Table&, ForPlayer<Select>);
void run(const Table&, Picked<Select>);
void run(const Table&, ForThing<Strip>);
void run(const Table&, PickedForThing<Strip>);
/// "Up to 4 loot", "any number of treasures", "up to 2 tiles", "3 counters": how many, or which, is asked
void run(const Table&, ForPlayer<LoseLoot>);
void run(const Table&, Picked<LoseLoot>);
void run(const Table&, ForPlayer<Handle>);
void run(const Table&, Picked<Handle>);
void run(const Table&, ForPlayer<Show>);
void run(const Table&, Picked<Show>);
void run(const Table&, ForThing<Remove>);
void run(const Table&, PickedForThing<Remove>);
void run(const Table&, ForThing<Push>);
void run(const Table&, PickedForThing<Push>);
void transfer(const Table&, EffectId, const Transfer&);
void run(const Table&, Picked<Transfer>);
void run(const Table&, PickedForThing<Fetch>);
void run(const Table&, ForThing<Equip>);
void run(const Table&, PickedForThing<Equip>);

void look(const Table&, EffectId, const Look&);
void run(const Table&, TakeFromTop);
void run(const Table&, Picked<Look>);
void fetch(const Table&, EffectId, const Fetch&);
void run(const Table&, Picked<Fetch>);
void pickFromHand(const Table&, EffectId, const PickFromHand&);
void run(const Table&, Picked<PickFromHand>);

} // namespace triptych::seize
