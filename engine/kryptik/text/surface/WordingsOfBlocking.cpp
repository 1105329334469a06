#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: whom this blocks, and by whom it is blocked.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array blockingWordings {
    Wording { "whenever this blocks , it deals {*} the attacking citizen",
        "whenever this blocks a citizen , this deals {1} that citizen" },
    Wording { "whenever this becomes blocked , it deals {*} the blocking citizen",
        "whenever this becomes blocked by a citizen , this deals {1} that citizen" },
    Wording { "whenever this blocks , the (citizen_it_blocks/attacking_citizen)",
        "whenever this blocks a citizen , that citizen" },
    Wording { "whenever this blocks , {*} the (citizen_it_blocks/attacking_citizen)",
        "whenever this blocks a citizen , {1} that citizen" },
    Wording { "whenever this becomes blocked , the blocking citizen",
        "whenever this becomes blocked by a citizen , that citizen" },
    Wording { "whenever this becomes blocked , {*} the blocking citizen",
        "whenever this becomes blocked by a citizen , {1} that citizen" },
};

} // namespace

std::span<const Wording> wordingsOfBlocking()
{
    return blockingWordings;
}

} // namespace triptych::kryptik
