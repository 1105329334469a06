#include "cards/Nearest.h"

#include "cards/Folding.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

namespace triptych::cards {

std::vector<std::string> NearNames::to(std::string_view written, std::size_t most)
{
    if (m_names) {
        for (std::string& name : m_names())
            m_folded.push_back({ folded(name), std::move(name) });
        m_names = nullptr;
    }
    const std::string asked = folded(written);
    std::vector<std::pair<std::size_t, std::string_view>> near;
    // A third of the letters may be wrong, and what begins like it is near in any case.
    const std::size_t farthest = std::max<std::size_t>(asked.size() < 4 ? 1 : 2, asked.size() / 3);
    for (const auto& [known, name] : m_folded) {
        const std::size_t difference = known.size() > asked.size() ? known.size() - asked.size()
                                                                   : asked.size() - known.size();
        const bool begins = asked.size() > 2 && hasWordBeginning(known, asked);
        if (difference > farthest && !begins)
            continue;
        const std::size_t far = begins ? 1 : text::distance(asked, known);
        if (far <= farthest)
            near.emplace_back(far, name);
    }
    std::ranges::stable_sort(near, {}, &std::pair<std::size_t, std::string_view>::first);
    std::vector<std::string> best;
    for (const auto& [far, name] : near)
        if (best.size() < most && std::ranges::find(best, name) == best.end())
            best.emplace_back(name);
    return best;
}

std::string NearNames::bestFor(std::string_view written)
{
    std::vector<std::string> best = to(written, 1);
    return best.empty() ? std::string() : std::move(best.front());
}

std::vector<std::string> nearest(
    std::string_view written, const std::vector<std::string>& names, std::size_t most)
{
    return NearNames([&names] { return names; }).to(written, most);
}

std::string orNearest(
    std::string_view written, const std::vector<std::string>& names, std::size_t mostNamed)
{
    std::vector<std::string> best = nearest(written, names, 3);
    if (!best.empty()) {
        for (std::string& name : best)
            name = '"' + name + '"';
        return "; did you mean " + text::listed(best, " or ") + "?";
    }
    if (names.empty())
        return ".";
    std::vector<std::string> some(names.begin(),
        names.begin() + static_cast<std::ptrdiff_t>(std::min(mostNamed, names.size())));
    return names.size() > some.size() ? "; there are " + text::listed(some, ", ") + " and others."
                                      : "; there are " + text::listed(some) + ".";
}

} // namespace triptych::cards
