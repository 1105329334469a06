import QtQuick
import Triptych.Controls

/*!
    What is left of the round. The last five minutes and the last one are said by words, a sign and a
    frame, not by colour alone.
*/
Rectangle {
    id: root

    /*! The RoundClock of the match; null: there is none. */
    required property var clock
    property bool wordy: true // there is room for the words of a warning
    property string called: qsTr("Round clock")

    readonly property int seconds: root.clock ? root.clock.secondsLeft : 0
    readonly property string time: Math.floor(root.seconds / 60) + ":" + String(root.seconds % 60).padStart(2, "0")
    readonly property bool five: root.seconds <= 300
    readonly property bool last: root.seconds <= 60
    readonly property string warning: root.seconds === 0 ? qsTr("Time is up") : root.last ? qsTr("Last minute")
        : root.five ? qsTr("Last five minutes") : ""

    visible: root.clock !== null && root.clock.timed
    implicitWidth: row.implicitWidth + Theme.grid * 2
    implicitHeight: Math.round(Theme.small * 1.9)
    radius: height / 2
    color: root.last ? Theme.raised : Theme.matLow
    border.width: root.five ? 2 : 1
    border.color: root.five ? Theme.hostile : Theme.hairline

    Accessible.role: Accessible.Clock
    Accessible.name: {
        const left = qsTr("%1: %2 minutes and %3 seconds left").arg(root.called).arg(Math.floor(root.seconds / 60)).arg(root.seconds % 60);
        return root.warning === "" ? left : qsTr("%1. %2.").arg(left).arg(root.warning);
    }

    onWarningChanged: {
        if (root.warning !== "" && root.visible && Theme.motion)
            breath.restart();
    }

    SequentialAnimation on scale {
        id: breath

        running: false
        NumberAnimation { to: 1.15; duration: Theme.breath * 0.4; easing.type: Easing.OutCubic }
        NumberAnimation { to: 1; duration: Theme.breath * 0.6; easing.type: Easing.InOutCubic }
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Math.round(Theme.small * 0.4)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.five ? "warning" : "hourglass"
            size: Theme.small * 1.15
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: root.time
            font.pixelSize: Theme.small
            font.weight: root.five ? Font.DemiBold : Font.Normal
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.wordy && root.warning !== ""
            text: root.warning
            font.pixelSize: Math.round(Theme.small * 0.94)
            font.weight: root.last ? Font.DemiBold : Font.Normal
        }
    }
    HoverHandler { id: over }
    Hint {
        visible: over.hovered
        text: root.Accessible.name
    }
}
