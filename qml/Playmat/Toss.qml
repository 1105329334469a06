pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! A coin or a die that is thrown, shows what it fell on and goes. */
Item {
    id: root

    required property bool coin
    required property int amount // of a coin 1 won, 0 lost; of a die its eyes
    readonly property bool won: root.coin && root.amount > 0
    readonly property var eyes: [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    width: 48
    height: 48
    z: 520

    Accessible.role: Accessible.StaticText
    Accessible.name: !root.coin ? qsTr("A die shows %1").arg(root.amount)
        : root.won ? qsTr("The coin is won") : qsTr("The coin is lost")

    Image {
        anchors.fill: parent
        visible: root.coin
        source: Theme.iconFolder + "mat-coin.svg"
        sourceSize.width: 96
        sourceSize.height: 96
    }
    Rectangle { // won and lost differ by sign as well
        anchors.centerIn: parent
        visible: root.coin
        width: 26
        height: 26
        radius: 13
        color: root.won ? Theme.lifted : Theme.wound

        Icon {
            anchors.centerIn: parent
            name: root.won ? "check" : "close"
            ink: "bone"
            size: 18
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 4
        visible: !root.coin
        radius: 8
        color: "#F3ECDC"
        border.width: 2
        border.color: "#2B211A"

        Repeater {
            model: root.coin ? [] : root.eyes[Math.max(0, Math.min(6, root.amount))]

            Rectangle {
                required property int modelData

                x: 6 + (modelData % 3) * 11
                y: 6 + Math.floor(modelData / 3) * 11
                width: 7
                height: 7
                radius: 3.5
                color: "#2B211A"
            }
        }
    }
    SequentialAnimation {
        running: true

        ParallelAnimation {
            NumberAnimation { target: root; property: "y"; to: root.y - 46; duration: Theme.travel * 1.6; easing.type: Easing.OutCubic }
            NumberAnimation { target: root; property: "rotation"; from: -220; to: 0; duration: Theme.travel * 1.6; easing.type: Easing.OutCubic }
        }
        PauseAnimation { duration: 900 }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.travel }
        ScriptAction { script: root.destroy() }
    }
}
