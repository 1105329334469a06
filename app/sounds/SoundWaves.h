#pragma once

#include "app/scene/Sound.h"

#include <vector>

namespace sounds {

/// A sound as samples between -1 and 1, one channel, so many a second. The same every time.
std::vector<float> wave(Sound sound, int samplesPerSecond);

} // namespace sounds
