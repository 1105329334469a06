#include "kryptik/text/surface/Wordings.h"

#include <array>

// How people say it: whom this blocks, and by whom it is blocked.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array blockingWordings {
    // Of what this does to one of several that fight it
    Wording { "this deals {,} to {target/each} citizen {blocking/blocked_by} it",
        "this deals {1} to {2} citizen {3} this" },
    Wording { "this deals {,} to {target/each} citizen blocking or blocked by it",
        "this deals {1} to {2} citizen blocking this or blocked by this" },
    Wording { "this deals {,} to target citizen (that_is_blocking/that_blocks) it",
        "this deals {1} to target citizen blocking this" },
    Wording { "this deals {,} to target citizen it is blocking",
        "this deals {1} to target citizen blocked by this" },
    Wording { "this gets {w} for each citizen {blocking/blocked_by} it",
        "this gets {1} for each citizen {2} this" },
    Wording { "| {destroy/abolish/engage} target citizen {blocking/blocked_by} it .",
        "{1} target citizen {2} this ." },
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
