#include "altered/Altered.h"

#include "altered/Refusals.h"
#include "altered/RuleIds.h"
#include "altered/Scenario.h"
#include "altered/cards/Catalogue.h"
#include "altered/cards/Fields.h"
#include "altered/cards/Published.h"
#include "altered/cards/ReadCard.h"
#include "altered/cards/Subtypes.h"
#include "altered/decks/BuilderFormats.h"
#include "altered/decks/Uniques.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deckbuilding.h"
#include "altered/rules/Setup.h"
#include "core/JsonText.h"
#include "decks/DeckList.h"
#include "decks/ListFormat.h"
#include "decks/Opening.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// Altered as one of the games: loading cards, checking decks, opening matches.
namespace triptych::altered {

namespace {

State emptyState(const Setup& setup)
{
    State s;
    s.random = Random(setup.seed);
    s.ruleset = setup.ruleset == "cr4" ? RulesetId::Cr4 : RulesetId::Cr1;
    s.first = setup.first == noPlayer ? noSeat : setup.first.value;
    return s;
}

/// A deck file says of itself that it is a limited one: "ruleset":"cr4-limited".
bool isLimited(std::string_view ruleset)
{
    return ruleset.ends_with("limited");
}

/// Tokens that texts only name: nothing says what they do.
Problems tokensWithoutText(const CardSet& set)
{
    Problems told;
    for (std::size_t n = set.size(); n < set.cards().size(); ++n)
        if (const Card& token = set.card(n);
            token.type == CardType::Landmark && token.abilities.empty())
            told.push_back({ fmt::format("token {}", token.name),
                "None of the packs that are read says what this token does, so it has no text; "
                "describe it as a card of type \"landmark_token\"." });
    return told;
}

class AlteredGame final : public decks::DeckGame<AlteredGame, Library, AlteredMatch>
{
public:
    std::string_view id() const override { return "altered"; }
    std::string_view title() const override { return "Altered"; }
    const std::vector<Ruleset>& rulesets() const override
    {
        static const std::vector<Ruleset> list { { "cr1", 2, 2, 1, 0, draftOf("cr1-limited") },
            { "cr4", 2, 2, 1, 0, draftOf("cr4-limited") } };
        return list;
    }
    const std::vector<TurnPhase>& phases() const override
    {
        static const std::vector<TurnPhase> list { { "setup" }, { "morning" }, { "noon" },
            { "afternoon" }, { "dusk" }, { "night" } };
        return list;
    }
    const std::vector<std::string>& ruleIds() const override { return altered::ruleIds(); }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        Read read = readPacks(packs, readCard);
        refuseUnknownSubtypes(read.cards);
        const auto set = std::make_shared<const CardSet>(std::move(read.cards));
        Loaded loaded = cards::libraryOf<Library>(set, std::move(read.printed));
        for (Problem& warning : tokensWithoutText(*set))
            loaded.warnings.push_back(std::move(warning));
        return loaded;
    }
    Loaded catalogue(const std::vector<cards::PackText>& packs) const override
    {
        Read read = readPacks(packs, readPrinted);
        return cards::libraryOf<Catalogue>(
            std::make_shared<const CardSet>(std::move(read.cards), CardSet::Purpose::LookAt),
            std::move(read.printed));
    }

    const std::vector<cards::CardField>& cardFields() const override
    {
        return altered::cardFields();
    }
    double worth(const cards::Library& library, std::size_t card) const override
    {
        return own(library).worth(card);
    }
    decks::DeckFaults faults(const cards::Library& library, const decks::DeckList& deck,
        std::string_view ruleset, std::string_view, const RuleChoices&) const override
    {
        const auto problemsOf
            = [&library](std::size_t card) -> const Problems& { return library.problems(card); };
        return decks::withUniques(faultsOf(*own(library).set(), problemsOf, deck, ruleset,
                                      isLimited(deck.ruleset) || isLimited(ruleset)),
            library, altered::uniqueCards());
    }
    int mostCopies(const cards::Library& library, std::size_t card, std::string_view ruleset,
        std::string_view, const RuleChoices&) const override
    {
        return library.isRefused(card)
            ? 0
            : altered::mostCopies(own(library).set()->card(card), isLimited(ruleset));
    }
    bool mayLead(const cards::Library& library, std::size_t card, std::string_view,
        std::size_t) const override
    {
        return !library.isRefused(card) && mayBeHero(own(library).set()->card(card));
    }
    decks::DeckRules deckRules(std::string_view ruleset, const RuleChoices&) const override
    {
        return altered::deckRules(ruleset, isLimited(ruleset));
    }
    const std::vector<const decks::ListFormat*>& listFormats() const override
    {
        return altered::listFormats();
    }
    const decks::UniqueCards* uniqueCards() const override { return &altered::uniqueCards(); }

    static Opened lay(const std::shared_ptr<const CardSet>& set, const Setup& setup)
    {
        State s = emptyState(setup);
        s.limited = isLimited(setup.decks.front().ruleset) || isLimited(setup.ruleset);
        std::vector<std::uint16_t> cards;
        const auto add = [&](Seat p, CardId card, Zone zone) {
            const Index i = s.objectCount++;
            Object& o = s.objects[i];
            o.card = card.value;
            o.owner = p & 1;
            o.controller = p & 1;
            o.knownTo = zone == Zone::Hero ? 3 : 0;
            o.timestamp = ++s.timestamps;
            s.historyEvents |= set->facts(card.value).historyEvents;
            s.zones.putLast(i, zoneIndex(p, zone));
            cards.push_back(card.value);
            noteWorking({ s, *set, nullptr }, i);
        };
        for (Seat p = 0; p < maxPlayers; ++p) {
            if (!setup.decks[p].hero.empty())
                add(p, set->find(setup.decks[p].hero), Zone::Hero);
            for (const decks::Entry& entry : setup.decks[p].main) {
                const CardId card = set->find(entry.card);
                for (int n = 0; n < entry.count; ++n)
                    add(p, card, Zone::Deck);
            }
        }
        return decks::begun<AlteredMatch, Table>(s,
            std::make_shared<const Ground>(
                Ground { set, cards::handlesFor(*set, cards, {}), setup.ruleset }));
    }

private:
    struct Read
    {
        std::vector<Card> cards;
        cards::PrintedCards printed;
    };
    template <typename ReadOne>
    Read readPacks(const std::vector<cards::PackText>& packs, ReadOne readOne) const
    {
        Read read;
        for (const cards::PackText& text : packs) {
            JsonText json = parseJson(text.text, text.name);
            const cards::PackText translated = asPack(text, json, read.printed.problems);
            cards::Pack pack
                = cards::packOf(translated, std::move(json), id(), title(), read.printed);
            layOutPrintings(pack);
            cards::readPack(
                std::move(pack), text.name, printedFields(), read.cards, read.printed, readOne);
        }
        return read;
    }

    /// 1.1.5 Limited decks. Boosters and their number are the event's to say; of six with twelve
    /// cards three of the six factions fill a deck (1.1.5.d), even when nothing is passed round.
    static DraftRules draftOf(std::string_view decks)
    {
        return { .boosters = 6,
            .packSize = 0,
            .deckSize = 30, // v4 1.1.5.b with a Hero; 29 and a Hero before
            .minutes = 20,
            .rule = "altered 1.1.5",
            .deckRuleset = decks,
            .kind = "type",
            .group = "faction",
            .rarity = "rarity",
            .cost = "hand_cost",
            .rarities = { "common", "rare", "exalted", "unique" },
            .leaders = {},
            // Expeditions are moved by Characters: of 8,700 games of decks at random each one instead
            // of another card won two in a hundred more.
            .makeUp = { { "hero", 1 }, { "character", 25 }, { "spell", 3 }, { "landmark", 1 },
                { "expedition_permanent", 1 } } };
    }
};

} // namespace

const Game& game()
{
    static const AlteredGame altered;
    return altered;
}

} // namespace triptych::altered

template class triptych::RunningMatch<triptych::altered::AlteredMatch, triptych::altered::Table,
    triptych::altered::Ground>;
