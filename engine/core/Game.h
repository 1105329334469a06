#pragma once

#include "core/Match.h"
#include "core/Problem.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cards {
class Library;
struct CardField;
struct PackText;
} // namespace triptych::cards
namespace triptych::decks {
class ListFormat;
class UniqueCards;
struct DeckFault;
struct DeckList;
struct DeckRules;
} // namespace triptych::decks

namespace triptych {

/// How decks of a ruleset are made from boosters at the table. What makes a deck sound is said by
/// the printed fields of its cards, so that whoever picks need not know the game.
struct DraftRules
{
    int boosters = 0;      ///< Of each drafter; 0: decks of this ruleset are brought along.
    int packSize = 0;      ///< Cards of a booster; 0: as the booster has it.
    int deckSize = 0;      ///< Cards of a deck, or the fewest it may have.
    int minutes = 0;       ///< For building; 0: no limit.
    std::string_view rule; ///< Where the rules say so.
    /// What such decks say as their ruleset, where that is a part of this one: "chess-blitz".
    std::string_view deckRuleset {};

    std::string_view kind; ///< The field that says what a card is: "type".
    std::string_view
        group; ///< ... with what it goes together: "class". Without it: with everything.
    std::string_view rarity; ///< ... how rare it is: a number, or a word of `rarities`.
    std::string_view cost;   ///< ... what it costs.
    std::vector<std::string_view> rarities; ///< From common on, where they are words.
    std::string_view leaders;               ///< The kind that others of its group need; "": none.
    /// How many cards of each kind a sound deck has, most important first.
    std::vector<std::pair<std::string_view, int>> makeUp;
};

/// Something in the rules that a table may agree to play otherwise.
struct RuleOption
{
    std::string_view name; ///< "bleedPure"
    bool usual = false;    ///< As the rule document has it.
    std::string_view rule; ///< What it changes, by the rule document: "chess 3.8".
};
/// What a table has agreed, by the options' names; those that are not named stay as usual.
using RuleChoices = std::map<std::string, bool, std::less<>>;

struct Ruleset
{
    std::string id; ///< "constructed"
    std::size_t minSeats = 2;
    std::size_t maxSeats = 2;
    int bestOf = 1;  ///< Games of a match when it is played in earnest.
    int minutes = 0; ///< Its time limit for all games together; 0: it has none.
    DraftRules draft {};
    std::vector<RuleOption> options {};
};

/// A phase of a turn, named as observations name it (NOTATION section 3).
struct TurnPhase
{
    std::string_view name;
    std::vector<std::string_view> steps {};
    std::size_t loopFrom = 0, loopTo = 0; ///< Steps that may come again, in this range.
};

/// What a new match needs.
struct Setup
{
    std::string ruleset;
    std::uint64_t seed = 1;
    std::vector<decks::DeckList> decks; ///< One a seat, in seat order.
    PlayerId first = noPlayer;          ///< Who starts; noPlayer: by the seed.
    PlayerId firstChosenBy = noPlayer;  ///< This seat is asked who starts (match of three).
    RuleChoices options {};             ///< What the table has agreed to play otherwise.
};

struct Opened
{
    std::unique_ptr<Match> match; ///< Null when there are problems.
    Problems problems;
};

/// One of the games, as journals, scenarios, tools and the table know it.
class Game
{
public:
    virtual ~Game() = default;
    virtual std::string_view id() const = 0; ///< One lower-case word.
    virtual std::string_view title() const = 0;
    virtual const std::vector<Ruleset>& rulesets() const = 0;
    /// The phases of a turn in order; what is done once, before the first turn, comes first.
    virtual const std::vector<TurnPhase>& phases() const = 0;

    struct Loaded
    {
        std::shared_ptr<const cards::Library> library; ///< Null when a pack cannot be used at all.
        Problems problems;    ///< Of files; problems of texts are in the library.
        Problems warnings {}; ///< What files hold that nobody reads; they are used all the same.
    };
    virtual Loaded load(const std::vector<cards::PackText>& packs) const = 0;
    /// The same cards to be looked at and put into decks, in the same order. A game whose players have
    /// tens of thousands compiles a text only when somebody asks what it does or whether it is
    /// understood. No match is opened with it.
    virtual Loaded catalogue(const std::vector<cards::PackText>& packs) const
    {
        return load(packs);
    }

    // --- Cards, as people look for them
    /// What may be asked about a printed card, beside what every card has (cards/CardField).
    virtual const std::vector<cards::CardField>& cardFields() const = 0;
    /// What a card does for whoever plays it, less what it costs: by its numbers and by what its
    /// compiled text does. About 0 for a common card, more for a better one.
    virtual double worth(const cards::Library&, std::size_t card) const = 0;

    // --- Decks
    /// What is illegal about a deck; empty when it may be played. `date` is "YYYY-MM-DD" for lists
    /// that came into force on a day; empty means today's rules.
    virtual std::vector<decks::DeckFault> faults(const cards::Library&, const decks::DeckList&,
        std::string_view ruleset, std::string_view date = {}, const RuleChoices& = {}) const = 0;
    /// The same as problems (decks/DeckFault).
    Problems check(const cards::Library&, const decks::DeckList&, std::string_view ruleset,
        std::string_view date = {}, const RuleChoices& = {}) const;
    /// How many copies of a card a deck may have, whatever else is in it; 0: none.
    virtual int mostCopies(const cards::Library&, std::size_t card, std::string_view ruleset,
        std::string_view date = {}, const RuleChoices& = {}) const = 0;
    /// Whether a card may lead a deck: be its hero, its champion. `leader` counts the leaders of
    /// `deckRules`.
    virtual bool mayLead(const cards::Library&, std::size_t card, std::string_view ruleset,
        std::size_t leader) const = 0;
    /// How decks are made up, drawn from and paid for.
    virtual decks::DeckRules deckRules(std::string_view ruleset, const RuleChoices& = {}) const = 0;
    /// Forms of deck lists that are this game's own, beside those of every game.
    virtual const std::vector<const decks::ListFormat*>& listFormats() const = 0;
    /// Cards of which each is printed once, after another; null in a game without such.
    virtual const decks::UniqueCards* uniqueCards() const { return nullptr; }

    virtual Opened open(std::shared_ptr<const cards::Library>, const Setup&) const = 0;

    /// A match in the middle, as a scenario file (NOTATION section 4) describes it. Cards of the
    /// file's own "cards" are added to the library for this match only.
    virtual Opened openScenario(
        std::shared_ptr<const cards::Library>, const nlohmann::json&) const = 0;

    /// The rule ids of the game's analysis that must each have a test ("<game> 4.4.2", ...).
    virtual const std::vector<std::string>& ruleIds() const = 0;
};

} // namespace triptych
