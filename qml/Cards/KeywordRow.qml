pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! Keywords as chips: a sign where there is one, else the first letter; words where there is room. */
Flow {
    id: root

    required property var keywords
    required property var signs // the icon of each; "" or missing none
    property bool words: false
    property real size: 14

    spacing: 2

    Repeater {
        model: root.keywords

        Rectangle {
            id: chip

            required property string modelData
            required property int index
            readonly property string sign: root.signs[chip.index] ?? ""
            readonly property bool drawn: chip.sign !== ""

            width: root.words ? label.implicitWidth + root.size * 1.7 : root.size * 1.3
            height: root.size * 1.3
            radius: height / 2
            color: Theme.plate
            border.width: 1
            border.color: Qt.alpha(Theme.plateInk, 0.6)

            Icon {
                x: root.size * 0.22
                anchors.verticalCenter: parent.verticalCenter
                visible: chip.drawn
                name: chip.sign
                ink: "gold"
                size: Math.round(root.size * 0.86)
            }
            Text {
                id: label

                x: chip.drawn || !root.words ? root.size * (chip.drawn ? 1.25 : 0.4) : root.size * 0.8
                anchors.verticalCenter: parent.verticalCenter
                visible: root.words || !chip.drawn
                text: root.words ? chip.modelData : chip.modelData.slice(0, 1)
                color: Theme.plateInk
                font.family: Theme.uiFont
                font.pixelSize: Math.round(root.size * 0.82)
                textFormat: Text.PlainText
            }
        }
    }
}
