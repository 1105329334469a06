#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace triptych {

/// A vector that lives inside its owner: no heap, trivially copyable, at most `Capacity` elements.
/// Elements past the end keep the value T{}, so equal contents are equal bytes and hash alike.
///
/// It never writes or reads outside itself, in no build. What is put into a full one is not kept, and
/// the vector remembers that: it is `overrun` from then on, also when it has been emptied. A match
/// looks at that of all lists of its state after every answer, and ends when there is one (Room.h).
template <typename T, std::size_t Capacity>
class InlineVector
{
    static_assert(std::is_trivially_copyable_v<T> && Capacity > 0 && Capacity < 256);

public:
    using value_type = T;

    std::size_t size() const { return m_size & sizeBits; }
    bool empty() const { return size() == 0; }
    bool full() const { return size() == Capacity; }
    bool overrun() const { return (m_size & overrunBit) != 0; }
    /// For whoever finds out beforehand that something will not fit.
    void noteOverrun() { m_size = static_cast<Size>(m_size | overrunBit); }
    static constexpr std::size_t capacity() { return Capacity; }

    T* begin() { return m_items.data(); }
    T* end() { return m_items.data() + size(); }
    const T* begin() const { return m_items.data(); }
    const T* end() const { return m_items.data() + size(); }

    T& operator[](std::size_t i)
    {
        assert(i < size());
        return m_items[std::min(i, Capacity - 1)];
    }
    const T& operator[](std::size_t i) const
    {
        assert(i < size());
        return m_items[std::min(i, Capacity - 1)];
    }
    T& back() { return (*this)[empty() ? 0u : size() - 1u]; }
    const T& back() const { return (*this)[empty() ? 0u : size() - 1u]; }
    T& front() { return (*this)[0]; }
    const T& front() const { return (*this)[0]; }

    void push_back(const T& item)
    {
        if (full())
            return noteOverrun();
        m_items[size()] = item;
        ++m_size;
    }
    void pop_back()
    {
        assert(!empty());
        if (empty())
            return;
        --m_size;
        m_items[size()] = T {};
    }
    void insert(std::size_t at, const T& item)
    {
        assert(at <= size());
        if (full())
            return noteOverrun();
        const std::size_t place = std::min(at, size());
        for (std::size_t i = size(); i > place; --i)
            m_items[i] = m_items[i - 1];
        m_items[place] = item;
        ++m_size;
    }
    void erase(std::size_t at)
    {
        assert(at < size());
        if (at >= size())
            return;
        for (std::size_t i = at; i + 1 < size(); ++i)
            m_items[i] = m_items[i + 1];
        pop_back();
    }
    void clear()
    {
        while (!empty())
            pop_back();
    }
    /// Takes over the elements of another list, which may have room for more; whichever of the two
    /// was overrun, this one is.
    template <std::size_t Other>
    void take(const InlineVector<T, Other>& other)
    {
        clear();
        for (const T& each : other)
            push_back(each);
        if (other.overrun())
            noteOverrun();
    }
    bool contains(const T& item) const
    {
        for (const T& each : *this)
            if (each == item)
                return true;
        return false;
    }

    bool operator==(const InlineVector&) const = default;

private:
    /// As wide as T is aligned, so that there is no padding and every byte means something; wider
    /// only where the number would not fit beside the mark, in lists that no state has.
    static constexpr bool isWide = alignof(T) > 1 || Capacity > 127;
    using Size = std::conditional_t<isWide, std::uint16_t, std::uint8_t>;
    static constexpr Size overrunBit = isWide ? 0x8000 : 0x80;
    static constexpr Size sizeBits = isWide ? 0x7FFF : 0x7F;
    static_assert(alignof(T) <= 2);

    std::array<T, Capacity> m_items {};
    Size m_size = 0;
};

} // namespace triptych
