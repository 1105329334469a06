#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

// Binds what is done one after the other: of what the next part speaks, and what is kept until later.
namespace triptych::kryptik::binding {

/// What would come of a deed is replaced before it is done: of what is known by then.
void Binder::beforeTheDeed(It& it)
{
    const Definition* d = m_said >= 0 ? &m_things[static_cast<std::size_t>(m_said)] : nullptr;
    if (d && d->referent.kind != Referent::Kind::Said)
        it.referent = d->referent;
    else
        complain("would die",
            "What is chosen only as something is done to it may be dead by then. Say it of a "
            "target: \"Deal 3 damage to target citizen. If it would die this turn, abolish it "
            "instead.\"");
}

namespace {

/// "Return it to the island", "gain control of it": what is said of it next is said of it there.
bool bringsIt(const Effect& effect)
{
    if (const auto* several = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(several->parts, bringsIt);
    const auto* move = std::get_if<Move>(&effect.node);
    const auto* control = std::get_if<GainControl>(&effect.node);
    return (move && move->to == Zone::Island
               && (std::holds_alternative<It>(move->what)
                   || std::holds_alternative<This>(move->what)))
        || (control && std::holds_alternative<It>(control->what));
}
bool speaksOf(const Effect& effect, bool ofThis)
{
    bool speaks = false;
    bool later = false;
    walk(effect, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>)
            speaks = speaks || std::holds_alternative<It>(part)
                || (ofThis && std::holds_alternative<This>(part));
        else if constexpr (std::is_same_v<Part, Effect>)
            later = later || std::holds_alternative<Delayed>(part.node)
                || std::holds_alternative<Watch>(part.node);
    });
    return speaks && !later;
}

/// "At the end of turn, return it to the island. It gains Toxic": said of it when it is back, and done then.
void keepForLater(Sequence& e, std::size_t i)
{
    auto* later = std::get_if<Delayed>(&e.parts[i].node);
    if (!later || later->when == Delayed::When::ThisLeaves || !bringsIt(later->effect.front()))
        return;
    bool ofThis = false;
    walk(later->effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            ofThis = ofThis || std::holds_alternative<This>(part);
    });
    while (i + 1 < e.parts.size() && e.joints[i] != Sequence::Joint::IfDone
        && speaksOf(e.parts[i + 1], ofThis)) {
        Effect& then = later->effect.front();
        if (!std::holds_alternative<Sequence>(then.node)) {
            std::vector<Effect> only { std::move(then) };
            then = Effect { Sequence { std::move(only), {} } };
        }
        auto& all = std::get<Sequence>(then.node);
        all.parts.push_back(std::move(e.parts[i + 1]));
        all.joints.push_back(e.joints[i]);
        e.parts.erase(e.parts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        e.joints.erase(e.joints.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// "When it dies this turn, return it to the island. It gains Toxic."
bool isSaidOfTheReturned(const Effect& waits, const Effect& next)
{
    const auto* watch = std::get_if<Watch>(&waits.node);
    return watch && watch->of && watch->ability->effect && bringsIt(*watch->ability->effect)
        && speaksOf(next, false);
}

/// "Abolish it instead and draw a card": the second would be done at once, and not when it is replaced.
bool isDoneBesides(const Sequence& e, std::size_t i)
{
    return i > 0 && e.joints[i - 1] != Sequence::Joint::Stop
        && std::holds_alternative<Instead>(e.parts[i - 1].node)
        && !std::holds_alternative<Instead>(e.parts[i].node);
}

} // namespace

void Binder::visitLeaf(Sequence& e)
{
    bool forGood = false; // something before it in the sentence lasts so
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        // "Target citizen gets +1/+1 and gains Eager": of whom the second is said, is no question.
        const bool goesOn = i > 0 && e.joints[i - 1] == Sequence::Joint::And
            && isStatement(e.parts[i - 1]) && isStatement(e.parts[i]);
        m_subject = goesOn ? m_lastStatement : std::nullopt;
        if (i > 0 && e.joints[i - 1] != Sequence::Joint::And
            && e.joints[i - 1] != Sequence::Joint::Then)
            forGood = false;
        const Duration* until = lastingOf(std::as_const(e.parts[i]));
        if (until && forGood
            && (endsForAll(*until) || isOfItself(*until))) // read as one (Grammar), or of one only
            complain("until", "Say of each of them how long it lasts.");
        // "Gains Sidestep until end of turn and can not be blocked": for how long the second, is anybody's guess.
        const Duration* before = i > 0 ? lastingOf(std::as_const(e.parts[i - 1])) : nullptr;
        if (before && until && goesOn && endsForAll(*before) && *until == Duration::Permanent)
            complain("and",
                "Say of each of them how long it lasts, or say it once at the end: \"Target "
                "citizen gains Sidestep and can not be blocked until end of turn.\"");
        forGood = forGood || (until && *until == Duration::Permanent);
        if (isDoneBesides(e, i))
            complain("instead",
                "What is done besides would be done at once here, and not only when something is "
                "replaced. Say it of when it leaves: \"If target citizen would die this turn, "
                "abolish it instead. When it leaves the island this turn, draw 1 card. Deal 2 "
                "damage to it.\"");
        if (i > 0 && isSaidOfTheReturned(e.parts[i - 1], e.parts[i]))
            complain("it",
                "That could be said of it as it is now or as it is when it has returned. Say it in "
                "the same sentence: \"When it dies this turn, return it to the island and put a "
                "+1/+1 counter on it.\"");
        if (i > 0 && e.joints[i - 1] == Sequence::Joint::IfDone)
            m_ifDoneFrom = m_things.size();
        keepForLater(e, i);
        const bool adds = std::exchange(m_adds, isSameDeed(e.parts, i));
        visit(e.parts[i]);
        m_adds = adds;
        m_subject.reset();
        auto* instead = std::get_if<Instead>(&e.parts[i].node);
        It* it = i > 0 && instead && !instead->leaves ? std::get_if<It>(&instead->what) : nullptr;
        if (it && it->referent.kind == Referent::Kind::Said)
            beforeTheDeed(*it);
    }
}

bool Binder::isStatement(const Effect& e)
{
    return std::holds_alternative<Modify>(e.node) || std::holds_alternative<Gain>(e.node)
        || std::holds_alternative<Lose>(e.node) || std::holds_alternative<Allow>(e.node)
        || std::holds_alternative<MakeWeary>(e.node) || std::holds_alternative<Grant>(e.node);
}

} // namespace triptych::kryptik::binding
