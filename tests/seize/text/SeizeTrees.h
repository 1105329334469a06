#pragma once

#include "seize/tree/Ability.h"
#include "support/WordBags.h"

#include <string>
#include <vector>

/// Makes random abilities that can be printed.
class SeizeTrees : public triptych::tests::WordBags
{
public:
    using WordBags::WordBags;

    triptych::seize::Ability ability();

private:
    triptych::seize::Ability anyAbility();
    using Effect = triptych::seize::Effect;

    // Phrases (SeizePhrases.cpp)
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
    triptych::seize::Goods goods();
    triptych::seize::Blow blow(bool withAbilities);
    triptych::seize::Counted counted();
    triptych::seize::Amount perCounted(int number);
    triptych::seize::Amount amount();
    triptych::seize::Amount fixedOrAll();
    triptych::seize::Who who();
    triptych::seize::Modifier modifier();
    std::vector<triptych::seize::Modifier> modifiers();
    void capped(triptych::seize::Gain&);
    triptych::seize::Filter property(bool negated);
    triptych::seize::Condition condition();
    triptych::seize::Trigger trigger();
    triptych::seize::Reach reach();
    triptych::seize::Cost cost(triptych::seize::Paper);

    // Effects
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

    triptych::seize::Paper m_paper
        = triptych::seize::Paper::Mercenary; ///< Of the ability that is made.
};
