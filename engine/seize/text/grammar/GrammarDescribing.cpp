#include "seize/text/grammar/GrammarHistory.h"
#include "seize/text/grammar/GrammarTraits.h"
#include "seize/text/printing/Phrases.h"

#include <algorithm>
#include <array>
#include <utility>

// What the words around a noun say together: one filter, where they contradict or repeat each other none.
namespace triptych::seize::grammar {
namespace {

/// Said twice, it would mean something this tree cannot hold.
bool saidOnce(Found& found)
{
    std::array<int, std::variant_size_v<Value::variant>> said {};
    for (const Value& value : found.values())
        if (value.index() != 0 && !std::holds_alternative<Filter::Condition>(value)
            && !std::holds_alternative<Filter::State>(value) && ++said[value.index()] > 1)
            return false;
    return true;
}

/// The state that says the same as the lack of this one; None where there is none.
Filter::Condition opposite(Filter::Condition of)
{
    using Is = Filter::Condition;
    constexpr std::array<std::pair<Is, Is>, 5> pairs { { { Is::Damaged, Is::Undamaged },
        { Is::Equipped, Is::Unequipped }, { Is::Exhausted, Is::Ready },
        { Is::HasAttacked, Is::NotAttacked }, { Is::HasMoved, Is::NotMoved } } };
    for (const auto& [one, other] : pairs) {
        if (of == one)
            return other;
        if (of == other)
            return one;
    }
    return Is::None;
}

/// The states in the order in which they are printed; false where they contradict or repeat each other.
bool takeStates(Filter& filter, Found& found)
{
    std::vector<Filter::State> states;
    for (const auto is : found.takeAll<Filter::Condition>())
        states.push_back({ is, false });
    if (auto past = found.takeIfAny<Past>()) {
        if (const auto is = stateOf(*past); is == Filter::Condition::None)
            filter.past = past;
        else if (past->lacks && opposite(is) != Filter::Condition::None)
            states.push_back({ opposite(is), false });
        else
            states.push_back({ is, past->lacks });
    }
    for (const Filter::State& state : found.takeAll<Filter::State>()) {
        const auto other = opposite(state.is);
        states.push_back(other == Filter::Condition::None ? state : Filter::State { other, false });
    }
    std::ranges::stable_sort(states, {}, [](const Filter::State& state) {
        return state.lacks ? 2 : phrases::standsBehind(state.is) ? 1 : 0;
    });
    for (auto state = states.begin(); state != states.end(); ++state)
        if (std::any_of(std::next(state), states.end(), [&](const Filter::State& other) {
                return other.is == state->is || opposite(other.is) == state->is;
            }))
            return false;
    if (!states.empty() && !states.front().lacks) {
        filter.condition = states.front().is;
        states.erase(states.begin());
    }
    filter.also = std::move(states);
    return true;
}

bool isOfState(const Filter& filter, Filter::Condition state)
{
    return filter.condition == state
        || std::ranges::any_of(filter.also,
            [&](const Filter::State& also) { return also.is == state && !also.lacks; });
}

} // namespace

std::optional<Filter> describe(Found& found)
{
    if (!saidOnce(found))
        return std::nullopt;
    Filter filter;
    filter.noun = found.take<Filter::Noun>(Filter::Noun::Mercenary);
    filter.than = found.take<Filter::Than>(Filter::Than::Unsaid);
    const bool other = found.says(Flag::Other);
    if (other && filter.than != Filter::Than::Unsaid)
        return std::nullopt;
    filter.other = other || filter.than != Filter::Than::Unsaid;
    filter.side = found.take<Side>(Side::Any);
    if (!takeStates(filter, found))
        return std::nullopt;
    filter.className = found.take<ClassName>().words;
    const auto none = found.takeIfAny<NotClass>();
    if (none && !filter.className.empty())
        return std::nullopt;
    if (none)
        filter.className = none->words;
    filter.notClass = none.has_value();
    if (const auto one = found.takeIfAny<OrClass>())
        filter.orClass = none ? one->words : std::exchange(filter.className, one->words);
    filter.either = found.take<EitherState>().states;
    filter.bound = found.takeIfAny<Bound>();
    filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
    filter.range = found.take<Range>();
    if (const auto away = found.takeIfAny<NotThere>()) {
        if (filter.place != Filter::Place::Anywhere)
            return std::nullopt;
        filter.place = away->place;
        filter.elsewhere = true;
    }
    if (const auto carried = found.takeIfAny<Carried>())
        carry(filter, *carried);
    // "That is not equipped with two or more treasures": who carries some is meant as well.
    if (isOfState(filter, Filter::Condition::Unequipped)
        && (filter.carries || (filter.bound && filter.bound->treasures)))
        return std::nullopt;
    filter.namesake = found.has<Namesake>();
    filter.kin = found.take<Kindred>().as;
    filter.extreme = found.takeIfAny<Filter::Extreme>();
    filter.versus = found.takeIfAny<Filter::Versus>();
    if (filter.noun == Filter::Noun::Tile
        && (filter.place == Filter::Place::OwnGuildHall || !filter.also.empty() || filter.extreme
            || filter.versus || filter.past || !filter.either.empty() || !filter.className.empty()))
        return std::nullopt; // nobody controls a tile
    return filter;
}

std::optional<Filter> whoeverIsNot(Filter those, const Filter& said)
{
    using Is = Filter::Condition;
    const bool lacks = said.also.size() == 1 && said.also.front().lacks;
    Filter alone;
    alone.also = said.also;
    if (lacks ? said != alone : !phrases::saysOneThing(said))
        return std::nullopt;
    const Is state = lacks ? said.also.front().is : said.condition;
    if (state != Is::None) {
        const Is other = lacks ? state : opposite(state);
        if (isOfState(those, state))
            return std::nullopt;
        if (other == Is::None)
            those.also.push_back({ state, true });
        else if (those.condition == Is::None)
            those.condition = other;
        else
            return std::nullopt;
        return those;
    }
    if (said.bound) {
        Bound other = *said.bound;
        if (those.bound || other.exactly || (other.atLeast && other.number == 0))
            return std::nullopt;
        other.number += other.atLeast ? -1 : 1;
        other.atLeast = !other.atLeast;
        those.bound = other;
    } else if (said.carries) {
        if (those.carries)
            return std::nullopt;
        those.carries = those.lacksCarried = true;
        those.carried = said.carried;
        those.orCarried = said.orCarried;
    } else if (said.past) {
        if (those.past)
            return std::nullopt;
        those.past = said.past;
        those.past->lacks = !those.past->lacks;
    } else if (said.place != Filter::Place::Anywhere) {
        if (those.place != Filter::Place::Anywhere || said.place == Filter::Place::NoGuildHall)
            return std::nullopt;
        const bool any = said.place == Filter::Place::AnyGuildHall;
        those.place = any ? Filter::Place::NoGuildHall : said.place;
        those.elsewhere = !any;
    } else if (said.range.kind != Range::Kind::Anywhere) {
        if (those.range.kind != Range::Kind::Anywhere || said.range.there)
            return std::nullopt;
        those.range = said.range;
        those.range.none = !those.range.none;
    } else {
        if (!those.className.empty() || said.side != Side::Any || !said.orClass.empty())
            return std::nullopt;
        those.className = said.className;
        those.notClass = !said.notClass;
    }
    return those;
}

} // namespace triptych::seize::grammar
