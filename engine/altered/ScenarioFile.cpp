#include "altered/ScenarioFile.h"

#include "altered/Names.h"
#include "altered/cards/ReadCard.h"
#include "altered/rules/Objects.h"
#include "cards/Naming.h"
#include "cards/ScenarioCards.h"
#include "core/Seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace triptych::altered {

namespace {

using nlohmann::json;

class FileReader : cards::ScenarioReader<CardSet>
{
public:
    FileReader(const CardSet& known, const json& file, Problems& problems)
        : ScenarioReader(known, file, problems)
    {
    }

    ScenarioFile read()
    {
        // Of the library only what was printed: the tokens that texts make up are made up again.
        m_read.cards = std::make_shared<const CardSet>(
            cards::withOwnCards<Card>(m_file, m_known, readCard, m_problems));
        readPlayers();
        return std::move(m_read);
    }

private:
    void readPlayers()
    {
        const json& players = JsonFields(m_file, "scenario", m_problems).object("players");
        for (const auto& [key, value] : players.items())
            if (!seatNamed(key, maxPlayers) || !value.is_object())
                complain("players",
                    fmt::format("\"{}\" is not a seat; use p1 and p2 with an object each.", key));
        for (Seat p = 0; p < maxPlayers; ++p)
            if (const auto it = players.find(seatName(p)); it != players.end() && it->is_object())
                readPlayer(p, *it);
        if (m_read.placed.size() > maxObjects - 20)
            complain("players",
                fmt::format("There are {} cards; a table has room for {} beside its tokens.",
                    m_read.placed.size(), maxObjects - 20));
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
        const CardId card = m_read.cards->find(name);
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
        m_read.placed.push_back(placed);
    }

    /// A token that only a text makes up may stand on the table as well.
    std::uint16_t tokenNamed(const std::string& name) const
    {
        for (std::size_t k = m_read.cards->size(); k < m_read.cards->cards().size(); ++k)
            if (m_read.cards->card(k).slug == cards::slugOf(name))
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
        const CardType type = m_read.cards->facts(placed.card).type;
        const bool fits = isExpeditionZone(placed.zone)
            ? type == CardType::Character || type == CardType::ExpeditionPermanent
            : placed.zone == Zone::Landmark ? type == CardType::Landmark
            : placed.zone == Zone::Hero     ? type == CardType::Hero
                                            : true;
        if (!fits)
            complain(where,
                fmt::format("\"{}\" cannot be there.", m_read.cards->card(placed.card).name));
    }

    ScenarioFile m_read;
    std::set<std::string> m_ids;
};

} // namespace

ScenarioFile readScenario(const CardSet& known, const json& file, Problems& problems)
{
    return FileReader(known, file, problems).read();
}

const json& playerOf(const JsonFields& scenario, Seat p)
{
    static const json none = json::object();
    const json& players = scenario.object("players");
    const auto found = players.find(seatName(p));
    return found != players.end() ? *found : none;
}

} // namespace triptych::altered
