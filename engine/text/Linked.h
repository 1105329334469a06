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
    /// One of what a choice can come to in the end: the choices among its parts are opened.
    struct Branch
    {
        const Linked* rule = nullptr;
        bool builds = false;
    };

    const Production<Reading>* row = nullptr;
    std::uint32_t number = 0; ///< Of all rules of the language, from 1.
    std::vector<Part> parts {};
    Beginning beginning {};
    bool makesNothing = false; ///< Nothing but words, of which no value is made.
    bool looksTwice = false;   ///< Also the second word rules it out.

    Keys begins() const { return beginning.mayBeEmpty ? Keys::all() : beginning.keys; }
    Keys seconds() const
    {
        return beginning.mayBeEmpty || beginning.mayBeOne ? Keys::all() : beginning.second;
    }

    bool hasBranches() const { return !branches.empty(); }
    /// Of a choice of many: which of its branches these two words can begin, in words of a bit for each, the first in
    /// the lowest.
    std::uint64_t branchesIn(std::size_t word, Key next, Key second) const
    {
        return byFirst.of(next)[word] & bySecond.of(second)[word];
    }
    std::size_t wordsOfSet() const { return (branches.size() + 63) / 64; }
    void linkBranches();

    std::vector<Branch> branches {};

    /// For each key a set of branches: most have one of a few.
    struct Sets
    {
        std::vector<std::uint8_t> setOf {};
        std::vector<std::uint64_t> bits {};
        std::size_t words = 0;

        const std::uint64_t* of(Key key) const { return bits.data() + setOf[key] * words; }
        void make(std::span<const Branch> branches, Keys (Linked::*keys)() const);
    };
    void open(const Linked& choice, bool builds);

    Sets byFirst {};
    Sets bySecond {};
};

template <typename Reading>
void Linked<Reading>::Sets::make(std::span<const Branch> branches, Keys (Linked::*keys)() const)
{
    words = (branches.size() + 63) / 64;
    setOf.resize(std::numeric_limits<Key>::max() + 1u);
    std::vector<std::uint64_t> all(setOf.size() * words);
    for (std::size_t k = 0; k < branches.size(); ++k) {
        const Keys known = (branches[k].rule->*keys)();
        for (std::size_t key = 0; key < setOf.size(); ++key)
            if (known.has(static_cast<Key>(key)))
                all[key * words + k / 64] |= std::uint64_t { 1 } << (k % 64);
    }
    std::map<std::vector<std::uint64_t>, std::uint8_t> known;
    for (std::size_t key = 0; key < setOf.size(); ++key) {
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(key * words);
        const std::vector<std::uint64_t> set(begin, begin + static_cast<std::ptrdiff_t>(words));
        const auto [at, isNew] = known.try_emplace(set, static_cast<std::uint8_t>(known.size()));
        if (isNew)
            bits.insert(bits.end(), set.begin(), set.end());
        setOf[key] = at->second;
    }
}

template <typename Reading>
void Linked<Reading>::open(const Linked& choice, bool builds)
{
    constexpr std::size_t most = 400; // A choice within itself would have no end.
    for (const Part& part : choice.parts) {
        const auto& made = *part.rule->row;
        const bool opens = made.shape == Shape::Choice && !made.build && branches.size() < most;
        if (opens)
            open(*part.rule, builds || part.builds);
        else
            branches.push_back({ part.rule, builds || part.builds });
    }
}

template <typename Reading>
void Linked<Reading>::linkBranches()
{
    constexpr std::size_t fewBranches = 3; // are looked at faster one by one
    if (row->shape != Shape::Choice)
        return;
    open(*this, false);
    if (branches.size() <= fewBranches) {
        branches.clear();
        return;
    }
    byFirst.make(branches, &Linked::begins);
    bySecond.make(branches, &Linked::seconds);
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
            Node& node = m_nodes[i];
            for (auto& part : node.parts) {
                // What only says where it is read is not gone through each time.
                while (part.rule->row->shape == Shape::Elsewhere && !part.rule->row->build
                    && part.rule->row->expected.empty()) {
                    part.rule = part.rule->parts.front().rule;
                    part.builds = true;
                }
                part.begins = part.rule->begins();
            }
            node.makesNothing = node.row->shape == Shape::Words && !node.row->build;
            node.looksTwice = !node.makesNothing && !node.seconds().hasAll();
        }
        for (std::size_t i = before; i < m_nodes.size(); ++i)
            m_nodes[i].linkBranches();
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
            node.beginning = Beginning::any();
            node.beginning = beginningOf(node);
            m_found[node.number - 1u] = Found::Known;
        }
        return node.beginning;
    }

    const Beginning& findPart(const typename Node::Part& part)
    {
        return find(m_nodes[part.rule->number - 1u]);
    }

    Beginning beginningOf(const Node& node)
    {
        switch (node.row->shape) {
        case Shape::Leaf:
            if (node.row->begins)
                return { node.row->begins(), Keys::all(), false, true };
            return Beginning::any();
        case Shape::Words:
            return ofWords(node.row->words);
        case Shape::Elsewhere:
            return findPart(node.parts.front());
        case Shape::Sequence:
            return ofSequence(node);
        case Shape::Choice: {
            Beginning made;
            for (const auto& part : node.parts) {
                const Beginning& other = findPart(part);
                made.keys.add(other.keys);
                made.second.add(other.second);
                made.mayBeEmpty |= other.mayBeEmpty;
                made.mayBeOne |= other.mayBeOne;
            }
            return made;
        }
        case Shape::Maybe: {
            Beginning made = findPart(node.parts.front());
            made.mayBeEmpty = true;
            return made;
        }
        case Shape::Many: {
            Beginning made = findPart(node.parts.front());
            made.mayBeEmpty = true;
            if (made.mayBeOne)
                made.second.add(made.keys);
            return made;
        }
        case Shape::Nothing: {
            Beginning made;
            made.mayBeEmpty = true;
            return made;
        }
        case Shape::Ahead:
        case Shape::NotAhead:
        case Shape::Never:
            break;
        }
        return Beginning::any();
    }

    static Beginning ofWords(std::span<const std::string_view> all)
    {
        Beginning made;
        for (const std::string_view words : all) {
            made.keys.add(keyOf(words));
            const std::string_view behind = afterKey(words);
            if (behind.empty())
                made.mayBeOne = true;
            else
                made.second.add(keyOf(behind));
        }
        return made;
    }

    /// What is only looked at says what the others must begin with, and takes nothing itself.
    Beginning ofSequence(const Node& node)
    {
        Beginning made;
        made.mayBeEmpty = true; // so far
        const Beginning* ahead = nullptr;
        for (const auto& part : node.parts) {
            const Shape shape = part.rule->row->shape;
            if (shape == Shape::NotAhead)
                continue;
            if (shape == Shape::Ahead) {
                if (made.mayBeEmpty && !made.mayBeOne && made.keys.hasNone() && !ahead)
                    ahead = &findPart(part.rule->parts.front());
                continue;
            }
            if (!made.mayBeEmpty && !made.mayBeOne)
                break;
            const Beginning& other = findPart(part);
            if (made.mayBeOne)
                made.second.add(other.keys);
            if (made.mayBeEmpty) {
                made.keys.add(other.keys);
                made.second.add(other.second);
            }
            made.mayBeOne
                = (made.mayBeOne && other.mayBeEmpty) || (made.mayBeEmpty && other.mayBeOne);
            made.mayBeEmpty = made.mayBeEmpty && other.mayBeEmpty;
        }
        if (ahead && !ahead->mayBeEmpty && !made.mayBeEmpty) {
            made.keys.keep(ahead->keys);
            if (!ahead->mayBeOne && !made.mayBeOne)
                made.second.keep(ahead->second);
        }
        return made;
    }

    std::mutex m_busy;
    std::deque<Node> m_nodes; ///< Their addresses are kept.
    std::unordered_map<const Row*, Node*> m_byRow;
    std::vector<Found> m_found;
};

} // namespace triptych::text
