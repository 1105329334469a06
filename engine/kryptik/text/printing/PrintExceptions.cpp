#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/PrintVerbs.h"
#include "kryptik/text/printing/Spoken.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Counters, and what departs from the course of the rules, in normal form.
namespace triptych::kryptik::verbs {

using namespace phrases;

namespace {

std::string counters(const CounterKind& kind, int number)
{
    return number == 1 ? oneCounter(kind) : fmt::format("{} {}", number, severalCounters(kind));
}

/// "2 +1/+1 counters", "that many hour counters", "X hour counters"
std::string soMany(const Amount& count, const CounterKind& kind)
{
    if (count.kind == Amount::Kind::All)
        return fmt::format("all {}", severalCounters(kind));
    if (count.kind == Amount::Kind::Fixed || isPerEach(count))
        return counters(kind, count.number);
    const bool many = count.kind == Amount::Kind::TheNumber || count.kind == Amount::Kind::Done;
    return fmt::format(
        "{} {}", many && count.made == Figuring {} ? "that many" : "X", severalCounters(kind));
}

/// "for each citizen you control", ", where X is its attack"
std::string whereX(const Amount& count)
{
    if (isPerEach(count))
        return forEach(count);
    const bool plain = count.made == Figuring {}
        && (count.kind == Amount::Kind::X || count.kind == Amount::Kind::TheNumber
            || count.kind == Amount::Kind::Done);
    return plain || count.kind == Amount::Kind::Fixed || count.kind == Amount::Kind::All
        ? std::string()
        : fmt::format(", where X is {}", equal(count));
}

std::string oneOrThis(const Thing& what)
{
    const auto* each = std::get_if<Each>(&what);
    return each ? one(each->filter) : object(what);
}

std::string_view part(Skip::Part part)
{
    switch (part) {
    case Skip::Part::Disengage:
        return "disengage phase";
    case Skip::Part::Draw:
        return "draw phase";
    case Skip::Part::Combat:
    case Skip::Part::RestOfCombat:
        return "combat phase";
    case Skip::Part::Turn:
        break;
    }
    return "turn";
}

} // namespace

std::string printed(const PutCounters& e)
{
    if (e.doubles)
        return fmt::format(
            "double the number of {} on {}", severalCounters(e.kind), object(e.what));
    if (e.divided)
        return fmt::format("distribute {} among {}", soMany(e.count, e.kind), object(e.what));
    return fmt::format("put {} on {}{}", soMany(e.count, e.kind), object(e.what), whereX(e.count));
}

std::string printed(const TakeCounters& e)
{
    return fmt::format("remove {} from {}", soMany(e.count, e.kind), object(e.what));
}

std::string printed(const MoveCounters& e)
{
    return fmt::format(
        "move {} from {} onto {}", soMany(e.count, e.kind), object(e.from), object(e.to));
}

std::string printed(const EntersWith& e)
{
    if (e.times && e.times->kind == Amount::Kind::X)
        return fmt::format(
            "{} with X {} on it", saying(e.what, "enters", "enter", {}), severalCounters(e.kind));
    return fmt::format("{} with {} {} on {}{}", saying(e.what, "enters", "enter", {}), e.count,
        e.count == 1 ? counterName(e.kind) : severalCounters(e.kind),
        std::holds_alternative<Each>(e.what) ? "them" : "it", e.times ? forEach(*e.times) : "");
}

std::string printed(const Skip& e, Style style)
{
    if (e.part == Skip::Part::RestOfCombat)
        return "end the combat phase";
    const std::string skips = verb(e.who, "skip", "skips", style);
    if (e.nextTurn)
        return fmt::format("{} the {} of {} next turn", skips, part(e.part), own(e.who));
    return fmt::format("{} {} {}{}", skips, own(e.who), e.every ? "" : "next ", part(e.part));
}

std::string printed(const Extra& e, Style style)
{
    if (e.part == Extra::Part::AfterCombat)
        return "there is an additional combat phase after this combat phase";
    return e.part == Extra::Part::Combat
        ? std::string("there is an additional combat phase after this phase")
        : fmt::format("{} an extra turn after this one", verb(e.who, "take", "takes", style));
}

std::string printed(const Toll& e)
{
    constexpr std::array<std::string_view, 3> deeds { "attack", "block", "attack or block" };
    return fmt::format("{} can not {}{}{}{}", subject(e.what),
        deeds[static_cast<std::size_t>(e.deed)],
        e.onlyRow       ? " your 11 year cards"
            : e.onlyYou ? " you"
                        : "",
        e.price > 0 ? fmt::format(" unless {} controller pays {{{}}}{}",
            isPlural(e.what) ? "their" : "its", e.price, e.times ? forEach(*e.times) : "")
                    : "",
        e.duration == Duration::WhileAttached ? std::string_view() : until(e.duration, {}));
}

std::string printed(const Increase& e)
{
    const std::string much
        = e.times > 1 ? std::string("twice that many") : std::string("that many");
    const std::string number = e.times > 2 ? fmt::format("{} cards", e.times)
        : e.plus > 0                       ? fmt::format("{} plus {}", much, e.plus)
                                           : much;
    if (e.deed == Increase::Deed::Counters)
        return fmt::format("if {} would be put on {}, put {} on it instead",
            severalCounters(e.kind), oneOrThis(*e.on), number);
    const std::string_view word = e.deed == Increase::Deed::Draw ? "draw"
        : e.deed == Increase::Deed::Probe                        ? "probe"
                                                                 : "plunder";
    const bool you = e.who.kind == Who::Kind::You;
    const std::string_view who = you          ? "you"
        : e.who.kind == Who::Kind::EachPlayer ? "a player"
                                              : "an opponent";
    return fmt::format("if {} would {}{}, {}{}{} {} instead", who, word,
        e.deed != Increase::Deed::Draw ? ""
            : e.when == Increase::When::DrawPhase
            ? (you ? " cards during your draw phase" : " cards during their draw phase")
            : e.when == Increase::When::NotDrawPhase
            ? (you ? " cards outside of your draw phase" : " cards outside of their draw phase")
            : " cards",
        you ? "" : "that player ", word, you ? "" : "s", number);
}

std::string printed(const MoreDamage& e)
{
    const bool forATime = e.duration != Duration::Permanent;
    if (forATime && !e.combat && e.plus == 0)
        return fmt::format("{} {}{}",
            saying(e.what, e.to ? "is dealt" : "deals", e.to ? "are dealt" : "deal", {}),
            e.times > 2 ? "triple damage" : "double damage", untilOf(e, {}));
    const std::string much = e.times > 2 ? std::string("three times that much")
        : e.times > 1                    ? std::string("twice that much")
                                         : fmt::format("that much plus {}", e.plus);
    const std::string until = forATime ? fmt::format("{}, ", untilOf(e, {}).substr(1)) : "";
    return fmt::format("{}if {} would {} {}damage, it {} {} instead", until, oneOrThis(e.what),
        e.to ? "be dealt" : "deal", e.combat ? "combat " : "", e.to ? "is dealt" : "deals", much);
}

std::string printed(const NoLimbo& e)
{
    return fmt::format(
        "if {} would be put into {} limbo pile, abolish it instead", one(e.filter), side(e.side));
}

std::string printed(const DrawPhase& e)
{
    const std::string_view more = e.more == 1 ? "an" : "";
    return fmt::format("{} {}{} additional card{} in {} draw phase",
        e.who.kind == Who::Kind::You ? "you draw" : verb(e.who, "draw", "draws", {}), more,
        e.more == 1 ? std::string() : std::to_string(e.more), e.more == 1 ? "" : "s", own(e.who));
}

std::string printed(const RevealUntil& e)
{
    const std::string to = e.to == Zone::Island ? e.returns ? "to the island" : "onto the island"
                                                : fmt::format("into your {}", zone(e.to));
    const std::string rest = e.restTo == Zone::Deck ? fmt::format("on the bottom of your deck{}",
                                 e.restAtRandom      ? " in a random order"
                                     : e.restOrdered ? " in any order"
                                                     : "")
                                                    : fmt::format("into your {}", zone(e.restTo));
    return fmt::format(
        "reveal cards from the top of your deck until you reveal {}, then {} it {} and the rest {}",
        one(e.type), e.returns ? "return" : "put", to, rest);
}

std::string printed(const CastFromLimbo& e)
{
    std::string how = e.yearCost ? " for its 11 year cost" : "";
    if (e.cost)
        how = fmt::format(" by paying {}{}", phrases::cost(*e.cost, false),
            e.besides ? " in addition to its soul cost" : "");
    return fmt::format("you may cast this from your limbo pile{}{}", how,
        e.whenResolved    ? ". If you do, abolish it after it resolves"
            : e.abolished ? ". If you do, abolish it"
            : e.leaves    ? ". If you do and it would leave the island, abolish it instead"
                          : "");
}

std::string printed(const NotCountered& e)
{
    if (!e.of)
        return "this can not be countered";
    return fmt::format("{} {} can not be countered{}", described(*e.of, Many::Yes),
        e.side == Side::You             ? "you cast"
            : e.side == Side::Opponents ? "your opponents cast"
                                        : "players cast",
        until(e.duration, {}));
}

std::string printed(const CastFor& e)
{
    if (e.besides && e.cost)
        return fmt::format(
            "you may pay an additional {} as you cast this", stones(e.cost->front().stones));
    return e.cost ? fmt::format("you may {} rather than pay this's soul cost", cost(*e.cost, false))
                  : std::string("you may cast this for free");
}

} // namespace triptych::kryptik::verbs
