#pragma once

#include "app/games/CardForm.h"
#include "app/match/TryOut.h"

#include "core/Game.h"

class Content;

namespace workshop {

/// A table with the card in hand and what it needs beside it, in the middle of one's own turn.
struct TryTable
{
    TryOut table;
    QString problem; ///< Not "": it cannot be tried, and why.
};
TryTable tableFor(Content&, const triptych::Game&, const Json& card);

} // namespace workshop
