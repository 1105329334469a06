#pragma once

#include "kryptik/tree/Nouns.h"

// The leaves of the effect tree about counters: they lie on a citizen for as long as it is on the island.
namespace triptych::kryptik {

/// "put two +1/+1 counters on target citizen", "put an hour counter on this"; with `doubles` as many as lie there.
struct PutCounters
{
    Thing what;
    CounterKind kind;
    Amount count = fixed(1);
    bool doubles = false;
    bool divided = false; ///< "distribute three +1/+1 counters among two target citizens"
    bool operator==(const PutCounters&) const = default;
};
/// "remove an hour counter from this", "remove all counters from target citizen"
struct TakeCounters
{
    Thing what;
    CounterKind kind;
    Amount count { Amount::Kind::All, 0, {}, false };
    bool operator==(const TakeCounters&) const = default;
};
/// "move a +1/+1 counter from this onto target citizen", "put its counters on target citizen"
struct MoveCounters
{
    Thing from;
    Thing to;
    CounterKind kind;
    Amount count { Amount::Kind::All, 0, {}, false };
    bool operator==(const MoveCounters&) const = default;
};

} // namespace triptych::kryptik
