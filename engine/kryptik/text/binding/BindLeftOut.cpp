#include "kryptik/text/binding/Binder.h"

#include <variant>

// Binds "another", "each other" and "other than that citizen": whom they leave out.
namespace triptych::kryptik::binding {
namespace {

/// Whose they are that some words name, where that is said.
Side sideOf(const Definition& d, const Ability& ability)
{
    if (d.referent.kind == Referent::Kind::Subject && ability.trigger)
        return ability.trigger->subject.controller;
    if (!d.thing)
        return Side::Any;
    if (const auto* target = std::get_if<Target>(&*d.thing))
        return target->spec.filter.controller;
    const auto* each = std::get_if<Each>(&*d.thing);
    return each ? each->filter.controller : Side::Any;
}

/// "Other citizens you control get +1/+1 and gain Toxic": the second time it is said of the same ones.
bool isSaidAgain(const Definition& d, const Filter& filter)
{
    const auto* each = d.thing ? std::get_if<Each>(&*d.thing) : nullptr;
    if (!each || !each->filter.other)
        return false;
    Filter before = each->filter;
    before.otherThan = filter.otherThan;
    return before == filter;
}

bool isOneOfBoth(Side side)
{
    return side == Side::You || side == Side::Opponents;
}

} // namespace

/// Who was named, is on the island and could be among these. Of a citizen card that is never the card itself.
text::Mentions::Meaning Binder::namedAmong(const Filter& filter, bool inTarget) const
{
    const bool spell = m_setting.type == CardType::Spell;
    return m_mentions.meaning("other", Sort::Thing, text::Some::Any, [&](const Mention& m) {
        const Definition& d = m_things[static_cast<std::size_t>(m.id)];
        if (isSaidAgain(d, filter))
            return false;
        if (spell)
            return true;
        const Side side = sideOf(d, m_ability);
        const bool apart
            = isOneOfBoth(side) && isOneOfBoth(filter.controller) && side != filter.controller;
        const bool subject = d.referent.kind == Referent::Kind::Subject
            && !(m_ability.trigger && m_ability.trigger->subjectIsThis);
        const bool chosen = d.referent.kind == Referent::Kind::Slot
            || d.referent.kind == Referent::Kind::Said || d.referent.kind == Referent::Kind::Object;
        return d.zone == Zone::Island && !apart && (subject || (chosen && !inTarget))
            && d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen;
    });
}

/// A spell is never on the island: its "other citizens" are other than those that it has named. What a citizen says
/// is about others than the one that was named last, or than this card where nobody was.
void Binder::settleOther(Filter& filter, bool inTarget)
{
    if (filter.other && filter.noun != Filter::Noun::Citizen)
        leaveOutCard(filter, inTarget);
    if (!filter.other || filter.noun != Filter::Noun::Citizen)
        return;
    filter.otherThan = {};
    const bool spell = m_setting.type == CardType::Spell;
    const bool passive = m_ability.kind == Ability::Kind::Passive;
    const auto meaning = namedAmong(filter, inTarget);
    const bool nobody
        = !meaning.mention && meaning.wrong.find("means nothing") != std::string::npos;
    switch (filter.than) {
    case Filter::Than::This:
        if (passive || (!spell && nobody))
            filter.than = Filter::Than::Unsaid;
        return;
    case Filter::Than::That:
        if (passive || inTarget)
            complain("that",
                "Targets are declared before anything is done (8.5). Say \"other than this\".");
        else
            leaveOut(filter, meaning, "that citizen");
        return;
    case Filter::Than::Unsaid:
        break;
    }
    if (spell ? inTarget : (passive || nobody))
        return;
    if (!spell && isEitherOther(filter, meaning, inTarget)) {
        complain("other",
            inTarget ? "This could be other than this card or other than the citizen named before; "
                       "say \"other than this\"."
                     : "This could be other than this card or other than the citizen named before; "
                       "say \"other than this\" or \"other than that citizen\".");
        return;
    }
    leaveOut(filter, meaning, "other");
}

/// RULING: "Whenever another citizen attacks, each other citizen ..." could leave out this or the one that attacks;
/// "deal 1 damage to target citizen. Each other citizen you control ..." the target, if it is yours, or this.
bool Binder::isEitherOther(
    const Filter& filter, const text::Mentions::Meaning& meaning, bool inTarget) const
{
    if (!meaning.mention)
        return false;
    const Definition& d = m_things[static_cast<std::size_t>(meaning.mention->id)];
    const bool subject = d.referent.kind == Referent::Kind::Subject;
    const bool another = subject && m_ability.trigger && m_ability.trigger->subject.other;
    const bool perhaps = isOneOfBoth(filter.controller) && sideOf(d, m_ability) == Side::Any;
    return inTarget || another || perhaps;
}

/// "Return a card from your soul row to your hand, then you may put another card from your hand into it": of a spell,
/// which is no such card itself, it is another one than what was named.
void Binder::leaveOutCard(Filter& filter, bool inTarget)
{
    if (m_setting.type != CardType::Spell || inTarget)
        return;
    const auto meaning = namedAmong(filter, inTarget);
    if (!meaning.mention)
        return;
    tell("other", "other than " + meaning.mention->name);
    filter.otherThan = readingOf("other", meaning.mention->id);
}

void Binder::leaveOut(Filter& filter, const text::Mentions::Meaning& meaning, std::string_view word)
{
    if (!meaning.mention) {
        complain(word, meaning.wrong);
        return;
    }
    tell(word, "other than " + meaning.mention->name);
    filter.otherThan = readingOf(word, meaning.mention->id);
}

} // namespace triptych::kryptik::binding
