#include "kryptik/text/Binder.h"

#include "core/Overloaded.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace triptych::kryptik::binding {

// ---------------------------------------------------------------- Numbers

void Binder::settle(Amount& amount, bool inTarget)
{
    using Kind = Amount::Kind;
    switch (amount.kind) {
    case Kind::X:
        if (!paysX() || m_region > 0)
            complain("x",
                "Nothing says what X is: put {X} into the cost, or say \"where X is the number "
                "of ...\".");
        break;
    case Kind::TheNumber:
    case Kind::Done:
        if (inTarget || m_counted == Counting::Nothing)
            complain("that many",
                "\"that many\" means nothing here: no number was chosen and nothing was "
                "counted before it.");
        amount.kind = m_counted == Counting::Done ? Kind::Done : Kind::TheNumber;
        // Of each player that many of their own, where each player did it.
        amount.number = amount.kind == Kind::Done && m_acting == m_countedBy
            && (m_acting == Who::Kind::EachPlayer || m_acting == Who::Kind::EachOpponent);
        tell("that many", m_counted == Counting::Chosen ? "the number chosen" : m_countedWhat);
        break;
    case Kind::PerDone:
        needDone(amount.how, "this way");
        theirs(amount.whose, inTarget);
        break;
    case Kind::Factions:
        if (amount.of) {
            Counted counted = *amount.of;
            settle(counted.place, inTarget);
            settle(counted.filter, inTarget);
            amount.of = std::make_shared<const Counted>(std::move(counted));
        }
        break;
    case Kind::PerDetached:
        if (!m_detached)
            complain("detached", "Nothing was detached before this.");
        break;
    case Kind::AttackOf:
    case Kind::DefenseOf:
        if (settlePaid(amount, inTarget))
            break;
        if (amount.ofThis) {
            const bool itself
                = std::exchange(amount.word, Amount::Word::Its) == Amount::Word::Itself;
            if (!isCitizenText() || m_gone)
                complain("this", "This card has no attack or defense on the island.");
            else if (itself)
                needNoOther(amount, {});
        } else if (inTarget) {
            complain("its", "What a target may be can not depend on another card's statistics.");
        } else if (m_ability.kind == Ability::Kind::Passive && m_lastStatement) {
            amount.referent = ofThose(*m_lastStatement);
        } else if (m_subject && !isOfThat(amount)) {
            amount.referent = readingOf("its", *m_subject);
        } else {
            settleOfIt(amount);
        }
        break;
    case Kind::CostOf:
        if (settlePaid(amount, inTarget))
            break;
        if (inTarget && !amount.ofThis)
            complain("its", "What a target may be can not depend on another card.");
        else if (!amount.ofThis && m_subject && !isOfThat(amount))
            amount.referent = readingOf("its", *m_subject);
        else if (!amount.ofThis)
            settleOfIt(amount);
        break;
    case Kind::SpellsCast:
    case Kind::CitizensCast:
    case Kind::CitizensDied:
    case Kind::CardsDiscarded:
    case Kind::CardsDrawn:
    case Kind::YearsLost:
    case Kind::CitizensSacrificed:
        theirs(amount.whose, inTarget);
        break;
    case Kind::Counters:
        if (amount.of) {
            Counted counted = *amount.of;
            settle(counted.filter, inTarget);
            amount.of = std::make_shared<const Counted>(std::move(counted));
        } else if (amount.ofThis) {
            if (!isCitizenText())
                complain("this", "Counters lie on citizens on the island only.");
        } else if (inTarget) {
            complain("counter", "What a target may be can not depend on another card's counters.");
        } else if (m_ability.kind == Ability::Kind::Passive && m_lastStatement) {
            amount.referent = ofThose(*m_lastStatement);
        } else if (m_ability.kind == Ability::Kind::Passive) {
            amount.ofThis = true; // "as long as there are 3 or more hour counters on it"
        } else {
            settleCountersOfIt(amount);
        }
        break;
    case Kind::TotalAttack:
    case Kind::TotalDefense:
    case Kind::HighestAttack:
    case Kind::HighestDefense:
    case Kind::HighestCost:
    case Kind::TotalCost:
    case Kind::PerCounted:
        if (amount.of) {
            Counted counted = *amount.of;
            ofNobody(counted.filter, counted.place);
            settle(counted.place, inTarget);
            settle(counted.filter, inTarget);
            if (counted.filter.condition == Filter::Condition::ThisWay && !inTarget)
                whereItLies(counted);
            amount.of = std::make_shared<const Counted>(std::move(counted));
        }
        break;
    case Kind::UntilHand:
    case Kind::Fixed:
    case Kind::All:
        break;
    }
}

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

/// "that citizen's attack", of another card than this one.
bool Binder::isOfThat(const Amount& amount)
{
    return amount.word == Amount::Word::ThatCitizens || amount.word == Amount::Word::ThatCards;
}

/// Whether "that citizen's" can be its: named before this deed, and not this card.
bool Binder::isThat(const Amount& amount, const Definition& d) const
{
    const auto id = static_cast<std::size_t>(&d - m_things.data());
    return !isOfThat(amount)
        || (id < m_clause && d.referent.kind != Referent::Kind::Source
            && (amount.word == Amount::Word::ThatCards
                || d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen));
}

/// Whether one card was engaged, returned, discarded, ... for the cost, which nobody remembers.
bool Binder::namesInCost(const Amount& amount) const
{
    using Item = CostItem::Kind;
    const bool any = amount.kind == Amount::Kind::CostOf || isOfThat(amount);
    return std::ranges::any_of(m_ability.cost, [&](const CostItem& item) {
        const bool card = item.kind == Item::Return || item.kind == Item::Discard
            || item.kind == Item::Plunder || item.kind == Item::Reveal || item.kind == Item::Move
            || item.kind == Item::Bottom;
        return item.count == 1
            && (item.kind == Item::EngageCitizen
                || (card && (any || item.filter.noun == Filter::Noun::Citizen)));
    });
}

/// Whose attack, defense or soul cost that is, where the sentence has no subject that it is of.
void Binder::settleOfIt(Amount& amount)
{
    const bool statistic = amount.kind != Amount::Kind::CostOf;
    const std::string_view word = amount.word == Amount::Word::ThatCitizens ? "that citizen's"
        : amount.word == Amount::Word::ThatCards                            ? "that card's"
                                                                            : "its";
    const auto fits = [&](const Definition& d) {
        const bool citizen = d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen
            || amount.word == Amount::Word::ThatCards;
        return isThat(amount, d)
            && (!statistic || ((d.zone == Zone::Island || d.moved) && citizen));
    };
    if (namesInCost(amount)
        && (!isOfThat(amount)
            || std::ranges::none_of(m_things, [&](const Definition& d) { return fits(d); }))) {
        complain(word,
            "What was engaged, returned or discarded for the cost is not remembered. Do it in the "
            "effect: \"Engage another citizen you control. Draw cards equal to its attack.\"");
        return;
    }
    if (const auto id = resolve(word, text::Some::One, fits, amount.referent))
        needNoOther(amount, *id);
}

/// "for each +1/+1 counter on it": on whom.
void Binder::settleCountersOfIt(Amount& amount)
{
    const auto isCitizen = [](const Definition& d) {
        return d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen;
    };
    // "that citizen" was named before this deed, if any was.
    const bool before = std::ranges::any_of(
        m_things, [&](const Definition& d) { return isCitizen(d) && isThat(amount, d); });
    const auto id = resolve(
        amount.word == Amount::Word::ThatCitizens    ? "that citizen"
            : amount.word == Amount::Word::ThatCards ? "that card"
                                                     : "it",
        text::Some::One,
        [&](const Definition& d) { return isCitizen(d) && (!before || isThat(amount, d)); },
        amount.referent);
    if (!id || isOfThat(amount) || *id != m_said || *id == m_saidBefore)
        return;
    const Definition& meant = m_things[static_cast<std::size_t>(*id)];
    for (const Definition& d : m_things) {
        const bool other = d.referent.kind == Referent::Kind::Subject
            || (d.referent.kind == Referent::Kind::Object && d.zone == Zone::Island)
            || (d.referent.kind == Referent::Kind::Source && m_gone && isCitizenText());
        if (other && &d != &meant && isCitizen(d))
            complain("it",
                "That could be the citizen that triggered this or the one this is done to; say "
                "\"on that citizen\" or \"on this\".");
    }
}

/// "Whenever another citizen enters, this gets +X/+0, where X is its attack": of whom, nobody can tell. With
/// nothing that is meant: this card.
void Binder::needNoOther(const Amount& amount, std::optional<int> meant)
{
    if (isOfThat(amount) || m_ability.kind == Ability::Kind::Passive)
        return;
    const bool named = meant && static_cast<std::size_t>(*meant) < m_clause
        && m_things[static_cast<std::size_t>(*meant)].referent.kind != Referent::Kind::Source;
    if (named) // before this deed, and nothing else since
        return;
    if (!meant && sacrificesOne())
        complain("its",
            "That could be the citizen that was sacrificed or the one named since; say \"the "
            "sacrificed citizen's\" or name the other one again.");
    for (const Definition& d : m_things) {
        const bool ofTheTrigger = d.referent.kind == Referent::Kind::Subject
            || (d.referent.kind == Referent::Kind::Object && d.zone == Zone::Island);
        const bool citizen = amount.kind == Amount::Kind::CostOf
            || d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen;
        if (ofTheTrigger && citizen
            && (!meant || &d != &m_things[static_cast<std::size_t>(*meant)]))
            complain("its",
                "That could be the citizen that triggered this or the one this is done to; say "
                "\"that citizen's\" or \"this's\", or choose it first: \"Choose target citizen. "
                "Draw cards equal to its attack.\"");
    }
}

/// Whether it is about what was sacrificed for the cost: by its words, or because nothing else can be
/// meant. Returns whether that settled it.
bool Binder::settlePaid(Amount& amount, bool inTarget)
{
    const auto gone = std::any_of(m_ability.cost.begin(), m_ability.cost.end(),
        [](const CostItem& item) { return item.kind == CostItem::Kind::SacrificeThis; });
    if (gone && amount.ofThis) {
        amount.ofThis = false;
        amount.ofPaid = true;
    }
    const bool another = !isOfThat(amount)
        || std::ranges::none_of(m_ability.cost,
            [](const CostItem& item) { return item.kind == CostItem::Kind::SacrificeThis; });
    if (!amount.ofPaid && !amount.ofThis && another && sacrificesOne()
        && (!m_subject || isOfThat(amount))) {
        const bool named = std::any_of(m_things.begin(), m_things.end(), [&](const Definition& d) {
            return isThat(amount, d)
                && d.noun.value_or(Filter::Noun::Citizen) == Filter::Noun::Citizen;
        });
        if (named) {
            complain("its",
                "That could be the citizen that was sacrificed or the one named since; say \"the "
                "sacrificed citizen's\" or name the other one again.");
            return true;
        }
        amount.ofPaid = true;
    }
    if (!amount.ofPaid)
        return false;
    amount.word = Amount::Word::Its;
    if (inTarget)
        complain("sacrificed",
            "What a target may be can not depend on what is sacrificed: targets are declared "
            "before "
            "anything is paid (8.5).");
    else if ((!sacrificesOne() && !(m_sacrificedOne && m_countedWhat == "the citizens sacrificed"))
        || m_region > 0)
        complain("sacrificed",
            "No citizen is sacrificed for this. Say it in the cost: \"Sacrifice another citizen: "
            "deal "
            "damage equal to the sacrificed citizen's attack to target citizen.\"");
    else
        tell("the sacrificed citizen", "the citizen sacrificed for the cost, as it was then");
    return true;
}

bool Binder::sacrificesOne() const
{
    if (m_ability.kind == Ability::Kind::SpellEffect)
        return m_setting.sacrifices;
    int ones = 0;
    for (const CostItem& item : m_ability.cost)
        ones += item.kind == CostItem::Kind::SacrificeThis
            || (item.kind == CostItem::Kind::Sacrifice && item.count == 1);
    return ones == 1;
}

bool Binder::paysX() const
{
    if (isYear())
        return m_setting.paysX && m_ability.kind != Ability::Kind::ElevenYear;
    if (m_ability.kind == Ability::Kind::SpellEffect)
        return m_setting.paysX;
    // RULING 8.1.1: a citizen knows the X it was cast for as it enters, and what triggers on that.
    if (m_ability.trigger && m_ability.trigger->event == Trigger::Event::Enters
        && m_ability.trigger->subjectIsThis && m_setting.paysX)
        return true;
    return std::any_of(m_ability.cost.begin(), m_ability.cost.end(), [](const CostItem& item) {
        return item.byX
            || std::any_of(item.stones.begin(), item.stones.end(),
                [](const Stone& stone) { return stone.kind == Stone::Kind::X; });
    });
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

// ---------------------------------------------------------------- Players

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
            // "Return target citizen to its owner's hand. That player ...": whose it was
            who = Who { m_toOwner ? Who::Kind::ItsOwner : Who::Kind::ItsController };
            settle(who);
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
        else if (m_ability.trigger && m_things.size() == 1
            && m_things.front().referent.kind == Referent::Kind::Source
            && (m_ability.trigger->object == Trigger::Object::YearCard
                || m_ability.trigger->event == Trigger::Event::DestroysYear)) {
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
            resolve(
                who.kind == Who::Kind::ItsOwner ? "its owner" : "its controller", text::Some::One,
                [&](const Definition& d) {
                    return !another || d.referent.kind != Referent::Kind::Source;
                },
                who.referent);
        }
        m_player = 101;
        m_mentions.add(Sort::Player, false, "its controller", 101);
        break;
    case Who::Kind::You:
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
        break;
    }
}

// ---------------------------------------------------------------- Conditions

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
bool takesAway(Trigger::Event event)
{
    using Event = Trigger::Event;
    return event == Event::Dies || event == Event::LeavesTheIsland || event == Event::IsDestroyed
        || event == Event::YouSacrifice || event == Event::OpponentSacrifices;
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

/// Asks for what is not only printed: its attack, its defense, whether it has a keyword.
bool asksForFigures(const Filter& f)
{
    const auto asks = [](const Filter& one) {
        return one.with || one.without || (one.bound && one.bound->stat != Bound::Stat::SoulCost)
            || one.extreme != Filter::Extreme::None;
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

} // namespace

void Binder::settle(Condition& condition)
{
    for (Condition& part : condition.parts)
        settle(part);
    if (condition.kind == Condition::Kind::DoneThisWay)
        needDone(condition.done, "this way");
    settle(condition.filter, false);
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
    if (condition.kind == Condition::Kind::ItIs) {
        const bool ofThis
            = m_ability.kind == Ability::Kind::Passive && isAboutThis(*m_ability.effect);
        const bool ofUse = m_ability.condition && &condition == &*m_ability.condition
            && m_ability.kind == Ability::Kind::Active; // before anything else is named
        if ((ofThis || ofUse)
            && saysOnlyState(condition)) { // "this gets +0/+2 as long as it is engaged"
            askOfThis(condition);
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
        resolve(
            "it", text::Some::One,
            [&](const Definition& d) {
                const bool here = (condition.past || that) && isCitizenText() && !m_gone
                    && d.referent.kind == Referent::Kind::Source;
                leftOut = leftOut || here;
                movedAway = here ? movedAway : d.moved && d.zone != Zone::Island;
                return !here;
            },
            condition.referent);
        const bool was = std::exchange(condition.past, leftOut);
        const bool gone = mayBeGone(m_ability, condition.referent)
            || (m_gone && isCitizenText() && condition.referent.kind == Referent::Kind::Source);
        if (gone && condition.referent.kind == Referent::Kind::Subject
            && asksForFigures(condition.filter))
            complain("it",
                "What has left the island is known only as it is printed. Say it of what this "
                "waits for: \"Whenever another citizen with attack 3 or more dies, draw a card.\"");
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
    const bool asksThis = condition.kind == Condition::Kind::ThisIs
        || condition.kind == Condition::Kind::Attached
        || condition.kind == Condition::Kind::ThisAttacked;
    if (asksThis && (!isCitizenText() || m_gone))
        complain("this", "This card is not on the island when this is asked.");
    else if (asksThis && m_things.empty() && m_ability.kind == Ability::Kind::Triggered)
        defineThis(); // "if this attacked this turn, sacrifice it"
}

} // namespace triptych::kryptik::binding
