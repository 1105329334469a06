#include "altered/cards/CardSet.h"

#include "altered/cards/Numbering.h"
#include "altered/cards/Published.h"
#include "altered/cards/Subtypes.h"
#include "altered/cards/TokenCards.h"
#include "altered/tree/Walk.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

namespace triptych::altered {

namespace {

std::int8_t small(int n)
{
    return static_cast<std::int8_t>(std::clamp(n, -100, 100));
}

bool isThis(const Boxed<Thing>& thing)
{
    return thing && std::holds_alternative<This>(thing->node);
}

/// 6.3.c "I" enter a visible zone. Whether the ruleset makes an exception (v4 6.3.d) is asked later.
bool isSelfMove(const Happening& h, bool support)
{
    using Event = Happening::Event;
    if (h.event == Event::IconJoin || h.event == Event::IconHand || h.event == Event::IconReserve)
        return true;
    if (!isThis(h.subject))
        return false;
    if (h.event == Event::Joins || h.event == Event::GoesTo || h.event == Event::Plays)
        return true;
    // from where it could not listen
    return h.event == Event::Discards && std::ranges::any_of(h.from, [&](const Place& from) {
        return from.zone == Zone::Hand || from.zone == Zone::Deck
            || (from.zone == Zone::Reserve && !support);
    });
}

/// Of a word among those that were met; a new one is added.
std::uint16_t numberIn(std::vector<std::string>& words, const std::string& word)
{
    const auto it = std::ranges::find(words, word);
    if (it != words.end())
        return static_cast<std::uint16_t>(it - words.begin());
    words.push_back(word);
    return static_cast<std::uint16_t>(words.size() - 1);
}

bool isGigantic(const Grant& grant)
{
    return grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Gigantic;
}
bool isOfAbilities(const Grant& grant)
{
    return grant.kind == Grant::Kind::Abilities;
}

bool isOfSubtypes(const Grant& grant)
{
    return grant.kind == Grant::Kind::Subtypes;
}

/// "that joined this turn", "if I gained a boost this Day"
struct AsksLately : AnyPart<AsksLately>
{
    using AnyPart::in;
    static bool in(const Trait& trait)
    {
        return trait.kind == Trait::Kind::Lately || in<Trait>(trait);
    }
};

} // namespace

CardSet::CardSet(std::vector<Card> cards, Purpose purpose)
    : m_printed(cards.size())
    , m_cards(std::move(cards))
{
    m_effects.reserve(1024);
    // A card of a later pack corrects the one of the same id, and goes by its names too.
    for (std::size_t i = 0; i < m_printed; ++i)
        m_byId.insert_or_assign(m_cards[i].id, static_cast<std::uint16_t>(i));
    for (std::size_t i = 0; i < m_printed; ++i) {
        const std::uint16_t number = m_byId.find(m_cards[i].id)->second;
        m_byName.emplace(m_cards[i].name, number);
        m_byLowerName.emplace(text::lowerCase(m_cards[i].name), number);
        m_byLowerName.emplace(text::lowerCase(m_cards[i].id), number);
    }
    if (purpose == Purpose::LookAt)
        return;
    // Tokens that texts make up are added while their creators are numbered; a vector that grows
    // moves its cards, but not the abilities inside them.
    std::vector<std::uint64_t> history;
    std::uint64_t historyOfTokens = 0;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        std::vector<Ability> abilities = std::move(m_cards[i].abilities);
        m_historyEvents = 0;
        for (Ability& ability : abilities)
            number(ability);
        history.push_back(m_historyEvents);
        if (m_cards[i].token)
            historyOfTokens |= m_historyEvents;
        m_cards[i].abilities = std::move(abilities);
    }
    completeTokens(m_cards, m_printed);
    m_late.find(m_effects);
    m_facts.resize(m_cards.size());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        prepareCard(i);
        m_facts[i].historyEvents = history[i] | historyOfTokens;
    }
    m_waitsForNextTimes = std::ranges::any_of(m_effects,
        [](const Effect* effect) { return std::holds_alternative<NextTime>(effect->node); });
    for (const Effect* effect : m_effects)
        if (const auto* stated = std::get_if<StatedFor>(&effect->node))
            prepare(*stated->says); // what it changes, once somebody has said it
    for (const Effect* effect : m_effects)
        if (const auto* gain = std::get_if<Gain>(&effect->node)) {
            m_grantsGigantic = m_grantsGigantic || std::ranges::any_of(gain->grants, isGigantic);
            m_losesAbilities = m_losesAbilities || std::ranges::any_of(gain->grants, isOfAbilities);
            m_grantsSubtypes = m_grantsSubtypes || std::ranges::any_of(gain->grants, isOfSubtypes);
        }
}

AbilityFacts CardSet::prepare(const Ability& ability)
{
    AbilityFacts facts;
    m_asksLately = m_asksLately || AsksLately::in(ability);
    std::uint16_t others = 0;
    for (std::size_t k = 0; k < ability.triggers.size(); ++k) {
        const Happening& trigger = ability.triggers[k];
        const bool own = isThis(trigger.subject) || isSelfMove(trigger, ability.support);
        std::uint16_t& of = own ? facts.ownMoves : others;
        of = static_cast<std::uint16_t>(of | (1u << std::min<std::size_t>(k, 15)));
        facts.events |= std::uint64_t { 1 } << static_cast<unsigned>(trigger.event);
        facts.selfMove = facts.selfMove || isSelfMove(trigger, ability.support);
        m_hearsOfTargets = m_hearsOfTargets || trigger.event == Happening::Event::Targets;
    }
    if (others == 0)
        facts.ownMoves = 0;
    if (ability.statement) {
        facts.statement = static_cast<std::uint8_t>(ability.statement->index());
        facts.asks = askedBy(ability);
        facts.changes = changedBy(*ability.statement);
        m_changesStatistics = m_changesStatistics
            || std::holds_alternative<StatisticsAre>(*ability.statement)
            || std::holds_alternative<BaseStatisticsAre>(*ability.statement);
        if (const auto* may = std::get_if<MayPlay>(&*ability.statement))
            m_playsFromPile = m_playsFromPile || may->fromDiscard;
        if (const auto* are = std::get_if<Are>(&*ability.statement)) {
            m_grantsKeywords = true;
            m_changesStatistics = m_changesStatistics
                || std::ranges::any_of(are->grants,
                    [](const Grant& grant) { return grant.kind == Grant::Kind::Statistics; });
            m_grantsGigantic = m_grantsGigantic || std::ranges::any_of(are->grants, isGigantic);
            m_losesAbilities = m_losesAbilities || std::ranges::any_of(are->grants, isOfAbilities);
            m_grantsSubtypes = m_grantsSubtypes || std::ranges::any_of(are->grants, isOfSubtypes);
        }
    }
    if (ability.effect) {
        DeclaredTargets found;
        found.target = [&](const Target& target, std::uint8_t mode) {
            if (facts.slots.size() < 4 && !target.same)
                facts.slots.push_back({ &target, nullptr, nullptr, mode });
        };
        found.expedition = [&](const Expedition& expedition, std::uint8_t mode) {
            if (facts.slots.size() < 4)
                facts.slots.push_back({ nullptr, &expedition, nullptr, mode });
        };
        found.divided = [&](const Target* target, const Amount& count, std::uint8_t mode) {
            if (facts.slots.size() < 4)
                facts.slots.push_back({ target, nullptr, &count, mode });
        };
        eachDeclaredTarget(*ability.effect, found);
    }
    return facts;
}

void CardSet::prepareCard(std::size_t number)
{
    Card& card = m_cards[number];
    Facts facts;
    facts.type = card.type;
    facts.faction = card.faction;
    facts.rarity = card.rarity;
    facts.token = card.token;
    facts.handCost = small(card.handCost);
    facts.reserveCost = small(card.reserveCost);
    facts.statistics = { small(card.forest), small(card.mountain), small(card.ocean) };
    facts.name = cards::numberOf(m_names, card.name);
    card.slug = cards::slugOf(card.name);
    facts.slug = cards::numberOf(m_slugs, card.slug);
    for (const std::string& subtype : card.subtypes)
        facts.subtypes |= Subtypes { 1 } << (numberIn(m_subtypes, singularSubtype(subtype)) & 63);
    // "Sacrifice an [Ember]": a token is called by its name as by a sub-type.
    if (const auto it = std::ranges::find(m_subtypes, singularSubtype(card.name));
        card.token && it != m_subtypes.end())
        facts.subtypes |= facts.calledBy = Subtypes { 1 } << ((it - m_subtypes.begin()) & 63);
    std::uint8_t at = 0;
    std::uint8_t named = 0;
    for (const Ability& ability : card.abilities) {
        AbilityFacts prepared = prepare(ability);
        switch (ability.kind) {
        case Ability::Kind::Keywords:
            for (const KeywordItem& item : ability.keywords) {
                facts.keywords |= bit(item.keyword);
                const bool plain = item.number.kind == Amount::Kind::Fixed && !item.x;
                facts.variableKeywords = facts.variableKeywords || !plain;
                if (item.keyword == Keyword::Scout)
                    facts.scout = small(item.number.number);
                if (item.keyword == Keyword::Tough)
                    facts.tough = small(std::max(1, item.number.number));
            }
            break;
        case Ability::Kind::Quick:
            prepared.number = ++named;
            (ability.support ? facts.supports : facts.quicks).push_back(at);
            break;
        case Ability::Kind::Reaction:
            prepared.number = ++named;
            facts.reactions.push_back(at);
            (ability.support ? facts.supportEvents : facts.events) |= prepared.events;
            if (prepared.selfMove)
                facts.selfEvents |= prepared.events;
            break;
        case Ability::Kind::Passive:
            facts.passives.push_back(at);
            (ability.support ? facts.supportStatements : facts.statements) |= 1u
                << prepared.statement;
            if (const auto* also = std::get_if<AlsoConsidered>(&*ability.statement))
                (also->everywhere ? facts.alsoEverywhere : facts.alsoInPlay)
                    |= static_cast<std::uint16_t>(1u << static_cast<unsigned>(also->noun.kind));
            break;
        case Ability::Kind::SpellEffect:
            facts.effects.push_back(at);
            break;
        case Ability::Kind::Declared:
            facts.declared.push_back(at);
            break;
        }
        facts.abilities.push_back(std::move(prepared));
        ++at;
    }
    m_facts[number] = std::move(facts);
}

// --- What has a number, and is found by its name

void CardSet::number(Ability& ability)
{
    Numbers numbers;
    numbers.effect = [this](const Effect& effect) {
        m_effects.push_back(&effect);
        return static_cast<std::uint16_t>(m_effects.size() - 1);
    };
    numbers.counter
        = [this](const std::string& name) { return numberIn(m_counters, text::lowerCase(name)); };
    numbers.subtype
        = [this](const std::string& name) { return numberIn(m_subtypes, singularSubtype(name)); };
    numbers.token = [this](const Token& token) {
        return altered::numberOf(token, m_cards, m_printed, m_byName);
    };
    numbers.granted = [this](const Ability& granted) {
        m_grantsAbilities = true;
        if (granted.effect)
            m_granted.emplace(granted.effect->id, &granted);
        m_pronouns.read(granted);
    };
    numbers.history = [this](Happening::Event event) {
        m_historyEvents |= std::uint64_t { 1 } << static_cast<unsigned>(event);
    };
    numberAll(ability, numbers);
    m_pronouns.read(ability);
}

const Ability* CardSet::granted(std::uint16_t effect) const
{
    const auto it = m_granted.find(effect);
    return it == m_granted.end() ? nullptr : it->second;
}

const If* CardSet::lateIf(std::uint16_t number) const
{
    if (number == 0 || number == 0xFFFF)
        return nullptr;
    return LateParts::ifOf(number, effect(static_cast<std::uint16_t>(number - 1)));
}

CardId CardSet::find(std::string_view idOrName) const
{
    if (const auto it = m_byId.find(idOrName); it != m_byId.end())
        return { it->second };
    if (const auto it = m_byName.find(idOrName); it != m_byName.end())
        return { it->second };
    if (const auto it = m_byLowerName.find(text::lowerCase(idOrName)); it != m_byLowerName.end())
        return { it->second };
    for (const std::string& printing : otherPrintings(idOrName))
        if (const auto it = m_byId.find(printing); it != m_byId.end())
            return { it->second };
    return noCard;
}

std::uint8_t CardSet::counterKind(std::string_view name) const
{
    const auto it = std::ranges::find(m_counters, text::lowerCase(name));
    return it == m_counters.end() ? std::uint8_t { 0 }
                                  : static_cast<std::uint8_t>(it - m_counters.begin());
}

std::uint16_t CardSet::nameNumber(std::string_view name) const
{
    const auto it = m_names.find(name);
    return it == m_names.end() ? std::uint16_t { 0xFFFF } : it->second;
}

} // namespace triptych::altered
