#pragma once

#include "seize/tree/Ability.h"
#include "support/WordLists.h"

/// The words of the printed language, and which of them the abilities read so far have used.
class SeizeVocabulary : public triptych::tests::WordLists
{
public:
    SeizeVocabulary(); ///< Every word, none of them used.

    void read(const triptych::seize::Ability&);
};
