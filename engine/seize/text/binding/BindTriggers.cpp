#include "seize/text/binding/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <type_traits>
#include <utility>

// What an event tells of those in it.
namespace triptych::seize::binding {

void Binder::beginAttack(const Reach& reach)
{
    m_fights = true;
    const bool tile = reach.area == Reach::Area::Tile;
    if (reach.self && reach.area == Reach::Area::One)
        return;
    define(
        { Is::Attacked }, Definition::Noun::Mercenary, text::Some::Any, "the attacked mercenary");
    m_things.back().side = Side::Enemy;
    if (tile)
        define({ Is::Attacked }, Definition::Noun::Tile, text::Some::Any, "the attacked tile");
}

/// "Whenever an allied Hunter attacks an adjacent mercenary": beside who attacks; on a mercenary it could be beside
/// this as well.
void Binder::besideTheDoer(Trigger& trigger)
{
    if (trigger.subject.kind != Thing::Kind::Some || !trigger.object || !isAboutAMercenary(trigger))
        return;
    Range& range = trigger.object->range;
    if (range.kind == Range::Kind::Anywhere || range.anchor != Range::Anchor::Source || range.said
        || range.named)
        return;
    if (!hasOwn()) {
        range.anchor = Range::Anchor::It;
        range.referent = { Is::Subject };
    } else if (isAFight(trigger.event) && trigger.object->side != Side::Allied
        && trigger.object->side != Side::Yours && trigger.subject.filter.side != Side::Enemy) {
        complain("adjacent",
            "How far is that from whom? Say \"adjacent to this\" or \"adjacent to it\", such as "
            "\"whenever an allied mercenary attacks a mercenary adjacent to it\".");
    }
}

void Binder::begin(Trigger& trigger)
{
    besideTheDoer(trigger);
    settleOwnEvent(trigger);
    if (trigger.subject.kind == Thing::Kind::This && m_paper == Paper::Treasure
        && isAboutAMercenary(trigger))
        trigger.subject.kind = Thing::Kind::Bearer;
    if (isAboutAMercenary(trigger))
        needs(trigger.subject.kind);
    if (isAboutAMercenary(trigger) && trigger.object
        && trigger.object->place == Filter::Place::EnemyGuildHall)
        definePlayer("the player whose Guild Hall it is in");
    if (isAboutAMercenary(trigger) && trigger.subject.kind == Thing::Kind::Some)
        nearOther(trigger.subject.filter);
    if (trigger.object)
        nearOther(*trigger.object);
    if (trigger.into) {
        settleArea(*trigger.into);
        Filter mover; // "an enemy mercenary moves adjacent to another ally": another than this
        mover.side = trigger.subject.filter.side;
        mover.range = trigger.into->range;
        nearOther(mover);
        trigger.into->range = mover.range;
    }
    if (trigger.into && trigger.into->place == Filter::Place::EnemyGuildHall && !trigger.leaves)
        definePlayer("the player whose Guild Hall it is in");
    m_fights = isAFight(trigger.event);
    m_number = hasNumber(trigger.event);
    m_treasure = trigger.event == Event::Equips || trigger.event == Event::Unequips;
    m_laidDown = false;
    m_tally = trigger.event == Event::IsDealtDamage || trigger.event == Event::DealsDamage
        ? Tallied::Damage
        : trigger.event == Event::IsHealed ? Tallied::Healed
                                           : Tallied::Anything;
    if (trigger.ofCards && !countedCards(trigger))
        complain("each turn",
            "Which card of a turn it is is known of all ability cards, of Instants, of mercenary "
            "cards and the like, and not of a part of them; say \"once per turn, whenever\" or "
            "\"for the second time each turn\".");
    if (!isAboutAMercenary(trigger) || trigger.anyUser) {
        if (trigger.who.kind != Who::Kind::You
            || (trigger.anyUser && trigger.subject.filter.side != Side::Yours))
            definePlayer("the player whose turn or deed it is");
        else if (trigger.doer == Trigger::Doer::Foe)
            definePlayer("the opponent whose doing it is");
        return;
    }
    const bool isOwn = trigger.subject.kind != Thing::Kind::Some;
    // "Whenever an ally heals another mercenary, it ..." could be either.
    if (std::exchange(trigger.bringerFirst, false))
        define({ Is::Open }, Definition::Noun::Mercenary, text::Some::One, "who does it");
    const bool attacks = trigger.event == Event::Attacks || trigger.event == Event::Declares
        || trigger.event == Event::DealsDamage || trigger.event == Event::Destroys
        || trigger.event == Event::Upstages;
    if (trigger.event == Event::Plunders
        && (isOwn || trigger.subject.filter.side == Side::Yours
            || trigger.subject.filter.side == Side::Allied))
        definePlayer("the player who is plundered");
    else if (trigger.event == Event::Plunders) {
        definePlayer("the player whose mercenary plunders");
        if (trigger.subject.filter.side != Side::Enemy
            && !trigger.ofYou) // anybody's: either of the two
            definePlayer("the player who is plundered");
    }
    if (trigger.doer == Trigger::Doer::Foe)
        definePlayer(trigger.event == Event::IsTargeted ? "the opponent who aims at it"
                                                        : "the opponent whose doing it is");
    if (!isOwn) {
        // "Whenever this heals an ally, it ..." could be this or the ally.
        if (trigger.doer == Trigger::Doer::Own && hasOwn())
            define({ Is::Source }, Definition::Noun::Mercenary, text::Some::One, ownName());
        define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
            "the mercenary that triggers this");
        m_things.back().side = trigger.subject.filter.side;
        m_things.back().gone = trigger.event == Event::IsDestroyed || trigger.event == Event::Exits
            || trigger.event == Event::ReturnsToHand || trigger.event == Event::Leaves;
        if (!hasOther(trigger.event) || trigger.brink != Trigger::Brink::None)
            return;
        m_otherName = nameOfOther(trigger.event);
        // Two were named, and "it" could be either.
        if (trigger.object || trigger.event == Event::Destroys
            || trigger.event == Event::Upstages) {
            define({ !m_fights       ? Is::Open
                           : attacks ? Is::Attacked
                                     : Is::Attacker },
                Definition::Noun::Mercenary, text::Some::One, m_otherName);
            m_things.back().side = trigger.object ? trigger.object->side : Side::Any;
            m_things.back().gone = trigger.event == Event::Destroys;
        }
        return;
    }
    m_isOwn = true;
    m_ownGone = trigger.event == Event::IsDestroyed || trigger.event == Event::Exits
        || trigger.event == Event::Leaves;
    if (!hasOther(trigger.event) || trigger.brink != Trigger::Brink::None)
        return;
    m_otherName = nameOfOther(trigger.event);
    m_otherNamed = trigger.object.has_value() || trigger.event == Event::Upstages;
    m_otherGone = trigger.event == Event::Destroys;
    m_hasOther = true;
}

std::string Binder::nameOfOther(Event event)
{
    return event == Event::Destroys ? "the mercenary destroyed"
        : event == Event::Upstages  ? "the mercenary upstaged"
        : event == Event::Attacks || event == Event::DealsDamage || event == Event::Declares
        ? "the attacked mercenary"
        : "the attacker";
}

/// Where somebody comes in: seen from this card, since nobody else has been named yet.
void Binder::settleArea(Filter& area)
{
    if (area.range.kind == Range::Kind::Anywhere)
        return;
    if (!hasOwn() && area.range.anchor != Range::Anchor::Described)
        complain("adjacent",
            "This card stands nowhere, so nothing is near it; say a place, such as "
            "\"enters your Guild Hall\".");
    if (area.range.anchor == Range::Anchor::Described)
        settle(area.range);
    else
        area.range.anchor = Range::Anchor::Source;
}

/// "When this treasure is equipped to a mercenary, heal that mercenary": who carries it from then on.
/// "Active (exhaust the equipped mercenary): that mercenary ..." likewise.
bool Binder::carriesNow() const
{
    using Kind = CostItem::Kind;
    if (m_paper != Paper::Treasure || hasNamed())
        return false;
    if (m_ability->trigger)
        return m_ability->trigger->event == Event::IsEquipped;
    // "If equipped mercenary would be destroyed, ... that mercenary": nobody else is there to be meant.
    if (const auto* rescued
        = m_ability->effect ? std::get_if<Rescue>(&m_ability->effect->node) : nullptr)
        return rescued->what.kind == Thing::Kind::Bearer && !m_fights;
    return std::ranges::any_of(m_ability->cost, [](const CostItem& item) {
        return item.kind == Kind::ExhaustBearer || item.kind == Kind::UnequipThis;
    });
}

/// "This is equipped" is about a treasure itself, and about a mercenary as it takes one up.
void Binder::settleOwnEvent(Trigger& trigger)
{
    const bool treasure = m_paper == Paper::Treasure;
    const bool itself = trigger.subject.kind == Thing::Kind::This;
    if (treasure && itself && trigger.event == Event::GainsStatus)
        complain("this",
            "Only mercenaries gain a status; say \"whenever the equipped mercenary is exhausted\" "
            "or \"whenever you exhaust a treasure\".");
    if (trigger.event == Event::LosesMarks) {
        if (trigger.mark.empty())
            complain("last", std::string(unnamedCounters));
        return;
    }
    if (m_paper == Paper::Event && itself && trigger.event == Event::IsDestroyed)
        trigger.event = Event::IsRuined;
    if (m_paper == Paper::Event && itself && trigger.event == Event::Enters)
        trigger.event = Event::IsPlayed;
    if (m_paper == Paper::Event && itself
        && (trigger.event == Event::IsPlayed || trigger.event == Event::IsRuined)) {
        trigger.cards.kind = CardFilter::Kind::Event; // what it is, as it is told
        return;
    }
    if (treasure && itself && trigger.event == Event::Equips)
        trigger.event = Event::IsEquipped;
    else if (treasure && itself && trigger.event == Event::Unequips)
        trigger.event = Event::IsUnequipped;
    else if (treasure && itself && trigger.event == Event::Enters)
        trigger.event = Event::IsPlayed;
    else if (m_paper == Paper::Mercenary && itself && trigger.event == Event::IsPlayed) {
        trigger.event = Event::Enters;
        trigger.played = true;
    } else if (m_paper == Paper::Mercenary && trigger.event == Event::IsEquipped)
        trigger.event = Event::Equips;
    else if (m_paper == Paper::Mercenary && trigger.event == Event::IsUnequipped)
        trigger.event = Event::Unequips;
    else if (treasure && itself && trigger.event == Event::IsDestroyed)
        trigger.event = Event::IsRuined;
    else if ((!treasure && trigger.event >= Event::IsPlayed)
        || (!itself && trigger.event == Event::IsPlayed))
        complain("this", "Only a treasure is played, equipped or unequipped like this.");
    if (trigger.event == Event::IsRuined && trigger.doer == Trigger::Doer::You)
        complain("you",
            "What is destroyed as a cost nobody destroys, so this would not be heard; say \"when "
            "this treasure is destroyed\" or \"by an opponent\".");
}

namespace {

constexpr std::string_view endless = "What this does sets it off again, without an end; say \"once "
                                     "per turn, whenever ...\", or let "
                                     "it happen to somebody else.";

/// "Whenever an enemy mercenary gains Bleed, it gains 1 Bleed": of the same side and the same status.
bool setsOff(const Trigger& trigger, const Apply& apply)
{
    const bool alike = trigger.ailing != Trigger::Ailing::One
        || std::ranges::any_of(
            apply.doses, [&](const Apply::Dose& dose) { return dose.status == trigger.status; });
    if (!alike)
        return false;
    const auto sideOf = [](const Thing& thing) {
        const bool own = thing.kind == Thing::Kind::This || thing.kind == Thing::Kind::Bearer;
        return own || thing.filter.side == Side::Yours ? Side::Allied : thing.filter.side;
    };
    if (apply.what.referent.kind == Referent::Kind::Subject)
        return true;
    const bool several = apply.what.kind == Thing::Kind::Each
        || apply.what.kind == Thing::Kind::Some
        || (apply.what.kind == Thing::Kind::Target && !apply.what.upTo);
    const Side one = sideOf(trigger.subject);
    const Side other = sideOf(apply.what);
    return several && (one == Side::Any || other == Side::Any || one == other);
}

/// "Whenever this attacks, it makes a melee attack": which is an attack of that kind again.
bool setsOff(const Trigger& trigger, const Strike& strike)
{
    const bool some = trigger.subject.kind == Thing::Kind::Some;
    const bool itself = some
        ? strike.what.kind == Thing::Kind::It && strike.what.referent.kind == Is::Subject
        : strike.what.kind == trigger.subject.kind;
    const How heard = trigger.blow.how;
    return trigger.event == Event::Attacks && !trigger.object && itself
        && (heard == How::Any || heard == How::Attack || strike.how == heard);
}

} // namespace

/// "Whenever a player loses loot, that player loses 1 loot" would set itself off for ever.
void Binder::neverEnds(const Trigger& trigger, const Effect& effect)
{
    if (const auto* sequence = std::get_if<Sequence>(&effect.node)) {
        for (const Effect& part : sequence->parts)
            neverEnds(trigger, part);
        return;
    }
    if (const auto* asked = std::get_if<IfSo>(&effect.node)) {
        if (staysSo(asked->condition))
            neverEnds(trigger, asked->effect.front());
        return;
    }
    if (const auto* each = std::get_if<ForEach>(&effect.node)) {
        Effect toEach = each->effect.front();
        auto* given = std::get_if<Apply>(&toEach.node);
        if (given && given->what.kind == Thing::Kind::It) {
            given->what.kind = Thing::Kind::Each;
            given->what.filter = each->who;
        }
        neverEnds(trigger, toEach);
        return;
    }
    // What it is targeted by could be this again.
    bool targets = false;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            targets = targets || part.kind == Thing::Kind::Target;
    });
    if (targets && trigger.event == Event::IsTargeted && trigger.doer != Trigger::Doer::Foe)
        complain("whenever", std::string(endless));
    const auto* apply = std::get_if<Apply>(&effect.node);
    const auto* strike = std::get_if<Strike>(&effect.node);
    if (strike && setsOff(trigger, *strike))
        complain("whenever", std::string(endless));
    if (apply && trigger.event == Event::GainsStatus && setsOff(trigger, *apply))
        complain("whenever", std::string(endless));
    const Who* who = nullptr;
    if (const auto* loses = std::get_if<LoseLoot>(&effect.node))
        who = trigger.event == Event::LosesLoot ? &loses->who : nullptr;
    else if (const auto* gains = std::get_if<GainLoot>(&effect.node))
        who = trigger.event == Event::GainsLoot ? &gains->who : nullptr;
    else if (const auto* draws = std::get_if<Draw>(&effect.node))
        who = trigger.event == Event::Draws ? &draws->who : nullptr;
    if (!who)
        return;
    const bool anybody = trigger.who.kind == Who::Kind::EachPlayer;
    const bool everybody = who->kind == Who::Kind::EachPlayer;
    const bool same = who->kind == Who::Kind::ThatPlayer
        || (trigger.who.kind == Who::Kind::You && who->kind == Who::Kind::You)
        || (trigger.who.kind == Who::Kind::Opponent && who->kind != Who::Kind::You);
    if (anybody || everybody || same)
        complain("whenever", std::string(endless));
}

} // namespace triptych::seize::binding
