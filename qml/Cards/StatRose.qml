pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! A number of a card with its sign, and marks around it for the directions it goes in. */
Item {
    id: root

    required property var stat // {sign, value, printed, arrows, note}
    property real size: 24
    readonly property bool tiny: root.size < 18 // marks would be dust: only sign and number
    readonly property bool raised: root.stat.value > root.stat.printed
    readonly property bool lowered: root.stat.value < root.stat.printed

    width: root.size * 1.46
    height: root.size

    Icon {
        y: root.tiny ? (root.size - height) / 2 : root.size * 0.06
        name: root.stat.sign
        ink: "ink"
        size: Math.round(root.size * (root.tiny ? 0.62 : 0.46))
    }
    Text { // at which distance
        x: root.size * 0.1
        y: root.size * 0.54
        visible: !root.tiny && root.stat.note !== undefined && root.stat.note !== ""
        text: "\u00D7" + root.stat.note
        color: Theme.paperSoft
        font.family: Theme.uiFont
        font.pixelSize: Math.max(6, Math.round(root.size * 0.32))
        font.weight: Font.DemiBold
    }
    Item {
        id: rose

        anchors.right: parent.right
        anchors.rightMargin: root.tiny ? root.size * 0.1 : 0
        width: root.size
        height: root.size

        Rectangle {
            anchors.centerIn: parent
            width: root.size * (root.tiny ? 0.86 : 0.62)
            height: width
            radius: width / 2
            color: root.raised ? Theme.lifted : root.lowered ? "#7A4A12" : Theme.plate

            Text {
                anchors.centerIn: parent
                text: root.stat.value
                color: Theme.plateInk
                font.family: Theme.uiFont
                font.pixelSize: Math.round(root.size * (root.tiny ? 0.62 : 0.44))
                font.weight: Font.Bold
            }
        }
        RimTicks {
            anchors.centerIn: parent
            visible: !root.tiny
            width: root.size * 0.62
            height: width
            arrows: root.stat.arrows ?? []
            ink: "ink"
            size: Math.max(5, root.size * 0.2)
            reach: root.size * 0.12
        }
    }
}
