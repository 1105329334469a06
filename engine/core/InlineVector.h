#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

namespace triptych {

/// What lies behind the last element of a list that lives inside its owner.
enum class Tail : std::uint8_t {
    Blank, ///< T{}: equal contents are equal bytes and hash alike, as a state needs it.
    Unwritten ///< Anything: to make a list that is soon forgotten costs nothing, however long it may get.
};

namespace detail {
template <typename T, std::size_t Capacity, Tail>
struct Items
{
    std::array<T, Capacity> all {};
    T* data() { return all.data(); }
    const T* data() const { return all.data(); }
};
template <typename T, std::size_t Capacity>
struct Items<T, Capacity, Tail::Unwritten>
{
    Items() { } // NOLINT: leaves the bytes as they are
    alignas(T) std::byte bytes[sizeof(T) * Capacity];
    T* data() { return std::launder(reinterpret_cast<T*>(bytes)); }
    const T* data() const { return std::launder(reinterpret_cast<const T*>(bytes)); }
};
} // namespace detail

/// A vector that lives inside its owner: no heap, trivially copyable, at most `Capacity` elements.
///
/// It never writes or reads outside itself, in no build. What is put into a full one is not kept, and
/// the vector remembers that: it is `overrun` from then on, also when it has been emptied. A match
/// looks at that of all lists of its state after every answer, and ends when there is one (Room.h).
template <typename T, std::size_t Capacity, Tail Behind = Tail::Blank>
class InlineVector
{
    static_assert(std::is_trivially_copyable_v<T> && Capacity > 0 && Capacity < 256);

public:
    using value_type = T;

    InlineVector() = default;
    /// The same elements, kept another way.
    template <Tail BehindIt>
    requires(BehindIt != Behind) InlineVector(const InlineVector<T, Capacity, BehindIt>& other)
    {
        take(other);
    }

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
        return m_items.data()[std::min(i, Capacity - 1)];
    }
    const T& operator[](std::size_t i) const
    {
        assert(i < size());
        return m_items.data()[std::min(i, Capacity - 1)];
    }
    T& back() { return (*this)[empty() ? 0u : size() - 1u]; }
    const T& back() const { return (*this)[empty() ? 0u : size() - 1u]; }
    T& front() { return (*this)[0]; }
    const T& front() const { return (*this)[0]; }

    void push_back(const T& item)
    {
        if (full())
            return noteOverrun();
        std::construct_at(m_items.data() + size(), item);
        ++m_size;
    }
    void pop_back()
    {
        assert(!empty());
        if (empty())
            return;
        --m_size;
        if constexpr (Behind == Tail::Blank)
            m_items.data()[size()] = T {};
    }
    void insert(std::size_t at, const T& item)
    {
        assert(at <= size());
        if (full())
            return noteOverrun();
        const std::size_t place = std::min(at, size());
        const T inserted = item; // which may be one of these
        std::construct_at(m_items.data() + size(), inserted);
        std::copy_backward(begin() + place, end(), end() + 1);
        m_items.data()[place] = inserted;
        ++m_size;
    }
    void erase(std::size_t at)
    {
        assert(at < size());
        if (at >= size())
            return;
        std::copy(begin() + at + 1, end(), begin() + at);
        pop_back();
    }
    void clear()
    {
        if constexpr (Behind == Tail::Blank)
            std::fill(begin(), end(), T {});
        m_size = static_cast<Size>(m_size & overrunBit);
    }
    /// Takes over the elements of another list, which may have room for more; whichever of the two
    /// was overrun, this one is.
    template <std::size_t Other, Tail BehindIt>
    void take(const InlineVector<T, Other, BehindIt>& other)
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

    bool operator==(const InlineVector& other) const
    {
        return m_size == other.m_size && std::equal(begin(), end(), other.begin());
    }

private:
    /// As wide as T is aligned, so that there is no padding and every byte means something; wider
    /// only where the number would not fit beside the mark, in lists that no state has.
    static constexpr bool isWide = alignof(T) > 1 || Capacity > 127;
    using Size = std::conditional_t<isWide, std::uint16_t, std::uint8_t>;
    static constexpr Size overrunBit = isWide ? 0x8000 : 0x80;
    static constexpr Size sizeBits = isWide ? 0x7FFF : 0x7F;
    static_assert(alignof(T) <= 2);

    detail::Items<T, Capacity, Behind> m_items {};
    Size m_size = 0;
};

/// One that is filled while a question is answered and then forgotten; no state has one.
template <typename T, std::size_t Capacity>
using PassingVector = InlineVector<T, Capacity, Tail::Unwritten>;

} // namespace triptych
