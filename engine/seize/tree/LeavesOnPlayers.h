#pragma once

#include "seize/tree/Conditions.h"

#include <cstdint>
#include <optional>

// The verbs of the printed language that players do with their cards, their loot and their turns: leaves of
// the effect tree.
namespace triptych::seize {

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool until = false; ///< "until you have 5 cards in your hand": so many in all
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who;
    Amount count = fixed(1); ///< All: the hand.
    bool random = false;
    bool upTo = false;   ///< "up to 2"; of All "any number"
    bool downTo = false; ///< "down to 2 cards": so many are left
    CardFilter cards {}; ///< "a treasure card"
    bool operator==(const Discard&) const = default;
};
struct Mill ///< "<who> discards the top N cards of their deck"
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Mill&) const = default;
};
struct LoseLoot
{
    Who who;
    Amount amount = fixed(1);
    bool upTo = false; ///< "up to 4 loot"; of All "any amount of loot": who loses it says how much
    bool pays = false; ///< "pay 2 loot": RULING what is paid is no loss
    bool operator==(const LoseLoot&) const = default;
};
struct GainLoot
{
    Who who;
    Amount amount = fixed(1);
    bool operator==(const GainLoot&) const = default;
};
/// "look at the top N cards of <whose> deck", "and put one into your hand and the rest on the bottom";
/// "reveal the top N cards of your deck, put each treasure card of them into your hand"
struct Look
{
    /// Back: on top in the same order, or `ordered` in any; Shuffled: into the deck, which is shuffled.
    enum class Rest : std::uint8_t { Back, Bottom, Discard, Shuffled, Hand };
    /// Where what is taken goes: "you may put it on the bottom", "put a treasure of them into your Warchest".
    enum class Goal : std::uint8_t { Hand, Warchest, Discard, Bottom, Top };
    Who whose;
    Amount count = fixed(1);
    static constexpr int anyNumber = 31;
    int take = 0; ///< So many of them into your hand (only of your own deck).
    Rest rest = Rest::Back;
    bool ordered = false;              ///< Of Back and Bottom: "... in any order"
    std::optional<CardFilter> type {}; ///< "you may put an Instant card of them into your hand"
    bool reveal = false;               ///< With `type`: everybody sees which.
    bool shown = false;                ///< "reveal": everybody sees all of them.
    bool each = false;                 ///< With `type`: every such card, nobody is asked.
    Goal goal = Goal::Hand;
    bool upTo = false;      ///< Without a type: "you may put it ...".
    bool exhausted = false; ///< With Warchest: it comes there exhausted.
    bool operator==(const Look&) const = default;
};
struct LookAtHand ///< "look at <whose> hand"
{
    Who whose;
    bool shown = false; ///< "reveal": everybody sees it.
    bool operator==(const LookAtHand&) const = default;
};
/// "look at target opponent's hand, choose an Instant card from it, then that player discards it"
struct PickFromHand
{
    enum class Fate : std::uint8_t { Discard, Bottom, Top, Deck };
    Who whose;
    CardFilter cards;
    Fate fate = Fate::Discard;
    bool upTo = false;  ///< "you may choose"
    bool shown = false; ///< "reveal": everybody sees the hand.
    bool operator==(const PickFromHand&) const = default;
};
/// "target opponent chooses a mercenary they control": it is what is spoken of from then on. Of several
/// players each chooses in turn, and all of those are.
struct Select
{
    Who who;
    Thing what;
    bool operator==(const Select&) const = default;
};
/// "put a treasure from your hand into your Warchest", "return a mercenary card from your discard to
/// your hand", "search your deck for ... and put it into your hand" (then shuffle)
struct Fetch
{
    enum class Spot : std::uint8_t { None, Top, Bottom }; ///< Of a deck.
    /// Where a mercenary is played: onto any tile of its player's Guild Hall, an empty one, or as if hired.
    enum class Ground : std::uint8_t { Hall, EmptyHall, Rows };
    CardFilter cards;
    Amount count = fixed(1);
    bool upTo = false;
    Zone from = Zone::Discard; ///< Hand, Deck or Discard.
    Zone to = Zone::Hand; ///< Battlefield: a mercenary onto an empty tile of yours, within three.
    Spot spot = Spot::None;
    bool exhausted = false;         ///< With Warchest: it comes there exhausted.
    std::optional<Filter> tiles {}; ///< With Battlefield: "onto an empty tile adjacent to this".
    Who who {}; ///< "each player returns ... from their discard to their hand": theirs
    /// "from target opponent's discard", "from any discard" (EachPlayer): you choose, and it goes to its owner's.
    std::optional<Who> owner {};
    bool random = false; ///< Nobody chooses.
    bool plays = false;  ///< "play a mercenary card from your hand into your Guild Hall", not "put"
    Ground ground = Ground::Hall; ///< Of what is played.
    bool shown
        = false; ///< "reveal it": out of a deck into a hand or a deck; else all see it anyway.
    bool operator==(const Fetch&) const = default;
};

/// "Shuffle your discard into your deck": all of it; otherwise "all" are all such cards.
inline bool isWhole(const Fetch& e)
{
    return e.count.kind == Amount::Kind::All && !e.upTo && e.to == Zone::Deck
        && e.spot == Fetch::Spot::None && e.cards == CardFilter {};
}

/// "reveal a Mage card from your hand", "target opponent reveals a card at random from their hand": all see
/// it, and it is what "if it is a treasure card" asks about.
struct Show
{
    Who who;
    CardFilter cards;
    int count = 1;
    bool random = false;
    bool operator==(const Show&) const = default;
};
/// "flip 3 coins", "flip a coin until you lose": as many as are won are then "that many".
struct Flips
{
    static constexpr int untilLost = 0;
    int count = 2;
    bool operator==(const Flips&) const = default;
};
/// "target opponent skips their next Draw Phase", "... their Attack Phase this turn", "skip your next turn", "take an extra turn after this one"
struct Turns
{
    enum class Deed : std::uint8_t { SkipPhase, SkipTurn, ExtraTurn };
    Who who;
    Deed deed = Deed::SkipPhase;
    Phase phase = Phase::Draw; ///< Of SkipPhase.
    bool now = false;          ///< Of SkipPhase: "this turn", where it is yet to come
    bool operator==(const Turns&) const = default;
};

} // namespace triptych::seize
