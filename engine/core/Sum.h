#pragma once

#include <variant>

// A std::variant of sixty alternatives compiles its copying, moving and ending anew in every file that
// makes or drops one; for the trees of effects and the values of a grammar that was nearly half of what
// their files cost to build. Here they are compiled once:
//
//     struct Value : std::variant<...> { SUM_TYPE(Value) };        in the header
//     SUM_TYPE_IS(Value, Value)                                    in one file
//
// SUM_TYPE_IS names the type as seen from its namespace, then by itself: (Effect::Node, Node).

#define SUM_TYPE(Sum)                                                                              \
    using variant::variant;                                                                        \
    Sum();                                                                                         \
    Sum(const Sum&);                                                                               \
    Sum(Sum&&) noexcept;                                                                           \
    Sum& operator=(const Sum&);                                                                    \
    Sum& operator=(Sum&&) noexcept;                                                                \
    ~Sum();

#define SUM_TYPE_IS(Scoped, Sum)                                                                   \
    Scoped::Sum() = default;                                                                       \
    Scoped::Sum(const Sum&) = default;                                                             \
    Scoped::Sum(Sum&&) noexcept = default;                                                         \
    Scoped& Scoped::operator=(const Sum&) = default;                                               \
    Scoped& Scoped::operator=(Sum&&) noexcept = default;                                           \
    Scoped::~Sum() = default;
