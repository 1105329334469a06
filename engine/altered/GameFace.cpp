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
#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/DeckList.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// Altered as one of the games: loading cards, checking decks, opening matches.
namespace triptych::altered {

namespace {

class Library final : public cards::Library
{
public:
    Library(std::vector<Card> cards, std::vector<nlohmann::ordered_json> printed,
        std::vector<std::string> hashes)
        : m_set(std::make_shared<const CardSet>(std::move(cards)))
        , m_printed(std::move(printed))
        , m_hashes(std::move(hashes))
    {
    }

    std::size_t size() const override { return m_set->size(); }
    const nlohmann::ordered_json& printed(std::size_t n) const override { return m_printed[n]; }
    const Problems& problems(std::size_t n) const override { return m_set->card(n).problems; }
    const std::vector<std::string>& packHashes() const override { return m_hashes; }
    std::size_t find(std::string_view idOrName) const override
    {
        const CardId id = m_set->find(idOrName);
        return id == noCard ? npos : id.value;
    }
    std::string explained(std::size_t n) const override
    {
        return explainText(m_set->card(n).abilities);
    }
    std::string printedBack(std::size_t n) const override
    {
        return printText(m_set->card(n).abilities);
    }

    const std::shared_ptr<const CardSet>& set() const { return m_set; }

private:
    std::shared_ptr<const CardSet> m_set;
    std::vector<nlohmann::ordered_json> m_printed;
    std::vector<std::string> m_hashes;
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
    const std::vector<std::string>& ruleIds() const override { return altered::ruleIds(); }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        Problems problems;
        std::vector<Card> cards;
        std::vector<nlohmann::ordered_json> printed;
        std::vector<std::string> hashes;
        bool usable = true;
        for (const cards::PackText& text : packs) {
            cards::ParsedPack parsed = cards::parsePack(asPack(text, problems));
            problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
            if (parsed.pack.cards.empty() && !parsed.problems.empty()) {
                usable = false;
                continue;
            }
            if (parsed.pack.game != id()) {
                problems.push_back({ text.name,
                    fmt::format("This pack is for \"{}\", not for Altered.", parsed.pack.game) });
                continue;
            }
            hashes.push_back(parsed.pack.hash);
            for (const nlohmann::json& card : parsed.pack.cards) {
                const std::string place = fmt::format("{}, card {}", text.name, textOf(card, "id"));
                cards.push_back(readCard(card, parsed.pack.setCode, place));
                nlohmann::ordered_json shown = card;
                shown["set"] = parsed.pack.setCode;
                printed.push_back(std::move(shown));
            }
        }
        refuseUnknownSubtypes(cards);
        if (cards.size() >= noCard.value) {
            problems.push_back({ "packs", "There are too many cards to load at once." });
            usable = false;
        }
        if (!usable && cards.empty())
            return { nullptr, problems };
        return { std::make_shared<const Library>(
                     std::move(cards), std::move(printed), std::move(hashes)),
            problems };
    }

    Problems check(const cards::Library& library, const decks::DeckList& deck,
        std::string_view ruleset, std::string_view) const override
    {
        return faultsOf(*own(library).set(), deck, ruleset, isLimited(deck));
    }

    Opened open(std::shared_ptr<const cards::Library> library, const Setup& setup) const override
    {
        Problems problems;
        const Ruleset* ruleset = nullptr;
        for (const Ruleset& r : rulesets())
            if (r.id == setup.ruleset)
                ruleset = &r;
        if (!ruleset)
            return { nullptr,
                { { "match",
                    fmt::format(
                        "\"{}\" is not a ruleset of Altered; use cr1 or cr4.", setup.ruleset) } } };
        const std::size_t seats = setup.decks.size();
        if (seats < ruleset->minSeats || seats > ruleset->maxSeats)
            return { nullptr,
                { { "match",
                    fmt::format("The ruleset {} is for {} to {} players, not {}.", ruleset->id,
                        ruleset->minSeats, ruleset->maxSeats, seats) } } };
        if ((setup.first != noPlayer && setup.first.value >= seats)
            || (setup.firstChosenBy != noPlayer && setup.firstChosenBy.value >= seats))
            return { nullptr, { { "match", "The starting player must be one of the seats." } } };
        const CardSet& set = *own(*library).set();
        for (std::size_t p = 0; p < seats; ++p)
            for (Problem problem :
                faultsOf(set, setup.decks[p], setup.ruleset, isLimited(setup.decks[p]))) {
                problem.place
                    = fmt::format("{}, {}", seatName(static_cast<Seat>(p)), problem.place);
                problems.push_back(problem);
            }
        if (!problems.empty())
            return { nullptr, problems };
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
        std::vector<std::string> names;
        const auto add = [&](Seat p, const std::string& name, Spot spot) {
            const Index i = s.objectCount++;
            const CardId card = set->find(name);
            Object& o = s.objects[i];
            o.card = card.value;
            o.owner = p & 1;
            o.controller = p & 1;
            o.knownTo = spot == Spot::Hero ? 3 : 0;
            o.timestamp = ++s.timestamps;
            s.zones.putLast(i, zoneIndex(p, spot));
            names.push_back(set->card(card.value).name);
            noteWorking({ s, *set, nullptr }, i);
        };
        for (Seat p = 0; p < maxPlayers; ++p) {
            if (!setup.decks[p].hero.empty())
                add(p, setup.decks[p].hero, Spot::Hero);
            for (const decks::Entry& entry : setup.decks[p].main)
                for (int n = 0; n < entry.count; ++n)
                    add(p, entry.card, Spot::Deck);
        }
        auto ground
            = std::make_shared<const Ground>(Ground { set, handlesFor(names, {}), setup.ruleset });
        beginSetup({ s, *set, nullptr }, false);
        return { std::make_unique<AlteredMatch>(s, ground), {} };
    }
};

} // namespace

const Game& game()
{
    static const AlteredGame altered;
    return altered;
}

} // namespace triptych::altered
