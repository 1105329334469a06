#pragma once

#include "kryptik/tree/Effect.h"

#include <string>

// Counters, and what departs from the course of the rules, in plain words; Explain.cpp joins them to the rest.
namespace triptych::kryptik::plainly {

std::string said(const PutCounters&);
std::string said(const TakeCounters&);
std::string said(const MoveCounters&);
std::string said(const EntersWith&);
std::string said(const Skip&);
std::string said(const Extra&);
std::string said(const Toll&);
std::string said(const Increase&);
std::string said(const MoreDamage&);
std::string said(const NoLimbo&);
std::string said(const DrawPhase&);
std::string said(const RevealUntil&);
std::string said(const CastFor&);

} // namespace triptych::kryptik::plainly
