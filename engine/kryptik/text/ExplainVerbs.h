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
// What changes what a card counts as, and casting from elsewhere: ExplainChanges.cpp
std::string said(const ChooseFaction&);
std::string said(const ChooseName&);
std::string said(const BecomeFaction&, std::string_view howLong);
std::string said(const BecomeCopy&, std::string_view howLong);
std::string said(const MayCast&, std::string_view howLong);
std::string said(const UseYear&);
std::string said(const ChangeCast&);
std::string said(const Triggering&);
std::string said(const YearFate&);

} // namespace triptych::kryptik::plainly
