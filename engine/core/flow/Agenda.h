#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>

namespace triptych {

/// What a match still has to do; the last thing pushed is done first.
///
/// Each kind of step is a struct of the game that says in its own words what it remembers:
///
///     struct Recurse { Seat player; };
///     using Agenda = triptych::Agenda<31, ChooseStarter, Recurse, ForPlayer<Discard>>;
///
/// `runNext` takes the next step off and hands it, as what it is, to the game's `run(table, step)`,
/// found by the types. A step that is not done yet pushes what is left of it. A kind without a `run`
/// does not compile. Flat bytes without padding: copied by memcpy, hashed as they lie; what is not
/// used is zero. Like every list of a state it never writes outside itself: what does not fit is not
/// kept, and it is `overrun` from then on (Room.h).
template <std::size_t Depth, class... Steps>
class Agenda
{
    static_assert(Depth > 0 && Depth < 128 && sizeof...(Steps) < 256);
    static_assert((std::is_trivially_copyable_v<Steps> && ...));
    static_assert(
        ((std::is_empty_v<Steps> || std::has_unique_object_representations_v<Steps>)&&...),
        "padding would be hashed");

    static constexpr std::size_t memorySize = std::max({ sizeof(Steps)... });
    using Memory = std::array<std::byte, memorySize>;
    struct Entry
    {
        std::uint8_t kind = 0; ///< From 1.
        Memory memory {};
        bool operator==(const Entry&) const = default;
    };

    template <class Step>
    static consteval std::uint8_t kindOf()
    {
        static_assert((std::is_same_v<Step, Steps> || ...), "not a step of this game");
        std::uint8_t kind = 1;
        static_cast<void>(((std::is_same_v<Step, Steps> || (++kind, false)) || ...));
        return kind;
    }

    template <class Step>
    static Step stepIn(const Memory& memory)
    {
        Step step {};
        if constexpr (!std::is_empty_v<Step>)
            std::memcpy(&step, memory.data(), sizeof step);
        return step;
    }

    template <class Table, class Step>
    static void runStep(const Table& table, const Memory& memory)
    {
        run(table, stepIn<Step>(memory));
    }

    static constexpr std::uint8_t overrunBit = 0x80;

public:
    std::size_t size() const { return m_size & ~overrunBit; }
    bool empty() const { return size() == 0; }
    bool overrun() const { return (m_size & overrunBit) != 0; }
    /// For whoever finds out beforehand that something will not fit.
    void noteOverrun() { m_size |= overrunBit; }
    static constexpr std::size_t capacity() { return Depth; }

    template <class Step>
    void push(const Step& step)
    {
        const std::size_t at = size();
        if (at == Depth) {
            m_size |= overrunBit;
            return;
        }
        m_entries[at] = {};
        m_entries[at].kind = kindOf<Step>();
        if constexpr (!std::is_empty_v<Step>)
            std::memcpy(m_entries[at].memory.data(), &step, sizeof step);
        ++m_size;
    }

    /// Takes the next step back: whoever pushed it need not wait for anything.
    void pop()
    {
        if (empty())
            return;
        --m_size;
        m_entries[size()] = {};
    }

    /// Takes the next step off and runs it; there is one. Steps may push: the table holds the agenda.
    template <class Table>
    void runNext(const Table& table)
    {
        using Runner = void (*)(const Table&, const Memory&);
        static constexpr std::array<Runner, sizeof...(Steps)> runners { &runStep<Table, Steps>... };
        --m_size;
        const Entry entry = m_entries[size()];
        m_entries[size()] = {};
        runners[entry.kind - 1u](table, entry.memory);
    }

    bool full() const { return size() == Depth; }

    /// The next step, if it is one of this kind.
    template <class Step>
    std::optional<Step> next() const
    {
        if (!empty() && m_entries[size() - 1].kind == kindOf<Step>())
            return stepIn<Step>(m_entries[size() - 1].memory);
        return std::nullopt;
    }
    /// The first of this kind that will be run.
    template <class Step>
    std::optional<Step> nextOf() const
    {
        for (std::size_t k = size(); k-- > 0;)
            if (m_entries[k].kind == kindOf<Step>())
                return stepIn<Step>(m_entries[k].memory);
        return std::nullopt;
    }

    void clear()
    {
        m_entries = {};
        m_size &= overrunBit;
    }

    bool operator==(const Agenda&) const = default;

private:
    std::array<Entry, Depth> m_entries {};
    std::uint8_t m_size = 0;
};

} // namespace triptych
