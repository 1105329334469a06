pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls

/*! What happened, oldest first. Pointing at a line shows its cards. */
Panel {
    id: root

    required property var log
    required property Table table
    property string nearKey: ""

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    Accessible.description: root.log ? root.log.latest : ""

    ListView {
        id: list

        property bool atFoot: true

        anchors.fill: parent
        anchors.margins: Theme.grid
        anchors.rightMargin: 2
        clip: true
        spacing: 3
        boundsBehavior: Flickable.StopAtBounds
        model: root.log
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar { }

        onCountChanged: {
            if (list.atFoot)
                toFoot.restart();
        }
        onHeightChanged: toFoot.restart()
        Timer { // when the new lines have their places
            id: toFoot

            interval: 1
            onTriggered: list.positionViewAtEnd()
        }
        onMovementEnded: list.atFoot = list.atYEnd

        delegate: Item {
            id: row

            required property var model
            required property int index
            readonly property bool heading: row.model.kind === "heading"

            width: list.width - 10
            height: words.implicitHeight + (row.heading ? 8 : 0)

            Rectangle {
                visible: row.heading
                y: 2
                width: parent.width
                height: 1
                color: Theme.edge
            }
            Rectangle { // near seat left and full, others thin
                visible: row.model.seat !== "" && !row.heading
                x: 0
                y: 2
                width: row.model.seat === root.nearKey ? 4 : 2
                height: parent.height - 4
                radius: 1
                color: row.model.seat === root.nearKey ? Theme.friendly : Theme.hostile
            }
            Words {
                id: words

                x: row.heading ? 0 : 9
                y: row.heading ? 6 : 0
                width: parent.width - x
                text: row.model.text
                color: row.heading ? Theme.accent : row.model.kind === "phase" || row.model.kind === "note" ? Theme.soft : Theme.ink
                font.pixelSize: Theme.small
                font.weight: row.heading ? Font.DemiBold : Font.Normal
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
            HoverHandler {
                enabled: row.model.keys.length > 0
                onHoveredChanged: {
                    if (hovered)
                        root.table.look(row.model.keys[0]);
                }
            }
        }
    }
}
