#pragma once

#include "altered/tree/Conditions.h"

#include <vector>

// What is done with Expeditions (3.2.1, 4.2.4), and what changes the Expedition or the side it is on.
namespace triptych::altered {

struct MoveExpedition
{
    Expedition expedition;
    bool backward = false;
    Amount regions = fixed(1);
    bool more = false; ///< "one more region instead": besides what it would have moved.
    Wording<> wording {};
    bool operator==(const MoveExpedition&) const = default;
};
/// v4 3.2.1.d "Put a {V} Terrain Marker on target region", "a {V}, {M} or {O} Terrain Marker"; with `moves` "move a {V}
/// Terrain Marker from any region to my region".
struct PutMarker
{
    Who who;
    Terrains terrains = 0;
    bool choose = false; ///< One of `terrains`, rather than all of them.
    bool moves = false;
    bool removes
        = false; ///< "remove a Terrain Marker from target region": of any terrain without `terrains`
    Region region;
    Wording<> wording {};
    bool operator==(const PutMarker&) const = default;
};
struct Ascend
{
    Expedition expedition;
    bool lose = false; ///< "it's no longer [Ascended]"
    Wording<> wording {};
    bool operator==(const Ascend&) const = default;
};
/// "can't move forward this Day", "... during Dusk except due to {O}", "can't move backwards", "can't move"
struct CantMove
{
    enum class Way : std::uint8_t { Forward, Backward, Any };
    std::vector<Expedition> expeditions; ///< One, or two joined by "and".
    Duration duration = Duration::None;  ///< None: as long as the passive ability applies.
    bool duringDusk = false;
    Terrains dueTo = 0;  ///< Only moving due to these is forbidden; 0 is any.
    Terrains except = 0; ///< Moving due to these is not forbidden.
    Way way = Way::Forward;
    bool operator==(const CantMove&) const = default;
};
struct SwitchExpeditions ///< 7.3.28
{
    Thing what;
    Wording<> wording {};
    bool operator==(const SwitchExpeditions&) const = default;
};
struct Defect ///< v4 7.3.6
{
    Thing what;
    Wording<> wording {};
    bool operator==(const Defect&) const = default;
};
struct TakeControl
{
    Who who;
    Thing what;
    bool operator==(const TakeControl&) const = default;
};

} // namespace triptych::altered
