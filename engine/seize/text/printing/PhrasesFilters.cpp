#include "seize/text/printing/PhrasesParts.h"

#include "text/Spelling.h"

#include <array>
#include <utility>
#include <vector>

#include <fmt/format.h>

// Which mercenaries and tiles.
namespace triptych::seize::phrases {
namespace {

std::string anchor(const Range& range)
{
    switch (range.anchor) {
    case Range::Anchor::Source:
        return range.named ? "this" : "";
    case Range::Anchor::It:
        return range.referent.other ? "that mercenary" : "it";
    case Range::Anchor::Attacked:
        return "the attacked mercenary";
    case Range::Anchor::Attacker:
        return "the attacker";
    case Range::Anchor::Described:
        return one(*range.near);
    case Range::Anchor::OneOfYours:
        break;
    }
    return fmt::format(
        "one of your {}{}mercenaries", range.className, range.className.empty() ? "" : " ");
}

} // namespace

void add(std::string& to, std::string_view word)
{
    if (word.empty())
        return;
    if (!to.empty())
        to += ' ';
    to += word;
}

namespace {

std::string_view side(Side value)
{
    return value == Side::Enemy ? "enemy" : value == Side::Allied ? "allied" : "";
}

std::string_view noun(const Filter& filter, Many many)
{
    if (filter.noun == Filter::Noun::Tile)
        return many == Many::Yes ? "tiles" : "tile";
    return many == Many::Yes ? "mercenaries" : "mercenary";
}

} // namespace

bool isAdjective(const Range& range)
{
    return (range.kind == Range::Kind::Adjacent || range.kind == Range::Kind::Diagonal)
        && range.anchor == Range::Anchor::Source && !range.none && !range.named;
}

namespace {

/// "burning or poisoned", "exhausted, frozen or blinded"
std::string oneOf(const std::vector<Filter::Condition>& states)
{
    std::string words;
    for (std::size_t i = 0; i < states.size(); ++i)
        words += fmt::format("{}{}",
            i == 0                       ? ""
                : i + 1 == states.size() ? " or "
                                         : ", ",
            state(states[i]));
    return words;
}

/// Without "other" and "you control".
std::string core(const Filter& filter, Many many)
{
    std::string words;
    add(words, side(filter.side));
    if (!standsBehind(filter.condition))
        add(words, state(filter.condition));
    for (const Filter::State& further : filter.also)
        if (!further.lacks && !standsBehind(further.is))
            add(words, state(further.is));
    if (isAdjective(filter.range))
        add(words, filter.range.kind == Range::Kind::Diagonal ? "diagonally adjacent" : "adjacent");
    if (!filter.either.empty() && !standsBehind(filter.either.front()))
        add(words, oneOf(filter.either));
    add(words, classes(filter.className, filter.orClass, filter.notClass));
    add(words, noun(filter, many));
    return words;
}
/// "without Burn", "that was not dealt damage this turn"
std::string lacking(Filter::Condition state)
{
    using Is = Filter::Condition;
    constexpr std::array<std::pair<Is, Status>, 8> statuses { { { Is::Exhausted, Status::Exhaust },
        { Is::Bleeding, Status::Bleed }, { Is::Poisoned, Status::Poison },
        { Is::Frozen, Status::Frost }, { Is::Burning, Status::Burn },
        { Is::Blinded, Status::Blind }, { Is::Silenced, Status::Silence },
        { Is::Stealthed, Status::Stealth } } };
    for (const auto& [is, what] : statuses)
        if (is == state)
            return fmt::format("without {}", status(what));
    constexpr std::pair<Is, std::string_view> others[] { { Is::Ailing, "without a status" },
        { Is::AilingPhysically, "without a physical status" },
        { Is::AilingMagically, "without a magical status" }, { Is::HasArmor, "without Armor" },
        { Is::HasMagicArmor, "without Magic Armor" }, { Is::HasDefense, "without Defense" },
        { Is::HasRanged, "without a ranged attack" },
        { Is::WasHurt, "that was not dealt damage this turn" },
        { Is::HasPlundered, "that has not plundered this turn" } };
    for (const auto& [is, words] : others)
        if (is == state)
            return std::string(words);
    return fmt::format("that is not {}", phrases::state(state));
}

} // namespace

std::string statesBehind(const Filter& filter, Many many)
{
    std::vector<std::string> said;
    if (standsBehind(filter.condition))
        said.emplace_back(state(filter.condition));
    for (const Filter::State& further : filter.also) {
        if (further.lacks)
            said.push_back(lacking(further.is));
        else if (standsBehind(further.is))
            said.emplace_back(state(further.is));
    }
    if (filter.past) {
        std::string words = "that " + past(*filter.past);
        constexpr std::string_view was = " was ";
        for (auto at = words.find(was); many == Many::Yes && at != std::string::npos;
             at = words.find(was, at + 1))
            words.replace(at, was.size(), " were ");
        said.push_back(std::move(words));
    }
    constexpr std::string_view that = "that ";
    std::string words;
    std::string clauses;
    for (const std::string& one : said) {
        if (!one.starts_with(that))
            add(words, one);
        else if (clauses.empty())
            clauses = one;
        else
            clauses += " and " + one.substr(that.size());
    }
    add(words, clauses);
    return words;
}

namespace {

/// "health", "Burn counters", "treasures": of which there is more or less
std::string measured(const Measured& of)
{
    return of.treasures  ? std::string("treasures")
        : of.anyCounters ? std::string("counters")
        : of.counters    ? fmt::format("{} counters", status(*of.counters))
                         : std::string(stat(of.stat));
}

std::string after(const Filter& filter, Many many)
{
    std::string words = statesBehind(filter, many);
    if (filter.bound && filter.bound->stat == Stat::Steps && !filter.bound->counters)
        add(words, fmt::format("that moved {} this turn", bound(*filter.bound)));
    else if (filter.bound)
        add(words, "with " + bound(*filter.bound));
    if (!filter.either.empty() && standsBehind(filter.either.front()))
        add(words, oneOf(filter.either));
    if (filter.extreme && filter.extreme->of.away)
        add(words, filter.extreme->least ? "nearest to this" : "farthest from this");
    else if (filter.extreme)
        add(words,
            fmt::format("with the {} {}", filter.extreme->least ? "least" : "most",
                measured(filter.extreme->of)));
    if (filter.versus)
        add(words,
            fmt::format("with {} {} than this", filter.versus->less ? "less" : "more",
                measured(filter.versus->of)));
    if (filter.namesake)
        add(words, "named this");
    if (filter.than != Filter::Than::Unsaid)
        add(words,
            filter.than == Filter::Than::This ? "other than this" : "other than that mercenary");
    if (filter.kin != Filter::Kin::No)
        add(words,
            filter.kin == Filter::Kin::Bearer ? "of the same class as the bearer"
                                              : "of the same class as this");
    if (filter.carries)
        add(words, (filter.lacksCarried ? "without " : "equipped with ") + carried(filter));
    if (filter.elsewhere)
        add(words, "not");
    add(words, place(filter.place));
    if (!isAdjective(filter.range))
        add(words, range(filter.range));
    return words;
}

} // namespace

std::string range(const Range& range)
{
    if (range.none) {
        Range there = range;
        there.none = false;
        return "not " + phrases::range(there);
    }
    const std::string from = anchor(range);
    const auto with = [&](std::string_view word) {
        return from.empty() ? std::string() : fmt::format(" {} {}", word, from);
    };
    switch (range.kind) {
    case Range::Kind::Anywhere:
        return {};
    case Range::Kind::Adjacent:
        if (range.there)
            return "on that tile or adjacent to it";
        return "adjacent" + with("to");
    case Range::Kind::Diagonal:
        return "diagonally adjacent" + with("to");
    case Range::Kind::On:
        return "on that tile";
    case Range::Kind::Sight:
        return "in line of sight" + with("of");
    case Range::Kind::InLine:
        return "in a straight line" + with("from");
    case Range::Kind::Within:
        if (range.ring)
            return fmt::format("exactly {} tiles away{}{}", range.distance + 1,
                range.straight ? " in a straight line" : "", with("from"));
        return fmt::format("within Distance {}{}{}", range.distance,
            range.straight ? " in a straight line" : "", with(range.straight ? "from" : "of"));
    case Range::Kind::SameRow:
        return "in the same row" + with("as");
    case Range::Kind::InFront:
        return fmt::format("in front of {}", from.empty() ? "this" : from);
    case Range::Kind::Behind:
        return fmt::format("behind {}", from.empty() ? "this" : from);
    case Range::Kind::SameColumn:
        break;
    }
    return "in the same column" + with("as");
}

bool standsBehind(Filter::Condition condition)
{
    return condition >= Filter::Condition::BelowHalf;
}

std::string classes(const std::string& one, const std::string& other, bool none)
{
    if (one.empty())
        return {};
    const std::string_view joint = none ? " and non-" : " or ";
    return fmt::format(
        "{}{}{}{}", none ? "non-" : "", one, other.empty() ? std::string_view() : joint, other);
}

std::string bound(const Bound& bound)
{
    if (bound.than) {
        Amount than = *bound.than;
        const bool strict = bound.atLeast ? than.plus > 0 : !bound.exactly && than.plus < 0;
        if (strict)
            than.plus += bound.atLeast ? -1 : 1;
        return fmt::format("{} {}{}", stat(bound.stat),
            bound.exactly       ? ""
                : strict        ? (bound.atLeast ? "greater than " : "less than ")
                : bound.atLeast ? "greater than or equal to "
                                : "less than or equal to ",
            bound.exactly ? measure(than).after.substr(1) : asQuantity(than));
    }
    if (bound.stat == Stat::Cost)
        return bound.exactly
            ? fmt::format("cost {}", bound.number)
            : fmt::format("cost {} or {}", bound.number, bound.atLeast ? "more" : "less");
    if (bound.treasures)
        return bound.exactly
            ? fmt::format("exactly {} treasures", bound.number)
            : fmt::format("{} or {} treasures", bound.number, bound.atLeast ? "more" : "less");
    if (bound.anyCounters)
        return bound.exactly
            ? fmt::format("exactly {} counters", bound.number)
            : fmt::format("{} or {} counters", bound.number, bound.atLeast ? "more" : "less");
    if (bound.exactly)
        return fmt::format("exactly {} {}{}", bound.number,
            bound.counters ? status(*bound.counters) : stat(bound.stat),
            bound.counters ? " counters" : "");
    const std::string_view more = bound.atLeast ? "more" : "less";
    if (bound.counters)
        return fmt::format("{} or {} {} counters", bound.number, more, status(*bound.counters));
    return fmt::format("{} or {} {}", bound.number, more, stat(bound.stat));
}

std::string carried(const Filter& filter, bool none)
{
    const auto sort = [&](std::uint8_t kind) {
        const std::string_view noun = treasureNoun(static_cast<CardFilter::Kind>(kind), Many::No);
        return none ? std::string(noun) : fmt::format("{} {}", text::article(noun), noun);
    };
    return filter.orCarried == 0 ? sort(filter.carried)
                                 : sort(filter.carried) + " or " + sort(filter.orCarried);
}

bool saysOneThing(const Filter& filter)
{
    Filter rest = filter;
    rest.condition = Filter::Condition::None;
    int said = filter.condition != Filter::Condition::None;
    if (rest.bound && !rest.bound->than) {
        rest.bound.reset();
        ++said;
    }
    if (rest.carries && !rest.lacksCarried) {
        rest.carries = false;
        rest.carried = rest.orCarried = 0;
        ++said;
    }
    if (rest.past) {
        rest.past.reset();
        ++said;
    }
    if (rest.place != Filter::Place::Anywhere && !rest.elsewhere) {
        rest.place = Filter::Place::Anywhere;
        ++said;
    }
    if (rest.range.kind != Range::Kind::Anywhere) {
        rest.range = {};
        ++said;
    }
    if (!rest.className.empty()) {
        rest.className.clear();
        rest.orClass.clear();
        rest.notClass = false;
        ++said;
    }
    if (rest.side != Side::Any) {
        rest.side = Side::Any;
        ++said;
    }
    return said == 1 && rest == Filter {};
}

std::string described(const Filter& filter, Many many)
{
    std::string words = isBarelyOther(filter) ? "other" : "";
    add(words, core(filter, many));
    if (filter.side == Side::Yours)
        add(words, "you control");
    if (filter.side == Side::Theirs)
        add(words, "that player controls");
    add(words, after(filter, many));
    return words;
}

std::string one(const Filter& filter)
{
    if (filter.self)
        return "this";
    const std::string words = described(filter, Many::No);
    if (isBarelyOther(filter))
        return "an" + words;
    return fmt::format("{} {}", text::article(words), words);
}

std::string all(const Filter& filter)
{
    std::string words = filter.side == Side::Yours ? "your" : "";
    if (isBarelyOther(filter))
        add(words, "other");
    add(words, core(filter, Many::Yes));
    add(words, after(filter, Many::Yes));
    return words;
}

} // namespace triptych::seize::phrases
