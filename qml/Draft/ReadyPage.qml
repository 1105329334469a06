pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.App
import Triptych.Controls

/*! All decks are made: who plays with theirs. */
FocusScope {
    id: root

    required property DraftViewModel draft

    onVisibleChanged: {
        if (root.visible)
            play.forceActiveFocus(Qt.OtherFocusReason);
    }
    onActiveFocusChanged: {
        if (root.activeFocus && !drafters.activeFocus && !play.activeFocus && !back.activeFocus)
            play.forceActiveFocus(Qt.OtherFocusReason);
    }

    DraftHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.grid * 2
        draft: root.draft
    }
    Panel {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: head.bottom
        anchors.topMargin: Theme.grid * 3
        width: Math.min(720, parent.width - Theme.grid * 4)
        height: Math.min(parent.height - y - Theme.grid * 2, drafters.contentHeight + buttons.height + Theme.grid * 6)

        ListView {
            id: drafters

            objectName: "drafters"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: buttons.top
            anchors.margins: Theme.grid * 2
            clip: true
            spacing: 6
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.draft.drafters
            ScrollBar.vertical: ScrollBar { }
            Keys.onReturnPressed: drafters.choose(drafters.currentIndex)
            Keys.onEnterPressed: drafters.choose(drafters.currentIndex)
            Keys.onSpacePressed: drafters.choose(drafters.currentIndex)

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Drafters")

            // The rows are made anew by it, so the current one is remembered.
            function choose(index: int): void {
                root.draft.choose(index);
                drafters.currentIndex = index;
            }

            delegate: Rectangle {
                id: row

                required property int index
                required property var modelData
                readonly property bool chosen: row.modelData.chosen > 0
                readonly property bool current: drafters.activeFocus && drafters.currentIndex === row.index

                width: drafters.width
                height: Math.round(Theme.base * 3.4)
                radius: Theme.radius
                color: row.chosen ? Qt.alpha(Theme.accent, 0.18) : Qt.alpha(Theme.hairline, over.containsMouse ? 0.24 : 0.1)
                border.width: row.current || row.chosen ? 2 : 1
                border.color: row.current ? Theme.choice : row.chosen ? Theme.accent : Theme.edge

                Accessible.role: Accessible.CheckBox
                Accessible.name: row.modelData.deck === "" ? row.modelData.name : qsTr("%1: %2", "drafter: deck").arg(row.modelData.name).arg(row.modelData.deck)
                Accessible.checkable: true
                Accessible.checked: row.chosen
                Accessible.onPressAction: root.draft.choose(row.modelData.seat)
                Accessible.onToggleAction: root.draft.choose(row.modelData.seat)

                Icon {
                    id: who

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.grid * 1.5
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.modelData.person ? "person" : "computer"
                    size: Theme.title
                }
                Column {
                    anchors.left: who.right
                    anchors.leftMargin: Theme.grid * 1.5
                    anchors.right: seat.left
                    anchors.verticalCenter: parent.verticalCenter

                    Words {
                        width: parent.width
                        text: row.modelData.name
                        font.pixelSize: Theme.large
                        font.weight: row.chosen ? Font.DemiBold : Font.Normal
                    }
                    Words {
                        width: parent.width
                        text: row.modelData.person ? row.modelData.deck : qsTr("Has a deck of its own picks")
                        color: Theme.soft
                        font.pixelSize: Theme.small
                    }
                }
                Words {
                    id: seat

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.grid * 1.5
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.chosen ? qsTr("Seat %1").arg(row.modelData.chosen) : ""
                    color: Theme.accent
                    font.weight: Font.DemiBold
                }
                MouseArea {
                    id: over

                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: {
                        drafters.choose(row.index);
                    }
                }
            }
        }
        Row {
            id: buttons

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.grid * 2
            spacing: Theme.grid

            ActionButton {
                id: back

                objectName: "backToDeckButton"
                enabled: root.draft.buildable
                text: qsTr("Change the deck")
                onClicked: root.draft.backToDeck()
            }
            ActionButton {
                id: play

                objectName: "playButton"
                primary: true
                focus: true
                iconName: "advance"
                enabled: root.draft.playable
                text: qsTr("Play the match")
                onClicked: root.draft.play()
            }
        }
    }
}
