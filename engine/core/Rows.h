#pragma once

#include <cstddef>
#include <string_view>

namespace triptych {

/// Whether a table has a row for every value of an enumeration, in their order: so that a new value
/// does not compile before something is said about it. `last` is the last value.
template <typename Rows, typename Row, typename Key>
constexpr bool isARowEach(const Rows& rows, Key Row::*key, Key last)
{
    std::size_t number = 0;
    for (const Row& row : rows)
        if (row.*key != static_cast<Key>(number++))
            return false;
    return number == static_cast<std::size_t>(last) + 1;
}

/// A value of an enumeration, and what it is called.
template <typename Value>
struct Named
{
    Value value;
    std::string_view name;
};
/// "" where there is no such value.
template <typename Value, std::size_t count>
constexpr std::string_view nameIn(const Named<Value> (&names)[count], Value value)
{
    const auto number = static_cast<std::size_t>(value);
    return number < count ? names[number].name : std::string_view();
}

} // namespace triptych
