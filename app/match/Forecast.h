#pragma once

#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <string>

// What would come of an answer: tried on copies of the match, in which all that the person asked does
// not know is dealt anew. So no forecast can tell more than they know.
namespace forecast {

Snapshot::Forecast of(
    const triptych::Match& match, triptych::PlayerId seat, const std::string& line);
/// That of one more answer to the question asked now; false when all are there, or enough of them.
bool addOne(Snapshot& told, const triptych::Match& match);

} // namespace forecast
