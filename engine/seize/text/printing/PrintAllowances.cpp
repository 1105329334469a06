#include "seize/text/printing/PrintVerbs.h"

#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/PhrasesParts.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What players may and may not do, and what it costs them.
namespace triptych::seize::verbs {

using namespace phrases;

namespace {

std::string_view lessOrMore(int number, std::string_view less, std::string_view more)
{
    return number < 0 ? less : more;
}
/// "Instant cards", "attacks": what waits on the stack, by its Counter::What
std::string_view ofYours(int which)
{
    switch (static_cast<Counter::What>(which)) {
    case Counter::What::Instant:
        return "Instant cards";
    case Counter::What::AttackAbility:
        return "Attack cards";
    case Counter::What::Event:
        return "Event cards";
    case Counter::What::Active:
        return "active abilities";
    case Counter::What::Attack:
        return "attacks";
    case Counter::What::Plunder:
        return "plunders";
    case Counter::What::Ability:
    case Counter::What::Action:
    case Counter::What::Move:
        break;
    }
    return "ability cards";
}
/// "this", "mercenaries you control"
std::string ofWhom(const Allowance& e)
{
    return e.by->kind == Thing::Kind::Each ? described(e.by->filter, Many::Yes)
                                           : std::string(single(e.by->kind));
}
/// "your Instant cards", "melee attacks by this"
std::string whatWaits(const Allowance& e)
{
    if (!e.by)
        return fmt::format("your {}", ofYours(e.number));
    return fmt::format("{}attacks by {}",
        e.how == How::Melee        ? "melee "
            : e.how == How::Ranged ? "ranged "
                                   : "",
        ofWhom(e));
}
std::string_view nthOfTurn(const Allowance& e)
{
    constexpr std::array<std::string_view, 4> words { "first", "second", "third", "fourth" };
    return e.duration == Duration::Always
        ? words[static_cast<std::size_t>(std::clamp(e.nth, 1, 4)) - 1]
        : std::string_view("next");
}
std::string_view whichTime(const Allowance& e)
{
    return e.once ? "the first time each turn" : "each time";
}
/// "Event cards": what may be played at another time than its own
std::string untimely(const Allowance& e)
{
    CardFilter which;
    which.kind = static_cast<CardFilter::Kind>(e.number);
    return cards(which, Many::Yes);
}
/// "treasures in your Warchest cannot be destroyed or exhausted by opponents"
std::string safe(const Allowance& e)
{
    if (e.number == Allowance::Discarded)
        return "opponents cannot make you discard";
    const bool event = e.cards.kind == CardFilter::Kind::Event;
    constexpr std::array<std::pair<Allowance::Harm, std::string_view>, 3> names {
        { { Allowance::Destroyed, "destroyed" }, { Allowance::Exhausted, "exhausted" },
            { Allowance::Returned, "returned" } }
    };
    std::string said;
    for (const auto& [harm, name] : names)
        if (e.number & harm)
            said += fmt::format("{}{}", said.empty() ? "" : " or ", name);
    return fmt::format("{} {} cannot be {} by opponents", treasureNoun(e.cards.kind, Many::Yes),
        event ? "you control" : "in your Warchest", said);
}
std::string allowance(const Allowance& e)
{
    const int size = e.number < 0 ? -e.number : e.number;
    const bool you = e.who.kind == Who::Kind::You;
    const bool singular
        = !you && e.who.kind != Who::Kind::EachOpponent && e.who.kind != Who::Kind::EachPlayer;
    const std::string_view subject = you        ? "you"
        : e.who.kind == Who::Kind::EachOpponent ? "opponents"
        : e.who.kind == Who::Kind::EachPlayer   ? "players"
                                                : who(e.who);
    switch (e.kind) {
    case Allowance::Kind::AbilityCost:
        if (e.once)
            return fmt::format("the {} {} {} play each turn costs {} treasure {}", nthOfTurn(e),
                cards(e.cards, Many::No), subject, size, lessOrMore(e.number, "less", "more"));
        return fmt::format("{}{} cost {} treasure {}{}",
            you                                         ? "your "
                : e.who.kind == Who::Kind::EachOpponent ? "opponents' "
                                                        : "",
            cards(e.cards, Many::Yes), size, lessOrMore(e.number, "less", "more"),
            (e.times ? forEach(*e.times->counted) + upTo(*e.times) : std::string())
                + (e.atLeastOne ? ", to a minimum of 1" : ""));
    case Allowance::Kind::Toll:
        return fmt::format("{}{} that target {} cost {} treasure more",
            you                                         ? "your "
                : e.who.kind == Who::Kind::EachOpponent ? "opponents' "
                                                        : "",
            cards(e.cards, Many::Yes), ofWhom(e), size);
    case Allowance::Kind::WinsFlips:
        return fmt::format("{} {} each coin flip{}", subject, e.number > 0 ? "win" : "lose",
            e.by ? " for " + ofWhom(e) : std::string());
    case Allowance::Kind::CardDamage:
        return fmt::format("{}{} deal {} {} damage",
            you                                         ? "your "
                : e.who.kind == Who::Kind::EachOpponent ? "opponents' "
                                                        : "",
            cards(e.cards, Many::Yes), size, lessOrMore(e.number, "less", "more"));
    case Allowance::Kind::NoLoss:
        return fmt::format("{} cannot lose loot", subject);
    case Allowance::Kind::LootLost:
        return fmt::format("{} {} {} {} loot {}", subject, singular ? "loses" : "lose", size,
            lessOrMore(e.number, "less", "more"), whichTime(e));
    case Allowance::Kind::LootGained:
        return fmt::format("{} {} {} {} loot {}", subject, singular ? "gains" : "gain", size,
            lessOrMore(e.number, "less", "more"), whichTime(e));
    case Allowance::Kind::LeastVault:
        return fmt::format("{} Vault cannot be reduced below {}", whose(e.who), e.number);
    case Allowance::Kind::HandLimit:
        return fmt::format("{} maximum hand size is {}", whose(e.who), e.number);
    case Allowance::Kind::NoActives:
        return fmt::format("{} cannot activate abilities", subject);
    case Allowance::Kind::NoEquip:
        return fmt::format("{} cannot equip treasures", subject);
    case Allowance::Kind::NoPhase:
        return fmt::format("{} {} {} {}", subject, singular ? "skips" : "skip",
            you ? "your" : "their", phase(static_cast<Phase>(e.number)));
    case Allowance::Kind::Plunders:
        return fmt::format(
            "{} may plunder {} additional time{} each turn", subject, size, size == 1 ? "" : "s");
    case Allowance::Kind::Timely:
        return fmt::format(
            "you may play {}{}", untimely(e), e.once ? " as though they were Instant cards" : "");
    case Allowance::Kind::Kept:
        return fmt::format("{} cannot be countered", whatWaits(e));
    case Allowance::Kind::Unanswered:
        return fmt::format("opponents cannot respond to {}", whatWaits(e));
    case Allowance::Kind::OpenTop:
        return fmt::format(
            "{} play with the top card of {} deck revealed", subject, you ? "your" : "their");
    case Allowance::Kind::Treasures:
        return fmt::format("{} may play {} {} treasure{} each turn", subject, size,
            lessOrMore(e.number, "fewer", "additional"), size == 1 ? "" : "s");
    case Allowance::Kind::Acquire:
        return fmt::format("{} may acquire {} {} card{} each turn", subject, size,
            lessOrMore(e.number, "fewer", "additional"), size == 1 ? "" : "s");
    case Allowance::Kind::Equips:
        return fmt::format(
            "you may equip {} additional treasure to each mercenary each turn", size);
    case Allowance::Kind::NoPlay:
        if (e.once)
            return fmt::format("{} cannot play more than {} {} each turn", subject, size,
                cards(e.cards, size == 1 ? Many::No : Many::Yes));
        return fmt::format("{} cannot play {}", subject, cards(e.cards, Many::Yes));
    case Allowance::Kind::NoAcquire:
        return fmt::format("{} cannot acquire", subject);
    case Allowance::Kind::MostAcquire:
        return fmt::format(
            "{} cannot acquire more than {} card{} each turn", subject, size, size == 1 ? "" : "s");
    case Allowance::Kind::MostAttackers:
        return fmt::format("{} cannot attack with more than {} {} each turn", subject, size,
            size == 1 ? "mercenary" : "mercenaries");
    case Allowance::Kind::FreeAcquire:
        if (size == Allowance::noLimit)
            return fmt::format("cards {} acquire cost no loot", subject);
        return size == 1
            ? fmt::format("the first card {} acquire each turn costs no loot", subject)
            : fmt::format("the first {} cards {} acquire each turn cost no loot", size, subject);
    case Allowance::Kind::AcquireCost:
        return fmt::format("{} {} acquire cost {} loot {}", cards(e.cards, Many::Yes), subject,
            size, lessOrMore(e.number, "less", "more"));
    case Allowance::Kind::FogStays:
        return "Fog is not removed at the end of turns";
    case Allowance::Kind::NoLoot:
        return fmt::format("{} cannot gain loot", subject);
    case Allowance::Kind::OpenHand:
        return fmt::format(
            "{} play with {} hand{} revealed", subject, you ? "your" : "their", you ? "" : "s");
    case Allowance::Kind::Deploys:
        if (e.once)
            return fmt::format("the first {} you play each turn may be played onto {}",
                cards(e.cards, Many::No), described(*e.tiles, Many::Yes));
        return fmt::format("you may play {} onto {}",
            e.itself ? std::string("this") : cards(e.cards, Many::Yes),
            described(*e.tiles, Many::Yes));
    case Allowance::Kind::ComeTurned:
        return fmt::format("{} {} play enter {} Warchest exhausted", cards(e.cards, Many::Yes),
            subject, you ? "your" : "their");
    case Allowance::Kind::FaceDowns:
        if (e.itself)
            return "playing this face down does not use up your treasure for the turn";
        return fmt::format("{} may play {} additional mercenary card{} face down each turn",
            subject, size, size == 1 ? "" : "s");
    case Allowance::Kind::Safe:
        return safe(e);
    case Allowance::Kind::TopSeen:
        return "you may look at the top card of your deck at any time";
    case Allowance::Kind::HandSize:
        if (e.number >= Allowance::noLimit)
            return fmt::format("{} have no maximum hand size", subject);
        break;
    }
    return fmt::format("{} maximum hand size is {} by {}", whose(e.who),
        lessOrMore(e.number, "reduced", "increased"), size);
}

} // namespace

/// Of what resolves "this turn" stands where a static says "each turn".
std::string print(const Allowance& e)
{
    std::string said = allowance(e);
    if (e.duration == Duration::Always)
        return said;
    constexpr std::string_view eachTurn = " each turn";
    const auto at = said.find(eachTurn);
    const std::string_view howLong = e.duration == Duration::DuringItsNextTurn
        ? " during their next turn"
        : duration(e.duration);
    if (e.once && at != std::string::npos)
        return said.replace(at, eachTurn.size(), howLong);
    if (at != std::string::npos)
        said.erase(at, eachTurn.size());
    return said + std::string(howLong);
}

} // namespace triptych::seize::verbs
