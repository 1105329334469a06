pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! What rests on a card, in signs and numbers that are to be read: notes, what lies under it, changes. */
Item {
    id: root

    required property var face
    readonly property real mark: Math.max(16, Math.min(22, Math.min(root.width, root.height) * 0.2))

    Column { // beads on the right edge
        anchors.right: parent.right
        anchors.rightMargin: 3
        anchors.top: parent.top
        anchors.topMargin: root.height * 0.22
        spacing: 2

        Repeater {
            model: root.face.notes

            Rectangle {
                id: note

                required property var modelData // {sign, text, tone}
                readonly property bool wound: note.modelData.tone === "wound"

                width: Math.max(root.mark, words.implicitWidth + 8)
                height: root.mark
                radius: height / 2
                color: note.wound ? Theme.wound : "#2C3A57"
                border.width: 1
                border.color: note.wound ? "#FFD9D2" : "#C9D6F2"

                Icon {
                    anchors.centerIn: parent
                    visible: note.modelData.sign !== ""
                    name: note.modelData.sign
                    ink: "bone"
                    size: Math.round(root.mark * 0.7)
                }
                Text {
                    id: words

                    anchors.centerIn: parent
                    text: note.modelData.text
                    color: "#FFFFFF"
                    font.family: Theme.uiFont
                    font.pixelSize: Math.round(root.mark * 0.66)
                    font.weight: Font.Bold
                }
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
                size: Math.max(10, Math.round(Math.min(root.width, root.height) * 0.11))
                fill: modelData.kind === "plus" ? Theme.lifted : modelData.kind === "minus" ? Theme.wound : Theme.plate
                ink: Theme.plateInk
            }
        }
    }
}
