#include "text/Seams.h"

namespace triptych::text {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

bool isSign(std::string_view text)
{
    return !text.empty() && std::string_view(".,:;").find(text.front()) != std::string_view::npos;
}

std::string joined(std::string_view front, std::string_view middle, std::string_view back)
{
    std::string all(trimmed(front));
    for (const std::string_view next : { trimmed(middle), trimmed(back) }) {
        if (next.empty())
            continue;
        if (!all.empty() && !isSign(next))
            all += ' ';
        all += next;
    }
    return all;
}

} // namespace triptych::text
