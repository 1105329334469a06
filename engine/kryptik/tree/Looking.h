#pragma once

#include "kryptik/tree/Verbs.h"

#include <cstdint>
#include <optional>

// The leaves of the effect tree that show cards: searched for, looked at, revealed, and what is picked from them.
namespace triptych::kryptik {

struct Search
{
    Filter filter; ///< Noun Card with nothing else: any card.
    Amount count = fixed(1);
    bool upTo = false;
    bool reveal = false;
    Zone to = Zone::Hand;
    Move::Spot spot = Move::Spot::None;
    bool returns = false; ///< "return it to the island": it enters (glossary Return)
    bool engaged = false; ///< "engaged", onto the island or into the soul row
    Alike alike = Alike::Any;
    bool operator==(const Search&) const = default;
};
/// "Look at N cards/all cards in your/an opponent's/target opponent's 11 year row."
struct LookAtRow
{
    Amount count = fixed(1);
    Who whose;
    bool operator==(const LookAtRow&) const = default;
};
/// "look at target 11 year card", "reveal up to two target 11 year cards": where it lies.
struct LookAt
{
    Thing what;
    bool reveals = false; ///< To all.
    bool operator==(const LookAt&) const = default;
};
struct LookAtDeck
{
    Amount count = fixed(1);
    Who whose;
    bool operator==(const LookAtDeck&) const = default;
};
/// "Reveal your hand / the top card of your deck / an 11 year card you control / a spell from your hand".
struct Reveal
{
    Who whose;
    Zone zone = Zone::Hand;
    Amount count = fixed(1);
    std::optional<Filter> type {}; ///< Of cards from a hand: of one kind.
    bool random = false;           ///< Of cards from a hand: nobody chooses.
    bool operator==(const Reveal&) const = default;
};
/// "look at the top 3 cards of your deck, put 1 of them into your hand and the rest on the bottom of
/// your deck"; what goes to the deck goes to its bottom
struct LookAndPick
{
    Who whose {}; ///< "the top 3 cards of target opponent's deck": what is put away goes to that player's zones
    Amount count = fixed(1);
    Amount take = fixed(1);
    bool upTo = false;
    std::optional<Filter> type {}; ///< "a citizen from among them"
    bool reveal = false;
    Zone to = Zone::Hand;
    bool onTop = false; ///< Of `to` the deck: on its top, and not its bottom.
    Zone restTo = Zone::Deck;
    Move::Spot restSpot = Move::Spot::Bottom; ///< None, of the deck: it stays, see restStays.
    bool restAtRandom = false;                ///< "... in a random order": nobody says in which.
    bool open = false; ///< "reveal the top 3 cards": everybody sees all of them.
    /// "... one into your soul row and the rest ...": of what is left then, so many go there.
    std::optional<Zone> then {};
    int thenTake = 1;
    bool engaged = false;          ///< Of `to` the island or the soul row.
    bool thenEngaged = false;      ///< Of `then`.
    bool restEngaged = false;      ///< Of `restTo` the soul row.
    std::optional<Who> chooser {}; ///< "an opponent chooses 2 of them": of those that are revealed.
    bool operator==(const LookAndPick&) const = default;
};
/// Nothing is said of the rest, so that it stays where it lies.
inline bool restStays(const LookAndPick& e)
{
    return e.restTo == Zone::Deck && e.restSpot == Move::Spot::None;
}
/// "look at target opponent's hand and choose a spell from it. That player discards that card."
struct PickFromHand
{
    enum class Fate : std::uint8_t { Discard, Abolish, Top, SoulRow, Bottom, Attach };
    Who whose;
    Filter type { Filter::Noun::Card };
    bool reveal = false; ///< Everybody sees the hand, not only you.
    Fate fate = Fate::Discard;
    int count = 1;
    bool upTo = false; ///< "you may choose"
    bool operator==(const PickFromHand&) const = default;
};
struct LookAtHand
{
    Who whose;
    bool operator==(const LookAtHand&) const = default;
};
/// "you may look at the top card of your deck at any time": only of passives.
struct SeeTop
{
    bool all = false;           ///< "play with the top card of your deck revealed"
    std::optional<Who> hand {}; ///< "opponents play with their hands revealed": whose, and to all
    /// "you may look at your 11 year row at any time" instead; with `hand`, of those rows and to all.
    bool years = false;
    bool operator==(const SeeTop&) const = default;
};

} // namespace triptych::kryptik
