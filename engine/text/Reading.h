#pragma once

#include "text/Beginnings.h"
#include "text/Expectations.h"
#include "text/Rules.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <span>
#include <type_traits>
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

/// One reading of one paragraph: the values made so far, and the notes on what was expected.
template <typename V>
class Reading : public Expectations
{
public:
    using Value = V;

    std::size_t size() const { return m_values.size(); }
    /// Throws away what a failed production had made.
    void forget(std::size_t from)
    {
        if (from == m_values.size())
            return; // Nearly always: most productions fail at their first word.
        m_values.erase(m_values.begin() + static_cast<std::ptrdiff_t>(from), m_values.end());
    }
    std::span<Value> since(std::size_t from) { return std::span(m_values).subspan(from); }
    void push(Value value) { m_values.push_back(std::move(value)); }
    Value takeLast()
    {
        Value last = std::move(m_values.back());
        m_values.pop_back();
        return last;
    }

private:
    std::vector<Value> m_values;
};

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

/// PEGTL's control: throws away what failed, and builds what matched.
template <typename Rule>
struct Control : pegtl::normal<Rule>
{
    template <pegtl::apply_mode A, pegtl::rewind_mode, template <typename...> class Action,
        template <typename...> class Ctl, typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        using Value = typename Reading::Value;
        if constexpr (!beginningOf<Rule>.isOpen())
            if (!reading.noting() && !canBegin(beginningOf<Rule>, rest(in)))
                return false;
        auto start = in.template mark<pegtl::rewind_mode::required>();
        const char* const first = in.current();
        const std::size_t made = reading.size();
        std::size_t opened = 0;
        if constexpr (IsNamed<Rule>)
            if (reading.noting())
                opened = reading.open(afterSpace(rest(in)).data());

        bool matched = body<A, Action, Ctl>(in, reading);
        if constexpr (A == pegtl::apply_mode::action && Builds<Rule, Value>)
            if (matched)
                matched
                    = build(std::string_view(first, static_cast<std::size_t>(in.current() - first)),
                        made, reading);
        if (!matched)
            fail(first, in.end(), made, opened, reading);
        return start(matched);
    }

private:
    /// The rule itself. PEGTL's own way there compiles half a dozen templates a rule for actions and
    /// marks that no rule of ours has.
    template <pegtl::apply_mode A, template <typename...> class Action,
        template <typename...> class Ctl, typename Reading>
    static bool body(Input& in, Reading& reading)
    {
        if constexpr (requires {
                          Rule::template match<A, pegtl::rewind_mode::active, Action, Ctl>(
                              in, reading);
                      })
            return Rule::template match<A, pegtl::rewind_mode::active, Action, Ctl>(in, reading);
        else
            return Rule::match(in);
    }

    template <typename Reading>
    static bool build(std::string_view words, std::size_t made, Reading& reading)
    {
        using Value = typename Reading::Value;
        auto value = built<Rule, Value>(afterSpace(words), reading.since(made));
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

    template <typename Reading>
    static void fail(
        const char* first, const char* last, std::size_t made, std::size_t opened, Reading& reading)
    {
        reading.forget(made);
        if constexpr (IsNamed<Rule>)
            if (reading.noting())
                reading.close(afterSpace({ first, static_cast<std::size_t>(last - first) }).data(),
                    opened, Rule::expected);
    }
};

/// Reads `Rule` here and now.
template <typename Rule, typename Reading>
bool read(Input& in, Reading& reading)
{
    return Control<Rule>::template match<pegtl::apply_mode::action, pegtl::rewind_mode::required,
        pegtl::nothing, Control>(in, reading);
}

/// A production compiled in another file: `struct thing : elsewhere<thing> { static bool read(Input&, Reading&); };`
template <typename Production>
struct elsewhere : leaf
{
    using rule_t = elsewhere;
    template <pegtl::apply_mode A, pegtl::rewind_mode, template <typename...> class,
        template <typename...> class, typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        const std::size_t made = reading.size();
        const bool matched = Production::read(in, reading);
        // What is only looked at (pegtl::at, not_at) leaves no values behind.
        if constexpr (A == pegtl::apply_mode::nothing)
            reading.forget(made);
        return matched;
    }
};

} // namespace triptych::text
