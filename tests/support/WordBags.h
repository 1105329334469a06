#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace triptych::tests {

/// Chance for random trees. Every alternative of a list of words is used up before one of them comes
/// again: so a run of a thousand texts has said everything the language can say.
class WordBags
{
public:
    explicit WordBags(std::uint32_t seed)
        : m_random(seed)
    {
    }

    /// How many rounds of all its alternatives the least used list has had.
    int leastRounds() const
    {
        const auto least = std::ranges::min_element(
            m_bags, {}, [](const auto& bag) { return bag.second.rounds; });
        return least == m_bags.end() ? 0 : least->second.rounds;
    }
    std::size_t lists() const { return m_bags.size(); }

protected:
    int upTo(int most)
    {
        return static_cast<int>(m_random() % static_cast<std::uint32_t>(most + 1));
    }
    bool oneIn(int n) { return upTo(n - 1) == 0; }

    std::size_t nextOf(const std::string& list, std::size_t size)
    {
        Bag& bag = m_bags[list];
        if (bag.left.empty())
            for (std::size_t i = 0; i < size; ++i)
                bag.left.push_back(i);
        const auto at = bag.left.begin() + upTo(static_cast<int>(bag.left.size()) - 1);
        const std::size_t value = *at;
        bag.left.erase(at);
        if (bag.left.empty())
            ++bag.rounds;
        return value;
    }
    template <typename T, std::size_t N>
    T next(const char* list, const T (&all)[N])
    {
        return all[nextOf(list, N)];
    }
    template <typename T>
    T nextEnum(const char* list, T last)
    {
        return static_cast<T>(nextOf(list, static_cast<std::size_t>(last) + 1));
    }
    bool either(const char* list) { return nextOf(list, 2) == 1; }

private:
    struct Bag
    {
        std::vector<std::size_t> left;
        int rounds = 0;
    };

    std::mt19937 m_random;
    std::map<std::string, Bag> m_bags;
};

} // namespace triptych::tests
