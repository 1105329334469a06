#pragma once

#include "app/scene/Presenter.h"
#include "app/scene/Snapshot.h"

#include "cards/Library.h"

/// Files of tests/qml/<game>: cards as printed, and tables written by hand (NOTATION section 3).
namespace samplefile {

/// The cards of `folder`/cards.json.
std::shared_ptr<const triptych::cards::Library> library(const QString& folder);

/// `folder`/`name`.json as it is sent to p1; with no observation when there is no such file.
Snapshot snapshot(const QString& folder, const QString& name);

/// Seats with names of their own; the first is a person.
TableInfo table(int seats, const QSet<QString>& ownStops);

} // namespace samplefile
