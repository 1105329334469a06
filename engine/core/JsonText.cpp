#include "core/JsonText.h"

#include "core/Shortened.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace triptych {

namespace {

using nlohmann::json;

/// The bytes of a text, one by one; the reader below asks how far the parser has come.
class Bytes
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Bytes(const char* at, const char** reached)
        : m_at(at)
        , m_reached(reached)
    {
    }
    reference operator*() const { return *m_at; }
    Bytes& operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    bool operator==(const Bytes& other) const { return m_at == other.m_at; }
    bool operator!=(const Bytes& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_reached;
};

/// Builds the value while the text is parsed, and stops as soon as a limit is reached. The parser
/// under it keeps its own stack, so no depth of the text can use up that of the program.
class Builder
{
public:
    Builder(std::string_view text, std::string_view name, const JsonLimits& limits)
        : m_text(text)
        , m_name(name)
        , m_limits(limits)
        , m_reached(text.data())
    {
    }

    JsonText build()
    {
        const char* const end = m_text.data() + m_text.size();
        if (!json::sax_parse(Bytes(m_text.data(), &m_reached), Bytes(end, &m_reached), this))
            return { nullptr, std::move(m_problem) };
        return { std::move(m_root), std::nullopt };
    }

    // What the parser tells, under the names that it asks for.
    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(json::number_integer_t value) { return add(value); }
    bool number_unsigned(json::number_unsigned_t value) { return add(value); }
    bool number_float(json::number_float_t value, const json::string_t&) { return add(value); }
    bool string(json::string_t& value) { return isSound(value) && add(std::move(value)); }
    bool binary(json::binary_t&) { return refuse("This JSON holds bytes that are no text."); }
    bool start_object(std::size_t) { return open(json::value_t::object); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(json::value_t::array); }
    bool end_array() { return close(); }

    bool key(json::string_t& name)
    {
        if (!isSound(name))
            return false;
        const auto [place, isNew] = m_open.back()->emplace(name, nullptr);
        if (!isNew)
            return refuse("The field \"" + shortened(name)
                + "\" stands twice in the same object. Take one of the two out.");
        m_field = &*place;
        return true;
    }

    bool parse_error(
        std::size_t position, const std::string& token, const nlohmann::detail::exception& error)
    {
        const std::size_t at = std::min(position > 0 ? position - 1 : 0, m_text.size());
        constexpr int outOfRange = 406; // a number that no floating point number can hold
        if (error.id == outOfRange)
            return refuse(
                "The number " + shortened(token) + " is too large to be read. Write a smaller one.",
                numberAt(at, token));
        std::string why = error.what();
        if (const std::size_t cut = why.find(": "); cut != std::string::npos)
            why.erase(0, cut + 2);
        return refuse(
            "This is not valid JSON: " + shortened(why) + ". Correct the file there.", at);
    }

private:
    /// The parser has come past the number; its digits stand somewhere before.
    std::size_t numberAt(std::size_t at, const std::string& token) const
    {
        const std::size_t found = m_text.substr(0, at + 1).rfind(token);
        return found == std::string_view::npos ? at : found;
    }

    static std::string shortened(const std::string& text)
    {
        constexpr std::size_t longest = 160;
        return triptych::shortened(text, longest);
    }

    bool refuse(std::string text)
    {
        return refuse(std::move(text), static_cast<std::size_t>(m_reached - m_text.data()));
    }
    bool refuse(std::string text, std::size_t at)
    {
        m_problem = Problem { placeIn(m_text, at, m_name), std::move(text) };
        return false;
    }

    bool isSound(const std::string& text)
    {
        if (text.size() > m_limits.textBytes)
            return refuse("A text here has " + std::to_string(text.size())
                + " bytes; this program reads texts of up to " + std::to_string(m_limits.textBytes)
                + ". Shorten it.");
        const auto control = std::ranges::find_if(text, [](char each) {
            const auto byte = static_cast<unsigned char>(each);
            return byte < ' ' && byte != '\t' && byte != '\n' && byte != '\r';
        });
        if (control == text.end())
            return true;
        return refuse("A text here holds the control character number "
            + std::to_string(static_cast<int>(*control)) + ". Take it out.");
    }

    bool count()
    {
        if (++m_values > m_limits.values)
            return refuse("The file holds more than " + std::to_string(m_limits.values)
                + " values, the most that this program reads. Split it into several files.");
        return true;
    }

    /// Puts a value where the text has it: at the top, into the list, or under the last field.
    template <typename Value>
    json& put(Value&& value)
    {
        if (m_open.empty())
            return m_root = json(std::forward<Value>(value));
        if (m_open.back()->is_array())
            return m_open.back()->emplace_back(std::forward<Value>(value));
        return *m_field = json(std::forward<Value>(value));
    }

    template <typename Value>
    bool add(Value&& value)
    {
        if (!count())
            return false;
        put(std::forward<Value>(value));
        return true;
    }

    bool open(json::value_t kind)
    {
        if (m_open.size() == m_limits.depth)
            return refuse("Objects and lists lie more than " + std::to_string(m_limits.depth)
                + " deep within each other here, the most that this program reads.");
        if (!count())
            return false;
        m_open.push_back(&put(kind));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    std::string_view m_text;
    std::string_view m_name;
    const JsonLimits& m_limits;
    const char* m_reached; ///< Behind the last byte that the parser has taken.
    json m_root;
    std::vector<json*> m_open; ///< The objects and lists that are not closed yet.
    json* m_field = nullptr;   ///< Where the value of the last field goes.
    std::size_t m_values = 0;
    std::optional<Problem> m_problem;
};

} // namespace

std::string placeIn(std::string_view text, std::size_t at, std::string_view name)
{
    const std::string_view before = text.substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t start = before.rfind('\n') + 1; // npos + 1 is 0
    return std::string(name) + ", line " + std::to_string(line) + ", column "
        + std::to_string(before.size() - start + 1);
}

Problem tooLarge(std::string_view name, std::size_t bytes, std::size_t most)
{
    return { std::string(name),
        "The file has " + std::to_string(bytes)
            + " bytes; this program reads files of this kind of up to " + std::to_string(most)
            + ". Split it into several files." };
}

JsonText parseJson(std::string_view text, std::string_view name, const JsonLimits& limits)
{
    if (text.size() > limits.bytes)
        return { nullptr, tooLarge(name, text.size(), limits.bytes) };
    return Builder(text, name, limits).build();
}

} // namespace triptych
