#include "seize/text/binding/BindTraits.h"

// "Another", "each other", "other than that mercenary": than whom.
namespace triptych::seize::binding {

/// "Whenever this attacks, deal 1 damage to each other enemy mercenary": than the one attacked.
bool Binder::isOtherFoe(const Filter& filter) const
{
    const auto& trigger = m_ability->trigger;
    const Side other = trigger && trigger->object ? trigger->object->side : Side::Enemy;
    return m_hasOther && !m_otherGone && filter.side == Side::Enemy
        && (other == Side::Enemy || other == Side::Any);
}

/// Of all that were named, whom "other" could leave out of these. Who has left is none of them any more.
text::Mentions::Meaning Binder::otherNamed(const Filter& filter) const
{
    const auto apart = [&](Side named) {
        return named != Side::Any && filter.side != Side::Any
            && (named == Side::Enemy) != (filter.side == Side::Enemy);
    };
    return m_mentions.meaning("other", Sort::Thing, text::Some::Any, [&](const text::Mention& m) {
        const Definition& d = m_things[static_cast<std::size_t>(m.id)];
        return d.noun == Definition::Noun::Mercenary && !d.stale && !apart(d.side)
            && (d.referent.kind == Is::Target || d.referent.kind == Is::Said
                || d.referent.kind == Is::Attacked || d.referent.kind == Is::Attacker
                || (d.referent.kind == Is::Subject && !d.gone));
    });
}

/// In a number and in a condition "another" leaves out who was named before; of this card's own deeds, this card.
void Binder::settleOtherCounted(Filter& filter)
{
    const bool ofOther = m_ability->trigger && m_ability->trigger->subject.kind == Thing::Kind::Some
        && isAboutAMercenary(*m_ability->trigger);
    if (m_inEffect && !m_static && (!hasOwn() || ofOther))
        settleOther(filter);
}

/// "Deal 3 damage to target enemy mercenary and 1 to each other enemy mercenary" leaves out the target;
/// "another allied mercenary" beside it is other than this card.
void Binder::settleOther(Filter& filter)
{
    if (!filter.other || filter.noun != Filter::Noun::Mercenary || m_thanStruck
        || filter.than != Filter::Than::Unsaid)
        return;
    const auto meaning = otherNamed(filter);
    if (meaning.mention)
        leaveOut(filter, *meaning.mention);
    else if (isOtherFoe(filter)) {
        tell("other", "than " + m_otherName);
        filter.otherThan = { Is::Subject };
    } else if (meaning.wrong.find("means nothing") == std::string::npos) {
        complain("other", meaning.wrong);
    }
}

/// A target is chosen before anything is done: only whom the trigger is about was named by then.
void Binder::settleOtherTarget(Filter& filter)
{
    if (!filter.other || filter.noun != Filter::Noun::Mercenary
        || filter.than != Filter::Than::Unsaid || filter.otherThan.kind != Is::Open)
        return;
    if (isOtherFoe(filter)) {
        tell("other", "than " + m_otherName);
        filter.otherThan = { Is::Subject };
        return;
    }
    const auto meaning = otherNamed(filter);
    if (meaning.mention
        && m_things[static_cast<std::size_t>(meaning.mention->id)].referent.kind == Is::Subject)
        leaveOut(filter, *meaning.mention);
}

/// RULING: "Whenever another ally attacks, each other ally ...": other than this, or than the one that attacks?
void Binder::leaveOut(Filter& filter, const text::Mention& named)
{
    const Definition& d = m_things[static_cast<std::size_t>(named.id)];
    const auto& trigger = m_ability->trigger;
    const bool another = d.referent.kind == Is::Subject && trigger && hasOwn() && !m_later
        && trigger->subject.kind == Thing::Kind::Some && trigger->subject.filter.other;
    if (another)
        complain("other",
            "\"Other\" could be than this or than the mercenary named before; say \"other than "
            "this\" or "
            "\"other than that mercenary\".");
    tell("other", "than " + named.name);
    filter.otherThan = d.referent;
}

/// What is said to be left out: this, or the one that was named. Where "other" alone says as much, it is said so.
void Binder::settleThan(Filter& filter)
{
    if (filter.than == Filter::Than::Unsaid)
        return;
    const auto meaning = otherNamed(filter);
    if (filter.than == Filter::Than::This) {
        if (!meaning.mention && meaning.wrong.find("means nothing") != std::string::npos
            && !isOtherFoe(filter))
            filter.than = Filter::Than::Unsaid;
    } else if (meaning.mention && !m_static) {
        tell("that mercenary", meaning.mention->name);
        filter.otherThan = m_things[static_cast<std::size_t>(meaning.mention->id)].referent;
    } else {
        complain("that",
            meaning.mention ? "Nobody was named before whom that could be; say \"other than this\"."
                            : meaning.wrong);
    }
}

} // namespace triptych::seize::binding
