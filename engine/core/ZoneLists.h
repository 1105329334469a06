#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace triptych {

/// Which things lie in which zone, in order: one linked list a zone, threaded through two small
/// arrays. A thing is in exactly one zone because it has exactly one place in the arrays; no zone
/// can overflow; moving is a handful of writes; the whole is plain data.
template <std::size_t Things, std::size_t Zones>
class ZoneLists
{
    static_assert(Things < 255 && Zones < 255);

public:
    using Index = std::uint8_t;
    static constexpr Index none = 0xFF;

    /// A thing in no zone yet. `place` it before anything else asks for it.
    ZoneLists()
    {
        m_next.fill(none);
        m_previous.fill(none);
        m_zone.fill(none);
        m_first.fill(none);
        m_last.fill(none);
    }

    Index zoneOf(Index thing) const { return m_zone[thing]; }
    std::size_t size(std::size_t zone) const { return m_size[zone]; }
    Index first(std::size_t zone) const { return m_first[zone]; }
    Index last(std::size_t zone) const { return m_last[zone]; }
    Index next(Index thing) const { return m_next[thing]; }

    /// The thing at `position`, 0 = first (top, left-most), or `none`.
    Index at(std::size_t zone, std::size_t position) const
    {
        Index thing = m_first[zone];
        while (thing != none && position-- > 0)
            thing = m_next[thing];
        return thing;
    }
    /// The position of a thing in its zone, 0 = first.
    std::size_t positionOf(Index thing) const
    {
        std::size_t position = 0;
        while ((thing = m_previous[thing]) != none)
            ++position;
        return position;
    }

    void putLast(Index thing, std::size_t zone)
    {
        take(thing);
        link(thing, zone, m_last[zone], none);
    }
    void putFirst(Index thing, std::size_t zone)
    {
        take(thing);
        link(thing, zone, none, m_first[zone]);
    }

    /// Iteration in order. Do not move things of this zone while iterating.
    class Range
    {
    public:
        class Iterator
        {
        public:
            Iterator(const ZoneLists* lists, Index thing)
                : m_lists(lists)
                , m_thing(thing)
            {
            }
            Index operator*() const { return m_thing; }
            Iterator& operator++()
            {
                m_thing = m_lists->next(m_thing);
                return *this;
            }
            bool operator!=(const Iterator& other) const { return m_thing != other.m_thing; }

        private:
            const ZoneLists* m_lists;
            Index m_thing;
        };
        Range(const ZoneLists* lists, std::size_t zone)
            : m_lists(lists)
            , m_zone(zone)
        {
        }
        Iterator begin() const { return { m_lists, m_lists->first(m_zone) }; }
        Iterator end() const { return { m_lists, none }; }

    private:
        const ZoneLists* m_lists;
        std::size_t m_zone;
    };
    Range in(std::size_t zone) const { return { this, zone }; }

    bool operator==(const ZoneLists&) const = default;

private:
    void take(Index thing)
    {
        const Index zone = m_zone[thing];
        if (zone == none)
            return;
        const Index before = m_previous[thing];
        const Index after = m_next[thing];
        (before == none ? m_first[zone] : m_next[before]) = after;
        (after == none ? m_last[zone] : m_previous[after]) = before;
        --m_size[zone];
    }
    void link(Index thing, std::size_t zone, Index before, Index after)
    {
        m_zone[thing] = static_cast<Index>(zone);
        m_previous[thing] = before;
        m_next[thing] = after;
        (before == none ? m_first[zone] : m_next[before]) = thing;
        (after == none ? m_last[zone] : m_previous[after]) = thing;
        ++m_size[zone];
    }

    std::array<Index, Things> m_next;
    std::array<Index, Things> m_previous;
    std::array<Index, Things> m_zone;
    std::array<Index, Zones> m_first;
    std::array<Index, Zones> m_last;
    std::array<Index, Zones> m_size {};
};

} // namespace triptych
