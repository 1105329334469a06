#include "draft/Record.h"

#include "cards/Library.h"
#include "core/JsonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace triptych::draft {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view format = "triptych-draft/1";
constexpr std::array<std::string_view, 3> stages { "picking", "building", "ready" };
constexpr std::size_t largestPack = 100;
constexpr int longestBuilding = 24 * 60 * 60; // in seconds

/// Reads the fields of one object, and notes which of them are not what they should be.
class Fields
{
public:
    Fields(const json& object, std::string place, Problems& problems)
        : m_object(object)
        , m_place(std::move(place))
        , m_problems(problems)
    {
    }

    std::string text(const char* key, bool needed = true) const
    {
        std::string found = textOf(m_object, key);
        if (needed && found.empty())
            complain(key, "a text");
        return found;
    }

    std::uint64_t number(const char* key, std::uint64_t most) const
    {
        const auto found = m_object.find(key);
        if (found != m_object.end() && found->is_number_unsigned()
            && found->get<std::uint64_t>() <= most)
            return found->get<std::uint64_t>();
        complain(key, most == noLimit ? "a whole number" : fmt::format("a number up to {}", most));
        return 0;
    }

    bool flag(const char* key) const
    {
        const auto found = m_object.find(key);
        if (found != m_object.end() && found->is_boolean())
            return found->get<bool>();
        complain(key, "true or false");
        return false;
    }

    const json& list(const char* key) const
    {
        static const json nothing = json::array();
        const auto found = m_object.find(key);
        if (found != m_object.end() && found->is_array())
            return *found;
        complain(key, "a list");
        return nothing;
    }

    std::vector<std::string> texts(const char* key) const
    {
        std::vector<std::string> found;
        for (const json& each : list(key)) {
            if (!each.is_string())
                complain(key, "a list of texts");
            else
                found.push_back(each.get<std::string>());
        }
        return found;
    }

    std::vector<std::size_t> seats(const char* key, std::size_t count) const
    {
        std::vector<std::size_t> found;
        for (const json& each : list(key)) {
            const bool sound = each.is_number_unsigned() && each.get<std::size_t>() < count;
            if (!sound || std::ranges::find(found, each.get<std::size_t>()) != found.end())
                complain(key, "a list of seats");
            else
                found.push_back(each.get<std::size_t>());
        }
        return found;
    }

    void complain(const char* key, std::string_view wanted) const
    {
        m_problems.push_back({ m_place,
            fmt::format("The field \"{}\" has to be {}. The file is damaged: begin another draft, "
                        "which takes its place.",
                key, wanted) });
    }

    static constexpr std::uint64_t noLimit = ~std::uint64_t { 0 };

private:
    const json& m_object;
    std::string m_place;
    Problems& m_problems;
};

void readSeats(const json& list, std::string_view name, ParsedRecord& parsed)
{
    for (const json& each : list) {
        const Fields fields(each, fmt::format("{}, seat {}", name, parsed.record.seats.size() + 1),
            parsed.problems);
        Record::Seat seat;
        seat.name = fields.text("name");
        seat.person = fields.flag("person");
        seat.deck = fields.texts("deck");
        seat.deckName = fields.text("deck_name", false);
        seat.path = fields.text("path", false);
        seat.seconds = static_cast<int>(fields.number("seconds", longestBuilding));
        parsed.record.seats.push_back(std::move(seat));
    }
}

/// A pick is a short list: [seat, place, "card"].
void readPicks(const json& list, std::string_view name, ParsedRecord& parsed)
{
    for (const json& each : list) {
        if (each.is_array() && each.size() == 3 && each[0].is_number_unsigned()
            && each[1].is_number_unsigned() && each[2].is_string()) {
            parsed.record.picks.push_back({ each[0].get<std::size_t>(), each[1].get<std::size_t>(),
                each[2].get<std::string>() });
            continue;
        }
        parsed.problems.push_back(
            { fmt::format("{}, pick {}", name, parsed.record.picks.size() + 1),
                "A pick has to be a seat, a place and a card. The file is damaged: begin another "
                "draft, "
                "which takes its place." });
        return;
    }
}

void readRecord(const json& file, std::string_view name, ParsedRecord& parsed)
{
    Record& record = parsed.record;
    const Fields fields(file, std::string(name), parsed.problems);
    record.game = fields.text("game");
    record.ruleset = fields.text("ruleset");
    record.booster = fields.text("booster");
    record.manner = fields.flag("sealed") ? Manner::Sealed : Manner::Passing;
    record.packSize = fields.number("pack_size", largestPack);
    record.seed = fields.number("seed", Fields::noLimit);
    record.timed = fields.flag("timed");
    record.packs = fields.texts("packs");
    readSeats(fields.list("seats"), name, parsed);
    readPicks(fields.list("picks"), name, parsed);
    const auto stage = std::ranges::find(stages, fields.text("stage"));
    if (stage == stages.end())
        fields.complain("stage", "\"picking\", \"building\" or \"ready\"");
    else
        record.stage = static_cast<Record::Stage>(stage - stages.begin());
    if (record.seats.empty() || record.seats.size() > mostSeats)
        fields.complain("seats", fmt::format("a list of at most {}", mostSeats));
    record.seat = fields.number("seat", mostSeats);
    if (record.seat >= record.seats.size() || !record.seats[record.seat].person)
        fields.complain("seat", "the seat of a person");
    record.players = fields.seats("players", record.seats.size());
}

} // namespace

std::string printed(const Record& record)
{
    ordered_json seats = ordered_json::array();
    for (const Record::Seat& seat : record.seats)
        seats.push_back({ { "name", seat.name }, { "person", seat.person }, { "deck", seat.deck },
            { "deck_name", seat.deckName }, { "path", seat.path }, { "seconds", seat.seconds } });
    ordered_json picks = ordered_json::array();
    for (const Record::Pick& pick : record.picks)
        picks.push_back(ordered_json::array({ pick.seat, pick.place, pick.card }));
    const ordered_json file { { "format", format }, { "game", record.game },
        { "ruleset", record.ruleset }, { "booster", record.booster },
        { "sealed", record.manner == Manner::Sealed }, { "pack_size", record.packSize },
        { "seed", record.seed }, { "timed", record.timed }, { "packs", record.packs },
        { "stage", stages[static_cast<std::size_t>(record.stage)] }, { "seat", record.seat },
        { "players", record.players }, { "seats", seats }, { "picks", picks } };
    return triptych::printed(file) + "\n";
}

ParsedRecord parseRecord(std::string_view text, std::string_view name)
{
    ParsedRecord parsed;
    const JsonText file = parseJson(text, name);
    if (file.problem)
        parsed.problems.push_back(*file.problem);
    else if (const auto problem = checkFormat(file.value, format, name))
        parsed.problems.push_back(*problem);
    else
        readRecord(file.value, name, parsed);
    return parsed;
}

Problems takeAgain(
    Draft& draft, const cards::Library& library, const Record& record, std::string_view name)
{
    std::size_t number = 0;
    for (const Record::Pick& pick : record.picks) {
        ++number;
        const std::vector<std::size_t> pack = draft.view(pick.seat).pack;
        const bool fits = pick.place < pack.size()
            && textOf(library.printed(pack[pick.place]), "id") == pick.card;
        if (!fits || !draft.take(pick.seat, pick.place))
            return { { fmt::format("{}, pick {}", name, number),
                fmt::format("\"{}\" is not in the pack at this pick. The file is damaged or of "
                            "another version: begin another draft, which takes its place.",
                    pick.card) } };
    }
    // Whoever makes decks has picked all cards, and nobody else.
    if (draft.over() != (record.stage != Record::Stage::Picking))
        return { { std::string(name),
            "The picks do not end where the draft stands. The file is damaged: begin another "
            "draft, "
            "which takes its place." } };
    return {};
}

std::vector<Record::Pick> picksOf(const Draft& draft, const cards::Library& library)
{
    std::vector<Record::Pick> picks;
    for (const Draft::Pick& pick : draft.picks())
        picks.push_back({ pick.seat, pick.place, textOf(library.printed(pick.card), "id") });
    return picks;
}

} // namespace triptych::draft
