#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace triptych {

/// A vector that lives inside its owner: no heap, trivially copyable, at most `Capacity` elements.
/// Elements past the end keep the value T{}, so equal contents are equal bytes and hash alike.
template <typename T, std::size_t Capacity>
class InlineVector
{
    static_assert(std::is_trivially_copyable_v<T> && Capacity < 256);

public:
    using value_type = T;

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    bool full() const { return m_size == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }

    T* begin() { return m_items.data(); }
    T* end() { return m_items.data() + m_size; }
    const T* begin() const { return m_items.data(); }
    const T* end() const { return m_items.data() + m_size; }

    T& operator[](std::size_t i)
    {
        assert(i < m_size);
        return m_items[i];
    }
    const T& operator[](std::size_t i) const
    {
        assert(i < m_size);
        return m_items[i];
    }
    T& back() { return (*this)[m_size - 1u]; }
    const T& back() const { return (*this)[m_size - 1u]; }
    T& front() { return (*this)[0]; }
    const T& front() const { return (*this)[0]; }

    /// The caller has made sure that there is room.
    void push_back(const T& item)
    {
        assert(!full());
        m_items[m_size++] = item;
    }
    void pop_back()
    {
        assert(!empty());
        m_items[--m_size] = T {};
    }
    void insert(std::size_t at, const T& item)
    {
        assert(!full() && at <= m_size);
        for (std::size_t i = m_size++; i > at; --i)
            m_items[i] = m_items[i - 1];
        m_items[at] = item;
    }
    void erase(std::size_t at)
    {
        assert(at < m_size);
        for (std::size_t i = at; i + 1 < m_size; ++i)
            m_items[i] = m_items[i + 1];
        pop_back();
    }
    void clear()
    {
        while (!empty())
            pop_back();
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
    /// As wide as T is aligned, so that there is no padding and every byte means something.
    using Size = std::conditional_t<(alignof(T) > 1), std::uint16_t, std::uint8_t>;
    static_assert(alignof(T) <= 2);

    std::array<T, Capacity> m_items {};
    Size m_size = 0;
};

} // namespace triptych
