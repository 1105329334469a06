#include "altered/Scenario.h"

#include "altered/cards/ReadCard.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"
#include "cards/Naming.h"
#include "cards/ScenarioCards.h"
#include "core/JsonFields.h"
#include "core/Seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>

namespace triptych::altered {

namespace {

using nlohmann::json;

/// One card somewhere on the table, as the file has it.
struct Placed
{
    std::uint16_t card = 0;
    Seat seat = 0;
    Seat owner = 0;
    Zone zone = Zone::Deck;
    json fields; ///< The whole entry; an object, or empty.
};

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
        // Of the library only what was printed: the tokens that texts make up are made up again.
        m_cards = std::make_shared<const CardSet>(
            cards::withOwnCards<Card>(m_file, m_known, readCard, m_problems));
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

    const json& playerOf(Seat p) const
    {
        static const json none = json::object();
        const json& players = m_fields.object("players");
        const auto found = players.find(seatName(p));
        return found != players.end() ? *found : none;
    }
    JsonFields fieldsOf(Seat p) { return { playerOf(p), seatName(p), m_problems }; }

    void readPlayers()
    {
        const json& players = m_fields.object("players");
        for (const auto& [key, value] : players.items())
            if (!seatNamed(key, maxPlayers) || !value.is_object())
                complain("players",
                    fmt::format("\"{}\" is not a seat; use p1 and p2 with an object each.", key));
        for (Seat p = 0; p < maxPlayers; ++p)
            if (const auto it = players.find(seatName(p)); it != players.end() && it->is_object())
                readPlayer(p, *it);
        if (m_placed.size() > maxObjects - 20)
            complain("players",
                fmt::format("There are {} cards; a table has room for {} beside its tokens.",
                    m_placed.size(), maxObjects - 20));
    }

    void readPlayer(Seat p, const json& player)
    {
        static const std::set<std::string> others { "first", "passed", "expeditions", "alive",
            "team", "mana_ready" };
        for (const auto& [key, value] : player.items()) {
            const bool zone = std::ranges::any_of(
                zoneFacts, [&](const ZoneFacts& each) { return each.ofSeats && key == each.name; });
            if (!zone && !others.contains(key))
                complain(seatName(p),
                    fmt::format("\"{}\" is not a zone or field of a player here.", key));
        }
        const JsonFields zones(player, seatName(p), m_problems);
        for (const ZoneFacts& each : zoneFacts)
            if (each.ofSeats)
                for (const json& entry : zones.list(std::string(each.name).c_str()))
                    place(entry, p, each.zone);
    }

    void place(const json& entry, Seat p, Zone zone)
    {
        const std::string where = zoneText(p, zone);
        const std::string name = cards::cardNameOf(entry);
        const CardId card = m_cards->find(name);
        std::uint16_t number = card.value;
        if (card == noCard)
            number = tokenNamed(name);
        if (name.empty() || number == noCard.value) {
            m_problems.push_back(cards::unknownCard(name, where));
            return;
        }
        Placed placed { number, p, p, zone, entry.is_object() ? entry : json::object() };
        checkFields(placed, where);
        const std::string owner = textOf(placed.fields, "owner");
        if (const auto seat = seatNamed(owner, maxPlayers))
            placed.owner = seat->value;
        else if (!owner.empty())
            complain(where, fmt::format("\"{}\" is not a seat; use p1 or p2.", owner));
        checkPlace(placed, where);
        m_placed.push_back(placed);
    }

    /// A token that only a text makes up may stand on the table as well.
    std::uint16_t tokenNamed(const std::string& name) const
    {
        for (std::size_t k = m_cards->size(); k < m_cards->cards().size(); ++k)
            if (m_cards->card(k).slug == cards::slugOf(name))
                return static_cast<std::uint16_t>(k);
        return noCard.value;
    }

    void checkFields(const Placed& placed, const std::string& where)
    {
        static const std::set<std::string> fields { "card", "id", "owner", "controller",
            "exhausted", "statuses", "counters", "expedition", "name", "zone", "type", "subtypes",
            "forest", "mountain", "ocean", "keywords", "completed", "token" };
        for (const auto& [key, value] : placed.fields.items())
            if (!fields.contains(key))
                complain(where, fmt::format("\"{}\" is not a field of a card here.", key));
        const JsonFields given(placed.fields, where, m_problems);
        for (const char* const key : { "id", "owner", "controller" })
            given.text(key);
        for (const char* const key : { "exhausted", "completed" })
            given.flag(key);
        given.object("counters");
        for (const json& status : given.list("statuses"))
            if (!status.is_string())
                given.complain("statuses", "must be a list of words in quotes");
        cards::checkId(textOf(placed.fields, "id"), where, m_ids, m_problems);
    }
    void checkPlace(const Placed& placed, const std::string& where)
    {
        const CardType type = m_cards->facts(placed.card).type;
        const bool fits = isExpeditionZone(placed.zone)
            ? type == CardType::Character || type == CardType::ExpeditionPermanent
            : placed.zone == Zone::Landmark ? type == CardType::Landmark
            : placed.zone == Zone::Hero     ? type == CardType::Hero
                                            : true;
        if (!fits)
            complain(
                where, fmt::format("\"{}\" cannot be there.", m_cards->card(placed.card).name));
    }

    void fill(Laid& laid)
    {
        State& s = laid.state;
        s.random = Random(static_cast<std::uint64_t>(
            m_fields.number("seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1)));
        const std::string ruleset = m_fields.text("ruleset", "cr1");
        if (ruleset != "cr1" && ruleset != "cr4")
            complain("ruleset",
                fmt::format("\"{}\" is not a ruleset of Altered; use cr1 or cr4.", ruleset));
        s.ruleset = ruleset == "cr4" ? RulesetId::Cr4 : RulesetId::Cr1;
        s.limited = m_fields.flag("limited");
        readDice(s);
        std::vector<std::uint16_t> cards;
        std::vector<std::string> ids;
        for (const Placed& placed : m_placed) {
            put(s, placed);
            cards.push_back(placed.card);
            ids.push_back(textOf(placed.fields, "id"));
        }
        noteGigantic({ s, *m_cards, nullptr });
        layAdventure(s);
        readExpeditions(s);
        readAdventure(s);
        Ground ground { m_cards, cards::handlesFor(*m_cards, cards, ids), ruleset };
        countNames(s, *m_cards, ground);
        laid.ground = std::make_shared<const Ground>(std::move(ground));
        begin(s);
    }

    static bool isNumber(const json& value, int least, int most)
    {
        return value.is_number_integer() && value >= least && value <= most;
    }
    void readDice(State& s)
    {
        static const json none = json::array();
        const json* const given = m_fields.given("dice");
        const json& dice = given ? *given : none;
        const bool good = dice.is_array()
            && std::ranges::all_of(dice, [](const json& die) { return isNumber(die, 1, 6); });
        if (!good)
            complain("dice", "The forced dice are a list of numbers from 1 to 6, such as [6,2].");
        else
            for (const json& die : dice)
                s.dice.push_back(die.get<std::uint8_t>());
    }

    void put(State& s, const Placed& placed)
    {
        const Index i = s.objectCount++;
        Object& o = s.objects[i];
        const Facts& facts = m_cards->facts(placed.card);
        o.card = placed.card;
        o.owner = placed.owner & 1;
        const bool play = isPlayZone(placed.zone);
        o.controller = (play ? placed.seat : placed.owner) & 1;
        o.token = facts.token;
        o.timestamp = ++s.timestamps;
        const JsonFields given(placed.fields, zoneText(placed.seat, placed.zone), m_problems);
        o.set(Status::Completed, given.flag("completed"));
        o.faceDown = placed.zone == Zone::Mana;
        if (given.flag("exhausted"))
            o.set(Status::Exhausted, true);
        for (const json& word : given.list("statuses"))
            readStatus(o, word.get<std::string>());
        const json& counters = given.object("counters");
        for (const auto& [name, count] : counters.items())
            readCounter(o, name, count);
        s.zones.putLast(i, zoneIndex(play ? placed.seat : placed.owner, placed.zone));
        const auto ownerBit = static_cast<std::uint8_t>(1u << o.owner);
        o.knownTo = placed.zone == Zone::Deck ? 0 : isHiddenZone(placed.zone) ? ownerBit & 3 : 3;
        noteWorking({ s, *m_cards, nullptr }, i);
    }
    void readStatus(Object& o, const std::string& word)
    {
        for (int k = 0; k < statusCount; ++k)
            if (word == statusName(static_cast<Status>(k))) {
                o.set(static_cast<Status>(k), true);
                return;
            }
        complain("statuses", fmt::format("\"{}\" is not a status of a card.", word));
    }
    void readCounter(Object& o, const std::string& name, const json& count)
    {
        if (!isNumber(count, 0, 250)) {
            complain("counters",
                fmt::format("There cannot be {} \"{}\" counters; write a number from 0 to 250.",
                    printed(count), name));
            return;
        }
        const auto number = count.get<std::uint8_t>();
        if (name == "boost" || name == "boosts") {
            o.boosts = number;
            return;
        }
        const std::uint8_t kind = m_cards->counterKind(name);
        if (kind == 0) {
            complain("counters",
                fmt::format("No text speaks of \"{}\" counters; boosts are \"boost\".", name));
            return;
        }
        o.counterKind = kind;
        o.counters = number;
    }

    void readExpeditions(State& s)
    {
        for (Seat p = 0; p < maxPlayers; ++p) {
            const JsonFields expeditions(
                fieldsOf(p).object("expeditions"), seatName(p) + ", expeditions", m_problems);
            for (const int kind : { 0, 1 })
                readMarker(expeditions, kind, s.players[p].markers[static_cast<std::size_t>(kind)]);
        }
        s.adventure.arena = m_fields.flag("arena");
        if (s.adventure.arena)
            for (Player& player : s.players)
                for (Marker& marker : player.markers)
                    marker.region = regionCount - 1;
    }

    /// {"hero":3}, or {"hero":{"region":3,"moved":true}}
    static void readMarker(const JsonFields& expeditions, int kind, Marker& marker)
    {
        const char* const name = kind == 0 ? "hero" : "companion";
        const json* given = expeditions.given(name);
        std::optional<std::int64_t> region;
        if (given && given->is_object()) {
            const JsonFields fields = expeditions.inside(name);
            region = fields.number("region", 0, regionCount - 1);
            marker.moved = fields.flag("moved");
            marker.ascended = fields.flag("ascended");
        } else {
            region = expeditions.number(name, 0, regionCount - 1);
        }
        marker.region = static_cast<std::uint8_t>(region.value_or(kind == 0 ? 0 : regionCount - 1));
    }

    /// "VMO", "?V": face-down; "?": face-down, as drawn.
    void readAdventure(State& s)
    {
        const auto it = m_file.find("adventure");
        if (it == m_file.end()) {
            revealWhereMarkersWent(s);
            return;
        }
        if (!it->is_array() || it->size() != regionCount) {
            complain("adventure", "The adventure is a list of 8 terrain texts such as \"VMO\".");
            return;
        }
        s.adventure.revealed = 0;
        for (std::size_t k = 0; k < regionCount; ++k) {
            const json& entry = (*it)[k];
            if (!entry.is_object() && !entry.is_string()) {
                complain("adventure", "Each terrain text is in quotes, such as \"VMO\".");
                return;
            }
            static const json plain = json::object();
            const JsonFields fields(entry.is_object() ? entry : plain, "adventure", m_problems);
            std::string text
                = entry.is_object() ? fields.text("terrains") : entry.get<std::string>();
            bool seen = !fields.given("revealed") || fields.flag("revealed");
            if (text.starts_with('?')) {
                seen = false;
                text.erase(0, 1);
            }
            Terrains terrains = 0;
            for (const char letter : text)
                terrains = static_cast<Terrains>(terrains | terrainOf(letter));
            if (terrains != 0)
                s.adventure.terrains[k] = terrains;
            for (const char letter : fields.text("marker")) // v4 3.2.1.d
                s.adventure.marked[k]
                    = static_cast<Terrains>(s.adventure.marked[k] | terrainOf(letter));
            if (seen)
                s.adventure.revealed = static_cast<std::uint8_t>(s.adventure.revealed | (1u << k));
        }
    }
    Terrains terrainOf(char letter)
    {
        switch (letter) {
        case 'V':
            return forest;
        case 'M':
            return mountain;
        case 'O':
            return ocean;
        default:
            // Each kind of mistake is told once, however long the text is.
            if (m_problems.size() < 8)
                complain("adventure", fmt::format("\"{}\" is not one of V, M and O.", letter));
            return 0;
        }
    }
    static void revealWhereMarkersWent(State& s)
    {
        for (const Player& player : s.players)
            for (std::size_t kind = 0; kind < 2; ++kind) {
                const int end = player.markers[kind].region;
                for (int region = kind == 0 ? 0 : regionCount - 1; region != end;
                     region += kind == 0 ? 1 : -1)
                    revealCard(s, region);
                revealCard(s, end);
            }
    }
    static void revealCard(State& s, int region)
    {
        if (region == 0 || region == regionCount - 1)
            return;
        const int first = region % 2 == 1 ? region : region - 1;
        s.adventure.revealed = static_cast<std::uint8_t>(s.adventure.revealed | (3u << first));
    }

    void begin(State& s)
    {
        const std::string seat = m_fields.text("active", "p1");
        const auto active = seatNamed(seat, maxPlayers);
        if (!active)
            complain("active", fmt::format("\"{}\" is not a seat; use p1 or p2.", seat));
        s.turn = active.value_or(PlayerId { 0 }).value;
        s.first = s.turn;
        for (Seat p = 0; p < maxPlayers; ++p) {
            const JsonFields player = fieldsOf(p);
            if (player.flag("first"))
                s.first = p;
            else if (player.given("first") && !fieldsOf(otherSeat(p)).given("first"))
                s.first = otherSeat(p);
            s.players[p].passed = player.flag("passed");
        }
        const json* day = m_fields.given("day");
        if (!day)
            day = m_fields.given("turn");
        if (!day)
            s.day = 2;
        else if (isNumber(*day, 1, 200))
            s.day = day->get<std::uint16_t>();
        else
            complain("day", fmt::format("{} is not a day; the first is 1.", printed(*day)));
        const std::string phase = m_fields.text("phase", "afternoon");
        const Table b { s, *m_cards, nullptr };
        if (phase == "setup") {
            beginSetup(b, true);
            return;
        }
        for (int k = 0; k <= static_cast<int>(Stage::Night); ++k)
            if (phase == stageName(static_cast<Stage>(k))) {
                enter(b, static_cast<Stage>(k));
                return;
            }
        complain("phase", fmt::format("\"{}\" is not a phase of this game.", phase));
    }

    /// The phase has just begun; what it does on entering is not done again.
    static void enter(const Table& b, Stage stage)
    {
        State& s = b.state;
        s.stage = stage;
        switch (stage) {
        case Stage::Morning:
            s.daily = 3; // Succeed, Prepare and Draw are done; Expand comes
            break;
        case Stage::Afternoon:
            s.daily = 1;
            s.passedFirst = s.players[0].passed || s.players[1].passed;
            if (s.players[s.turn].passed)
                s.turnEnds = 1;
            break;
        case Stage::Setup:
        case Stage::Noon:
        case Stage::Dusk:
        case Stage::Night:
            enterStage(b, stage);
        }
    }

    const CardSet& m_known;
    const json& m_file;
    std::shared_ptr<const CardSet> m_cards;
    std::vector<Placed> m_placed;
    std::set<std::string> m_ids;
    Problems m_problems;
    JsonFields m_fields;
};

} // namespace

Laid layScenario(const CardSet& known, const nlohmann::json& file)
{
    return Layer(known, file).lay();
}

} // namespace triptych::altered
