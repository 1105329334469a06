#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// How a grammar makes values. A production with a static `build` turns what was found inside it into one
// value:  build()                    words that stand for a value,
//         build(std::string_view)    of the printed words themselves,
//         build(Found<Value>&)       of the values found inside, in text order.
// A `build` that returns an empty std::optional refuses: the production does not match after all.
namespace triptych::text {

/// The values found inside a production, in text order. `Value` is a std::variant that begins with
/// std::monostate, which marks what was taken.
template <typename Value>
class Found
{
public:
    explicit Found(std::span<Value> values)
        : m_values(values)
    {
    }

    /// The first T not yet taken, or `otherwise`.
    template <typename T>
    T take(T otherwise = T {})
    {
        for (Value& value : m_values) {
            if (T* found = std::get_if<T>(&value)) {
                otherwise = std::move(*found);
                value = Value {};
                break;
            }
        }
        return otherwise;
    }
    template <typename T>
    std::optional<T> takeIfAny()
    {
        return has<T>() ? std::optional<T>(take<T>()) : std::nullopt;
    }
    template <typename T>
    std::vector<T> takeAll()
    {
        std::vector<T> all;
        while (has<T>())
            all.push_back(take<T>());
        return all;
    }
    template <typename T>
    bool has() const
    {
        for (const Value& value : m_values)
            if (std::holds_alternative<T>(value))
                return true;
        return false;
    }
    /// Whether exactly this was said.
    template <typename T>
    bool says(const T& what) const
    {
        for (const Value& value : m_values)
            if (const T* found = std::get_if<T>(&value); found && *found == what)
                return true;
        return false;
    }
    std::span<Value> values() { return m_values; }

private:
    std::span<Value> m_values;
};

/// A value of which only the kind is said yet.
template <typename Made>
Made ofKind(decltype(Made::kind) kind)
{
    Made made;
    made.kind = kind;
    return made;
}

template <typename Rule, typename Value>
concept BuildsFromNothing = requires
{
    Rule::build();
};
template <typename Rule, typename Value>
concept BuildsFromWords = requires(std::string_view words)
{
    Rule::build(words);
};
template <typename Rule, typename Value>
concept BuildsFromFound = requires(Found<Value>& found)
{
    Rule::build(found);
};
template <typename Rule, typename Value>
concept Builds = BuildsFromNothing<Rule, Value> || BuildsFromWords<Rule,
    Value> || BuildsFromFound<Rule, Value>;
template <typename Rule>
concept IsNamed = requires
{
    {
        Rule::expected
        } -> std::convertible_to<std::string_view>;
};

template <typename T>
inline constexpr bool mayRefuse = false;
template <typename T>
inline constexpr bool mayRefuse<std::optional<T>> = true;

template <typename Rule, typename Value>
auto built(std::string_view words, std::span<Value> values)
{
    if constexpr (BuildsFromNothing<Rule, Value>) {
        return Rule::build();
    } else if constexpr (BuildsFromWords<Rule, Value>) {
        return Rule::build(words);
    } else {
        Found<Value> found(values);
        return Rule::build(found);
    }
}

} // namespace triptych::text
