import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*!
    One expedition of a seat: its Characters and Gears, its name, and whether it would move if it
    were Dusk now. Cards are played into it, and effects aim at it.
*/
Place {
    id: root

    required property string lane
    required property string title
    required property string ahead
    required property string verdict
    required property ZoneModel zone
    property bool far: false
    readonly property real head: Math.round(Theme.small * 1.65)
    readonly property real tokenHeight: Math.min(190, root.height - root.head - 12)
    // Narrower when there are many, so that every statistic is seen.
    readonly property real tokenWidth: Math.round(Math.max(56, Math.min(root.tokenHeight * 0.8, (root.width - 16) / Math.max(1, root.zone.count) - 8)))

    Rectangle { // a cloud to stand on
        anchors.fill: parent
        radius: 10
        color: Pigment.plain ? "#000000" : Qt.alpha(Theme.light ? "#FFFFFF" : "#0E191F", Theme.light ? 0.5 : 0.3)
        border.width: 1
        border.color: Qt.alpha(Pigment.rim, Pigment.plain ? 1 : 0.45)
    }
    Rectangle { // whose it is: a plain or a broken edge towards the track
        x: 10
        y: root.far ? parent.height - height : 0
        width: parent.width - 20
        height: 3
        radius: 1.5
        color: Pigment.sail(!root.far)
        opacity: 0.85

        Row {
            anchors.fill: parent
            visible: root.far
            spacing: 14

            Repeater {
                model: root.far ? Math.max(0, Math.floor(parent.width / 22)) : 0

                Rectangle {
                    width: 8
                    height: 3
                    color: Pigment.paper
                }
            }
        }
    }
    Item {
        x: 8
        y: root.far ? 3 : root.height - height - 3
        width: parent.width - 16
        height: root.head

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: "expedition-" + root.lane
            size: Math.round(Theme.small * 1.25)
        }
        Words {
            anchors.left: sign.right
            anchors.leftMargin: 5
            anchors.right: going.left
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            color: Theme.soft
            font.pixelSize: Theme.small
        }
        Rectangle {
            id: going

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.ahead !== ""
            width: visible ? label.implicitWidth + arrow.width + 14 : 0
            height: Math.round(Theme.small * 1.45)
            radius: height / 2
            color: Theme.light ? "#C4532F" : Theme.accent

            Icon {
                id: arrow

                x: 5
                anchors.verticalCenter: parent.verticalCenter
                name: "advance"
                ink: Theme.light ? "bone" : "ink"
                rotation: root.lane === "hero" ? 0 : 180
                size: Math.round(Theme.small * 0.95)
            }
            Words {
                id: label

                anchors.left: arrow.right
                anchors.leftMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("would move")
                color: Theme.light ? "#FFFFFF" : Theme.accentInk
                font.pixelSize: Math.round(Theme.small * 0.92)
                font.weight: Font.DemiBold
            }
        }
    }
    Hint {
        visible: root.hovered && root.verdict !== "" && !root.table.dragFace && root.table.held === ""
        delay: 900
        y: root.far ? -height - 4 : root.height + 4 // away from the sums that it speaks of
        text: root.verdict
    }
    CardRow {
        x: 4
        y: root.far ? root.head + 2 : 4
        width: parent.width - 8
        height: parent.height - root.head - 6
        zone: root.zone
        table: root.table
        bare: true
        cardHeight: root.tokenHeight
        cardWidth: root.tokenWidth
        slot: root.tokenWidth + (root.zone.count > 2 ? 8 : 14)
        turnAngle: 12
        emptyText: " "
    }
}
