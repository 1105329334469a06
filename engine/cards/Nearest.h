#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::cards {

/// Those of the names that are most like what was written, best first; none when nothing is near.
std::vector<std::string> nearest(
    std::string_view written, const std::vector<std::string>& names, std::size_t most = 3);

/// The end of a sentence: "; did you mean \"x\"?", or all there is: "; there are a, b and c."
std::string orNearest(
    std::string_view written, const std::vector<std::string>& names, std::size_t mostNamed = 12);

/// The name of the card that is most like what was written; "" when none is near.
template <class Card>
std::string nearestName(std::string_view written, const std::vector<Card>& cards)
{
    std::vector<std::string> names;
    for (const Card& card : cards)
        names.push_back(card.name);
    const std::vector<std::string> best = nearest(written, names, 1);
    return best.empty() ? std::string() : best.front();
}

} // namespace triptych::cards
