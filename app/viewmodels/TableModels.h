#pragma once

#include "app/viewmodels/BoardModel.h"
#include "app/viewmodels/CardInspector.h"
#include "app/viewmodels/DecisionModel.h"
#include "app/viewmodels/EventLogModel.h"
#include "app/viewmodels/PhaseModel.h"
#include "app/viewmodels/Preferences.h"
#include "app/viewmodels/RoundClock.h"
#include "app/viewmodels/SeatViewModel.h"
#include "app/viewmodels/TrackModel.h"
#include "app/viewmodels/WaitingModel.h"

#include <QList>
#include <QString>

class Presenter;
struct Scene;
struct TableInfo;

/// The models of a table: what QML binds to, for as long as the table's view model lives, and the seats
/// of the match that is on it.
struct TableModels
{
    explicit TableModels(QObject* parent);

    /// Those of a new match sit down. Returns who sat there before; QML may still read them.
    QList<SeatViewModel*> seatPlayers(const TableInfo&, const Presenter&, QObject* parent);
    /// The viewer sits nearest, the others clockwise from there.
    void turnTo(const QString& viewer);
    /// An empty scene (curtain) empties every model: nothing of a seat stays behind.
    void show(const Scene&);

    QList<SeatViewModel*> seats;  ///< In seat order.
    QList<SeatViewModel*> turned; ///< Clockwise from the viewer.
    PhaseModel* phases = nullptr;
    RoundClock* clock = nullptr;
    DecisionModel* prompt = nullptr;
    WaitingModel* waiting = nullptr;
    EventLogModel* log = nullptr;
    CardInspector* zoom = nullptr;
    BoardModel* board = nullptr;
    TrackModel* track = nullptr;
    Preferences* preferences = nullptr;
};
