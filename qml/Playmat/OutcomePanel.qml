import QtQuick
import Triptych.Controls

/*! The end: who won, why, and what next. It lies on the middle line and can be put aside. */
FocusScope {
    id: root

    required property var match
    property bool putAside: false

    visible: root.match.over && !root.putAside
    implicitWidth: 520
    implicitHeight: column.implicitHeight + 48

    Accessible.role: Accessible.Dialog
    Accessible.name: root.match.outcomeTitle

    onVisibleChanged: {
        if (root.visible)
            again.forceActiveFocus(Qt.OtherFocusReason);
    }
    Connections {
        target: root.match

        function onMatchStarted() {
            root.putAside = false;
        }
    }

    Panel {
        anchors.fill: parent
        color: Theme.raised
        border.width: 2
        border.color: Theme.accent

        Shadow { reach: 14 }
    }
    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 48
        spacing: Theme.grid * 1.5

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.match.viewerWon
            name: "crown"
            ink: Theme.light ? "ink" : "gold"
            size: 40
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            text: root.match.outcomeTitle
            color: Theme.accent
            font.family: Theme.titleFont
            font.pixelSize: Theme.display
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: root.match.outcomeText
            wrapMode: Text.Wrap
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.grid

            ActionButton {
                id: again

                focus: true
                primary: true
                text: root.match.rematchText
                onClicked: root.match.rematch()
                KeyNavigation.right: table
            }
            ActionButton {
                id: table

                text: qsTr("Look at the table")
                onClicked: root.putAside = true
                KeyNavigation.right: leave
            }
            ActionButton {
                id: leave

                text: qsTr("Leave the match")
                onClicked: root.match.leave()
            }
        }
    }
}
