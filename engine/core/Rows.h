#pragma once

#include <cstddef>
#include <iterator>

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

} // namespace triptych
