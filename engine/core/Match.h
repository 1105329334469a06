#pragma once

#include "core/Decision.h"
#include "core/Random.h"
#include "core/Room.h"
#include "core/Seats.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace triptych {

/// How a match ended. No winners means a draw. Teammates win together.
struct Outcome
{
    std::vector<PlayerId> winners;
    bool operator==(const Outcome&) const = default;
};

/// A running match of any game. The AI needs the first two parts and nothing else of a game; the
/// table, journals, scenarios and bots speak through the third.
class Match
{
public:
    virtual ~Match() = default;

    // --- Asking and answering
    virtual const Decision* decision() const = 0; ///< nullptr once the match is over.
    /// Answers the pending decision. `option` must be an index into its options.
    virtual void answer(std::size_t option) = 0;
    virtual std::optional<Outcome> outcome() const = 0;
    virtual std::size_t seats() const = 0;
    /// Legal at any moment for any seat still playing; otherwise changes nothing.
    virtual void concede(PlayerId) = 0;
    /// Time is up for the round: the match ends by what its rules say of that. No match has a clock;
    /// whoever keeps one says so. Changes nothing, and is false, where the rules know no such end.
    virtual bool callTime() { return false; }
    /// The seat takes the pending question over; only for one of its claimants, otherwise it changes
    /// nothing and is false.
    virtual bool claim(PlayerId) { return false; }

    // --- Looking ahead
    virtual std::unique_ptr<Match> clone() const = 0;
    /// Takes over the state of a match of the same game and decks: a copy without an allocation.
    virtual void copyFrom(const Match&) = 0;
    virtual double evaluate(PlayerId) const = 0; ///< -1 lost ... +1 won.
    /// The number of the turn, or of whatever the game counts its rounds in, as observations have it.
    virtual int turn() const = 0;
    /// Nothing waits to be carried out and nothing is half done: what was begun has come of itself as far
    /// as it goes.
    virtual bool isResting() const { return true; }
    /// A clone in which everything `viewer` cannot see, future chance included, is dealt again at
    /// random. An agent searches only such clones, so it cannot cheat by mistake.
    virtual std::unique_ptr<Match> determinized(PlayerId viewer, Random&) const = 0;

    // --- Telling (NOTATION)
    /// The line that stands for an option of the pending decision: "attack maw". Things that the
    /// deciding seat may not know are named by place.
    virtual std::string line(std::size_t option) const = 0;
    /// A longer line that means the same option, for people who name more than they must; "" if none.
    virtual std::string otherLine(std::size_t) const { return {}; }
    /// What `viewer` (a seat, or `judge`) may know, as NOTATION section 3 has it.
    virtual nlohmann::ordered_json observe(PlayerId viewer) const = 0;
    /// From now on events are kept until they are taken. Off at first, because playouts keep none;
    /// but what happened before the first question (dice, first hands) is there from the start.
    virtual void recordEvents(bool) = 0;
    virtual std::size_t eventCount() const = 0;
    /// The recorded events as `viewer` may know them, oldest first, each an object with "event".
    virtual nlohmann::ordered_json events(PlayerId viewer) const = 0;
    virtual void forgetEvents() = 0;

    // --- Checking
    virtual std::uint64_t hash() const = 0;    ///< Of the whole state; the same on every machine.
    virtual std::size_t stateSize() const = 0; ///< Bytes that a copy moves.
    /// Where chance stands: another number once a die, a coin or a shuffle has used any of it.
    virtual std::uint64_t chance() const = 0;
    /// What is wrong with the state, or "" when every law of the game holds. For tests.
    virtual std::string broken() const = 0;
    /// How full the lists of the state are; a name may come more than once. For tests.
    virtual void rooms(std::vector<Room>& into) const { into.clear(); }
};

} // namespace triptych
