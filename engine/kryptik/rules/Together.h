#pragma once

#include "kryptik/Table.h"
#include "kryptik/tree/Nouns.h"

#include <span>

// What several that are chosen together have in common, or must not (10.4): "two target citizens with different names".
namespace triptych::kryptik {

/// Whether it may be chosen beside all of those.
bool goesWith(const Table&, Alike, Index, std::span<const Index> chosen);
/// How many of these may be chosen together with those that are chosen already, as far as `most`.
int mostTogether(
    const Table&, Alike, std::span<const Index> these, std::span<const Index> chosen, int most);

/// "With total soul cost 5 or less": whether it may be chosen beside those.
bool keepsTotal(
    const Table&, const std::optional<Bound>& total, Index, std::span<const Index> chosen);

} // namespace triptych::kryptik
