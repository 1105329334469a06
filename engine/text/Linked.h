#pragma once

#include "text/OtherReadings.h"
#include "text/Table.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <mutex>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace triptych::text {

/// A row of the table joined to its parts, those of other files among them, with the words that each can begin
/// with. That is only known when the program runs: a rule of one file begins with rules of another.
template <typename Reading>
struct Linked
{
    struct Part
    {
        Keys begins; ///< Here, where a sequence looks at one after the other.
        const Linked* rule = nullptr;
        bool builds = false; ///< Read in another file: also where the words are only looked at.
    };

    const Production<Reading>* row = nullptr;
    std::uint32_t number = 0; ///< Of all rules of the language, from 1.
    std::vector<Part> parts {};
    Beginning beginning {};
    bool makesNothing = false; ///< Nothing but words, of which no value is made.

    Keys begins() const { return beginning.mayBeEmpty ? Keys::all() : beginning.keys; }

    /// Of a choice of many: which of its parts the next word can begin, a bit for each, the first in the lowest.
    std::span<const std::uint64_t> branches(Key next) const
    {
        return std::span(sets).subspan(setOf[next] * wordsOfSet(), wordsOfSet());
    }
    bool hasBranches() const { return !sets.empty(); }
    void linkBranches();

    std::size_t wordsOfSet() const { return (parts.size() + 63) / 64; }

    std::vector<std::uint8_t> setOf {}; ///< Of each key: most begin the same few parts.
    std::vector<std::uint64_t> sets {};
};

template <typename Reading>
void Linked<Reading>::linkBranches()
{
    constexpr std::size_t fewParts = 6; // are looked at faster one by one
    if (row->shape != Shape::Choice || parts.size() <= fewParts)
        return;
    setOf.resize(std::numeric_limits<Key>::max() + 1u);
    std::map<std::vector<std::uint64_t>, std::uint8_t> known;
    for (std::size_t key = 0; key < setOf.size(); ++key) {
        std::vector<std::uint64_t> set(wordsOfSet());
        for (std::size_t k = 0; k < parts.size(); ++k)
            if (parts[k].begins.has(static_cast<Key>(key)))
                set[k / 64] |= std::uint64_t { 1 } << (k % 64);
        const auto [at, isNew] = known.try_emplace(set, static_cast<std::uint8_t>(known.size()));
        if (isNew)
            sets.insert(sets.end(), set.begin(), set.end());
        setOf[key] = at->second;
    }
}

/// All rows that were read with so far. Thread-safe; what has been linked stays as it is.
template <typename Reading>
class Links
{
public:
    static const Linked<Reading>& of(const Production<Reading>& row)
    {
        static Links all;
        const std::lock_guard lock(all.m_busy);
        return all.link(row);
    }

private:
    using Row = Production<Reading>;
    using Node = Linked<Reading>;

    Node& link(const Row& row)
    {
        const std::size_t before = m_nodes.size();
        Node& root = known(row);
        for (std::size_t i = before; i < m_nodes.size(); ++i) // also those found on the way
            for (const Row* part : partsOf(*m_nodes[i].row))
                m_nodes[i].parts.push_back({ {}, &known(*part) });
        for (std::size_t i = before; i < m_nodes.size(); ++i)
            find(m_nodes[i]);
        for (std::size_t i = before; i < m_nodes.size(); ++i) {
            for (auto& part : m_nodes[i].parts) {
                // What only says where it is read is not gone through each time.
                while (part.rule->row->shape == Shape::Elsewhere && !part.rule->row->build
                    && part.rule->row->expected.empty()) {
                    part.rule = part.rule->parts.front().rule;
                    part.builds = true;
                }
                part.begins = part.rule->begins();
            }
            m_nodes[i].linkBranches();
            m_nodes[i].makesNothing
                = m_nodes[i].row->shape == Shape::Words && !m_nodes[i].row->build;
        }
        return root;
    }

    Node& known(const Row& row)
    {
        const auto [at, isNew] = m_byRow.try_emplace(&row, nullptr);
        if (isNew) {
            m_nodes.push_back({ &row, static_cast<std::uint32_t>(m_nodes.size() + 1) });
            at->second = &m_nodes.back();
        }
        return *at->second;
    }

    static std::vector<const Row*> partsOf(const Row& row)
    {
        if (row.shape != Shape::Elsewhere)
            return { row.parts.begin(), row.parts.end() };
        Walk none;
        const Walking apart(none); // Nothing is read here, whoever asks for other readings.
        Reading asked;
        asked.ask();
        Input nothing("", "", "");
        row.match(nothing, asked);
        return { asked.answer() };
    }

    enum class Found : std::uint8_t { Not, Looking, Known };

    /// What a rule begins with. A rule that begins with itself would never end, and there is none; if there
    /// were, it could begin with anything.
    const Beginning& find(Node& node)
    {
        if (m_found.size() < m_nodes.size())
            m_found.resize(m_nodes.size());
        Found& found = m_found[node.number - 1u];
        if (found == Found::Not) {
            found = Found::Looking;
            node.beginning = { Keys::all(), true };
            node.beginning = beginningOf(node);
            m_found[node.number - 1u] = Found::Known;
        }
        return node.beginning;
    }

    Beginning beginningOf(const Node& node)
    {
        Beginning made;
        const auto add = [&](const typename Node::Part& part) {
            const Beginning& other = find(m_nodes[part.rule->number - 1u]);
            made.keys.add(other.keys);
            return other.mayBeEmpty;
        };
        switch (node.row->shape) {
        case Shape::Leaf:
            return node.row->begins ? Beginning { node.row->begins(), false }
                                    : Beginning { Keys::all(), true };
        case Shape::Words:
            for (const std::string_view words : node.row->words)
                made.keys.add(keyOf(words));
            return made;
        case Shape::Elsewhere:
            made.mayBeEmpty = add(node.parts.front());
            return made;
        case Shape::Sequence:
            made.mayBeEmpty = true;
            for (const auto& part : node.parts)
                if (made.mayBeEmpty)
                    made.mayBeEmpty = add(part);
            return made;
        case Shape::Choice:
            for (const auto& part : node.parts)
                made.mayBeEmpty |= add(part);
            return made;
        case Shape::Maybe:
        case Shape::Many:
            add(node.parts.front());
            made.mayBeEmpty = true;
            return made;
        case Shape::Nothing:
            made.mayBeEmpty = true;
            return made;
        case Shape::Ahead:
        case Shape::NotAhead:
        case Shape::Never:
            break;
        }
        return { Keys::all(), true };
    }

    std::mutex m_busy;
    std::deque<Node> m_nodes; ///< Their addresses are kept.
    std::unordered_map<const Row*, Node*> m_byRow;
    std::vector<Found> m_found;
};

} // namespace triptych::text
