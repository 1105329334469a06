#pragma once

#include <cstdint>

namespace triptych::text {

/// In what language a card's text is explained. What is printed on cards stays as it is printed.
enum class Tongue : std::uint8_t { English, German };

} // namespace triptych::text
