#include "cards/Library.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/DeckList.h"
#include "kryptik/Kryptik.h"
#include "kryptik/RuleIds.h"
#include "kryptik/Scenario.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/rules/Deckbuilding.h"
#include "kryptik/rules/Setup.h"
#include "kryptik/text/Print.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

// Kryptik as one of the games: loading cards, checking decks, opening matches.
namespace triptych::kryptik {

namespace {

class Library final : public cards::Library
{
public:
    Library(std::vector<Card> cards, std::vector<Restriction> restrictions,
        std::vector<nlohmann::ordered_json> printed, std::vector<std::string> hashes)
        : m_set(std::make_shared<const CardSet>(std::move(cards), std::move(restrictions)))
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
        if (m_set->card(n).yearAbility)
            text += explain(*m_set->card(n).yearAbility) + '\n';
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

/// 11 The list of limited and banned cards is a file beside the packs.
bool isRestrictionList(const nlohmann::json& file)
{
    return file.is_object() && textOf(file, "format") == "triptych-restrictions/1";
}

void readRestrictions(const nlohmann::json& file, const std::string& name,
    std::vector<Restriction>& list, Problems& problems)
{
    try {
        for (const auto& entry : file.at("cards"))
            list.push_back({ entry.at("name").get<std::string>(), entry.at("copies").get<int>(),
                entry.value("since", std::string {}),
                entry.value("rule", std::string("kryptik 11")) });
    } catch (const nlohmann::json::exception& error) {
        problems.push_back({ name,
            fmt::format("Each entry of \"cards\" needs a \"name\" and a number \"copies\" ({}).",
                error.what()) });
    }
}

State emptyState(const Setup& setup, std::size_t seats)
{
    State s;
    s.seats = static_cast<std::uint8_t>(seats);
    s.random = Random(setup.seed);
    s.ruleset = setup.ruleset == "limited" ? RulesetId::Limited
        : setup.ruleset == "krucible"      ? RulesetId::Krucible
                                           : RulesetId::Constructed;
    s.first = setup.first == noPlayer ? noSeat : setup.first.value;
    s.firstChosenBy = setup.firstChosenBy == noPlayer ? noSeat : setup.firstChosenBy.value;
    for (Seat p = s.seats; p < maxPlayers; ++p)
        s.players[p].alive = 0;
    return s;
}

class KryptikGame final : public Game
{
public:
    std::string_view id() const override { return "kryptik"; }
    std::string_view title() const override { return "Kryptik"; }
    const std::vector<Ruleset>& rulesets() const override
    {
        static const std::vector<Ruleset> list { { "constructed", 2, 2 }, { "limited", 2, 2 },
            { "krucible", 3, 4 } };
        return list;
    }
    const std::vector<std::string>& ruleIds() const override { return kryptik::ruleIds(); }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        Problems problems;
        std::vector<Card> cards;
        std::vector<Restriction> restrictions;
        std::vector<nlohmann::ordered_json> printed;
        std::vector<std::string> hashes;
        bool usable = true;
        for (const cards::PackText& text : packs) {
            if (const JsonText json = parseJson(text.text, text.name);
                isRestrictionList(json.value)) {
                readRestrictions(json.value, text.name, restrictions, problems);
                continue;
            }
            cards::ParsedPack parsed = cards::parsePack(text);
            problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
            if (parsed.pack.cards.empty() && !parsed.problems.empty()) {
                usable = false;
                continue;
            }
            if (parsed.pack.game != id()) {
                problems.push_back({ text.name,
                    fmt::format("This pack is for \"{}\", not for Kryptik.", parsed.pack.game) });
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
        return { std::make_shared<const Library>(std::move(cards), std::move(restrictions),
                     std::move(printed), std::move(hashes)),
            problems };
    }

    Problems check(const cards::Library& library, const decks::DeckList& deck,
        std::string_view ruleset, std::string_view date) const override
    {
        return faultsOf(*own(library).set(), deck, ruleset, date);
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
                        "\"{}\" is not a ruleset of Kryptik; use constructed, limited or krucible.",
                        setup.ruleset) } } };
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
            for (Problem problem : faultsOf(set, setup.decks[p], setup.ruleset, {})) {
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
        return { std::make_unique<KryptikMatch>(laid.state, laid.ground), {} };
    }

private:
    static Opened lay(const std::shared_ptr<const CardSet>& set, const Setup& setup)
    {
        State s = emptyState(setup, setup.decks.size());
        std::vector<std::uint16_t> cards;
        for (Seat p = 0; p < s.seats; ++p)
            for (const decks::Entry& entry : setup.decks[p].main) {
                const CardId card = set->find(entry.card);
                for (int n = 0; n < entry.count; ++n) {
                    if (s.objectCount >= maxObjects)
                        return { nullptr,
                            { { "match",
                                fmt::format("The decks bring more than {} cards to the table.",
                                    maxObjects) } } };
                    const Index i = s.objectCount++;
                    s.objects[i].card = card.value;
                    s.objects[i].owner = p & 3;
                    s.objects[i].controller = p & 3;
                    s.zones.putLast(i, zoneIndex(p, Zone::Deck));
                    cards.push_back(card.value);
                }
            }
        auto ground = std::make_shared<const Ground>(
            Ground { set, handlesFor(*set, cards, {}), setup.ruleset });
        Events opening;
        beginSetup({ s, *set, &opening }, false);
        return { std::make_unique<KryptikMatch>(s, ground, std::move(opening)), {} };
    }
};

} // namespace

const Game& game()
{
    static const KryptikGame kryptik;
    return kryptik;
}

} // namespace triptych::kryptik
