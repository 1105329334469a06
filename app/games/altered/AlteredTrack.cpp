#include "app/games/altered/AlteredTrack.h"

#include "app/games/altered/AlteredCards.h"

#include <algorithm>
#include <array>

using reading::Json;

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

AlteredTrack::AlteredTrack(const Json& observation, const TableInfo& table, const QString& viewer)
    : m_observation(observation)
    , m_table(table)
    , m_viewer(viewer)
    , m_arena(reading::flag(observation, "arena"))
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
    const Json& adventure = reading::at(m_observation, "adventure");
    QStringList found;
    if (!adventure.is_array() || region < 0 || region >= static_cast<int>(adventure.size()))
        return found;
    const QString letters
        = reading::text(adventure.at(static_cast<std::size_t>(region)), "terrains");
    for (const Terrain& terrain : terrains)
        if (letters.contains(terrain.letter))
            found.append(QLatin1String(terrain.name));
    return found;
}

bool AlteredTrack::revealed(int region) const
{
    const Json& adventure = reading::at(m_observation, "adventure");
    return adventure.is_array() && region >= 0 && region < static_cast<int>(adventure.size())
        && reading::flag(adventure.at(static_cast<std::size_t>(region)), "revealed");
}

const Json& AlteredTrack::expedition(const QString& seat, const QString& lane) const
{
    const Json& player
        = reading::at(reading::at(m_observation, "players"), seat.toStdString().c_str());
    return reading::at(reading::at(player, "expeditions"), lane.toStdString().c_str());
}

int AlteredTrack::regionOf(const QString& seat, const QString& lane) const
{
    return reading::number(expedition(seat, lane), "region", lane == u"hero" ? 0 : lastRegion);
}

int AlteredTrack::travelled(const QString& seat) const
{
    return regionOf(seat, QStringLiteral("hero")) + lastRegion
        - regionOf(seat, QStringLiteral("companion"));
}

QList<BoardTile> AlteredTrack::regions() const
{
    QList<BoardTile> tiles;
    const Json& adventure = reading::at(m_observation, "adventure");
    const int count = adventure.is_array() ? static_cast<int>(adventure.size()) : 0;
    for (int region = 0; region < count; ++region) {
        BoardTile tile;
        tile.key = regionKey(region);
        tile.column = region;
        tile.home = region == 0 || region == lastRegion;
        if (m_arena && region != lastRegion) {
            tile.marks = { QStringLiteral("gone") }; // 4.3.a
            tile.accessibleName = tr("Put away for the tiebreak");
            tiles.append(tile);
            continue;
        }
        tile.marks
            = revealed(region) ? terrainsAt(region) : QStringList { QStringLiteral("hidden") };
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

AlteredTrack::Sums AlteredTrack::sums(const QString& seat, const QString& lane) const
{
    const Json& sums = reading::at(expedition(seat, lane), "sums");
    Sums total {};
    for (std::size_t t = 0; t < terrains.size(); ++t)
        total[t] = reading::number(sums, terrains[t].name);
    return total;
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
    const int region = m_arena ? lastRegion : regionOf(seat, lane);
    marker.tile = regionKey(region);
    marker.travelled = lane == u"hero" ? region : lastRegion - region;
    if (m_arena)
        marker.marks.append(QStringLiteral("arena"));
    if (reading::flag(expedition(seat, lane), "ascended"))
        marker.marks.append(QStringLiteral("ascended"));
    // 4.3.e In the Arena both expeditions of a seat count together.
    Sums own = sums(seat, lane);
    Sums other = sums(facing(seat), lane);
    if (m_arena) {
        const QString second
            = lane == u"hero" ? QStringLiteral("companion") : QStringLiteral("hero");
        const Sums more = sums(seat, second);
        const Sums theirs = sums(facing(seat), second);
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
QString AlteredTrack::reasons(const Json& expedition)
{
    QStringList words;
    const QString letters = reading::text(expedition, "dueTo");
    for (const Terrain& terrain : terrains)
        if (letters.contains(terrain.letter))
            words.append(AlteredCards::terrainTitle(QLatin1String(terrain.name)));
    if (words.isEmpty() && reading::flag(expedition, "dueToAscend"))
        words.append(tr("ascended, a tie is enough"));
    return words.join(QStringLiteral(", "));
}

/// What the rules foresee for Dusk; when that is over there is nothing more to foresee.
void AlteredTrack::judge(TrackMarker& marker) const
{
    const Json& own = expedition(marker.seat, marker.lane);
    const QString phase = reading::text(m_observation, "phase");
    const bool late = phase == u"dusk" || phase == u"night";
    const int region = marker.tile.section(u'.', 1).toInt();
    const bool arrived = marker.lane == u"hero" ? region == lastRegion : region == 0;
    if (m_arena) {
        marker.verdict = tr("In the Arena nobody moves; the greater part of the terrains wins.");
    } else if (reading::flag(m_observation, "over")) {
        marker.verdict = tr("The journey is over.");
    } else if (arrived) {
        marker.verdict = tr("It has arrived at the other end.");
    } else if (late && reading::flag(own, "moved")) {
        marker.verdict = tr("It has moved today.");
    } else if (phase == u"night" || phase == u"setup") {
        marker.verdict = tr("It does not move before the next Dusk.");
    } else if (reading::flag(own, "wouldMove")) {
        marker.ahead = regionKey(reading::number(own, "wouldReach", region));
        marker.verdict = tr("It would move to %1 if it were Dusk now: %2.")
                             .arg(regionName(marker.ahead), reasons(own));
    } else if (reading::flag(own, "heldBack")) {
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
