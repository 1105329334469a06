#include "kryptik/text/PrintVerbs.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"

#include <array>

#include <fmt/format.h>

namespace triptych::kryptik::verbs {

using namespace phrases;

// ---------------------------------------------------------------- Subjects

std::string_view until(Duration duration, Style style)
{
    return duration == Duration::EndOfTurn && style.saysHowLong ? " until end of turn" : "";
}

std::string verb(const Who& player, std::string_view base, std::string_view third, Style style)
{
    if (player.kind == Who::Kind::You)
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
    if (e.count.kind == Amount::Kind::All && !e.random)
        return fmt::format("{} {} hand", verbWord, own(e.who));
    const Measure cards = measure(e.count, "card", "cards");
    return fmt::format(
        "{} {}{}{}", verbWord, cards.before, e.random ? " at random" : "", cards.after);
}

std::string printed(const Plunder& e, Style style)
{
    const std::string verbWord = verb(e.who, "plunder", "plunders", style);
    const bool measured = e.count.kind == Amount::Kind::All
        || e.count.kind == Amount::Kind::AttackOf || e.count.kind == Amount::Kind::DefenseOf;
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
    const bool perEach
        = e.amount.kind == Amount::Kind::PerCounted || e.amount.kind == Amount::Kind::PerDetached;
    return perEach ? fmt::format("deal {} to {}{}", damage.before, to, damage.after)
                   : fmt::format("deal {}{} to {}", damage.before, damage.after, to);
}

namespace {

std::string times(const Amount& amount)
{
    if (amount.kind == Amount::Kind::TheNumber)
        return " that many times";
    return amount.kind == Amount::Kind::X ? std::string(" X times") : forEach(amount);
}

} // namespace

std::string printed(const Modify& e, Style style)
{
    return fmt::format("{} {}{}{}", saying(e.what, "gets", "get", style), change(e),
        e.times ? times(*e.times) : "", until(e.duration, style));
}

std::string printed(const Gain& e, Style style)
{
    return fmt::format("{} {}{}",
        saying(e.what, e.has ? "has" : "gains", e.has ? "have" : "gain", style),
        keywords(e.keywords), until(e.duration, style));
}

std::string printed(const Lose& e, Style style)
{
    return fmt::format("{} {}{}", saying(e.what, "loses", "lose", style),
        e.keywords.empty() ? std::string("all abilities") : keywords(e.keywords),
        until(e.duration, style));
}

std::string printed(const Allow& e, Style style)
{
    const std::string_view verbWord = e.can ? "can" : "can not";
    return fmt::format("{} {}{}", saying(e.what, verbWord, verbWord, style), deed(e.deed),
        until(e.duration, style));
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
    return fmt::format("search your deck for {}{} and put {} {}", cards,
        e.reveal ? fmt::format(", reveal {}", it) : "", it,
        destination(e.to, e.spot, Move::Word::Put, "your"));
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
        return fmt::format("{} {} {} control{}", verbWord, years.before,
            e.whose.kind == Who::Kind::You ? "you" : "they", years.after);
    }
    if (e.zone == Zone::Deck)
        return fmt::format("{} the top {} of {} deck", verbWord,
            e.count == fixed(1) ? "card" : cards.before, own(e.whose));
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("{} {} hand", verbWord, own(e.whose));
    return fmt::format("{} {} from {} hand{}", verbWord, cards.before, own(e.whose), cards.after);
}

std::string printed(const WinLose& e, Style style)
{
    if (e.who.kind == Who::Kind::You)
        return e.wins ? "you win the game" : "you lose the game";
    return e.wins ? fmt::format("{} the game", verb(e.who, "win", "wins", style))
                  : fmt::format("destroy {}", who(e.who));
}

} // namespace triptych::kryptik::verbs
