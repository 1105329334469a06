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
    readonly property real half: (root.height - 2) / 2

    Accessible.role: Accessible.StaticText
    Accessible.name: root.nearWins ? qsTr("%1 against %2, you are ahead").arg(root.near).arg(root.far)
        : root.farWins ? qsTr("%1 against %2, you are behind").arg(root.near).arg(root.far)
        : qsTr("%1 against %2, tied").arg(root.near).arg(root.far)

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
            sign: root.sign
            half: root.half
            value: root.far
            wins: root.farWins
            counts: root.farCounts
        }
        Sum {
            sign: root.sign
            half: root.half
            value: root.near
            wins: root.nearWins
            counts: root.nearCounts
            below: true
        }
    }
}
