#include "kryptik/text/explaining/ExplainVerbs.h"

#include "kryptik/text/explaining/ExplainWords.h"
#include "kryptik/text/printing/Phrases.h"

#include <fmt/format.h>

// Searching, looking and showing, in plain words: who sees what, and where the cards go.
namespace triptych::kryptik::plainly {

using namespace phrases;

std::string said(const Search& e)
{
    const bool single = e.count == fixed(1);
    const std::string found = single && !e.upTo
        ? one(e.filter)
        : fmt::format("{}{} {}", e.upTo ? "up to " : "",
            e.count.kind == Amount::Kind::All ? "all" : bare(e.count),
            described(e.filter, single ? Many::No : Many::Yes));
    const std::string_view spot = e.spot == Move::Spot::Top ? " on top"
        : e.spot == Move::Spot::Bottom                      ? " at the bottom"
                                                            : "";
    return fmt::format(
        "you look through your deck for {}{}, {}put what you find {} {}{}, and shuffle your deck",
        found, alike(e.alike), e.reveal ? "show it to all, " : "",
        e.to == Zone::Island ? "onto the" : "into your", zone(e.to),
        fmt::format("{}{}", e.returns ? ", as if cast (what triggers on entering does so)" : spot,
            e.engaged ? ", engaged" : ""));
}

std::string said(const LookAt& e)
{
    return e.reveals
        ? fmt::format("{} shown to all players and stays in its place", is(e.what, "is", "are"))
        : fmt::format("you alone look at {}, where {}", object(e.what),
            isPlural(e.what) ? "they lie" : "it lies");
}

std::string said(const BarYear& e)
{
    const std::string_view what = e.ability && e.casting
        ? "neither be used for its 11 year ability nor cast for its 11 year cost; it goes to the "
          "hand"
        : e.ability
        ? "be cast for its 11 year cost or go to the hand, but its 11 year ability is not used"
        : "be used for its 11 year ability or go to the hand, but is not cast for its 11 year cost";
    return fmt::format("{} {}", is(e.what, "can", "can"), what);
}

std::string said(const LookAtRow& e)
{
    return fmt::format("you alone look at {} in {} 11 year row and leave them in their places",
        cards(e.count), whose(e.whose));
}

std::string said(const LookAtDeck& e)
{
    return fmt::format("you alone look at {} from the top of {} deck and leave them there",
        cards(e.count), whose(e.whose));
}

std::string said(const RearrangeRow& e)
{
    if (e.random)
        return fmt::format("the cards of {} 11 year row come into a random order, and nobody "
                           "knows any more which is which",
            whose(e.whose));
    return fmt::format("you put the cards of {} 11 year row into any order", whose(e.whose));
}

std::string said(const Reveal& e)
{
    const std::string shown = e.zone == Zone::Hand && e.count.kind == Amount::Kind::All
        ? (e.type ? "all " + described(*e.type, Many::Yes, Suffix::Card) : std::string("all cards"))
        : e.type
        ? fmt::format("{}{}", cards(e.count), ", of this kind: " + one(*e.type, Suffix::Card))
        : cards(e.count);
    return fmt::format("{} all players {}{} {} {} {}", does(e.whose, "show", "shows"), shown,
        e.random ? " at random" : "", e.zone == Zone::Deck ? "from the top of" : "from",
        own(e.whose), zone(e.zone));
}

namespace {

std::string placed(const LookAndPick& e, Zone to, bool engaged)
{
    const std::string where = to == Zone::Deck ? fmt::format("on {} of {} deck",
                                  e.onTop && to == e.to ? "top" : "the bottom", own(e.whose))
        : to == Zone::Island                   ? std::string("onto the island")
                                               : fmt::format("into {} {}", own(e.whose), zone(to));
    return where + (engaged ? ", engaged" : "");
}

} // namespace

std::string said(const LookAndPick& e)
{
    const std::string_view who = e.open ? "all players look" : "you alone look";
    if (e.take == fixed(0))
        return fmt::format(
            "{} at {} from the top of {} deck, and you put them back in an order of your "
            "choice",
            who, cards(e.count), whose(e.whose));
    const bool every = e.take.kind == Amount::Kind::All;
    const std::string what = every ? e.type
            ? fmt::format("{} {}", e.upTo ? "any number of" : "all", described(*e.type, Many::Yes))
            : std::string("any number")
        : e.type ? one(*e.type)
                                   : bare(e.take);
    const std::string_view their = own(e.whose);
    const std::string rest = e.restTo != Zone::Deck
        ? fmt::format("into {} {}{}", their, zone(e.restTo), e.restEngaged ? ", engaged" : "")
        : e.restSpot == Move::Spot::Top
        ? fmt::format("back on top of {} deck, in an order of your choice", their)
        : fmt::format("on the bottom of {} deck, in {}", their,
            e.restAtRandom ? "a random order" : "an order of your choice");
    if (e.chooser)
        return fmt::format("{} at {} from the top of {} deck, {} {} of them, you put what was "
                           "chosen {}, and the others {}",
            who, cards(e.count), whose(e.whose), does(*e.chooser, "choose", "chooses"), what,
            placed(e, e.to, e.engaged), rest);
    const std::string others
        = restStays(e) ? std::string("leave the others where they are") : "put the others " + rest;
    return fmt::format("{} at {} from the top of {} deck, you {}{} of them {}, {}and {}", who,
        cards(e.count), whose(e.whose),
        every && !e.upTo      ? "put "
            : e.type || every ? "may put "
            : e.upTo          ? "may put up to "
                              : "put ",
        what,
        e.then ? fmt::format("{}, {} of those that are left {}", placed(e, e.to, e.engaged),
            e.thenTake, placed(e, *e.then, e.thenEngaged))
               : placed(e, e.to, e.engaged),
        e.reveal ? "showing it, " : "", others);
}

std::string said(const PickFromHand& e)
{
    const std::string_view fate = e.fate == PickFromHand::Fate::Discard ? "its owner discards it"
        : e.fate == PickFromHand::Fate::Abolish                         ? "it is abolished"
        : e.fate == PickFromHand::Fate::Attach  ? "it is attached to this card"
        : e.fate == PickFromHand::Fate::Top     ? "it goes on top of its owner's deck"
        : e.fate == PickFromHand::Fate::SoulRow ? "it goes into its owner's soul row"
                                                : "it goes under its owner's deck";
    return fmt::format("{} see all cards in {} hand, you choose {} among them, and {}",
        e.reveal ? "all players" : "you alone", whose(e.whose),
        e.count == 1
            ? (e.upTo ? one(e.type) + " or none" : one(e.type))
            : fmt::format("{}{} {}", e.upTo ? "up to " : "", e.count, described(e.type, Many::Yes)),
        fate);
}

std::string said(const LookAtHand& e)
{
    return fmt::format("you alone see all cards in {} hand", whose(e.whose));
}

std::string said(const SeeTop& e)
{
    if (e.years && e.hand)
        return fmt::format(
            "all players always see the cards in the 11 year row of {}; their order stays",
            who(*e.hand));
    if (e.years)
        return std::string("you alone see the cards of your 11 year row at all times; their "
                           "order stays");
    if (e.hand)
        return fmt::format("all players always see the whole hand of {}", who(*e.hand));
    return fmt::format(
        "{} always see the top card of your deck", e.all ? "all players" : "you alone");
}

} // namespace triptych::kryptik::plainly
