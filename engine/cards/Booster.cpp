#include "cards/Booster.h"

#include "cards/Library.h"
#include "core/JsonFields.h"
#include "core/Random.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::cards {

namespace {

constexpr int mostCards = 60;            // no pack of cards that people hold in a hand is larger
constexpr int hundred = 100;             // what weights are counted in
constexpr std::size_t mostOutcomes = 64; // of one slot's throws

bool isPlain(const nlohmann::json& value)
{
    return value.is_string() || value.is_number_integer() || value.is_boolean();
}

/// "mercenary", or ["mercenary", "treasure"] for any of them.
std::vector<std::string> readValues(const nlohmann::json& value)
{
    std::vector<std::string> values;
    if (isPlain(value))
        values.push_back(printed(value));
    else if (value.is_array())
        for (const nlohmann::json& each : value) {
            if (!isPlain(each))
                return {};
            values.push_back(printed(each));
        }
    return values;
}

bool isThrown(const nlohmann::json& value)
{
    return value.is_array() && !value.empty() && value.front().is_object();
}

/// A value that is wanted, or a throw: [{"stars":1,"weight":70},{"stars":2,"weight":30}].
BoosterTrait readTrait(
    const std::string& field, const nlohmann::json& value, const JsonFields& slot)
{
    BoosterTrait trait { field, {} };
    if (!isThrown(value)) {
        trait.throws.push_back({ readValues(value), hundred });
        if (trait.throws.front().values.empty())
            slot.complain(field.c_str(),
                "must be a value that cards have there, a list of such values, or a list of "
                "throws with a \"weight\" each");
        return trait;
    }
    int weights = 0;
    for (const nlohmann::json& each : value) {
        const auto wanted = each.find(field);
        const auto weight = each.find("weight");
        BoosterTrait::Throw outcome;
        if (wanted != each.end())
            outcome.values = readValues(*wanted);
        if (weight != each.end() && weight->is_number_integer())
            outcome.weight = static_cast<int>(
                std::clamp<std::int64_t>(weight->get<std::int64_t>(), 0, hundred + 1));
        else
            outcome.weight = 0;
        if (outcome.values.empty() || outcome.weight < 1) {
            slot.complain(field.c_str(),
                fmt::format("must have throws like {{\"{}\":..,\"weight\":70}}, with a weight from "
                            "1 to 100",
                    field));
            return trait;
        }
        weights += outcome.weight;
        trait.throws.push_back(std::move(outcome));
    }
    if (weights != hundred)
        slot.complain(field.c_str(),
            fmt::format("has weights that make up {}; they must make up 100", weights));
    return trait;
}

BoosterSlot readSlot(const nlohmann::json& json, const std::string& place, Problems& problems)
{
    BoosterSlot slot;
    if (!json.is_object()) {
        problems.push_back(
            { place, "A slot must be a JSON object such as {\"count\":3,\"stars\":1}." });
        return slot;
    }
    const JsonFields fields(json, place, problems);
    slot.count = static_cast<int>(fields.number("count", 1, mostCards).value_or(1));
    std::size_t outcomes = 1;
    for (const auto& [field, value] : json.items()) {
        if (field == "count")
            continue;
        slot.traits.push_back(readTrait(field, value, fields));
        outcomes *= std::max<std::size_t>(1, slot.traits.back().throws.size());
        if (outcomes > mostOutcomes) {
            fields.complain(fmt::format(
                "The throws of this slot have more than {} outcomes together; use fewer.",
                mostOutcomes));
            break;
        }
    }
    return slot;
}

Booster readBooster(const nlohmann::json& json, const std::string& set, const std::string& place,
    Problems& problems)
{
    Booster booster;
    booster.set = set;
    if (!json.is_object()) {
        problems.push_back(
            { place, "A booster must be a JSON object with \"name\", \"size\" and \"slots\"." });
        return booster;
    }
    const JsonFields fields(json, place, problems);
    booster.name = fields.text("name");
    if (booster.name.empty())
        fields.complain("name", "is missing; it is needed");
    int cards = 0;
    std::size_t number = 0;
    for (const nlohmann::json& slot : fields.list("slots")) {
        booster.contents.push_back(
            readSlot(slot, fmt::format("{}, slot {}", place, ++number), problems));
        cards += booster.contents.back().count;
        if (cards > mostCards)
            break;
    }
    if (cards == 0)
        fields.complain("slots", "is empty; a booster needs cards");
    if (cards > mostCards)
        fields.complain(fmt::format(
            "The slots have {} cards together; a booster has {} at most.", cards, mostCards));
    booster.size = cards;
    if (const auto size = fields.number("size", 1, mostCards); size && *size != cards)
        fields.complain("size",
            fmt::format(
                "says {} cards, but the slots have {} together; make them agree", *size, cards));
    return booster;
}

} // namespace

std::vector<Booster> readBoosters(
    const nlohmann::json& file, const std::string& set, const std::string& name, Problems& problems)
{
    std::vector<Booster> boosters;
    const auto list = file.find("boosters");
    if (list == file.end() || list->is_null())
        return boosters;
    if (!list->is_array()) {
        problems.push_back({ name, "The field \"boosters\" must be a list, [..]." });
        return boosters;
    }
    constexpr std::size_t mostBoosters = 50; // of one file
    if (list->size() > mostBoosters) {
        problems.push_back({ name,
            fmt::format("The field \"boosters\" has {} boosters; a pack may have {}.", list->size(),
                mostBoosters) });
        return boosters;
    }
    std::size_t number = 0;
    for (const nlohmann::json& json : *list) {
        const std::size_t before = problems.size();
        Booster booster
            = readBooster(json, set, fmt::format("{}, booster {}", name, ++number), problems);
        if (problems.size() == before)
            boosters.push_back(std::move(booster));
    }
    return boosters;
}

// --- Opening

BoosterOpener::BoosterOpener(const Library& library, Booster booster)
    : m_booster(std::move(booster))
{
    for (std::size_t i = 0; i < m_booster.contents.size(); ++i)
        prepare(library, m_booster.contents[i], i + 1);
}

namespace {

bool holds(const nlohmann::ordered_json& card, const std::string& field,
    const std::vector<std::string>& values)
{
    const auto found = card.find(field);
    return found != card.end()
        && std::find(values.begin(), values.end(), printed(*found)) != values.end();
}

/// The throws of a slot's traits as one number, first trait first.
std::vector<const BoosterTrait::Throw*> outcomeOf(const BoosterSlot& slot, std::size_t number)
{
    std::vector<const BoosterTrait::Throw*> outcome;
    for (const BoosterTrait& trait : slot.traits) {
        outcome.push_back(&trait.throws[number % trait.throws.size()]);
        number /= trait.throws.size();
    }
    return outcome;
}

std::size_t outcomesOf(const BoosterSlot& slot)
{
    std::size_t outcomes = 1;
    for (const BoosterTrait& trait : slot.traits)
        outcomes *= trait.throws.size();
    return outcomes;
}

std::string wordsOf(const BoosterSlot& slot, const std::vector<const BoosterTrait::Throw*>& outcome)
{
    std::string words;
    for (std::size_t i = 0; i < outcome.size(); ++i)
        words += fmt::format("{}\"{}\": {}", words.empty() ? " with " : " and ",
            slot.traits[i].field, fmt::join(outcome[i]->values, " or "));
    return words;
}

} // namespace

void BoosterOpener::prepare(const Library& library, const BoosterSlot& slot, std::size_t number)
{
    std::vector<Candidates> all(outcomesOf(slot));
    for (std::size_t o = 0; o < all.size(); ++o) {
        const auto outcome = outcomeOf(slot, o);
        for (std::size_t card = 0; card < library.size(); ++card) {
            const nlohmann::ordered_json& json = library.printed(card);
            bool fits = textOf(json, "set") == m_booster.set && library.problems(card).empty();
            for (std::size_t i = 0; fits && i < outcome.size(); ++i)
                fits = holds(json, slot.traits[i].field, outcome[i]->values);
            if (fits)
                all[o].push_back(card);
        }
        std::sort(all[o].begin(), all[o].end(), [&library](std::size_t a, std::size_t b) {
            return textOf(library.printed(a), "id") < textOf(library.printed(b), "id");
        });
        if (all[o].size() < static_cast<std::size_t>(slot.count))
            m_problems.push_back({ fmt::format("booster \"{}\", slot {}", m_booster.name, number),
                fmt::format("It needs {} different cards{}, but the set {} has {}; add cards "
                            "or change the slot.",
                    slot.count, wordsOf(slot, outcome), m_booster.set, all[o].size()) });
    }
    m_slots.push_back(std::move(all));
}

/// A card for one place of a slot that is none of `taken`, the slot's cards so far.
std::size_t BoosterOpener::draw(
    Random& random, std::size_t slot, std::span<const std::size_t> taken) const
{
    std::size_t outcome = 0;
    std::size_t step = 1;
    for (const BoosterTrait& trait : m_booster.contents[slot].traits) {
        std::size_t which = 0;
        if (trait.throws.size() > 1)
            for (auto left = static_cast<int>(random.below(hundred));
                 left >= trait.throws[which].weight; ++which)
                left -= trait.throws[which].weight;
        outcome += which * step;
        step *= trait.throws.size();
    }
    // There are at least as many candidates as the slot has cards, so one is always left.
    Candidates left;
    for (const std::size_t card : m_slots[slot][outcome])
        if (std::find(taken.begin(), taken.end(), card) == taken.end())
            left.push_back(card);
    return left[random.below(static_cast<std::uint32_t>(left.size()))];
}

std::vector<std::size_t> BoosterOpener::open(Random& random) const
{
    std::vector<std::size_t> pack;
    if (!m_problems.empty())
        return pack;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
        const std::size_t first = pack.size();
        for (int n = 0; n < m_booster.contents[slot].count; ++n)
            pack.push_back(draw(random, slot, std::span(pack).subspan(first)));
    }
    return pack;
}

std::vector<std::size_t> BoosterOpener::open(Random& random, std::size_t size) const
{
    std::vector<std::size_t> pack;
    while (m_problems.empty() && pack.size() < size) {
        std::vector<std::size_t> more = open(random);
        while (pack.size() + more.size() > size)
            more.erase(more.begin() + random.below(static_cast<std::uint32_t>(more.size())));
        pack.insert(pack.end(), more.begin(), more.end());
    }
    return pack;
}

} // namespace triptych::cards
