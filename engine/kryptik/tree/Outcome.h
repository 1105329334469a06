#pragma once

#include "core/Overloaded.h"
#include "kryptik/tree/Effect.h"

#include <algorithm>

namespace triptych::kryptik {

/// 10.3 "If you do": how it is told of a deed whether anything has come of it.
enum class Outcome : std::uint8_t {
    Certain, ///< It is done whatever comes of it, and nothing asks.
    Counted, ///< By how many cards or counters it was done to ("this way").
    Noticed  ///< Something has changed by it, or nothing has (State::came).
};

inline Outcome outcomeOf(const Effect& effect)
{
    const auto ofEach = [](const Who& who) {
        return who.kind == Who::Kind::EachPlayer || who.kind == Who::Kind::EachOpponent;
    };
    return std::visit(
        Overloaded {
            [](const Draw&) { return Outcome::Counted; },
            [](const Discard&) { return Outcome::Counted; },
            [](const Plunder&) { return Outcome::Counted; },
            [](const Reveal&) { return Outcome::Counted; },
            [](const Destroy&) { return Outcome::Counted; },
            [](const Abolish&) { return Outcome::Counted; },
            [](const Sacrifice&) { return Outcome::Counted; },
            [](const DestroyYear&) { return Outcome::Counted; },
            [](const Move&) { return Outcome::Counted; },
            [](const Detach&) { return Outcome::Counted; },
            [](const Counter&) { return Outcome::Counted; },
            [](const ShuffleIn&) { return Outcome::Counted; },
            [](const TakeCounters&) { return Outcome::Counted; },
            [](const Engage&) { return Outcome::Noticed; },
            [](const Disengage&) { return Outcome::Noticed; },
            [](const MakeWeary&) { return Outcome::Noticed; },
            [](const GainControl&) { return Outcome::Noticed; },
            [](const Attach&) { return Outcome::Noticed; },
            [](const PutCounters&) { return Outcome::Noticed; },
            [](const MoveCounters&) { return Outcome::Noticed; },
            [](const CastFree&) { return Outcome::Noticed; },
            [](const Probe&) { return Outcome::Noticed; },
            [](const Pay&) { return Outcome::Noticed; },
            [](const Exchange& e) { return ofPlaces(e) ? Outcome::Certain : Outcome::Noticed; },
            [&](const As& e) { // of several players it is none's
                return ofEach(e.who) || std::holds_alternative<Sequence>(e.effect.front().node)
                    ? Outcome::Certain
                    : outcomeOf(e.effect.front());
            },
            [](const Sequence& e) { // of all its parts: effects/Sequences
                return std::ranges::any_of(e.parts,
                           [](const Effect& part) { return outcomeOf(part) != Outcome::Certain; })
                    ? Outcome::Noticed
                    : Outcome::Certain;
            },
            [](const auto&) { return Outcome::Certain; },
        },
        effect.node);
}

} // namespace triptych::kryptik
