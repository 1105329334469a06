pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! A card on the board: its picture, its name, its numbers, and nothing to read twice. */
Item {
    id: root

    required property var face
    property bool titled: true
    property string costSign: "" // the cost that is shown: that of this place
    property bool stonesOnly: false // here only its box of stones counts
    property bool worded: true
    readonly property real unit: root.width / 96

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.frameTop(root.face.colours) }
            GradientStop { position: 1; color: Theme.frameFoot(root.face.colours) }
        }
        border.width: 1
        border.color: "#11182A"
    }
    CardArtwork {
        anchors.fill: parent
        anchors.margins: Math.max(2, Math.round(3.4 * root.unit))
        face: root.face
    }
    TokenWords {
        anchors.fill: parent
        visible: root.worded
        face: root.face
        titled: root.titled
        stonesOnly: root.stonesOnly
        costSign: root.costSign
        unit: root.unit
    }
    Row { // the box of stones
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 5 * root.unit
        visible: root.stonesOnly
        spacing: 2

        Repeater {
            model: root.stonesOnly ? (root.face.boxes.find(box => box.place === "stones")?.stones ?? []) : []

            Image {
                required property string modelData

                width: Math.max(18, Math.round(34 * root.unit))
                height: width
                source: Theme.stone(modelData)
                sourceSize.width: width
                sourceSize.height: height
            }
        }
    }
}
