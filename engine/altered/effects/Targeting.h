#pragma once

#include "altered/Options.h"
#include "altered/rules/Meaning.h"

// 6.5.b Targets: what they cost where they are Tough, and in `cr1` those declared before costs are paid.
namespace triptych::altered {

// 7.4.7 What is Tough (what it costs: rules/Costs)
/// One thing was picked for a target: what is Tough is paid for.
void pickTarget(const Table&, Index);
/// Those of a list that can be picked and paid for now; nullptr: no filter binds them together. With `again`
/// the same may be picked more than once.
void targetOptions(
    const Table&, const Things&, const Filter*, const Viewpoint&, bool again, Options&);
/// "Distribute 3 boosts among up to two target Characters": leaves of a list what may be picked next.
void keepToNumber(const Table&, const Thing& among, const Viewpoint&, Things&);
void keepToNumber(const Table&, const Amount& count, bool upTo, const Viewpoint&, Things&);

// v1 5.2.3 Modes and targets that are declared before costs are paid
void run(const Table&, DeclareAll);
void run(const Table&, ModesDeclared);
void run(const Table&, TargetDeclared);
void declaredOptions(const Table&, Options&);
/// What was declared for a phrase and is still there; false when it was not declared.
bool takeDeclared(const Table&, const void* phrase, Things&);
/// The same of an Expedition, also where its words were declared as another phrase.
bool takeDeclared(const Table&, const Expedition&, Things&);
/// The same of a target; of "otherwise, it ..." that of the other branch.
bool takeDeclared(const Table&, const Target&, Things&);

} // namespace triptych::altered
