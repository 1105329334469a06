#include "app/games/altered/AlteredTrack.h"

#include "app/games/altered/AlteredCards.h"

#include <algorithm>
#include <array>

namespace {

constexpr int lastRegion = 7;

struct Terrain
{
    const char* name;
    QChar letter; ///< In the observation's strings.
};
constexpr std::array<Terrain, 3> terrains { Terrain { "forest", u'V' },
    Terrain { "mountain", u'M' }, Terrain { "ocean", u'O' } };

QString regionKey(int region)
{
    return QStringLiteral("region.%1").arg(region);
}

} // namespace

AlteredTrack::AlteredTrack(const AlteredView& view, const TableInfo& table, const QString& viewer)
    : m_view(view)
    , m_table(table)
    , m_viewer(viewer)
{
}

QStringList AlteredTrack::lanes()
{
    return { QStringLiteral("hero"), QStringLiteral("companion") };
}

QString AlteredTrack::regionName(const QString& key)
{
    const int region = key.section(u'.', 1).toInt();
    return region == 0         ? tr("the hero region")
        : region == lastRegion ? tr("the companion region")
                               : tr("region %1").arg(region);
}

// --- What lies there

QStringList AlteredTrack::terrainsAt(int region) const
{
    QStringList found;
    const QString letters = m_view.regions.value(region).terrains;
    for (const Terrain& terrain : terrains)
        if (letters.contains(terrain.letter))
            found.append(QLatin1String(terrain.name));
    return found;
}

int AlteredTrack::regionOf(const QString& seat, const QString& lane) const
{
    return m_view.expedition(seat, lane).region.value_or(lane == u"hero" ? 0 : lastRegion);
}

int AlteredTrack::travelled(const QString& seat) const
{
    return regionOf(seat, QStringLiteral("hero")) + lastRegion
        - regionOf(seat, QStringLiteral("companion"));
}

QList<BoardTile> AlteredTrack::regions() const
{
    QList<BoardTile> tiles;
    for (int region = 0; region < m_view.regions.size(); ++region) {
        BoardTile tile;
        tile.key = regionKey(region);
        tile.column = region;
        tile.home = region == 0 || region == lastRegion;
        if (m_view.arena && region != lastRegion) {
            tile.marks = { QStringLiteral("gone") }; // 4.3.a
            tile.accessibleName = tr("Put away for the tiebreak");
            tiles.append(tile);
            continue;
        }
        tile.marks = m_view.regions.at(region).revealed ? terrainsAt(region)
                                                        : QStringList { QStringLiteral("hidden") };
        QStringList words;
        for (const QString& terrain : terrainsAt(region))
            words.append(AlteredCards::terrainTitle(terrain));
        QString name = regionName(tile.key);
        name[0] = name.at(0).toUpper();
        tile.accessibleName = tile.marks.contains(QStringLiteral("hidden"))
            ? tr("%1, face down").arg(name)
            : tr("%1: %2").arg(name, words.join(QStringLiteral(", ")));
        tiles.append(tile);
    }
    return tiles;
}

// --- How the expeditions stand

QString AlteredTrack::facing(const QString& seat) const
{
    for (const SeatInfo& info : m_table.seats)
        if (info.key != seat)
            return info.key;
    return {};
}

QList<TrackMarker> AlteredTrack::markers() const
{
    QList<TrackMarker> list;
    for (const SeatInfo& info : m_table.seats)
        for (const QString& lane : lanes())
            list.append(marker(info.key, lane));
    return list;
}

TrackMarker AlteredTrack::marker(const QString& seat, const QString& lane) const
{
    TrackMarker marker;
    marker.key = seat + u'.' + lane;
    marker.seat = seat;
    marker.lane = lane;
    marker.near = seat == m_viewer || (m_viewer == u"judge" && seat == m_table.seats.first().key);
    marker.title = AlteredCards::expeditionTitle(lane);
    const int region = m_view.arena ? lastRegion : regionOf(seat, lane);
    marker.tile = regionKey(region);
    marker.travelled = lane == u"hero" ? region : lastRegion - region;
    if (m_view.arena)
        marker.marks.append(QStringLiteral("arena"));
    if (m_view.expedition(seat, lane).ascended)
        marker.marks.append(QStringLiteral("ascended"));
    // 4.3.e In the Arena both expeditions of a seat count together.
    AlteredView::Terrains own = m_view.expedition(seat, lane).sums;
    AlteredView::Terrains other = m_view.expedition(facing(seat), lane).sums;
    if (m_view.arena) {
        const QString second
            = lane == u"hero" ? QStringLiteral("companion") : QStringLiteral("hero");
        const AlteredView::Terrains more = m_view.expedition(seat, second).sums;
        const AlteredView::Terrains theirs = m_view.expedition(facing(seat), second).sums;
        for (std::size_t t = 0; t < terrains.size(); ++t) {
            own[t] += more[t];
            other[t] += theirs[t];
        }
    }
    const QStringList here = terrainsAt(region);
    for (std::size_t t = 0; t < terrains.size(); ++t) {
        const QString sign = QLatin1String(terrains[t].name);
        marker.standings.append(QVariantMap { { QStringLiteral("sign"), sign },
            { QStringLiteral("label"), AlteredCards::terrainTitle(sign) },
            { QStringLiteral("value"), own[t] }, { QStringLiteral("other"), other[t] },
            { QStringLiteral("counts"), here.contains(sign) },
            { QStringLiteral("state"),
                own[t] > other[t] && own[t] > 0         ? QStringLiteral("ahead")
                    : other[t] > own[t] && other[t] > 0 ? QStringLiteral("behind")
                                                        : QStringLiteral("tied") } });
    }
    judge(marker);
    return marker;
}

/// Why it would move if it were Dusk now (4.2.4): the terrains that it wins, or a tie.
QString AlteredTrack::reasons(const AlteredView::Expedition& expedition)
{
    QStringList words;
    for (const Terrain& terrain : terrains)
        if (expedition.dueTo.contains(terrain.letter))
            words.append(AlteredCards::terrainTitle(QLatin1String(terrain.name)));
    if (words.isEmpty() && expedition.dueToAscend)
        words.append(tr("ascended, a tie is enough"));
    return words.join(QStringLiteral(", "));
}

/// What the rules foresee for Dusk; when that is over there is nothing more to foresee.
void AlteredTrack::judge(TrackMarker& marker) const
{
    const AlteredView::Expedition own = m_view.expedition(marker.seat, marker.lane);
    const QString& phase = m_view.phase;
    const bool late = phase == u"dusk" || phase == u"night";
    const int region = marker.tile.section(u'.', 1).toInt();
    const bool arrived = marker.lane == u"hero" ? region == lastRegion : region == 0;
    if (m_view.arena) {
        marker.verdict = tr("In the Arena nobody moves; the greater part of the terrains wins.");
    } else if (m_view.over) {
        marker.verdict = tr("The journey is over.");
    } else if (arrived) {
        marker.verdict = tr("It has arrived at the other end.");
    } else if (late && own.moved) {
        marker.verdict = tr("It has moved today.");
    } else if (phase == u"night" || phase == u"setup") {
        marker.verdict = tr("It does not move before the next Dusk.");
    } else if (own.wouldMove) {
        marker.ahead = regionKey(own.wouldReach.value_or(region));
        marker.verdict = tr("It would move to %1 if it were Dusk now: %2.")
                             .arg(regionName(marker.ahead), reasons(own));
    } else if (own.heldBack) {
        marker.verdict = tr("It is held back: it would stay if it were Dusk now.");
    } else {
        marker.verdict = tr("It would stay if it were Dusk now.");
    }
    const QString seat = m_table.nameOf(marker.seat);
    QStringList numbers;
    for (const QVariant& row : std::as_const(marker.standings)) {
        const QVariantMap standing = row.toMap();
        numbers.append(tr("%1 %2 against %3")
                           .arg(standing.value(QStringLiteral("label")).toString())
                           .arg(standing.value(QStringLiteral("value")).toInt())
                           .arg(standing.value(QStringLiteral("other")).toInt()));
    }
    marker.accessibleName = tr("%1 of %2 in %3: %4. %5")
                                .arg(marker.title, seat, regionName(marker.tile),
                                    numbers.join(QStringLiteral(", ")), marker.verdict);
}
