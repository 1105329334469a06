#include "altered/text/binding/Branches.h"

#include "altered/text/binding/BoundReader.h"
#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>

// What is bound in an ability as a whole: its first branches to each other, and the times of what it waits for.
namespace triptych::altered {

namespace grammar {
bool isRemembered(const Happening&);
}

namespace {

const Thing* firstThing(const Effect& effect)
{
    return firstThing(const_cast<Effect&>(effect));
}

/// Whether one branch speaks of what only the other one names.
bool borrows(const Thing* one, const Thing* other)
{
    const It* it = one ? std::get_if<It>(&one->node) : nullptr;
    return it && it->kind == It::Kind::It
        && (said(*it).word == Said<It>::It || said(*it).word == Said<It>::Them) && other
        && std::holds_alternative<Target>(other->node);
}

/// "Target Character gains 1 boost if it's a Robot. Otherwise, it ...": by then it has been named.
bool isAskedOfTarget(const If& branches)
{
    const Condition& c = branches.condition;
    const auto isIt
        = [](const Boxed<Thing>& of) { return of && std::holds_alternative<It>(of->node); };
    const auto asks = [&](const Condition& part) {
        return isIt(part.thing) || (part.quantity && isIt(part.quantity->thing))
            || part.who.kind == Who::Kind::ItsController || part.who.kind == Who::Kind::ItsOwner
            || (part.expedition && part.expedition->kind == Expedition::Kind::Its);
    };
    return branches.after && (asks(c) || std::ranges::any_of(c.parts, asks));
}

/// Whether a part of an ability names nothing that "it" could be behind it.
struct NamesSomething : AnyPart<NamesSomething>
{
    template <typename Node>
    static bool in(const Node& node)
    {
        if constexpr (
            std::is_same_v<Node,
                Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage> || std::is_same_v<Node, RevealUntil> || std::is_same_v<Node, Expedition>)
            return true;
        else
            return AnyPart::in(node);
    }
    static bool in(const Thing& of) { return !std::holds_alternative<This>(of.node); }
};

bool hasBoth(const Effect& effect)
{
    const auto* so = std::get_if<If>(&effect.node);
    return so && so->effect && so->otherwise;
}

/// The first two branches of an ability, where nothing before them could be "it".
If* firstBranches(Ability& ability)
{
    // Most Reactions have an "it" of their own: what happened to make them.
    const auto hasIt = [](const Happening& happening) {
        const Named named = Reader::namedBy(happening);
        return named.it && !named.onlyMe;
    };
    if (!ability.effect || std::ranges::any_of(ability.triggers, hasIt))
        return nullptr;
    auto* sequence = std::get_if<Sequence>(&ability.effect->node);
    if (!sequence)
        return hasBoth(*ability.effect) ? &std::get<If>(ability.effect->node) : nullptr;
    for (Effect& part : sequence->parts) {
        if (hasBoth(part))
            return &std::get<If>(part.node);
        if (NamesSomething::in(part))
            break;
    }
    return nullptr;
}
const If* firstBranches(const Ability& ability)
{
    return firstBranches(const_cast<Ability&>(ability));
}

} // namespace

void bindOtherBranch(Ability& ability)
{
    If* found = firstBranches(ability);
    if (!found || isAskedOfTarget(*found))
        return;
    If& branches = *found;
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
    if (!branches || isAskedOfTarget(*branches))
        return false;
    const Thing* then = firstThing(*branches->effect);
    const Thing* otherwise = firstThing(*branches->otherwise);
    return borrows(then, otherwise) || borrows(otherwise, then);
}

namespace {

/// Goes through every condition and binds those that ask which time it is.
struct Times : EveryPart<Times>
{
    const Happening* waited = nullptr;
    bool bound = true;

    using EveryPart::in;
    void in(Condition& of)
    {
        const bool asks = of.kind == Condition::Kind::Happened && of.happening->ordinal
            && said(of).word == Said<Condition>::ItIs
            && of.happening->event == Happening::Event::IconJoin;
        if (asks) {
            bound = bound && waited;
            if (waited) {
                Happening times = *waited;
                times.ordinal = true;
                times.amount = of.happening->amount;
                times.orLater = of.happening->orLater;
                times.window = of.happening->window;
                of.happening = std::move(times);
            }
        }
        EveryPart::in(of);
    }
    void in(Grant&) { } // what is granted waits for something of its own
    void in(Token&) { }
};

} // namespace

bool bindTimes(Ability& ability)
{
    Times times;
    const Happening* trigger = ability.triggers.size() == 1 ? &ability.triggers.front() : nullptr;
    const bool remembered = trigger && !trigger->ordinal
        && trigger->event != Happening::Event::Gains && isCountedEachTime(*trigger)
        && grammar::isRemembered(*trigger);
    times.waited = remembered ? trigger : nullptr;
    times.in(ability);
    return times.bound;
}

} // namespace triptych::altered
