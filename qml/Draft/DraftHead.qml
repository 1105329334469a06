import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*! Above every page of a draft: where one is, what to do, and the way out. */
Item {
    id: root

    required property DraftViewModel draft

    implicitHeight: Math.max(leave.height, title.height + line.height) + Theme.grid

    Words {
        id: title

        anchors.left: parent.left
        text: root.draft.title
        color: Theme.accent
        font.family: Theme.titleFont
        font.pixelSize: Theme.display
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Words {
        anchors.left: title.right
        anchors.leftMargin: Theme.grid * 2
        anchors.right: clock.visible ? clock.left : leave.left
        anchors.rightMargin: Theme.grid * 2
        anchors.baseline: title.baseline
        text: root.draft.person
        color: Theme.soft
        font.pixelSize: Theme.large
    }
    Row {
        id: line

        anchors.left: parent.left
        anchors.top: title.bottom
        width: parent.width
        spacing: Theme.grid

        Words {
            id: heading

            text: root.draft.heading
            font.pixelSize: Theme.large
            font.weight: Font.Medium
            Accessible.role: Accessible.StaticText
            Accessible.name: root.draft.note === "" ? root.draft.heading : qsTr("%1: %2", "heading: what is to be done").arg(root.draft.heading).arg(root.draft.note)
        }
        Icon {
            anchors.verticalCenter: heading.verticalCenter
            visible: root.draft.passing !== 0
            name: "advance"
            ink: Theme.light ? "ink" : "gold"
            mirror: root.draft.passing > 0 // to the left
            size: Theme.title
        }
        Words {
            anchors.baseline: heading.baseline
            width: Math.max(0, Math.min(implicitWidth, line.width - x - rule.implicitWidth - Theme.grid))
            text: root.draft.note
            color: Theme.soft
        }
        Words {
            id: rule

            anchors.baseline: heading.baseline
            text: root.draft.rule
            color: Theme.soft
            font.pixelSize: Theme.small
            opacity: 0.8
        }
    }
    ClockPlate {
        id: clock

        objectName: "buildingClock"
        anchors.right: leave.left
        anchors.rightMargin: Theme.grid * 2
        anchors.verticalCenter: leave.verticalCenter
        clock: root.draft.clock
        called: qsTr("Time for the deck")
    }
    ActionButton {
        id: leave

        anchors.right: parent.right
        anchors.top: parent.top
        quiet: true
        iconName: "close"
        text: qsTr("Leave the draft")
        onClicked: root.draft.leave()
    }
}
