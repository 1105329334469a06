#pragma once

#include "match/Asking.h"

namespace triptych::match {

AskingHabits seizeAsking();

} // namespace triptych::match
