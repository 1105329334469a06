import QtQuick
import Triptych.Controls

/*!
    One terrain between two expeditions that face each other: their sum above, yours below, the
    greater one in the terrain's colour. A sum that cannot move its side where it is stands pale.
*/
Item {
    id: root

    required property string sign
    required property int near
    required property int far
    required property bool nearCounts
    required property bool farCounts
    readonly property bool nearWins: root.near > root.far && root.near > 0
    readonly property bool farWins: root.far > root.near && root.far > 0
    readonly property color tint: Theme.light ? Pigment.terrain(root.sign) : Qt.lighter(Pigment.terrain(root.sign), 1.9)
    readonly property real half: (root.height - 2) / 2

    Accessible.role: Accessible.StaticText
    Accessible.name: root.nearWins ? qsTr("%1 against %2, you are ahead").arg(root.near).arg(root.far)
        : root.farWins ? qsTr("%1 against %2, you are behind").arg(root.near).arg(root.far)
        : qsTr("%1 against %2, tied").arg(root.near).arg(root.far)

    component Sum: Rectangle {
        id: sum

        required property int value
        required property bool wins
        required property bool counts
        property bool below: false
        readonly property bool moves: sum.wins && sum.counts

        width: Math.max(root.half * 1.9, number.implicitWidth + root.half * 1.1)
        height: root.half
        radius: 5
        color: sum.moves ? Pigment.terrain(root.sign) : Qt.alpha(Pigment.paper, sum.counts ? 1 : 0.55)
        border.width: sum.moves ? 2 : 1
        border.color: sum.moves ? (Theme.light ? "#1E2B31" : "#FBF8F0")
            : sum.wins ? root.tint : Qt.alpha(Pigment.rim, sum.counts ? 0.8 : 0.4)

        Text {
            id: number

            anchors.centerIn: parent
            anchors.horizontalCenterOffset: sum.wins ? -root.half * 0.2 : 0
            text: sum.value
            color: sum.moves ? "#FFFFFF" : sum.wins ? root.tint : sum.counts ? Theme.ink : Theme.soft
            font.family: Theme.uiFont
            font.pixelSize: Math.round(root.half * 0.74)
            font.weight: sum.wins ? Font.Bold : Font.Medium
        }
        Icon { // the winner's mark points to its side
            visible: sum.wins
            anchors.right: parent.right
            anchors.rightMargin: root.half * 0.16
            anchors.verticalCenter: parent.verticalCenter
            name: "advance"
            ink: sum.moves ? "bone" : Theme.groundInk
            opacity: sum.moves ? 1 : 0.6
            rotation: sum.below ? 90 : -90
            size: Math.round(root.half * 0.5)
        }
    }

    Rectangle {
        id: medal

        x: (root.width - width - plates.width - 4) / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(root.height * 0.74)
        height: width
        radius: width / 2
        color: Pigment.terrain(root.sign)
        border.width: 2
        border.color: "#FBF8F0"
        opacity: root.nearCounts || root.farCounts ? 1 : 0.55

        Icon {
            anchors.centerIn: parent
            name: root.sign
            ink: "bone"
            size: Math.round(parent.width * 0.62)
        }
    }
    Column {
        id: plates

        anchors.left: medal.right
        anchors.leftMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Sum {
            value: root.far
            wins: root.farWins
            counts: root.farCounts
        }
        Sum {
            value: root.near
            wins: root.nearWins
            counts: root.nearCounts
            below: true
        }
    }
}
