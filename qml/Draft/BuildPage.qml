pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls

/*! While the deck is made in the deck editor: how far it is, the time, and the way on. */
FocusScope {
    id: root

    required property DraftViewModel draft

    onVisibleChanged: {
        if (root.visible)
            build.forceActiveFocus(Qt.OtherFocusReason);
    }
    onActiveFocusChanged: {
        if (root.activeFocus && !build.activeFocus && !suggest.activeFocus && !clear.activeFocus && !ready.activeFocus)
            build.forceActiveFocus(Qt.OtherFocusReason);
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
        width: Math.min(760 * Theme.textScale, parent.width - Theme.grid * 4)
        height: Math.min(parent.height - y - Theme.grid * 2, page.implicitHeight + Theme.grid * 4)

        Flickable { // what large type leaves no room for can be scrolled to
            anchors.fill: parent
            anchors.margins: Theme.grid * 2
            contentHeight: page.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: page

                width: parent.width
                spacing: Theme.grid * 1.5

                Item {
                    width: parent.width
                    height: Math.max(name.implicitHeight, count.implicitHeight)

                    Words {
                        id: name

                        objectName: "deckName"
                        anchors.left: parent.left
                        anchors.right: count.left
                        anchors.rightMargin: Theme.grid
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.draft.deckName
                        font.family: Theme.titleFont
                        font.pixelSize: Theme.large
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    Words {
                        id: count

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%1 of %2 cards").arg(root.draft.deck.cards).arg(root.draft.deckSize)
                        color: root.draft.legal ? Theme.friendly : Theme.ink
                        font.pixelSize: Theme.title
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }
                Tallies {
                    width: parent.width
                    tallies: root.draft.tallies
                }
                Row {
                    width: parent.width
                    spacing: 6

                    Icon {
                        id: mark

                        name: root.draft.legal ? "check" : "warning"
                        size: Theme.base
                    }
                    Words {
                        width: parent.width - mark.width - 6
                        text: root.draft.message !== "" ? root.draft.message : root.draft.verdict
                        color: root.draft.legal ? Theme.friendly : Theme.soft
                        wrapMode: Text.Wrap
                        maximumLineCount: 12
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }
                Words {
                    width: parent.width
                    text: qsTr("The deck is made in the deck editor, with your pool as its collection.")
                    color: Theme.soft
                    wrapMode: Text.Wrap
                    maximumLineCount: 4
                }
                Flow {
                    width: parent.width
                    spacing: Theme.grid

                    ActionButton {
                        id: build

                        objectName: "buildButton"
                        focus: true
                        primary: !root.draft.legal
                        iconName: "deck"
                        text: qsTr("Open the deck editor")
                        onClicked: root.draft.build()
                    }
                    ActionButton {
                        id: suggest

                        objectName: "suggestButton"
                        text: qsTr("Suggest a deck")
                        hint: qsTr("Lays a sound deck of your pool there; in the editor that can be undone.")
                        onClicked: root.draft.suggest()
                    }
                    ActionButton {
                        id: clear

                        objectName: "clearButton"
                        text: qsTr("Take all out")
                        enabled: root.draft.deck.cards > 0
                        onClicked: root.draft.clear()
                    }
                }
                ActionButton {
                    id: ready

                    objectName: "readyButton"
                    width: parent.width
                    primary: root.draft.legal
                    enabled: root.draft.legal
                    text: root.draft.readyText
                    onClicked: root.draft.ready()
                }
            }
        }
    }
}
