#pragma once

#include "match/Asking.h"

namespace triptych::match {

AskingHabits alteredAsking();

} // namespace triptych::match
