#include "altered/Altered.h"
#include "altered/RuleIds.h"
#include "altered/Scenario.h"
#include "altered/cards/Published.h"
#include "altered/cards/ReadCard.h"
#include "altered/cards/Subtypes.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deckbuilding.h"
#include "altered/rules/Setup.h"
#include "altered/text/Explain.h"
#include "altered/text/Print.h"
#include "cards/LoadedCards.h"
#include "core/JsonText.h"
#include "decks/DeckList.h"
#include "decks/Seating.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// Altered as one of the games: loading cards, checking decks, opening matches.
namespace triptych::altered {

namespace {

class Library final : public cards::LoadedLibrary<CardSet>
{
public:
    using LoadedLibrary::LoadedLibrary;

    std::string explained(std::size_t n) const override
    {
        return explainText(set()->card(n).abilities);
    }
    std::string printedBack(std::size_t n) const override
    {
        return printText(set()->card(n).abilities);
    }
};

const Library& own(const cards::Library& library)
{
    return static_cast<const Library&>(library);
}

State emptyState(const Setup& setup)
{
    State s;
    s.random = Random(setup.seed);
    s.ruleset = setup.ruleset == "cr4" ? RulesetId::Cr4 : RulesetId::Cr1;
    s.first = setup.first == noPlayer ? noSeat : setup.first.value;
    return s;
}

/// A deck file says of itself that it is a limited one: "ruleset":"cr4-limited".
bool isLimited(const decks::DeckList& deck)
{
    return deck.ruleset.ends_with("limited");
}

class AlteredGame final : public Game
{
public:
    std::string_view id() const override { return "altered"; }
    std::string_view title() const override { return "Altered"; }
    const std::vector<Ruleset>& rulesets() const override
    {
        static const std::vector<Ruleset> list { { "cr1", 2, 2 }, { "cr4", 2, 2 } };
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
        std::vector<Card> cards;
        cards::PrintedCards printed;
        for (const cards::PackText& text : packs) {
            JsonText json = parseJson(text.text, text.name);
            const cards::PackText translated = asPack(text, json, printed.problems);
            cards::Pack pack = cards::packOf(translated, std::move(json), id(), title(), printed);
            layOutPrintings(pack);
            cards::readPack(std::move(pack), text.name, cardFields(), cards, printed, readCard);
        }
        refuseUnknownSubtypes(cards);
        return cards::libraryOf<Library>(
            std::make_shared<const CardSet>(std::move(cards)), std::move(printed));
    }

    Problems check(const cards::Library& library, const decks::DeckList& deck,
        std::string_view ruleset, std::string_view, const RuleChoices&) const override
    {
        return faultsOf(*own(library).set(), deck, ruleset, isLimited(deck));
    }

    Opened open(std::shared_ptr<const cards::Library> library, const Setup& setup) const override
    {
        if (Problems problems = decks::seatingFaults(*this, *library, setup); !problems.empty())
            return { nullptr, std::move(problems) };
        return lay(own(*library).set(), setup);
    }

    Opened openScenario(
        std::shared_ptr<const cards::Library> library, const nlohmann::json& file) const override
    {
        static const CardSet none({});
        Laid laid = layScenario(library ? *own(*library).set() : none, file);
        if (!laid.ground)
            return { nullptr, laid.problems };
        return { std::make_unique<AlteredMatch>(laid.state, laid.ground), {} };
    }

private:
    static Opened lay(const std::shared_ptr<const CardSet>& set, const Setup& setup)
    {
        State s = emptyState(setup);
        s.limited = isLimited(setup.decks.front());
        std::vector<std::uint16_t> cards;
        const auto add = [&](Seat p, CardId card, Spot spot) {
            const Index i = s.objectCount++;
            Object& o = s.objects[i];
            o.card = card.value;
            o.owner = p & 1;
            o.controller = p & 1;
            o.knownTo = spot == Spot::Hero ? 3 : 0;
            o.timestamp = ++s.timestamps;
            s.zones.putLast(i, zoneIndex(p, spot));
            cards.push_back(card.value);
            noteWorking({ s, *set, nullptr }, i);
        };
        for (Seat p = 0; p < maxPlayers; ++p) {
            if (!setup.decks[p].hero.empty())
                add(p, set->find(setup.decks[p].hero), Spot::Hero);
            for (const decks::Entry& entry : setup.decks[p].main) {
                const CardId card = set->find(entry.card);
                for (int n = 0; n < entry.count; ++n)
                    add(p, card, Spot::Deck);
            }
        }
        auto ground = std::make_shared<const Ground>(
            Ground { set, cards::handlesFor(*set, cards, {}), setup.ruleset });
        Events opening;
        beginSetup({ s, *set, &opening }, false);
        return { std::make_unique<AlteredMatch>(s, ground, std::move(opening)), {} };
    }
};

} // namespace

const Game& game()
{
    static const AlteredGame altered;
    return altered;
}

} // namespace triptych::altered

template class triptych::RunningMatch<triptych::altered::AlteredMatch, triptych::altered::Board,
    triptych::altered::Ground>;
