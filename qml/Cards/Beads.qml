pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    What rests on a card, as beads: a sign, and how many. Round is what hurts, square what is magic,
    and a notched plate what helps; what finds no room becomes a number.
*/
Flow {
    id: root

    required property var counters // {sign, count, tone, label}
    property real size: 16
    property int most: 8
    readonly property bool crowded: root.counters.length > root.most

    spacing: 2

    Repeater {
        model: root.crowded ? root.counters.slice(0, root.most - 1) : root.counters

        Rectangle {
            id: bead

            required property var modelData
            readonly property bool counted: bead.modelData.count > 1

            width: root.size + (bead.counted ? root.size * 0.52 : 0)
            height: root.size
            radius: bead.modelData.tone === "magic" ? root.size * 0.2 : bead.modelData.tone === "good" ? root.size * 0.34 : root.size / 2
            color: Theme.tone(bead.modelData.tone)
            border.width: 1
            border.color: "#F5ECDC"

            Icon {
                x: root.size * 0.14
                anchors.verticalCenter: parent.verticalCenter
                name: bead.modelData.sign
                ink: "bone"
                size: Math.round(root.size * 0.72)
            }
            Text {
                anchors.right: parent.right
                anchors.rightMargin: root.size * 0.14
                anchors.verticalCenter: parent.verticalCenter
                visible: bead.counted
                text: bead.modelData.count
                color: "#FFFFFF"
                font.family: Theme.uiFont
                font.pixelSize: Math.round(root.size * 0.66)
                font.weight: Font.Bold
            }
        }
    }
    Rectangle {
        visible: root.crowded
        width: root.size
        height: root.size
        radius: root.size / 2
        color: Theme.plate
        border.width: 1
        border.color: "#F5ECDC"

        Text {
            anchors.centerIn: parent
            text: "+" + (root.counters.length - root.most + 1)
            color: "#FFFFFF"
            font.family: Theme.uiFont
            font.pixelSize: Math.round(root.size * 0.56)
            font.weight: Font.Bold
        }
    }
}
