pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*! The battlefield: a map on parchment, its tiles, who stands on them, and what they reach. */
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    required property real tileWidth
    required property real tileHeight
    readonly property BoardModel board: root.match.board
    readonly property real frame: Math.round(root.tileHeight * 0.24)
    readonly property bool wide: root.board.columns > 4

    // Who is looked at: what is carried, what is picked up, or what the pointer is on.
    property string pointedKey: ""
    property int changes: 0
    readonly property string shownKey: root.table.dragFace ? root.table.dragFace.key
        : root.table.held !== "" ? root.table.held : root.pointedKey
    readonly property var shownFace: {
        void root.changes;
        return root.match.face(root.shownKey);
    }
    readonly property var reach: {
        void root.changes;
        return root.shownFace.tile !== "" ? root.match.reach(root.shownKey) : [];
    }
    readonly property string overTile: {
        if (root.table.dragFace) {
            const at = root.mapFromItem(root.table, root.table.dragAt.x, root.table.dragAt.y);
            return root.tileAt(Math.floor((at.x - root.frame) / root.tileWidth), Math.floor((at.y - root.frame) / root.tileHeight));
        }
        return root.pointedTile;
    }
    property string pointedTile: ""

    implicitWidth: root.board.columns * root.tileWidth + 2 * root.frame
    implicitHeight: root.board.tileRows * root.tileHeight + 2 * root.frame

    function tileAt(column: int, row: int): string {
        for (let i = 0; i < tiles.count; ++i) {
            const tile = tiles.itemAt(i);
            if (tile && tile.column === column && tile.row === row)
                return tile.key;
        }
        return "";
    }
    function seatNumber(key: string): int {
        const seat = root.match.seat(key);
        return seat ? seat.number : 0;
    }

    Connections {
        target: root.match

        function onChanged() {
            root.changes++;
        }
        function onSeatsChanged() {
            root.changes++;
        }
    }
    Backdrop {
        anchors.fill: parent
        visible: !MapInk.plain
        source: Theme.iconFolder + (root.wide ? "mat-map-wide.svg" : "mat-map-narrow.svg")
    }
    Item { // abilities without a place of their own are dropped on the map
        readonly property bool reachable: false

        anchors.fill: parent
        Component.onCompleted: root.table.enter("mat", this)
        Component.onDestruction: root.table?.leave("mat", this)
    }
    Repeater { // walls behind the guild halls
        model: root.match.seats

        Item {
            id: wall

            required property SeatViewModel modelData
            readonly property real span: 4 * root.tileWidth

            x: root.frame + (root.wide && wall.modelData.boardRight ? wall.span : 0)
            y: wall.modelData.boardNear ? root.height - root.frame - 2 : root.frame - height + 2
            width: wall.span
            height: Math.round(root.frame * 0.78)
            rotation: wall.modelData.boardNear ? 180 : 0

            Image {
                anchors.fill: parent
                source: Theme.iconFolder + "mat-wall.svg"
                sourceSize.width: Math.max(8, Math.round(width))
                sourceSize.height: Math.max(8, Math.round(height))
                fillMode: Image.Stretch
            }
            Rectangle { // a band of the seat's cloth along it
                y: parent.height - height
                width: parent.width
                height: 4
                color: MapInk.cloth(wall.modelData.number)
                border.width: 0.5
                border.color: "#2B1D10"
            }
        }
    }
    Item {
        id: ground

        x: root.frame
        y: root.frame
        width: root.board.columns * root.tileWidth
        height: root.board.tileRows * root.tileHeight

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Battlefield")

        Repeater {
            id: tiles

            model: root.board

            Tile {
                id: tile

                required property int column
                required property int row

                x: tile.column * root.tileWidth
                y: tile.row * root.tileHeight
                width: root.tileWidth
                height: root.tileHeight
                table: root.table
                seatNumber: {
                    void root.changes;
                    return root.seatNumber(tile.side);
                }
                onHoveredChanged: root.pointAt(tile.key, tile.hovered)
                onActiveFocusChanged: root.pointAt(tile.key, tile.activeFocus)
            }
        }
        Rectangle { // the middle line
            y: parent.height / 2 - 1.5
            width: parent.width
            height: 3
            color: Qt.alpha(MapInk.line, 0.62)
        }
        Rectangle { // between partners
            x: parent.width / 2 - 1
            visible: root.wide
            width: 2
            height: parent.height
            color: Qt.alpha(MapInk.line, 0.5)
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border.width: 2
            border.color: Qt.alpha(MapInk.line, 0.75)
        }
        DangerLayer {
            anchors.fill: parent
            z: 1
            visible: root.match.preferences.danger
            board: root.board
            danger: {
                void root.changes;
                return root.match.preferences.danger ? root.match.danger() : [];
            }
            tileWidth: root.tileWidth
            tileHeight: root.tileHeight
        }
        ReachLayer {
            anchors.fill: parent
            z: 1
            board: root.board
            reach: root.reach
            fromTile: root.shownFace.tile
            tileWidth: root.tileWidth
            tileHeight: root.tileHeight
            overTile: root.overTile
        }
        Repeater {
            model: root.match.seats

            Item {
                id: troop

                required property SeatViewModel modelData

                anchors.fill: parent
                z: 2

                Repeater {
                    model: troop.modelData.zone("battlefield")

                    MercenaryToken {
                        id: token

                        readonly property point at: {
                            void root.changes;
                            return root.board.at(token.face.tile);
                        }

                        x: token.at.x * root.tileWidth
                        y: token.at.y * root.tileHeight
                        width: root.tileWidth
                        height: root.tileHeight
                        visible: token.at.x >= 0
                        table: root.table
                        seatNumber: {
                            void root.changes;
                            return root.seatNumber(token.face.controller);
                        }
                        partner: {
                            void root.changes;
                            const seat = root.match.seat(token.face.controller);
                            const near = root.match.nearSeat;
                            return seat !== null && near !== null && seat.team > 0 && seat.team === near.team && seat.key !== near.key;
                        }
                        onHoveredChanged: root.pointOn(token.key, token.hovered)
                        onActiveFocusChanged: root.pointOn(token.key, token.activeFocus)

                        Behavior on x {
                            enabled: Theme.motion
                            NumberAnimation { duration: Theme.travel; easing.type: Easing.InOutCubic }
                        }
                        Behavior on y {
                            enabled: Theme.motion
                            NumberAnimation { duration: Theme.travel; easing.type: Easing.InOutCubic }
                        }
                    }
                }
            }
        }
        Repeater { // fog lies over everything on its tile, and drifts
            model: root.board

            Item {
                id: cloud

                required property int column
                required property int row
                required property var marks
                readonly property bool shown: cloud.marks.includes("fog")

                x: cloud.column * root.tileWidth
                y: cloud.row * root.tileHeight
                z: 3
                width: root.tileWidth
                height: root.tileHeight
                visible: cloud.shown

                Image {
                    id: wisps

                    property real drift: 0

                    x: parent.width * 0.03 + wisps.drift
                    y: parent.height * 0.02
                    width: parent.width * 0.94
                    height: parent.height * 0.96
                    source: Theme.iconFolder + "mat-fog.svg"
                    sourceSize.width: Math.max(8, Math.round(width))
                    sourceSize.height: Math.max(8, Math.round(height))
                    opacity: 0.85

                    SequentialAnimation {
                        running: cloud.shown && Theme.motion
                        loops: Animation.Infinite
                        NumberAnimation { target: wisps; property: "drift"; to: 5; duration: 4200; easing.type: Easing.InOutSine }
                        NumberAnimation { target: wisps; property: "drift"; to: -5; duration: 4200; easing.type: Easing.InOutSine }
                    }
                }
            }
        }
    }

    function pointOn(key: string, on: bool) {
        if (on)
            root.pointedKey = key;
        else if (root.pointedKey === key)
            root.pointedKey = "";
    }
    function pointAt(tile: string, on: bool) {
        if (on)
            root.pointedTile = tile;
        else if (root.pointedTile === tile)
            root.pointedTile = "";
    }
}
