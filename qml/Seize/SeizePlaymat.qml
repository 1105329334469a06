pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*!
    The map in the middle, the vaults and warchests around it, for two to four seats. Your side is
    near; with more than two seats each has the corner nearest to its quarter of the map.
*/
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    readonly property string room: "guildhall"
    readonly property real cornerInset: 26 // the hall's fittings sit in its corners

    signal browseAsked(ZoneModel zone)
    signal legendAsked

    readonly property int columns: Math.max(4, root.match.board.columns)
    readonly property bool wide: root.columns > 4
    readonly property real edge: Theme.grid * 2
    readonly property real mapHeight: root.height - bar.height - root.edge - Theme.grid - 4
    readonly property real tileHeight: Math.floor(root.mapHeight / 6.48)
    readonly property real tileWidth: Math.floor(Math.min(root.tileHeight * (root.wide ? 1.1 : 1.34),
        (root.width - 2 * root.edge - (root.wide ? 250 : 400)) / (root.columns + 0.48 * (root.tileHeight / 90))))
    readonly property real sideWidth: (root.width - map.width) / 2 - root.edge - Theme.grid
    readonly property real sideHeight: (root.mapHeight - Theme.grid) / 2

    GuildHall {
        anchors.fill: parent
    }
    Battlefield {
        id: map

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.edge + (root.mapHeight - height) / 2
        match: root.match
        table: root.table
        tileWidth: root.tileWidth
        tileHeight: root.tileHeight
        width: implicitWidth
        height: implicitHeight
    }
    Repeater {
        model: root.match.seats

        Item {
            id: place

            required property SeatViewModel modelData
            readonly property bool far: !place.modelData.boardNear
            // With two seats the corner beside your hand is yours, and the one across theirs.
            readonly property bool atLeft: root.wide ? !place.modelData.boardRight : place.far

            y: place.far ? root.edge : root.edge + root.sideHeight + Theme.grid
            width: root.width
            height: root.sideHeight

            SeatCorner {
                x: place.atLeft ? root.edge : root.width - root.edge - width
                width: root.sideWidth
                height: parent.height
                seat: place.modelData
                table: root.table
                far: place.far
                withChest: root.wide
                onBrowseAsked: zone => root.browseAsked(zone)
            }
            Warchest { // with more seats it stands in the corner
                x: place.atLeft ? root.width - root.edge - width : root.edge
                visible: !root.wide
                width: root.sideWidth
                height: place.height
                zone: root.wide ? null : place.modelData.zone("warchest")
                own: place.modelData.near
                owner: place.modelData.name
                table: root.table
                largest: Math.min(96, root.tileHeight)
            }
        }
    }
    PhaseBar {
        id: bar

        x: root.edge
        y: root.height - height - Theme.grid
        width: root.width - 2 * root.edge - signs.width - Theme.grid
        phases: root.match.phaseModel
        clock: root.match.clock
        onStopToggled: (key, own) => root.match.toggleStop(key, own)
        onRunAsked: key => root.match.runTo(key)
    }
    ActionButton {
        id: signs

        anchors.right: parent.right
        anchors.rightMargin: root.edge
        anchors.verticalCenter: bar.verticalCenter
        implicitHeight: 28
        quiet: true
        iconName: "legend"
        keyName: "L"
        hint: qsTr("What the signs mean")
        Accessible.name: hint
        onClicked: root.legendAsked()
    }
}
