#include "text/Beginnings.h"

#include "text/Spelling.h"

namespace triptych::text {

// A rule says whole words (Rules.h), so that what it begins with and what the text begins with are the same
// letters up to the first that is neither letter nor digit; of a sign, it is the sign alone.
Key keyOf(std::string_view text)
{
    text = afterSpace(text);
    if (text.empty())
        return keyOfNothing;
    if (isDigit(text.front()))
        return keyOfDigits;
    std::uint32_t mark = 2'166'136'261u; // FNV-1a
    std::size_t at = 0;
    do
        mark = (mark ^ static_cast<unsigned char>(lower(text[at]))) * 16'777'619u;
    while (
        isLetter(text.front()) && ++at < text.size() && (isLetter(text[at]) || isDigit(text[at])));
    mark *= 2'654'435'761u; // Short words differ in the lower bits only.
    constexpr std::uint64_t others = 254;
    return static_cast<Key>(2 + (mark * others >> 32u));
}

std::string_view afterKey(std::string_view text)
{
    text = afterSpace(text);
    if (text.empty())
        return text;
    std::size_t end = 1;
    if (isDigit(text.front()))
        while (end < text.size() && isDigit(text[end]))
            ++end;
    else if (isLetter(text.front()))
        while (end < text.size() && (isLetter(text[end]) || isDigit(text[end])))
            ++end;
    return text.substr(end);
}

Keys scanNumber::begins()
{
    Keys keys;
    keys.add(keyOfDigits);
    for (int n = 0; n <= mostSmallNumber; ++n)
        keys.add(keyOf(smallNumber(n)));
    return keys;
}

Keys stop::begins()
{
    Keys keys;
    keys.add(keyOf("."));
    return keys;
}

Keys end::begins()
{
    Keys keys;
    keys.add(keyOfNothing);
    return keys;
}

} // namespace triptych::text
