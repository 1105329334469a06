#include "support/race/Race.h"

#include "cards/CardField.h"
#include "cards/LoadedCards.h"
#include "cards/ScenarioCards.h"
#include "core/flow/Laying.h"
#include "decks/DeckRules.h"
#include "decks/Seating.h"
#include "support/race/Match.h"

#include <limits>

namespace triptych::race {

namespace {

using nlohmann::json;

class Library final : public cards::LoadedLibrary<CardSet>
{
public:
    using LoadedLibrary::LoadedLibrary;

    std::string explained(std::size_t n, text::Tongue) const override
    {
        return "Counts " + std::to_string(set()->card(n).points) + ".";
    }
    std::string printedBack(std::size_t) const override { return {}; }
};

const std::shared_ptr<const CardSet>& setOf(const cards::Library& library)
{
    return static_cast<const Library&>(library).set();
}

class RaceGame final : public Game
{
public:
    std::string_view id() const override { return "race"; }
    std::string_view title() const override { return "Race"; }
    const std::vector<Ruleset>& rulesets() const override { return m_rulesets; }
    const std::vector<TurnPhase>& phases() const override { return m_phases; }
    const std::vector<std::string>& ruleIds() const override { return m_ruleIds; }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        std::vector<Card> cards;
        cards::PrintedCards printed;
        for (const cards::PackText& text : packs)
            cards::readPack(
                cards::packOf(text, parseJson(text.text, text.name), id(), title(), printed),
                text.name, m_printedFields, cards, printed, readCard);
        return cards::libraryOf<Library>(
            std::make_shared<const CardSet>(std::move(cards)), std::move(printed));
    }

    const std::vector<cards::CardField>& cardFields() const override { return m_fields; }
    const std::vector<const decks::ListFormat*>& listFormats() const override { return m_formats; }
    double worth(const cards::Library& library, std::size_t card) const override
    {
        return setOf(library)->card(card).points;
    }

    decks::DeckFaults faults(const cards::Library& library, const decks::DeckList& deck,
        std::string_view, std::string_view, const RuleChoices&) const override
    {
        using decks::DeckPart;
        using decks::Proposal;
        decks::DeckFaults faults;
        int cards = 0;
        for (const decks::Entry& entry : deck.main) {
            cards += entry.count;
            if (library.find(entry.card) == cards::Library::npos)
                faults.push_back(
                    decks::unknownCard("deck", entry.card, entry.count, DeckPart::Main, {}));
        }
        if (cards < 6 || cards > 30)
            faults.push_back({ "race 1", "A deck has 6 to 30 cards.", {},
                cards < 6 ? Proposal { Proposal::Deed::Add, DeckPart::Main, 6 - cards }
                          : Proposal { Proposal::Deed::Remove, DeckPart::Main, cards - 30 },
                "deck" });
        return faults;
    }
    int mostCopies(const cards::Library&, std::size_t, std::string_view, std::string_view,
        const RuleChoices&) const override
    {
        return 30;
    }
    bool mayLead(const cards::Library&, std::size_t, std::string_view, std::size_t) const override
    {
        return false;
    }
    decks::DeckRules deckRules(std::string_view, const RuleChoices&) const override
    {
        return { .least = 6, .most = 30 };
    }

    Opened open(std::shared_ptr<const cards::Library> library, const Setup& setup) const override
    {
        if (Problems problems = decks::seatingFaults(*this, *library, setup); !problems.empty())
            return { nullptr, std::move(problems) };
        State s;
        s.random = Random(setup.seed);
        std::vector<std::uint16_t> cards;
        for (Seat p = 0; p < seatCount; ++p)
            for (const decks::Entry& entry : setup.decks[p].main)
                for (int n = 0; n < entry.count; ++n)
                    if (!layCard(s, setOf(*library)->find(entry.card), p, zoneIndex(p, Zone::Deck),
                            cards))
                        return { nullptr, { decks::noRoomFor(maxObjects) } };
        s.agenda.push(DealHands {});
        return opened(s, setOf(*library), cards, {});
    }

    Opened openScenario(
        std::shared_ptr<const cards::Library> library, const json& file) const override
    {
        static const CardSet none({});
        Problems problems;
        const auto set = std::make_shared<const CardSet>(
            cards::withOwnCards<Card>(file, library ? *setOf(*library) : none, readCard, problems));
        const JsonFields top(file, "scenario", problems);
        State s;
        s.random = Random(static_cast<std::uint64_t>(
            top.number("seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1)));
        s.turn = static_cast<std::uint16_t>(top.number("turn", 0, 1000).value_or(1));
        s.active = top.text("active") == "p2" ? 1 : 0;
        std::vector<std::uint16_t> cards;
        std::vector<std::string> ids;
        std::set<std::string> used;
        for (Seat p = 0; p < seatCount; ++p) {
            const std::string place = seatName(PlayerId { p });
            const JsonFields zones = top.inside("players").inside(place.c_str());
            for (const Zone zone : { Zone::Deck, Zone::Hand, Zone::Track, Zone::Discard })
                for (const json& entry : zones.list(std::string(zoneName(zone)).c_str())) {
                    const std::string name = cards::cardNameOf(entry);
                    const CardId card = set->find(name);
                    if (card == noCard)
                        problems.push_back(cards::unknownCard(name, place));
                    else if (!layCard(s, card, p, zoneIndex(p, zone), cards))
                        problems.push_back(decks::noRoomFor(maxObjects));
                    ids.push_back(entry.is_object() ? textOf(entry, "id") : std::string());
                    cards::checkId(ids.back(), place, used, problems);
                }
        }
        if (!problems.empty())
            return { nullptr, std::move(problems) };
        if (top.text("phase") == "setup") {
            pushPutBack(s, s.active);
        } else {
            s.settingUp = 0;
            ask({ s, *set }, { Ask::Play, s.active });
        }
        return opened(s, set, cards, ids);
    }

private:
    Opened opened(const State& s, const std::shared_ptr<const CardSet>& set,
        const std::vector<std::uint16_t>& cards, const std::vector<std::string>& ids) const
    {
        auto ground = std::make_shared<const Ground>(
            Ground { set, cards::handlesFor(*set, cards, ids), m_rulesets.front().id });
        return { std::make_unique<RaceMatch>(s, std::move(ground)), {} };
    }

    std::vector<std::string_view> m_printedFields { "id", "name", "points" };
    std::vector<TurnPhase> m_phases { { "setup" }, { "turn" } };
    std::vector<Ruleset> m_rulesets { { "sprint", 2, 2 } };
    std::vector<cards::CardField> m_fields { { .name = "points",
        .aliases = { "p" },
        .sort = cards::FieldSort::Number,
        .members = { "points" },
        .help = "what it counts" } };
    std::vector<const decks::ListFormat*> m_formats;
    std::vector<std::string> m_ruleIds { "race 1", "race 2", "race 3" };
};

constexpr const char* names[]
    = { "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine" };

} // namespace

const Game& game()
{
    static const RaceGame race;
    return race;
}

std::string packText()
{
    json pack { { "format", "triptych-cards/1" }, { "game", "race" },
        { "set", { { "code", "RC" }, { "name", "Race" }, { "version", "1.0" } } },
        { "cards", json::array() } };
    int points = 0;
    for (const char* const name : names) {
        ++points;
        pack["cards"].push_back(
            { { "id", "RC-" + std::to_string(points) }, { "name", name }, { "points", points } });
    }
    return pack.dump(1);
}

decks::DeckList deck(int copies)
{
    decks::DeckList deck;
    deck.game = "race";
    deck.ruleset = "sprint";
    deck.name = "Numbers";
    for (const char* const name : names)
        deck.main.push_back({ name, copies });
    return deck;
}

} // namespace triptych::race
