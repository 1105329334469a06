#pragma once

#include "cli/Arguments.h"

namespace triptych::cli {

/// `match --check`: games at random over all rulesets and numbers of seats, with every law looked at
/// after every answer. The exit code says whether all of them were kept.
int checkMatches(const Arguments&);

/// `match --merge A.json B.json ..`: adds up what several such runs have found.
int mergeChecks(const Arguments&);

} // namespace triptych::cli
