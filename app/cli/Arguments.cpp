#include "cli/Arguments.h"

#include "match/Answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace triptych::cli {

namespace {

std::string allowed(const std::vector<OptionRule>& rules)
{
    std::vector<std::string_view> names;
    for (const OptionRule& rule : rules)
        names.push_back(rule.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace

Arguments::Arguments(const std::vector<std::string>& words, const std::vector<OptionRule>& rules)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word.size() < 2 || word.substr(0, 2) != "--") {
            m_files.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const auto rule = std::find_if(
            rules.begin(), rules.end(), [&](const OptionRule& each) { return each.name == name; });
        if (rule == rules.end())
            throw Misuse { fmt::format(
                "There is no option {}. Options of this command: {}.", name, allowed(rules)) };
        if (rule->value.empty()) {
            if (equals != std::string::npos)
                throw Misuse { fmt::format("{} takes no value.", name) };
            m_options.emplace_back(name, "");
        } else if (equals != std::string::npos) {
            m_options.emplace_back(name, word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            m_options.emplace_back(name, words[++i]);
        } else {
            throw Misuse { fmt::format("{0} needs a value: {0} {1}.", name, rule->value) };
        }
    }
}

bool Arguments::has(std::string_view option) const
{
    return std::any_of(
        m_options.begin(), m_options.end(), [&](const auto& each) { return each.first == option; });
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    std::vector<std::string> values;
    for (const auto& [name, value] : m_options)
        if (name == option)
            values.push_back(value);
    return values;
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const std::vector<std::string> all = values(option);
    return all.empty() ? std::nullopt : std::optional(all.back());
}

void Arguments::takeNoFile() const
{
    if (!m_files.empty())
        throw Misuse { fmt::format(
            "This command has only options; \"{}\" is none.", m_files.front()) };
}

std::uint64_t Arguments::number(
    std::string_view option, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most) const
{
    const std::optional<std::string> text = value(option);
    if (!text)
        return otherwise;
    std::uint64_t number = 0;
    const char* const last = text->data() + text->size();
    const auto [end, error] = std::from_chars(text->data(), last, number);
    if (text->empty() || error != std::errc() || end != last || number < least || number > most)
        throw Misuse { most == UINT64_MAX
                ? fmt::format(
                    "{} needs a whole number of at least {}, not \"{}\".", option, least, *text)
                : fmt::format("{} needs a whole number from {} to {}, not \"{}\".", option, least,
                    most, *text) };
    return number;
}

std::vector<std::pair<std::size_t, std::string>> Arguments::bySeat(std::string_view option) const
{
    std::vector<std::pair<std::size_t, std::string>> seats;
    for (const std::string& value : values(option)) {
        const std::size_t equals = value.find('=');
        const auto seat = match::seatNamed(value.substr(0, equals));
        if (equals == std::string::npos || !seat)
            throw Misuse { fmt::format(
                "{0} needs a seat and what it gets, such as {0} p1=..., not \"{1}\".", option,
                value) };
        seats.emplace_back(seat->value, value.substr(equals + 1));
    }
    return seats;
}

} // namespace triptych::cli
