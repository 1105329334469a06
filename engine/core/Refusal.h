#pragma once

#include "core/Id.h"

#include <string>
#include <vector>

namespace triptych {

/// Why a thing that a seat could otherwise use or play cannot be used now, by the rule that forbids it.
struct Refusal
{
    std::string
        thing; ///< By its name in the notation, as the seat knows it; or the answer that is closed: "year hand".
    std::string why;  ///< A key that the app turns into words: "energy", "target", "weary", ...
    std::string rule; ///< Where the rule document says so: "4.4.2".
    int needs = 0;    ///< Where it is a matter of number: so much it takes, ...
    int has = 0;      ///< ... so much there is.
    bool operator==(const Refusal&) const = default;
};

/// A match that can say why. Not all can.
class Explains
{
public:
    virtual ~Explains() = default;
    /// While the seat may act: why its cards that have no answer on them have none. Told from what the
    /// seat may know, and from nothing else.
    virtual std::vector<Refusal> refusals(PlayerId) const = 0;
};

} // namespace triptych
