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
    property bool deedsOnly: false
    readonly property real headRoom: tools.x // what its buttons leave of the first line

    signal exported

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    Accessible.description: root.log ? root.log.latest : ""

    Row {
        id: tools

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 3
        z: 1

        ActionButton {
            implicitHeight: 26
            leftPadding: 6
            rightPadding: 6
            quiet: !root.deedsOnly
            text: root.deedsOnly ? qsTr("Deeds") : qsTr("All")
            hint: root.deedsOnly ? qsTr("Show every line of the log") : qsTr("Show deeds only: no phases, notes and draws")
            Accessible.name: hint
            onClicked: {
                root.deedsOnly = !root.deedsOnly;
                toFoot.restart();
            }
        }
        ActionButton {
            implicitHeight: 26
            leftPadding: 6
            rightPadding: 6
            quiet: true
            focusPolicy: Qt.NoFocus // the keys have it in the menu: a dialog is no answer to a stray Enter
            text: qsTr("Save")
            hint: qsTr("Write the log to a file")
            Accessible.name: hint
            onClicked: root.exported()
        }
    }
    ListView {
        id: list

        property bool atFoot: true

        anchors.fill: parent
        anchors.margins: Theme.grid
        anchors.topMargin: tools.height + 3
        anchors.rightMargin: 2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.log
        activeFocusOnTab: true
        onActiveFocusChanged: {
            if (list.activeFocus)
                list.currentIndex = list.count - 1;
        }
        Keys.onReturnPressed: event => list.openRule(event)
        Keys.onEnterPressed: event => list.openRule(event)

        function ask(rule: string) {
            if (root.table.match.openRule !== undefined)
                root.table.match.openRule(rule);
        }
        function openRule(event: var) {
            const rule = list.currentItem?.rule ?? "";
            event.accepted = rule !== "";
            if (event.accepted)
                list.ask(rule);
        }
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
            readonly property bool omitted: root.deedsOnly && ["phase", "note", "draw"].includes(row.model.kind)
            readonly property string rule: row.model.rule ?? ""

            function ruled(line: string, number: string): string {
                return row.rule === "" ? line : qsTr("%1 %2", "a line of the log, and the rule it is about").arg(line).arg(number);
            }

            Accessible.role: Accessible.ListItem
            Accessible.name: row.ruled(row.model.text, RuleName.shown(row.rule))

            width: list.width - 10
            height: row.omitted ? 0 : words.implicitHeight + (row.heading ? 11 : 3)
            visible: !row.omitted

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
            Rectangle { // where the arrow keys are
                anchors.fill: parent
                visible: row.ListView.isCurrentItem && list.activeFocus
                color: "transparent"
                border.width: 1
                border.color: Theme.accent
                radius: 2
            }
            Words {
                id: words

                x: row.heading ? 0 : 9
                y: row.heading ? 6 : 0
                width: parent.width - x
                text: row.ruled(row.model.rich, `<a href="rule:${row.rule}">${RuleName.shown(row.rule)}</a>`)
                textFormat: Text.StyledText
                linkColor: color
                Accessible.ignored: true // the row says it
                onLinkHovered: link => {
                    if (!link.startsWith("rule:"))
                        root.table.look(link);
                }
                onLinkActivated: link => {
                    if (link.startsWith("rule:"))
                        list.ask(link.slice(5));
                    else
                        root.table.enlarge(link);
                }
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
