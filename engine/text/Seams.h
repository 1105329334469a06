#pragma once

#include <string>
#include <string_view>

// Texts put together of pieces of others.
namespace triptych::text {

/// Without the spaces around it.
std::string_view trimmed(std::string_view text);
bool isSign(std::string_view text); ///< It begins with a stop, a comma or a colon.
/// The pieces one behind the other, with a space where one belongs.
std::string joined(std::string_view front, std::string_view middle, std::string_view back);

} // namespace triptych::text
