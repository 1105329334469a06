#include "cards/CardField.h"
#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/DeckFault.h"
#include "decks/DeckList.h"
#include "decks/DeckRules.h"
#include "decks/ListFormat.h"
#include "support/Race.h"

#include <algorithm>
#include <map>

namespace triptych::race {

using nlohmann::json;

namespace {

int numberOf(const json& object, const char* key, int otherwise)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : otherwise;
}

json listOf(const json& object, const std::string& key)
{
    return object.is_object() && object.contains(key) && object[key].is_array() ? object[key]
                                                                                : json::array();
}

json objectOf(const json& object, const std::string& key)
{
    return object.is_object() && object.contains(key) && object[key].is_object() ? object[key]
                                                                                 : json::object();
}

class RaceLibrary : public cards::Library
{
public:
    void add(const cards::Pack& pack)
    {
        for (const json& card : pack.cards)
            add(card, pack.setCode);
        m_hashes.push_back(pack.hash);
    }
    void add(const json& card, const std::string& set)
    {
        Card compiled { textOf(card, "id"), textOf(card, "name"), numberOf(card, "points", 0) };
        m_problems.emplace_back();
        if (compiled.points <= 0)
            m_problems.back().push_back({ "card " + compiled.id,
                "The field \"points\" must be a number above 0.", "race 1", compiled.name });
        m_printed.push_back(nlohmann::ordered_json(card));
        m_printed.back()["set"] = set;
        cards.push_back(std::move(compiled));
    }

    std::size_t size() const override { return cards.size(); }
    const nlohmann::ordered_json& printed(std::size_t number) const override
    {
        return m_printed[number];
    }
    std::string explained(std::size_t number, text::Tongue) const override
    {
        return "Counts " + std::to_string(cards[number].points) + ".";
    }
    std::string printedBack(std::size_t) const override { return {}; }
    const Problems& problems(std::size_t number) const override { return m_problems[number]; }
    std::size_t find(std::string_view idOrName) const override
    {
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i].id == idOrName || cards[i].name == idOrName)
                return i;
        return npos;
    }
    const std::vector<std::string>& packHashes() const override { return m_hashes; }

    std::vector<Card> cards;

private:
    std::vector<nlohmann::ordered_json> m_printed;
    std::vector<Problems> m_problems;
    std::vector<std::string> m_hashes;
};

// "five", and the second of that name "five#2".
std::vector<std::string> handlesOf(const State& state, const std::vector<Card>& cards)
{
    std::vector<std::string> handles;
    std::map<std::string, int> seen;
    for (std::size_t thing = 0; thing < state.things; ++thing) {
        std::string slug = cards[state.card[thing]].name;
        for (char& letter : slug)
            letter
                = static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
        const int number = ++seen[slug];
        handles.push_back(number == 1 ? slug : slug + "#" + std::to_string(number));
    }
    return handles;
}

std::uint8_t addThing(State& state, std::size_t card, std::size_t seat, std::size_t zone)
{
    const auto thing = state.things++;
    state.card[thing] = static_cast<std::uint8_t>(card);
    state.owner[thing] = static_cast<std::uint8_t>(seat);
    state.zones.putLast(thing, zone);
    return thing;
}

class RaceGame : public Game
{
public:
    std::string_view id() const override { return "race"; }
    std::string_view title() const override { return "Race"; }
    const std::vector<Ruleset>& rulesets() const override { return m_rulesets; }
    const std::vector<TurnPhase>& phases() const override { return m_phases; }
    const std::vector<std::string>& ruleIds() const override { return m_ruleIds; }

    Loaded load(const std::vector<cards::PackText>& packs) const override
    {
        auto library = std::make_shared<RaceLibrary>();
        Loaded loaded;
        for (const cards::PackText& text : packs) {
            cards::ParsedPack parsed = cards::parsePack(text);
            library->add(parsed.pack);
            loaded.problems.insert(
                loaded.problems.end(), parsed.problems.begin(), parsed.problems.end());
        }
        loaded.library = std::move(library);
        return loaded;
    }

    const std::vector<cards::CardField>& cardFields() const override { return m_fields; }
    const std::vector<const decks::ListFormat*>& listFormats() const override { return m_formats; }
    double worth(const cards::Library& library, std::size_t card) const override
    {
        return static_cast<const RaceLibrary&>(library).cards[card].points;
    }

    decks::DeckFaults faults(const cards::Library& library, const decks::DeckList& deck,
        std::string_view, std::string_view, const RuleChoices&) const override
    {
        decks::DeckFaults faults;
        int cards = 0;
        for (const decks::Entry& entry : deck.main) {
            cards += entry.count;
            if (library.find(entry.card) == cards::Library::npos)
                faults.push_back({ "race 1", "There is no card \"" + entry.card + "\".",
                    { entry.card }, {}, "deck" });
        }
        if (cards < 6 || cards > 30)
            faults.push_back({ "race 1", "A deck has 6 to 30 cards.", {},
                cards < 6 ? decks::Proposal { decks::Proposal::Deed::Add, decks::DeckPart::Main,
                    6 - cards }
                          : decks::Proposal { decks::Proposal::Deed::Remove, decks::DeckPart::Main,
                              cards - 30 },
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
        Opened opened;
        for (const decks::DeckList& deck : setup.decks)
            for (Problem& problem : check(*library, deck, setup.ruleset, {}, setup.options))
                opened.problems.push_back(std::move(problem));
        if (setup.decks.size() != seatCount)
            opened.problems.push_back({ "setup", "Race is for two seats." });
        if (!opened.problems.empty())
            return opened;
        const auto& cards = static_cast<const RaceLibrary&>(*library).cards;
        State state;
        state.random = Random(setup.seed);
        for (std::size_t seat = 0; seat < seatCount; ++seat) {
            std::vector<std::size_t> deck;
            for (const decks::Entry& entry : setup.decks[seat].main)
                deck.insert(
                    deck.end(), static_cast<std::size_t>(entry.count), library->find(entry.card));
            std::vector<std::uint8_t> order;
            for (const std::size_t card : deck)
                order.push_back(addThing(state, card, seat, zone(seat, Deck)));
            state.random.shuffle(order);
            for (const std::uint8_t thing : order)
                state.zones.putLast(thing, zone(seat, Deck));
        }
        auto match = std::make_unique<RaceMatch>(cards, state, handlesOf(state, cards));
        match->begin();
        opened.match = std::move(match);
        return opened;
    }

    Opened openScenario(
        std::shared_ptr<const cards::Library> library, const json& file) const override
    {
        Opened opened;
        RaceLibrary all = static_cast<const RaceLibrary&>(*library);
        for (const json& card : listOf(file, "cards"))
            if (card.is_object())
                all.add(card, "");
        State state;
        state.random = Random(static_cast<std::uint64_t>(numberOf(file, "seed", 1)));
        state.stage = textOf(file, "phase") == "setup" ? Stage::Choosing : Stage::Turn;
        state.turn = static_cast<std::uint8_t>(numberOf(file, "turn", 1));
        state.active = textOf(file, "active") == "p2" ? 1 : 0;
        std::map<std::size_t, std::string> ids;
        for (std::size_t seat = 0; seat < seatCount; ++seat) {
            const json zones = objectOf(objectOf(file, "players"), "p" + std::to_string(seat + 1));
            const char* const names[] = { "deck", "hand", "track", "discard" };
            for (std::size_t kind = 0; kind < zonesOfSeat; ++kind)
                for (const json& entry : listOf(zones, names[kind])) {
                    const std::string name = entry.is_string() ? entry.get<std::string>()
                        : entry.is_object()                    ? textOf(entry, "card")
                                                               : std::string();
                    const std::size_t card = all.find(name);
                    if (card == cards::Library::npos || state.things == mostThings) {
                        opened.problems.push_back(
                            { "scenario", "There is no card \"" + name + "\"." });
                        continue;
                    }
                    const auto thing
                        = addThing(state, card, seat, zone(seat, static_cast<Zone>(kind)));
                    if (entry.is_object() && entry.contains("id"))
                        ids[thing] = textOf(entry, "id");
                }
        }
        if (!opened.problems.empty())
            return opened;
        auto handles = handlesOf(state, all.cards);
        for (const auto& [thing, id] : ids)
            handles[thing] = id;
        auto match = std::make_unique<RaceMatch>(all.cards, state, handles);
        match->ask();
        opened.match = std::move(match);
        return opened;
    }

private:
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
    const char* const names[]
        = { "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine" };
    for (int i = 0; i < 9; ++i)
        pack["cards"].push_back(
            { { "id", "RC-" + std::to_string(i + 1) }, { "name", names[i] }, { "points", i + 1 } });
    return pack.dump(1);
}

decks::DeckList deck(int copies)
{
    decks::DeckList deck;
    deck.game = "race";
    deck.ruleset = "sprint";
    deck.name = "Numbers";
    for (const char* const name :
        { "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine" })
        deck.main.push_back({ name, copies });
    return deck;
}

} // namespace triptych::race
