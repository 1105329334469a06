#pragma once

#include "app/scene/Presenter.h"

#include <QString>
#include <QStringList>

// What is said of taking back: to whoever would like to, and to those who have to agree.
namespace takebackwords {

/// What taking back does now, or why nothing can be taken back. What was done is named as it was named then.
QString undo(const Prompt&, const Snapshot&, const Presenter&, const TableInfo&);
/// The question to somebody who has to agree.
QString consent(const Snapshot::Consent&, const TableInfo&);
/// What everybody has seen of that; the snapshot asks for consent.
QStringList seenSince(const Snapshot&, const Presenter&, const TableInfo&);

} // namespace takebackwords
