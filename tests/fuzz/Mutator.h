#pragma once

#include "core/Random.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>

namespace triptych::tests {

/// Valid texts, damaged: bytes changed, parts cut, doubled, moved, words of the formats put in.
class Mutator
{
public:
    explicit Mutator(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::string mutate(std::string text)
    {
        for (std::uint32_t i = 1 + below(4); i > 0; --i)
            mutateOnce(text);
        return text;
    }

    /// The same for JSON that stays JSON: a value somewhere becomes another.
    nlohmann::json mutate(nlohmann::json file)
    {
        nlohmann::json* at = &file;
        for (std::uint32_t depth = 0; (at->is_object() || at->is_array()) && !at->empty();
             ++depth) {
            if (depth > 0 && below(4) == 0)
                break;
            auto each = at->begin();
            std::advance(each, below(static_cast<std::uint32_t>(at->size())));
            at = &*each;
        }
        static const nlohmann::json others[] = { nullptr, true, false, 0, -1, 1, 7, 255, 65536,
            4294967296, -2147483649, 1e308, "", "p1", "p3", "none", "p2.eleven_year.1", "Filler",
            "\u00e9\u4e2d", nlohmann::json::array(), nlohmann::json::object(), { 1, "x", nullptr },
            { { "card", "Filler" } } };
        *at = others[below(std::size(others))];
        return file;
    }

private:
    std::uint32_t below(std::size_t bound)
    {
        return m_random.below(static_cast<std::uint32_t>(bound));
    }

    void mutateOnce(std::string& text)
    {
        static const char* const words[] = { "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "-",
            "1e999", "99999999999", "\"p1\"", "\"cards\"", "\"format\"", "\n", "\xff",
            "\xe2\x80\x99", "none", "Sideboard\n", "3 ", "{x}", "11 Year:" };
        const std::size_t at = text.empty() ? 0 : below(text.size());
        const std::size_t length = std::min<std::size_t>(text.size() - at, 1 + below(30));
        switch (below(6)) {
        case 0:
            if (!text.empty())
                text[at] = static_cast<char>(below(256));
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(at, length));
            break;
        case 3:
            text.insert(at, words[below(std::size(words))]);
            break;
        case 4:
            text.resize(at);
            break;
        case 5: {
            const std::string part = text.substr(at, length);
            text.erase(at, length);
            text.insert(text.empty() ? 0 : below(text.size()), part);
            break;
        }
        }
    }

    Random m_random;
};

} // namespace triptych::tests
