#pragma once

#include "app/scene/LogLine.h"

#include <QList>

#include <functional>

// The names of cards in a line of the log become links to them.
namespace cardlinks {

/// What the viewer may call the card of a key; "" where they may not know it.
using NameOf = std::function<QString(const QString& key)>;

/// Each time a name is said it is a link. Of several cards of one name the first is meant by the first, and so
/// on; the last by the rest.
QList<LogLine> linked(QList<LogLine> lines, const NameOf& nameOf);

} // namespace cardlinks
