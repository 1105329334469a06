#include "seize/text/binding/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <type_traits>
#include <utility>

// What is done later, or whenever something happens for a time.
namespace triptych::seize::binding {

/// "Heal it. At the end of turn, if it survives, ...": what the earlier deed came to is forgotten by then.
void Binder::notOfEarlier(const Effect& later)
{
    const auto* several = std::get_if<Sequence>(&later.node);
    const auto* asks = std::get_if<IfSo>(&(several ? several->parts.front() : later).node);
    if (asks && asks->condition.kind == Condition::Kind::ItWasDestroyed)
        complain("destroyed",
            "What an earlier deed came to is not remembered until then; ask it behind that deed, "
            "or ask what is so then, such as \"if it is damaged\".");
}

void Binder::later(Delayed& e)
{
    notOfEarlier(e.effect.front());
    m_mentions.open();
    const bool wasLater = std::exchange(m_later, true);
    const auto captured = std::exchange(m_captured, std::nullopt);
    const bool trigger = m_hasOther;
    const int before = m_slots;
    visit(e.effect.front());
    if (const int targets = m_slots - before; targets > 1 || (targets > 0 && m_captured))
        complain("target",
            "What is done later remembers one of those whom the text names; say all of it of that "
            "one.");
    if (m_captured)
        e.about = m_things[static_cast<std::size_t>(*m_captured)].referent;
    else if (trigger)
        e.about = { Is::Subject };
    m_captured = captured;
    m_later = wasLater;
    m_mentions.close();
}

bool Binder::answersAnAttack() const
{
    const auto& condition = m_ability->condition;
    const auto asks = [](const Condition& c) { return c.kind == Condition::Kind::UnderAttack; };
    return m_paper == Paper::Instant && !m_later && condition && !condition->unless
        && (asks(*condition)
            || (condition->kind == Condition::Kind::Both
                && std::ranges::any_of(condition->parts, asks)));
}

/// "Play only if an ally is being attacked. That ally ...": whom such an attack strikes; who is named behind it goes
/// before.
void Binder::nameAnswered()
{
    if (!answersAnAttack())
        return;
    Thing struck;
    struck.kind = Thing::Kind::Some;
    const auto& condition = *m_ability->condition;
    const auto asks = [](const Condition& c) { return c.kind == Condition::Kind::UnderAttack; };
    struck.filter
        = asks(condition) ? condition.filter : std::ranges::find_if(condition.parts, asks)->filter;
    define(
        { Is::Attacked }, Definition::Noun::Mercenary, text::Some::One, "the attacked mercenary");
    m_things.back().side = struck.filter.side;
    m_things.back().thing = struck;
    m_mentions.open();
}

/// "The target" of what is no attack, or where one was named beside it.
bool Binder::meansWhoWasNamed() const
{
    if (m_fights || m_struck || !hasNamed()) // whom the attack strikes that somebody named has made
        return false;
    return !answersAnAttack() || std::ranges::any_of(m_things, [](const Definition& d) {
        return d.referent.kind == Is::Target && d.noun == Definition::Noun::Mercenary;
    });
}

/// "Counter it": what set this off, which waits on the stack.
void Binder::counterThat()
{
    m_counters = true;
    const auto& trigger = m_ability->trigger;
    // "Play this only if an allied mercenary is being attacked": that attack.
    const auto& condition = m_ability->condition;
    if (!trigger && condition && condition->kind == Condition::Kind::UnderAttack && !m_later)
        return;
    const bool waits = trigger
        && (trigger->event == Event::Plays || trigger->event == Event::IsTargeted
            || trigger->event == Event::UsesAbility || trigger->event == Event::Declares
            || trigger->event == Event::IsDeclaredOn);
    if (m_later || !waits)
        complain("it",
            "Nothing that waits was named; say \"counter target ability\", or say when, such "
            "as \"whenever an opponent plays an ability card, you may counter it\".");
}

/// What waits on the stack and is aimed anew, or copied.
void Binder::aimAnew(Retarget& e)
{
    if (e.to && e.to->self)
        needs(own());
    else if (e.to)
        settle(*e.to);
    if (e.item.that) {
        counterThat();
        return;
    }
    const auto slot = m_slots++;
    m_counters = true;
    if (e.item.against)
        settle(*e.item.against);
    if (e.item.by)
        settle(*e.item.by);
    define({ Is::Target, slot }, Definition::Noun::Item, text::Some::One,
        e.copy ? "what is copied" : "what is aimed anew");
}

/// What is waited for for a time knows whom it happens to; of what comes at a time, what it was made about.
void Binder::watch(Watch& e)
{
    const Thing::Kind whom = e.trigger.subject.kind;
    const bool named
        = whom == Thing::Kind::Target || whom == Thing::Kind::It || whom == Thing::Kind::That;
    if (named)
        settle(e.trigger.subject, Role::Subject);
    notByWhatWasDealt(e.trigger);
    const bool own = named && e.trigger.subject.kind != Thing::Kind::Target
        && e.trigger.subject.kind != Thing::Kind::It;
    if (e.trigger.who.kind == Who::Kind::ItsController
        || e.trigger.who.kind == Who::Kind::ThatPlayer)
        settle(e.trigger.who);
    const bool time = phrases::isAboutTime(e.trigger);
    const Told before = told();
    m_mentions.open();
    const bool wasLater = std::exchange(m_later, true);
    const auto captured = std::exchange(m_captured, std::nullopt);
    const bool wasClosed = std::exchange(m_closed, isAboutAMercenary(e.trigger));
    const auto wasHeard = std::exchange(m_heard, e.trigger.event);
    const auto* wasWaited = std::exchange(m_waited, time ? m_waited : &e.trigger);
    if (!time) {
        Trigger asked = e.trigger;
        if (named && !own) { // it is spoken of like anybody it could happen to
            asked.subject = {};
            asked.subject.kind = Thing::Kind::Some;
            asked.subject.filter.side = sideOf(e.trigger.subject);
        }
        m_isOwn = m_ownGone = m_hasOther = m_otherNamed = m_otherGone = false;
        begin(asked);
        if (!named || own)
            e.trigger = std::move(asked);
    }
    const auto slots = m_slots;
    visit(e.effect.front());
    // Of what comes at a time one target is remembered, as of what is done later.
    const bool whoseTurn = e.trigger.who.kind == Who::Kind::ItsController
        || e.trigger.who.kind == Who::Kind::ThatPlayer;
    if (time && m_slots != slots && (m_slots - slots > 1 || m_captured || whoseTurn))
        complain("target",
            "What is done later remembers one of those whom the text names; say all of it of that "
            "one.");
    else if (!time && m_slots != slots)
        complain("target",
            "What is waited for cannot have a target when it comes; say \"it\", or \"an enemy "
            "mercenary\", which is chosen then.");
    if (m_captured)
        e.about = m_things[static_cast<std::size_t>(*m_captured)].referent;
    else if (e.trigger.who.kind == Who::Kind::ItsController)
        e.about = e.trigger.who.referent;
    m_closed = wasClosed;
    m_heard = wasHeard;
    m_waited = wasWaited;
    m_captured = captured;
    m_later = wasLater;
    m_mentions.close();
    retell(before);
    if (!e.once)
        neverEnds(e.trigger, e.effect.front());
}

Side Binder::sideOf(const Thing& thing) const
{
    if (thing.kind == Thing::Kind::Target)
        return thing.filter.side;
    for (const Definition& d : m_things)
        if (d.referent == thing.referent)
            return d.side;
    return Side::Any;
}

Binder::Told Binder::told() const
{
    return { m_fights, m_number, m_isOwn, m_ownGone, m_hasOther, m_otherNamed, m_otherGone,
        m_treasure, m_tally, m_otherName };
}

void Binder::retell(const Told& before)
{
    m_fights = before.fights;
    m_number = before.number;
    m_isOwn = before.isOwn;
    m_ownGone = before.ownGone;
    m_hasOther = before.hasOther;
    m_otherNamed = before.otherNamed;
    m_otherGone = before.otherGone;
    m_treasure = before.treasure;
    m_tally = before.tally;
    m_otherName = before.otherName;
}

void Binder::trap(Trap& e)
{
    settle(e.where, Role::Object);
    settle(e.who);
    m_mentions.open();
    const bool wasLater = std::exchange(m_later, false);
    const bool wasSprung = std::exchange(m_sprung, true);
    const bool other = std::exchange(m_hasOther, false);
    define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
        "the mercenary that springs the trap");
    m_things.back().side = e.who.side;
    const auto before = m_slots;
    visit(e.effect.front());
    if (m_slots != before)
        complain("target", "A trap cannot have a target when it is sprung; say \"it\".");
    m_hasOther = other;
    m_sprung = wasSprung;
    m_later = wasLater;
    m_mentions.close();
}

} // namespace triptych::seize::binding
