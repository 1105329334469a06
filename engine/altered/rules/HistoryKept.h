#pragma once

#include "altered/Table.h"
#include "altered/rules/Reactions.h"

#include <array>
#include <cstdint>

// What is kept of a deed of this Day, and how: State::past has six bits for it (Past::icons).
namespace triptych::altered {

/// Past::icons of what went somewhere: where to, from where, and the bit of whose zone that is.
inline constexpr Icons isOfSecond = 32;
inline constexpr std::array pastGoals { Zone::Reserve, Zone::Hand, Zone::Discard, Zone::Mana };
enum class Origin : std::uint8_t {
    Elsewhere,
    Hand,
    Deck,
    Discard,
    Reserve,
    Landmarks,
    Expedition,
    NotOfOwner ///< From the Expedition of a player who did not own it.
};
bool isWithin(Origin, Zone);
struct Went
{
    Zone to = Zone::Reserve;
    Origin from = Origin::Elsewhere;
    Seat owner = 0;

    static Went of(const Past& past)
    {
        return { pastGoals[past.icons & 3u], static_cast<Origin>((past.icons >> 2) & 7u),
            Seat { (past.icons & isOfSecond) != 0 } };
    }
    Seat controller() const { return from == Origin::NotOfOwner ? otherSeat(owner) : owner; }
};

/// Past::icons of what was gained, lost or spent: a status, or the number of a counter; 0 is a boost.
inline constexpr Icons isStatusKept = 32;
constexpr Icons keptStatus(Status status)
{
    return static_cast<Icons>(isStatusKept | static_cast<unsigned>(status));
}

/// Past::icons of each card that was drawn, beside the one time that cards were.
inline constexpr Icons eachCard = 1;

/// Past::icons of an Expedition that moved: which of the two, and what that was due to.
inline constexpr Icons isCompanion = 1, wasAscension = 16;

/// Of an Expedition that moved, or the like: whether it was that one.
inline bool isMoveOf(const Past& past, Index expedition)
{
    return past.player == seatOfExpedition(expedition)
        && ((past.icons & isCompanion) != 0) == (kindOfExpedition(expedition) == 1);
}

/// Past::icons of what joined or left: which Expeditions of that player.
inline constexpr Icons inHero = iconHand, inCompanion = iconExhaust;

/// Keeps what is asked for by texts.
void remember(const Table&, const Deed&);
/// Marks what it happened to: "that joined this turn", "if I gained a boost this Day".
void noteLately(State&, const Deed&);
/// As a turn begins, and as a Day does.
void forgetLately(State&, bool day);

} // namespace triptych::altered
