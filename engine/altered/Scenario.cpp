#include "altered/Scenario.h"

#include "altered/ScenarioAdventure.h"
#include "altered/ScenarioFile.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/HistoryKept.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"
#include "cards/ScenarioCards.h"
#include "core/JsonFields.h"
#include "core/Seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace triptych::altered {

namespace {

using nlohmann::json;

class Layer
{
public:
    Layer(const CardSet& known, const json& file)
        : m_file(file)
        , m_fields(file, "scenario", m_problems)
        , m_read(readScenario(known, file, m_problems))
    {
    }

    Laid lay()
    {
        return Laid::unlessRefused(m_problems, [this](Laid& laid) { fill(laid); });
    }

private:
    void complain(const std::string& place, const std::string& text)
    {
        m_problems.push_back({ place, text });
    }

    JsonFields fieldsOf(Seat p) { return { playerOf(m_fields, p), seatName(p), m_problems }; }

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
        for (const Placed& placed : m_read.placed) {
            put(s, placed);
            cards.push_back(placed.card);
            ids.push_back(textOf(placed.fields, "id"));
        }
        noteGigantic({ s, *m_read.cards, nullptr });
        layAdventure(s);
        readAdventure(m_file, s, m_problems);
        Ground ground { m_read.cards, cards::handlesFor(*m_read.cards, cards, ids), ruleset };
        countNames(s, *m_read.cards, ground);
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
        const Facts& facts = m_read.cards->facts(placed.card);
        o.card = placed.card;
        o.owner = placed.owner & 1;
        const bool play = isPlayZone(placed.zone);
        o.controller = (play ? placed.seat : placed.owner) & 1;
        o.set(Object::Token, facts.token);
        o.timestamp = ++s.timestamps;
        const JsonFields given(placed.fields, zoneText(placed.seat, placed.zone), m_problems);
        o.set(Status::Completed, given.flag("completed"));
        o.set(Object::FaceDown, placed.zone == Zone::Mana);
        if (given.flag("exhausted"))
            o.set(Status::Exhausted, true);
        for (const json& word : given.list("statuses"))
            readStatus(o, word.get<std::string>());
        const json& counters = given.object("counters");
        for (const auto& [name, count] : counters.items())
            readCounter(o, name, count);
        s.historyEvents |= facts.historyEvents;
        s.zones.putLast(i, zoneIndex(play ? placed.seat : placed.owner, placed.zone));
        const auto ownerBit = static_cast<std::uint8_t>(1u << o.owner);
        o.knownTo = placed.zone == Zone::Deck ? 0 : isHiddenZone(placed.zone) ? ownerBit & 3 : 3;
        noteWorking({ s, *m_read.cards, nullptr }, i);
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
        const std::uint8_t kind = m_read.cards->counterKind(name);
        if (kind == 0) {
            complain("counters",
                fmt::format("No text speaks of \"{}\" counters; boosts are \"boost\".", name));
            return;
        }
        o.counterKind = kind;
        o.counters = number;
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
        const Table t { s, *m_read.cards, nullptr };
        if (phase == "setup") {
            beginSetup(t, true);
            return;
        }
        for (int k = 0; k <= static_cast<int>(Stage::Night); ++k)
            if (phase == stageName(static_cast<Stage>(k))) {
                enter(t, static_cast<Stage>(k));
                return;
            }
        complain("phase", fmt::format("\"{}\" is not a phase of this game.", phase));
    }

    /// The phase has just begun; what it does on entering is not done again.
    static void enter(const Table& t, Stage stage)
    {
        State& s = t.state;
        s.stage = stage;
        switch (stage) {
        case Stage::Morning:
            setNextStep(s, MorningStep::Expand); // the three before it are done
            break;
        case Stage::Afternoon:
            setNextStep(s, AfternoonStep::Turns);
            for (const Seat p : { s.first, otherSeat(s.first) })
                if (s.players[p].passed) { // "if an opponent has passed this Day"
                    Deed deed { Deed::What::Passed };
                    deed.player = p;
                    deed.first = !s.passedFirst;
                    s.passedFirst = 1;
                    remember(t, deed);
                }
            if (s.players[s.turn].passed)
                s.turnEnds = 1;
            break;
        case Stage::Setup:
        case Stage::Noon:
        case Stage::Dusk:
        case Stage::Night:
            enterStage(t, stage);
        }
    }

    const json& m_file;
    Problems m_problems;
    JsonFields m_fields;
    ScenarioFile m_read;
};

} // namespace

Laid layScenario(const CardSet& known, const nlohmann::json& file)
{
    return Layer(known, file).lay();
}

} // namespace triptych::altered
