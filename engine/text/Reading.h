#pragma once

#include "text/Expectations.h"
#include "text/Linked.h"
#include "text/OtherReadings.h"
#include "text/Table.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::text {

/// What was tried at a place in vain. Alternatives that begin alike read the same words again and again; what has
/// failed once fails every time. A place in the list may be needed by another rule: then the older one is forgotten.
class Vain
{
public:
    bool has(std::uint64_t trial) const { return m_trials[placeOf(trial)] == trial; }
    void add(std::uint64_t trial) { m_trials[placeOf(trial)] = trial; }

private:
    static std::size_t placeOf(std::uint64_t trial)
    {
        return static_cast<std::size_t>((trial * 11'400'714'819'323'198'485u) >> 55u);
    }
    std::array<std::uint64_t, 512> m_trials {};
};

/// One reading of one paragraph: the values made so far, and the notes on what was expected.
template <typename V>
class Reading : public Expectations
{
public:
    using Value = V;
    using Row = Production<Reading>;
    using Rule = Linked<Reading>;

    Reading() { m_values.reserve(usual); }

    std::size_t size() const { return m_values.size(); }
    /// Throws away what a failed production had made.
    void forget(std::size_t from)
    {
        if (from != m_values.size()) // Nearly never: most productions fail at their first word.
            dropAfter(from);
    }
    std::span<Value> since(std::size_t from) { return std::span(m_values).subspan(from); }
    void push(Value value) { m_values.push_back(std::move(value)); }
    Value takeLast()
    {
        Value last = std::move(m_values.back());
        m_values.pop_back();
        return last;
    }

    /// Reads a rule here. With `building` false the words are only looked at.
    bool match(const Rule& rule, Input& in, bool building = true);

    /// Nothing will be read: a production of another file only answers which row it is.
    void ask() { m_asked = true; }
    bool asked() const { return m_asked; }
    void answer(const Row& row) { m_answer = &row; }
    const Row* answer() const { return m_answer; }

private:
    bool match(const Keys& begins, const Rule& rule, Key next, Input& in, bool building);
    bool matchNoting(const Rule& rule, Key next, Input& in, bool building);
    bool matchHere(const Rule& rule, Key next, Input& in, bool building);
    bool matchShape(const Rule& rule, Key next, Input& in, bool building);
    bool matchChoice(const Rule& rule, Key next, Input& in, bool building);
    void dropAfter(std::size_t from);

    static constexpr std::size_t usual = 16; ///< So many values most paragraphs have at once.
    std::vector<Value> m_values;
    KeysOfText m_keys;
    Forks m_forks;
    Vain m_vain;
    bool m_asked = false;
    const Row* m_answer = nullptr;
};

/// Most rules are ruled out by the next word, unless all that is expected there is being noted.
template <typename V>
bool Reading<V>::match(const Keys& begins, const Rule& rule, Key next, Input& in, bool building)
{
    if (noting())
        return matchNoting(rule, next, in, building);
    if (!begins.has(next) || (rule.looksTwice && !rule.beginning.second.has(m_keys.second(in))))
        return false;
    return rule.makesNothing ? matchWords(rule.row->words, in, *this)
                             : matchHere(rule, next, in, building);
}

template <typename V>
bool Reading<V>::match(const Rule& rule, Input& in, bool building)
{
    return match(rule.begins(), rule, m_keys.first(in), in, building);
}

template <typename V>
bool Reading<V>::matchNoting(const Rule& rule, Key next, Input& in, bool building)
{
    const char* const at = in.current();
    const char* const word = afterSpace(rest(in)).data();
    if ((!rule.beginning.allows(next) && !asksAll(word)) || (building && hasFailed(rule.row, at)))
        return false;
    if (matchHere(rule, next, in, building))
        return true;
    if (building)
        failed(rule.row, at, word);
    return false;
}

/// Reads a rule that may begin with the next word. What a rule has made that fails in the end is thrown
/// away, and the text is back where it was.
template <typename V>
bool Reading<V>::matchHere(const Rule& rule, Key next, Input& in, bool building)
{
    const Row& row = *rule.row;
    const char* const first = in.current();
    const bool remembers = (row.shape == Shape::Sequence || row.shape == Shape::Choice) && !noting()
        && !m_forks.noted();
    const std::uint64_t trial = std::uint64_t { rule.number } << 32u
        | static_cast<std::uint64_t>(first - in.begin()) << 1u | std::uint64_t { building };
    if (remembers && m_vain.has(trial))
        return false;

    auto start = in.template mark<pegtl::rewind_mode::required>();
    const std::size_t made = size();
    const bool named = noting() && !row.expected.empty();
    const auto opened = named ? open(afterSpace(rest(in)).data()) : Expectations::Opened {};

    bool matched = matchShape(rule, next, in, building);
    if (matched && building && row.build) {
        const std::string_view printed(first, static_cast<std::size_t>(in.current() - first));
        matched = row.build(afterSpace(printed), made, *this);
    }
    if (!matched || !building)
        forget(made);
    if (!matched && named) {
        const std::string_view all(first, static_cast<std::size_t>(in.end() - first));
        close(afterSpace(all).data(), opened, row.expected);
    }
    if (!matched && remembers)
        m_vain.add(trial);
    return start(matched);
}

template <typename V>
bool Reading<V>::matchShape(const Rule& rule, Key next, Input& in, bool building)
{
    const Row& row = *rule.row;
    switch (row.shape) {
    case Shape::Leaf:
        return row.match(in, *this);
    case Shape::Elsewhere: // What another file reads, it always builds.
        return match(rule.parts.front().begins, *rule.parts.front().rule, next, in, true);
    case Shape::Words:
        return matchWords(row.words, in, *this);
    case Shape::Sequence:
        for (const auto& part : rule.parts) {
            const char* const at = in.current();
            if (!match(part.begins, *part.rule, next, in, building || part.builds))
                return false;
            if (in.current() != at)
                next = m_keys.first(in);
        }
        return true;
    case Shape::Choice:
        return matchChoice(rule, next, in, building);
    case Shape::Maybe:
    case Shape::Many: {
        const auto& part = rule.parts.front();
        for (bool more = true; more;) {
            const Fork fork = m_forks.at(&row, in, building);
            more = fork.branch == 0
                && match(part.begins, *part.rule, next, in, building || part.builds);
            if (more)
                m_forks.take(fork);
            more = more && row.shape == Shape::Many;
            if (more)
                next = m_keys.first(in);
        }
        return true;
    }
    case Shape::Ahead:
    case Shape::NotAhead: {
        const auto back = in.template mark<pegtl::rewind_mode::required>();
        const auto& part = rule.parts.front();
        const std::size_t made = size();
        const bool there = match(part.begins, *part.rule, next, in, part.builds);
        forget(made);
        return there == (row.shape == Shape::Ahead);
    }
    case Shape::Nothing:
        return true;
    case Shape::Never:
        return false;
    }
    return false;
}

/// The first of its parts that matches. Of a hundred of them the next two words leave a few.
template <typename V>
bool Reading<V>::matchChoice(const Rule& rule, Key next, Input& in, bool building)
{
    if (noting() || m_forks.noted() || !rule.hasBranches()) {
        Fork fork = m_forks.at(rule.row, in, building);
        for (; fork.branch < rule.parts.size(); ++fork.branch) {
            const auto& part = rule.parts[fork.branch];
            if (match(part.begins, *part.rule, next, in, building || part.builds)) {
                m_forks.take(fork);
                return true;
            }
        }
        return false;
    }
    const Key second = m_keys.second(in);
    for (std::size_t word = 0; word < rule.wordsOfSet(); ++word)
        for (std::uint64_t left = rule.branchesIn(word, next, second); left != 0;
             left &= left - 1) {
            const auto& branch
                = rule.branches[word * 64 + static_cast<std::size_t>(std::countr_zero(left))];
            if (branch.rule->makesNothing
                    ? matchWords(branch.rule->row->words, in, *this)
                    : matchHere(*branch.rule, next, in, building || branch.builds))
                return true;
        }
    return false;
}

template <typename V>
void Reading<V>::dropAfter(std::size_t from)
{
    m_values.erase(m_values.begin() + static_cast<std::ptrdiff_t>(from), m_values.end());
}

/// Reads `Rule` here and now.
template <typename Rule, typename Reading>
bool read(Input& in, Reading& reading)
{
    if (reading.asked()) {
        reading.answer(production<Rule, Reading>);
        return false;
    }
    static const Linked<Reading>& rule = Links<Reading>::of(production<Rule, Reading>);
    return reading.match(rule, in);
}

} // namespace triptych::text
