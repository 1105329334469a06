#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Spoken.h"

#include <array>

#include <fmt/format.h>

// What has been done this turn or before it: "was healed this turn", "you played 2 or more ability cards".
namespace triptych::seize::phrases {
namespace {

struct DeedWords
{
    std::string_view so;
    std::string_view notSo;
};
constexpr std::array<DeedWords, deedCount> deeds { { { "attacked", "did not attack" },
    { "moved", "did not move" }, { "plundered", "did not plunder" },
    { "was dealt damage", "was not dealt damage" }, { "was attacked", "was not attacked" },
    { "dealt damage", "did not deal damage" }, { "was healed", "was not healed" },
    { "used an ability", "did not use an ability" },
    { "entered the battlefield", "did not enter the battlefield" },
    { "destroyed a mercenary", "did not destroy a mercenary" },
    { "made a melee attack", "did not make a melee attack" },
    { "made a ranged attack", "did not make a ranged attack" },
    { "equipped a treasure", "did not equip a treasure" },
    { "moved during the First Movement Phase", "did not move during the First Movement Phase" },
    { "upstaged a mercenary", "did not upstage a mercenary" }, { "exited", "did not exit" },
    { "was played", "was not played" }, { "was upstaged", "was not upstaged" } } };

struct DoneWords
{
    std::string_view verb;
    std::string_view one;
    std::string_view several;
};
constexpr std::array<DoneWords, doneCount> dones { { { "played", "an ability card",
                                                         "ability cards" },
    { "played", "an Instant card", "Instant cards" },
    { "played", "an Attack card", "Attack cards" }, { "played", "an Event card", "Event cards" },
    { "played", "a mercenary card", "mercenary cards" },
    { "played", "a treasure card", "treasure cards" }, { "acquired", "a card", "cards" },
    { "drew", "a card", "cards" }, { "discarded", "a card", "cards" }, { "lost", "loot", "loot" },
    { "gained", "loot", "loot" }, { "plundered", "", "" }, { "plundered", "", "" },
    { "had", "a mercenary destroyed", "mercenaries destroyed" } } };

} // namespace

std::string_view span(Span value)
{
    constexpr std::array<std::string_view, 6> words { "this turn", "last turn",
        "during its controller's last turn", "during your last turn", "since your last turn",
        "during an opponent's last turn" };
    return words[static_cast<std::size_t>(value)];
}

std::string past(const Past& said)
{
    const auto words = [&](PastDeed deed) {
        const DeedWords& of = deeds[static_cast<std::size_t>(deed)];
        return said.lacks ? of.notSo : of.so;
    };
    if (!said.orDeed)
        return fmt::format("{} {}", words(said.deed), span(said.span));
    return fmt::format("{} {} {} {}", words(said.deed), said.lacks ? "and" : "or",
        words(*said.orDeed), span(said.span));
}

std::string playerDid(const Condition& condition)
{
    const DoneWords& words = dones[static_cast<std::size_t>(condition.done)];
    const bool you = !condition.they && condition.filter.side == Side::Yours;
    const std::string_view who = condition.they ? "that player"
        : you                                   ? "you"
        : condition.filter.side == Side::Enemy  ? "an opponent"
                                                : "a player";
    const bool none = !condition.atLeast && condition.number == 0;
    const std::string_view when = span(condition.span);
    if (condition.done == Done::LostMercenary && !condition.they
        && (none || (condition.atLeast && condition.number == 1))) {
        const Side side = condition.filter.side;
        return fmt::format("{} was destroyed {}",
            none                       ? "no mercenary you control"
                : side == Side::Enemy  ? "an enemy mercenary"
                : side == Side::Allied ? "an allied mercenary"
                : side == Side::Yours  ? "a mercenary you control"
                                       : "a mercenary",
            when);
    }
    if (condition.done == Done::WasPlundered)
        return fmt::format(
            "{} {} {}plundered {}", who, you ? "were" : "was", none ? "not " : "", when);
    if (words.one.empty())
        return fmt::format("{} {} {}", who, none ? "did not plunder" : words.verb, when);
    if (none)
        return fmt::format("{} {} no {} {}", who, words.verb, words.several, when);
    if (condition.atLeast && condition.number == 1)
        return fmt::format("{} {} {} {}", who, words.verb, words.one, when);
    return fmt::format("{} {} {} or {} {} {}", who, words.verb, condition.number,
        condition.atLeast ? "more" : "less", words.several, when);
}

/// "ability card you played this turn", "loot an opponent lost this turn"
std::string doneThisTurn(const Counted& counted, Many many)
{
    const DoneWords& words = dones[static_cast<std::size_t>(counted.done)];
    std::string_view what = many == Many::Yes ? words.several : words.one;
    if (many == Many::No && what.starts_with("a"))
        what.remove_prefix(what.find(' ') + 1);
    const std::string_view by = counted.whose.kind == Who::Kind::EachOpponent ? "opponents"
        : counted.whose.kind == Who::Kind::EachPlayer                         ? "players"
                                                                              : who(counted.whose);
    return fmt::format("{} {} {} this turn", what, by, words.verb);
}

std::string standing(const Standing& said)
{
    using Kind = Standing::Kind;
    const std::string_view noun = said.wealth == Wealth::Loot ? "loot"
        : said.wealth == Wealth::Cards                        ? "cards in hand"
        : said.wealth == Wealth::Mercenaries                  ? "mercenaries"
                                                              : "treasures";
    switch (said.kind) {
    case Kind::Any:
        return {};
    case Kind::Most:
        return fmt::format(" with the most {}", noun);
    case Kind::Least:
        return fmt::format(" with the least {}", noun);
    case Kind::MoreThanYou:
        return fmt::format(" with more {} than you", noun);
    case Kind::LessThanYou:
        return fmt::format(" with less {} than you", noun);
    case Kind::AtLeast:
        return fmt::format(" with {} or more {}", said.number, noun);
    case Kind::AtMost:
        return fmt::format(" with {} or less {}", said.number, noun);
    case Kind::Did:
    case Kind::DidNot:
        break;
    }
    constexpr std::string_view player = "that player";
    return " who" + playerDid(doneBy(said)).substr(player.size());
}

} // namespace triptych::seize::phrases
