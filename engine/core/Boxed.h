#pragma once

#include <memory>
#include <utility>

namespace triptych {

/// At most one value of a type that need not be complete where the member is declared, so that data can
/// contain its like. A value like any other: copies are deep, equality is that of what is inside.
template <typename T>
class Boxed
{
public:
    Boxed() = default;
    Boxed(T value) // NOLINT: a T is a Boxed<T>
        : m_value(std::make_shared<T>(std::move(value)))
    {
    }
    Boxed(const Boxed& other)
        : m_value(other.m_value ? std::make_shared<T>(*other.m_value) : nullptr)
    {
    }
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other)
    {
        m_value = other.m_value ? std::make_shared<T>(*other.m_value) : nullptr;
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    explicit operator bool() const { return m_value != nullptr; }
    T& operator*() { return *m_value; }
    const T& operator*() const { return *m_value; }
    T* operator->() { return m_value.get(); }
    const T* operator->() const { return m_value.get(); }

    friend bool operator==(const Boxed& a, const Boxed& b)
    {
        return a.m_value && b.m_value ? *a.m_value == *b.m_value : !a.m_value && !b.m_value;
    }

private:
    std::shared_ptr<T> m_value; ///< Never shared: its deleter is what needs no complete T.
};

} // namespace triptych
