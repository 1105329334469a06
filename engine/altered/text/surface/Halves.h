#pragma once

#include "text/Paragraph.h"

#include <utility>
#include <vector>

namespace triptych::altered {

/// How a paragraph can be parted in two that are each said by themselves: "If A, I'm [Seasoned]. If B, I'm
/// [Tough 1].", "If A, I cost {1} less and I am [Seasoned]": what is said of both is said of each.
std::vector<std::pair<text::Paragraph, text::Paragraph>> halvesOf(const text::Paragraph&);

} // namespace triptych::altered
