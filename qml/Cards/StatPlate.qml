import QtQuick
import Triptych.Controls

/*! One number of a card with its sign. What differs from print is told by colour and by an arrow. */
Rectangle {
    id: root

    required property string sign
    required property int value
    required property int printed
    property int lost: 0
    property color fill: "transparent" // where the sign has a colour of its own
    property real size: 18
    readonly property int remaining: Math.max(0, root.value - root.lost)
    readonly property bool raised: root.value > root.printed
    readonly property bool lowered: root.value < root.printed

    width: Math.round(root.size * (number.text.length > 1 ? 2.3 : 1.95))
    height: Math.round(root.size * 1.22)
    radius: height * 0.28
    color: root.lost > 0 ? Theme.wound : root.fill.a > 0 ? root.fill : root.raised ? Theme.lifted : root.lowered ? "#7A4A12" : Theme.plate
    border.width: 1
    border.color: Qt.alpha(Theme.plateInk, 0.75)

    Row {
        anchors.centerIn: parent
        spacing: root.size * 0.1

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.sign
            ink: "bone"
            size: Math.round(root.size * 0.72)
        }
        Text {
            id: number

            anchors.verticalCenter: parent.verticalCenter
            text: root.remaining
            color: Theme.plateInk
            font.family: Theme.uiFont
            font.pixelSize: Math.round(root.size)
            font.weight: Font.Bold
        }
    }
    Text {
        anchors.right: parent.right
        anchors.rightMargin: 1
        anchors.bottom: parent.top
        anchors.bottomMargin: -root.size * 0.34
        visible: root.raised || root.lowered
        text: root.raised ? "\u25B2" : "\u25BC"
        color: root.raised ? "#9BE3B2" : "#FFC68A"
        style: Text.Outline
        styleColor: "#11182A"
        font.pixelSize: Math.round(root.size * 0.5)
    }
}
