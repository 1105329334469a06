#include "seize/ScenarioFile.h"

#include "cards/ScenarioCards.h"
#include "core/JsonFields.h"
#include "core/Seats.h"
#include "seize/Names.h"
#include "seize/cards/ReadCard.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/OptionalRules.h"
#include "seize/rules/Zones.h"
#include "text/Spelling.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace triptych::seize {

namespace {

using nlohmann::json;

constexpr std::pair<const char*, Zone> zoneKeys[] { { "hand", Zone::Hand }, { "deck", Zone::Deck },
    { "discard", Zone::Discard }, { "warchest", Zone::Warchest },
    { "battlefield", Zone::Battlefield }, { "guild_quarters", Zone::Quarters },
    { "events", Zone::Events } };

class FileReader : cards::ScenarioReader<CardSet>
{
public:
    FileReader(const CardSet& known, const json& file, Problems& problems)
        : ScenarioReader(known, file, problems)
    {
    }

    ScenarioFile read()
    {
        checkKeys();
        refuseNull(top().object("players"), "players");
        if (!m_problems.empty())
            return {};
        m_read.cards = std::make_shared<const CardSet>(
            cards::withOwnCards<Card>(m_file, m_known, readCard, m_problems));
        readFormat();
        readPlayers();
        return std::move(m_read);
    }

private:
    JsonFields top() { return { m_file, "scenario", m_problems }; }

    /// A word that is nearly a field is a slip of the pen, and what is a field elsewhere was meant to
    /// do something. Other words are notes of whoever wrote the file.
    void checkKeys()
    {
        static const std::set<std::string> fields { "format", "name", "game", "ruleset", "seed",
            "rules", "cards", "turn", "active", "phase", "players", "script", "expect", "coins",
            "dice", "tiles", "options", "goal", "moves" };
        static const std::map<std::string, std::string> elsewhere {
            { "stack", "what waits there is played by the script" },
            { "objects", "give each card in a zone of its player" },
            { "step", "the phases of this game have no steps" },
            { "adventure", "only another game has it" }, { "arena", "it is a ruleset here" },
            { "day", "give \"turn\"" }
        };
        for (const auto& [key, value] : m_file.items()) {
            if (fields.contains(key))
                continue;
            if (const auto found = elsewhere.find(key); found != elsewhere.end())
                complain("scenario",
                    fmt::format("\"{}\" is not laid on the table: {}.", key, found->second));
            else if (isOfAPlayer(key))
                complain("scenario",
                    fmt::format("\"{}\" belongs to a player: \"players\":{{\"p1\":{{..}}}}.", key));
            else
                for (const std::string& field : fields)
                    if (text::distance(key, field) <= (field.size() > 5 ? 2u : 1u)) {
                        complain("scenario",
                            fmt::format("\"{}\" is not a field of a scenario; did you mean \"{}\"?",
                                key, field));
                        break;
                    }
        }
    }

    static bool isOfAPlayer(const std::string& key)
    {
        static const std::set<std::string> fields { "vault", "alive", "team", "plundered",
            "treasure_played", "acquired", "first" };
        return fields.contains(key)
            || std::ranges::any_of(zoneKeys, [&](const auto& z) { return key == z.first; });
    }

    void refuseNull(const json& value, const std::string& where)
    {
        if (value.is_null())
            complain(where, "Nothing is given here, \"null\"; leave it out or give it a value.");
        if (value.is_array())
            for (std::size_t k = 0; k < value.size(); ++k)
                refuseNull(value[k], fmt::format("{}, entry {}", where, k + 1));
        if (value.is_object())
            for (const auto& [key, inside] : value.items())
                refuseNull(inside, fmt::format("{}, {}", where, key));
    }

    void readFormat()
    {
        m_read.ruleset = top().text("ruleset", "standard");
        const Format* format = formatNamed(m_read.ruleset);
        if (!format) {
            complain("ruleset",
                fmt::format("\"{}\" is not a ruleset of this game; use standard, standard-2v2, "
                            "draft, arena, arena-2v2 or guild-master.",
                    m_read.ruleset));
            return;
        }
        m_read.format = format->id;
        m_read.options = format->options;
        m_read.seats = format->minSeats;
        readOptions(m_read.options);
    }

    void readOptions(RulesOptions& options)
    {
        const json& given = top().object("options");
        for (const auto& [key, value] : given.items()) {
            if (!value.is_boolean() || !choose(options, key, value.get<bool>()))
                complain(
                    "options", fmt::format("\"{}\" is not a rules option, true or false.", key));
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
            m_read.seats = std::max(m_read.seats, seat->value + 1);
        }
        if (const Format* format = formatNamed(m_read.ruleset);
            format && m_read.seats > format->maxSeats)
            complain("players",
                fmt::format(
                    "The ruleset {} is for at most {} seats.", m_read.ruleset, format->maxSeats));
        for (Seat p = 0; p < m_read.seats; ++p)
            if (const auto it = players.find(seatName(p)); it != players.end())
                readPlayer(p, *it);
        if (m_read.placed.size() > maxObjects)
            complain("players",
                fmt::format("There are {} cards; a table has room for {}.", m_read.placed.size(),
                    maxObjects));
    }

    void readPlayer(Seat p, const json& player)
    {
        for (const auto& [key, value] : player.items()) {
            if (!isOfAPlayer(key))
                complain(seatName(p),
                    fmt::format("\"{}\" is not a zone or field of a player here.", key));
        }
        const JsonFields fields(player, seatName(p), m_problems);
        fields.number("vault", 0, 120);
        fields.number("acquired", 0, 99);
        for (const char* key : { "alive", "plundered", "treasure_played" })
            fields.flag(key);
        for (const auto& [key, zone] : zoneKeys)
            for (const json& entry : fields.list(key))
                place(entry, p, zone, -1);
    }

    void place(const json& entry, Seat p, Zone zone, int bearer)
    {
        const std::string where = fmt::format("{}.{}", seatName(p), zoneName(zone));
        const std::string name = cards::cardNameOf(entry);
        const CardId card = m_read.cards->find(name);
        if (name.empty() || card == noCard) {
            m_problems.push_back(cards::unknownCard(name, where));
            return;
        }
        Placed placed { card.value, p, p, zone, bearer,
            entry.is_object() ? entry : json::object() };
        const std::string entryName = fmt::format("{}, card \"{}\"", where, name);
        checkEntry(placed.fields, entryName, m_problems);
        placed.owner = ownerOf(placed, entryName);
        checkPlace(placed, where);
        cards::checkId(JsonFields(placed.fields, entryName, m_silent).text("id"), entryName, m_ids,
            m_problems);
        m_read.placed.push_back(placed);
        const int number = static_cast<int>(m_read.placed.size()) - 1;
        for (const json& carried : JsonFields(placed.fields, where, m_silent).list("equipped"))
            place(carried, p, Zone::Equipped, number);
    }

    Seat ownerOf(const Placed& placed, const std::string& where)
    {
        const JsonFields fields(placed.fields, where, m_silent);
        const auto seats = static_cast<std::size_t>(m_read.seats);
        for (const char* key : { "owner", "controller" }) {
            const std::string name = fields.text(key);
            if (!name.empty() && !seatNamed(name, seats))
                complain(where,
                    fmt::format(
                        "\"{}\" in the field \"{}\" is not a seat of this match.", name, key));
        }
        const PlayerId here { placed.seat };
        if (seatNamed(fields.text("controller", seatName(placed.seat))) != here)
            complain(where, "A card lies with its controller; put it into that player's zone.");
        const Seat owner = seatNamed(fields.text("owner")).value_or(here).value;
        const bool kept = placed.zone == Zone::Hand || placed.zone == Zone::Deck
            || placed.zone == Zone::Discard || placed.zone == Zone::Quarters;
        if (kept && owner != placed.seat)
            complain(where, "This zone holds cards of its own player only.");
        return owner;
    }

    void checkPlace(const Placed& placed, const std::string& where)
    {
        const Facts& facts = m_read.cards->facts(placed.card);
        if (placed.zone == Zone::Equipped && facts.type != CardType::Treasure)
            complain(where, "Only treasures are equipped.");
        if (placed.zone == Zone::Quarters && facts.type != CardType::Mercenary)
            complain(where, "Only mercenaries wait in the Guild Quarters.");
        if (placed.zone == Zone::Events
            && (facts.type != CardType::Ability || facts.ability != AbilityType::Event))
            complain(where, "Only events lie among the events.");
        if (placed.zone != Zone::Battlefield)
            return;
        if (facts.type != CardType::Mercenary)
            complain(where, "Only mercenaries stand on the battlefield.");
        const Tile tile = tileNamed(JsonFields(placed.fields, where, m_silent).text("tile"));
        if (tile == noTile || !((m_read.seats > 2 ? wideBoard : narrowBoard) & bitOf(tile)))
            complain(
                where, "A mercenary on the battlefield needs a \"tile\" of it, such as \"b2\".");
        else if (!m_read.taken.insert(tile).second)
            complain(where, fmt::format("Two mercenaries stand on {}.", tileName(tile)));
        if (m_read.taken.size() > maxMercenaries)
            complain(where,
                fmt::format("A battlefield has room for {} mercenaries here.", maxMercenaries));
    }

    ScenarioFile m_read;
    Problems m_silent; ///< Of fields that were complained of already.
    std::set<std::string> m_ids;
};

} // namespace

ScenarioFile readScenario(const CardSet& known, const json& file, Problems& problems)
{
    return FileReader(known, file, problems).read();
}

} // namespace triptych::seize
