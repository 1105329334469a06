#pragma once

#include "kryptik/tree/Ability.h"
#include "support/WordBags.h"

#include <string>
#include <vector>

/// Makes random abilities that can be printed.
class TreeGenerator : public triptych::tests::WordBags
{
public:
    using WordBags::WordBags;

    triptych::kryptik::Ability ability();

private:
    using Effect = triptych::kryptik::Effect;

    // Phrases (TreePhrases.cpp)
    enum class Where { Island, Hidden, Cast };
    triptych::kryptik::Filter filter(Where, bool bounded = true);
    triptych::kryptik::Filter::Noun noun(Where);
    triptych::kryptik::Place place();
    triptych::kryptik::Counted counted(bool bounded);
    void traits(triptych::kryptik::Filter&);
    triptych::kryptik::Bound bound();
    triptych::kryptik::Amount equalAmount();
    triptych::kryptik::Amount cards(bool allOfThem = true);
    triptych::kryptik::Amount bareAmount();
    /// "its attack", "twice the sacrificed citizen's soul cost"
    triptych::kryptik::Amount statistic();
    /// "half", "plus 1", "up to 3", of what is no plain number.
    void figure(triptych::kryptik::Amount&);
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

    // Effects
    Effect leaf();
    Effect statement(const triptych::kryptik::Thing&, bool lasting);
    Effect move();
    Effect grant(const triptych::kryptik::Thing&, triptych::kryptik::Duration, bool has);
    Effect watch();
    Effect become();
    Effect exchange();
    Effect search();
    Effect reveal();
    Effect destroyYear();
    Effect branch(int depth);
    /// Without full stops inside, as in "you may ...".
    Effect sentence(int depth);
    Effect sequence(int depth, bool stops);
    Effect text();
    Effect passive();
    Effect passiveRule();
    Effect change();     ///< TreeChanges.cpp
    Effect changeRule(); ///< Likewise, of passives.
    triptych::kryptik::Thing oneTarget();
    triptych::kryptik::Allow allow(const triptych::kryptik::Thing&, triptych::kryptik::Duration);
    triptych::kryptik::Ability anyAbility();

    bool m_quoting = false; ///< Inside quotation marks.
};
