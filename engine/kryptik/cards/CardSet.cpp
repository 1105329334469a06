#include "kryptik/cards/CardSet.h"

#include "cards/Finding.h"
#include "core/Overloaded.h"
#include "kryptik/cards/Forks.h"
#include "kryptik/cards/Topics.h"
#include "kryptik/tree/Walk.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

namespace triptych::kryptik {

CardSet::CardSet(std::vector<Card> cards, std::vector<Restriction> restrictions)
    : m_cards(std::move(cards))
    , m_restrictions(std::move(restrictions))
{
    cards::enterNames(m_cards, m_byIdOrName, m_byLowerName, m_names);
    for (Card& card : m_cards) {
        m_reading = static_cast<std::uint16_t>(m_facts.size());
        m_facts.push_back(factsOf(card));
    }
}

Facts CardSet::factsOf(Card& card)
{
    Facts facts;
    facts.type = card.type;
    facts.soul = card.soul;
    facts.faction = card.faction.empty() ? Faction { 0 } : factionNumber(card.faction);
    facts.name = cards::numberOf(m_names, card.name);
    card.slug = cards::slugOf(card.name);
    facts.slug = cards::numberOf(m_slugs, card.slug);
    facts.attack = static_cast<std::int8_t>(std::clamp(card.attack, -100, 100));
    facts.defense = static_cast<std::int8_t>(std::clamp(card.defense, -100, 100));
    facts.yearCost
        = card.yearCost ? static_cast<std::int16_t>(*card.yearCost) : std::int16_t { -1 };
    facts.overlord = card.overlord;
    facts.cost = needOf(card.cost);
    std::uint8_t at = 0;
    for (Ability& ability : card.abilities) {
        facts.abilities.push_back(prepare(ability));
        facts.worksInLimbo |= facts.abilities.back().inLimbo;
        facts.worksInHand |= facts.abilities.back().inHand;
        facts.abilities.back().attached = worksAttached(ability);
        facts.worksAttached |= facts.abilities.back().attached;
        switch (ability.kind) {
        case Ability::Kind::Keywords:
            for (const Keyword k : ability.keywords)
                facts.keywords |= bit(k);
            break;
        case Ability::Kind::Active:
            facts.actives.push_back(at);
            break;
        case Ability::Kind::Triggered:
            facts.triggered.push_back(at);
            facts.waitFor(ability.trigger->event);
            m_hasFirsts |= ability.trigger->first;
            facts.hearsOfItself |= isOwnArrival(*ability.trigger);
            break;
        case Ability::Kind::Passive:
            facts.passives.push_back(at);
            facts.topics |= topicsOf(*ability.effect);
            if (const auto* cost = std::get_if<CostChange>(&ability.effect->node))
                m_countsKinds |= cost->nth > 0 && isOfAKind(cost->filter);
            break;
        case Ability::Kind::SpellEffect:
            facts.effects.push_back(at);
            break;
        case Ability::Kind::Additional:
            facts.additional.push_back(at);
            break;
        case Ability::Kind::ElevenYear:
            break;
        }
        ++at;
    }
    facts.topics |= (facts.worksInLimbo ? topic::worksInLimbo : 0)
        | (facts.worksInHand ? topic::worksInHand : 0);
    for (const std::uint8_t number : facts.passives)
        if (const auto* limbo = std::get_if<CastFromLimbo>(&card.abilities[number].effect->node);
            limbo && limbo->cost) {
            facts.fromLimbo = number;
            for (const std::uint8_t more : facts.additional)
                facts.limboCost = card.abilities[more].cost;
            facts.limboCost.insert(facts.limboCost.end(), limbo->cost->begin(), limbo->cost->end());
            for (CostItem& item : facts.limboCost) {
                numberFilter(item.filter);
                if (item.kind == CostItem::Kind::Stones)
                    facts.limboStones = together(facts.limboStones, needOf(item.stones));
            }
            if (limbo->besides)
                facts.limboStones = together(facts.limboStones, facts.cost);
        }
    for (const std::uint8_t number : facts.passives)
        if (const auto* other = std::get_if<CastFor>(&card.abilities[number].effect->node)) {
            if (other->besides) {
                facts.more = number;
                facts.moreStones = needOf(other->cost->front().stones);
                continue;
            }
            facts.instead = number;
            for (const std::uint8_t more : facts.additional)
                facts.insteadCost = card.abilities[more].cost;
            if (other->cost)
                facts.insteadCost.insert(
                    facts.insteadCost.end(), other->cost->begin(), other->cost->end());
            for (CostItem& item : facts.insteadCost) {
                numberFilter(item.filter);
                if (item.kind == CostItem::Kind::Stones)
                    facts.insteadStones = needOf(item.stones);
            }
        }
    if (card.yearAbility) {
        facts.hasYearAbility = true;
        facts.year = prepare(*card.yearAbility);
    }
    return facts;
}

const Ability& CardSet::ability(std::size_t number, std::uint8_t ability) const
{
    if (isGranted(number))
        return *m_granted[number - m_cards.size()].ability;
    constexpr std::uint8_t year = 0xFE;
    return ability == year ? *m_cards[number].yearAbility : m_cards[number].abilities[ability];
}

const AbilityFacts& CardSet::abilityFacts(std::size_t number, std::uint8_t ability) const
{
    if (isGranted(number))
        return m_granted[number - m_cards.size()].facts;
    constexpr std::uint8_t year = 0xFE;
    return ability == year ? m_facts[number].year : m_facts[number].abilities[ability];
}

CardId CardSet::find(std::string_view idOrName) const
{
    return cards::foundIn(m_byIdOrName, m_byLowerName, idOrName);
}

Faction CardSet::factionNumber(const std::string& printed)
{
    const std::string name = text::lowerCase(printed);
    const auto it = std::ranges::find(m_factions, name);
    if (it != m_factions.end())
        return static_cast<Faction>(it - m_factions.begin() + 1);
    constexpr std::size_t most = 255; // more names than that no longer have numbers of their own
    if (m_factions.size() < most)
        m_factions.push_back(name);
    return static_cast<Faction>(m_factions.size());
}

void CardSet::numberFilter(Filter& filter)
{
    filter.factionNumber = filter.faction.empty() ? Faction { 0 } : factionNumber(filter.faction);
    filter.orFactionNumber
        = filter.orFaction.empty() ? Faction { 0 } : factionNumber(filter.orFaction);
    filter.namedNumber
        = filter.named.empty() ? std::uint16_t { 0xFFFF } : cards::numberOf(m_names, filter.named);
    if (filter.bound)
        numberAmount(filter.bound->amount);
    if (filter.counters)
        numberCounter(filter.counters->kind);
    for (auto* within : { &filter.aims, &filter.host }) {
        if (!*within)
            continue;
        Filter own = **within; // a copy of its own, as of what is counted
        numberFilter(own);
        *within = std::make_shared<const Filter>(std::move(own));
    }
    using Condition = Filter::Condition;
    m_asksWhoMet |= filter.condition == Condition::HasBlocked
        || filter.condition == Condition::WasBlocked
        || filter.condition == Condition::HasBlockedThis
        || filter.condition == Condition::BlockedByThisOnce;
    m_asksWhoHurt |= filter.condition == Condition::DamagedByThis
        || filter.condition == Condition::HurtByThis;
    m_asksOfHistory |= isHistory(filter.condition);
    for (Filter& trait : filter.traits)
        numberFilter(trait);
}

void CardSet::numberCounter(CounterKind& kind)
{
    kind.number = 0;
    if (kind.name.empty())
        return;
    constexpr std::size_t most = 255; // more names than that no longer have numbers of their own
    const auto it = std::ranges::find(m_counterNames, kind.name);
    const auto place = static_cast<std::size_t>(it - m_counterNames.begin());
    if (it == m_counterNames.end() && m_counterNames.size() < most)
        m_counterNames.push_back(kind.name);
    kind.number = static_cast<std::uint8_t>(std::min(place + 1, most));
}

void CardSet::numberAmount(Amount& amount)
{
    numberCounter(amount.counter);
    if (!amount.of)
        return;
    // A copy of its own: another set that shares the printed tree numbers its names differently.
    Counted counted = *amount.of;
    numberFilter(counted.filter);
    amount.of = std::make_shared<const Counted>(std::move(counted));
}

std::uint16_t CardSet::numberGranted(const Ability& ability)
{
    const std::size_t place = m_granted.size();
    m_granted.push_back({ std::make_unique<Ability>(ability), {}, m_reading });
    AbilityFacts facts = prepare(*m_granted[place].ability);
    m_granted[place].facts = std::move(facts);
    return static_cast<std::uint16_t>(m_cards.size() + place);
}

void CardSet::numberNode(Effect& part)
{
    part.id = static_cast<std::uint16_t>(m_effects.size());
    m_effects.push_back(&part);
    std::visit(
        [this](auto& e) {
            if constexpr (requires { numberCounter(e.kind); })
                numberCounter(e.kind);
        },
        part.node);
    if (auto* becomes = std::get_if<BecomeFaction>(&part.node)) {
        becomes->number
            = becomes->faction.empty() ? Faction { 0 } : factionNumber(becomes->faction);
        m_changesFactions = true;
    }
    if (auto* copy = std::get_if<BecomeCopy>(&part.node); copy && !copy->also.empty()) {
        copy->number = factionNumber(copy->also);
        m_changesFactions = true;
    }
    if (auto* grant = std::get_if<Grant>(&part.node))
        grant->number = numberGranted(*grant->ability);
    else if (auto* watch = std::get_if<Watch>(&part.node))
        watch->number = numberGranted(*watch->ability);
}

void CardSet::numberEffect(Effect& effect)
{
    walk(effect,
        Overloaded { [this](Effect& part) { numberNode(part); },
            [this](Filter& part) { numberFilter(part); },
            [this](Amount& part) { numberAmount(part); },
            [this](Condition& part) { noteAsked(part); }, [](auto&) {} });
}

void CardSet::noteAsked(const Condition& condition)
{
    m_asksKindsCast |= condition.kind == Condition::Kind::CastThisTurn
        && isOfAKind(controlledBy(Side::Any, condition.filter));
}

AbilityFacts CardSet::prepare(Ability& ability)
{
    AbilityFacts facts;
    for (CostItem& item : ability.cost) {
        numberFilter(item.filter);
        numberCounter(item.counter);
        facts.inLimbo |= item.fromLimbo;
        facts.inHand |= item.kind == CostItem::Kind::DiscardThis;
        if (item.kind == CostItem::Kind::Stones) {
            facts.stones = needOf(item.stones);
            facts.hasStones = true;
        }
        facts.engagesThis |= item.kind == CostItem::Kind::EngageThis;
    }
    if (ability.trigger) {
        numberFilter(ability.trigger->subject);
        numberCounter(ability.trigger->counter);
        m_asksWhenceCast |= ability.trigger->from == Zone::Limbo
            && (ability.trigger->event == Trigger::Event::YouCast
                || ability.trigger->event == Trigger::Event::OpponentCasts);
        if (ability.trigger->counterpart)
            numberFilter(*ability.trigger->counterpart);
    }
    if (ability.condition)
        walkCondition(*ability.condition, [this](auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Filter>)
                numberFilter(part);
            else if constexpr (std::is_same_v<Part, Amount>)
                numberAmount(part);
            else if constexpr (std::is_same_v<Part, Condition>)
                noteAsked(part);
        });
    if (ability.mostX)
        numberAmount(*ability.mostX);
    if (!ability.effect)
        return facts;
    numberEffect(*ability.effect);
    facts.onlyAddsEnergy = addsOnlyEnergy(*ability.effect);

    // Targets in text order. The modes of a "choose one" lie one level below the whole effect.
    std::uint8_t mode = Slot::anyMode;
    std::uint8_t next = 0; // Only one mode is declared, so each has the places from the first on.
    bool takesControl = false;
    auto exchanged = Slot::Exchanged::No;
    const auto collect = [&](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (requires { part.referent.kind; })
            facts.speaksOfObject
                = facts.speaksOfObject || part.referent.kind == Referent::Kind::Object;
        if constexpr (std::is_same_v<Part, Filter>)
            facts.speaksOfObject = facts.speaksOfObject
                || part.namesake.kind == Referent::Kind::Object
                || part.otherThan.kind == Referent::Kind::Object;
        if constexpr (std::is_same_v<Part, Thing>)
            if (const auto* me = std::get_if<This>(&part))
                facts.inLimbo = facts.inLimbo || me->inLimbo;
        if constexpr (std::is_same_v<Part, Thing>)
            if (const auto* it = std::get_if<It>(&part))
                facts.speaksOfObject
                    = facts.speaksOfObject || it->referent.kind == Referent::Kind::Object;
        if constexpr (std::is_same_v<Part, Effect>)
            if (const auto* delayed = std::get_if<Delayed>(&part.node)) {
                ++facts.leavesForLater;
                facts.speaksOfObject
                    = facts.speaksOfObject || delayed->captured.kind == Referent::Kind::Object;
            }
        if constexpr (requires { isTheirs(part); })
            facts.speaksOfThatPlayer = facts.speaksOfThatPlayer || isTheirs(part);
        if constexpr (std::is_same_v<Part, Effect>) {
            const auto* gain = std::get_if<GainControl>(&part.node);
            const auto* move = std::get_if<Move>(&part.node);
            const auto* name = std::get_if<Name>(&part.node);
            takesControl = (name && name->takes) || (gain && gain->who.kind == Who::Kind::You)
                || (move && move->to == Zone::Island);
            exchanged = exchangedBy(part);
        } else if constexpr (std::is_same_v<Part, Target>) {
            part.slot = next++;
            facts.aimsByX = facts.aimsByX || asksOfX(part.spec.filter);
            facts.slots.push_back({ part.spec, mode, takesControl, exchanged, part.slot });
            if (exchanged != Slot::Exchanged::Both && exchanged != Slot::Exchanged::WithThis)
                exchanged = exchanged == Slot::Exchanged::First ? Slot::Exchanged::Second
                                                                : Slot::Exchanged::No;
            numberFilter(facts.slots.back().spec.filter);
        } else if constexpr (std::is_same_v<Part, Who>) {
            if (part.kind == Who::Kind::Target) {
                part.slot = next++;
                TargetSpec spec;
                spec.kind
                    = part.opponentsOnly ? TargetSpec::Kind::Opponent : TargetSpec::Kind::Player;
                facts.slots.push_back({ spec, mode, false, Slot::Exchanged::No, part.slot });
            } else if (part.kind == Who::Kind::Opponent) {
                facts.speaksOfOpponent = true;
            } else if (part.kind == Who::Kind::ThatPlayer) {
                facts.speaksOfThatPlayer = true;
            }
        }
    };
    if (auto* choose = std::get_if<Choose>(&ability.effect->node)) {
        facts.modes = static_cast<std::uint8_t>(choose->modes.size());
        for (mode = 0; mode < facts.modes; ++mode) {
            next = 0;
            walk(choose->modes[mode], collect);
            markForks(choose->modes[mode], mode, facts.slots);
        }
    } else {
        walk(*ability.effect, collect);
        markForks(*ability.effect, mode, facts.slots);
    }
    return facts;
}

} // namespace triptych::kryptik
