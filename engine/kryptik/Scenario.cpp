#include "kryptik/Scenario.h"

#include "kryptik/cards/ReadCard.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Setup.h"
#include "kryptik/rules/Turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace triptych::kryptik {

namespace {

using nlohmann::json;

/// One card somewhere on the table, as the file has it.
struct Placed
{
    std::uint16_t card = 0;
    Seat seat = 0;
    Seat owner = 0;
    Zone zone = Zone::Deck;
    int host = -1; ///< Number of the entry it is attached to.
    json fields;   ///< The whole entry; an object, or empty.
};

constexpr std::pair<const char*, Zone> zoneKeys[] { { "hand", Zone::Hand }, { "deck", Zone::Deck },
    { "island", Zone::Island }, { "eleven_year", Zone::ElevenYearRow },
    { "soul_row", Zone::SoulRow }, { "limbo", Zone::Limbo }, { "abolished", Zone::Abolished } };

class Layer
{
public:
    Layer(const CardSet& known, const json& file)
        : m_known(known)
        , m_file(file)
    {
    }

    Laid lay()
    {
        Laid laid;
        readCards();
        readPlayers();
        if (m_problems.empty())
            fill(laid);
        laid.problems = m_problems;
        if (!laid.problems.empty())
            laid.ground = nullptr;
        return laid;
    }

private:
    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    void readCards()
    {
        std::vector<Card> cards;
        std::set<std::string> own;
        int n = 0;
        for (const json& entry : m_file.value("cards", json::array())) {
            Card card = readCard(entry, "scenario", fmt::format("cards, entry {}", ++n));
            m_problems.insert(m_problems.end(), card.problems.begin(), card.problems.end());
            own.insert(card.name);
            cards.push_back(std::move(card));
        }
        for (const Card& card : m_known.cards()) // the file's own cards come first and win
            if (!own.contains(card.name))
                cards.push_back(card);
        m_cards = std::make_shared<const CardSet>(std::move(cards), m_known.restrictions());
    }

    std::optional<Seat> seatOf(const std::string& name) const
    {
        if (name.size() == 2 && name[0] == 'p' && name[1] >= '1' && name[1] < '1' + maxPlayers)
            return static_cast<Seat>(name[1] - '1');
        return std::nullopt;
    }

    void readPlayers()
    {
        const json players = m_file.value("players", json::object());
        for (const auto& [key, value] : players.items()) {
            const auto seat = seatOf(key);
            if (!seat || !value.is_object()) {
                complain("players",
                    fmt::format("\"{}\" is not a seat; use p1 to p4 with an object each.", key));
                continue;
            }
            m_seats = std::max(m_seats, static_cast<int>(*seat) + 1);
        }
        for (Seat p = 0; p < m_seats; ++p)
            if (const auto it = players.find(seatName(p)); it != players.end())
                readPlayer(p, *it);
        if (m_placed.size() > maxObjects)
            complain("players",
                fmt::format(
                    "There are {} cards; a table has room for {}.", m_placed.size(), maxObjects));
    }

    void readPlayer(Seat p, const json& player)
    {
        static const std::set<std::string> others { "soul_pile", "alive", "team", "first" };
        for (const auto& [key, value] : player.items()) {
            const bool zone
                = std::ranges::any_of(zoneKeys, [&](const auto& z) { return key == z.first; });
            if (!zone && !others.contains(key))
                complain(seatName(p),
                    fmt::format("\"{}\" is not a zone or field of a player here.", key));
        }
        for (const auto& [key, zone] : zoneKeys)
            for (const json& entry : player.value(key, json::array()))
                place(entry, p, zone, -1);
    }

    void place(const json& entry, Seat p, Zone zone, int host)
    {
        const std::string where = fmt::format("{}.{}", seatName(p), zoneName(zone));
        const std::string name = entry.is_string() ? entry.get<std::string>()
            : entry.is_object() && entry.contains("card") && entry["card"].is_string()
            ? entry["card"].get<std::string>()
            : "";
        const CardId card = m_cards->find(name);
        if (name.empty() || card == noCard) {
            complain(where,
                name.empty()
                    ? std::string("An entry needs a card by name or id.")
                    : fmt::format(
                        "There is no card \"{}\". Define it under \"cards\" or load its pack.",
                        name));
            return;
        }
        Placed placed { card.value, p, p, zone, host, entry.is_object() ? entry : json::object() };
        if (const auto owner = seatOf(placed.fields.value("owner", std::string {})))
            placed.owner = *owner;
        checkFields(placed, where);
        m_placed.push_back(placed);
        const int number = static_cast<int>(m_placed.size()) - 1;
        if (placed.fields.contains("attached"))
            for (const json& under : placed.fields["attached"])
                place(under, p, Zone::Attached, number);
    }

    void checkFields(const Placed& placed, const std::string& where)
    {
        static const std::set<std::string> fields { "card", "id", "owner", "controller", "engaged",
            "weary", "damage", "attacked", "attached", "name", "zone" };
        for (const auto& [key, value] : placed.fields.items())
            if (!fields.contains(key))
                complain(where, fmt::format("\"{}\" is not a field of a card here.", key));
    }

    void fill(Laid& laid)
    {
        State& s = laid.state;
        s.seats = static_cast<std::uint8_t>(m_seats);
        s.random = Random(m_file.value("seed", std::uint64_t { 1 }));
        const std::string ruleset = m_file.value("ruleset", std::string("constructed"));
        s.ruleset = ruleset == "limited" ? RulesetId::Limited
            : ruleset == "krucible"      ? RulesetId::Krucible
                                         : RulesetId::Constructed;
        std::vector<std::uint16_t> cards;
        std::vector<std::string> ids;
        for (const Placed& placed : m_placed) {
            put(s, placed);
            cards.push_back(placed.card);
            ids.push_back(placed.fields.value("id", std::string {}));
        }
        for (Seat p = static_cast<Seat>(m_seats); p < maxPlayers; ++p)
            s.players[p].alive = 0;
        readSoulPiles(s);
        Ground ground { m_cards, handlesFor(*m_cards, cards, ids), ruleset };
        laid.ground = std::make_shared<const Ground>(std::move(ground));
        begin(s);
    }

    void put(State& s, const Placed& placed)
    {
        const Index i = s.objectCount++;
        Object& o = s.objects[i];
        o.card = placed.card;
        o.owner = placed.owner & 3;
        o.controller = (placed.zone == Zone::Island ? placed.seat : placed.owner) & 3;
        o.set(Object::Engaged, placed.fields.value("engaged", false));
        o.set(Object::Weary, placed.fields.value("weary", false));
        const int damage = std::clamp(placed.fields.value("damage", 0), 0, 255);
        if (placed.zone == Zone::Island) { // nowhere else do these mean anything
            o.set(Object::Attacked, placed.fields.value("attacked", false));
            o.damage = static_cast<std::uint8_t>(damage);
        }
        if (placed.host >= 0)
            o.host = static_cast<Index>(placed.host);
        const Seat seat = placed.zone == Zone::Island ? placed.seat : placed.owner;
        s.zones.putLast(i, zoneIndex(seat, placed.zone));
        o.knownTo = placed.zone == Zone::Hand || placed.zone == Zone::Deck
                || placed.zone == Zone::ElevenYearRow
            ? 0
            : 0xF;
    }

    void readSoulPiles(State& s)
    {
        for (Seat p = 0; p < m_seats; ++p) {
            const json players = m_file.value("players", json::object());
            const json pile
                = players.value(seatName(p), json::object()).value("soul_pile", json::object());
            for (const auto& [key, value] : pile.items())
                for (std::uint8_t place = 0; place < 5; ++place)
                    if (key.size() == 1 && key[0] == colourLetter(place)
                        && value.is_number_unsigned())
                        s.players[p].soulPile[place]
                            = static_cast<std::uint8_t>(std::min(99u, value.get<unsigned>()));
        }
    }

    void begin(State& s)
    {
        const auto active = seatOf(m_file.value("active", std::string("p1")));
        s.active = active && *active < m_seats ? *active : Seat { 0 };
        s.first = s.active;
        s.turn = static_cast<std::uint16_t>(std::clamp(m_file.value("turn", 3), 1, 1000));
        const std::string phase = m_file.value("phase", std::string("first"));
        const std::string step = m_file.value("step", std::string {});
        const Table t { s, *m_cards, nullptr };
        for (Index i = 0; i < s.objectCount; ++i)
            noteOnIsland(t, i);
        if (phase == "setup") {
            beginSetup(t, true);
            return;
        }
        for (int k = 0; k <= static_cast<int>(Phase::End); ++k)
            if (phase == phaseName(static_cast<Phase>(k))) {
                s.phase = static_cast<Phase>(k);
                enter(t, step);
                return;
            }
        complain("phase", fmt::format("\"{}\" is not a phase of this game.", phase));
    }

    /// The phase has just begun; what it does on entering is not done again.
    void enter(const Table& t, const std::string& step)
    {
        State& s = t.state;
        s.dirty = 1;
        if (s.phase == Phase::Disengage || s.phase == Phase::Draw)
            return;
        if (s.phase != Phase::Combat) {
            openWindow(s);
            return;
        }
        if (step.empty() || step == "beginning") {
            s.step = Step::Beginning;
            openWindow(s);
        } else if (step == "attacker") {
            beginStep(t, Phase::Combat, Step::Attacker);
        } else if (step == "end") {
            s.step = Step::End;
            openWindow(s);
        } else {
            complain(
                "step", "A scenario can begin in the steps beginning, attacker and end of combat.");
        }
    }

    const CardSet& m_known;
    const json& m_file;
    std::shared_ptr<const CardSet> m_cards;
    std::vector<Placed> m_placed;
    Problems m_problems;
    int m_seats = 2;
};

} // namespace

Laid layScenario(const CardSet& known, const nlohmann::json& file)
{
    try {
        return Layer(known, file).lay();
    } catch (const nlohmann::json::exception& error) {
        Laid laid;
        laid.problems.push_back(
            { "scenario", fmt::format("A field has the wrong kind of value: {}", error.what()) });
        return laid;
    }
}

} // namespace triptych::kryptik
