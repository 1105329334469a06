#include "fuzz/Readers.h"

#include <nlohmann/json.hpp>

namespace triptych::fuzz {

void add(Verdict& verdict, const Problems& problems)
{
    verdict.said.insert(verdict.said.end(), problems.begin(), problems.end());
}

std::optional<Verdict> noText(std::string_view bytes)
{
    try {
        nlohmann::json(bytes).dump();
        return std::nullopt;
    } catch (const nlohmann::json::exception&) {
        return Verdict { false, { { "text", "This is no UTF-8." } } };
    }
}

std::string fault(const Verdict& verdict)
{
    if (!verdict.read && verdict.said.empty())
        return "refused without a word, or not read again as it was written";
    for (const Problem& problem : verdict.said) {
        if (problem.place.empty())
            return "a problem without a place: " + problem.text;
        if (problem.text.empty())
            return "a problem without a sentence, at " + problem.place;
        if (problem.text.size() > 4000)
            return "a problem as long as a file, at " + problem.place;
    }
    return {};
}

} // namespace triptych::fuzz
