import QtQuick
import Triptych.Controls

/*! The back of a card; where places are counted it carries its number and a sign. */
Item {
    id: root

    property int number: 0
    property string sign: ""

    Image {
        anchors.fill: parent
        source: Theme.cardBack
        sourceSize.width: Math.max(8, Math.round(width))
        sourceSize.height: Math.max(8, Math.round(height))
    }
    Rectangle {
        visible: root.number > 0
        anchors.centerIn: parent
        width: parent.width * 0.66
        height: parent.height * 0.5
        radius: Theme.radius
        color: Qt.alpha("#11182A", 0.86)
        border.width: 1
        border.color: "#E8D9A8"

        Column {
            anchors.centerIn: parent
            spacing: 1

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.sign !== ""
                name: root.sign
                ink: "gold"
                size: Math.round(root.height * 0.2)
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.number
                color: "#F7F2E4"
                font.family: Theme.uiFont
                font.pixelSize: Math.max(10, Math.round(root.height * 0.19))
                font.weight: Font.DemiBold
            }
        }
    }
}
