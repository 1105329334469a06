#pragma once

#include "app/scene/Presenter.h"
#include "app/scene/Snapshot.h"
#include "app/services/Content.h"
#include "app/viewmodels/MatchViewModel.h"

#include "cards/Library.h"

/// Seize's real presenter over hand-written observations and a few cards of our own: the table
/// without an engine behind it.
namespace seizesample {

std::shared_ptr<const triptych::cards::Library> library();
std::shared_ptr<const Presenter> presenter();
TableInfo info(int seats = 2);

/// One of the files in tests/qml/seize, "two-attack", as it is sent to p1.
Snapshot snapshot(const QString& name);
int seatsOf(const Snapshot&);
Scene scene(const QString& name); ///< What the presenter makes of it.
/// A tile of a scene by its name; one without a key when there is none.
BoardTile tile(const Scene&, const QString& key);

/// Puts a sample on a table.
void lay(MatchViewModel& match, const QString& name);

/// Legal decks made from the program's own cards, as files: two for each ruleset.
void writeDecks(Content&, const QString& folder);
QString deckName(const QString& ruleset, int seat);

} // namespace seizesample
