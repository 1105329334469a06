#pragma once

#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <functional>

class QObject;
class TurnShares;

// What is told after what everybody waits for, a little at a time, as long as nothing else is to be done. Both
// end with their owner, and as soon as what they are about is no longer on the table.
namespace afterthoughts {

using Tell = std::function<void(Snapshot)>;

/// What would come of each answer to the question of that number. `asked`: the match; null once it asks
/// something else.
void forecast(
    QObject* owner, std::uint64_t serial, std::function<const triptych::Match*()> asked, Tell tell);
/// How the game went, turn by turn. `isOver`: the match that is over is still on the table. The shares outlive
/// their owner.
void shares(QObject* owner, const TurnShares& shares, std::function<bool()> isOver, Tell tell);

} // namespace afterthoughts
