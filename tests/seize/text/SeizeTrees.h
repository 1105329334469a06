#pragma once

#include "seize/effects/Ability.h"

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

/// Makes random abilities that can be printed, and uses up every alternative of every word list before
/// it uses one again: so a run of a thousand texts has said everything the language can say.
class SeizeTrees
{
public:
    explicit SeizeTrees(std::uint32_t seed)
        : m_random(seed)
    {
    }

    triptych::seize::Ability ability();

    /// How many rounds of all its alternatives the least used list has had.
    int leastRounds() const;
    std::size_t lists() const { return m_bags.size(); }

private:
    using Effect = triptych::seize::Effect;

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

    // ---------------------------------------------------------------- Phrases (SeizePhrases.cpp)
    std::string className();
    triptych::seize::Range range();
    triptych::seize::Bound bound();
    triptych::seize::Filter filter();
    triptych::seize::Filter tileFilter();
    triptych::seize::Thing thing();
    triptych::seize::Thing tile();
    triptych::seize::Thing chosen(triptych::seize::Filter);
    triptych::seize::Thing::Kind single(const char* list);
    triptych::seize::CardFilter cards();
    triptych::seize::Counted counted();
    triptych::seize::Amount perCounted(int number);
    triptych::seize::Amount amount();
    triptych::seize::Amount fixedOrAll();
    triptych::seize::Who who();
    triptych::seize::Modifier modifier();
    std::vector<triptych::seize::Modifier> modifiers();
    triptych::seize::Filter property(bool negated);
    triptych::seize::Condition condition();
    triptych::seize::Trigger trigger();
    triptych::seize::Reach reach();
    triptych::seize::Cost cost(triptych::seize::Paper);

    // ---------------------------------------------------------------- Effects
    Effect leaf();
    Effect mercenaryLeaf();
    Effect playerLeaf();
    Effect apply();
    Effect fetch();
    Effect branch(int depth, bool choice);
    /// Without full stops between its parts.
    Effect sentence(int depth, bool choice);
    Effect sequence(int depth, bool stops, bool choice);
    Effect text();
    Effect staticEffect();

    std::mt19937 m_random;
    std::map<std::string, Bag> m_bags;
};
