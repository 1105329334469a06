#pragma once

#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// What the verbs share: what a phrase lets one pick, and how many.
namespace triptych::seize {

/// So many picks as can be asked for at once.
std::uint8_t clamped(int n, std::size_t most);

/// The phrases of a leaf that are chosen on resolution; null when it has fewer.
const Thing* someOf(const Effect&, int number);
const Goods* someGoods(const Effect&);
/// "Among them": one more of the cards that were discarded or shown.
inline void noteShown(State& s, Index i)
{
    if (!s.shown.full())
        s.shown.push_back(i);
}
/// A treasure that an effect could put into somebody's hands.
bool isLoose(const Table&, Index);

/// How many mercenaries or tiles such a phrase means now.
std::size_t candidates(const Table&, const Thing& some);
/// How many the player is told to; "their" is each of them.
int amountFor(const Table&, const Amount&, Seat);
/// How many, from none to `most`: the pick is the number.
void askHowMany(const Table&, Seat, EffectId, int most);
int howMany(const State&);

// To each mercenary that the phrase means; they are then what is spoken of
template <class Verb>
void toEachInTurn(const Table& t, EffectId effect, const Verb& verb)
{
    const Mercenaries list = mercenaries(t, verb.what);
    speakOf(t.state, verb.what, list);
    pushForEachThing<Verb>(t.state.agenda, effect, list);
}

} // namespace triptych::seize
