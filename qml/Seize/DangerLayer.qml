pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls

/*!
    Where enemies could strike in their next turn: a tile that one of them reaches from where it stands has
    a full frame and crossed swords, one that it reaches after a walk a broken frame and footsteps.
*/
Item {
    id: root

    required property BoardModel board
    required property var danger // see MatchViewModel.danger
    required property real tileWidth
    required property real tileHeight

    Repeater {
        model: root.danger

        Item {
            id: mark

            required property var modelData
            readonly property point at: root.board.at(mark.modelData.tile)
            readonly property bool near: mark.modelData.standing

            objectName: "danger-" + mark.modelData.tile
            x: mark.at.x * root.tileWidth
            y: mark.at.y * root.tileHeight
            width: root.tileWidth
            height: root.tileHeight
            visible: mark.at.x >= 0

            Accessible.role: Accessible.StaticText
            Accessible.name: mark.near ? qsTr("%1: %2 could strike here.").arg(mark.modelData.tile).arg(mark.modelData.names.join(", "))
                : qsTr("%1: after a walk %2 could strike here.").arg(mark.modelData.tile).arg(mark.modelData.names.join(", "))

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3
                radius: 3
                color: Qt.alpha(MapInk.strike, mark.near ? 0.2 : 0.08)
                border.width: mark.near ? 3 : 0
                border.color: Qt.alpha(MapInk.strike, 0.9)
            }
            Repeater { // a broken frame
                model: mark.near ? 0 : 12

                Rectangle {
                    required property int index
                    readonly property int side: Math.floor(index / 3)
                    readonly property bool upright: side % 2 === 1
                    readonly property real part: (index % 3 + 0.5) / 3

                    width: upright ? 2 : mark.width * 0.18
                    height: upright ? mark.height * 0.18 : 2
                    x: upright ? (side === 1 ? mark.width - 5 : 3) : mark.width * part - width / 2
                    y: upright ? mark.height * part - height / 2 : (side === 0 ? 3 : mark.height - 5)
                    color: MapInk.strike
                }
            }
            Rectangle { // its sign, at the foot of the tile
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 2
                width: Math.round(root.tileHeight * 0.24)
                height: width
                radius: mark.near ? 2 : width / 2
                color: "#2B1D10"
                border.width: 1
                border.color: MapInk.strike

                Icon {
                    anchors.centerIn: parent
                    name: mark.near ? "melee" : "move"
                    ink: "bone"
                    size: Math.round(parent.width * 0.75)
                }
            }
        }
    }
}
