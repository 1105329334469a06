pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! A small menu of labelled answers beside the card that has several. */
FocusScope {
    id: root

    required property var match
    property var options: []
    property Item beside: null
    property real entryWidth: 168
    property Item before: null // had the focus before the menu opened

    visible: false
    width: column.implicitWidth + 2 * Theme.grid
    height: column.implicitHeight + 2 * Theme.grid

    signal held(string key)

    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Choose what to do")

    function open(options: var, beside: Item) {
        root.options = options;
        root.beside = beside;
        root.before = beside;
        root.entryWidth = 168;
        for (let i = 0; i < entries.count; ++i)
            root.entryWidth = Math.max(root.entryWidth, entries.itemAt(i).implicitWidth);
        root.visible = true;
        const place = beside.mapToItem(root.parent, 0, 0, beside.width, beside.height);
        const right = place.x + place.width + Theme.grid;
        root.x = right + root.width < root.parent.width ? right : Math.max(0, place.x - root.width - Theme.grid);
        root.y = Math.max(Theme.grid, Math.min(place.y, root.parent.height - root.height - Theme.grid));
        if (entries.count > 0)
            entries.itemAt(0).forceActiveFocus(Qt.TabFocusReason);
    }
    function close() {
        if (!root.visible)
            return;
        root.visible = false;
        if (root.before)
            root.before.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onEscapePressed: root.close()

    Panel {
        anchors.fill: parent
        color: Theme.raised
        border.color: Theme.choice

        Shadow { }
    }
    Column {
        id: column

        x: Theme.grid
        y: Theme.grid
        spacing: 4

        Repeater {
            id: entries

            model: root.options

            ActionButton {
                id: entry

                required property var modelData
                required property int index

                width: root.entryWidth
                quiet: true
                text: entry.modelData.label
                keyName: String(entry.index + 1)
                Keys.onUpPressed: entries.itemAt((entry.index + entries.count - 1) % entries.count).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: entries.itemAt((entry.index + 1) % entries.count).forceActiveFocus(Qt.TabFocusReason)
                Keys.onPressed: event => {
                    const number = event.key - Qt.Key_1;
                    if (number >= 0 && number < entries.count) {
                        entries.itemAt(number).clicked();
                        event.accepted = true;
                    }
                }
                onClicked: {
                    const line = entry.modelData.line;
                    const held = entry.modelData.hold;
                    root.close();
                    const aim = entry.modelData.aim;
                    if (held !== undefined)
                        root.held(held);
                    else if (aim !== undefined)
                        root.match.answerAimed(line, aim);
                    else
                        root.match.answer(line);
                }
            }
        }
    }
}
