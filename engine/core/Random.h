#pragma once

#include <pcg_random.hpp>

#include <cstdint>
#include <utility>

namespace triptych {

/// Chance, repeatable on every machine: PCG fixes the numbers, and bounded numbers and shuffles
/// are made here because the standard does not fix std::shuffle or its distributions. Plain data
/// of 8 bytes, so a state carries it and a copy of a match goes on with the same luck.
class Random
{
public:
    explicit Random(std::uint64_t seed = 0)
        : m_engine(seed)
    {
    }

    /// A number from 0 to bound - 1, each equally likely (Lemire's multiplication with rejection).
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t { m_engine() } * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = std::uint64_t { m_engine() } * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// A seed for another generator.
    std::uint64_t fork() { return (std::uint64_t { m_engine() } << 32) | m_engine(); }

    /// Fisher-Yates over anything with size() and operator[].
    template <typename Sequence>
    void shuffle(Sequence& cards)
    {
        for (auto left = static_cast<std::uint32_t>(cards.size()); left > 1; --left)
            std::swap(cards[left - 1], cards[below(left)]);
    }

    bool operator==(const Random&) const = default;

private:
    pcg32_oneseq m_engine;
};

} // namespace triptych
