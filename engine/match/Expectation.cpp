#include "match/Expectation.h"

#include "core/JsonText.h"
#include "core/Seats.h"
#include "core/Shortened.h"
#include "match/Answer.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::match {

namespace {

using nlohmann::json;

/// A value as a message has it: the beginning tells enough of one that is as long as a file.
std::string shown(const json& value)
{
    constexpr std::size_t longest = 500;
    return shortened(printed(value), longest);
}

std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::optional<std::size_t> sizeOf(const json& value)
{
    if (value.is_string())
        return characters(value.get_ref<const std::string&>());
    if (value.is_array() || value.is_object())
        return value.size();
    return std::nullopt;
}

// An element of a list, a key of an object, a part of a text; missing when it has no parts.
std::optional<bool> holds(const json& value, const json& part)
{
    if (value.is_array())
        return std::find(value.begin(), value.end(), part) != value.end();
    if (value.is_object() && part.is_string())
        return value.contains(part.get_ref<const std::string&>());
    if (value.is_string() && part.is_string())
        return value.get_ref<const std::string&>().find(part.get_ref<const std::string&>())
            != std::string::npos;
    return std::nullopt;
}

// Does one comparison of an expectation hold? Missing: there is no such comparison.
std::optional<bool> compare(const std::string& word, const json& value, const json& wanted)
{
    if (word == "is")
        return value == wanted;
    if (word == "not")
        return value != wanted;
    if (word == "size")
        return sizeOf(value) && wanted.is_number_integer() && *sizeOf(value) == wanted;
    if (word == "contains")
        return holds(value, wanted).value_or(false);
    if (word == "lacks")
        return !holds(value, wanted).value_or(true);
    if (word == "at_least")
        return value.is_number() && wanted.is_number() && value >= wanted;
    if (word == "at_most")
        return value.is_number() && wanted.is_number() && value <= wanted;
    return std::nullopt;
}

// What a comparison asks for, as the end of a sentence.
std::string wish(const std::string& word, const json& wanted)
{
    if (word == "is")
        return "it should be " + shown(wanted);
    if (word == "not")
        return "it should be anything else";
    if (word == "size")
        return "its size should be " + shown(wanted);
    if (word == "contains")
        return "it should contain " + shown(wanted);
    if (word == "lacks")
        return "it should not contain " + shown(wanted);
    if (word == "at_least")
        return "it should be at least " + shown(wanted);
    return "it should be at most " + shown(wanted);
}

// A path that is not there is null.
json valueAt(const json& observation, const std::string& path)
{
    const json::json_pointer pointer(path);
    return observation.contains(pointer) ? observation.at(pointer) : json();
}

std::string unmetPath(const json& expectation, const Match& match)
{
    const std::string path = textOf(expectation, "path");
    const auto viewer = expectation.contains("seen_by")
        ? triptych::seatNamed(textOf(expectation, "seen_by"), match.seats())
        : std::optional(judge);
    if (!viewer)
        return fmt::format(
            "The expectation of {} is seen by nobody; write \"seen_by\":\"p2\".", path);
    const json value = valueAt(json(match.observe(*viewer)), path);
    std::size_t comparisons = 0;
    for (const auto& [word, wanted] : expectation.items()) {
        if (word == "path" || word == "note" || word == "seen_by")
            continue;
        const std::optional<bool> met = compare(word, value, wanted);
        if (!met)
            return fmt::format(
                "The expectation of {} has the unknown comparison \"{}\"; use is, not, "
                "size, contains, lacks, at_least or at_most.",
                path, word);
        if (!*met)
            return fmt::format("{} is {}, but {}.", path, shown(value), wish(word, wanted));
        ++comparisons;
    }
    return comparisons > 0 ? std::string()
                           : fmt::format("The expectation of {} compares with nothing.", path);
}

std::string unmetLegality(const std::string& text, bool wanted, const Match& match)
{
    const Statement statement = readStatement(text);
    if (!statement.seat)
        return fmt::format("\"{}\" must begin with a seat, such as \"p1: pass\".", text);
    const std::unique_ptr<Match> tried = match.clone();
    if (accepts(*tried, *statement.seat, statement.line, Extent::Whole, Naming::Judge) == wanted)
        return {};
    return fmt::format("\"{}\" is expected to be {}, but is not: {}", text,
        wanted ? "legal" : "illegal", describePending(match));
}

std::string unmetOutcome(const json& wanted, const Match& match)
{
    const std::optional<Outcome> outcome = match.outcome();
    if (wanted.is_boolean())
        return wanted.get<bool>() == outcome.has_value()
            ? std::string()
            : fmt::format("The match is {}over.", outcome ? "" : "not ");
    if (!wanted.is_array())
        return "\"over\" must list the winners: [\"p1\"], or [] for a draw.";
    if (!outcome)
        return fmt::format("The match is not over, but {} should have won it.", shown(wanted));
    json winners = json::array();
    for (const PlayerId winner : outcome->winners)
        winners.push_back(seatName(winner));
    json sorted = wanted;
    std::sort(sorted.begin(), sorted.end());
    std::sort(winners.begin(), winners.end());
    return sorted == winners ? std::string()
                             : fmt::format("The match is won by {}, but it should be won by {}.",
                                 shown(winners), shown(wanted));
}

} // namespace

std::string unmet(const json& expectation, const Match& match)
try {
    if (!expectation.is_object())
        return "An expectation must be an object such as {\"path\":\"/turn\",\"is\":3}.";
    if (expectation.contains("path"))
        return unmetPath(expectation, match);
    if (expectation.contains("legal"))
        return unmetLegality(textOf(expectation, "legal"), true, match);
    if (expectation.contains("illegal"))
        return unmetLegality(textOf(expectation, "illegal"), false, match);
    if (expectation.contains("over"))
        return unmetOutcome(expectation["over"], match);
    return "The expectation " + shown(expectation) + " has none of path, legal, illegal, over.";
} catch (const json::exception&) {
    return fmt::format("The path \"{}\" cannot be followed; write it as \"/players/p1/alive\".",
        textOf(expectation, "path"));
}

} // namespace triptych::match
