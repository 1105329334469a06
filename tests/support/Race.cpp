#include "support/Race.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace triptych::race {

using nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, zonesOfSeat> zoneNames { "deck", "hand", "track",
    "discard" };

std::string seatName(std::size_t seat)
{
    return "p" + std::to_string(seat + 1);
}

PlayerId player(std::size_t seat)
{
    return PlayerId { static_cast<std::uint8_t>(seat) };
}

} // namespace

RaceMatch::RaceMatch(std::vector<Card> cards, State state, std::vector<std::string> handles)
    : m_cards(std::move(cards))
    , m_handles(std::move(handles))
    , m_state(state)
{
}

void RaceMatch::begin()
{
    for (std::size_t seat = 0; seat < seatCount; ++seat)
        for (int i = 0; i < 4; ++i)
            draw(seat);
    ask();
}

void RaceMatch::tell(std::string name, std::size_t seat, std::uint8_t thing, bool open)
{
    if (m_records)
        m_events.push_back({ std::move(name), seat, thing, open });
}

void RaceMatch::draw(std::size_t seat)
{
    const auto top = m_state.zones.first(zone(seat, Deck));
    if (top == m_state.zones.none)
        return;
    m_state.zones.putLast(top, zone(seat, Hand));
    tell("draw", seat, top, false);
}

int RaceMatch::score(std::size_t seat) const
{
    int points = 0;
    for (const auto thing : m_state.zones.in(zone(seat, Track)))
        points += m_cards[m_state.card[thing]].points;
    return points;
}

void RaceMatch::beginTurn(std::size_t seat)
{
    m_state.active = static_cast<std::uint8_t>(seat);
    ++m_state.turn;
    m_state.stage = m_state.zones.size(zone(seat, Deck)) == 0 ? Stage::Over : Stage::Turn;
    draw(seat);
}

void RaceMatch::offer(Verb verb, Zone of, int above)
{
    const std::size_t seat = m_decision.player.value;
    for (const auto thing : m_state.zones.in(zone(seat, of)))
        if (m_cards[m_state.card[thing]].points > above)
            m_decision.options.push_back(
                { static_cast<std::uint8_t>(verb), 0, ObjectId { thing }, 0 });
}

void RaceMatch::ask()
{
    m_decision = {};
    m_decision.player
        = player(m_state.stage == Stage::Reply ? 1u - m_state.active : m_state.active);
    switch (m_state.stage) {
    case Stage::Choosing:
        m_decision.prompt = "put-back";
        m_decision.rule = "race 1";
        m_decision.picked = m_state.chosen;
        offer(Verb::Choose, Hand, 0);
        m_decision.options.push_back({ static_cast<std::uint8_t>(Verb::Choose) });
        break;
    case Stage::Turn:
        m_decision.prompt = "play";
        m_decision.rule = "race 2";
        offer(Verb::Play, Hand, 0);
        m_decision.options.push_back({ static_cast<std::uint8_t>(Verb::Pass) });
        break;
    case Stage::Reply:
        m_decision.prompt = "spoil";
        m_decision.rule = "race 3";
        offer(Verb::Spoil, Hand, m_cards[m_state.card[m_state.zones.first(pile)]].points);
        m_decision.options.push_back({ static_cast<std::uint8_t>(Verb::Pass) });
        break;
    case Stage::Over:
        break;
    }
}

const Decision* RaceMatch::decision() const
{
    return m_state.stage == Stage::Over ? nullptr : &m_decision;
}

void RaceMatch::answer(std::size_t index)
{
    const Option option = m_decision.options[index];
    const auto thing = static_cast<std::uint8_t>(option.object.value);
    switch (m_state.stage) {
    case Stage::Choosing:
        answerChoice(option);
        break;
    case Stage::Turn:
        if (option.object == noObject) {
            beginTurn(1u - m_state.active);
        } else {
            m_state.zones.putLast(thing, pile);
            m_state.stage = Stage::Reply;
            tell("play", m_state.active, thing, true);
        }
        break;
    case Stage::Reply:
        answerReply(option);
        break;
    case Stage::Over:
        break;
    }
    ask();
}

void RaceMatch::answerChoice(const Option& option)
{
    const std::size_t seat = m_state.active;
    if (option.object != noObject) {
        m_state.zones.putLast(static_cast<std::uint8_t>(option.object.value), zone(seat, Deck));
        ++m_state.chosen;
        return;
    }
    for (; m_state.chosen > 0; --m_state.chosen)
        draw(seat);
    if (seat == 0)
        m_state.active = 1;
    else
        beginTurn(0);
}

void RaceMatch::answerReply(const Option& option)
{
    const std::size_t seat = m_state.active;
    const auto played = m_state.zones.first(pile);
    if (option.object != noObject) {
        const auto spoiler = static_cast<std::uint8_t>(option.object.value);
        m_state.zones.putLast(played, zone(seat, Discard));
        m_state.zones.putLast(spoiler, zone(1u - seat, Discard));
        tell("spoil", 1u - seat, spoiler, true);
    } else {
        m_state.zones.putLast(played, zone(seat, Track));
        tell("count", seat, played, true);
    }
    if (score(seat) >= goal)
        m_state.stage = Stage::Over;
    else
        beginTurn(1u - seat);
}

std::optional<Outcome> RaceMatch::outcome() const
{
    if (m_state.stage != Stage::Over)
        return std::nullopt;
    for (std::size_t seat = 0; seat < seatCount; ++seat)
        if (m_state.conceded[seat])
            return Outcome { { player(1u - seat) } };
    if (score(0) == score(1))
        return Outcome {};
    return Outcome { { player(score(0) > score(1) ? 0 : 1) } };
}

void RaceMatch::concede(PlayerId seat)
{
    m_state.conceded[seat.value] = true;
    m_state.stage = Stage::Over;
    ask();
}

std::unique_ptr<Match> RaceMatch::clone() const
{
    return std::make_unique<RaceMatch>(*this);
}

void RaceMatch::copyFrom(const Match& other)
{
    const auto& race = static_cast<const RaceMatch&>(other);
    m_state = race.m_state;
    m_decision = race.m_decision;
}

double RaceMatch::evaluate(PlayerId seat) const
{
    if (const auto over = outcome())
        return over->winners.empty() ? 0.0 : over->winners.front() == seat ? 1.0 : -1.0;
    return 0.9 * (score(seat.value) - score(1u - seat.value)) / goal;
}

std::unique_ptr<Match> RaceMatch::determinized(PlayerId viewer, Random& random) const
{
    auto deal = std::make_unique<RaceMatch>(*this);
    for (std::size_t seat = 0; seat < seatCount; ++seat) {
        // The places nobody told the viewer about, and the things that may lie there in an order
        // that does not depend on where they lie now.
        std::vector<std::uint8_t> hidden;
        std::vector<std::size_t> places;
        for (std::uint8_t thing = 0; thing < m_state.things; ++thing) {
            const std::size_t at = m_state.zones.zoneOf(thing);
            if (m_state.owner[thing] == seat && !sees(viewer, thing) && at != m_state.zones.none)
                hidden.push_back(thing);
        }
        for (const Zone kind : { Deck, Hand })
            for (const auto thing : m_state.zones.in(zone(seat, kind)))
                if (!sees(viewer, thing))
                    places.push_back(zone(seat, kind));
        random.shuffle(hidden);
        for (std::size_t i = 0; i < hidden.size(); ++i)
            deal->m_state.zones.putLast(hidden[i], places[i]);
    }
    deal->m_state.random = Random(random.fork());
    deal->ask();
    return deal;
}

bool RaceMatch::sees(PlayerId viewer, std::uint8_t thing) const
{
    const std::size_t at = m_state.zones.zoneOf(thing);
    if (viewer == judge || at == pile)
        return true;
    const std::size_t kind = at % zonesOfSeat;
    return kind == Track || kind == Discard || (kind == Hand && at / zonesOfSeat == viewer.value);
}

std::string RaceMatch::nameFor(PlayerId viewer, std::uint8_t thing) const
{
    if (sees(viewer, thing))
        return m_handles[thing];
    const std::size_t at = m_state.zones.zoneOf(thing);
    return seatName(at / zonesOfSeat) + "." + std::string(zoneNames[at % zonesOfSeat]) + "."
        + std::to_string(m_state.zones.positionOf(thing) + 1);
}

std::string RaceMatch::line(std::size_t index) const
{
    constexpr std::array<std::string_view, 4> verbs { "choose", "play", "spoil", "pass" };
    const Option& option = m_decision.options[index];
    const std::string verb(verbs[option.verb]);
    if (option.object != noObject)
        return verb + " "
            + nameFor(m_decision.player, static_cast<std::uint8_t>(option.object.value));
    return option.verb == static_cast<std::uint8_t>(Verb::Pass) ? verb : verb + " none";
}

ordered_json RaceMatch::observe(PlayerId viewer) const
{
    ordered_json json { { "format", "triptych-observation/1" },
        { "viewer", viewer == judge ? "judge" : seatName(viewer.value) }, { "game", "race" },
        { "ruleset", "sprint" }, { "turn", m_state.turn }, { "active", seatName(m_state.active) },
        { "phase", m_state.stage == Stage::Choosing ? "setup" : "turn" }, { "step", "" },
        { "deciding", nullptr }, { "over", m_state.stage == Stage::Over },
        { "busy", m_state.chosen > 0 }, { "winners", ordered_json::array() },
        { "pile", ordered_json::array() } };
    if (decision())
        json["deciding"] = seatName(m_decision.player.value);
    if (const auto over = outcome())
        for (const PlayerId winner : over->winners)
            json["winners"].push_back(seatName(winner.value));
    for (const auto thing : m_state.zones.in(pile))
        json["pile"].push_back({ { "item", m_handles[thing] }, { "source", m_handles[thing] },
            { "controller", seatName(m_state.active) }, { "kind", "card" } });
    for (std::size_t seat = 0; seat < seatCount; ++seat) {
        ordered_json& of = json["players"][seatName(seat)];
        of = { { "alive", !m_state.conceded[seat] }, { "score", score(seat) } };
        for (std::size_t kind = 0; kind < zonesOfSeat; ++kind) {
            ordered_json& names = of["zones"][std::string(zoneNames[kind])];
            names = ordered_json::array();
            for (const auto thing : m_state.zones.in(zone(seat, static_cast<Zone>(kind)))) {
                names.push_back(nameFor(viewer, thing));
                if (sees(viewer, thing))
                    json["objects"][m_handles[thing]]
                        = { { "card", m_cards[m_state.card[thing]].id },
                              { "name", m_cards[m_state.card[thing]].name },
                              { "owner", seatName(m_state.owner[thing]) },
                              { "zone", seatName(seat) + "." + std::string(zoneNames[kind]) } };
            }
        }
    }
    return json;
}

ordered_json RaceMatch::events(PlayerId viewer) const
{
    ordered_json list = ordered_json::array();
    for (const Event& event : m_events) {
        list.push_back({ { "event", event.name }, { "player", seatName(event.seat) } });
        if (event.open || viewer == judge || viewer.value == event.seat)
            list.back()["object"] = m_handles[event.thing];
    }
    return list;
}

std::uint64_t RaceMatch::hash() const
{
    Random random = m_state.random;
    const std::string all = observe(judge).dump() + std::to_string(random.fork())
        + std::to_string(static_cast<int>(m_state.stage)) + std::to_string(m_state.chosen);
    std::uint64_t sum = 0xcbf29ce484222325u; // FNV-1a
    for (const char byte : all)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    return sum;
}

std::string RaceMatch::broken() const
{
    for (std::uint8_t thing = 0; thing < m_state.things; ++thing)
        if (m_state.zones.zoneOf(thing) == m_state.zones.none)
            return m_handles[thing] + " is in no zone.";
    if (m_state.zones.size(pile) > 1)
        return "More than one card waits.";
    return {};
}

} // namespace triptych::race
