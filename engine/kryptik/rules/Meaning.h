#pragma once

#include "kryptik/rules/Characteristics.h"

#include <vector>

// What the words of a resolving effect mean: which things, which players, which numbers.
namespace triptych::kryptik {

Viewpoint viewpoint(const State&);                   ///< Of the resolving item.
std::vector<Seat> players(const Table&, const Who&); ///< Living ones, turn player first.
/// The things a phrase means now. What had to be chosen (Some) is in the picks.
std::vector<Index> things(const Table&, const Thing&);
std::vector<Seat> playersAmong(const Table&, const Thing&); ///< Players that a target names.
void speakOf(State&, const std::vector<Index>&);            ///< "it" and "that player" from now on.
/// The same of what is about to leave the island: its attack and defense are known afterwards too.
void speakOfLeaving(const Table&, const std::vector<Index>&);
/// What several players do in turn is spoken of together, until EndAs.
void gather(State&);
/// The same again after it has moved.
void stillSpeakOf(State&, const std::vector<Index>&);
/// Calls act(Index) for each of what a phrase means, which is then spoken of.
template <typename Act>
void toEach(const Table& t, const Thing& what, Act&& act)
{
    const std::vector<Index> list = things(t, what);
    speakOf(t.state, list);
    for (const Index i : list)
        act(i);
}
Index thisCard(const State&); ///< noIndex when it is out of reach.
/// What a word means (text/binding/Bind.h); what has left meanwhile is not found.
std::vector<Index> referredTo(const Table&, const Referent&);
/// As many as a number says for one player: of "that many" what that player did.
int valueFor(const Table&, const Amount&, Seat);
/// The same where "you" are told: "their" is of who was named before, not yours.
int valueFor(const Table&, const Amount&, const Who&, Seat);

/// Of the resolving item, where "they" are this player.
Viewpoint viewpointOn(const State&, Seat they);
/// Whether it was destroyed or sacrificed since it was named.
/// What was meant by it when it was named, wherever it is by now.
Ref asNamed(const State&, const Referent&);
bool hasDied(const Table&, const Referent&);

/// What a player may pick for a Some.
std::vector<Index> candidates(const Table&, const Some&, Seat chooser, bool ownOnly);

} // namespace triptych::kryptik
