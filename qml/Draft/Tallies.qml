pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! How many cards there are of each kind, and of each group that goes together. */
Flow {
    id: root

    required property var tallies

    spacing: 6

    Repeater {
        model: root.tallies

        Rectangle {
            id: tally

            required property var modelData
            readonly property bool wanting: tally.modelData.wanted > 0
            readonly property string told: tally.wanting
                ? qsTr("%1 of about %2").arg(tally.modelData.count).arg(tally.modelData.wanted) : tally.modelData.count

            width: line.width + 14
            height: Math.round(Theme.small * 1.9)
            radius: height / 2
            color: Qt.alpha(Theme.hairline, 0.18)
            border.width: 1
            border.color: Theme.edge

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2", "what is counted: number").arg(tally.modelData.label).arg(tally.told)

            Row {
                id: line

                anchors.centerIn: parent
                spacing: 5

                Rectangle { // a group has its colour and its sign
                    visible: tally.modelData.emblem !== ""
                    width: Math.round(Theme.small * 1.35)
                    height: width
                    radius: width / 2
                    color: Theme.frameTop(tally.modelData.colours)
                    anchors.verticalCenter: parent.verticalCenter

                    Icon {
                        anchors.centerIn: parent
                        name: tally.modelData.emblem
                        ink: "ink"
                        size: Math.round(Theme.small * 0.95)
                    }
                }
                Words {
                    text: tally.modelData.label
                    font.pixelSize: Theme.small
                    color: Theme.soft
                    anchors.verticalCenter: parent.verticalCenter
                }
                Words {
                    text: tally.wanting ? tally.modelData.count + " / " + tally.modelData.wanted : tally.modelData.count
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
