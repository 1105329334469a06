#pragma once

#include <cstddef>
#include <string_view>

// The letters of an even paragraph (Paragraph.h): plain ASCII decides, all other letters count as small ones.
namespace triptych::text {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
constexpr bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}
constexpr bool isLetter(char c)
{
    return isCapital(c) || (c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80u) != 0;
}
constexpr char lower(char c)
{
    return isCapital(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
/// Most words that are compared differ in their length or first letter.
constexpr bool equalIgnoringCase(std::string_view a, std::string_view lowerCase)
{
    if (a.size() != lowerCase.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (lower(a[i]) != lowerCase[i])
            return false;
    return true;
}

} // namespace triptych::text
