#pragma once

#include "altered/tree/Conditions.h"

#include <cstdint>

// What is done with cards: drawn, moved, shown, and named for what follows.
namespace triptych::altered {

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool until
        = false; ///< "draw cards until you have four cards in hand": `count`, those in hand counted
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who; ///< You, unless "target opponent discards ..."
    Thing what;
    bool operator==(const Discard&) const = default;
};
struct Sacrifice
{
    Who who;
    Thing what;
    bool operator==(const Sacrifice&) const = default;
};
/// "Put/send/return ... in Reserve/to its owner's hand/in your Mana zone/on top of your deck" (7.3.21).
struct Move
{
    enum class Spot : std::uint8_t { None, Top, Bottom, Xth }; ///< Of a deck.
    Who who;
    Thing what;
    Zone to = Zone::Reserve; ///< Expedition: into `expedition`; Play and the rest as named.
    Who whose;               ///< Whose zone; ItsOwner for "its owner's hand".
    bool ready = false;      ///< Into the Mana zone: "as a ready Mana Orb"
    bool exhausted = false;  ///< "exhausted", "as an exhausted Mana Orb" where it is said
    Spot spot = Spot::None;
    Expedition expedition {}; ///< With to == Expedition.
    bool shuffled = false;    ///< "in a random order"
    bool anyOrder
        = false; ///< "in any order", on a deck or under it: who puts them there chooses it
    Wording<5> wording {};
    bool operator==(const Move&) const = default;
};
struct Resupply ///< 7.3.22, 7.3.11
{
    Who who;
    bool exhausted = false;
    Amount times = fixed(1); ///< "twice"
    Wording<> wording {};
    bool operator==(const Resupply&) const = default;
};
struct Sabotage ///< 7.3.24; "Sabotage a Character with ..." narrows what may be discarded.
{
    Who who;
    Boxed<Thing> what {};
    bool operator==(const Sabotage&) const = default;
};
struct Exhaust
{
    Who who;
    Thing what;
    bool operator==(const Exhaust&) const = default;
};
struct Ready ///< Also Mana Orbs: "ready two Mana Orbs".
{
    Who who;
    Thing what;
    bool operator==(const Ready&) const = default;
};
/// 7.3.9 "Exchange X with Y"; also "exchange control of X and Y", and "the Expeditions of two Characters you control".
struct Exchange
{
    enum class How : std::uint8_t { Zones, Control, Expeditions };
    Thing what;
    Thing with; ///< Of Zones and Control, unless `what` is two.
    How how = How::Zones;
    bool pair = false; ///< `what` is both of them: "control of two target Characters"
    bool operator==(const Exchange&) const = default;
};
struct Reveal
{
    Who who;
    Thing what;
    bool operator==(const Reveal&) const = default;
};
struct LookAt
{
    Who who;
    Thing what;
    bool operator==(const LookAt&) const = default;
};
struct Shuffle
{
    Who who;
    Who whose;
    bool operator==(const Shuffle&) const = default;
};
/// A target or a choice made for the sentences that follow: "target a Character you control, then ..."
struct Declare
{
    Who who;
    Thing what;           ///< A Target, or when it is chosen a Some or OfThem.
    bool chooses = false; ///< "choose": it is not targeted.
    /// "a Character you control and a Character facing it": named next, "they" are both.
    Boxed<Thing> also {};
    bool operator==(const Declare&) const = default;
};
/// "target an Expedition that's ahead", "target up to two Expeditions", "choose one of your Expeditions"
struct DeclareExpedition
{
    Expedition expedition;
    Amount count = fixed(1);
    bool upTo = false;
    Who who {}; ///< Of one that is chosen rather than targeted: by whom.
    bool operator==(const DeclareExpedition&) const = default;
};
/// "reveal cards from the top of your deck until you reveal a Spell": it, and all that were revealed before it
struct RevealUntil
{
    Who who;
    Filter filter;
    Wording<> wording {};
    bool operator==(const RevealUntil&) const = default;
};
struct ChooseNumber ///< "choose a number from 1 to 6": "the chosen number" of what follows
{
    Who who;
    int least = 0;
    int most = 10;
    Wording<> wording {};
    bool operator==(const ChooseNumber&) const = default;
};
struct DeclarePlayer ///< "target an opponent"
{
    Who who;
    bool operator==(const DeclarePlayer&) const = default;
};

} // namespace triptych::altered
