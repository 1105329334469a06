#pragma once

#include "kryptik/tree/Ability.h"
#include "support/WordLists.h"

/// The words of the printed language, and which of them the abilities read so far have used.
class Vocabulary : public triptych::tests::WordLists
{
public:
    Vocabulary(); ///< Every word, none of them used.

    void read(const triptych::kryptik::Ability&);
};
