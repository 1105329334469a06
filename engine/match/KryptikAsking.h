#pragma once

#include "match/Asking.h"

namespace triptych::match {

AskingHabits kryptikAsking();

} // namespace triptych::match
