#pragma once

#include "cards/Naming.h"
#include "core/Id.h"
#include "seize/cards/Card.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::seize {

/// One "target" of an ability in text order.
struct Slot
{
    enum class Kind : std::uint8_t {
        Attacked, ///< whom or what an Attack ability attacks, by its Reach
        Mercenary,
        Tile,
        Player,
        Opponent,
        Item, ///< of the stack, to be countered
        Treasure
    };
    static constexpr std::uint8_t anyMode = 0xFF;
    Kind kind = Kind::Mercenary;
    Filter filter {};
    Counter::What what = Counter::What::Ability; ///< With Item.
    How how = How::Any;                          ///< With Item: of an attack.
    std::optional<Filter> against {};            ///< With Item: whom the attack is made against.
    Goods goods {};                              ///< With Treasure.
    int count = 1;
    bool upTo = false;
    std::uint8_t mode = anyMode; ///< Asked only when this mode was chosen.
};

/// What the match asks of an ability all the time, read off its tree once.
struct AbilityFacts
{
    std::vector<Slot> slots;
    std::uint8_t modes = 0; ///< Alternatives of a Choose, 0 without one.
    // Its cost
    int treasures = 0;
    int movement = 0;
    int loot = 0;
    int health = 0;
    int discards = 0;
    CardFilter discarded {}; ///< Which cards.
    int hurts = 0;           ///< "take 2 True damage"
    DamageType hurtBy = DamageType::True;
    int suffers = 0; ///< "gain 2 Frost"
    Status suffered = Status::Frost;
    int unmarks = 0; ///< "remove 1 bead counter"
    int lifts = 0;   ///< "remove 1 Bleed"
    Status lifted = Status::Bleed;
    int others = 0; ///< "exhaust another allied mercenary": how many
    CostItem::Kind by = CostItem::Kind::ExhaustOther; ///< What is done to them.
    Filter other {};                                  ///< Which of yours.
    CardFilter otherCard {};                          ///< Which treasures of yours.
    Goods::Where otherWhere = Goods::Where::Anywhere;
    bool otherOnThis = false; ///< Equipped to this, or to the bearer.
    bool exhausts = false;    ///< "exhaust this": the mercenary, or the treasure
    bool exhaustsBearer = false;
    bool destroysThis = false;
    bool unequipsThis = false;
    bool returnsThis = false;
    bool exitsThis = false;
    bool comesOut = false;     ///< "lose Stealth"
    bool anyTreasures = false; ///< "X treasures"
};

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
    std::uint32_t allowances = 0; ///< Bit per Allowance::Kind that a static grants.
    ModifierSet grants {};        ///< What a static grants.
    std::uint8_t rescues = 0;     ///< A static keeps somebody from being destroyed.
    std::uint64_t triggers = 0;   ///< Bit per Trigger::Event that some ability waits for.
    const Fits* fits = nullptr;   ///< Of a treasure: who can equip it.
    std::vector<std::uint8_t> statics, actives, triggered; ///< Numbers of abilities.
    std::vector<AbilityFacts> abilities;                   ///< Parallel to Card::abilities.
    AbilityFacts whole; ///< Of an ability card: all its paragraphs as one.
};

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
    std::size_t slugCount() const { return m_slugs.size(); }

private:
    void numberCondition(Condition&);
    void numberEffect(Effect&);
    void numberFilter(Filter&);
    void numberCards(CardFilter&);
    void numberCounted(Counted&);
    void numberAmount(Amount&);
    AbilityFacts prepare(Ability&);
    Facts factsOf(Card&);
    Class classNumber(const std::string& printed);

    std::vector<Card> m_cards;
    std::vector<Ability> m_wholes; ///< Parallel to the cards; of ability cards.
    std::vector<Facts> m_facts;
    std::vector<std::uint8_t> m_uses; ///< Parallel to the cards.
    std::vector<const Effect*> m_effects;
    std::vector<std::string> m_classes; ///< 1-based
    cards::NumberByText m_names;
    cards::NumberByText m_slugs;
    cards::NumberByText m_byIdOrName; ///< An id goes before a name that is spelled like it.
    cards::NumberByText m_byLowerName;
};

} // namespace triptych::seize
