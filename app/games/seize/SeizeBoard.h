#pragma once

#include "app/games/seize/SeizeView.h"
#include "app/scene/Scene.h"

#include <QPoint>

#include <optional>

/// The battlefield of Seize as a grid: which tile lies where, whose it is, and what a mercenary
/// reaches from it. For the eye only; what is legal comes from the engine.
namespace seizeboard {

/// "b3" is column 1, row 2, counted from 0 as p1 sees it.
std::optional<QPoint> tileAt(const QString& name);
QString tileName(QPoint at);

/// How many columns the battlefield has: four for two seats, eight for more.
int columnsFor(qsizetype seats);
constexpr int rowCount = 6;

/// S-SETUP-GRID The seat whose quarter a tile is in; "" when nobody sits there.
QString sideOf(QPoint at, qsizetype seats);
/// Guild hall tiles are the rear row of a side.
bool isGuildHall(QPoint at);
/// p1 and p3 look towards higher rows, p2 and p4 towards lower ones.
bool looksUp(const QString& seat);

/// "F FL", "+", "x", "*" as steps of a seat that looks up: x to the right, y ahead.
QList<QPoint> directions(const QString& arrows);
/// The same in degrees clockwise from straight ahead.
QVariantList degrees(const QString& arrows);

/// The tiles as `viewer` sees them: the own side is near.
QList<BoardTile> tiles(const SeizeView&, qsizetype seats, const QString& viewer);

/// Where a mercenary could go and strike: see MatchViewModel::reach.
QVariantList reach(const Scene&, const CardFace&);

} // namespace seizeboard
