#pragma once

#include "altered/Options.h"
#include "altered/rules/Meaning.h"

// 6.5.b Targets: which may be picked, and what they cost where they are Tough.
namespace triptych::altered {

/// One thing was picked for a target: what is Tough is paid for.
void pickTarget(const Table&, Index);
/// How often the same may be picked: once, or as often as one likes; where something is divided among what is picked,
/// nobody may be picked only before somebody was.
enum class Again { Never, AsOften, Divided };
/// Those of a list that can be picked and paid for now; nullptr: no filter binds them together.
void targetOptions(const Table&, const Things&, const Filter*, const Viewpoint&, Again, Options&);
/// 6.1.g "Among up to two target Characters", "among any number of target Characters": it may be among none.
bool mayBeNobody(const Thing& among);
/// "Distribute 3 boosts among up to two target Characters": leaves of a list what may be picked next.
void keepToNumber(const Table&, const Thing& among, const Viewpoint&, Things&);
void keepToNumber(const Table&, const Amount& count, bool upTo, const Viewpoint&, Things&);

} // namespace triptych::altered
