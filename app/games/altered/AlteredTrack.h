#pragma once

#include "app/games/altered/AlteredView.h"
#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Altered's Adventure (3.2.1): the regions as a board of one row, the four markers on it, and who
/// would move if it were Dusk now (4.2.4), as the rules foresee it.
class AlteredTrack
{
    Q_DECLARE_TR_FUNCTIONS(AlteredTrack)

public:
    AlteredTrack(const AlteredView&, const TableInfo&, const QString& viewer);

    QList<BoardTile> regions() const;
    QList<TrackMarker> markers() const;
    /// Regions that both markers of a seat have travelled; 7 is enough to win (4.2.5.d).
    int travelled(const QString& seat) const;

    static QString regionName(const QString& key); ///< "Region 3"
    static QStringList lanes();

private:
    int regionOf(const QString& seat, const QString& lane) const;
    QStringList terrainsAt(int region) const;
    QString facing(const QString& seat) const;
    TrackMarker marker(const QString& seat, const QString& lane) const;
    static QString reasons(const AlteredView::Expedition&);
    void judge(TrackMarker&) const;

    const AlteredView& m_view;
    const TableInfo& m_table;
    QString m_viewer;
};
