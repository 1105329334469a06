#include "kryptik/text/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// Descriptions, places and players: what is asked of a card, where it is, and who is meant.
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
        && bound.amount.word == Amount::Word::Its;
}

} // namespace

void Binder::settle(Filter& filter, bool inTarget)
{
    if (filter.bound && comparesItsOwn(*filter.bound))
        filter.bound->amount.referent = { Referent::Kind::Own };
    else if (filter.bound) {
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
    // A spell is never on the island: "other citizens" are other than those that it has named.
    if (filter.other && !inTarget && m_setting.type == CardType::Spell
        && filter.noun == Filter::Noun::Citizen) {
        const auto meaning = m_mentions.meaning(
            "other", Sort::Thing, text::Some::Any, [](const Mention&) { return true; });
        if (!meaning.mention) {
            complain("other", meaning.wrong);
        } else {
            tell("other", "other than " + meaning.mention->name);
            filter.otherThan = readingOf("other", meaning.mention->id);
        }
    }
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
    if (filter.condition == Filter::Condition::HostOfThis
        && m_ability.kind != Ability::Kind::Passive)
        complain("attached",
            "While this card is attached it only says what is always so: \"The citizen this is "
            "attached to gets +1/+1.\"");
    bool aboutThis = isOfTwo(filter.condition);
    for (const Filter& trait : filter.traits)
        aboutThis = aboutThis || isOfTwo(trait.condition);
    if (aboutThis && (!isCitizenText() || m_gone))
        complain("this", "This card is not on the island, so nothing blocks it.");
}

void Binder::theirs(Side side, bool inTarget)
{
    if (side != Side::They)
        return;
    if (!inTarget && m_acting != Who::Kind::You)
        return;
    const auto meaning = m_mentions.meaning("they", Sort::Player, text::Some::One,
        [&](const Mention& m) { return !inTarget || m.id == ByTheTrigger; });
    if (inTarget && (!meaning.mention || m_player != -1))
        complain("control",
            "A target is chosen before anybody is named, so it can not be \"theirs\"; say "
            "\"an opponent controls\".");
    else if (!meaning.mention)
        complain("they", meaning.wrong);
    else if (meaning.mention->id != m_player && m_player != -1)
        complain("they", "Another player was named since; say which one is meant.");
    else
        tell("they", meaning.mention->name);
}

void Binder::settleWhoseItWas(Who& who)
{
    const bool yours = std::ranges::all_of(m_things, [](const Definition& d) { return d.yours; });
    if (yours && !m_toOwner) {
        complain("that player",
            "Only what is yours was named before it, so \"that player\" would be you. Say which "
            "players are meant: \"Each opponent discards a card.\"");
        return;
    }
    // "Return target citizen to its owner's hand. That player ..."
    who = Who { m_toOwner ? Who::Kind::ItsOwner : Who::Kind::ItsController };
    m_notYours = !m_toOwner;
    settle(who);
    m_notYours = false;
}

/// "Whenever a citizen attacks an 11 year card, ...", with nothing named since then.
bool Binder::namesOnlyWhoMetAYear() const
{
    return m_ability.trigger && m_things.size() == 1
        && (m_ability.trigger->object == Trigger::Object::YearCard
            || m_ability.trigger->event == Trigger::Event::DestroysYear);
}

/// Whether whose something is is asked of that 11 year card, which is no thing that anything could be done to: "that
/// card's controller". "Its controller" is that player too where the citizen's would be you.
bool Binder::isOfTheYear(const Who& who)
{
    if (!namesOnlyWhoMetAYear())
        return false;
    const bool ofThis = m_things.front().referent.kind == Referent::Kind::Source;
    if (ofThis && who.word == Who::Word::ThatCitizens)
        complain("that citizen",
            "The citizen that was named is this card, whose controller is you. Say \"that "
            "player\" of whoever controls the 11 year card, or \"you\".");
    const bool controller = who.kind == Who::Kind::ItsController;
    const bool yours = controller && m_ability.trigger->subject.controller == Side::You;
    if (who.word != Who::Word::Its || ofThis || yours)
        return who.word != Who::Word::ThatCitizens;
    complain(controller ? "its controller" : "its owner",
        controller
            ? "It is not told whether the controller of the citizen or of the 11 year card is "
              "meant. Say \"that citizen's controller\" or \"that card's controller\"."
            : "It is not told whether the owner of the citizen or of the 11 year card is meant. "
              "Say \"that citizen's owner\" or \"that card's owner\".");
    return true;
}

void Binder::settle(Who& who)
{
    m_acting = who.kind;
    switch (who.kind) {
    case Who::Kind::Target:
        ++m_slots;
        m_mentions.add(Sort::Player, false, "the target player", Named + m_slots);
        m_player = Named + m_slots;
        break;
    case Who::Kind::Opponent:
        m_mentions.add(Sort::Player, false, "the opponent", 100);
        m_player = 100;
        break;
    case Who::Kind::ThatPlayer: {
        const auto meaning = m_mentions.meaning(
            "that player", Sort::Player, text::Some::One, [](const Mention&) { return true; });
        if (!meaning.mention && m_player == -1 && !m_things.empty() && m_region == 0) {
            settleWhoseItWas(who);
            return;
        }
        if (!meaning.mention)
            complain("that player", meaning.wrong);
        else if (meaning.mention->id != m_player && m_player != -1)
            complain("that player", "Another player was named since; say which one is meant.");
        else
            tell("that player", meaning.mention->name);
        break;
    }
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        if (const auto other = counterpartOf(); other && !m_subject && m_said == -1)
            who.referent = readingOf("its controller", *other); // this card's would be "you"
        else if (m_subject)
            who.referent = readingOf("its", *m_subject);
        else if (isOfTheYear(who)) {
            who = Who { Who::Kind::ThatPlayer }; // of the 11 year card that was dealt damage
            settle(who);
            return;
        } else {
            // This card's controller would be "you": whose the one is that this triggered on.
            const bool another = who.kind == Who::Kind::ItsController
                && std::ranges::any_of(m_things, [](const Definition& d) {
                       return d.referent.kind == Referent::Kind::Subject
                           || d.referent.kind == Referent::Kind::Object;
                   });
            const bool told = namesOnlyWhoMetAYear(); // "that citizen's controller"
            resolve(
                told                                  ? phrases::who(who)
                    : who.kind == Who::Kind::ItsOwner ? "its owner"
                                                      : "its controller",
                text::Some::One,
                [&](const Definition& d) {
                    return !d.detached && !(m_notYours && d.yours)
                        && (!another || d.referent.kind != Referent::Kind::Source);
                },
                who.referent);
        }
        if (!namesOnlyWhoMetAYear())
            who.word = Who::Word::Its;
        m_player = 101;
        m_mentions.add(Sort::Player, false, "its controller", 101);
        break;
    case Who::Kind::You:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
        break;
    }
}

} // namespace triptych::kryptik::binding
