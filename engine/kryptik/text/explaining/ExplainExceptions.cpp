#include "kryptik/text/explaining/ExplainVerbs.h"
#include "kryptik/text/explaining/ExplainWords.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <array>

#include <fmt/format.h>

namespace triptych::kryptik::plainly {

using namespace phrases;

namespace {

/// "2 +1/+1 counters", "as many hour counters as this number: ..."
std::string soMany(const Amount& count, const CounterKind& kind)
{
    if (count.kind == Amount::Kind::All)
        return fmt::format("all {}", severalCounters(kind));
    const Measure many = measure(count, counterName(kind), severalCounters(kind));
    return many.before + many.after;
}

std::string oneOrThis(const Thing& what)
{
    const auto* each = std::get_if<Each>(&what);
    return each ? one(each->filter) : object(what);
}

/// What a counter does that changes figures; those with a name are only counted.
std::string doing(const CounterKind& kind)
{
    if (kind.any)
        return "";
    return kind.name.empty() ? ", each of which changes attack and defense as long as it lies there"
                             : ", which do nothing by themselves and are counted";
}

std::string_view partOf(Skip::Part part)
{
    constexpr std::array<std::string_view, 5> parts { "disengage phase", "draw phase",
        "combat phase", "turn", "combat phase" };
    return parts[static_cast<std::size_t>(part)];
}

std::string much(int times, int plus)
{
    if (times > 1 && plus > 0)
        return fmt::format("{} times as much, and {} more", times, plus);
    return times > 1 ? fmt::format("{} times as much", times) : fmt::format("{} more", plus);
}

} // namespace

std::string said(const PutCounters& e)
{
    if (e.doubles)
        return fmt::format("as many {} as lie on {} are put there once more",
            severalCounters(e.kind), object(e.what));
    if (e.divided)
        return fmt::format("{} are put on {}; you say how many on each when this resolves{}",
            soMany(e.count, e.kind), object(e.what), doing(e.kind));
    return fmt::format("{} put on {}{}",
        soMany(e.count, e.kind) + (e.count == fixed(1) ? " is" : " are"), object(e.what),
        doing(e.kind));
}

std::string said(const TakeCounters& e)
{
    return fmt::format("you take {} from {}, as many of them as are there", soMany(e.count, e.kind),
        object(e.what));
}

std::string said(const MoveCounters& e)
{
    return fmt::format("{} move from {} to {}, as many of them as are there",
        soMany(e.count, e.kind), object(e.from), object(e.to));
}

std::string said(const EntersWith& e)
{
    if (e.times && e.times->kind == Amount::Kind::X)
        return fmt::format("{} arrives on the island with as many {} as the X it was cast for{}",
            subject(e.what), severalCounters(e.kind), doing(e.kind));
    return fmt::format("{} {} on the island with {}{}{}", subject(e.what),
        isPlural(e.what) ? "arrive" : "arrives",
        e.count == 1 ? oneCounter(e.kind) : fmt::format("{} {}", e.count, severalCounters(e.kind)),
        e.times ? forEach(*e.times) : "", doing(e.kind));
}

std::string said(const Skip& e)
{
    const std::string_view own = isYou(e.who) ? "your" : "their";
    if (e.part == Skip::Part::RestOfCombat)
        return "the combat phase goes on to its end: nobody attacks or blocks any more, and no "
               "more citizen is commanded in it";
    if (e.every)
        return fmt::format("{} {} left out in every turn of {}", isYou(e.who) ? "your" : "the",
            fmt::format("{} is", partOf(e.part)), isYou(e.who) ? "yours" : who(e.who));
    if (e.nextTurn)
        return fmt::format(
            "{} the {} of {} next turn out", does(e.who, "leave", "leaves"), partOf(e.part), own);
    return fmt::format("{} {} next {} out", does(e.who, "leave", "leaves"), own, partOf(e.part));
}

std::string said(const Extra& e)
{
    if (e.part == Extra::Part::AfterCombat)
        return "during the combat phase, this turn has another one after it, with attackers of its "
               "own";
    return e.part == Extra::Part::Combat
        ? std::string(
            "this turn has another combat phase after this phase, with attackers of its own")
        : fmt::format("{} another turn directly after this one", does(e.who, "take", "takes"));
}

std::string said(const Toll& e)
{
    const std::string_view whom = e.onlyRow ? " your 11 year cards"
        : e.onlyYou                         ? " you and your 11 year cards"
                                            : "";
    const std::string_view row = e.onlyRow ? "; where you have none, this says nothing" : "";
    const std::string_view time = howLong(e.duration);
    if (e.price == 0)
        return fmt::format("{} can not attack{}{}{}", subject(e.what), whom, time, row);
    constexpr std::array<std::string_view, 3> deeds { "attack", "block", "attack and each block" };
    return fmt::format(
        "for each {}{} by {} who commands it pays {} energy{}, or it is not made{}{}",
        deeds[static_cast<std::size_t>(e.deed)], whom.empty() ? "" : fmt::format(" on{}", whom),
        object(e.what), e.price, e.times ? forEach(*e.times) : "", time, row);
}

std::string said(const Increase& e)
{
    if (e.deed == Increase::Deed::Counters)
        return fmt::format("when {} are put on {}, there are {} of them", severalCounters(e.kind),
            oneOrThis(*e.on), much(e.times, e.plus));
    constexpr std::array<std::string_view, 3> deeds { "cards would be drawn", "somebody probes",
        "somebody plunders" };
    return fmt::format("each time {} by {}{}, it is {}", deeds[static_cast<std::size_t>(e.deed)],
        isYou(e.who)                              ? "you"
            : e.who.kind == Who::Kind::EachPlayer ? "any player"
                                                  : "an opponent",
        e.when == Increase::When::Always          ? ""
            : e.when == Increase::When::DrawPhase ? " in the own draw phase"
                                                  : " at any time but the own draw phase",
        much(e.times, e.plus));
}

std::string said(const MoreDamage& e)
{
    return fmt::format("{}damage that {} {} is {} before any of it is prevented{}",
        e.combat ? "combat " : "", oneOrThis(e.what), e.to ? "is dealt" : "deals to citizens",
        much(e.times, e.plus),
        e.duration == Duration::Permanent ? "" : ", for the time that is said");
}

std::string said(const NoLimbo& e)
{
    return fmt::format("{} is abolished whenever it would be put into {} limbo pile, from anywhere",
        one(e.filter), side(e.side));
}

std::string said(const DrawPhase& e)
{
    return fmt::format("{} {} more card{} in every draw phase", does(e.who, "draw", "draws"),
        e.more, e.more == 1 ? "" : "s");
}

std::string said(const RevealUntil& e)
{
    const std::string to = e.to == Zone::Island ? e.returns
            ? "onto the island, as if cast (what triggers on entering does so)"
            : "onto the island"
                                                : fmt::format("into your {}", zone(e.to));
    return fmt::format(
        "you show all players card after card from the top of your deck until one is {}, "
        "put that one {} and the others {}",
        one(e.type), to,
        e.restTo != Zone::Deck ? fmt::format("into your {}", zone(e.restTo))
            : e.restAtRandom   ? std::string("on the bottom of your deck, in a random order")
            : e.restOrdered
            ? std::string("on the bottom of your deck, in an order that you choose")
            : std::string("on the bottom of your deck, in the order in which they came"));
}

std::string said(const CastFor& e)
{
    if (e.besides && e.cost)
        return fmt::format(
            "you may pay {} besides what it costs, once, as you cast it; whether you "
            "did is asked by other abilities",
            stones(e.cost->front().stones));
    return e.cost
        ? fmt::format(
            "instead of its soul cost you may pay this to cast it: {}", cost(*e.cost, false))
        : std::string(
            "you may cast it without paying its soul cost; additional costs are still paid");
}

std::string said(const CastFromLimbo& e)
{
    return fmt::format("from your limbo pile too you may cast this, when you could cast it "
                       "from your hand{}",
        fmt::format("{}{}",
            e.yearCost   ? std::string(", and it then costs its 11 year cost")
                : e.cost ? fmt::format(", and it then costs this{}: {}",
                      e.besides ? " besides its soul cost" : " instead of its soul cost",
                      cost(*e.cost, false))
                         : std::string(),
            e.whenResolved ? "; when it has resolved, but not when it is countered, it is abolished"
                : e.abolished ? "; when it is done with, or countered, it is abolished"
                : e.leaves    ? "; if it was cast so and would leave the island, to whatever "
                                "place, it is abolished instead"
                              : ""));
}

} // namespace triptych::kryptik::plainly
