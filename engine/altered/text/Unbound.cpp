#include "altered/text/Unbound.h"

#include "altered/text/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// Every number of an ability is looked at, wherever it stands.
namespace triptych::altered {
namespace {

bool choosesX(const Effect& effect)
{
    const auto* pay = std::get_if<Pay>(&effect.node);
    return pay && pay->choosesX;
}
/// "you may pay {X}": X is known from here on.
bool isPaidFor(const May& may)
{
    return may.effect && choosesX(*may.effect);
}

/// Whether something speaks of an X that nothing in it defines.
struct SpeaksOfX
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Amount& a) { return a.kind == Amount::Kind::X || in<Amount>(a); }
    static bool in(const Quantity& q) { return q.kind == Quantity::Kind::X || in<Quantity>(q); }
    static bool in(const Grant& g)
    {
        return in(g.amount) || (g.ability && hasUnboundX(*g.ability));
    }
    static bool in(const Token&) { return false; }
    static bool in(const Move& e) { return e.spot == Move::Spot::Xth || in<Move>(e); }
    static bool in(const Pay& e) { return !e.choosesX && in(e.mana); }
    static bool in(const Where&) { return false; }
    static bool in(const May& e) { return !isPaidFor(e) && in<May>(e); }
    static bool in(const Repeat& e) { return !e.x && in<Repeat>(e); }
    static bool in(const Choose& e)
    {
        const auto says = [](const Mode& mode) { return in(*mode.effect); };
        return !e.x && (in(e.count) || std::ranges::any_of(e.modes, says));
    }
    /// Once a sentence has said what X is, the sentences after it may use it.
    static bool in(const Sequence& e)
    {
        for (const Effect& part : e.parts) {
            const auto* may = std::get_if<May>(&part.node);
            if (std::holds_alternative<Where>(part.node) || (may && isPaidFor(*may)))
                return false;
            if (in(part))
                return true;
        }
        return false;
    }
};

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
    const auto unbound
        = [](const KeywordItem& item) { return !item.x && SpeaksOfX::in(item.number); };
    if (std::ranges::any_of(ability.keywords, unbound))
        return true;
    for (const Boxed<Condition>* condition :
        { &ability.triggerIf, &ability.condition, &ability.onlyIf })
        if (*condition && SpeaksOfX::in(**condition))
            return true;
    if (ability.statement && SpeaksOfX::in(*ability.statement))
        return true;
    const auto says = [](const Effect& effect) { return SpeaksOfX::in(effect); };
    const bool paid = std::ranges::any_of(ability.cost, choosesX);
    return std::ranges::any_of(ability.cost, says)
        || (!paid && ability.effect && SpeaksOfX::in(*ability.effect));
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
