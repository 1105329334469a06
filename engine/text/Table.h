#pragma once

#include "text/Beginnings.h"
#include "text/Found.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

// A grammar is written as PEGTL's rules, which are types; of what PEGTL says about each (its rule_t) one row
// of a constant table is made here. Linked.h joins the rows, and one function walks them (Reading.h). PEGTL's own
// way makes half a dozen functions of every rule: the three grammars took fourteen minutes to compile that way.
namespace triptych::text {

enum class Shape : std::uint8_t {
    Leaf,      ///< Reads by itself: `match`.
    Elsewhere, ///< A production of another file; `match` leads to it.
    Words,     ///< One of `words`.
    Sequence,  ///< All of `parts`.
    Choice,    ///< The first of `parts` that matches.
    Maybe,     ///< The one of `parts`, or nothing.
    Many,      ///< The one of `parts`, as often as it matches.
    Ahead,     ///< The one of `parts` follows; it is only looked at.
    NotAhead,  ///< It does not follow.
    Nothing,   ///< Matches without a word.
    Never
};

/// One rule of a grammar whose values are collected in a `Reading`.
template <typename Reading>
struct Production
{
    Shape shape = Shape::Leaf;
    std::string_view expected; ///< What a diagnostic calls it; empty where it has no name.
    std::span<const std::string_view> words;
    std::span<const Production* const> parts;
    bool (*match)(Input&, Reading&) = nullptr;
    Keys (*begins)() = nullptr; ///< Of a leaf: what it can begin with; null: with anything.
    /// Makes one value of the printed words and of the values since `made`; false refuses. Null: makes none.
    bool (*build)(std::string_view printed, std::size_t made, Reading&) = nullptr;
};

/// The shape of a rule and the rules inside it, by its rule_t. What is not known here reads by itself.
template <typename Type>
struct ShapeOf
{
    static constexpr Shape shape = Shape::Leaf;
    using Parts = pegtl::empty_list;
};
template <Literal... Words>
struct ShapeOf<word<Words...>>
{
    static constexpr Shape shape = Shape::Words;
    static constexpr std::array words { Words.view()... };
    using Parts = pegtl::empty_list;
};
template <Shape known, typename... Rules>
struct Known
{
    static constexpr Shape shape = known;
    using Parts = pegtl::type_list<Rules...>;
};
template <typename... Rules>
struct ShapeOf<pegtl::internal::seq<Rules...>> : Known<Shape::Sequence, Rules...>
{
};
template <typename... Rules>
struct ShapeOf<pegtl::internal::sor<Rules...>> : Known<Shape::Choice, Rules...>
{
};
template <typename Rule>
struct ShapeOf<pegtl::internal::opt<Rule>> : Known<Shape::Maybe, Rule>
{
};
template <typename Rule>
struct ShapeOf<pegtl::internal::star<Rule>> : Known<Shape::Many, Rule>
{
};
template <typename Rule>
struct ShapeOf<pegtl::internal::at<Rule>> : Known<Shape::Ahead, Rule>
{
};
template <typename Rule>
struct ShapeOf<pegtl::internal::not_at<Rule>> : Known<Shape::NotAhead, Rule>
{
};
template <>
struct ShapeOf<pegtl::internal::success> : Known<Shape::Nothing>
{
};
template <>
struct ShapeOf<pegtl::internal::failure> : Known<Shape::Never>
{
};

/// A production compiled in another file: `struct thing : elsewhere<thing> { static bool read(Input&, Reading&); };`
template <typename Production>
struct elsewhere : leaf
{
    using rule_t = elsewhere;
    template <typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        return Production::read(in, reading);
    }
};
template <typename Production>
struct ShapeOf<elsewhere<Production>> : Known<Shape::Elsewhere>
{
};

template <typename Rule>
concept SaysHowItBegins = requires
{
    {
        Rule::begins()
        } -> std::same_as<Keys>;
};

template <typename Rule, typename Reading>
bool buildInto(std::string_view printed, std::size_t made, Reading& reading)
{
    using Value = typename Reading::Value;
    auto value = built<Rule, Value>(printed, reading.since(made));
    reading.forget(made);
    if constexpr (mayRefuse<decltype(value)>) {
        if (!value)
            return false;
        reading.push(Value(std::move(*value)));
    } else {
        reading.push(Value(std::move(value)));
    }
    return true;
}

template <typename Rule, typename Reading>
constexpr Production<Reading> rowOf();

/// The row of a rule.
template <typename Rule, typename Reading>
inline constexpr Production<Reading> production = rowOf<Rule, Reading>();

template <typename Reading, typename Parts>
inline constexpr std::array<const Production<Reading>*, 0> partsOf {};
template <typename Reading, typename First, typename... Others>
inline constexpr std::array<const Production<Reading>*, 1 + sizeof...(Others)>
    partsOf<Reading, pegtl::type_list<First, Others...>> { &production<First, Reading>,
        &production<Others, Reading>... };

template <typename Rule, typename Reading>
constexpr Production<Reading> rowOf()
{
    using Type = ShapeOf<typename Rule::rule_t>;
    Production<Reading> row;
    row.shape = Type::shape;
    row.parts = partsOf<Reading, typename Type::Parts>;
    if constexpr (Type::shape == Shape::Words)
        row.words = Type::words;
    if constexpr (Type::shape == Shape::Leaf && SaysHowItBegins<Rule>)
        row.begins = Rule::begins;
    if constexpr (Type::shape == Shape::Leaf || Type::shape == Shape::Elsewhere)
        row.match = [](Input& in, Reading& reading) { return Rule::match(in, reading); };
    if constexpr (IsNamed<Rule>)
        row.expected = Rule::expected;
    if constexpr (Builds<Rule, typename Reading::Value>)
        row.build = buildInto<Rule, Reading>;
    return row;
}

} // namespace triptych::text
