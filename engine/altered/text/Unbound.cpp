#include "altered/text/Unbound.h"

#include "altered/text/Said.h"
#include "core/Overloaded.h"

#include <algorithm>

// Every number of an ability is looked at, wherever it stands.
namespace triptych::altered {
namespace {

bool speaksOfX(const Thing&);
bool speaksOfX(const Effect&);

bool speaksOfX(const Filter& filter);

bool speaksOfX(const Quantity& quantity)
{
    return quantity.kind == Quantity::Kind::X || speaksOfX(quantity.filter)
        || (quantity.thing && speaksOfX(*quantity.thing));
}
bool speaksOfX(const Amount& amount)
{
    return amount.kind == Amount::Kind::X || (amount.of && speaksOfX(*amount.of));
}
bool speaksOfX(const Filter& filter)
{
    const auto says = [](const Trait& trait) { return speaksOfX(trait.amount); };
    return std::ranges::any_of(filter.before, says) || std::ranges::any_of(filter.after, says);
}
bool speaksOfX(const Thing& thing)
{
    return std::visit(
        [](const auto& t) {
            bool found = false;
            if constexpr (requires { t.filter; })
                found = speaksOfX(t.filter);
            if constexpr (requires { t.count; })
                found = found || speaksOfX(t.count);
            return found;
        },
        thing.node);
}
bool speaksOfX(const Condition& condition)
{
    return speaksOfX(condition.number) || speaksOfX(condition.filter)
        || (condition.quantity && speaksOfX(*condition.quantity))
        || std::ranges::any_of(
            condition.parts, [](const Condition& part) { return speaksOfX(part); });
}
bool speaksOfX(const std::vector<Grant>& grants)
{
    return std::ranges::any_of(grants, [](const Grant& grant) {
        return speaksOfX(grant.amount) || (grant.ability && hasUnboundX(*grant.ability));
    });
}

bool choosesX(const Effect& effect)
{
    const auto* pay = std::get_if<Pay>(&effect.node);
    return pay && pay->choosesX;
}
/// "you may pay {X}": X is known from here on.
bool isPaidFor(const Effect& effect)
{
    const auto* may = std::get_if<May>(&effect.node);
    return may && may->effect && choosesX(*may->effect);
}

/// Once a sentence has said what X is, the sentences after it may use it.
bool speaksOfX(const Sequence& sequence)
{
    for (const Effect& part : sequence.parts) {
        if (std::holds_alternative<Where>(part.node) || isPaidFor(part))
            return false;
        if (speaksOfX(part))
            return true;
    }
    return false;
}

/// The members that instructions and statements have in common, by name.
template <typename Node>
bool membersSpeakOfX(const Node& node)
{
    if constexpr (requires { node.choosesX; })
        if (node.choosesX)
            return false;
    bool found = false;
    if constexpr (requires { speaksOfX(node.count); })
        found = found || speaksOfX(node.count);
    if constexpr (requires { speaksOfX(*node.also); })
        found = found || (node.also && speaksOfX(*node.also));
    if constexpr (requires { speaksOfX(node.what); })
        found = found || speaksOfX(node.what);
    if constexpr (requires { speaksOfX(node.with); })
        found = found || speaksOfX(node.with);
    if constexpr (requires { speaksOfX(node.from); })
        found = found || speaksOfX(node.from);
    if constexpr (requires { speaksOfX(node.among); })
        found = found || speaksOfX(node.among);
    if constexpr (requires { speaksOfX(node.on); })
        found = found || speaksOfX(node.on);
    if constexpr (requires { speaksOfX(node.of); })
        found = found || speaksOfX(node.of);
    if constexpr (requires { speaksOfX(node.filter); })
        found = found || speaksOfX(node.filter);
    if constexpr (requires { speaksOfX(node.change); })
        found = found || speaksOfX(node.change);
    if constexpr (requires { speaksOfX(node.mana); })
        found = found || speaksOfX(node.mana);
    if constexpr (requires { speaksOfX(node.by); })
        found = found || speaksOfX(node.by);
    if constexpr (requires { speaksOfX(node.regions); })
        found = found || speaksOfX(node.regions);
    if constexpr (requires { speaksOfX(node.grants); })
        found = found || speaksOfX(node.grants);
    if constexpr (requires { speaksOfX(node.condition); })
        found = found || speaksOfX(node.condition);
    if constexpr (requires { node.spot; })
        found = found || node.spot == Move::Spot::Xth;
    if constexpr (requires { speaksOfX(*node.effect); })
        found = found || (node.effect && speaksOfX(*node.effect));
    if constexpr (
        requires { speaksOfX(node.effect.node); } || requires { node.effect.node; })
        found = found || speaksOfX(node.effect);
    if constexpr (requires { speaksOfX(*node.otherwise); })
        found = found || (node.otherwise && speaksOfX(*node.otherwise));
    if constexpr (requires { speaksOfX(*node.to); })
        found = found || (node.to && speaksOfX(*node.to));
    return found;
}

bool speaksOfX(const Effect& effect)
{
    return std::visit(
        Overloaded {
            [](const Where&) { return false; },
            [&](const May& e) { return !isPaidFor(effect) && membersSpeakOfX(e); },
            [](const Sequence& e) { return speaksOfX(e); },
            [](const Choose& e) {
                const auto says = [](const Mode& mode) { return speaksOfX(*mode.effect); };
                return !e.x && (speaksOfX(e.count) || std::ranges::any_of(e.modes, says));
            },
            [](const Repeat& e) {
                return !e.x && (speaksOfX(e.times) || (e.effect && speaksOfX(*e.effect)));
            },
            [](const ResultTable& e) {
                return std::ranges::any_of(
                    e.rows, [](const ResultTable::Row& row) { return speaksOfX(*row.effect); });
            },
            [](const auto& e) { return membersSpeakOfX(e); },
        },
        effect.node);
}

} // namespace

namespace {

void choose(Effect& effect)
{
    auto* pay = std::get_if<Pay>(&effect.node);
    if (pay && pay->mana.kind == Amount::Kind::X)
        pay->choosesX = true;
}

} // namespace

void bindChosenX(Ability& ability)
{
    for (Effect& cost : ability.cost)
        choose(cost);
    if (!ability.effect)
        return;
    const auto inMay = [](Effect& effect) {
        if (auto* may = std::get_if<May>(&effect.node); may && may->effect)
            choose(*may->effect);
    };
    inMay(*ability.effect);
    if (auto* sequence = std::get_if<Sequence>(&ability.effect->node))
        for (Effect& part : sequence->parts) {
            if (std::holds_alternative<Where>(part.node))
                return; // X is what it says
            inMay(part);
        }
}

bool hasUnboundX(const Ability& ability)
{
    const auto unbound = [](const KeywordItem& item) { return !item.x && speaksOfX(item.number); };
    if (std::ranges::any_of(ability.keywords, unbound))
        return true;
    for (const Boxed<Condition>* condition :
        { &ability.triggerIf, &ability.condition, &ability.onlyIf })
        if (*condition && speaksOfX(**condition))
            return true;
    if (ability.statement
        && std::visit([](const auto& s) { return membersSpeakOfX(s); }, *ability.statement))
        return true;
    const auto says = [](const Effect& effect) { return speaksOfX(effect); };
    const bool paid = std::ranges::any_of(ability.cost, choosesX);
    return std::ranges::any_of(ability.cost, says)
        || (!paid && ability.effect && speaksOfX(*ability.effect));
}

namespace {

/// What an instruction is done to, or the first of several; null where it is nothing of the kind.
const Thing* whatOf(const Effect& effect)
{
    if (const auto* may = std::get_if<May>(&effect.node))
        return may->effect ? whatOf(*may->effect) : nullptr;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() ? nullptr : whatOf(sequence->parts.front());
    return std::visit(
        [](const auto& e) -> const Thing* {
            if constexpr (requires { e.what.node; })
                return &e.what;
            return nullptr;
        },
        effect.node);
}

/// Whether one branch speaks of what only the other one names.
bool borrows(const Thing* one, const Thing* other)
{
    const It* it = one ? std::get_if<It>(&one->node) : nullptr;
    return it && it->kind == It::Kind::It
        && (said(*it).word == Said<It>::It || said(*it).word == Said<It>::Them) && other
        && std::holds_alternative<Target>(other->node);
}

} // namespace

namespace {

/// The two branches that an ability begins with, where nothing before them could be "it".
const If* firstBranches(const Ability& ability)
{
    // Other Reactions have an "it" of their own: what happened to make them.
    const auto hasIt = [](const Happening& happening) {
        return happening.event != Happening::Event::IconJoin
            && happening.event != Happening::Event::IconHand
            && happening.event != Happening::Event::IconReserve;
    };
    if (!ability.effect || std::ranges::any_of(ability.triggers, hasIt))
        return nullptr;
    const Effect* first = &*ability.effect;
    if (const auto* sequence = std::get_if<Sequence>(&first->node))
        first = &sequence->parts.front();
    const auto* branches = std::get_if<If>(&first->node);
    return branches && branches->effect && branches->otherwise ? branches : nullptr;
}

/// The thing that an instruction by itself is done to.
Thing* thingIn(Effect& effect)
{
    return std::visit(
        [](auto& e) -> Thing* {
            if constexpr (requires { e.what.node; })
                return &e.what;
            return nullptr;
        },
        effect.node);
}

} // namespace

void bindOtherBranch(Ability& ability)
{
    const If* found = firstBranches(ability);
    if (!found)
        return;
    Effect* first = &*ability.effect;
    if (auto* sequence = std::get_if<Sequence>(&first->node))
        first = &sequence->parts.front();
    auto& branches = std::get<If>(first->node);
    const bool instead
        = said(branches).elseWord == Said<If>::Else::Instead; // what is said first stands second
    Effect& named = instead ? *branches.otherwise : *branches.effect;
    Effect* other = instead ? &*branches.effect : &*branches.otherwise;
    if (auto* sequence = std::get_if<Sequence>(&other->node))
        other = &sequence->parts.front();
    const Thing* of = thingIn(named);
    Thing* what = thingIn(*other);
    const Target* target = of ? std::get_if<Target>(&of->node) : nullptr;
    const It* it = what ? std::get_if<It>(&what->node) : nullptr;
    const bool one = target && !target->upTo && target->count.kind == Amount::Kind::Fixed
        && target->count.number == 1;
    if (!one || !it || it->kind != It::Kind::It || said(*it).word != Said<It>::It)
        return;
    Target same = *target;
    same.same = true;
    what->node = std::move(same);
}

bool hasUnboundIt(const Ability& ability)
{
    const If* branches = firstBranches(ability);
    if (!branches)
        return false;
    const Thing* then = whatOf(*branches->effect);
    const Thing* otherwise = whatOf(*branches->otherwise);
    return borrows(then, otherwise) || borrows(otherwise, then);
}

} // namespace triptych::altered
