pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*! The island and what lies behind it, for two to four seats. */
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    readonly property string room: "harbour"
    readonly property IslandSide nearSide: near.count > 0 ? near.itemAt(0) as IslandSide : null
    readonly property real plateRight: root.nearSide ? root.nearSide.x + root.nearSide.edgeWidth : 0 // of the near seat, beside the hand

    signal browseAsked(ZoneModel zone)

    readonly property real half: (root.height - bar.height - 4 * Theme.grid) / 2
    readonly property var others: {
        const list = [];
        for (let i = 1; i < root.match.seats.length; ++i)
            list.push(root.match.seats[i]);
        return list;
    }

    NightHarbour {
        anchors.fill: parent
    }
    Row { // the far half
        id: farRow

        x: Theme.grid
        y: Theme.grid
        width: parent.width - 2 * Theme.grid
        height: root.half
        spacing: Theme.grid * 2

        Repeater {
            model: root.others

            IslandSide {
                required property SeatViewModel modelData

                width: (farRow.width - farRow.spacing * (root.others.length - 1)) / root.others.length
                height: root.half
                seat: modelData
                table: root.table
                far: true
                narrow: root.others.length > 1
                onBrowseAsked: zone => root.browseAsked(zone)
            }
        }
    }
    PhaseBar {
        id: bar

        x: Theme.grid
        y: root.half + 2 * Theme.grid
        width: parent.width - 2 * Theme.grid
        phases: root.match.phaseModel
        clock: root.match.clock
        onStopToggled: (key, own) => root.match.toggleStop(key, own)
        onRunAsked: key => root.match.runTo(key)
    }
    Repeater {
        id: near

        model: root.match.nearSeat !== null ? 1 : 0

        IslandSide {
            x: Theme.grid
            y: root.height - root.half - Theme.grid
            width: root.width - 2 * Theme.grid
            height: root.half
            seat: root.match.nearSeat
            table: root.table
            onBrowseAsked: zone => root.browseAsked(zone)
        }
    }
}
