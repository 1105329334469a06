#include "cards/Naming.h"

#include <cctype>

#include <fmt/format.h>

namespace triptych::cards {

std::uint16_t numberOf(NumberByText& numbers, const std::string& text)
{
    return numbers.emplace(text, static_cast<std::uint16_t>(numbers.size())).first->second;
}

std::string slugOf(std::string_view name)
{
    std::string slug;
    for (const char c : name) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isalnum(letter))
            slug += static_cast<char>(std::tolower(letter));
        else if (c != '\'' && !slug.empty() && slug.back() != '-')
            slug += '-';
    }
    while (!slug.empty() && slug.back() == '-')
        slug.pop_back();
    return slug.empty() ? "card" : slug;
}

std::string numberedHandle(const std::string& slug, int copy)
{
    return copy == 1 ? slug : fmt::format("{}#{}", slug, copy);
}

std::string numberedItem(const std::string& name, int before)
{
    return before == 0 ? name : fmt::format("{}~{}", name, before + 1);
}

} // namespace triptych::cards
