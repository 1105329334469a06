#pragma once

#include "kryptik/effects/Ability.h"

#include <cstdint>
#include <map>
#include <random>
#include <span>
#include <string>
#include <vector>

/// Makes random abilities that can be printed, and uses up every alternative of every word list before
/// it uses one again: so a run of a thousand texts has said everything the language can say.
class TreeGenerator
{
public:
    explicit TreeGenerator(std::uint32_t seed)
        : m_random(seed)
    {
    }

    triptych::kryptik::Ability ability();

    /// How many rounds of all its alternatives the least used list has had.
    int leastRounds() const;
    std::size_t lists() const { return m_bags.size(); }

private:
    using Effect = triptych::kryptik::Effect;

    // ---------------------------------------------------------------- Chance
    int upTo(int most)
    {
        return static_cast<int>(m_random() % static_cast<std::uint32_t>(most + 1));
    }
    bool oneIn(int n) { return upTo(n - 1) == 0; }

    struct Bag
    {
        std::vector<std::size_t> left;
        int rounds = 0;
    };
    std::size_t nextOf(const std::string& list, std::size_t size);
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

    // ---------------------------------------------------------------- Phrases (TreePhrases.cpp)
    enum class Where { Island, Hidden, Cast };
    triptych::kryptik::Filter filter(Where, bool bounded = true);
    triptych::kryptik::Filter::Noun noun(Where);
    triptych::kryptik::Place place();
    triptych::kryptik::Counted counted(bool bounded);
    triptych::kryptik::Bound bound();
    triptych::kryptik::Amount equalAmount();
    triptych::kryptik::Amount cards(bool allOfThem = true);
    triptych::kryptik::Amount bareAmount();
    triptych::kryptik::Amount plainAmount(const char* list);
    triptych::kryptik::Who who();
    triptych::kryptik::TargetSpec target();
    triptych::kryptik::Thing thing();
    triptych::kryptik::Each each();
    triptych::kryptik::Some some();
    std::vector<triptych::kryptik::Keyword> keywords();
    triptych::kryptik::Stones stones();
    triptych::kryptik::Condition condition();
    triptych::kryptik::Trigger trigger();
    triptych::kryptik::CostItem costItem();
    triptych::kryptik::Cost cost();

    // ---------------------------------------------------------------- Effects
    Effect leaf();
    Effect statement(const triptych::kryptik::Thing&, bool lasting);
    Effect move();
    Effect search();
    Effect reveal();
    Effect branch(int depth);
    /// Without full stops inside, as in "you may ...".
    Effect sentence(int depth);
    Effect sequence(int depth, bool stops);
    Effect text();
    Effect passive();

    std::mt19937 m_random;
    std::map<std::string, Bag> m_bags;
};
