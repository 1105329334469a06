#include "seize/Scenario.h"

#include "core/JsonFields.h"
#include "core/Seats.h"
#include "seize/ScenarioFile.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/History.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Setup.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Turn.h"
#include "seize/rules/Zones.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace triptych::seize {

namespace {

using nlohmann::json;

class Layer
{
public:
    Layer(const CardSet& known, const json& file)
        : m_file(file)
        , m_read(readScenario(known, file, m_problems))
    {
    }

    Laid lay()
    {
        return Laid::unlessRefused(m_problems, [this](Laid& laid) { fill(laid); });
    }

private:
    JsonFields top() { return { m_file, "scenario", m_problems }; }

    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    void fill(Laid& laid)
    {
        State& s = laid.state;
        s.seats = static_cast<std::uint8_t>(m_read.seats);
        s.ruleset = m_read.format;
        s.options = m_read.options;
        s.random = Random(static_cast<std::uint64_t>(
            top().number("seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1)));
        std::vector<std::uint16_t> cards;
        std::vector<std::string> ids;
        for (const Placed& placed : m_read.placed) {
            cards.push_back(placed.card);
            ids.push_back(placed.fields.value("id", std::string {}));
        }
        for (Seat p = static_cast<Seat>(m_read.seats); p < maxPlayers; ++p)
            s.players[p].alive = 0;
        const Table t { s, *m_read.cards, nullptr };
        readTiles(s);
        for (const Placed& placed : m_read.placed)
            put(t, placed);
        for (std::size_t k = 0; k < m_read.placed.size(); ++k)
            if (m_read.placed[k].zone == Zone::Battlefield)
                describe(t, static_cast<Index>(k), m_read.placed[k].fields);
        readSeats(s);
        readChance(s);
        laid.ground = std::make_shared<const Ground>(
            Ground { m_read.cards, cards::handlesFor(*m_read.cards, cards, ids), m_read.ruleset });
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
            if (m_read.taken.contains(tile) && (s.pillars & bitOf(tile)))
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
        const bool quarters = placed.zone == Zone::Quarters;
        o.set(Object::GuildMaster, placed.fields.value("guild_master", quarters && format));
        o.set(Object::Champion, placed.fields.value("champion", quarters && !format));
        if (placed.zone == Zone::Battlefield) {
            s.zones.putLast(i, zoneIndex(placed.seat, Zone::Deck));
            enterBattlefield(
                t, i, placed.seat, tileNamed(placed.fields["tile"].get<std::string>()));
        } else if (placed.bearer >= 0) {
            s.zones.putLast(i, zoneIndex(placed.seat, Zone::Deck));
            hang(t, i, static_cast<Index>(placed.bearer));
        } else {
            s.zones.putLast(i, zoneIndex(placed.seat, placed.zone));
            noteInPlay(t, i);
        }
        o.set(Object::Exhausted,
            placed.zone != Zone::Battlefield && placed.fields.value("exhausted", false));
        const bool mercenaryInWarchest = placed.zone == Zone::Warchest
            && m_read.cards->facts(placed.card).type == CardType::Mercenary;
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
        if (m.is(Mercenary::Attacked))
            noteAttack(s, i, How::Attack);
        // S-ABIL-ATTACK Who has attacked is exhausted by that.
        m.set(Mercenary::OwnExhaust, m.is(Mercenary::Attacked) && m.exhaust == 1);
        m.tiredByAttack = m.is(Mercenary::OwnExhaust);
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
        LastingEffect l;
        l.who = refOf(t.state, i);
        l.what = static_cast<std::uint8_t>(modifier->kind);
        l.amount = static_cast<std::int8_t>(std::min(more, 100));
        t.state.lasting.push_back(l);
    }

    void readSeats(State& s)
    {
        const json& players = top().object("players");
        for (Seat p = 0; p < m_read.seats; ++p) {
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
            const std::int64_t shows = wholeNumber(die).value_or(0);
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
        const auto active
            = seatNamed(top().text("active", "p1"), static_cast<std::size_t>(m_read.seats));
        if (!active)
            complain("active", fmt::format("The active seat is one of p1 to p{}.", m_read.seats));
        s.active = active.value_or(PlayerId { 0 }).value;
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
                for (const Index i : cardsIn(s, p, Zone::Battlefield))
                    if (s.phase == Phase::Attack)
                        mercenary(s, i).acted = mercenary(s, i).burn;
            }
        if (s.phase != Phase::Acquire) {
            openWindow(s);
            return;
        }
        if (!formatOf(s).arena)
            s.agenda.push(Acquire { s.active });
    }

    const json& m_file;
    Problems m_problems; ///< Before what is read, which complains here.
    ScenarioFile m_read;
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
