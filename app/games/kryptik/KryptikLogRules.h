#pragma once

#include "app/games/Reading.h"

#include <QString>

namespace KryptikLogRules {

/// By which rule an event of the log happened, as the reference has its number; "" where the line says
/// all there is to say.
QString of(const reading::Json& event);

} // namespace KryptikLogRules
