#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/DeckList.h"
#include "seize/RuleIds.h"
#include "seize/Scenario.h"
#include "seize/Seize.h"
#include "seize/cards/ReadCard.h"
#include "seize/rules/Deckbuilding.h"
#include "seize/rules/Setup.h"
#include "seize/text/Print.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// Seize as one of the games: loading cards, checking decks, opening matches.
namespace triptych::seize {

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
        std::string text;
        for (const Ability& ability : m_set->card(n).abilities)
            text += explain(ability) + '\n';
        if (!text.empty())
            text.pop_back();
        return text;
    }
    std::string printedBack(std::size_t n) const override
    {
        return print(m_set->card(n).abilities);
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

State emptyState(const Setup& setup, std::size_t seats)
{
    State s;
    s.seats = static_cast<std::uint8_t>(seats);
    s.random = Random(setup.seed);
    const Format& format = *formatNamed(setup.ruleset);
    s.ruleset = format.id;
    s.options = format.options;
    for (Player& player : s.players)
        player.vault = static_cast<std::int8_t>(format.vault);
    s.first = setup.first == noPlayer ? noSeat : setup.first.value;
    s.firstChosenBy = setup.firstChosenBy == noPlayer ? noSeat : setup.firstChosenBy.value;
    for (Seat p = s.seats; p < maxPlayers; ++p)
        s.players[p].alive = 0;
    return s;
}

class SeizeGame final : public Game
{
public:
    std::string_view id() const override { return "seize"; }
    std::string_view title() const override { return "Seize: Guilded Treasures"; }
    const std::vector<Ruleset>& rulesets() const override
    {
        static const std::vector<Ruleset> list = [] {
            std::vector<Ruleset> all;
            for (int k = 0; k < rulesetCount; ++k) {
                const Format& format = formatOf(static_cast<RulesetId>(k));
                all.push_back({ std::string(format.name), static_cast<std::size_t>(format.minSeats),
                    static_cast<std::size_t>(format.maxSeats), format.bestOf, format.minutes });
            }
            return all;
        }();
        return list;
    }
    const std::vector<std::string>& ruleIds() const override { return seize::ruleIds(); }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        Problems problems;
        std::vector<Card> cards;
        std::vector<nlohmann::ordered_json> printed;
        std::vector<std::string> hashes;
        bool usable = true;
        for (const cards::PackText& text : packs) {
            cards::ParsedPack parsed = cards::parsePack(text);
            problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
            if (parsed.pack.cards.empty() && !parsed.problems.empty()) {
                usable = false;
                continue;
            }
            if (parsed.pack.game != id()) {
                problems.push_back({ text.name,
                    fmt::format("This pack is for \"{}\", not for Seize.", parsed.pack.game) });
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
        const Format* format = formatNamed(ruleset);
        return format ? faultsOf(*own(library).set(), deck, *format)
                      : Problems { unknownRuleset(ruleset) };
    }

    Opened open(std::shared_ptr<const cards::Library> library, const Setup& setup) const override
    {
        Problems problems;
        const Format* format = formatNamed(setup.ruleset);
        if (!format)
            return { nullptr, { unknownRuleset(setup.ruleset) } };
        const int seats = static_cast<int>(setup.decks.size());
        if (seats < format->minSeats || seats > format->maxSeats)
            return { nullptr,
                { { "match",
                    fmt::format("The ruleset {} is for {} to {} players, not {}.", format->name,
                        format->minSeats, format->maxSeats, seats) } } };
        if ((setup.first != noPlayer && setup.first.value >= seats)
            || (setup.firstChosenBy != noPlayer && setup.firstChosenBy.value >= seats))
            return { nullptr, { { "match", "The starting player must be one of the seats." } } };
        const CardSet& set = *own(*library).set();
        for (Seat p = 0; p < seats; ++p)
            for (Problem problem : faultsOf(set, setup.decks[p], *format)) {
                problem.place = fmt::format("{}, {}", seatName(p), problem.place);
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
        return { std::make_unique<SeizeMatch>(laid.state, laid.ground), {} };
    }

private:
    static Problem unknownRuleset(std::string_view name)
    {
        return { "match",
            fmt::format("\"{}\" is not a ruleset of Seize; use standard, standard-2v2, draft, "
                        "arena, arena-2v2 or guild-master.",
                name) };
    }

    static bool add(State& s, CardId card, Seat p, Area area, std::vector<std::uint16_t>& cards)
    {
        if (s.objectCount >= maxObjects)
            return false;
        const Index i = s.objectCount++;
        s.objects[i].card = card.value;
        s.objects[i].owner = p & 3;
        s.objects[i].controller = p & 3;
        s.zones.putLast(i, areaIndex(p, area));
        cards.push_back(card.value);
        return true;
    }

    static Opened lay(const std::shared_ptr<const CardSet>& set, const Setup& setup)
    {
        State s = emptyState(setup, setup.decks.size());
        std::vector<std::uint16_t> cards;
        const Format& format = formatOf(s);
        for (Seat p = 0; p < s.seats; ++p) {
            const decks::DeckList& deck = setup.decks[p];
            for (const decks::Entry& entry : deck.main) {
                const CardId card = set->find(entry.card);
                for (int n = 0; n < entry.count; ++n)
                    if (!add(s, card, p, Area::Deck, cards))
                        return { nullptr,
                            { { "match",
                                fmt::format("The decks bring more than {} cards to the table.",
                                    maxObjects) } } };
            }
            // S-FMT-GM-QUARTERS, S-FMT-ARENA-GOAL: outside the game until they come in.
            const std::string& leader = format.guildMaster ? deck.guildMaster : deck.champion;
            if ((format.guildMaster || format.arena)
                && add(s, set->find(leader), p, Area::Quarters, cards))
                s.objects[s.objectCount - 1u].set(
                    format.guildMaster ? Object::GuildMaster : Object::Champion, true);
        }
        auto ground = std::make_shared<const Ground>(
            Ground { set, handlesFor(*set, cards), setup.ruleset });
        Events opening;
        beginSetup({ s, *set, &opening }, false);
        return { std::make_unique<SeizeMatch>(s, ground, std::move(opening)), {} };
    }
};

} // namespace

const Game& game()
{
    static const SeizeGame seize;
    return seize;
}

} // namespace triptych::seize
