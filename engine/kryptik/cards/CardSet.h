#pragma once

#include "cards/Naming.h"
#include "core/Id.h"
#include "kryptik/cards/Card.h"
#include "kryptik/cards/StoneNeed.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::kryptik {

/// One "target" of an ability in text order.
struct Slot
{
    static constexpr std::uint8_t anyMode = 0xFF;
    TargetSpec spec;
    std::uint8_t mode = anyMode; ///< Asked only when this mode was chosen.
    bool takesControl = false;   ///< 7.1.2b You would gain control of the target.
    /// Likewise where control is exchanged: of both of this place, of the first and the second of two places, of it and
    /// this card.
    enum class Exchanged : std::uint8_t { No, Both, First, Second, WithThis };
    Exchanged exchanged = Exchanged::No;
    std::uint8_t number = 0; ///< Among those of its mode.
    static constexpr std::uint16_t noFork = 0xFFFF;
    std::uint16_t fork
        = noFork;           ///< The "if ... Otherwise, ..." of which only one branch speaks of it.
    bool otherwise = false; ///< With it: the second branch.

    bool isOfMode(std::uint8_t chosen) const { return mode == anyMode || mode == chosen; }
};

/// What the match asks of an ability all the time, read off its tree once.
struct AbilityFacts
{
    std::vector<Slot> slots;
    std::uint8_t modes = 0;        ///< Alternatives of a Choose, 0 without one.
    bool speaksOfOpponent = false; ///< Who::Opponent: one is chosen when it goes on the pile.
    bool onlyAddsEnergy = false;   ///< 8.2.1 does not use the pile
    StoneNeed stones;              ///< Of its cost.
    bool hasStones = false;
    bool engagesThis = false;
    bool speaksOfThatPlayer = false;
    bool speaksOfObject = false;     ///< Of the other one in what triggered.
    bool inLimbo = false;            ///< Works in its owner's limbo pile, and only there.
    bool inHand = false;             ///< Likewise in the hand.
    bool attached = false;           ///< Likewise while it is attached to a citizen.
    std::uint8_t leavesForLater = 0; ///< So many effects that wait for a later moment.
    bool aimsByX = false;            ///< 8.1.1 what may be its target depends on the X paid
};

/// 9.2 What passive abilities can speak of. A question about a card asks only those abilities
/// that could change its answer.
using Topics = std::uint64_t;
namespace topic {
inline constexpr Topics stats = 1;       ///< attack and defense
inline constexpr Topics lessDefense = 2; ///< ... and taking defense away
inline constexpr Topics keywords = 4;    ///< gained or lost, singly or all
inline constexpr Topics losingAll = 8;   ///< all abilities lost
constexpr Topics of(Allow::Deed deed)    ///< that it can or can not be done
{
    constexpr unsigned ofTheirOwn = 27; // what is said seldom shares one
    const auto n = static_cast<unsigned>(deed);
    return Topics { 16 } << (n < ofTheirOwn ? n : ofTheirOwn);
}
inline constexpr Topics players = Topics { 1 } << 32;       ///< what players may not do
inline constexpr Topics costs = Topics { 1 } << 33;         ///< of others' casting
inline constexpr Topics ownCost = Topics { 1 } << 34;       ///< of casting the card itself
inline constexpr Topics entering = Topics { 1 } << 35;      ///< how something enters
inline constexpr Topics dying = Topics { 1 } << 36;         ///< what happens instead
inline constexpr Topics ownStats = Topics { 1 } << 37;      ///< what its attack or defense is
inline constexpr Topics fromLimbo = Topics { 1 } << 38;     ///< it may be cast from there
inline constexpr Topics damage = Topics { 1 } << 39;        ///< what is prevented of it
inline constexpr Topics grants = Topics { 1 } << 40;        ///< abilities that are given
inline constexpr Topics castingFrom = Topics { 1 } << 41;   ///< of others, from where they lie
inline constexpr Topics tops = Topics { 1 } << 42;          ///< who sees the top of a deck
inline constexpr Topics uncounterable = Topics { 1 } << 43; ///< it can not be countered
inline constexpr Topics castOnly = Topics { 1 } << 44;      ///< when it may be cast
inline constexpr Topics tolls = Topics { 1 } << 45;         ///< what attacking costs
inline constexpr Topics limbo = Topics { 1 } << 46;         ///< what is not put into limbo piles
inline constexpr Topics otherCost = Topics { 1 } << 47;     ///< what it may be cast for instead
inline constexpr Topics triggering = Topics { 1 } << 49;    ///< what others' abilities do
inline constexpr Topics factions = Topics { 1 } << 50;      ///< of what factions something is
inline constexpr Topics choosing = Topics { 1 } << 51;      ///< what is chosen as it enters
inline constexpr Topics yearFates = Topics { 1 } << 52;     ///< what becomes of 11 year cards
inline constexpr Topics copying = Topics { 1 } << 53;       ///< what it enters as
inline constexpr Topics naming = Topics { 1 } << 54;       ///< the name that is chosen as it enters
inline constexpr Topics castingTimes = Topics { 1 } << 55; ///< when others may be cast
inline constexpr Topics sureCasting = Topics { 1 } << 56;  ///< which others can not be countered
inline constexpr Topics energyColours = Topics { 1 } << 57; ///< what colours soul cards give
inline constexpr Topics abilityCosts = Topics { 1 } << 48;  ///< of others' active abilities
// No passive ability says these, but a card has one that works there.
inline constexpr Topics worksInLimbo = Topics { 1 } << 58;
inline constexpr Topics worksInHand = Topics { 1 } << 59;
/// What an effect can say for a time of all of a kind, whoever comes: see LastingEffect::Kind::Rule.
inline constexpr Topics saidForATime
    = ((Topics { 1 } << 32) - 16) | damage | dying | tolls | sureCasting | castingTimes;
} // namespace topic

/// What is asked most lies in front, in one cache line.
struct alignas(64) Facts
{
    CardType type = CardType::Citizen;
    Colours soul = 0;
    KeywordSet keywords = 0;
    Faction faction = 0;
    std::uint16_t name = 0; ///< Cards of one name share a number.
    std::uint16_t slug = 0; ///< Cards whose names make one slug share a number.
    std::int8_t attack = 0;
    std::int8_t defense = 0;
    std::int16_t yearCost = -1; ///< -1: none
    bool overlord = false;
    bool hasYearAbility = false;
    bool worksInLimbo = false;  ///< Some ability of it does.
    bool worksInHand = false;   ///< Likewise.
    bool worksAttached = false; ///< Likewise.
    bool hearsOfItself = false; ///< Where it comes to lie off the island.
    Topics topics = 0;          ///< Of its passive abilities.
    std::uint64_t triggers = 0; ///< Bit per Trigger::Event that some ability waits for.
    void waitFor(Trigger::Event event)
    {
        triggers |= std::uint64_t { 1 } << static_cast<unsigned>(event);
    }
    StoneNeed cost;
    std::vector<AbilityFacts> abilities; ///< Parallel to Card::abilities.
    AbilityFacts year;
    std::vector<std::uint8_t> passives, actives, triggered, effects; ///< Numbers of abilities.
    std::vector<std::uint8_t> additional;
    Cost insteadCost; ///< What it may be cast for instead, with what is additional.
    StoneNeed insteadStones;
    StoneNeed moreStones; ///< What may be paid besides.
    Cost limboCost;       ///< What it may be cast for from a limbo pile, with what is additional.
    StoneNeed limboStones;
    std::uint8_t fromLimbo = 0xFF; ///< The number of the ability that says so.
    std::uint8_t more = 0xFF;      ///< The number of the ability that says so.
    std::uint8_t instead = 0xFF;   ///< The number of the ability that says so.
};

/// 11 An entry of the list of limited and banned cards. Data: no card is named in the engine.
struct Restriction
{
    std::string name;
    int copies = 0;    ///< 0: banned
    std::string since; ///< "YYYY-MM-DD"; empty: always
    std::string rule;  ///< "kryptik 11.3"
};

/// All printed cards a match can meet, numbered and prepared. Immutable; matches share it.
class CardSet
{
public:
    explicit CardSet(std::vector<Card> cards, std::vector<Restriction> restrictions = {});
    CardSet(const CardSet&) = delete;
    CardSet& operator=(const CardSet&) = delete;

    std::size_t size() const { return m_cards.size(); }
    const Card& card(std::size_t number) const { return m_cards[number]; }
    const Facts& facts(std::size_t number) const { return m_facts[number]; }
    const Ability& ability(std::size_t number, std::uint8_t ability) const;
    const AbilityFacts& abilityFacts(std::size_t number, std::uint8_t ability) const;
    /// How many different slugs there are.
    std::size_t slugCount() const { return m_slugs.size(); }
    const Effect& effect(std::uint16_t id) const { return *m_effects[id]; }
    /// The printed card whose text a number of `ability` is from.
    const Card& printedOn(std::size_t number) const
    {
        return m_cards[number < m_cards.size() ? number : m_granted[number - m_cards.size()].card];
    }
    std::uint16_t nameOf(std::size_t number) const
    {
        return m_facts[number < m_cards.size() ? number : m_granted[number - m_cards.size()].card]
            .name;
    }
    /// What tells an ability from others that the same citizen has or was given.
    std::uint8_t markOf(std::size_t number, std::uint8_t ability) const
    {
        return number < m_cards.size()
            ? ability
            : static_cast<std::uint8_t>(0x80 + (number - m_cards.size()) % 0x78);
    }
    bool isGranted(std::size_t number) const { return number >= m_cards.size(); }
    bool hasGrants() const { return !m_granted.empty(); }
    /// Some ability waits for what happens for the first time in a turn.
    bool hasFirsts() const { return m_hasFirsts; }
    /// Whether something is asked of how many of a kind were cast: "the first Beast you cast each turn".
    bool countsKinds() const { return m_countsKinds; }
    bool changesFactions() const { return m_changesFactions; }
    /// In small letters; empty of "no faction".
    std::string_view factionName(Faction number) const
    {
        return number == 0 || number > m_factions.size() ? std::string_view {}
                                                         : m_factions[number - 1u];
    }
    /// Some text asks what blocked what this turn, or who was dealt damage by whom.
    bool asksWhoMet() const { return m_asksWhoMet; }
    bool asksWhoHurt() const { return m_asksWhoHurt; }
    /// Some text asks what citizens did this turn.
    bool asksOfHistory() const { return m_asksOfHistory; }
    /// Some text asks whether a card of a kind was cast this turn.
    bool asksKindsCast() const { return m_asksKindsCast; }
    /// Some text waits for what is cast from a limbo pile.
    bool asksWhenceCast() const { return m_asksWhenceCast; }
    /// By id, then by name, then by name without regard to case; noCard when there is none.
    CardId find(std::string_view idOrName) const;
    const std::vector<Card>& cards() const { return m_cards; }
    const std::vector<Restriction>& restrictions() const { return m_restrictions; }

private:
    void numberNode(Effect& part);
    void numberEffect(Effect&);
    void numberFilter(Filter&);
    void numberCounter(CounterKind&);
    void numberAmount(Amount&);
    void noteAsked(const Condition&);
    Facts factsOf(Card&); ///< Names and numbers what the card speaks of.
    AbilityFacts prepare(Ability&);
    Faction factionNumber(const std::string& printed);

    /// An ability that a text gives: numbered behind the cards, as their paragraph 0.
    struct Granted
    {
        std::unique_ptr<Ability> ability;
        AbilityFacts facts;
        std::uint16_t card = 0; ///< In whose text it is.
    };
    std::uint16_t numberGranted(const Ability&);

    std::vector<Card> m_cards;
    std::vector<Granted> m_granted;
    std::uint16_t m_reading = 0; ///< The card whose text is being numbered.
    std::vector<Restriction> m_restrictions;
    std::vector<Facts> m_facts;
    std::vector<const Effect*> m_effects;
    std::vector<std::string> m_factions;     ///< 1-based
    std::vector<std::string> m_counterNames; ///< By CounterKind::number from 1.
    bool m_changesFactions = false;
    bool m_hasFirsts = false;
    bool m_countsKinds = false;
    bool m_asksWhoMet = false;
    bool m_asksWhoHurt = false;
    bool m_asksOfHistory = false;
    bool m_asksWhenceCast = false;
    bool m_asksKindsCast = false;
    cards::NumberByText m_names;
    cards::NumberByText m_byIdOrName; ///< An id goes before a name that is spelled like it.
    cards::NumberByText m_byLowerName;
    cards::NumberByText m_slugs;
};

} // namespace triptych::kryptik
