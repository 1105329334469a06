#pragma once

#include "text/Expectations.h"
#include "text/OtherReadings.h"
#include "text/Table.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::text {

/// One reading of one paragraph: the values made so far, and the notes on what was expected.
template <typename V>
class Reading : public Expectations
{
public:
    using Value = V;

    Forks& forks() { return m_forks; }
    std::size_t size() const { return m_values.size(); }
    /// Throws away what a failed production had made.
    void forget(std::size_t from)
    {
        if (from == m_values.size())
            return; // Nearly always: most productions fail at their first word.
        m_values.erase(m_values.begin() + static_cast<std::ptrdiff_t>(from), m_values.end());
    }
    std::span<Value> since(std::size_t from) { return std::span(m_values).subspan(from); }
    void push(Value value) { m_values.push_back(std::move(value)); }
    Value takeLast()
    {
        Value last = std::move(m_values.back());
        m_values.pop_back();
        return last;
    }

private:
    std::vector<Value> m_values;
    Forks m_forks;
};

template <typename Reading>
bool matchShape(const Production<Reading>& rule, Input& in, Reading& reading, bool building);

/// Reads a rule that may begin with the next letter. What a rule has made that fails in the end is thrown
/// away, and the text is back where it was. With `building` false the words are only looked at.
template <typename Reading>
bool matchHere(const Production<Reading>& rule, Input& in, Reading& reading, bool building)
{
    auto start = in.template mark<pegtl::rewind_mode::required>();
    const char* const first = in.current();
    const std::size_t made = reading.size();
    const bool named = reading.noting() && !rule.expected.empty();
    const auto opened = named ? reading.open(afterSpace(rest(in)).data()) : Expectations::Opened {};

    bool matched = matchShape(rule, in, reading, building);
    if (matched && building && rule.build) {
        const std::string_view printed(first, static_cast<std::size_t>(in.current() - first));
        matched = rule.build(afterSpace(printed), made, reading);
    }
    if (!matched || !building)
        reading.forget(made);
    if (!matched && named) {
        const std::string_view all(first, static_cast<std::size_t>(in.end() - first));
        reading.close(afterSpace(all).data(), opened, rule.expected);
    }
    return start(matched);
}

/// The same of any rule. Most are ruled out by the next letter, unless all that is expected there is being noted.
template <typename Reading>
bool match(
    const Production<Reading>& rule, Letters next, Input& in, Reading& reading, bool building)
{
    if (!reading.noting())
        return rule.beginning.allows(next) && matchHere(rule, in, reading, building);
    const char* const at = in.current();
    const char* const word = afterSpace(rest(in)).data();
    if ((!rule.beginning.allows(next) && !reading.asksAll(word))
        || (building && reading.hasFailed(&rule, at)))
        return false;
    if (matchHere(rule, in, reading, building))
        return true;
    if (building)
        reading.failed(&rule, at, word);
    return false;
}

template <typename Reading>
bool matchShape(const Production<Reading>& rule, Input& in, Reading& reading, bool building)
{
    switch (rule.shape) {
    case Shape::Leaf:
        return rule.match(in, reading);
    case Shape::Words:
        return matchWords(rule.words, in, reading);
    case Shape::Sequence:
        for (const Production<Reading>* part : rule.parts)
            if (!match(*part, nextLetter(in), in, reading, building))
                return false;
        return true;
    case Shape::Choice: {
        const Letters next = nextLetter(in);
        Fork fork = reading.forks().at(&rule, in, building);
        for (; fork.branch < rule.parts.size(); ++fork.branch)
            if (match(*rule.parts[fork.branch], next, in, reading, building)) {
                reading.forks().take(fork);
                return true;
            }
        return false;
    }
    case Shape::Maybe:
    case Shape::Many:
        for (bool more = true; more;) {
            const Fork fork = reading.forks().at(&rule, in, building);
            more = fork.branch == 0
                && match(*rule.parts.front(), nextLetter(in), in, reading, building);
            if (more)
                reading.forks().take(fork);
            more = more && rule.shape == Shape::Many;
        }
        return true;
    case Shape::Ahead:
    case Shape::NotAhead: {
        const auto back = in.template mark<pegtl::rewind_mode::required>();
        return match(*rule.parts.front(), nextLetter(in), in, reading, false)
            == (rule.shape == Shape::Ahead);
    }
    case Shape::Nothing:
        return true;
    case Shape::Never:
        return false;
    }
    return false;
}

/// Reads `Rule` here and now.
template <typename Rule, typename Reading>
bool read(Input& in, Reading& reading)
{
    return match(production<Rule, Reading>, nextLetter(in), in, reading, true);
}

/// A production compiled in another file: `struct thing : elsewhere<thing> { static bool read(Input&, Reading&); };`
template <typename Production>
struct elsewhere : leaf
{
    using rule_t = elsewhere;
    template <typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        return Production::read(in, reading);
    }
};

} // namespace triptych::text
