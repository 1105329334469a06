pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.App
import Triptych.Controls

/*! The deck that is being made: its name, how many cards it has, what it says of itself. */
Panel {
    id: root

    required property DraftViewModel draft
    required property var table
    property bool target: false // a card that is carried would land here
    readonly property bool full: root.draft.deck.cards === root.draft.deckSize

    border.width: root.target ? 3 : 1
    border.color: root.target ? Theme.choice : Theme.edge

    TextField {
        id: name

        objectName: "deckName"
        anchors.left: parent.left
        anchors.right: count.left
        anchors.top: parent.top
        anchors.margins: Theme.grid
        text: root.draft.deckName
        maximumLength: 60
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        Accessible.name: qsTr("Name of the deck")
        onTextEdited: root.draft.deckName = name.text
        background: Rectangle {
            radius: 4
            color: Qt.alpha(Theme.hairline, 0.12)
            border.width: name.activeFocus ? 2 : 1
            border.color: name.activeFocus ? Theme.choice : Theme.edge
        }
    }
    Words {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: Theme.grid
        anchors.verticalCenter: name.verticalCenter
        text: root.draft.deck.cards + " / " + root.draft.deckSize
        color: root.full ? Theme.friendly : root.draft.deck.cards > root.draft.deckSize ? Theme.hostile : Theme.ink
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 of %2 cards").arg(root.draft.deck.cards).arg(root.draft.deckSize)
    }
    Tallies {
        id: tallies

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: name.bottom
        anchors.margins: Theme.grid
        tallies: root.draft.tallies
    }
    RowList {
        id: list

        objectName: "deckList"
        rowName: "deckRow"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: tallies.bottom
        anchors.bottom: verdict.top
        anchors.margins: Theme.grid
        rows: root.draft.deck
        moves: true
        table: root.table
        Accessible.name: qsTr("Deck, %1 cards").arg(root.draft.deck.cards)
        onLooked: key => root.draft.look(key)
        onSent: key => root.draft.remove(key)
    }
    Words {
        anchors.centerIn: list
        width: list.width - 4 * Theme.grid
        visible: root.draft.deck.cards === 0
        text: qsTr("Double click, Enter or drag: a card goes into the deck, and back again.")
        color: Theme.soft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    Row {
        id: verdict

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: buttons.top
        anchors.margins: Theme.grid
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
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            // The verdict is short; what went wrong is told to its end.
            maximumLineCount: root.draft.message !== "" ? 12 : 3
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Column {
        id: buttons

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid
        spacing: 6

        Flow {
            width: parent.width
            spacing: 6

            ActionButton {
                objectName: "suggestButton"
                text: qsTr("Suggest a deck")
                keyName: "S" // not for translation: a key
                hint: qsTr("Lays a sound deck of your pool there; yours is put back.")
                onClicked: root.draft.suggest()
            }
            ActionButton {
                objectName: "clearButton"
                text: qsTr("Take all out")
                enabled: root.draft.deck.cards > 0
                onClicked: root.draft.clear()
            }
            ActionButton {
                objectName: "saveButton"
                text: qsTr("Keep as a file")
                enabled: root.draft.deck.cards > 0
                hint: qsTr("Writes the deck to your own decks, finished or not.")
                onClicked: root.draft.save()
            }
        }
        ActionButton {
            objectName: "readyButton"
            width: parent.width
            primary: true
            enabled: root.draft.legal
            text: root.draft.readyText
            onClicked: root.draft.ready()
        }
    }
}
