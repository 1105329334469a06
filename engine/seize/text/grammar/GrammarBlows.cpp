#include "seize/text/grammar/GrammarBranches.h"
#include "seize/text/printing/Said.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <type_traits>

// "If it is damaged, deal 2 more": what a sentence adds to the blow before it, and whom it asks about.
namespace triptych::seize::grammar {

std::optional<Effect> chosenFirst(Effect& effect)
{
    return std::visit(
        [](auto& e) -> std::optional<Effect> {
            if constexpr (requires { e.what.filter; })
                if (e.what.kind == Thing::Kind::Some && !e.what.random && e.what.count == 1
                    && !e.what.upTo && e.what.filter.noun == Filter::Noun::Mercenary)
                    return selected(e.what);
            return std::nullopt;
        },
        effect.node);
}

bool asksOfIt(const Condition& condition)
{
    using Kind = Condition::Kind;
    return ((condition.kind == Kind::ThingIs || condition.kind == Kind::ThingIsNot)
               && (condition.of == Thing::Kind::It || condition.of == Thing::Kind::That))
        || std::ranges::any_of(condition.parts, asksOfIt);
}

namespace {

/// What came of the deed before it can be asked only behind that.
bool asksOfOutcome(const Condition& condition)
{
    using Kind = Condition::Kind;
    return condition.kind == Kind::YouDo || condition.kind == Kind::YouDoNot
        || condition.kind == Kind::ThisWay || condition.kind == Kind::ItWasDestroyed
        || condition.kind == Kind::WasPushed || std::ranges::any_of(condition.parts, asksOfOutcome);
}

bool isMeasuredFromIt(const Range& range)
{
    return range.kind != Range::Kind::Anywhere && range.anchor == Range::Anchor::It;
}

bool asksOfNamed(const Condition& condition)
{
    return asksOfIt(condition) || isMeasuredFromIt(condition.filter.range)
        || std::ranges::any_of(condition.parts, asksOfNamed);
}

bool namesAgain(const Effect& effect)
{
    bool found = false;
    walk(effect, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>)
            found = found || isSpokenOfAgain(part.kind) || isMeasuredFromIt(part.filter.range);
        else if constexpr (std::is_same_v<Part, Who>)
            found = found || part.kind == Who::Kind::ItsController
                || part.kind == Who::Kind::ItsOwner || part.kind == Who::Kind::ThatPlayer;
        else if constexpr (std::is_same_v<Part, Filter>)
            found = found || isMeasuredFromIt(part.range);
        else if constexpr (std::is_same_v<Part, Condition>)
            found = found || asksOfNamed(part);
        else if constexpr (std::is_same_v<Part, Goods>)
            found = found || (part.of && isSpokenOfAgain(part.of->kind));
        else if constexpr (std::is_same_v<Part, Amount>)
            found = found || (part.counted && isMeasuredFromIt(part.counted->filter.range))
                || (part.quantity && isSpokenOfAgain(part.quantity->of));
    });
    return found;
}

Effect& firstIn(Effect& effect)
{
    if (auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.front();
    return effect;
}

/// The one blow that is told in a sentence: none where there are two of them, or where another strikes it.
Effect* blowIn(Effect& effect)
{
    const auto is = [](const Effect& each) {
        const auto* deal = std::get_if<Deal>(&each.node);
        const bool own = deal && (!deal->by || deal->by->kind == Thing::Kind::Attacker);
        return own && deal->numbered && !deal->alike && deal->amount.kind != Amount::Kind::ThatMuch
            && deal->amount.most < 0;
    };
    auto* sequence = std::get_if<Sequence>(&effect.node);
    if (!sequence)
        return is(effect) ? &effect : nullptr;
    if (std::ranges::count_if(sequence->parts, is) != 1)
        return nullptr;
    return &*std::ranges::find_if(sequence->parts, is);
}

/// "To it", "to them", or nobody at all: whom the blow before it strikes.
bool strikesTheSame(const Deal& more, const Deal& blow)
{
    if (!more.numbered)
        return true;
    const Thing::Kind kind = more.what.kind;
    if (more.what.such)
        return false;
    if (kind == Thing::Kind::Attacked || kind == Thing::Kind::Attacker)
        return kind == blow.what.kind;
    return isSpokenOfAgain(kind)
        && (blow.what.kind == Thing::Kind::Target || blow.what.kind == Thing::Kind::Some
            || blow.what.kind == Thing::Kind::Each || blow.what.kind == Thing::Kind::It
            || blow.what.kind == Thing::Kind::That || blow.what.kind == Thing::Kind::Attacked);
}

/// "Deal 2 more damage", "it takes 2 more damage": how much; nothing where it is something else.
std::optional<int> moreIn(const Effect& effect, const Deal& blow)
{
    if (const auto* more = std::get_if<Deal>(&effect.node)) {
        const bool adds = more->alike && more->amount.kind == Amount::Kind::Fixed
            && strikesTheSame(*more, blow) && (!more->amountFirst || more->type == blow.type);
        return adds ? std::optional(more->amount.number) : std::nullopt;
    }
    const auto* gain = std::get_if<Gain>(&effect.node);
    if (!gain || gain->modifiers.size() != 1 || gain->times || gain->duration != Duration::Always
        || (gain->what.kind != Thing::Kind::It && gain->what.kind != Thing::Kind::That)
        || gain->what.such || blow.what.kind == Thing::Kind::Each)
        return std::nullopt;
    const Modifier& takes = gain->modifiers.front();
    Modifier plain;
    plain.kind = Modifier::Kind::Takes;
    plain.number = takes.number;
    if (takes.blow.type == blow.type)
        plain.blow = takes.blow;
    const bool adds = takes == plain && takes.number > 0 && takes.blow.how == How::Any;
    return adds ? std::optional(takes.number) : std::nullopt;
}

} // namespace

bool speaksOfNamed(const Condition& condition, const Effect& other)
{
    return asksOfNamed(condition) || namesAgain(other);
}

std::optional<Effect> chosenForEither(IfSo& either)
{
    if (either.effect.empty() || either.otherwise.empty() || asksOfNamed(either.condition)
        || asksOfOutcome(either.condition) || !namesAgain(either.otherwise.front()))
        return std::nullopt;
    return chosenFirst(either.effect.front());
}

bool oneBlow(std::vector<Effect>& parts, std::size_t i)
{
    if (i == 0)
        return false;
    auto* asked = std::get_if<IfSo>(&parts[i].node);
    if (!asked || asked->effect.empty() || !asked->otherwise.empty()
        || asksOfOutcome(asked->condition))
        return false;
    if (i + 1 < parts.size())
        if (const auto* other = std::get_if<IfSo>(&parts[i + 1].node);
            other && other->effect.empty()) // "otherwise" speaks of the condition alone
            return false;
    Effect* before = blowIn(parts[i - 1]);
    Effect& place = firstIn(asked->effect.front());
    if (!before)
        return false;
    auto& blow = std::get<Deal>(before->node);
    const auto more = moreIn(place, blow);
    if (!more)
        return false;
    const bool some = blow.what.kind == Thing::Kind::Some;
    auto chosen = before == &parts[i - 1] ? chosenFirst(*before) : std::nullopt;
    if (some && !chosen)
        return false;
    Effect harder = *before;
    Amount amount = blow.amount;
    (amount.kind == Amount::Kind::Fixed ? amount.number : amount.plus) += *more;
    if (!withNumber(harder, amount))
        return false;
    place = std::move(harder);
    Instead made;
    made.condition = std::move(asked->condition);
    made.condition.before = false;
    made.base.push_back(*before);
    made.other = std::move(asked->effect);
    if (auto* sequence = std::get_if<Sequence>(&parts[i - 1].node)) {
        // What is said behind it is done in either case, so it begins a sentence of its own.
        const auto at = static_cast<std::size_t>(before - sequence->parts.data());
        if (at < sequence->joints.size())
            sequence->joints[at] = Sequence::Joint::Stop;
    }
    *before = Effect { std::move(made) };
    if (chosen)
        parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(i - 1), std::move(*chosen));
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(chosen ? i + 1 : i));
    return true;
}

} // namespace triptych::seize::grammar
