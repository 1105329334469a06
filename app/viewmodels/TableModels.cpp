#include "app/viewmodels/TableModels.h"

#include "app/scene/Presenter.h"

#include <algorithm>
#include <utility>

TableModels::TableModels(QObject* parent)
    : phases(new PhaseModel(parent))
    , clock(new RoundClock(parent))
    , prompt(new DecisionModel(parent))
    , waiting(new WaitingModel(parent))
    , log(new EventLogModel(parent))
    , zoom(new CardInspector(parent))
    , board(new BoardModel(parent))
    , track(new TrackModel(parent))
    , preferences(new Preferences(parent))
{
}

QList<SeatViewModel*> TableModels::seatPlayers(
    const TableInfo& table, const Presenter& presenter, QObject* parent)
{
    QList<SeatViewModel*> old = std::exchange(seats, {});
    for (const SeatInfo& info : table.seats) {
        auto* seat = new SeatViewModel(presenter.zones(), parent);
        SeatFace row;
        row.key = info.key;
        row.name = info.name;
        row.number = static_cast<int>(seats.size()) + 1;
        row.person = info.person;
        seat->setRow(row);
        seats.append(seat);
    }
    turned = seats;
    return old;
}

void TableModels::turnTo(const QString& viewer)
{
    turned = seats;
    const auto near = std::ranges::find(turned, viewer, &SeatViewModel::key);
    if (near != turned.end())
        std::rotate(turned.begin(), near, turned.end());
}

void TableModels::show(const Scene& scene)
{
    for (SeatViewModel* seat : std::as_const(seats)) {
        for (const SeatFace& row : scene.seats)
            if (row.key == seat->key())
                seat->setRow(row);
        for (ZoneModel* zone : seat->zones()) {
            const Scene::Zone shown = scene.zones.value(zone->place());
            zone->setCards(shown.cards);
            zone->setTitles(shown.title, shown.accessibleName);
        }
    }
    board->setTiles(scene.board);
    track->setMarkers(scene.track);
    phases->setRows(scene.pips);
    prompt->setRow(scene.prompt, scene.buttons, scene.list);
    waiting->setItems(scene.waiting);
}
