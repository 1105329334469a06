#include "seize/Scenario.h"

#include "core/JsonFields.h"
#include "seize/ScenarioEntry.h"
#include "seize/cards/ReadCard.h"
#include "seize/rules/Areas.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

namespace triptych::seize {

namespace {

using nlohmann::json;

constexpr std::pair<const char*, Area> zoneKeys[] { { "hand", Area::Hand }, { "deck", Area::Deck },
    { "discard", Area::Discard }, { "warchest", Area::Warchest },
    { "battlefield", Area::Battlefield }, { "guild_quarters", Area::Quarters },
    { "events", Area::Events } };

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
        readFormat(laid.state);
        readPlayers();
        if (m_problems.empty())
            fill(laid);
        laid.problems = m_problems;
        if (!laid.problems.empty())
            laid.ground = nullptr;
        return laid;
    }

private:
    JsonFields top() { return { m_file, "scenario", m_problems }; }

    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    void readCards()
    {
        std::vector<Card> cards;
        std::set<std::string> own;
        int n = 0;
        for (const json& entry : top().list("cards")) {
            Card card = readCard(entry, "scenario", fmt::format("cards, entry {}", ++n));
            m_problems.insert(m_problems.end(), card.problems.begin(), card.problems.end());
            own.insert(card.name);
            cards.push_back(std::move(card));
        }
        for (const Card& card : m_known.cards()) // the file's own cards come first and win
            if (!own.contains(card.name))
                cards.push_back(card);
        m_cards = std::make_shared<const CardSet>(std::move(cards));
    }

    void readFormat(State& s)
    {
        m_ruleset = top().text("ruleset", "standard");
        const Format* format = formatNamed(m_ruleset);
        if (!format) {
            complain("ruleset",
                fmt::format("\"{}\" is not a ruleset of this game; use standard, standard-2v2, "
                            "draft, arena, arena-2v2 or guild-master.",
                    m_ruleset));
            return;
        }
        s.ruleset = format->id;
        s.options = format->options;
        m_seats = format->minSeats;
        readOptions(s.options);
    }

    void readOptions(RulesOptions& options)
    {
        const std::pair<const char*, std::uint8_t*> names[] { { "deckMinimumOnly",
                                                                  &options.deckMinimumOnly },
            { "siteCopyLimits", &options.siteCopyLimits }, { "handSlots", &options.handSlots },
            { "lootTransfer", &options.lootTransfer }, { "bleedPure", &options.bleedPure },
            { "pillarsBlockLos", &options.pillarsBlockLos } };
        const json& given = top().object("options");
        for (const auto& [key, value] : given.items()) {
            const auto found
                = std::ranges::find_if(names, [&](const auto& name) { return key == name.first; });
            if (found == std::end(names) || !value.is_boolean())
                complain(
                    "options", fmt::format("\"{}\" is not a rules option, true or false.", key));
            else
                *found->second = value.get<bool>();
        }
    }

    void readPlayers()
    {
        const json& players = top().object("players");
        for (const auto& [key, value] : players.items()) {
            const auto seat = seatNamed(key);
            if (!seat || !value.is_object()) {
                complain("players",
                    fmt::format("\"{}\" is not a seat; use p1 to p4 with an object each.", key));
                continue;
            }
            m_seats = std::max(m_seats, static_cast<int>(*seat) + 1);
        }
        if (const Format* format = formatNamed(m_ruleset); format && m_seats > format->maxSeats)
            complain("players",
                fmt::format(
                    "The ruleset {} is for at most {} seats.", m_ruleset, format->maxSeats));
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
        static const std::set<std::string> others { "vault", "alive", "team", "plundered",
            "treasure_played", "acquired", "first" };
        for (const auto& [key, value] : player.items()) {
            const bool zone
                = std::ranges::any_of(zoneKeys, [&](const auto& z) { return key == z.first; });
            if (!zone && !others.contains(key))
                complain(seatName(p),
                    fmt::format("\"{}\" is not a zone or field of a player here.", key));
        }
        const JsonFields fields(player, seatName(p), m_problems);
        fields.number("vault", 0, 120);
        fields.number("acquired", 0, 99);
        for (const char* key : { "alive", "plundered", "treasure_played" })
            fields.flag(key);
        for (const auto& [key, area] : zoneKeys)
            for (const json& entry : fields.list(key))
                place(entry, p, area, -1);
    }

    void place(const json& entry, Seat p, Area area, int bearer)
    {
        const std::string where = fmt::format("{}.{}", seatName(p), areaName(area));
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
        Placed placed { card.value, p, p, area, bearer,
            entry.is_object() ? entry : json::object() };
        const std::string entryName = fmt::format("{}, card \"{}\"", where, name);
        checkEntry(placed.fields, entryName, m_problems);
        placed.owner = ownerOf(placed, entryName);
        checkPlace(placed, where);
        checkId(placed, entryName);
        m_placed.push_back(placed);
        const int number = static_cast<int>(m_placed.size()) - 1;
        for (const json& carried : JsonFields(placed.fields, where, m_silent).list("equipped"))
            place(carried, p, Area::Equipped, number);
    }

    Seat ownerOf(const Placed& placed, const std::string& where)
    {
        const JsonFields fields(placed.fields, where, m_silent);
        for (const char* key : { "owner", "controller" }) {
            const std::string name = fields.text(key);
            const auto seat = seatNamed(name);
            if (!name.empty() && (!seat || *seat >= m_seats))
                complain(where,
                    fmt::format(
                        "\"{}\" in the field \"{}\" is not a seat of this match.", name, key));
        }
        if (seatNamed(fields.text("controller", seatName(placed.seat))) != placed.seat)
            complain(where, "A card lies with its controller; put it into that player's zone.");
        const Seat owner = seatNamed(fields.text("owner")).value_or(placed.seat);
        const bool kept = placed.area == Area::Hand || placed.area == Area::Deck
            || placed.area == Area::Discard || placed.area == Area::Quarters;
        if (kept && owner != placed.seat)
            complain(where, "This zone holds cards of its own player only.");
        return owner;
    }

    void checkId(const Placed& placed, const std::string& where)
    {
        const std::string id = JsonFields(placed.fields, where, m_silent).text("id");
        if (id.find_first_of(" \t\n") != std::string::npos || seatNamed(id))
            complain(where,
                fmt::format("The id \"{}\" can not be told from other words of an answer; use "
                            "one word that is no seat.",
                    id));
        if (!id.empty() && !m_ids.insert(id).second)
            complain(
                where, fmt::format("The id \"{}\" is used before; give every card its own.", id));
    }

    void checkPlace(const Placed& placed, const std::string& where)
    {
        const Facts& facts = m_cards->facts(placed.card);
        if (placed.area == Area::Equipped && facts.type != CardType::Treasure)
            complain(where, "Only treasures are equipped.");
        if (placed.area == Area::Quarters && facts.type != CardType::Mercenary)
            complain(where, "Only mercenaries wait in the Guild Quarters.");
        if (placed.area == Area::Events
            && (facts.type != CardType::Ability || facts.ability != AbilityType::Event))
            complain(where, "Only events lie among the events.");
        if (placed.area != Area::Battlefield)
            return;
        if (facts.type != CardType::Mercenary)
            complain(where, "Only mercenaries stand on the battlefield.");
        const Tile tile = tileNamed(JsonFields(placed.fields, where, m_silent).text("tile"));
        if (tile == noTile || !((m_seats > 2 ? wideBoard : narrowBoard) & bitOf(tile)))
            complain(
                where, "A mercenary on the battlefield needs a \"tile\" of it, such as \"b2\".");
        else if (!m_taken.insert(tile).second)
            complain(where, fmt::format("Two mercenaries stand on {}.", tileName(tile)));
        if (m_taken.size() > maxMercenaries)
            complain(where,
                fmt::format("A battlefield has room for {} mercenaries here.", maxMercenaries));
    }

    void fill(Laid& laid)
    {
        State& s = laid.state;
        s.seats = static_cast<std::uint8_t>(m_seats);
        s.random = Random(static_cast<std::uint64_t>(
            top().number("seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1)));
        std::vector<std::string> names;
        std::vector<std::string> ids;
        for (const Placed& placed : m_placed) {
            names.push_back(m_cards->card(placed.card).name);
            ids.push_back(placed.fields.value("id", std::string {}));
        }
        for (Seat p = static_cast<Seat>(m_seats); p < maxPlayers; ++p)
            s.players[p].alive = 0;
        const Table t { s, *m_cards, nullptr };
        readTiles(s);
        for (const Placed& placed : m_placed)
            put(t, placed);
        for (std::size_t k = 0; k < m_placed.size(); ++k)
            if (m_placed[k].area == Area::Battlefield)
                describe(t, static_cast<Index>(k), m_placed[k].fields);
        readSeats(s);
        readChance(s);
        laid.ground
            = std::make_shared<const Ground>(Ground { m_cards, handlesFor(names, ids), m_ruleset });
        begin(t);
    }

    void readTiles(State& s)
    {
        const json& tiles = top().object("tiles");
        for (const auto& [key, list] : tiles.items()) {
            const Tile tile = tileNamed(key);
            if (tile == noTile || !(boardOf(s) & bitOf(tile)) || !list.is_array()) {
                complain("tiles",
                    fmt::format(
                        "\"{}\" is not a tile of this battlefield with a list, such as [\"fog\"].",
                        key));
                continue;
            }
            for (const json& what : list) {
                if (what == "fog")
                    s.fog |= bitOf(tile);
                else if (what == "pillar")
                    s.pillars |= bitOf(tile);
                else
                    complain("tiles", "Only \"fog\" and \"pillar\" can be on a tile.");
            }
            if (m_taken.contains(tile) && (s.pillars & bitOf(tile)))
                complain(
                    "tiles", fmt::format("A mercenary stands where the pillar of {} is.", key));
        }
    }

    void put(const Table& t, const Placed& placed)
    {
        State& s = t.state;
        const Index i = s.objectCount++;
        Object& o = s.objects[i];
        o.card = placed.card;
        o.owner = placed.owner & 3;
        o.controller = placed.seat & 3;
        const bool format = formatOf(s).guildMaster;
        const bool quarters = placed.area == Area::Quarters;
        o.set(Object::GuildMaster, placed.fields.value("guild_master", quarters && format));
        o.set(Object::Champion, placed.fields.value("champion", quarters && !format));
        if (placed.area == Area::Battlefield) {
            s.zones.putLast(i, areaIndex(placed.seat, Area::Deck));
            enterBattlefield(
                t, i, placed.seat, tileNamed(placed.fields["tile"].get<std::string>()));
        } else if (placed.bearer >= 0) {
            s.zones.putLast(i, areaIndex(placed.seat, Area::Deck));
            hang(t, i, static_cast<Index>(placed.bearer));
        } else {
            s.zones.putLast(i, areaIndex(placed.seat, placed.area));
            noteInPlay(t, i);
        }
        o.set(Object::Exhausted,
            placed.area != Area::Battlefield && placed.fields.value("exhausted", false));
        const bool mercenaryInWarchest = placed.area == Area::Warchest
            && m_cards->facts(placed.card).type == CardType::Mercenary;
        o.set(Object::FaceDown, placed.fields.value("facedown", mercenaryInWarchest));
    }

    /// What a mercenary on the battlefield has on it. Everything is in play by now.
    void describe(const Table& t, Index i, const json& fields)
    {
        State& s = t.state;
        Mercenary& m = mercenary(s, i);
        const json counters = fields.value("counters", json::object());
        const auto counter = [&](const char* name) {
            return static_cast<std::uint8_t>(std::clamp(counters.value(name, 0), 0, 99));
        };
        m.exhaust = counter("exhaust");
        if (m.exhaust == 0 && fields.value("exhausted", false))
            m.exhaust = 1;
        m.bleed = counter("bleed");
        m.poison = counter("poison");
        m.frost = counter("frost");
        m.burn = counter("burn");
        for (const json& status : fields.value("statuses", json::array())) {
            m.set(Mercenary::Blind, m.is(Mercenary::Blind) || status == "blind");
            m.set(Mercenary::Silence, m.is(Mercenary::Silence) || status == "silence");
            m.set(Mercenary::Stealth, m.is(Mercenary::Stealth) || status == "stealth");
        }
        for (const json& keyword : fields.value("keywords", json::array()))
            addKeyword(t, i, keyword.is_string() ? keyword.get<std::string>() : std::string {});
        m.set(Mercenary::Attacked, fields.value("attacked", false));
        // S-ABIL-ATTACK Who has attacked is exhausted by that.
        m.set(Mercenary::OwnExhaust, m.is(Mercenary::Attacked) && m.exhaust == 1);
        const auto small = [](int n) { return std::clamp(n, 0, 120); };
        if (fields.contains("health"))
            m.damage
                = static_cast<std::uint8_t>(small(maxHealthOf(t, i) - fields["health"].get<int>()));
        if (fields.contains("defense"))
            m.spentDefense = static_cast<std::int8_t>(
                std::clamp(fullDefenseOf(t, i) - fields["defense"].get<int>(), -100, 100));
        if (fields.contains("movement"))
            m.steps = static_cast<std::uint8_t>(
                small(movementLeft(t, i) - fields["movement"].get<int>()));
    }

    void addKeyword(const Table& t, Index i, const std::string& text)
    {
        const auto modifier = keywordNamed(text);
        if (!modifier) {
            complain(
                "keywords", fmt::format("\"{}\" is not a keyword a mercenary can gain.", text));
            return;
        }
        const int more
            = modifier->number - bonusOf(t, i, modifier->kind); // what it has not printed
        if (more <= 0 || t.state.lasting.full())
            return;
        Lasting l;
        l.who = refOf(t.state, i);
        l.what = static_cast<std::uint8_t>(modifier->kind);
        l.amount = static_cast<std::int8_t>(std::min(more, 100));
        t.state.lasting.push_back(l);
    }

    void readSeats(State& s)
    {
        const json& players = top().object("players");
        for (Seat p = 0; p < m_seats; ++p) {
            const json given = players.value(seatName(p), json::object());
            Player& player = s.players[p];
            player.vault = static_cast<std::int8_t>(
                std::clamp(given.value("vault", formatOf(s).vault), 0, 120));
            player.alive = given.value("alive", true);
            player.plundered = given.value("plundered", false);
            player.treasurePlayed = given.value("treasure_played", false);
            player.acquired
                = static_cast<std::uint8_t>(std::clamp(given.value("acquired", 0), 0, 99));
            player.fallen = 0;
        }
    }

    /// Outcomes of chance that the file fixes: coins and dice in the order they are asked for.
    void readChance(State& s)
    {
        for (const json& coin : top().list("coins")) {
            if (s.coinsLeft >= 32 || (coin != "win" && coin != "lose")) {
                complain("coins", "Each of at most 32 coins is \"win\" or \"lose\".");
                return;
            }
            s.coins |= static_cast<std::uint32_t>(coin == "win") << s.coinsLeft++;
        }
        for (const json& die : top().list("dice")) {
            const int shows = die.is_number_integer() ? die.get<int>() : 0;
            if (s.diceLeft >= s.dice.size() || shows < 1 || shows > 6) {
                complain(
                    "dice", fmt::format("Each of at most {} dice shows 1 to 6.", s.dice.size()));
                return;
            }
            s.dice[s.diceLeft++] = static_cast<std::uint8_t>(shows);
        }
    }

    void begin(const Table& t)
    {
        State& s = t.state;
        const auto active = seatNamed(top().text("active", "p1"));
        if (!active || *active >= m_seats)
            complain("active", fmt::format("The active seat is one of p1 to p{}.", m_seats));
        s.active = active && *active < m_seats ? *active : Seat { 0 };
        const auto turn = top().number("turn", 0, 1000);
        s.turn = static_cast<std::uint16_t>(std::max(turn.value_or(3), std::int64_t { 1 }));
        s.dirty = 1;
        const std::string phase = top().text("phase", "rally");
        if (phase == "setup") {
            s.turn = 0;
            beginSetup(t, true);
            return;
        }
        s.first = s.active;
        s.settingUp = 0;
        for (int k = 0; k <= static_cast<int>(Phase::End); ++k)
            if (phase == phaseName(static_cast<Phase>(k))) {
                s.phase = static_cast<Phase>(k);
                enter(t);
                return;
            }
        complain("phase", fmt::format("\"{}\" is not a phase of this game.", phase));
    }

    /// The phase has just begun; what it does on entering is not done again.
    void enter(const Table& t)
    {
        State& s = t.state;
        for (Seat p = 0; p < s.seats; ++p)
            if (hasTurn(s, p)) {
                if (s.phase == Phase::FirstMovement)
                    freezeFast(t, p);
                for (const Index i : cardsIn(s, p, Area::Battlefield))
                    if (s.phase == Phase::Attack)
                        mercenary(s, i).acted = mercenary(s, i).burn;
            }
        if (s.phase != Phase::Acquire) {
            openWindow(s);
            return;
        }
        if (!formatOf(s).arena)
            s.agenda.push_back({ Frame::Kind::Acquire, 0, 0xFFFF, s.active, 0, 0, 0 });
    }

    const CardSet& m_known;
    const json& m_file;
    std::shared_ptr<const CardSet> m_cards;
    std::vector<Placed> m_placed;
    std::set<Tile> m_taken;
    std::set<std::string> m_ids;
    Problems m_problems;
    Problems m_silent; ///< Of fields that were complained of already.
    std::string m_ruleset;
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

} // namespace triptych::seize
