#pragma once

#include "altered/tree/Ability.h"

// 6.3.k "Was" is of the state before a deed or an event. Of what has left its zone that is remembered; of what has
// stayed there it is not.
namespace triptych::altered {

/// Whether it is asked what something was, of which it was changed just before and which stayed where it is.
bool asksWhatChanged(const Ability&);

} // namespace triptych::altered
