#pragma once

#include "cards/Naming.h"
#include "core/Id.h"
#include "seize/cards/AbilityFacts.h"
#include "seize/cards/Card.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::seize {

/// What a printed card can be used for, as bits. Asked of every card of a hand in each priority
/// window, so it lies closer together than the Facts do.
enum Usage : std::uint8_t {
    UsedAsInstant = 1,
    UsedAsAttack = 2,
    UsedAsEvent = 4,
    UsedInPlay = 8, ///< It has active abilities.
    UsedAsMercenary = 16,
    UsedAsTreasure = 32
};

/// Facts::rescues: what would happen does not, or not where its controller would rather have it otherwise.
enum Keeps : std::uint8_t { keepsAlways = 1, keepsByOffer = 2 };

/// What is asked most lies in front.
struct Facts
{
    CardType type = CardType::Mercenary;
    AbilityType ability = AbilityType::Instant;
    TreasureType treasure = TreasureType::Weapon;
    Hands hands = Hands::None;
    Class cls = 0;
    std::uint8_t stars = 1;
    Shot shot = Shot::None;
    bool hasMelee = false;
    bool stored = false;    ///< Something it says works in the Warchest.
    std::uint16_t name = 0; ///< Cards of one name share a number.
    std::uint16_t slug = 0; ///< Cards of one slug likewise.
    std::int16_t health = 0;
    std::int16_t melee = 0;
    std::int16_t ranged = 0;
    std::int16_t distance = 1;
    std::int16_t defense = 0;
    std::int16_t bounty = 0;
    std::int16_t steps = 0;
    std::int16_t cost = 0;
    Arrows meleeArrows = 0;
    Arrows rangedArrows = 0;
    Arrows moveArrows = 0;
    std::uint32_t allowances = 0; ///< `bitOf` each Allowance::Kind that a static grants.
    ModifierSet grants {};        ///< What a static grants.
    std::uint8_t rescues = 0;     ///< A static keeps somebody from being destroyed; bits of Keeps.
    std::uint64_t triggers = 0;   ///< Bit per Trigger::Event that some ability waits for.
    const Fits* fits = nullptr;   ///< Of a treasure: who can equip it.
    std::vector<std::uint8_t> statics, actives, triggered; ///< Numbers of abilities.
    std::vector<AbilityFacts> abilities;                   ///< Parallel to Card::abilities.
    AbilityFacts whole; ///< Of an ability card: all its paragraphs as one.
};

/// Instead of the number of a paragraph: of an ability card, all its paragraphs as one.
inline constexpr std::uint8_t wholeCard = 0xFE;

/// All printed cards a match can meet, numbered and prepared. Immutable; matches share it.
class CardSet
{
public:
    explicit CardSet(std::vector<Card> cards);
    CardSet(const CardSet&) = delete;
    CardSet& operator=(const CardSet&) = delete;

    std::size_t size() const { return m_cards.size(); }
    const Card& card(std::size_t number) const { return m_cards[number]; }
    const Facts& facts(std::size_t number) const { return m_facts[number]; }
    std::uint8_t uses(std::size_t number) const { return m_uses[number]; } ///< Bits of Usage.
    /// A paragraph, or the whole text of an ability card (`wholeCard`).
    const Ability& ability(std::size_t number, std::uint8_t ability) const;
    const AbilityFacts& abilityFacts(std::size_t number, std::uint8_t ability) const;
    const Effect& effect(std::uint16_t id) const { return *m_effects[id]; }
    /// By id, then by name, then by name without regard to case; noCard when there is none.
    CardId find(std::string_view idOrName) const;
    const std::vector<Card>& cards() const { return m_cards; }
    /// Bit per Trigger::Event that some card is played in answer to.
    std::uint64_t answered() const { return m_answered; }
    std::size_t slugCount() const { return m_slugs.size(); }

private:
    void numberCondition(Condition&);
    void numberEffect(Effect&);
    void numberFilter(Filter&);
    void numberCards(CardFilter&);
    void numberCounted(Counted&);
    void numberAmount(Amount&);
    void numberQuantity(Quantity& quantity);
    AbilityFacts prepare(Ability&);
    Facts factsOf(Card&);
    Class classNumber(const std::string& printed);

    std::vector<Card> m_cards;
    std::vector<Ability> m_wholes; ///< Parallel to the cards; of ability cards.
    std::vector<Facts> m_facts;
    std::vector<std::uint8_t> m_uses; ///< Parallel to the cards.
    std::uint64_t m_answered = 0;
    std::uint16_t m_speaker = 0; ///< While cards are numbered: the name of the one that says it.
    std::vector<const Effect*> m_effects;
    std::vector<std::string> m_classes; ///< 1-based
    cards::NumberByText m_names;
    cards::NumberByText m_slugs;
    cards::NumberByText m_byIdOrName; ///< An id goes before a name that is spelled like it.
    cards::NumberByText m_byLowerName;
};

} // namespace triptych::seize
