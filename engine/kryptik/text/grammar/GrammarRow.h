#pragma once

#include "kryptik/text/grammar/Reading.h"
#include "text/WordTable.h"

// What the owner of an 11 year card that is destroyed can not do with it (6.1).
namespace triptych::kryptik::grammar {

namespace {

/// 6.1 "its controller can not use its 11 year ability or cast it": of an 11 year card that was just destroyed
struct barsUse : means<Flag::YearCard, "use its 11 year ability", "use that card's 11 year ability",
                     "use the 11 year ability of that card", "activate its 11 year ability",
                     "use its ability", "use their 11 year abilities">
{
};
struct barsCasting : means<Flag::Returns, "cast it for its 11 year cost",
                         "cast that card for its 11 year cost", "pay its 11 year cost">
{
};
struct barredIn
    : word<"its controller", "its owner", "that player", "that opponent", "they",
          "that card's controller", "that card's owner", "their controllers", "their controller">
{
};
struct barredWords
    : any<seq<any<means<Flag::YearCard, "its 11 year ability can not be used",
                      "that card's 11 year ability can not be used",
                      "the 11 year ability of that card can not be used">,
                  seq<means<Flag::Object, "their 11 year abilities can not be used">>>,
              maybe<word<"and it can not be", ", and it can not be", "and can not be">,
                  means<Flag::Returns, "cast for its 11 year cost", "cast">>>,
          seq<barredIn, word<"can not">,
              any<seq<barsUse,
                      maybe<word<"or", "and can not", "nor">,
                          any<barsCasting, means<Flag::Returns, "cast it", "cast that card">>>,
                      maybe<word<"this turn">>>,
                  barsCasting>>,
          seq<word<"it can not be", "that card can not be">,
              means<Flag::Returns, "cast for its 11 year cost">>>
{
};

} // namespace

} // namespace triptych::kryptik::grammar
