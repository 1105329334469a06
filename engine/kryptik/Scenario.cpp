#include "kryptik/Scenario.h"

#include "cards/ScenarioCards.h"
#include "core/JsonFields.h"
#include "core/Seats.h"
#include "kryptik/cards/ReadCard.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Setup.h"
#include "kryptik/rules/Turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace triptych::kryptik {

namespace {

using nlohmann::json;

/// One card somewhere on the table, as the file has it.
struct Placed : cards::PlacedCard<Zone>
{
    int host = -1; ///< Number of the entry it is attached to.
    bool engaged = false, weary = false, attacked = false;
    std::uint8_t damage = 0;
    std::string id {}; ///< Of the file's own making; may be empty.
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
        , m_fields(file, "scenario", m_problems)
    {
    }

    Laid lay()
    {
        Laid laid;
        m_cards = std::make_shared<const CardSet>(
            cards::withOwnCards<Card>(m_file, m_known, readCard, m_problems),
            m_known.restrictions());
        readPlayers();
        if (m_problems.empty())
            fill(laid);
        laid.refuseFor(m_problems);
        return laid;
    }

private:
    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    void readPlayers()
    {
        const json& players = m_fields.object("players");
        for (const auto& [key, value] : players.items()) {
            const auto seat = seatNamed(key, maxPlayers);
            if (!seat || !value.is_object()) {
                complain("players",
                    fmt::format("\"{}\" is not a seat; use p1 to p4 with an object each.", key));
                continue;
            }
            m_seats = std::max(m_seats, seat->value + 1);
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
        const JsonFields fields(player, seatName(p), m_problems);
        if (fields.given("alive") && !fields.flag("alive"))
            fields.complain("A scenario has only players who are alive; leave this seat out.");
        for (const auto& [key, value] : player.items()) {
            const bool zone
                = std::ranges::any_of(zoneKeys, [&](const auto& z) { return key == z.first; });
            if (!zone && !others.contains(key))
                complain(seatName(p),
                    fmt::format("\"{}\" is not a zone or field of a player here.", key));
        }
        for (const auto& [key, zone] : zoneKeys)
            for (const json& entry : fields.list(key))
                place(entry, p, zone, -1);
        readSoulPile(p, fields.object("soul_pile"));
    }

    void place(const json& entry, Seat p, Zone zone, int host)
    {
        const std::string where = fmt::format("{}.{}", seatName(p), zoneName(zone));
        const std::string name = cards::cardNameOf(entry);
        const CardId card = m_cards->find(name);
        if (name.empty() || card == noCard) {
            m_problems.push_back(cards::unknownCard(name, where));
            return;
        }
        static const json plain = json::object();
        const json& object = entry.is_object() ? entry : plain;
        Placed placed { card.value, p, p, zone, host };
        readFields(placed, object, where + fmt::format(", card \"{}\"", name));
        m_placed.push_back(std::move(placed));
        const int number = static_cast<int>(m_placed.size()) - 1;
        for (const json& under : JsonFields(object, where, m_problems).list("attached"))
            place(under, p, Zone::Attached, number);
    }

    void readFields(Placed& placed, const json& object, const std::string& where)
    {
        static const std::set<std::string> known { "card", "id", "owner", "controller", "engaged",
            "weary", "damage", "attacked", "attached", "name", "zone" };
        for (const auto& [key, value] : object.items())
            if (!known.contains(key))
                complain(where, fmt::format("\"{}\" is not a field of a card here.", key));
        const JsonFields fields(object, where, m_problems);
        placed.engaged = fields.flag("engaged");
        placed.weary = fields.flag("weary");
        placed.attacked = fields.flag("attacked");
        placed.damage = static_cast<std::uint8_t>(fields.number("damage", 0, 255).value_or(0));
        placed.owner = seatField(fields, "owner", placed.seat);
        if (seatField(fields, "controller", placed.seat) != placed.seat)
            complain(where, "A card lies with its controller; put it into that player's zone.");
        placed.id = fields.text("id");
        cards::checkId(placed.id, where, m_ids, m_problems);
    }

    Seat seatField(const JsonFields& fields, const char* key, Seat fallback) const
    {
        const std::string name = fields.text(key);
        if (const auto seat = seatNamed(name, static_cast<std::size_t>(m_seats)))
            return seat->value;
        if (!name.empty())
            fields.complain(
                fmt::format("\"{}\" in the field \"{}\" is not a seat of this match; use {}.", name,
                    key, m_seats == 2 ? "p1 or p2" : fmt::format("p1 to p{}", m_seats)));
        return fallback;
    }

    void readSoulPile(Seat p, const json& pile)
    {
        const JsonFields fields(pile, seatName(p) + ", soul_pile", m_problems);
        for (const auto& [key, value] : pile.items())
            if (key.size() != 1 || std::string_view("wubgc").find(key) == std::string_view::npos)
                fields.complain(fmt::format(
                    "\"{}\" is not a colour; use w, u, b, g, or c for colourless.", key));
        for (std::uint8_t place = 0; place < m_soulPiles[p].size(); ++place) {
            const char key[] { colourLetter(place), 0 };
            m_soulPiles[p][place]
                = static_cast<std::uint8_t>(fields.number(key, 0, 99).value_or(0));
        }
    }

    void fill(Laid& laid)
    {
        State& s = laid.state;
        s.seats = static_cast<std::uint8_t>(m_seats);
        s.random = Random(static_cast<std::uint64_t>(
            m_fields.number("seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1)));
        const std::string ruleset = m_fields.text("ruleset", "constructed");
        if (ruleset != "constructed" && ruleset != "limited" && ruleset != "krucible")
            m_fields.complain(fmt::format(
                "\"{}\" is not a ruleset of Kryptik; use constructed, limited or krucible.",
                ruleset));
        s.ruleset = ruleset == "limited" ? RulesetId::Limited
            : ruleset == "krucible"      ? RulesetId::Krucible
                                         : RulesetId::Constructed;
        std::vector<std::uint16_t> cards;
        std::vector<std::string> ids;
        for (const Placed& placed : m_placed) {
            put(s, placed);
            cards.push_back(placed.card);
            ids.push_back(placed.id);
        }
        for (Seat p = static_cast<Seat>(m_seats); p < maxPlayers; ++p)
            s.players[p].alive = 0;
        for (Seat p = 0; p < m_seats; ++p)
            for (std::uint8_t place = 0; place < m_soulPiles[p].size(); ++place)
                s.players[p].soulPile[place] = m_soulPiles[p][place];
        Ground ground { m_cards, cards::handlesFor(*m_cards, cards, ids), ruleset };
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
        o.set(Object::Engaged, placed.engaged);
        o.set(Object::Weary, placed.weary);
        if (placed.zone == Zone::Island) { // nowhere else do these mean anything
            o.set(Object::Attacked, placed.attacked);
            o.damage = placed.damage;
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

    void begin(State& s)
    {
        s.active = seatField(m_fields, "active", 0) & 3;
        s.first = s.active;
        s.turn = static_cast<std::uint16_t>(
            std::max<std::int64_t>(1, m_fields.number("turn", 0, 1000).value_or(3)));
        const std::string phase = m_fields.text("phase", "first");
        const std::string step = m_fields.text("step");
        const Table t { s, *m_cards, nullptr };
        s.printed = printedOn(s, *m_cards);
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
    std::set<std::string> m_ids;
    std::array<std::array<std::uint8_t, 5>, maxPlayers> m_soulPiles {};
    Problems m_problems;
    JsonFields m_fields;
    int m_seats = 2;
};

} // namespace

Laid layScenario(const CardSet& known, const nlohmann::json& file)
{
    return Layer(known, file).lay();
}

} // namespace triptych::kryptik
