#pragma once

#include "altered/text/printing/Said.h"
#include "support/WordBags.h"

#include <initializer_list>
#include <vector>

/// Makes random abilities that can be printed. What two printed texts could mean both is left out: a tree
/// in which, say, a place that belongs to a destination stands where a noun's own place would be read.
class TreeGenerator : public triptych::tests::WordBags
{
public:
    using WordBags::WordBags;

    triptych::altered::Ability ability();
    triptych::altered::Ability spell();

private:
    // Chance
    template <typename T>
    T among(std::initializer_list<T> all)
    {
        return *(all.begin() + upTo(static_cast<int>(all.size()) - 1));
    }

    // Phrases (TreePhrases.cpp)
    triptych::altered::Noun noun();
    triptych::altered::Trait status();
    triptych::altered::Trait place();
    triptych::altered::Trait after();
    triptych::altered::Filter filter(bool placed = true);
    triptych::altered::Filter bareFilter();
    triptych::altered::Amount number();
    triptych::altered::Amount perSomething();
    triptych::altered::Quantity quantity();
    triptych::altered::Expedition expedition();
    triptych::altered::Counter counter();
    triptych::altered::Thing target(bool placed = true);
    triptych::altered::Thing some(bool placed = true);
    triptych::altered::Thing object(bool placed = true);
    triptych::altered::Thing subject();
    triptych::altered::Who somebody();
    triptych::altered::Condition condition();
    triptych::altered::Happening happening();
    std::vector<triptych::altered::Grant> grants(bool onlyGains);

    // Effects (TreeGenerator.cpp)
    triptych::altered::Effect leaf();
    triptych::altered::Effect cardLeaf();
    triptych::altered::Effect otherLeaf();
    triptych::altered::Effect gain();
    triptych::altered::Effect next();
    triptych::altered::Effect chain();
    triptych::altered::Effect branch();
    triptych::altered::Effect lastBranch();
    triptych::altered::Effect text();
    triptych::altered::Statement statement();
    triptych::altered::Ability reaction();
    triptych::altered::Ability quick();
    triptych::altered::Ability passive();
    triptych::altered::Ability keywords();
};
