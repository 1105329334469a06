#include "kryptik/text/binding/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// Descriptions and places: what is asked of a card, and where it is.
namespace triptych::kryptik::binding {

/// "put into their limbo pile this way", where nobody is told or was named alone: into those of all of them.
void Binder::ofNobody(const Filter& filter, Place& place)
{
    if (filter.condition != Filter::Condition::ThisWay || place.whose != Side::They
        || m_acting != Who::Kind::You)
        return;
    const auto meaning = m_mentions.meaning(
        "they", Sort::Player, text::Some::One, [](const Mention&) { return true; });
    if (!meaning.mention)
        place.whose = Side::Any;
}

/// "each citizen put there this way": they lie where what was done has put them.
void Binder::whereItLies(Counted& counted)
{
    if (m_saidBefore < 0) // `needThisWay` has refused it
        return;
    using How = Amount::How;
    const Definition& d = m_things[static_cast<std::size_t>(m_saidBefore)];
    const How done = counted.filter.done;
    if (done == How::Any && !d.several && d.referent.kind != Referent::Kind::Said)
        complain("this way",
            fmt::format(
                "Too much has happened since what \"{}\" means; name it again.", "this way"));
    if ((done == How::Abolished && d.zone != Zone::Abolished) || (done == How::Moved && !d.moved)
        || done == How::Drawn)
        complain("this way", "Nothing was done before \"this way\".");
    if (counted.place.whose != Side::Any && done == How::Any && counted.place.zone != d.zone)
        complain("this way",
            "What was done just before has put nothing there. Say where it went, such as \"for "
            "each "
            "card put into your limbo pile this way\" behind cards that were destroyed.");
    if (counted.place.whose == Side::Any && counted.filter.controller == Side::Any)
        counted.place.zone = d.zone;
}

void Binder::settle(Place& place, bool inTarget)
{
    theirs(place.whose, inTarget);
    if (!place.ofIt)
        return;
    if (inTarget)
        complain("attached", "What a target is attached to can not be told by a pronoun.");
    else if (m_ability.kind == Ability::Kind::Passive && m_lastStatement)
        place.host = ofThose(*m_lastStatement);
    else
        resolve(
            "it", text::Some::One,
            [](const Definition& d) {
                return (d.zone == Zone::Island || d.moved)
                    && d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen;
            },
            place.host);
}

/// In a passive ability, what it is said of: this card, or the one of its kind that is asked about.
Referent Binder::ofThose(int id) const
{
    const Definition& d = m_things[static_cast<std::size_t>(id)];
    return d.referent.kind == Referent::Kind::Source ? d.referent
                                                     : Referent { Referent::Kind::Each };
}

namespace {

/// "With attack greater than its defense": of the one that is described, whose attack that is.
bool comparesItsOwn(const Bound& bound)
{
    using Kind = Amount::Kind;
    const Kind kind = bound.amount.kind;
    const bool other = (kind == Kind::AttackOf && bound.stat != Bound::Stat::Attack)
        || (kind == Kind::DefenseOf && bound.stat != Bound::Stat::Defense)
        || (kind == Kind::CostOf && bound.stat != Bound::Stat::SoulCost);
    return other && !bound.amount.ofThis && !bound.amount.ofPaid
        && (bound.amount.word == Amount::Word::Its || bound.amount.word == Amount::Word::Their);
}

bool isOfIt(const Amount& amount)
{
    return sortOf(amount.kind) == AmountSort::OfOne && !amount.ofThis && !amount.ofPaid
        && amount.word == Amount::Word::Its;
}

} // namespace

void Binder::settle(Filter& filter, bool inTarget)
{
    // "Can not be blocked by citizens with defense less than its attack": of whom this is said, who is one; theirs is said
    // of theirs.
    const bool their = filter.bound && filter.bound->amount.word == Amount::Word::Their;
    if (filter.bound && comparesItsOwn(*filter.bound) && (their || !m_ofOne)) {
        filter.bound->amount.referent = { Referent::Kind::Own };
        if (!m_ofOne)
            filter.bound->amount.word = Amount::Word::Its;
    } else if (filter.bound && m_ofOne && isOfIt(filter.bound->amount)) {
        if (m_subject)
            readingOf("its", *m_subject);
        filter.bound->amount.referent = { Referent::Kind::Source }; // of whom it is asked then
    } else if (filter.bound) {
        // "Destroy target citizen with lower attack": than this, where nothing else could be meant before any target.
        const auto& trigger = m_ability.trigger;
        const bool ofThis = inTarget && isCitizenText()
            && (m_ability.kind == Ability::Kind::Active
                || (trigger && trigger->subjectIsThis && isAboutACard(trigger->event)
                    && !hasCounterpart(*trigger)));
        Amount& amount = filter.bound->amount;
        const bool statistic = amount.kind == Amount::Kind::AttackOf
            || amount.kind == Amount::Kind::DefenseOf || amount.kind == Amount::Kind::CostOf;
        if (ofThis && statistic && !amount.ofPaid && !isOfThat(amount))
            amount.ofThis = true;
        settle(amount, inTarget);
    }
    if (filter.condition == Filter::Condition::ThisWay)
        needThisWay(filter);
    for (const Filter& trait : filter.traits)
        if (trait.condition == Filter::Condition::ThisWay)
            needThisWay(trait);
    for (Filter& trait : filter.traits)
        if (trait.aims) {
            Filter aims = *trait.aims;
            settle(aims, inTarget);
            trait.aims = std::make_shared<const Filter>(std::move(aims));
        }
    if (inTarget
        && (filter.condition == Filter::Condition::ThisWay
            || std::ranges::any_of(filter.traits,
                [](const Filter& trait) { return trait.condition == Filter::Condition::ThisWay; })))
        complain("this way",
            "Targets are declared before anything is done (8.5). Say \"a citizen\" or \"each "
            "citizen\".");
    theirs(filter.controller, inTarget);
    theirs(filter.owner, inTarget);
    if (filter.sameName == Filter::SameName::AsIt
        && (m_choseName || (m_setting.choosesName && m_ability.kind == Ability::Kind::Passive)))
        filter.sameName = Filter::SameName::AsChosen; // "with that name": the one that was chosen
    for (const Filter& trait : filter.traits)
        if (trait.sameName == Filter::SameName::AsChosen)
            needName(inTarget);
    if (filter.sameName == Filter::SameName::AsChosen) {
        needName(inTarget);
    } else if (filter.sameName == Filter::SameName::AsIt) {
        if (inTarget || m_ability.kind == Ability::Kind::Passive)
            complain("name", "Nothing was named yet whose name that could be; say \"named ...\".");
        else
            resolve(
                "its name", text::Some::One, [](const Definition&) { return true; },
                filter.namesake);
    }
    settleOther(filter, inTarget);
    for (Filter& trait : filter.traits)
        if (trait.sameFaction == Filter::SameName::AsChosen)
            needFaction();
    if (filter.sameFaction == Filter::SameName::AsChosen) {
        if (!m_choseFaction && !m_setting.choosesFaction && !m_things.empty() && !inTarget
            && m_ability.kind != Ability::Kind::Passive)
            filter.sameFaction = Filter::SameName::AsIt; // "of that faction": of what was named
        else
            needFaction();
        if (inTarget && !m_setting.choosesFaction)
            complain("faction",
                "Targets are declared before any faction is chosen (8.5). Say \"a citizen of the "
                "chosen faction\".");
    }
    if (filter.sameFaction == Filter::SameName::AsIt) {
        if (inTarget || m_ability.kind == Ability::Kind::Passive)
            complain(
                "faction", "Nothing was named yet whose faction that could be; name the faction.");
        else
            resolve(
                "its faction", text::Some::One, [](const Definition&) { return true; }, filter.kin);
    }
    if (filter.sameFaction == Filter::SameName::AsThis && !isCitizenText())
        complain("this", "Of a spell no faction is shared; name the faction.");
    if (filter.aimsAtThis && !isCitizenText())
        complain("this", "Only a citizen on the island can be what is aimed at here.");
    if (filter.aims) {
        Filter aims = *filter.aims;
        settle(aims, inTarget);
        filter.aims = std::make_shared<const Filter>(std::move(aims));
    }
    if (filter.host) {
        Filter host = *filter.host;
        settle(host, inTarget);
        filter.host = std::make_shared<const Filter>(std::move(host));
    }
    if (filter.condition == Filter::Condition::HostOfThis
        && m_ability.kind != Ability::Kind::Passive)
        complain("attached",
            "While this card is attached it only says what is always so: \"The citizen this is "
            "attached to gets +1/+1.\"");
    // "Dies; destroy each citizen that blocked this": what happened between the two stays so.
    const auto& trigger = m_ability.trigger;
    const bool wasThere = trigger && trigger->subjectIsThis && takesAway(trigger->event);
    const auto needsThis = [&](const Filter& asked) {
        return isOfTwo(asked.condition) && (!wasThere || !isHistory(asked.condition));
    };
    const bool here = isCitizenText() && !m_gone;
    const bool aboutThis = needsThis(filter) || std::ranges::any_of(filter.traits, needsThis);
    if (aboutThis && !here)
        complain("this", "This card is not on the island, so nothing blocks it.");
}

} // namespace triptych::kryptik::binding
