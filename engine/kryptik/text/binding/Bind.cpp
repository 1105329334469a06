#include "kryptik/text/binding/Bind.h"

#include "kryptik/text/binding/Binder.h"
#include "kryptik/text/printing/Keywords.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/tree/Walk.h"

#include <fmt/format.h>

namespace triptych::kryptik {
namespace binding {

/// "Return this from your limbo pile to your hand": an ability that works there, and only there.
void Binder::worksInLimbo(Ability& ability)
{
    bool inLimbo = false;
    using Item = CostItem::Kind;
    for (const CostItem& item : ability.cost)
        if (item.fromLimbo || item.kind == Item::DiscardThis) { // it works there, and only there
            if (ability.kind != Ability::Kind::Active || !isCitizenText())
                complain(item.fromLimbo ? "from your limbo pile" : "discard",
                    "Only an active ability of a citizen is paid for with its own card in a limbo "
                    "pile or a hand. For instance: \"{2}, Discard this: draw 1 card.\"");
            m_gone = true;
        }
    if (ability.effect)
        walk(*ability.effect, [&](auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                if (auto* me = std::get_if<This>(&part); me && me->inLimbo) {
                    // "When this dies, return this from your limbo pile": it is there
                    if (m_gone && m_goneTo == Zone::Limbo) {
                        me->inLimbo = false;
                        me->inYours = true;
                    }
                    inLimbo = inLimbo || me->inLimbo;
                }
        });
    if (!inLimbo)
        return;
    const bool ofThis = std::ranges::any_of(ability.cost, [](const CostItem& item) {
        return item.kind == Item::EngageThis || item.kind == Item::SacrificeThis
            || item.kind == Item::AbolishThis || item.kind == Item::ReturnThis
            || item.kind == Item::DetachFromThis;
    });
    const bool listens = ability.kind == Ability::Kind::Triggered
        && !(ability.trigger->subjectIsThis && isAboutACard(ability.trigger->event)
            && (ability.trigger->event < Trigger::Event::YouDraw
                || ability.trigger->event == Trigger::Event::IsUnblocked));
    if (!isCitizenText() || ofThis || (ability.kind != Ability::Kind::Active && !listens)) {
        complain("from your limbo pile",
            "Only an active or a triggered ability of a citizen works in its limbo pile, and "
            "what it pays or waits for can not be this card on the island. For instance: \"{2}: "
            "return this from your limbo pile to your hand.\"");
        return;
    }
    m_gone = true;
}

/// 6.1 An 11 year card is revealed and in no zone while its ability is paid for.
void Binder::paysFromTheRow(const Ability& ability)
{
    if (ability.kind != Ability::Kind::ElevenYear)
        return;
    const auto isX = [](const Stone& stone) { return stone.kind == Stone::Kind::X; };
    for (const CostItem& item : ability.cost) {
        if (!isPaidFromElsewhere(item))
            complain("this",
                "This card is not on the island while its 11 year ability is used: pay with "
                "something else. For instance: \"Discard a card: draw 2 cards.\"");
        else if (std::ranges::any_of(item.stones, isX))
            complain("{x}",
                "An 11 year ability is paid with a number of energy, not with X. For instance: "
                "\"{2}: draw 2 cards.\"");
    }
}

Unbound Binder::run(Ability& ability)
{
    beginning(ability);
    worksInLimbo(ability);
    paysFromTheRow(ability);
    if (ability.trigger)
        settleTrigger(*ability.trigger);
    if (ability.condition)
        settle(*ability.condition);
    if (ability.effect)
        visit(*ability.effect);
    if (ability.mostX) {
        Amount x { Amount::Kind::X, 0, {}, false };
        settle(x); // there has to be one
        settle(*ability.mostX);
    }
    return std::move(m_wrong);
}

/// What a trigger waits for is asked when it happens, of nothing named before.
void Binder::settleTrigger(Trigger& trigger)
{
    if (trigger.event == Trigger::Event::IsCast && m_ability.effect)
        walk(*m_ability.effect, [&](const auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            bool ofThis = false;
            if constexpr (std::is_same_v<Part, Thing>)
                ofThis = std::holds_alternative<This>(part);
            else if constexpr (std::is_same_v<Part, Condition>)
                ofThis = part.kind == Condition::Kind::ThisIs
                    || part.kind == Condition::Kind::Attached
                    || part.kind == Condition::Kind::ThisAttacked;
            else if constexpr (std::is_same_v<Part, Amount>)
                ofThis = part.ofThis && part.kind != Amount::Kind::CostOf;
            if (ofThis)
                complain("this",
                    "This is still on the effect pile when that triggers, so nothing can be done "
                    "to it. Say \"Enter;\" instead.");
        });
    if (trigger.event == Trigger::Event::ChangesSides && trigger.bySide != Side::Any) {
        if (!trigger.subjectIsThis && trigger.subject.controller == Side::Any)
            complain("control",
                "Control is also gained of what is cast (7.1). Say whose it was: \"Whenever you "
                "gain "
                "control of a citizen an opponent controls, draw 1 card.\"");
        if (trigger.subjectIsThis && trigger.bySide == Side::Opponents)
            complain("control",
                "Whoever gains control of this has its abilities then, and is no opponent of "
                "theirs. Say \"Whenever this changes sides, its owner draws 1 card.\"");
    }
    for (const Filter* filter :
        { &trigger.subject, trigger.counterpart ? &*trigger.counterpart : &trigger.subject })
        if (filter->sameName == Filter::SameName::AsIt)
            complain("name", "Nothing was named yet whose name that could be; say \"named ...\".");
}

void Binder::beginning(const Ability& ability)
{
    if (!ability.trigger)
        return;
    using Event = Trigger::Event;
    const Trigger& trigger = *ability.trigger;
    if (!trigger.subjectIsThis && trigger.subject.noun == Filter::Noun::Spell
        && (trigger.event == Event::DealsDamage || trigger.event == Event::DealsCombatDamage))
        complain("spell", spellsDamage);
    m_gone = trigger.subjectIsThis
        && (trigger.event == Event::Dies || trigger.event == Event::LeavesTheIsland
            || trigger.event == Event::IsDestroyed || trigger.event == Event::YouSacrifice
            || isOwnArrival(trigger));
    if (isOwnArrival(trigger))
        m_goneTo = trigger.place.zone;
    const bool aboutThis = trigger.subjectIsThis && isAboutACard(trigger.event);
    if (aboutThis && trigger.event != Event::YouDiscard && trigger.event != Event::YouCast
        && trigger.event != Event::OpponentCasts && trigger.event != Event::OpponentDiscards) {
        defineThis();
    } else if (isAboutACard(trigger.event)) {
        Zone zone = Zone::Island;
        if (trigger.event == Event::Dies || trigger.event == Event::YouDiscard
            || trigger.event == Event::OpponentDiscards || trigger.event == Event::YouSacrifice
            || trigger.event == Event::IsDestroyed || trigger.event == Event::OpponentSacrifices)
            zone = Zone::Limbo;
        if (trigger.event == Event::LeavesTheIsland)
            zone = Zone::Limbo;
        if (trigger.event == Event::IsAttached)
            zone = Zone::Attached;
        if (trigger.event == Event::IsPutInto)
            zone = trigger.place.zone;
        if (trigger.event == Event::LeavesZone) // wherever it went
            zone = trigger.place.zone == Zone::Hand ? Zone::Limbo : Zone::Hand;
        if (trigger.event == Event::YouCast || trigger.event == Event::OpponentCasts)
            zone = Zone::Pile;
        const Filter::Noun noun = trigger.subjectIsThis ? Filter::Noun::Card : trigger.subject.noun;
        if (!trigger.together) // of several it is not known which
            define({ Referent::Kind::Subject }, zone, noun, false, "what this triggered on");
    }
    if (trigger.event == Event::OpponentCasts || trigger.event == Event::OpponentDraws
        || trigger.event == Event::OpponentDiscards || trigger.event == Event::Shuffles
        || trigger.event == Event::OpponentsYearDestroyed
        || trigger.event == Event::OpponentSacrifices || trigger.event == Event::OpponentPlunders
        || trigger.event == Event::OpponentProbes || trigger.event == Event::OpponentActivates
        || trigger.event == Event::OpponentUsesYear || trigger.event == Event::OpponentSearches
        || trigger.event == Event::OpponentShuffles
        || (trigger.event == Event::ChangesSides && trigger.bySide != Side::You) || trigger.anyones
        || ((trigger.event == Event::BecomesTarget || trigger.event == Event::IsPutInto
                || trigger.event == Event::IsCountered || trigger.event == Event::IsAttached
                || trigger.event == Event::GetsCounters)
            && trigger.bySide == Side::Opponents))
        m_mentions.add(Sort::Player, false, "the player who did it", ByTheTrigger);
    if (trigger.event == Event::Attacks || trigger.event == Event::BecomesBlocked
        || trigger.event == Event::Blocks || trigger.event == Event::DealsCombatDamage
        || trigger.event == Event::DestroysYear || trigger.event == Event::IsUnblocked)
        m_mentions.add(Sort::Player, false,
            trigger.event == Event::Blocks ? "the attacking player" : "the defending player",
            ByTheTrigger);
    if (hasCounterpart(trigger))
        define({ Referent::Kind::Object }, Zone::Island, Filter::Noun::Citizen, false,
            "the other citizen of what this triggered on");
    if (trigger.event == Event::BecomesTarget && !trigger.together)
        define({ Referent::Kind::Object }, Zone::Pile, {}, false,
            trigger.object == Trigger::Object::Spell ? "the spell that aims at it"
                : trigger.object == Trigger::Object::Ability
                ? "the activation that aims at it"
                : "the spell or activation that aims at it");
    // "Whenever this is dealt damage, put that many +1/+1 counters on it"; of several nobody could say of which.
    if (!trigger.together
        && (trigger.event == Event::IsDealtDamage || trigger.event == Event::DealsDamage
            || trigger.event == Event::DealsCombatDamage)) {
        m_counted = Counting::Happened;
        m_countedWhat = "the damage dealt";
    }
    if ((trigger.event == Event::YouPlunder || trigger.event == Event::OpponentPlunders)
        && !trigger.each) {
        m_counted = Counting::Happened;
        m_countedWhat = "the cards plundered";
    }
    const bool anybodysTurn = trigger.eachTurn || trigger.opponentsTurn;
    if (anybodysTurn
        && (trigger.event == Event::StartOfTurn || trigger.event == Event::EndOfTurn
            || trigger.event >= Event::StartOfDisengage || trigger.event == Event::BeginningOfCombat
            || trigger.event == Event::EndOfCombat))
        m_mentions.add(Sort::Player, false, "the player whose turn it is", ByTheTrigger);
    if (trigger.event == Event::DealsDamage
        && (trigger.object == Trigger::Object::YearCard
            || trigger.object == Trigger::Object::Player))
        m_mentions.add(Sort::Player, false, "the player it is dealt to", ByTheTrigger);
    m_mentions.open();
}

/// Of two that meet it tells the other one: "deals damage to a citizen", "blocks a citizen".
bool Binder::hasCounterpart(const Trigger& trigger)
{
    using Event = Trigger::Event;
    return trigger.object == Trigger::Object::Citizen && !trigger.counterpartIsThis
        && (trigger.event == Event::DealsDamage || trigger.event == Event::DealsCombatDamage
            || trigger.event == Event::Blocks || trigger.event == Event::BecomesBlocked
            || trigger.event == Event::IsDealtDamage || trigger.event == Event::IsAttached)
        && !trigger.together;
}

bool Binder::isAboutACard(Trigger::Event event)
{
    using Event = Trigger::Event;
    return event <= Event::LeavesTheIsland || event == Event::YouCast
        || event == Event::OpponentCasts || event == Event::YouDiscard
        || event == Event::OpponentDiscards || event == Event::DealsCombatDamage
        || event == Event::DestroysYear || event == Event::YouSacrifice
        || event == Event::OpponentSacrifices || event == Event::IsDestroyed
        || event == Event::BecomesTarget || event == Event::IsPutInto || event == Event::LeavesZone
        || event == Event::IsUnblocked || event == Event::GetsCounters
        || event == Event::ChangesSides;
}

} // namespace binding

namespace {

/// Of itself a card is told what it does on the island, as it leaves that, and where it comes to lie before everybody.
bool isHeardByItself(const Trigger& trigger)
{
    if (!trigger.subjectIsThis || trigger.place.zone == Zone::Island
        || trigger.event != Trigger::Event::IsPutInto)
        return !trigger.subjectIsThis || trigger.event != Trigger::Event::LeavesZone;
    const Zone zone = trigger.place.zone;
    const bool seen = zone == Zone::Limbo || zone == Zone::Abolished || zone == Zone::SoulRow;
    return trigger.place.whose != Side::Opponents && trigger.place.whose != Side::They
        && (seen || trigger.from == Zone::Island);
}

Unbound placeOf(const Ability& ability, const Setting& setting)
{
    if (ability.trigger && ability.trigger->together && ability.trigger->subjectIsThis
        && ability.trigger->event < Trigger::Event::YouDraw)
        return { "one or more", "\"one or more\" is of several cards." };
    if (ability.trigger && !isHeardByItself(*ability.trigger))
        return { "this",
            "A card's abilities listen only while it is on the island (9), or of its own coming "
            "where all can see it. Say \"When this dies,\" or \"When this is put into your limbo "
            "pile from your deck,\", or speak of other cards: \"Whenever a card leaves your "
            "hand,\"." };
    if (ability.kind == Ability::Kind::Keywords && setting.type == CardType::Spell)
        for (const Keyword keyword : ability.keywords)
            if (!wordsOf(keyword).onSpells)
                return { std::string(phrases::keyword(keyword)),
                    fmt::format("{} means nothing on a spell; only citizens have it. Give it to a "
                                "citizen: \"Target citizen gains {} until end of turn.\"",
                        phrases::keyword(keyword), phrases::keyword(keyword)) };
    if (ability.kind == Ability::Kind::Passive && (ability.solo || ability.focused))
        return { ability.solo ? "solo" : "focused",
            fmt::format("{} limits when an ability is used, and a passive ability is never used "
                        "(9.2).",
                ability.solo ? "Solo" : "Focused") };
    return {};
}

} // namespace

Unbound bind(Ability& ability, const Setting& setting, Meanings* meanings)
{
    if (Unbound wrong = placeOf(ability, setting); !wrong.text.empty())
        return wrong;
    return binding::Binder(ability, setting, meanings).run(ability);
}

Meanings meaningsOf(const Ability& ability)
{
    Ability again = ability;
    Meanings meanings;
    const bool onCitizen
        = ability.kind != Ability::Kind::SpellEffect && ability.kind != Ability::Kind::ElevenYear;
    bool paid = false; // "the sacrificed citizen": then there is one
    if (again.effect)
        walk(*again.effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Amount>)
                paid = paid || part.ofPaid;
        });
    bind(again, { onCitizen ? CardType::Citizen : CardType::Spell, true, paid, true }, &meanings);
    return meanings;
}

} // namespace triptych::kryptik
