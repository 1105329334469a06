#include "altered/cards/CardSet.h"

#include "altered/cards/Numbering.h"
#include "altered/cards/Published.h"
#include "altered/tree/Walk.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

namespace triptych::altered {

namespace {

/// "Plants" and "plant" are one sub-type.
std::string singular(std::string_view text)
{
    std::string word = text::lowerCase(text);
    if (word.size() > 3 && word.ends_with("ies"))
        return word.substr(0, word.size() - 3) + "y";
    if (word.size() > 2 && word.ends_with('s') && !word.ends_with("ss"))
        word.pop_back();
    return word;
}

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

} // namespace

namespace {

bool isGigantic(const Grant& grant)
{
    return grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Gigantic;
}
bool isOfAbilities(const Grant& grant)
{
    return grant.kind == Grant::Kind::Abilities;
}

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
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        std::vector<Ability> abilities = std::move(m_cards[i].abilities);
        for (Ability& ability : abilities)
            number(ability);
        m_cards[i].abilities = std::move(abilities);
    }
    fillSlots();
    findLateWheres();
    m_facts.resize(m_cards.size());
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        prepareCard(i);
    m_waitsForNextTimes = std::ranges::any_of(m_effects,
        [](const Effect* effect) { return std::holds_alternative<NextTime>(effect->node); });
    for (const Effect* effect : m_effects)
        if (const auto* stated = std::get_if<StatedFor>(&effect->node))
            prepare(*stated->says); // what it changes, once somebody has said it
    for (const Effect* effect : m_effects)
        if (const auto* gain = std::get_if<Gain>(&effect->node)) {
            m_grantsGigantic = m_grantsGigantic || std::ranges::any_of(gain->grants, isGigantic);
            m_losesAbilities = m_losesAbilities || std::ranges::any_of(gain->grants, isOfAbilities);
        }
}

namespace {

/// "the number of other Characters in its Expedition"
bool isInItsExpedition(const Filter& of)
{
    return std::ranges::any_of(of.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::InExpedition
            && (trait.expedition.kind == Expedition::Kind::Its
                || trait.expedition.kind == Expedition::Kind::FacingIt);
    });
}
/// "the number of cards in its controller's hand"
struct SpeaksOfItsPlayer
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Who& who)
    {
        return (!who.me
                   && (who.kind == Who::Kind::ItsController || who.kind == Who::Kind::ItsOwner))
            || in<Who>(who);
    }
    static bool in(const Trait& trait)
    {
        if (trait.kind == Trait::Kind::Shares && trait.it)
            return true;
        const auto& of = trait.amount.of;
        return (of && of->thing && std::holds_alternative<It>(of->thing->node))
            || std::ranges::any_of(trait.places, [](const Place& place) { return in(place.whose); })
            || in<Trait>(trait);
    }
};
bool isOfIt(const Quantity& of)
{
    if (of.kind == Quantity::Kind::Things && SpeaksOfItsPlayer::in(of.filter))
        return true;

    const auto isFacingIt
        = [](const Trait& trait) { return trait.kind == Trait::Kind::Facing && trait.it; };
    return (of.thing && std::holds_alternative<It>(of.thing->node))
        || of.expedition.kind == Expedition::Kind::Its
        || of.expedition.kind == Expedition::Kind::FacingIt
        || std::ranges::any_of(of.filter.after, isFacingIt) || isInItsExpedition(of.filter)
        || (of.one && isOfIt(*of.one)) // "the difference between its {V} and its {M}"
        || (of.other && isOfIt(*of.other));
}
/// Whether something is chosen for an instruction just before it is done; or each of several gains something.
bool isChosenFor(const Effect& effect)
{
    if (const auto* gain = std::get_if<Gain>(&effect.node); gain
        && (std::holds_alternative<Each>(gain->what.node)
            || std::holds_alternative<It>(gain->what.node)))
        return true;
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node)
                    || std::holds_alternative<Some>(e.what.node);
            else
                return false;
        },
        effect.node);
}

} // namespace

/// "Target Character gains X boosts, where X is its Hand Cost": X waits for the target.
void CardSet::findLateWheres()
{
    for (const Effect* effect : m_effects)
        if (const auto* where = std::get_if<Where>(&effect->node))
            if (where->effect && where->x.of && isOfIt(*where->x.of) && isChosenFor(*where->effect))
                m_lateWheres.emplace(where->effect->id, where);
}

/// A token named without statistics is the one that another text of the set says more of.
void CardSet::fillSlots()
{
    for (std::size_t i = m_printed; i < m_cards.size(); ++i) {
        if (m_cards[i].abilities.empty())
            if (const auto defined = std::ranges::find_if(m_cards,
                    [&](const Card& card) {
                        return card.token && card.name == m_cards[i].name
                            && card.type == m_cards[i].type && !card.abilities.empty()
                            && card.forest == m_cards[i].forest
                            && card.mountain == m_cards[i].mountain
                            && card.ocean == m_cards[i].ocean;
                    });
                defined != m_cards.end()) {
                const std::string id = m_cards[i].id;
                m_cards[i] = Card(*defined);
                m_cards[i].id = id;
            }
        if (m_cards[i].type != CardType::Landmark)
            continue;
        const auto same = std::ranges::find_if(m_cards, [&](const Card& card) {
            return card.token && card.type == CardType::Character && card.name == m_cards[i].name;
        });
        if (same == m_cards.end())
            continue;
        const std::string id = m_cards[i].id;
        m_cards[i] = Card(*same);
        m_cards[i].id = id;
    }
}

namespace {

/// Whether a node could name something that "it" is afterwards.
struct Naming
{
    template <typename Node>
    static bool in(const Node& node)
    {
        if constexpr (
            std::is_same_v<Node,
                Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage> || std::is_same_v<Node, RevealUntil> || std::is_same_v<Node, Quantity> || std::is_same_v<Node, Expedition>)
            return true;
        else if constexpr (std::is_same_v<Node, Thing>)
            return !std::holds_alternative<This>(node.node);
        else {
            bool found = false;
            eachPart(node, [&](const auto& part) { found = found || in(part); });
            return found;
        }
    }
};

/// Whether neither triggers nor costs name anything but this card.
bool namesNothing(const Ability& ability)
{
    using Event = Happening::Event;
    return std::ranges::all_of(ability.triggers, [](const Happening& h) {
        const bool me = h.subject && std::holds_alternative<This>(h.subject->node);
        return (me && !h.expedition) || h.event == Event::IconJoin || h.event == Event::IconHand
            || h.event == Event::IconReserve || h.event == Event::AtPhase
            || h.event == Event::Passes;
    }) && std::ranges::none_of(ability.cost, [](const Effect& cost) {
        return Naming::in(cost);
    }) && !ability.triggerIf;
}

/// Whether a node speaks of what was named before it.
struct SpeakingOf
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Thing& of)
    {
        return std::holds_alternative<It>(of.node) || std::holds_alternative<OfThem>(of.node)
            || in<Thing>(of);
    }
    static bool in(const Who& who)
    {
        return who.kind == Who::Kind::ItsOwner || who.kind == Who::Kind::ItsController
            || in<Who>(who);
    }
    static bool in(const Expedition& of)
    {
        using Kind = Expedition::Kind;
        return of.kind == Kind::Its || of.kind == Kind::FacingIt || of.kind == Kind::That
            || of.kind == Kind::Those || in<Expedition>(of);
    }
    static bool in(const Trait& trait)
    {
        return trait.it || trait.kind == Trait::Kind::FromThese || in<Trait>(trait);
    }
    static bool in(const Quantity& of)
    {
        return (of.kind == Quantity::Kind::Done && !of.filter.nouns.empty()) || in<Quantity>(of);
    }
    static bool in(const Condition& of)
    {
        return of.kind == Condition::Kind::ThisWay || in<Condition>(of);
    }
};

/// "It gains ...": what an instruction is done to that is done to nothing in a discard pile, a hand or a deck.
const Thing* doneInPlay(const Effect& effect)
{
    return std::visit(
        [](const auto& e) -> const Thing* {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Node,
                    Gain> || std::is_same_v<Node, Sacrifice> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready> || std::is_same_v<Node, SwitchExpeditions> || std::is_same_v<Node, Defect> || std::is_same_v<Node, Augment>)
                return &e.what;
            else if constexpr (std::is_same_v<Node, DoubleBoosts>)
                return &e.on;
            else
                return nullptr;
        },
        effect.node);
}

/// Whether something that was not spoken of goes where nothing of that is done to it.
bool putsAway(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            bool away = std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>;
            if constexpr (std::is_same_v<Node, altered::Move>)
                away = e.to == Zone::Hand || e.to == Zone::Deck || e.to == Zone::Mana
                    || e.to == Zone::Discard;
            if constexpr (requires { e.what.node; })
                return away && !std::holds_alternative<This>(e.what.node);
            else
                return std::is_same_v<Node, Sabotage>;
        },
        effect.node);
}

/// "When a Character joins your Expeditions - You may discard a card from your hand. If you do, it gains 1 boost":
/// goes through an ability in its order, for what is put away and then not meant by "it".
class Payments
{
public:
    Payments(std::set<std::uint16_t>& found, bool named)
        : m_found(found)
        , m_named(named)
    {
    }
    void read(const Effect& effect)
    {
        if (const auto* all = std::get_if<Sequence>(&effect.node)) {
            for (const Effect& part : all->parts)
                read(part);
        } else if (const auto* may = std::get_if<May>(&effect.node)) {
            inside(may->effect);
            inside(may->to);
        } else if (const auto* where = std::get_if<Where>(&effect.node)) {
            ask(where->x);
            inside(where->effect);
        } else if (const auto* so = std::get_if<If>(&effect.node)) {
            ask(so->condition);
            const std::uint16_t before = m_away;
            inside(so->effect);
            const std::uint16_t after = std::exchange(m_away, before);
            inside(so->otherwise);
            if (m_away != after)
                m_away = none;
        } else {
            leaf(effect);
        }
    }

private:
    static constexpr std::uint16_t none = 0xFFFF;

    void inside(const Boxed<Effect>& of)
    {
        if (of)
            read(*of);
    }
    template <typename Node>
    void ask(const Node& node)
    {
        if (SpeakingOf::in(node) || Naming::in(node))
            m_away = none;
    }
    void leaf(const Effect& effect)
    {
        const Thing* what = doneInPlay(effect);
        const auto* it = what ? std::get_if<It>(&what->node) : nullptr;
        if (it && it->kind == It::Kind::It && m_away != none)
            m_found.insert(m_away);
        if (SpeakingOf::in(effect) || !putsAway(effect))
            ask(effect);
        else
            m_away = m_named ? effect.id : none;
        m_named = m_named || Naming::in(effect);
    }

    std::set<std::uint16_t>& m_found;
    bool m_named = false;
    std::uint16_t m_away = none;
};

bool asksAboutTheStep(const Effect& effect)
{
    using Kind = Condition::Kind;
    const auto* so = std::get_if<If>(&effect.node);
    return so
        && (so->condition.kind == Kind::Did || so->condition.kind == Kind::Didnt
            || so->condition.kind == Kind::Cant);
}
/// Of an instruction that is all about what it names: "target a Character", "reveal the top card of your deck".
bool isToName(const Effect& effect)
{
    return std::
        visit(
            [](const auto& e) {
                using Node = std::remove_cvref_t<decltype(e)>;
                return std::is_same_v<
                           Node, Declare> || std::is_same_v<Node, DeclareExpedition> || std::is_same_v<Node, Play> || std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt> || std::is_same_v<Node, RevealUntil> || std::is_same_v<Node, Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, Sabotage>;
            },
            effect.node);
}

/// "You may target a Character. It gains 1 boost.": where nobody was targeted, "it" is nothing that was named before.
struct NamedOnlyIfDone
{
    std::set<std::uint16_t>& found;
    const std::set<std::uint16_t>& unspoken;

    template <typename Node>
    void in(const Node& node) const
    {
        eachPart(node, [this](const auto& part) { in(part); });
    }
    void in(const Sequence& all) const
    {
        in<Sequence>(all);
        for (std::size_t k = 0; k + 1 < all.parts.size(); ++k)
            if (names(all.parts[k]) && !asksAboutTheStep(all.parts[k + 1]))
                found.insert(all.parts[k].id);
    }
    bool names(const Effect& effect) const
    {
        if (const auto* may = std::get_if<May>(&effect.node))
            return may->effect && !unspoken.contains(may->effect->id) && Naming::in(*may)
                && !SpeakingOf::in(*may);
        const auto* so = std::get_if<If>(&effect.node);
        return so && so->effect && !so->otherwise && isToName(*so->effect)
            && !SpeakingOf::in(*so->effect);
    }
};

} // namespace

/// Whom an ability speaks of, where its words alone do not say it.
void CardSet::settle(const Ability& ability)
{
    if (!ability.effect)
        return;
    const bool nothing = namesNothing(ability);
    Payments(m_unspoken, !nothing).read(*ability.effect);
    NamedOnlyIfDone { m_naming, m_unspoken }.in(*ability.effect);
    bool named = false;
    if (nothing)
        findCounting(*ability.effect, named);
}

void CardSet::number(Ability& ability)
{
    Numbers numbers;
    numbers.effect = [this](const Effect& effect) {
        m_effects.push_back(&effect);
        return static_cast<std::uint16_t>(m_effects.size() - 1);
    };
    numbers.counter = [this](const std::string& name) { return numberOfCounter(name); };
    numbers.subtype = [this](const std::string& name) { return numberOfSubtype(name); };
    numbers.token = [this](const Token& token) { return numberOfToken(token); };
    numbers.granted = [this](const Ability& granted) {
        m_grantsAbilities = true;
        if (granted.effect)
            m_granted.emplace(granted.effect->id, &granted);
        settle(granted);
    };
    numbers.history = [this](Happening::Event event) {
        m_historyEvents |= std::uint64_t { 1 } << static_cast<unsigned>(event);
    };
    numberAll(ability, numbers);
    settle(ability);
}

/// "{J} If an opponent controls two or more Landmarks, discard them."
void CardSet::findCounting(const Effect& effect, bool& named)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node)) {
        for (const Effect& part : all->parts)
            findCounting(part, named);
    } else if (const auto* may = std::get_if<May>(&effect.node); may && may->effect) {
        findCounting(*may->effect, named);
        named = named || Naming::in(*may);
    } else if (const auto* so = std::get_if<If>(&effect.node)) {
        const Condition& c = so->condition;
        if (!named && !so->after && !so->unless && !c.no && c.kind == Condition::Kind::Exist
            && c.quantity && c.quantity->kind == Quantity::Kind::Things && !c.quantity->thing)
            m_counting.insert(effect.id);
        named = named || (so->effect && Naming::in(*so->effect))
            || (so->otherwise && Naming::in(*so->otherwise));
    } else {
        named = named || Naming::in(effect);
    }
}

AbilityFacts CardSet::prepare(const Ability& ability)
{
    AbilityFacts facts;
    for (const Happening& trigger : ability.triggers) {
        facts.events |= std::uint64_t { 1 } << static_cast<unsigned>(trigger.event);
        facts.selfMove = facts.selfMove || isSelfMove(trigger, ability.support);
        m_hearsOfTargets = m_hearsOfTargets || trigger.event == Happening::Event::Targets;
    }
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
        facts.subtypes |= Subtypes { 1 } << (numberOfSubtype(subtype) & 63);
    // "Sacrifice an [Ember]": a token is called by its name as by a sub-type.
    if (const auto it = std::ranges::find(m_subtypes, singular(card.name));
        card.token && it != m_subtypes.end())
        facts.subtypes |= Subtypes { 1 } << ((it - m_subtypes.begin()) & 63);
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

const Ability* CardSet::granted(std::uint16_t effect) const
{
    const auto it = m_granted.find(effect);
    return it == m_granted.end() ? nullptr : it->second;
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

std::uint16_t CardSet::numberOfSubtype(const std::string& printed)
{
    const std::string word = singular(printed);
    const auto it = std::ranges::find(m_subtypes, word);
    if (it != m_subtypes.end())
        return static_cast<std::uint16_t>(it - m_subtypes.begin());
    m_subtypes.push_back(word);
    return static_cast<std::uint16_t>(m_subtypes.size() - 1);
}

std::uint16_t CardSet::numberOfCounter(const std::string& name)
{
    const std::string word = text::lowerCase(name);
    const auto it = std::ranges::find(m_counters, word);
    if (it != m_counters.end())
        return static_cast<std::uint16_t>(it - m_counters.begin());
    m_counters.push_back(word);
    return static_cast<std::uint16_t>(m_counters.size() - 1);
}

std::uint16_t CardSet::numberOfToken(const Token& token)
{
    // A token card of that name has the token's own text; a text that says more makes up its own.
    const auto known = m_byName.find(token.name);
    if (known != m_byName.end() && m_cards[known->second].token
        && (token.abilities.empty() || token.abilities == m_cards[known->second].abilities)) {
        const Card& card = m_cards[known->second];
        if (!token.hasStatistics
            || (card.forest == token.forest && card.mountain == token.mountain
                && card.ocean == token.ocean))
            return known->second;
    }
    for (std::size_t i = m_printed; i < m_cards.size(); ++i) {
        const Card& card = m_cards[i];
        if (card.name == token.name && card.forest == token.forest
            && card.mountain == token.mountain && card.ocean == token.ocean
            && card.abilities == token.abilities)
            return static_cast<std::uint16_t>(i);
    }
    Card card;
    card.name = token.name;
    card.id = "token-" + text::lowerCase(token.name);
    std::ranges::replace(card.id, ' ', '-');
    card.token = true;
    card.type = token.hasStatistics ? CardType::Character : CardType::Landmark;
    card.forest = token.forest;
    card.mountain = token.mountain;
    card.ocean = token.ocean;
    for (const std::string& subtype : token.subtypes)
        card.subtypes.push_back(text::lowerCase(subtype));
    card.abilities = token.abilities;
    m_cards.push_back(std::move(card));
    return static_cast<std::uint16_t>(m_cards.size() - 1);
}

namespace {

/// "in it", "it's behind", "in its Expedition": of what was named
bool isIt(const Expedition& e)
{
    return e.kind == Expedition::Kind::That || e.kind == Expedition::Kind::Its
        || e.kind == Expedition::Kind::FacingIt;
}
bool asksIt(const Filter& f)
{
    return std::ranges::any_of(f.after, [](const Trait& t) {
        return (t.kind == Trait::Kind::InExpedition && isIt(t.expedition))
            || (t.kind == Trait::Kind::Facing && t.it);
    });
}
bool asksIt(const Condition& c)
{
    const auto it = [](const Boxed<Thing>& t) { return t && std::holds_alternative<It>(t->node); };
    const bool whose = c.who.kind == Who::Kind::ItsController || c.who.kind == Who::Kind::ItsOwner;
    return whose || it(c.thing)
        || (c.quantity && (it(c.quantity->thing) || asksIt(c.quantity->filter)))
        || (c.expedition && isIt(*c.expedition))
        || std::ranges::any_of(c.parts, [](const Condition& part) { return asksIt(part); });
}

bool isTarget(const Expedition& e)
{
    return e.kind == Expedition::Kind::Target;
}
bool isTarget(const Boxed<Expedition>& e)
{
    return e && isTarget(*e);
}
bool namesItsTarget(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node);
            else if constexpr (requires { isTarget(e.expedition); })
                return isTarget(e.expedition);
            else
                return false;
        },
        effect.node);
}

} // namespace

const If* CardSet::lateIf(std::uint16_t number) const
{
    if (number == 0 || number == 0xFFFF)
        return nullptr;
    // What a branch holds is numbered right after it (cards/Numbering).
    const auto* so = std::get_if<If>(&effect(static_cast<std::uint16_t>(number - 1)).node);
    const bool late = so && so->after && so->effect && so->effect->id == number
        && asksIt(so->condition) && namesItsTarget(*so->effect);
    return late ? so : nullptr;
}

} // namespace triptych::altered
