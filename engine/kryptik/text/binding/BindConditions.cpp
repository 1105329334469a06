#include "kryptik/text/binding/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

// Conditions: what they ask of, and whether it can be asked then.
namespace triptych::kryptik::binding {

namespace {

/// "it is engaged", and nothing else about it
/// Takes citizens off the island.
bool takesAway(const Effect& effect)
{
    bool takes = false;
    const auto deed = Overloaded {
        [](const Move& move) { return move.to != Zone::Island; },
        [](const auto& other) {
            using Deed = std::remove_cvref_t<decltype(other)>;
            return std::is_same_v<Deed,
                       Destroy> || std::is_same_v<Deed, Abolish> || std::is_same_v<Deed, Sacrifice> || std::is_same_v<Deed, ShuffleIn> || std::is_same_v<Deed, Attach>;
        },
    };
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            takes = takes || std::visit(deed, part.node);
    });
    return takes;
}
/// What "it" stands for may be off the island by now, where nothing is engaged, weary or attacking.
bool mayBeGone(const Ability& ability, const Referent& it)
{
    using Is = Referent::Kind;
    if (it.kind == Is::Subject)
        return ability.trigger && takesAway(ability.trigger->event);
    return (it.kind == Is::Slot || it.kind == Is::Said) && ability.effect
        && takesAway(*ability.effect);
}

/// Asks for what is not only printed, and not kept of what has left: whether it has a keyword, or the most of something.
bool asksForMoreThanFigures(const Filter& f)
{
    const auto asks = [](const Filter& one) {
        return one.with || one.without || one.extreme != Filter::Extreme::None;
    };
    return asks(f) || std::ranges::any_of(f.traits, asks);
}

bool isAboutThis(const Effect& passive)
{
    bool only = true;
    walk(passive, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            only = only && std::holds_alternative<This>(part);
    });
    return only;
}

/// "It has Toxic", "its attack is 3 or more", and nothing else about it.
bool asksOneFigure(const Condition& condition)
{
    const Filter& asked = condition.filter;
    const int things = asked.with.has_value() + asked.without.has_value() + asked.bound.has_value();
    Filter rest = asked;
    rest.with.reset();
    rest.without.reset();
    rest.bound.reset();
    const bool printed = !asked.bound
        || (asked.bound->amount.kind == Amount::Kind::Fixed
            && asked.bound->amount.made == Figuring {});
    return things == 1 && printed && !condition.negated && !condition.past
        && rest == Filter { Filter::Noun::Card };
}

} // namespace

bool Binder::isOnlyOfThis() const
{
    return m_ability.effect && isAboutThis(*m_ability.effect);
}

/// "Two or more of them are Humans": of several that were named, wherever they are by now.
void Binder::settleOfThose(Condition& condition)
{
    if (m_ability.kind == Ability::Kind::Passive) {
        complain("them", "\"them\" means nothing here; say which cards are counted.");
        return;
    }
    const auto id = resolve(
        "them", text::Some::Several, [](const Definition&) { return true; }, condition.referent);
    if (!id)
        return;
    const Definition& d = m_things[static_cast<std::size_t>(*id)];
    const bool left = d.moved && d.zone != Zone::Island;
    condition.past = left && d.first == Zone::Island && condition.kind == Condition::Kind::OfThose;
    const bool printed = condition.alike == Alike::OneName || condition.alike == Alike::OtherNames
        || condition.alike == Alike::OneCost || condition.alike == Alike::OtherCosts;
    if (condition.kind == Condition::Kind::AreAlike && !printed && left && d.first == Zone::Island)
        complain("they",
            "Of which faction they were and who controlled them is not known of several that have "
            "left the island. Ask it before: \"Choose two target citizens. If they share a "
            "faction, "
            "draw a card. Destroy them.\"");
    if ((left || d.zone != Zone::Island)
        && (asksOnTheIsland(condition.filter) || condition.filter.controller != Side::Any))
        complain("them",
            "What stands on the island only can not be asked of what is elsewhere; ask it before "
            "that, or ask what they are: \"If two or more of them were Human citizens\".");
}

bool Binder::speaksOfOne(const Condition& condition)
{
    using Kind = Condition::Kind;
    const auto isOfThis = [](const Condition& each) {
        return each.kind == Kind::ThisIs || each.kind == Kind::ThisAttacked
            || each.kind == Kind::Attached || each.kind == Kind::CastForYear;
    };
    if (condition.kind == Kind::Several)
        return std::ranges::none_of(condition.parts, isOfThis)
            && std::ranges::any_of(condition.parts, speaksOfOne);
    const bool one = !condition.negated && condition.number == 1;
    if (condition.kind == Kind::YouControl || condition.kind == Kind::OpponentControls
        || condition.kind == Kind::LimboAtLeast)
        return one;
    const bool some = one && condition.how == Bound::How::AtLeast && !condition.than;
    return some
        && (condition.kind == Kind::Has
            || (condition.kind == Kind::NumberIs
                && condition.amount.kind == Amount::Kind::PerCounted));
}

void Binder::settle(Condition& condition)
{
    for (Condition& part : condition.parts) {
        const bool asked = m_asked;
        settle(part);
        m_asked = asked;
    }
    if (condition.kind == Condition::Kind::DoneThisWay)
        needDone(condition.done, "this way");
    settle(condition.filter, false);
    const Side whose = condition.filter.controller;
    if ((condition.kind == Condition::Kind::OpponentControls && whose == Side::You)
        || (condition.kind == Condition::Kind::YouControl && whose == Side::Opponents))
        complain("control",
            "What one player controls no other does, so this would never be so; leave out one of "
            "the two.");
    theirs(condition.place.whose);
    if (condition.kind == Condition::Kind::NumberIs) {
        settle(condition.amount);
        if (condition.than)
            settle(*condition.than);
    }
    if (condition.kind == Condition::Kind::ItDied) {
        // "This deals 1 damage to that citizen. If it died": to whom something was done, and not who did it.
        const bool another = m_said >= 0 && isCitizenText()
            && m_things[static_cast<std::size_t>(m_said)].referent.kind != Referent::Kind::Source
            && namesAnother(It::Word::ThatCitizen);
        const auto meaning
            = m_mentions.meaning("it", Sort::Thing, text::Some::One, [&](const Mention& m) {
                  return !another
                      || m_things[static_cast<std::size_t>(m.id)].referent.kind
                      != Referent::Kind::Source;
              });
        if (!meaning.mention) {
            complain("it", meaning.wrong);
            return;
        }
        const Definition& d = m_things[static_cast<std::size_t>(meaning.mention->id)];
        if (m_region > 0 || d.several
            || (d.referent.kind == Referent::Kind::Said && m_said != meaning.mention->id))
            complain("it", "Too much has happened since what \"it\" means; name it again.");
        tell("it", meaning.mention->name, meaning.mention->id);
        condition.referent = { d.referent.kind, d.referent.slot };
    }
    if (condition.kind == Condition::Kind::OfThose || condition.kind == Condition::Kind::AreAlike)
        settleOfThose(condition);
    if (condition.kind == Condition::Kind::ItIs) {
        m_askedOfIt = m_thisDealt;
        const bool ofThis
            = m_ability.kind == Ability::Kind::Passive && isAboutThis(*m_ability.effect);
        const bool ofUse = m_ability.condition && &condition == &*m_ability.condition
            && m_ability.kind == Ability::Kind::Active; // before anything else is named
        if ((ofThis || ofUse)
            && saysOnlyState(condition)) { // "this gets +0/+2 as long as it is engaged"
            askOfThis(condition);
            return;
        }
        if ((ofThis || ofUse) && asksOneFigure(condition)) { // "as long as its attack is 3 or more"
            condition.kind = Condition::Kind::ThisIs;
            condition.filter.noun = Filter::Noun::Citizen;
            return;
        }
        if (m_ability.kind == Ability::Kind::Passive) {
            complain("it", "\"it\" means nothing here; say \"this is ...\".");
            return;
        }
        // "Whenever a citizen dies, put a counter on this. If it had ...": of what was, not of this card.
        // "Put a counter on this. If that citizen is ...": of what this triggered on.
        const bool that = condition.word != Amount::Word::Its && isCitizenText() && !m_gone
            && namesAnother(condition.word == Amount::Word::ThatCards ? It::Word::ThatCard
                                                                      : It::Word::ThatCitizen);
        bool leftOut = false;
        bool movedAway = false;
        m_asksWhatWas = condition.past || condition.filter.noun == Filter::Noun::Spell;
        const auto id = resolve(
            "it", text::Some::One,
            [&](const Definition& d) {
                const bool here = (condition.past || that) && isCitizenText() && !m_gone
                    && d.referent.kind == Referent::Kind::Source;
                leftOut = leftOut || here;
                movedAway = here ? movedAway : d.moved && d.zone != Zone::Island;
                return !here;
            },
            condition.referent);
        m_asksWhatWas = false;
        if (id)
            needNotOfEach("it", *id);
        const bool was = std::exchange(condition.past, leftOut);
        const bool gone = mayBeGone(m_ability, condition.referent)
            || (m_gone && isCitizenText() && condition.referent.kind == Referent::Kind::Source);
        if (gone && condition.referent.kind == Referent::Kind::Subject
            && asksForMoreThanFigures(condition.filter))
            complain("it",
                "Of what has left the island only its attack and defense are kept. Say it of what "
                "this waits for: \"Whenever another citizen with Eager dies, draw a card.\"");
        // "It attacked this turn" is asked of who is still there.
        const bool ofThePast = asksOfThePast(condition.filter)
            && (movedAway || (gone && condition.referent.kind == Referent::Kind::Subject));
        if (asksOnTheIsland(condition.filter) && ((was && gone) || ofThePast))
            complain("it",
                "What stands on the island only can not be asked of what has left it; ask it "
                "before, such as "
                "\"choose target citizen. If it is engaged, draw a card. Destroy it\".");
    }
    if (condition.kind == Condition::Kind::PaidMore && !m_setting.paysMore)
        complain("paid",
            "Nothing can be paid in addition for this card. Say so first: \"You may pay an "
            "additional {2} as you cast this.\"");
    const bool ofItsCasting = condition.kind == Condition::Kind::CastForYear
        || condition.kind == Condition::Kind::PaidMore;
    if (ofItsCasting && (isYear() || (m_gone && isCitizenText())))
        complain(condition.kind == Condition::Kind::PaidMore ? "paid" : "11 year cost",
            "Only a card that is being cast, or a citizen on the island, was cast for a cost.");
    if (const auto& trigger = m_ability.trigger;
        ofItsCasting && trigger && !trigger->subjectIsThis && isAboutACard(trigger->event))
        complain(condition.kind == Condition::Kind::PaidMore ? "paid" : "11 year cost",
            "Only of this card itself it is known what it was cast for, not of what this triggers "
            "on.");
    m_asked = m_asked || speaksOfOne(condition);
    const bool asksThis = condition.kind == Condition::Kind::ThisIs
        || condition.kind == Condition::Kind::Attached
        || condition.kind == Condition::Kind::ThisAttacked;
    if (asksThis && (!isCitizenText() || m_gone))
        complain("this", "This card is not on the island when this is asked.");
    else if (asksThis && m_things.empty() && m_ability.kind == Ability::Kind::Triggered)
        defineThis(); // "if this attacked this turn, sacrifice it"
}

} // namespace triptych::kryptik::binding
