import QtQuick
import Triptych.Controls

/*! One side of a duel: filled when it wins and may move its side, outlined when it only wins. */
Rectangle {
    id: sum

    required property string sign
    required property real half // its height
    required property int value
    required property bool wins
    required property bool counts
    property bool below: false
    readonly property bool moves: sum.wins && sum.counts
    readonly property color tint: Theme.light ? Pigment.terrain(sum.sign) : Qt.lighter(Pigment.terrain(sum.sign), 1.9)

    width: Math.max(sum.half * 1.9, number.implicitWidth + sum.half * 1.1)
    height: sum.half
    radius: 5
    color: sum.moves ? Pigment.terrain(sum.sign) : Qt.alpha(Pigment.paper, sum.counts ? 1 : 0.55)
    border.width: sum.moves ? 2 : 1
    border.color: sum.moves ? (Theme.light ? "#1E2B31" : "#FBF8F0")
        : sum.wins ? sum.tint : Qt.alpha(Pigment.rim, sum.counts ? 0.8 : 0.4)

    Text {
        id: number

        anchors.centerIn: parent
        anchors.horizontalCenterOffset: sum.wins ? -sum.half * 0.2 : 0
        text: sum.value
        color: sum.moves ? "#FFFFFF" : sum.wins ? sum.tint : sum.counts ? Theme.ink : Theme.soft
        font.family: Theme.uiFont
        font.pixelSize: Math.round(sum.half * 0.74)
        font.weight: sum.wins ? Font.Bold : Font.Medium
    }
    Icon { // the winner's mark points to its side
        visible: sum.wins
        anchors.right: parent.right
        anchors.rightMargin: sum.half * 0.16
        anchors.verticalCenter: parent.verticalCenter
        name: "advance"
        ink: sum.moves ? "bone" : Theme.groundInk
        opacity: sum.moves ? 1 : 0.6
        rotation: sum.below ? 90 : -90
        size: Math.round(sum.half * 0.5)
    }
}
