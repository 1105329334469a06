#pragma once

#include "kryptik/Table.h"

// 9.3 What a trigger is about, when it has gone on from where it was.
namespace triptych::kryptik {

/// Of what the resolving trigger is about: where it is, or where it went as what triggered says.
Index subjectOf(const Table&);

} // namespace triptych::kryptik
