pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! What a card costs, by where it is played from: each cost with the sign of that place. */
Row {
    id: root

    required property var costs // {sign, value, printed}
    property real size: 12

    spacing: Math.max(1, Math.round(root.size * 0.16))

    Repeater {
        model: root.costs

        Rectangle {
            id: plate

            required property var modelData

            width: Math.round(root.size * 1.72)
            height: Math.round(root.size * 1.24)
            radius: height / 2
            color: Theme.plate
            border.width: 1
            border.color: Qt.alpha(Theme.plateInk, 0.7)

            Icon {
                x: root.size * 0.2
                anchors.verticalCenter: parent.verticalCenter
                name: plate.modelData.sign
                ink: "bone"
                size: Math.round(root.size * 0.72)
            }
            Text {
                anchors.right: parent.right
                anchors.rightMargin: root.size * 0.26
                anchors.verticalCenter: parent.verticalCenter
                text: plate.modelData.value
                color: "#FFFFFF"
                font.family: Theme.uiFont
                font.pixelSize: Math.round(root.size * 0.92)
                font.weight: Font.Bold
            }
        }
    }
}
