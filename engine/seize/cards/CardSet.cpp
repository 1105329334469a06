#include "seize/cards/CardSet.h"

#include "cards/Finding.h"
#include "seize/tree/Walk.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

namespace triptych::seize {

namespace {

std::int16_t figure(int n)
{
    return static_cast<std::int16_t>(std::clamp(n, -100, 200));
}

Condition both(Condition first, Condition second)
{
    Condition made;
    made.kind = Condition::Kind::Both;
    made.parts = { std::move(first), std::move(second) };
    return made;
}
/// The paragraphs of an ability card as one text: they are played, declared and resolved together.
Ability whole(const Card& card)
{
    Ability all;
    all.kind = Ability::Kind::Played;
    Sequence sequence;
    for (const Ability& ability : card.abilities) {
        if (ability.reach && !all.reach) {
            all.reach = ability.reach;
            all.kind = Ability::Kind::Attack;
        }
        const bool played
            = ability.kind == Ability::Kind::Played || ability.kind == Ability::Kind::Attack;
        if (played && ability.condition)
            all.condition
                = all.condition ? both(*all.condition, *ability.condition) : ability.condition;
        if (played && ability.trigger)
            all.trigger = ability.trigger;
        if (ability.price)
            all.price = ability.price;
        all.optional = all.optional || ability.optional;
        all.rather = all.rather || ability.rather;
        all.kept = all.kept || ability.kept;
        all.unanswered = all.unanswered || ability.unanswered;
        all.cost.insert(all.cost.end(), ability.cost.begin(), ability.cost.end());
        if (ability.effect && (played || !ability.trigger))
            sequence.parts.push_back(*ability.effect);
    }
    if (sequence.parts.size() == 1)
        all.effect = sequence.parts.front();
    else if (!sequence.parts.empty())
        all.effect = Effect { std::move(sequence) };
    return all;
}

std::uint8_t usesOf(const Facts& facts)
{
    const auto inPlay = static_cast<std::uint8_t>(facts.actives.empty() ? 0 : UsedInPlay);
    if (facts.type != CardType::Ability)
        return inPlay | (facts.type == CardType::Mercenary ? UsedAsMercenary : UsedAsTreasure);
    switch (facts.ability) {
    case AbilityType::Instant:
        return inPlay | UsedAsInstant;
    case AbilityType::Attack:
        return inPlay | UsedAsAttack;
    case AbilityType::Event:
        return inPlay | UsedAsEvent;
    }
    return inPlay;
}

} // namespace

CardSet::CardSet(std::vector<Card> cards)
    : m_cards(std::move(cards))
{
    cards::enterNames(m_cards, m_byIdOrName, m_byLowerName, m_names);
    for (const Card& card : m_cards)
        m_wholes.push_back(whole(card));
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_facts.push_back(factsOf(m_cards[i]));
        m_facts.back().whole = prepare(m_wholes[i]);
        m_uses.push_back(usesOf(m_facts.back()));
        if (const auto& answers = m_wholes[i].trigger)
            m_answered |= std::uint64_t { 1 } << static_cast<unsigned>(answers->event);
    }
}

const Ability& CardSet::ability(std::size_t number, std::uint8_t ability) const
{
    return ability == wholeCard ? m_wholes[number] : m_cards[number].abilities[ability];
}

const AbilityFacts& CardSet::abilityFacts(std::size_t number, std::uint8_t ability) const
{
    return ability == wholeCard ? m_facts[number].whole : m_facts[number].abilities[ability];
}

CardId CardSet::find(std::string_view idOrName) const
{
    return cards::foundIn(m_byIdOrName, m_byLowerName, idOrName);
}

Facts CardSet::factsOf(Card& card)
{
    Facts facts;
    facts.type = card.type;
    facts.ability = card.ability;
    facts.treasure = card.treasure;
    facts.hands = card.hands;
    facts.cls = card.className.empty() ? Class { 0 } : classNumber(card.className);
    facts.stars = static_cast<std::uint8_t>(std::clamp(card.stars, 1, 4));
    facts.shot = card.shot;
    facts.hasMelee = card.melee.has_value();
    facts.name = m_speaker = cards::numberOf(m_names, card.name);
    card.slug = cards::slugOf(card.name);
    facts.slug = cards::numberOf(m_slugs, card.slug);
    facts.health = figure(card.health);
    facts.melee = figure(card.melee.value_or(0));
    facts.ranged = figure(card.ranged);
    facts.distance = figure(card.distance);
    facts.defense = figure(card.defense);
    facts.bounty = figure(card.bounty);
    facts.steps = figure(card.steps);
    facts.cost = figure(card.cost);
    facts.meleeArrows = card.meleeArrows;
    facts.rangedArrows = card.rangedArrows;
    facts.moveArrows = card.moveArrows;
    std::uint8_t at = 0;
    for (Ability& ability : card.abilities) {
        facts.abilities.push_back(prepare(ability));
        facts.stored = facts.stored || ability.stored;
        switch (ability.kind) {
        case Ability::Kind::Active:
            facts.actives.push_back(at);
            break;
        case Ability::Kind::Triggered:
            facts.triggered.push_back(at);
            facts.triggers |= std::uint64_t { 1 } << static_cast<unsigned>(ability.trigger->event);
            break;
        case Ability::Kind::Static:
            facts.statics.push_back(at);
            if (const auto* gain = std::get_if<Gain>(&ability.effect->node))
                for (const Modifier& modifier : gain->modifiers)
                    facts.grants.add(modifier.kind);
            if (const auto* rescue = std::get_if<Rescue>(&ability.effect->node))
                facts.rescues = static_cast<std::uint8_t>(
                    facts.rescues | (isOffered(*rescue) ? keepsByOffer : keepsAlways));
            if (const auto* fits = std::get_if<Fits>(&ability.effect->node))
                facts.fits = fits;
            if (const auto* allowance = std::get_if<Allowance>(&ability.effect->node))
                facts.allowances |= bitOf(allowance->kind);
            break;
        case Ability::Kind::Played:
        case Ability::Kind::Attack:
            break;
        }
        ++at;
    }
    return facts;
}

Class CardSet::classNumber(const std::string& printed)
{
    const std::string name = text::lowerCase(printed);
    const auto it = std::ranges::find(m_classes, name);
    if (it != m_classes.end())
        return static_cast<Class>(it - m_classes.begin() + 1);
    m_classes.push_back(name);
    return static_cast<Class>(m_classes.size());
}

void CardSet::numberFilter(Filter& filter)
{
    filter.classNumber = filter.className.empty() ? Class { 0 } : classNumber(filter.className);
    filter.orNumber = filter.orClass.empty() ? Class { 0 } : classNumber(filter.orClass);
    if (filter.bound && filter.bound->than)
        numberAmount(*filter.bound->than);
    filter.range.classNumber
        = filter.range.className.empty() ? Class { 0 } : classNumber(filter.range.className);
    if (!filter.range.near)
        return;
    // A copy of its own, as in numberAmount.
    Filter near = *filter.range.near;
    numberFilter(near);
    filter.range.near = std::make_shared<const Filter>(std::move(near));
}

void CardSet::numberCards(CardFilter& filter)
{
    filter.orNumber = filter.orClass.empty() ? Class { 0 } : classNumber(filter.orClass);
    filter.classNumber = filter.className.empty() ? Class { 0 } : classNumber(filter.className);
    filter.ownName = m_speaker;
}

void CardSet::numberCounted(Counted& counted)
{
    numberFilter(counted.filter);
    numberCards(counted.cards);
}

void CardSet::numberAmount(Amount& amount)
{
    // Copies of its own: another set that shares the printed tree numbers its names differently.
    if (amount.counted) {
        Counted counted = *amount.counted;
        numberCounted(counted);
        amount.counted = std::make_shared<const Counted>(std::move(counted));
    }
    if (amount.quantity) {
        Quantity quantity = *amount.quantity;
        numberQuantity(quantity);
        amount.quantity = std::make_shared<const Quantity>(std::move(quantity));
    }
}

void CardSet::numberQuantity(Quantity& quantity)
{
    numberCounted(quantity.counted);
    if (!quantity.other)
        return;
    Quantity other = *quantity.other;
    numberQuantity(other);
    quantity.other = std::make_shared<const Quantity>(std::move(other));
}

void CardSet::numberCondition(Condition& condition)
{
    numberFilter(condition.filter);
    if (condition.by)
        numberFilter(*condition.by);
    numberCards(condition.cards);
    if (condition.left)
        numberAmount(*condition.left);
    if (condition.right)
        numberAmount(*condition.right);
    for (Condition& part : condition.parts)
        numberCondition(part);
}

void CardSet::numberEffect(Effect& effect)
{
    walk(effect, [this](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Effect>) {
            part.id = static_cast<std::uint16_t>(m_effects.size());
            m_effects.push_back(&part);
            if (auto* gain = std::get_if<Gain>(&part.node))
                for (Modifier& modifier : gain->modifiers) {
                    if (modifier.against)
                        numberFilter(*modifier.against);
                    if (!modifier.className.empty())
                        modifier.classNumber = classNumber(modifier.className);
                }
            if (auto* allowance = std::get_if<Allowance>(&part.node); allowance && allowance->tiles)
                numberFilter(*allowance->tiles);
            if (auto* fetch = std::get_if<Fetch>(&part.node); fetch && fetch->tiles)
                numberFilter(*fetch->tiles);
        } else if constexpr (std::is_same_v<Part, Thing>) {
            numberFilter(part.filter);
        } else if constexpr (std::is_same_v<Part, Filter>) {
            numberFilter(part);
        } else if constexpr (std::is_same_v<Part, Amount>) {
            numberAmount(part);
        } else if constexpr (std::is_same_v<Part, CardFilter>) {
            numberCards(part);
        } else if constexpr (std::is_same_v<Part, Condition>) {
            numberCondition(part);
        } else if constexpr (std::is_same_v<Part, Counter>) {
            if (part.against)
                numberFilter(*part.against);
            if (part.by)
                numberFilter(*part.by);
        } else if constexpr (std::is_same_v<Part, Goods>) {
            if (part.host)
                numberFilter(*part.host);
            if (part.of)
                numberFilter(part.of->filter);
        }
    });
}

AbilityFacts CardSet::prepare(Ability& ability)
{
    AbilityFacts facts;
    for (CostItem& item : ability.cost) {
        numberCards(item.cards);
        numberFilter(item.whom);
    }
    readCost(ability.cost, facts);
    facts.optional = ability.optional;
    facts.rather = ability.rather;
    if (ability.trigger) {
        numberFilter(ability.trigger->subject.filter);
        numberCards(ability.trigger->cards);
        if (ability.trigger->object)
            numberFilter(*ability.trigger->object);
        if (ability.trigger->into)
            numberFilter(*ability.trigger->into);
    }
    if (ability.condition)
        numberCondition(*ability.condition);
    if (ability.price && ability.price->condition)
        numberCondition(*ability.price->condition);
    if (ability.price && ability.price->times)
        numberAmount(*ability.price->times);
    if (ability.reach && ability.reach->only && namesItsTarget(*ability.reach))
        numberFilter(*ability.reach->only);
    if (ability.reach)
        readAttacked(*ability.reach, facts);
    if (!ability.effect)
        return facts;
    numberEffect(*ability.effect);
    readTargets(*ability.effect, facts);
    return facts;
}

} // namespace triptych::seize
