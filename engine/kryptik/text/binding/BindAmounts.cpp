#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

// Numbers: what is counted, what was paid, whose figures are meant.
namespace triptych::kryptik::binding {

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
            const auto& trigger = m_ability.trigger;
            amount.asItLeft = isCitizenText() && m_gone && m_region == 0 && trigger
                && trigger->subjectIsThis && takesAway(trigger->event);
            if (!amount.asItLeft && (!isCitizenText() || m_gone))
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
    case Kind::CitizensAttacked:
    case Kind::AbilitiesActivated:
    case Kind::YearsUsed:
    case Kind::SoulsPut:
    case Kind::CitizensEntered:
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
            if (!isOnlyOfThis())
                complain("it", "\"it\" means nothing here; say \"this is ...\".");
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

/// What the trigger tells to leave the island, where nothing has been done to it since.
bool Binder::hasJustLeft(const Definition& d) const
{
    const auto& trigger = m_ability.trigger;
    if (!trigger || !takesAway(trigger->event) || m_region > 0 || d.moved)
        return false;
    return d.referent.kind == Referent::Kind::Subject
        || (d.referent.kind == Referent::Kind::Source && m_gone && isCitizenText());
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
            && (!statistic || ((d.zone == Zone::Island || d.moved || hasJustLeft(d)) && citizen));
    };
    if (namesInCost(amount)
        && (!isOfThat(amount)
            || std::ranges::none_of(m_things, [&](const Definition& d) { return fits(d); }))) {
        complain(word,
            "What was engaged, returned or discarded for the cost is not remembered. Do it in the "
            "effect: \"Engage another citizen you control. Draw cards equal to its attack.\"");
        return;
    }
    if (const auto id = resolve(word, text::Some::One, fits, amount.referent)) {
        amount.asItLeft = statistic && hasJustLeft(m_things[static_cast<std::size_t>(*id)]);
        needNotOfEach(word, *id);
        needNoOther(amount, *id);
    }
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
    if (id)
        needNotOfEach("it", *id);
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
    const auto* sure
        = m_ability.effect ? std::get_if<NotCountered>(&m_ability.effect->node) : nullptr;
    if (sure && !sure->of) // "if X is 5 or more, this can not be countered": as it is being cast
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

} // namespace triptych::kryptik::binding
