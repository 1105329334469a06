#pragma once

#include "app/games/Reading.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Altered's Adventure (3.2.1): the regions as a board of one row, the four markers on it, and who
/// would move if it were Dusk now (4.2.4), as the rules foresee it.
class AlteredTrack
{
    Q_DECLARE_TR_FUNCTIONS(AlteredTrack)

public:
    AlteredTrack(const reading::Json& observation, const TableInfo&, const QString& viewer);

    QList<BoardTile> regions() const;
    QList<TrackMarker> markers() const;
    /// Regions that both markers of a seat have travelled; 7 is enough to win (4.2.5.d).
    int travelled(const QString& seat) const;
    bool arena() const { return m_arena; }

    static QString regionName(const QString& key); ///< "Region 3"
    static QStringList lanes();

private:
    using Sums = std::array<int, 3>;

    const reading::Json& expedition(const QString& seat, const QString& lane) const;
    int regionOf(const QString& seat, const QString& lane) const;
    QStringList terrainsAt(int region) const;
    bool revealed(int region) const;
    Sums sums(const QString& seat, const QString& lane) const;
    QString facing(const QString& seat) const;
    TrackMarker marker(const QString& seat, const QString& lane) const;
    static QString reasons(const reading::Json& expedition);
    void judge(TrackMarker&) const;

    const reading::Json& m_observation;
    const TableInfo& m_table;
    QString m_viewer;
    bool m_arena = false;
};
