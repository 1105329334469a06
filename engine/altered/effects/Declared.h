#pragma once

#include "altered/Options.h"
#include "altered/rules/Meaning.h"

// v1 5.2.3 Modes and targets that are declared before costs are paid.
namespace triptych::altered {

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
