#include "kryptik/text/printing/Phrases.h"

#include "kryptik/text/printing/Keywords.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

namespace triptych::kryptik::phrases {

// ---------------------------------------------------------------- Words

std::string_view keyword(Keyword keyword)
{
    return wordsOf(keyword).printed;
}

std::string keywords(const std::vector<Keyword>& all, std::string_view last)
{
    std::vector<std::string> words;
    for (const Keyword each : all)
        words.emplace_back(keyword(each));
    return text::listed(words, last);
}

std::string stones(const Stones& all)
{
    constexpr std::string_view letters = "wubg";
    std::string printed;
    for (const Stone& stone : all) {
        std::string inside;
        if (stone.kind == Stone::Kind::Generic)
            inside = std::to_string(stone.amount);
        else if (stone.kind == Stone::Kind::X)
            inside = "X";
        else
            for (std::size_t i = 0; i < letters.size(); ++i)
                if (stone.colours & (1u << i))
                    inside += fmt::format("{}{}", inside.empty() ? "" : "/", letters[i]);
        printed += fmt::format("{{{}}}", inside.empty() ? "c" : inside);
    }
    return printed;
}

std::string_view zone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return "hand";
    case Zone::Deck:
        return "deck";
    case Zone::Island:
        return "island";
    case Zone::ElevenYearRow:
        return "11 year row";
    case Zone::SoulRow:
        return "soul row";
    case Zone::Limbo:
        return "limbo pile";
    case Zone::Abolished:
        return "abolished zone";
    case Zone::Attached:
    case Zone::Pile:
    case Zone::Revealed:
    case Zone::Gone:
        break;
    }
    return "zone"; // No printed text names the others.
}

std::string_view state(Filter::Condition condition)
{
    switch (condition) {
    case Filter::Condition::None:
        break;
    case Filter::Condition::Engaged:
        return "engaged";
    case Filter::Condition::Disengaged:
        return "disengaged";
    case Filter::Condition::Weary:
        return "weary";
    case Filter::Condition::Attacking:
        return "attacking";
    case Filter::Condition::Blocking:
        return "blocking";
    case Filter::Condition::Attached:
        return "attached";
    case Filter::Condition::Damaged:
        return "damaged";
    case Filter::Condition::InCombat:
        return "attacking or blocking";
    case Filter::Condition::HasAttacked:
        return "that attacked this turn";
    case Filter::Condition::Unblocked:
        return "unblocked";
    case Filter::Condition::BlockingThis:
        return "blocking this";
    case Filter::Condition::BlockedByThis:
        return "blocked by this";
    case Filter::Condition::HasAttached:
        return "with a card attached to it";
    case Filter::Condition::NoAttached:
        return "with no card attached to it";
    case Filter::Condition::DealtDamage:
        return "that dealt damage this turn";
    case Filter::Condition::HasEntered:
        return "that entered this turn";
    case Filter::Condition::HasDied:
        return "that died this turn";
    case Filter::Condition::HasBlocked:
        return "that blocked this turn";
    case Filter::Condition::WasBlocked:
        return "that was blocked this turn";
    case Filter::Condition::HasBlockedThis:
        return "that blocked this this turn";
    case Filter::Condition::BlockedByThisOnce:
        return "that was blocked by this this turn";
    case Filter::Condition::DamagedByThis:
        return "dealt damage by this this turn";
    case Filter::Condition::NoAbilities:
        return "without abilities";
    case Filter::Condition::HostOfThis:
        return "that this is attached to";
    case Filter::Condition::ThisWay:
        return "affected this way";
    case Filter::Condition::WasDamaged:
        return "that was dealt damage this turn";
    case Filter::Condition::HasYear:
        return "with an 11 year ability";
    case Filter::Condition::CastForYear:
        return "that was cast for its 11 year cost";
    case Filter::Condition::DealtInCombat:
        return "that dealt combat damage this turn";
    case Filter::Condition::HurtInCombat:
        return "that was dealt combat damage this turn";
    case Filter::Condition::HitPlayer:
        return "that dealt combat damage to a player this turn";
    case Filter::Condition::HitYear:
        return "that dealt combat damage to an 11 year card this turn";
    case Filter::Condition::HurtByThis:
        return "dealt combat damage by this this turn";
    case Filter::Condition::HasDestroyedYear:
        return "that destroyed an 11 year card this turn";
    case Filter::Condition::AttackingYou:
        return "attacking you";
    }
    return "";
}

std::string_view side(Side side)
{
    return side == Side::You      ? "your"
        : side == Side::Opponents ? "an opponent's"
        : side == Side::They      ? "their"
                                  : "a";
}

// ---------------------------------------------------------------- Counters

namespace {

/// "+1/+1 ", "hour ": before "counter".
std::string ofWhatKind(const CounterKind& kind)
{
    if (kind.any)
        return {};
    if (!kind.name.empty())
        return kind.name + " ";
    return fmt::format("{}{}/{}{} ", kind.attack < 0 ? "" : "+", kind.attack,
        kind.defense < 0 ? "" : "+", kind.defense);
}

} // namespace

std::string counterName(const CounterKind& kind)
{
    return ofWhatKind(kind) + "counter";
}

std::string oneCounter(const CounterKind& kind)
{
    const std::string name = counterName(kind);
    return fmt::format("{} {}", kind.name.empty() ? "a" : text::article(name), name);
}

std::string severalCounters(const CounterKind& kind)
{
    return counterName(kind) + "s";
}

std::string asked(const CounterAsk& ask)
{
    if (ask.number == 0)
        return fmt::format("no {} on it", severalCounters(ask.kind));
    if (ask.number == 1 && ask.how == Bound::How::AtLeast)
        return fmt::format("{} on it", oneCounter(ask.kind));
    return fmt::format("{}{}{} {} on it", ask.how == Bound::How::Exactly ? "exactly " : "",
        ask.number,
        ask.how == Bound::How::AtLeast      ? " or more"
            : ask.how == Bound::How::AtMost ? " or fewer"
                                            : "",
        severalCounters(ask.kind));
}

/// "2 or more of them are Human citizens", "you control 3 or more of them", "none of them are engaged"
std::string ofThose(const Condition& condition)
{
    const std::string many = fmt::format("{} of them",
        condition.every                            ? "all"
            : condition.how == Bound::How::AtLeast ? fmt::format("{} or more", condition.number)
            : condition.how == Bound::How::AtMost  ? fmt::format("{} or fewer", condition.number)
            : condition.number == 0                ? "none"
                                                   : fmt::format("exactly {}", condition.number));
    Filter kind { Filter::Noun::Card };
    if (condition.filter == kind)
        return fmt::format("there are {}", many);
    kind.controller = condition.filter.controller;
    if (condition.filter == kind)
        return fmt::format("{} {}",
            kind.controller == Side::You        ? "you control"
                : kind.controller == Side::They ? "that player controls"
                                                : "an opponent controls",
            many);
    kind.controller = Side::Any;
    kind.condition = condition.filter.condition;
    const std::string_view are = condition.past ? "were" : "are";
    if (condition.filter != kind)
        return fmt::format("{} {} {}", many, are, described(condition.filter, Many::Yes));
    const bool happened = kind.condition == Filter::Condition::HasAttacked
        || (kind.condition >= Filter::Condition::DealtDamage
            && kind.condition != Filter::Condition::NoAbilities);
    return happened ? fmt::format("{} {}", many, trait(kind, Many::Yes))
                    : fmt::format("{} {} {}", many, are, state(kind.condition));
}

} // namespace triptych::kryptik::phrases
