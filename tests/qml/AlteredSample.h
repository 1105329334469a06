#pragma once

#include "app/scene/Presenter.h"
#include "app/scene/Snapshot.h"
#include "app/viewmodels/MatchViewModel.h"

#include "cards/Library.h"

/// Tables of Altered in the middle of a match, from observations written by hand (NOTATION section 3).
namespace alteredsample {

std::shared_ptr<const triptych::cards::Library> library();
std::shared_ptr<const Presenter> presenter();
TableInfo info();
/// A sample by name: "afternoon", "reactions", ...; with no observation when there is none.
Snapshot snapshot(const QString& name);
void lay(MatchViewModel& match, const QString& name);

} // namespace alteredsample
