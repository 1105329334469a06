#include "app/games/seize/SeizeBoard.h"

#include <QSet>

#include <algorithm>

namespace seizeboard {

namespace {

struct Arrow
{
    const char* name;
    QPoint step;
    int degrees;
};
constexpr Arrow arrowTable[] { { "F", { 0, 1 }, 0 }, { "FR", { 1, 1 }, 45 }, { "R", { 1, 0 }, 90 },
    { "BR", { 1, -1 }, 135 }, { "B", { 0, -1 }, 180 }, { "BL", { -1, -1 }, 225 },
    { "L", { -1, 0 }, 270 }, { "FL", { -1, 1 }, 315 } };

QList<const Arrow*> arrowsOf(const QString& arrows)
{
    QList<const Arrow*> found;
    const QStringList words = arrows.toUpper().split(u' ', Qt::SkipEmptyParts);
    for (const Arrow& arrow : arrowTable) {
        const bool diagonal = arrow.degrees % 90 != 0;
        const bool wanted = std::ranges::any_of(words, [&](const QString& word) {
            return word == QLatin1String(arrow.name) || word == u"*"
                || word == (diagonal ? u"X" : u"+");
        });
        if (wanted)
            found.append(&arrow);
    }
    return found;
}

/// What stands on the tiles, as reach needs it.
struct Ground
{
    QHash<QString, const BoardTile*> tiles;

    explicit Ground(const Scene& scene)
    {
        for (const BoardTile& tile : scene.board)
            tiles.insert(tile.key, &tile);
    }
    const BoardTile* at(QPoint point) const { return tiles.value(tileName(point)); }
    bool isPillar(QPoint point) const
    {
        const BoardTile* tile = at(point);
        return tile && tile->marks.contains(QStringLiteral("pillar"));
    }
    bool isTaken(QPoint point) const
    {
        const BoardTile* tile = at(point);
        return !tile || !tile->occupant.isEmpty() || isPillar(point);
    }
};

QList<QPoint> stepsOf(const CardFace& face, const QString& sign, int sense)
{
    QList<QPoint> steps;
    for (const QVariant& stat : face.stats) {
        const QVariantMap map = stat.toMap();
        if (map.value(QStringLiteral("sign")) != sign)
            continue;
        for (const QPoint& step : directions(map.value(QStringLiteral("printedArrows")).toString()))
            steps.append(step * sense);
    }
    return steps;
}

const QVariantMap statOf(const CardFace& face, const QString& sign)
{
    for (const QVariant& stat : face.stats)
        if (stat.toMap().value(QStringLiteral("sign")) == sign)
            return stat.toMap();
    return {};
}

QVariantMap row(QPoint at, const char* kind, int steps, const QStringList& path, bool blocked)
{
    return { { QStringLiteral("tile"), tileName(at) },
        { QStringLiteral("kind"), QLatin1String(kind) }, { QStringLiteral("steps"), steps },
        { QStringLiteral("path"), path }, { QStringLiteral("blocked"), blocked } };
}

/// S-MERC-J One step at a time along the arrows, never onto or through what is taken.
void addMoves(
    QVariantList& found, const Ground& ground, const CardFace& face, QPoint from, int sense)
{
    const QVariantMap move = statOf(face, QStringLiteral("move"));
    const int steps
        = move.value(QStringLiteral("left"), move.value(QStringLiteral("value"))).toInt();
    const QList<QPoint> ways = stepsOf(face, QStringLiteral("move"), sense);
    QHash<QString, QStringList> paths { { tileName(from), {} } };
    QList<QPoint> edge { from };
    for (int step = 1; step <= steps; ++step) {
        QList<QPoint> next;
        for (const QPoint& here : std::as_const(edge)) {
            for (const QPoint& way : ways) {
                const QPoint there = here + way;
                if (ground.isTaken(there) || paths.contains(tileName(there)))
                    continue;
                const QStringList path = paths.value(tileName(here)) + QStringList(tileName(there));
                paths.insert(tileName(there), path);
                found.append(row(there, "move", step, path, false));
                next.append(there);
            }
        }
        edge = next;
    }
}

/// S-RANGE A melee attack reaches the next tile, a ranged one those from two tiles away on; S-LOS
/// whoever stands between takes the sight.
void addStrikes(
    QVariantList& found, const Ground& ground, const CardFace& face, QPoint from, int sense)
{
    for (const QPoint& way : stepsOf(face, QStringLiteral("melee"), sense))
        if (ground.at(from + way) && !ground.isPillar(from + way))
            found.append(row(from + way, "melee", 1, { tileName(from + way) }, false));
    const bool seesThrough = face.keywords.contains(QStringLiteral("Ignores LOS"));
    for (const QString& sign : { QStringLiteral("crossbow"), QStringLiteral("staff") }) {
        const int distance = statOf(face, sign).value(QStringLiteral("distance")).toInt();
        for (const QPoint& way : stepsOf(face, sign, sense)) {
            bool blocked = false;
            QStringList line { tileName(from + way) };
            for (int far = 2; far <= distance + 1; ++far) {
                const QPoint between = from + way * (far - 1);
                blocked = blocked || (ground.isTaken(between) && !seesThrough)
                    || ground.isPillar(between);
                const QPoint there = from + way * far;
                if (!ground.at(there) || ground.isPillar(there))
                    break;
                line.append(tileName(there));
                found.append(row(there, "ranged", far, line, blocked));
            }
        }
    }
}

} // namespace

std::optional<QPoint> tileAt(const QString& name)
{
    if (name.size() != 2)
        return std::nullopt;
    const int column = name.at(0).unicode() - u'a';
    const int row = name.at(1).unicode() - u'1';
    if (column < 0 || column >= 8 || row < 0 || row >= rowCount)
        return std::nullopt;
    return QPoint(column, row);
}

QString tileName(QPoint at)
{
    return QString(QChar(u'a' + at.x())) + QChar(u'1' + at.y());
}

int columnsFor(qsizetype seats)
{
    return seats > 2 ? 8 : 4;
}

QString sideOf(QPoint at, qsizetype seats)
{
    const int seat = (at.y() >= rowCount / 2 ? 2 : 1) + (at.x() >= 4 ? 2 : 0);
    return seat <= seats ? QStringLiteral("p%1").arg(seat) : QString();
}

bool isGuildHall(QPoint at)
{
    return at.y() == 0 || at.y() == rowCount - 1;
}

bool looksUp(const QString& seat)
{
    return seat != u"p2" && seat != u"p4";
}

QList<QPoint> directions(const QString& arrows)
{
    QList<QPoint> steps;
    for (const Arrow* arrow : arrowsOf(arrows))
        steps.append(arrow->step);
    return steps;
}

QVariantList degrees(const QString& arrows)
{
    QVariantList turns;
    for (const Arrow* arrow : arrowsOf(arrows))
        turns.append(arrow->degrees);
    return turns;
}

QList<BoardTile> tiles(const SeizeView& view, qsizetype seats, const QString& viewer)
{
    QHash<QString, QString> standing;
    for (auto object = view.objects.begin(); object != view.objects.end(); ++object)
        if (!object->tile.isEmpty())
            standing.insert(object->tile, object.key());
    const bool turned = !looksUp(viewer);
    const int columns = view.columns.value_or(columnsFor(seats));
    QList<BoardTile> tiles;
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QPoint at(column, row);
            BoardTile tile;
            tile.key = tileName(at);
            tile.column = turned ? columns - 1 - column : column;
            tile.row = turned ? row : rowCount - 1 - row;
            tile.side = sideOf(at, seats);
            tile.home = isGuildHall(at) && !tile.side.isEmpty();
            tile.marks = view.marks.value(tile.key);
            tile.occupant = standing.value(tile.key);
            tiles.append(tile);
        }
    }
    // As one reads: from the far left to the near right, so that the Tab key goes that way too.
    std::ranges::sort(
        tiles, {}, [](const BoardTile& tile) { return std::pair(tile.row, tile.column); });
    return tiles;
}

QVariantList reach(const Scene& scene, const CardFace& face)
{
    QVariantList found;
    const std::optional<QPoint> from = tileAt(face.tile);
    if (!from)
        return found;
    const Ground ground(scene);
    const int sense = looksUp(face.controller) ? 1 : -1;
    addMoves(found, ground, face, *from, sense);
    addStrikes(found, ground, face, *from, sense);
    return found;
}

} // namespace seizeboard
