#include "match/Names.h"

#include "match/Answer.h"
#include "match/Words.h"

#include <charconv>

namespace triptych::match {

namespace {

// The handle that stands at a place of an observation; null when nothing does.
const std::string* handleAt(const nlohmann::ordered_json& observation, const Place& place)
{
    const nlohmann::ordered_json* zones = &observation;
    if (!place.seat.empty()) {
        const auto players = observation.find("players");
        if (players == observation.end() || !players->contains(place.seat))
            return nullptr;
        const auto& player = (*players)[place.seat];
        const auto found = player.find("zones");
        if (found == player.end())
            return nullptr;
        zones = &*found;
    }
    const auto zone = zones->find(place.zone);
    if (zone == zones->end() || !zone->is_array() || zone->size() < place.position)
        return nullptr;
    const auto& handle = (*zone)[place.position - 1];
    return handle.is_string() ? handle.get_ptr<const std::string*>() : nullptr;
}

} // namespace

std::optional<Place> placeOf(std::string_view word)
{
    const std::size_t last = word.rfind('.');
    if (last == std::string_view::npos || last == 0 || last + 1 == word.size())
        return std::nullopt;
    Place place;
    const std::string_view digits = word.substr(last + 1);
    const auto [end, error]
        = std::from_chars(digits.data(), digits.data() + digits.size(), place.position);
    if (error != std::errc() || end != digits.data() + digits.size() || place.position == 0)
        return std::nullopt;
    const std::string_view front = word.substr(0, last);
    const std::size_t dot = front.find('.');
    if (dot == std::string_view::npos) {
        place.zone = front;
        return place;
    }
    place.seat = front.substr(0, dot);
    place.zone = front.substr(dot + 1);
    if (!seatNamed(place.seat))
        return std::nullopt;
    return place;
}

Names::Names(const Match& match, PlayerId reader)
    : m_match(match)
    , m_reader(reader)
{
}

const nlohmann::ordered_json& Names::observation(PlayerId viewer)
{
    auto& kept = viewer == judge ? m_asJudge : m_asReader;
    if (!kept)
        kept = m_match.observe(viewer);
    return *kept;
}

Names::Thing Names::resolve(std::string_view given)
{
    // What belongs to the reader may be named without the seat: "hero" is "p1.hero".
    std::string_view word = given;
    const std::string own = seatName(m_reader) + ".";
    if (word.starts_with(own) && !placeOf(word.substr(0, std::min(word.find('!'), word.size()))))
        word.remove_prefix(own.size());
    Thing thing { std::string(word), std::string(word), std::string(word) };
    // "p1.island.2!1": the ability of a thing named by place.
    const std::size_t mark = std::min(word.find('!'), word.size());
    const std::optional<Place> place = placeOf(word.substr(0, mark));
    if (!place)
        return thing;
    const std::string* judged = handleAt(observation(judge), *place);
    if (!judged)
        return thing;
    thing.byPlace = true;
    thing.judge = normal(*judged) + std::string(word.substr(mark));
    thing.known.clear();
    if (const std::string* known = handleAt(observation(m_reader), *place))
        if (!placeOf(*known))
            thing.known = normal(*known) + std::string(word.substr(mark));
    return thing;
}

} // namespace triptych::match
