#pragma once

#include <cstddef>
#include <string>

namespace triptych {

/// The beginning of a text that is too long to be told, with dots; never ends within a letter.
inline std::string shortened(const std::string& text, std::size_t longest)
{
    if (text.size() <= longest)
        return text;
    std::size_t end = longest;
    while (end > 0 && (text[end] & 0xC0) == 0x80)
        --end;
    return text.substr(0, end) + "...";
}

} // namespace triptych
