#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cards {

/// Those of the names that are most like what was written, best first; none when nothing is near.
std::vector<std::string> nearest(
    std::string_view written, const std::vector<std::string>& names, std::size_t most = 3);

/// The end of a sentence: "; did you mean \"x\"?", or all there is: "; there are a, b and c."
std::string orNearest(
    std::string_view written, const std::vector<std::string>& names, std::size_t mostNamed = 12);

/// Names with which many words are compared: they are made comparable once, when the first word is.
class NearNames
{
public:
    explicit NearNames(std::function<std::vector<std::string>()> names)
        : m_names(std::move(names))
    {
    }
    template <class Card>
    static NearNames of(const std::vector<Card>& cards)
    {
        return NearNames([&cards] {
            std::vector<std::string> names;
            for (const Card& card : cards)
                names.push_back(card.name);
            return names;
        });
    }
    /// As `nearest`.
    std::vector<std::string> to(std::string_view written, std::size_t most = 3);
    /// The name that is most like what was written; "" when none is near.
    std::string bestFor(std::string_view written);

private:
    struct Name
    {
        std::string folded;
        std::string name;
    };
    std::function<std::vector<std::string>()> m_names;
    std::vector<Name> m_folded;
};

} // namespace triptych::cards
