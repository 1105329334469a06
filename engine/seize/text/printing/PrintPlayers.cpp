#include "seize/text/printing/PrintVerbs.h"

#include "seize/text/printing/Phrases.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// What players do with their cards.
namespace triptych::seize::verbs {

using namespace phrases;
std::string print(const Draw& e)
{
    if (e.until)
        return fmt::format("{} until {} have {} in {} hand{}", tell(e.who, "draw", "draws"),
            e.who.kind == Who::Kind::You ? "you" : "they",
            e.count.kind == Amount::Kind::EqualTo
                ? std::string("X cards")
                : fmt::format("{} card{}", e.count.number, e.count.number == 1 ? "" : "s"),
            ownOf(e.who), e.count.kind == Amount::Kind::EqualTo ? whereX(e.count) : std::string());
    return fmt::format(
        "{} {}", tell(e.who, "draw", "draws"), number(e.count, "cards", "that many"));
}
std::string print(const Discard& e)
{
    const std::string verb = tell(e.who, "discard", "discards");
    if (e.cards != CardFilter {})
        return fmt::format("{} {}{}{}", verb, e.upTo ? "up to " : "",
            e.count.number == 1 && !e.upTo
                ? card(e.cards)
                : fmt::format("{} {}", e.count.number,
                    cards(e.cards, e.count.number == 1 ? Many::No : Many::Yes)),
            e.random ? " at random" : "");
    if (e.downTo)
        return fmt::format(
            "{} down to {} card{}", verb, e.count.number, e.count.number == 1 ? "" : "s");
    if (e.upTo)
        return e.count.kind == Amount::Kind::All
            ? fmt::format("{} any number of cards", verb)
            : fmt::format("{} up to {}", verb, number(e.count, "cards", "that many"));
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("{} {} hand", verb, ownOf(e.who));
    return fmt::format(
        "{} {}{}", verb, number(e.count, "cards", "that many"), e.random ? " at random" : "");
}

namespace {

std::string topCards(const Amount& count)
{
    if (count.kind == Amount::Kind::EqualTo)
        return "the top X cards";
    if (count.kind == Amount::Kind::ThatMuch)
        return fmt::format("the top {}cards", measure(count, "that many").before);
    return count.number == 1 ? std::string("the top card")
                             : fmt::format("the top {} cards", count.number);
}
/// Behind the deck: how many they are
std::string soMany(const Amount& count)
{
    return count.kind == Amount::Kind::EqualTo   ? whereX(count)
        : count.kind == Amount::Kind::PerCounted ? measure(count).after
                                                 : std::string();
}

} // namespace

std::string print(const Mill& e)
{
    return fmt::format("{} {} of {} deck{}", tell(e.who, "discard", "discards"), topCards(e.count),
        ownOf(e.who), soMany(e.count));
}

namespace {

/// ", exhausted" behind the Warchest
std::string_view turned(const Look& e)
{
    return e.exhausted ? ", exhausted" : "";
}
std::string rest(const Look& e);
std::string_view rest(Look::Rest rest)
{
    switch (rest) {
    case Look::Rest::Back:
        return "the rest back on top";
    case Look::Rest::Bottom:
        return "the rest on the bottom";
    case Look::Rest::Shuffled:
        return "the rest into your deck and shuffle it";
    case Look::Rest::Hand:
        return "the rest into your hand";
    case Look::Rest::Discard:
        break;
    }
    return "the rest into your discard";
}
std::string rest(const Look& e)
{
    const bool theirs = e.whose.kind != Who::Kind::You && e.rest == Look::Rest::Discard;
    return theirs ? "the rest into their discard" : std::string(rest(e.rest));
}
std::string_view goal(const Look& e)
{
    switch (e.goal) {
    case Look::Goal::Warchest:
        return "into your Warchest";
    case Look::Goal::Discard:
        return e.whose.kind == Who::Kind::You ? "into your discard" : "into their discard";
    case Look::Goal::Top:
        return "back on top";
    case Look::Goal::Bottom:
        return "on the bottom";
    case Look::Goal::Hand:
        break;
    }
    return "into your hand";
}
/// "one", "any number"
std::string taken(int cards)
{
    return cards >= Look::anyNumber ? std::string("any number")
                                    : std::string(text::numberWord(cards));
}

} // namespace

std::string print(const Look& e)
{
    const std::string_view order = e.ordered ? " in any order" : "";
    if (e.count.kind == Amount::Kind::All)
        return fmt::format(
            "reveal cards from the top of your deck until you reveal {}, put it {}{} "
            "and {}{}",
            card(*e.type), goal(e), turned(e), rest(e), order);
    const std::string look = fmt::format("{} {} of {} deck{}", e.shown ? "reveal" : "look at",
        topCards(e.count), whose(e.whose), soMany(e.count));
    if (e.each)
        return fmt::format("{}, put each {} of them {}{} and {}", look, cards(*e.type, Many::No),
            goal(e), turned(e), rest(e));
    if (e.take == 0)
        return e.ordered ? look + ", then put them back in any order" : look;
    if (e.goal != Look::Goal::Hand) {
        const std::string_view where = goal(e);
        if (e.type)
            return fmt::format("{}, you may put {} of them {}{} and {}{}", look, card(*e.type),
                where, turned(e), rest(e), order);
        return fmt::format("{}, {}put {} of them {} and {}{}", look,
            e.upTo && e.take < Look::anyNumber ? "you may " : "", taken(e.take), where, rest(e),
            order);
    }
    if (e.type)
        return fmt::format("{}, you may {} {} of them{} into your hand and {}{}", look,
            e.reveal ? "reveal" : "put", card(*e.type), e.reveal ? " and put it" : "", rest(e.rest),
            order);
    return fmt::format("{}, {}put {} of them into your hand and {}{}", look,
        e.upTo && e.take < Look::anyNumber ? "you may " : "", taken(e.take), rest(e.rest), order);
}
std::string print(const PickFromHand& e)
{
    return fmt::format("{} {} hand, {}choose {} from it, then {}", e.shown ? "reveal" : "look at",
        whose(e.whose), e.upTo ? "you may " : "", card(e.cards),
        e.fate == PickFromHand::Fate::Discard      ? "that player discards it"
            : e.fate == PickFromHand::Fate::Bottom ? "put it on the bottom of its owner's deck"
            : e.fate == PickFromHand::Fate::Top    ? "put it on top of its owner's deck"
                                                   : "shuffle it into its owner's deck");
}
namespace {

/// "target opponent's", "any": out of whose hand, deck or discard
std::string ofWhom(const Fetch& e)
{
    if (!e.owner)
        return std::string(ownOf(e.who));
    return e.owner->kind == Who::Kind::EachPlayer ? std::string("any")
                                                  : std::string(whose(*e.owner));
}

} // namespace

std::string print(const Fetch& e)
{
    const bool all = e.count.kind == Amount::Kind::All;
    const bool onlyOne = !all && e.count.number == 1;
    const std::string_view own = !e.owner ? ownOf(e.who)
        : onlyOne                         ? "its owner's"
                                          : "their owners'";
    const std::string out = ofWhom(e);
    if (isWhole(e))
        return fmt::format(
            "{} {} {} into {} deck", tell(e.who, "shuffle", "shuffles"), own, zone(e.from), own);
    const bool single = !all && e.count.number == 1;
    const std::string what
        = (all && !e.upTo ? "each " + cards(e.cards, Many::No)
                  : all   ? "any number of " + cards(e.cards, Many::Yes)
                  : single && !e.upTo
                  ? card(e.cards)
                  : fmt::format("{}{} {}", e.upTo ? "up to " : "", text::numberWord(e.count.number),
                      cards(e.cards, single ? Many::No : Many::Yes)))
        + (e.random ? " at random" : "");
    const std::string_view turned = e.exhausted ? ", exhausted" : "";
    const std::string search = e.from != Zone::Deck
        ? std::string()
        : fmt::format("{} {} deck for {}{} and {} {}", tell(e.who, "search", "searches"), out, what,
            e.shown ? fmt::format(", {} {}", e.who.kind == Who::Kind::You ? "reveal" : "reveals",
                single ? "it" : "them")
                    : std::string(),
            e.who.kind == Who::Kind::You ? (e.plays ? "play" : "put")
                                         : (e.plays ? "plays" : "puts"),
            single ? "it" : "them");
    const std::string put = e.plays ? tell(e.who, "play", "plays") : tell(e.who, "put", "puts");
    if (e.tiles) {
        const std::string tile = one(*e.tiles);
        return e.from == Zone::Deck
            ? fmt::format("{} onto {}{}", search, tile, turned)
            : fmt::format("{} {} from {} {} onto {}{}", put, what, out, zone(e.from), tile, turned);
    }
    const std::string where = e.spot == Fetch::Spot::Top ? fmt::format("on top of {} deck", own)
        : e.spot == Fetch::Spot::Bottom   ? fmt::format("on the bottom of {} deck", own)
        : e.ground == Fetch::Ground::Rows ? std::string("onto the battlefield")
        : e.ground == Fetch::Ground::EmptyHall
        ? fmt::format("onto an empty tile of {} Guild Hall", own)
        : fmt::format("into {} {}", own, zone(e.to));
    if (e.from == Zone::Deck)
        return fmt::format("{} {}{}", search, where, turned);
    if (e.to == Zone::Hand)
        return fmt::format("{} {} from {} {} to {} hand", tell(e.who, "return", "returns"), what,
            out, zone(e.from), own);
    const bool shuffled = e.to == Zone::Deck && e.spot == Fetch::Spot::None;
    return fmt::format("{} {} from {} {} {}{}", shuffled ? tell(e.who, "shuffle", "shuffles") : put,
        what, out, zone(e.from), where, turned);
}

} // namespace triptych::seize::verbs
