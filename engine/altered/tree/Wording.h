#pragma once

#include <array>
#include <cstddef>

namespace triptych::altered {

/// Which of several words that mean the same a text has for a node of its tree. It means nothing: no rule can
/// ask it, nodes that differ in it alone are equal, and a node that no text made has the usual words.
/// What is kept is the printed language's alone (text/printing/Said.h).
template <std::size_t bytes = 2>
class Wording
{
public:
    bool operator==(const Wording&) const { return true; }

private:
    friend class WordingKept;
    std::array<std::byte, bytes> m_kept {};
};

} // namespace triptych::altered
