pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! What lies on a card just now: weary, damaged, picked, legal. Each has a shape, not only a colour. */
Item {
    id: root

    required property var face
    property bool focused: false
    property bool hovered: false
    property bool held: false // taken up, and its place is looked for
    property bool dropTarget: false
    readonly property bool asked: root.face.selectable || root.dropTarget
    readonly property bool taken: root.face.picked || root.held
    readonly property real mark: Math.max(16, Math.min(22, root.width * 0.2))

    Rectangle { // weary cards are in the shade
        anchors.fill: parent
        radius: Theme.radius
        visible: root.face.weary
        color: "#661B2230"
    }
    Rectangle { // legal: an outline and, below, a mark
        anchors.fill: parent
        anchors.margins: -3
        visible: root.asked || root.taken || root.face.attacking || root.face.attacked || root.face.blocking
        radius: Theme.radius + 3
        color: "transparent"
        border.width: root.hovered || root.taken ? 3 : 2
        border.color: root.taken ? Theme.accent
            : root.asked ? Theme.choice
            : root.face.attacking || root.face.attacked ? Theme.hostile : Theme.friendly
    }
    Rectangle { // keyboard focus: a second ring further out
        anchors.fill: parent
        anchors.margins: -6
        visible: root.focused
        radius: Theme.radius + 6
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
    }
    Rectangle {
        id: state

        visible: root.taken || root.asked
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -root.mark * 0.3
        width: root.mark
        height: root.mark
        radius: root.mark / 2
        color: root.taken ? Theme.accent : Theme.choice
        border.width: 1
        border.color: "#11182A"

        Icon {
            anchors.centerIn: parent
            name: root.face.picked ? "check" : root.held ? "play" : root.dropTarget || root.face.targetHint !== "" ? "target" : "play"
            ink: "ink"
            size: Math.round(root.mark * 0.66)
        }
    }
    Column { // beads on the right edge
        anchors.right: parent.right
        anchors.rightMargin: 3
        anchors.top: parent.top
        anchors.topMargin: root.height * 0.22
        spacing: 2

        Rectangle {
            visible: root.face.weary
            width: root.mark
            height: width
            radius: width / 2
            color: "#2C3A57"
            border.width: 1
            border.color: "#C9D6F2"

            Icon {
                anchors.centerIn: parent
                name: "weary"
                ink: "bone"
                size: Math.round(root.mark * 0.7)
            }
        }
        Rectangle {
            visible: root.face.damage > 0
            width: Math.max(root.mark, hurt.implicitWidth + 8)
            height: root.mark
            radius: height / 2
            color: Theme.wound
            border.width: 1
            border.color: "#FFD9D2"

            Text {
                id: hurt

                anchors.centerIn: parent
                text: "\u2212" + root.face.damage
                color: "#FFFFFF"
                font.family: Theme.uiFont
                font.pixelSize: Math.round(root.mark * 0.66)
                font.weight: Font.Bold
            }
        }
        Rectangle {
            visible: root.face.attachedKeys.length > 0
            width: Math.max(root.mark, under.implicitWidth + root.mark * 0.9)
            height: root.mark
            radius: height / 2
            color: Theme.plate
            border.width: 1
            border.color: "#E8D9A8"

            Icon {
                x: 2
                anchors.verticalCenter: parent.verticalCenter
                name: "attached"
                ink: "gold"
                size: Math.round(root.mark * 0.62)
            }
            Text {
                id: under

                x: root.mark * 0.7
                anchors.verticalCenter: parent.verticalCenter
                text: root.face.attachedKeys.length
                color: Theme.plateInk
                font.family: Theme.uiFont
                font.pixelSize: Math.round(root.mark * 0.6)
                font.weight: Font.Bold
            }
        }
    }
    Column { // words from the presenter: "+1/+1", "Cannot block"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.height * 0.24
        spacing: 1

        Repeater {
            model: root.face.badges.filter(badge => badge.kind !== "state").slice(0, 2)

            Badge {
                required property var modelData

                anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined // gone before it is
                text: modelData.text
                size: Math.max(10, Math.round(root.width * 0.11))
                fill: modelData.kind === "plus" ? Theme.lifted : modelData.kind === "minus" ? Theme.wound : Theme.plate
                ink: Theme.plateInk
            }
        }
    }
}
