#pragma once

#include "core/Id.h"

#include <string>
#include <vector>

namespace triptych {

/// A place where others could strike in their next turn, if nobody does anything else before.
struct Threat
{
    std::string place;           ///< As the notation has it.
    bool standing = false;       ///< By somebody who need not go anywhere first.
    std::vector<std::string> by; ///< Who could, by name in the notation, in the order of the cards.
    bool operator==(const Threat&) const = default;
};

/// A match that can say that of its table; one without places cannot.
class Foresees
{
public:
    virtual ~Foresees() = default;
    /// By the rules that the match is played by, from what the viewer may know and from nothing else.
    virtual std::vector<Threat> threats(PlayerId viewer) const = 0;
};

} // namespace triptych
