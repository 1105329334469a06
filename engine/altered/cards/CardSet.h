#pragma once

#include "altered/cards/Card.h"
#include "altered/cards/LateParts.h"
#include "altered/cards/Pronouns.h"
#include "altered/cards/Topics.h"
#include "cards/Naming.h"
#include "core/Id.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::altered {

using KeywordSet = std::uint16_t; ///< Bit n stands for Keyword n.
constexpr KeywordSet bit(Keyword k)
{
    return static_cast<KeywordSet>(1u << static_cast<unsigned>(k));
}
using Subtypes = std::uint64_t; ///< Bit n stands for sub-type n of the set.

/// One thing that a text says "target" of, in text order (v1 5.2.3).
struct Slot
{
    const Target* target = nullptr;         ///< Objects, or
    const Expedition* expedition = nullptr; ///< an Expedition, or where tokens are distributed any.
    const Amount* divided = nullptr; ///< How many are distributed among them: each is a pick.
    std::uint8_t mode = 0xFF;        ///< Asked only when this mode was chosen.
};

/// What the match asks of an ability all the time, read off its tree once.
struct AbilityFacts
{
    std::vector<Slot> slots;  ///< Those of optional steps are not among them: they are asked later.
    std::uint64_t events = 0; ///< Of a reaction: bit per Happening::Event it waits for.
    bool selfMove = false;    ///< 6.3.c "I" enter a visible zone.
    /// "When I or another Robot joins ...": which of its triggers are about "me", where not all are; a bit each
    std::uint16_t ownMoves = 0;
    std::uint8_t statement = 0xFF; ///< Of a passive: index in Statement.
    Topics asks = 0;               ///< Of a passive: on what it hangs what it does (2.3.2),
    Topics changes = 0;            ///< and what it changes.
    std::uint8_t number = 0;       ///< Its number in names: reactions and quick actions, from 1.
};

/// What is asked most lies in front.
struct alignas(64) Facts
{
    CardType type = CardType::Character;
    Faction faction = Faction::Neutral;
    Rarity rarity = Rarity::None;
    bool token = false;
    std::int8_t handCost = 0;
    std::int8_t reserveCost = 0;
    std::array<std::int8_t, 3> statistics {};
    std::int8_t scout = -1;        ///< 7.4.5 Its Scout cost; -1: none.
    std::int8_t tough = 0;         ///< 7.4.7 Where it is a plain number.
    bool variableKeywords = false; ///< Some keyword has an X.
    KeywordSet keywords = 0;       ///< Printed on keyword lines of the main text.
    std::uint16_t name = 0;        ///< Cards of one name share a number.
    std::uint16_t slug = 0;        ///< Cards of one slug likewise.
    Subtypes subtypes = 0;
    Subtypes calledBy = 0;            ///< Of a token, among them: its name, which is no sub-type.
    std::uint16_t alsoInPlay = 0;     ///< "Also considered": bit per Noun::Kind, in play,
    std::uint16_t alsoEverywhere = 0; ///< and wherever it is.
    std::uint64_t events = 0;         ///< Of its reactions in the main text,
    std::uint64_t supportEvents = 0;  ///< of those in the support text,
    std::uint64_t selfEvents = 0;     ///< of those about its own moving.
    std::uint32_t statements = 0;     ///< Bit per Statement of the main text,
    std::uint32_t supportStatements = 0; ///< and of the support text.
    /// Bit per Happening::Event that its texts ask about later, or those of tokens, which may join it.
    std::uint64_t historyEvents = 0;
    std::vector<AbilityFacts> abilities; ///< Parallel to Card::abilities.
    std::vector<std::uint8_t> quicks, supports, reactions, passives, effects, declared;
};

template <typename S>
constexpr std::uint8_t statementIndex();

/// All printed cards a match can meet, numbered and prepared, and the tokens they create.
/// Immutable; matches share it.
class CardSet
{
public:
    /// A set to look at has no facts, which only matches ask for.
    enum class Purpose { Play, LookAt };
    explicit CardSet(std::vector<Card> cards, Purpose purpose = Purpose::Play);
    CardSet(const CardSet&) = delete;
    CardSet& operator=(const CardSet&) = delete;

    /// How many were given; tokens made up by texts have higher numbers.
    std::size_t size() const { return m_printed; }
    const Card& card(std::size_t number) const { return m_cards[number]; }
    const Facts& facts(std::size_t number) const { return m_facts[number]; }
    const Effect& effect(std::uint16_t id) const { return *m_effects[id]; }
    /// The reaction that an effect belongs to, or null: abilities that are granted in quotes.
    const Ability* granted(std::uint16_t effect) const;
    /// What "it" and "they" of its texts are.
    const Pronouns& pronouns() const { return m_pronouns; }
    /// The condition, or what says the X, that an instruction with a target of its own waits for; or null.
    const If* lateIf(std::uint16_t effect) const;
    const Where* lateWhere(std::uint16_t effect) const { return m_late.whereOf(effect); }
    /// The one thing that is done to what such an instruction names, or null.
    const Effect* deedOf(std::uint16_t declared) const { return m_late.deedOf(declared); }
    /// By id, then by name, then by name without regard to case; noCard when there is none.
    CardId find(std::string_view idOrName) const;
    const std::vector<Card>& cards() const { return m_cards; }
    /// Empty where there is no such counter.
    const std::string& counterName(std::uint8_t kind) const
    {
        return m_counters[kind < m_counters.size() ? kind : 0u];
    }
    /// 0 when no card speaks of such a counter.
    std::uint8_t counterKind(std::string_view name) const;
    std::uint16_t nameNumber(std::string_view name) const;
    std::size_t slugCount() const { return m_slugs.size(); }
    bool grantsAbilities() const { return m_grantsAbilities; }
    bool grantsKeywords() const { return m_grantsKeywords; }
    /// Whether a passive ability of any card changes statistics.
    bool changesStatistics() const { return m_changesStatistics; }
    /// Whether a Character may become Gigantic, or cease to be.
    bool grantsGigantic() const { return m_grantsGigantic; }
    /// Whether some card lets cards in discard piles be played.
    bool playsFromPile() const { return m_playsFromPile; }
    /// Whether something may lose its abilities.
    bool losesAbilities() const { return m_losesAbilities; }
    /// Whether some text waits for what is targeted.
    bool hearsOfTargets() const { return m_hearsOfTargets; }
    /// Whether something may be given sub-types; those that there are.
    bool grantsSubtypes() const { return m_grantsSubtypes; }
    const std::vector<std::string>& subtypes() const { return m_subtypes; }
    /// Whether some text asks for what joined, or gained a boost, this turn or Day.
    bool asksLately() const { return m_asksLately; }
    /// Whether some text says "the next time".
    bool waitsForNextTimes() const { return m_waitsForNextTimes; }

private:
    void prepareCard(std::size_t number);
    void number(Ability&);
    AbilityFacts prepare(const Ability&);

    std::size_t m_printed = 0;
    std::vector<Card> m_cards;
    std::vector<Facts> m_facts;
    std::vector<const Effect*> m_effects;
    std::map<std::uint16_t, const Ability*> m_granted;
    LateParts m_late;
    Pronouns m_pronouns;
    bool m_grantsAbilities = false;
    bool m_grantsKeywords = false;
    bool m_changesStatistics = false;
    bool m_grantsGigantic = false;
    bool m_playsFromPile = false;
    bool m_losesAbilities = false;
    bool m_hearsOfTargets = false;
    bool m_waitsForNextTimes = false;
    bool m_asksLately = false;
    bool m_grantsSubtypes = false;
    std::uint64_t m_historyEvents = 0; ///< Of the card that is being numbered.
    std::vector<std::string> m_counters { "" };
    std::vector<std::string> m_subtypes;
    cards::NumberByText m_names;
    cards::NumberByText m_slugs;
    cards::NumberByText m_byId;
    cards::NumberByText m_byName;
    cards::NumberByText m_byLowerName;
};

namespace detail {
template <typename S, typename Variant>
struct IndexIn;
template <typename S, typename... Ts>
struct IndexIn<S, std::variant<Ts...>>
{
    static constexpr std::size_t value()
    {
        std::size_t at = 0;
        (void)((std::is_same_v<S, Ts> ? true : (++at, false)) || ...);
        return at;
    }
};
} // namespace detail

template <typename S>
constexpr std::uint8_t statementIndex()
{
    return static_cast<std::uint8_t>(detail::IndexIn<S, Statement>::value());
}

} // namespace triptych::altered
