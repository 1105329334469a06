pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls

/*!
    What the mercenary that is looked at reaches: footsteps where it can walk, crossed swords where it
    strikes, a crosshair where it shoots; a line of sight that ends where somebody stands in it.
*/
Item {
    id: root

    required property BoardModel board
    required property var reach // see MatchViewModel.reach
    required property string fromTile
    required property real tileWidth
    required property real tileHeight
    property string overTile: "" // under the pointer: the way there is drawn
    readonly property var way: {
        const goal = root.reach.find(row => row.kind === "move" && row.tile === root.overTile);
        return goal ? goal.path : [];
    }

    function middle(tile: string): point {
        const at = root.board.at(tile);
        return Qt.point((at.x + 0.5) * root.tileWidth, (at.y + 0.5) * root.tileHeight);
    }

    Repeater { // lines of sight
        model: root.reach.filter(row => row.kind === "ranged")

        Item {
            id: sight

            required property var modelData
            readonly property point from: root.middle(root.fromTile)
            readonly property point to: root.middle(sight.modelData.tile)
            readonly property real far: Math.hypot(sight.to.x - sight.from.x, sight.to.y - sight.from.y)
            readonly property int beads: Math.max(1, Math.floor(sight.far / 13))

            Repeater {
                model: sight.beads

                Rectangle {
                    required property int index
                    readonly property real t: 0.5 * root.tileHeight / sight.far + (1 - 0.62 * root.tileHeight / sight.far) * index / sight.beads

                    x: sight.from.x + (sight.to.x - sight.from.x) * t - 2
                    y: sight.from.y + (sight.to.y - sight.from.y) * t - 2
                    width: 4
                    height: 4
                    radius: 2
                    color: sight.modelData.blocked ? "transparent" : MapInk.strike
                    border.width: 1
                    border.color: MapInk.strike
                    opacity: sight.modelData.blocked ? 0.5 : 0.85
                }
            }
        }
    }
    Repeater {
        model: root.reach

        Item {
            id: mark

            required property var modelData
            readonly property point at: root.board.at(mark.modelData.tile)
            readonly property bool walked: mark.modelData.kind === "move" && root.way.includes(mark.modelData.tile)

            x: mark.at.x * root.tileWidth
            y: mark.at.y * root.tileHeight
            width: root.tileWidth
            height: root.tileHeight
            visible: mark.at.x >= 0

            Rectangle { // a way to walk
                anchors.fill: parent
                anchors.margins: 5
                visible: mark.modelData.kind === "move"
                radius: 5
                color: Qt.alpha(MapInk.move, mark.walked ? 0.4 : 0.16)
                border.width: mark.walked ? 2 : 1
                border.color: Qt.alpha(MapInk.move, mark.walked ? 1 : 0.6)
            }
            Rectangle {
                anchors.centerIn: parent
                visible: mark.modelData.kind === "move"
                width: Math.round(root.tileHeight * 0.34)
                height: width
                radius: width / 2
                color: MapInk.plain ? "#000000" : "#F3E3BC"
                opacity: 0.94
                border.width: 2
                border.color: MapInk.move

                Text {
                    anchors.centerIn: parent
                    text: mark.modelData.steps
                    color: MapInk.plain ? "#FFFFFF" : "#123A57"
                    font.family: Theme.uiFont
                    font.pixelSize: Math.round(parent.height * 0.6)
                    font.weight: Font.Bold
                }
            }
            Repeater { // a strike or a shot: corners of the tile
                model: mark.modelData.kind === "move" ? [] : [0, 1, 2, 3]

                Item {
                    id: corner

                    required property int modelData
                    readonly property bool atRight: corner.modelData % 2 === 1
                    readonly property bool low: corner.modelData > 1
                    readonly property real span: Math.round(root.tileHeight * 0.2)
                    readonly property color tint: Qt.alpha(MapInk.strike, mark.modelData.blocked ? 0.4 : 1)

                    x: corner.atRight ? root.tileWidth - corner.span - 4 : 4
                    y: corner.low ? root.tileHeight - corner.span - 4 : 4
                    width: corner.span
                    height: corner.span

                    Rectangle {
                        x: 0
                        y: corner.low ? parent.height - height : 0
                        width: parent.width
                        height: 3
                        color: corner.tint
                    }
                    Rectangle {
                        x: corner.atRight ? parent.width - width : 0
                        y: 0
                        width: 3
                        height: parent.height
                        color: corner.tint
                    }
                }
            }
            Rectangle {
                visible: mark.modelData.kind !== "move"
                x: root.tileWidth - width - 3
                y: mark.modelData.kind === "melee" ? 3 : root.tileHeight - height - 3
                width: Math.round(root.tileHeight * 0.24)
                height: width
                radius: width / 2
                color: mark.modelData.blocked ? Qt.alpha("#2B1D10", 0.7) : MapInk.strike
                border.width: 1
                border.color: "#F5ECDC"

                Icon {
                    anchors.centerIn: parent
                    name: mark.modelData.blocked ? "unseen" : mark.modelData.kind === "melee" ? "melee" : "target"
                    ink: "bone"
                    size: Math.round(parent.width * 0.74)
                }
            }
        }
    }
}
