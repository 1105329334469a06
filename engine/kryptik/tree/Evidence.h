#pragma once

#include "core/Overloaded.h"
#include "kryptik/tree/Effect.h"

#include <algorithm>

namespace triptych::kryptik {

/// 10.3 "If you do": how it is told of a verb whether anything has come of it.
enum class Evidence : std::uint8_t {
    Certain, ///< It is done whatever comes of it, and nothing asks.
    Counted, ///< By how many cards or counters it was done to ("this way").
    Noticed  ///< Something has changed by it, or nothing has (State::somethingChanged).
};

inline Evidence evidenceOf(const Effect& effect)
{
    const auto ofEach = [](const Who& who) {
        return who.kind == Who::Kind::EachPlayer || who.kind == Who::Kind::EachOpponent;
    };
    return std::visit(
        Overloaded {
            [](const Draw&) { return Evidence::Counted; },
            [](const Discard&) { return Evidence::Counted; },
            [](const Plunder&) { return Evidence::Counted; },
            [](const Reveal&) { return Evidence::Counted; },
            [](const Destroy&) { return Evidence::Counted; },
            [](const Abolish&) { return Evidence::Counted; },
            [](const Sacrifice&) { return Evidence::Counted; },
            [](const DestroyYear&) { return Evidence::Counted; },
            [](const Move&) { return Evidence::Counted; },
            [](const Detach&) { return Evidence::Counted; },
            [](const Counter&) { return Evidence::Counted; },
            [](const ShuffleIn&) { return Evidence::Counted; },
            [](const TakeCounters&) { return Evidence::Counted; },
            [](const Engage&) { return Evidence::Noticed; },
            [](const Disengage&) { return Evidence::Noticed; },
            [](const MakeWeary&) { return Evidence::Noticed; },
            [](const GainControl&) { return Evidence::Noticed; },
            [](const Attach&) { return Evidence::Noticed; },
            [](const PutCounters&) { return Evidence::Noticed; },
            [](const MoveCounters&) { return Evidence::Noticed; },
            [](const CastFree&) { return Evidence::Noticed; },
            [](const Probe&) { return Evidence::Noticed; },
            [](const Pay&) { return Evidence::Noticed; },
            [](const Exchange& e) { return ofPlaces(e) ? Evidence::Certain : Evidence::Noticed; },
            [&](const As& e) { // of several players it is none's
                return ofEach(e.who) || std::holds_alternative<Sequence>(e.effect.front().node)
                    ? Evidence::Certain
                    : evidenceOf(e.effect.front());
            },
            [](const Sequence& e) { // of all its parts: effects/Sequences
                return std::ranges::any_of(e.parts,
                           [](const Effect& part) { return evidenceOf(part) != Evidence::Certain; })
                    ? Evidence::Noticed
                    : Evidence::Certain;
            },
            [](const auto&) { return Evidence::Certain; },
        },
        effect.node);
}

} // namespace triptych::kryptik
