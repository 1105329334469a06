#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: what casting and activating cost, and of what turn and which of them that is said.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array costWordings {
    // 8.1.2
    Wording { "| {,} cost {w} less for their 11 year cost .",
        "{1} for their 11 year cost cost {2} less ." },
    Wording { "| {,} cost {w} more for their 11 year cost .",
        "{1} for their 11 year cost cost {2} more ." },
    Wording { "| the 11 year cost of {,} you cast is {w} less .",
        "{1} you cast for their 11 year cost cost {2} less ." },
    Wording { "| the 11 year costs of {,} you cast are {w} less .",
        "{1} you cast for their 11 year cost cost {2} less ." },
    Wording { "| the 11 year cost of {,} you cast is {w} more .",
        "{1} you cast for their 11 year cost cost {2} more ." },
    // The first of a turn, of whose turn
    Wording { "| the {w} {~} you cast during each opponent's turn costs",
        "during your opponents' turns , the {1} {2} you cast each turn costs" },
    Wording { "| the {w} {~} you cast during an opponent's turn costs",
        "during your opponents' turns , the {1} {2} you cast each turn costs" },
    Wording { "^ during your turn , the {w} {~} you cast costs",
        "during your turn , the {1} {2} you cast each turn costs" },
    Wording { "^ during your opponents' turns , the {w} {~} you cast costs",
        "during your opponents' turns , the {1} {2} you cast each turn costs" },
    Wording { "^ during an opponent's turn , the {w} {~} you cast costs",
        "during your opponents' turns , the {1} {2} you cast each turn costs" },
    // What is activated is an ability of a citizen (9.1)
    Wording { "| abilities you activate cost", "abilities of citizens you control cost" },
    Wording {
        "| abilities opponents activate cost", "abilities of citizens an opponent controls cost" },
    Wording { "| abilities your opponents activate cost",
        "abilities of citizens an opponent controls cost" },
    Wording { "| active abilities cost", "abilities of citizens cost" },
};

} // namespace

std::span<const Wording> wordingsOfCosts()
{
    return costWordings;
}

} // namespace triptych::kryptik
