#include "kryptik/effects/Sequences.h"

#include "kryptik/effects/Branches.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/LeftOut.h"
#include "kryptik/effects/Possible.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

namespace triptych::kryptik {
namespace {

using Joint = Sequence::Joint;

/// Whether "If you do" follows in the sentence of a part or behind it.
bool isAskedAbout(const Sequence& e, std::size_t part)
{
    for (std::size_t k = part; k < e.joints.size() && e.joints[k] != Joint::Stop; ++k)
        if (e.joints[k] == Joint::IfDone)
            return true;
    return false;
}

/// What hangs on it is done already or left out: it says no more of whether it all was done.
bool isBehindIfDone(const Sequence& e, std::size_t part)
{
    return std::find(e.joints.begin(), e.joints.begin() + static_cast<std::ptrdiff_t>(part),
               Joint::IfDone)
        != e.joints.begin() + static_cast<std::ptrdiff_t>(part);
}

/// "If it would die this turn, abolish it instead": of what the part before does something to.
bool isReplaced(const Sequence& e, std::size_t part)
{
    const auto* instead
        = part < e.parts.size() ? std::get_if<Instead>(&e.parts[part].node) : nullptr;
    return instead && !instead->leaves && std::holds_alternative<It>(instead->what);
}

std::optional<std::uint8_t> targetSlotOf(const Thing& thing)
{
    const auto* target = std::get_if<Target>(&thing);
    return target ? std::optional(static_cast<std::uint8_t>(target->slot)) : std::nullopt;
}

/// What the deed moves somewhere, if it does.
const Thing* movedBy(const Effect& deed)
{
    if (const auto* move = std::get_if<Move>(&deed.node))
        return &move->what;
    const auto* abolish = std::get_if<Abolish>(&deed.node);
    return abolish ? &abolish->what : nullptr;
}

/// "Abolish target citizen and all cards attached to it": of one deed on all of them, the one behind. What lies under a
/// citizen that has left has left it, too (5.3.1b).
bool isAttachedToTheOneBefore(const Sequence& e, std::size_t part)
{
    if (part == 0 || part >= e.parts.size() || e.joints[part - 1] != Joint::And
        || e.parts[part].node.index() != e.parts[part - 1].node.index())
        return false;
    const Thing* what = movedBy(e.parts[part]);
    const auto* under = what ? std::get_if<Each>(what) : nullptr;
    if (!under || under->place.zone != Zone::Attached || !under->place.ofIt)
        return false;
    const Thing* before = movedBy(e.parts[part - 1]);
    return under->place.host.kind != Referent::Kind::Said
        || (before && (targetSlotOf(*before) || std::holds_alternative<It>(*before)));
}

/// What lies under a target is looked for there before the deed has spoken of it.
void speakOfItFirst(const Table& t, const Sequence& e, std::size_t part)
{
    const auto slot = targetSlotOf(*movedBy(e.parts[part - 1]));
    if (!slot)
        return;
    t.state.it = {};
    for (const Index i : referredTo(t, { Referent::Kind::Slot, *slot }))
        t.state.it.add(i);
}

/// What would come of a deed is replaced before it is done, though it is said behind it; what lies under somebody is
/// moved before them.
bool goesBefore(const Sequence& e, std::size_t part)
{
    return isReplaced(e, part) || isAttachedToTheOneBefore(e, part);
}
std::size_t inOrder(const Sequence& e, std::size_t part)
{
    if (goesBefore(e, part + 1))
        return part + 1;
    return part > 0 && goesBefore(e, part) ? part - 1 : part;
}

/// Whether what is done is counted with what the deed before it did.
bool isCountedOn(const Sequence& e, std::size_t part)
{
    const bool inTurn = inOrder(e, part) == part || isAttachedToTheOneBefore(e, part);
    return inTurn && isSameDeed(e.parts, part);
}

/// 5.7 "Abolish it until this leaves the island", when this has left already: said in one sentence. "Abolish it. When
/// this leaves the island, return it" abolishes it whatever has become of this.
bool isOver(const Table& t, const Sequence& e, std::size_t part)
{
    const auto* until
        = part + 1 < e.parts.size() ? std::get_if<Delayed>(&e.parts[part + 1].node) : nullptr;
    if (!until || until->when != Delayed::When::ThisLeaves || e.joints[part] == Joint::Stop
        || until->captured.kind == Referent::Kind::Unbound
        || !std::holds_alternative<Abolish>(e.parts[part].node))
        return false;
    const auto* back = std::get_if<Move>(&until->effect.front().node);
    return back && back->to == Zone::Island && !onIsland(t.state, t.state.resolving.source);
}

/// 10.3 What can be done in part only is done so far, but that is not doing it.
void lookBack(const State& s, const Sequence& e, DoRest& step)
{
    const std::size_t part = step.next - std::size_t { 1 };
    if (hasCome(s, e.parts[inOrder(e, part)], step.atLeast))
        return;
    step.failed = 1;
    if (!isBehindIfDone(e, part))
        step.fell = 1;
}

/// Where it goes on: "if you do" leaves out the rest of the sentences that hang on each other.
void skipWhatHangsOnIt(const Table& t, const Sequence& e, DoRest& step)
{
    const auto ends
        = [&] { return step.next >= e.parts.size() || e.joints[step.next - 1u] == Joint::Stop; };
    if (step.failed && !ends() && e.joints[step.next - 1u] == Joint::IfDone)
        while (!ends())
            nameAsIn(t, e.parts[step.next++]);
    if (ends())
        step.failed = 0;
}

} // namespace

void run(const Table& t, DoRest step)
{
    State& s = t.state;
    const auto& e = nodeOf<Sequence>(t, step.effect);
    if (step.next > 0) {
        lookBack(s, e, step);
        skipWhatHangsOnIt(t, e, step);
    }
    if (step.next >= e.parts.size()) {
        if (step.asked)
            s.somethingChanged = step.fell ? 0 : 1;
        return;
    }
    const std::size_t part = step.next++;
    step.atLeast = 0;
    if (isOver(t, e, part)) { // then it is not abolished
        ++step.next;
        s.agenda.push(step);
        return;
    }
    s.goesOn = isCountedOn(e, part) ? 1 : 0;
    const std::size_t doing = inOrder(e, part);
    const bool asked = isAskedAbout(e, part) || (step.asked && !isBehindIfDone(e, part));
    const Effect& deed = e.parts[doing];
    if (asked)
        if (const int must = mustCome(t, deed, s.resolving.controller); must > 0)
            step.atLeast = clamp(must + (s.goesOn ? allDone(s) : 0), neverComes) & 31;
    s.agenda.push(step);
    if (doing > part && isAttachedToTheOneBefore(e, doing))
        speakOfItFirst(t, e, doing);
    if (asked)
        childAskedAbout(s, deed);
    else
        child(s, deed);
}

} // namespace triptych::kryptik
