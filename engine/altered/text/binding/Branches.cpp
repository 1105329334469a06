#include "altered/text/binding/Branches.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>
#include <vector>

// What the words of a branch are about that refer to its condition, or to what is named there. What is created is in
// BranchesCreated.cpp; what is named ahead of two branches in BranchesAhead.cpp; what is bound in whole abilities is in BranchesOfAbilities.cpp.
namespace triptych::altered {

Thing* firstThing(Effect& effect)
{
    if (auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() ? nullptr : firstThing(sequence->parts.front());
    if (auto* may = std::get_if<May>(&effect.node))
        return may->effect ? firstThing(*may->effect) : nullptr;
    return thingIn(effect);
}

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

namespace {

/// Whether nothing is named in it that "it" could be afterwards.
bool speaksOfNothing(const Effect& effect)
{
    if (const auto* gain = std::get_if<Gain>(&effect.node))
        return std::holds_alternative<This>(gain->what.node) && !gain->also;
    return std::holds_alternative<Draw>(effect.node)
        || std::holds_alternative<AfterYou>(effect.node)
        || std::holds_alternative<Pass>(effect.node);
}

/// The things that a condition counts, where it counts some: what "there" and "them" of its effect are about.
const Filter* countedBy(const Condition& condition)
{
    // "more Characters than you": those of whoever is asked about first
    const bool counts
        = (condition.kind == Condition::Kind::Exist || condition.kind == Condition::Kind::FewerThan)
        && condition.quantity && condition.quantity->kind == Quantity::Kind::Things;
    return counts ? &condition.quantity->filter : nullptr;
}

/// Of whom the condition is: "you control two Robots", "you have three cards in Reserve"
bool sayWhose(Filter& of, const Condition& condition)
{
    if (said(condition).word == Said<Condition>::YouControl) {
        Trait controlled;
        controlled.kind = Trait::Kind::Controlled;
        controlled.who = condition.who;
        of.after.push_back(std::move(controlled));
        return true;
    }
    if (said(condition).word != Said<Condition>::YouHave
        && condition.kind != Condition::Kind::FewerThan)
        return said(condition).word != Said<Condition>::AndAlso;
    for (Trait& trait : of.after)
        if (trait.kind == Trait::Kind::InZone)
            for (Place& place : trait.places)
                if (place.whose.kind == Who::Kind::Anyone)
                    place.whose = condition.who;
    return std::ranges::any_of(
        of.after, [](const Trait& trait) { return trait.kind == Trait::Kind::InZone; });
}

} // namespace

std::optional<Filter> groupAsked(const Condition& of)
{
    if (const Filter* counted = countedBy(of)) {
        Filter made = *counted;
        return of.kind == Condition::Kind::Exist && sayWhose(made, of)
            ? std::optional(std::move(made))
            : std::nullopt;
    }
    const bool adds = of.quantity && of.quantity->kind == Quantity::Kind::Total;
    return adds ? std::optional(of.quantity->filter) : std::nullopt;
}

bool bindThere(Effect& effect, const Condition& condition)
{
    Create* create = std::get_if<Create>(&effect.node);
    if (!create || said(*create).whose != Said<Create>::Whose::There)
        return true;
    const Filter* counted = countedBy(condition);
    if (!counted || counted->after.size() != 1)
        return false;
    const Trait& where = counted->after.front();
    const bool yours = where.kind == Trait::Kind::InZone && where.places.size() == 1
        && where.places[0].whose.kind == Who::Kind::You;
    if (!yours || (where.places[0].zone != Zone::Landmark && where.places[0].zone != Zone::Reserve))
        return false;
    create->where = where.places[0].zone == Zone::Landmark ? Create::Where::Landmarks
                                                           : Create::Where::Reserve;
    return true;
}

namespace {

/// "If an opponent controls more Characters than you, they ...": that opponent, until somebody else is named.
bool bindThatOpponent(Effect& effect)
{
    if (auto* all = std::get_if<Sequence>(&effect.node))
        return std::ranges::all_of(all->parts, bindThatOpponent);
    Who* who = whoOf(effect);
    if (!who || who->kind == Who::Kind::You)
        return true;
    if (who->kind != Who::Kind::ThatPlayer)
        return false;
    who->opponent = true;
    return true;
}

} // namespace

bool bindThem(Effect& effect, const Condition& condition)
{
    if ((condition.who.kind == Who::Kind::Opponent
            || condition.who.kind == Who::Kind::TargetOpponent)
        && (condition.kind == Condition::Kind::Exist
            || condition.kind == Condition::Kind::FewerThan))
        bindThatOpponent(effect);
    Thing* thing = firstThing(effect);
    OfThem* them = thing ? std::get_if<OfThem>(&thing->node) : nullptr;
    const Filter* counted = countedBy(condition);
    if (!them
        || !them->filter.after.empty()) // "the one with the lower {M}" is of those named before
        return true;
    if (!counted || !them->filter.nouns.empty())
        return !std::holds_alternative<Declare>(effect.node); // of those that were named before
    Some some;
    some.filter = *counted;
    some.count = them->count;
    some.upTo = them->upTo;
    said(some).ofThose = true;
    if (condition.no || !sayWhose(some.filter, condition))
        return false;
    thing->node = std::move(some);
    return true;
}

namespace {

/// The one Expedition that a condition asks about; null where there is none, or of which is not said.
const Expedition* expeditionAsked(const Condition& of)
{
    const Filter* filter = of.kind == Condition::Kind::Only ? &of.filter : countedBy(of);
    if (!filter)
        return nullptr;
    for (const Trait& trait : filter->after) {
        using Kind = Expedition::Kind;
        const Kind kind = trait.expedition.kind;
        if (trait.kind == Trait::Kind::InExpedition && !trait.no
            && (kind == Kind::Mine || kind == Kind::MyOther || kind == Kind::Hero
                || kind == Kind::Companion || kind == Kind::FacingMe))
            return &trait.expedition;
    }
    return nullptr;
}

} // namespace

void bindInIt(Effect& effect, const Condition& condition)
{
    const Expedition* asked = expeditionAsked(condition);
    if (!asked)
        return;
    eachInstruction(effect, [&](Effect& each) {
        const auto bind = [&](Expedition& of) {
            if (of.kind == Expedition::Kind::That && said(of).word == Said<Expedition>::Usual)
                of = *asked;
        };
        if (auto* create = std::get_if<Create>(&each.node); create && create->expedition)
            bind(*create->expedition);
        else if (auto* moves = std::get_if<MoveExpedition>(&each.node))
            bind(moves->expedition);
        else if (auto* ascends = std::get_if<Ascend>(&each.node))
            bind(ascends->expedition);
    });
}

/// Whether it is asked about what was spoken of: "it's [Boosted]", "its Base Cost is ..."
bool asksAboutIt(const Condition& of)
{
    const auto it = [](const Boxed<Thing>& thing) {
        return thing && std::holds_alternative<It>(thing->node);
    };
    // "there are no Characters facing it"
    const bool facing = of.quantity
        && std::ranges::any_of(of.quantity->filter.after,
            [](const Trait& trait) { return trait.kind == Trait::Kind::Facing && trait.it; });
    return it(of.thing) || (of.quantity && it(of.quantity->thing)) || facing
        || std::ranges::any_of(of.parts, asksAboutIt);
}

std::optional<Declare> nameFirst(Effect& effect)
{
    Thing* what = thingIn(effect);
    if (!what)
        return std::nullopt;
    const Target* target = std::get_if<Target>(&what->node);
    const bool one = target && !target->upTo && target->count.kind == Amount::Kind::Fixed
        && target->count.number == 1;
    if (!one && !std::holds_alternative<TopOfDeck>(what->node))
        return std::nullopt;
    Declare named;
    named.what = std::exchange(*what, Thing { It {} });
    return named;
}

bool bindIt(Condition& condition, const Effect& before)
{
    const bool asksIt = condition.kind == Condition::Kind::Is && condition.thing
        && std::holds_alternative<It>(condition.thing->node) && !condition.past;
    const If* so = std::get_if<If>(&before.node);
    if (!asksIt || !so || so->otherwise || so->condition.kind != Condition::Kind::Exist)
        return true;
    const Filter* counted = countedBy(so->condition);
    const bool one = so->condition.number.kind == Amount::Kind::Fixed
        && so->condition.number.number == 1 && so->condition.compare == Compare::AtLeast;
    const bool traits = condition.filter.nouns.empty() && condition.positions == 0
        && condition.filter.before.empty() && condition.filter.after.size() == 1;
    // Only what is in play is completed: what was put in Reserve meanwhile is not meant.
    const bool completed = traits && condition.filter.after[0].kind == Trait::Kind::Status
        && condition.filter.after[0].statuses == std::vector { Status::Completed };
    if (!counted || !one || !(completed || speaksOfNothing(*so->effect)))
        return true;
    if (!traits || so->condition.no || condition.no
        || said(so->condition).word != Said<Condition>::YouControl)
        return false;
    Condition made = so->condition;
    made.quantity->filter.after.push_back(condition.filter.after.front());
    said(made).word = Said<Condition>::ItIs;
    condition = std::move(made);
    return true;
}

} // namespace triptych::altered
