#include "kryptik/text/printing/PrintVerbs.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <array>

#include <fmt/format.h>

namespace triptych::kryptik::verbs {

using namespace phrases;

// ---------------------------------------------------------------- Subjects

std::string_view until(Duration duration, Style style, bool several)
{
    if (!style.saysHowLong)
        return "";
    switch (duration) {
    case Duration::EndOfTurn:
        return " until end of turn";
    case Duration::YourNextTurn:
        return " until your next turn";
    case Duration::YourNextTurnEnd:
        return " until the end of your next turn";
    case Duration::WhileAttached:
        return " while this is attached";
    case Duration::WhileEngaged:
        return " for as long as this remains engaged";
    case Duration::NextDisengage:
        return " during its controller's next disengage phase";
    case Duration::EndOfCombat:
        return " until end of combat";
    case Duration::WhileHere:
        return " for as long as you control this";
    case Duration::WhileStays:
        return " for as long as this is on the island";
    case Duration::WhileYours:
        return several ? " for as long as you control them" : " for as long as you control it";
    case Duration::ItsNextTurn:
        return several ? " until their controllers' next turns"
                       : " until its controller's next turn";
    case Duration::ItsNextTurnEnd:
        return several ? " until the end of their controllers' next turns"
                       : " until the end of its controller's next turn";
    case Duration::TheirNextTurn:
        return " during their next turn";
    case Duration::Permanent:
        break;
    }
    return "";
}

std::string verb(const Who& player, std::string_view base, std::string_view third, Style style)
{
    if (player.kind == Who::Kind::You || style.offered)
        return std::string(base);
    return style.goesOn ? std::string(third) : fmt::format("{} {}", who(player), third);
}
std::string_view own(const Who& player)
{
    return player.kind == Who::Kind::You ? "your" : "their";
}
std::string saying(const Thing& what, std::string_view one, std::string_view many, Style style)
{
    const std::string_view verb = isPlural(what) ? many : one;
    return style.goesOn ? std::string(verb) : fmt::format("{} {}", subject(what), verb);
}

std::string cardsOf(const Amount& count)
{
    const Measure cards = measure(count, "card", "cards");
    return cards.before + cards.after;
}

// ---------------------------------------------------------------- Deeds

std::string printed(const Discard& e, Style style)
{
    const std::string verbWord = verb(e.who, "discard", "discards", style);
    if (e.upTo) {
        const bool one = e.count == fixed(1);
        const std::string kind = e.type
            ? described(*e.type, one ? Many::No : Many::Yes, Suffix::Card)
            : std::string(one ? "card" : "cards");
        return e.count.kind == Amount::Kind::All
            ? fmt::format("{} any number of {}", verbWord, kind)
            : fmt::format("{} up to {} {}", verbWord, bare(e.count), kind);
    }
    if (e.count.kind == Amount::Kind::All && !e.random && !e.type)
        return fmt::format("{} {} hand", verbWord, own(e.who));
    const Measure cards = e.type ? measure(e.count, described(*e.type, Many::No, Suffix::Card),
                              described(*e.type, Many::Yes, Suffix::Card))
                                 : measure(e.count, "card", "cards");
    return fmt::format(
        "{} {}{}{}", verbWord, cards.before, e.random ? " at random" : "", cards.after);
}

std::string printed(const Plunder& e, Style style)
{
    const std::string verbWord = verb(e.who, "plunder", "plunders", style);
    if (e.upTo) {
        const bool one = e.count == fixed(1);
        const std::string kind = described(e.type.value_or(Filter { Filter::Noun::Card }),
            one ? Many::No : Many::Yes, Suffix::None);
        return e.count.kind == Amount::Kind::All
            ? fmt::format("{} any number of {}", verbWord, kind)
            : fmt::format("{} up to {} {}", verbWord, bare(e.count), kind);
    }
    const bool measured = e.count.kind == Amount::Kind::All || phrases::isEqualTo(e.count);
    if (!e.type && !measured)
        return fmt::format("{} {}", verbWord, bare(e.count));
    const Filter type = e.type.value_or(Filter { Filter::Noun::Card });
    const Measure cards = measure(e.count, described(type, Many::No), described(type, Many::Yes));
    return fmt::format("{} {}{}", verbWord, cards.before, cards.after);
}

std::string printed(const Damage& e)
{
    const auto sufferer = Overloaded {
        [](const Thing& thing) { return object(thing); },
        [](const Who& player) { return std::string(who(player)); },
    };
    const std::string to = std::visit(sufferer, e.to);
    const Measure damage = measure(e.amount, "damage", "damage");
    const bool perEach = phrases::isPerEach(e.amount);
    const std::string deals = e.by
        ? fmt::format("{} {}", subject(*e.by), isPlural(*e.by) ? "deal" : "deals")
        : std::string("deal");
    if (e.divided)
        return fmt::format("deal {} divided as you choose among {}", damage.before, to);
    return perEach ? fmt::format("{} {} to {}{}", deals, damage.before, to, damage.after)
                   : fmt::format("{} {}{} to {}", deals, damage.before, damage.after, to);
}

namespace {

std::string destination(Zone to, Move::Spot spot, Move::Word word, std::string_view owner)
{
    const bool returns = word == Move::Word::Return;
    if (to == Zone::Island)
        return returns ? "to the island" : "onto the island";
    if (spot != Move::Spot::None)
        return fmt::format("{} {} {}", spot == Move::Spot::Top ? "on top of" : "on the bottom of",
            owner, zone(to));
    return fmt::format("{} {} {}", returns ? "to" : "into", owner, zone(to));
}

} // namespace

std::string printed(const Move& e)
{
    constexpr std::array<std::string_view, 4> verbs { "return", "put", "place", "move" };
    return fmt::format("{} {} {}{}{}", verbs[static_cast<std::size_t>(e.word)], object(e.what),
        destination(e.to, e.spot, e.word, e.ownersZone ? ownersOwn(e.what) : "your"),
        e.engaged ? " engaged" : "", e.underYourControl ? " under your control" : "");
}

std::string printed(const Search& e)
{
    const bool isOne = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
    std::string cards = described(e.filter, isOne ? Many::No : Many::Yes);
    if (isOne && !e.upTo)
        cards = one(e.filter);
    else if (e.count.kind == Amount::Kind::All)
        cards = fmt::format("any number of {}", cards);
    else
        cards = fmt::format("{}{} {}", e.upTo ? "up to " : "", bare(e.count), cards);
    const std::string_view it = isOne ? "it" : "them";
    return fmt::format("search your deck for {}{}{} and {} {} {}{}", cards, alike(e.alike),
        e.reveal ? fmt::format(", reveal {}", it) : "", e.returns ? "return" : "put", it,
        destination(e.to, e.spot, e.returns ? Move::Word::Return : Move::Word::Put, "your"),
        e.engaged ? " engaged" : "");
}

std::string printed(const LookAtDeck& e)
{
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("look at all cards in {} deck", whose(e.whose));
    const bool isOne = e.count == fixed(1);
    const Measure cards = measure(e.count, "card", "cards");
    return fmt::format("look at the top {} of {} deck{}", isOne ? "card" : cards.before,
        whose(e.whose), cards.after);
}

std::string printed(const Reveal& e, Style style)
{
    const std::string verbWord = verb(e.whose, "reveal", "reveals", style);
    const Measure cards = measure(e.count, "card", "cards");
    if (e.zone == Zone::ElevenYearRow) {
        const Measure years = measureYear(e.count);
        return fmt::format("{} {} {} control{}{}", verbWord, years.before,
            e.whose.kind == Who::Kind::You ? "you" : "they", years.after,
            e.random ? " at random" : "");
    }
    if (e.zone == Zone::Deck)
        return fmt::format("{} the top {} of {} deck", verbWord,
            e.count == fixed(1) ? "card" : cards.before, own(e.whose));
    if (e.count.kind == Amount::Kind::All && !e.type)
        return fmt::format("{} {} hand", verbWord, own(e.whose));
    const std::string_view blindly = e.random ? " at random" : "";
    if (e.type && e.count == fixed(1))
        return fmt::format(
            "{} {} from {} hand{}", verbWord, one(*e.type, Suffix::Card), own(e.whose), blindly);
    const Measure kind = e.type ? measure(e.count, described(*e.type, Many::No, Suffix::Card),
                             described(*e.type, Many::Yes, Suffix::Card))
                                : cards;
    return fmt::format(
        "{} {} from {} hand{}{}", verbWord, kind.before, own(e.whose), blindly, kind.after);
}

namespace {

/// "your", "their" of whoever's deck it is.
std::string_view ownOf(const LookAndPick& e)
{
    return e.whose.kind == Who::Kind::You ? "your" : "their";
}

/// Where one of the cards that were looked at goes.
std::string pickedTo(const LookAndPick& e, Zone to, bool engaged)
{
    const std::string where = to == Zone::Deck
        ? fmt::format("on {} of {} deck", e.onTop && to == e.to ? "top" : "the bottom", ownOf(e))
        : to == Zone::Island ? std::string("onto the island")
                             : fmt::format("into {} {}", ownOf(e), zone(to));
    return where + (engaged ? " engaged" : "");
}

/// "look at the top 3 cards of your deck"
std::string lookedAt(const LookAndPick& e)
{
    return fmt::format("{} the top {} of {} deck", e.open ? "reveal" : "look at",
        measure(e.count, "card", "cards").before, whose(e.whose));
}

} // namespace

std::string printed(const LookAndPick& e)
{
    if (e.take == fixed(0)) // nothing is taken, they are put into another order
        return fmt::format("{}, then put them back in any order", lookedAt(e));
    const bool all = e.take.kind == Amount::Kind::All;
    const bool free = e.upTo && e.type && !all;
    const bool yours = e.whose.kind == Who::Kind::You;
    // How many at most, of what kind or of whom is not said with the abolished zone.
    const bool abolished
        = e.to == Zone::Abolished && !e.then && (e.upTo || e.type || !yours || restStays(e));
    const std::string_view before = abolished ? "abolish " : e.reveal ? "reveal " : "put ";
    std::string taken = all && !e.type ? std::string("any number of them")
        : all    ? fmt::format("{} {} from among them", e.upTo ? "any number of" : "all",
                 described(*e.type, Many::Yes))
        : e.type ? fmt::format("{} from among them", one(*e.type))
                 : fmt::format("{}{} of them", e.upTo ? "up to " : "", bare(e.take));
    const std::string to = pickedTo(e, e.to, e.engaged);
    if (e.then)
        taken += fmt::format(" {}, {} of them", to, e.thenTake);
    std::string rest = fmt::format("on the bottom of {} deck", ownOf(e));
    if (e.restTo == Zone::Deck && e.restSpot == Move::Spot::Top)
        rest = fmt::format("on top of {} deck", ownOf(e));
    else if (e.restTo != Zone::Deck)
        rest = fmt::format(
            "into {} {}{}", ownOf(e), zone(e.restTo), e.restEngaged ? " engaged" : "");
    if (e.restAtRandom)
        rest += " in a random order";
    if (e.chooser)
        return fmt::format("{}, then {} chooses {} of them, then put {} {} and the rest {}",
            lookedAt(e), who(*e.chooser), bare(e.take), e.take == fixed(1) ? "it" : "them", to,
            rest);
    if (abolished)
        return fmt::format("{}, then {}{}{}{}", lookedAt(e), free ? "you may " : "", before, taken,
            restStays(e) ? std::string() : " and put the rest " + rest);
    return fmt::format("{}, then {}{}{}{} {}{}", lookedAt(e), free ? "you may " : "", before, taken,
        e.reveal ? all ? " and put them" : " and put it" : "",
        e.then ? pickedTo(e, *e.then, e.thenEngaged) : to,
        restStays(e) ? std::string() : " and the rest " + rest);
}

std::string printed(const PickFromHand& e)
{
    const std::string hand = e.reveal ? fmt::format("{} reveals their hand", who(e.whose))
                                      : fmt::format("look at {} hand", whose(e.whose));
    const std::string_view it = e.count == 1 ? "it" : "them";
    const std::string fate = e.fate == PickFromHand::Fate::Discard
        ? fmt::format("that player discards {}", it)
        : e.fate == PickFromHand::Fate::Abolish ? fmt::format("abolish {}", it)
        : e.fate == PickFromHand::Fate::Attach  ? fmt::format("attach {} to this", it)
        : e.fate == PickFromHand::Fate::Top ? fmt::format("put {} on top of its owner's deck", it)
        : e.fate == PickFromHand::Fate::SoulRow
        ? fmt::format("put {} into its owner's soul row", it)
        : fmt::format("put {} on the bottom of its owner's deck", it);
    const bool may = e.upTo && e.count == 1;
    const std::string which = e.count == 1
        ? one(e.type)
        : fmt::format("{}{} {}", e.upTo ? "up to " : "", e.count, described(e.type, Many::Yes));
    return fmt::format(
        "{}, {}choose {} from it, then {}", hand, may ? "you may " : "", which, fate);
}

std::string printed(const ShuffleIn& e, Style style)
{
    const std::string_view what = e.what == ShuffleIn::What::Hand ? "hand"
        : e.what == ShuffleIn::What::Limbo                        ? "limbo pile"
                                                                  : "hand and limbo pile";
    return fmt::format("{} {} {} into {} deck", verb(e.who, "shuffle", "shuffles", style),
        own(e.who), what, own(e.who));
}

std::string printed(const WinLose& e, Style style)
{
    if (e.who.kind == Who::Kind::You)
        return e.wins ? "you win the game" : "you lose the game";
    return e.wins ? fmt::format("{} the game", verb(e.who, "win", "wins", style))
                  : fmt::format("destroy {}", who(e.who));
}

} // namespace triptych::kryptik::verbs
