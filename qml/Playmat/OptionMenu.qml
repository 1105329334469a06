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
    property real entriesHeight: 0
    // Long answers are broken into lines, so that none is cut off at the window's edge.
    readonly property real widest: root.parent ? Math.min(300 * Theme.textScale, root.parent.width * 0.4) : 300
    property int forecasts: 0 // counts them, so that bindings can follow
    property Item before: null // had the focus before the menu opened
    property Item spared: null // is not to be covered: the place where one is asked
    // The answer that is pointed at, or that has the focus; one whose place is still to be chosen is none yet.
    readonly property string considered: {
        let found = null;
        for (let i = 0; i < entries.count; ++i) {
            const entry = entries.itemAt(i);
            if (entry && (entry.hovered || (entry.activeFocus && found === null)))
                found = entry.modelData;
        }
        return found === null || found.hold !== undefined ? "" : found.line ?? "";
    }

    Connections {
        target: root.match
        ignoreUnknownSignals: true

        function onForecastsChanged() {
            root.forecasts++;
            again.restart(); // the entries have grown by then
        }
    }

    Timer {
        id: again

        interval: 0
        onTriggered: root.measure()
    }

    visible: false
    width: root.entryWidth + 2 * Theme.grid
    height: root.entriesHeight + 2 * Theme.grid

    signal held(string key)

    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Choose what to do")

    function open(options: var, beside: Item) {
        root.options = options;
        root.beside = beside;
        root.before = beside;
        root.measure();
        root.visible = true;
        const place = beside.mapToItem(root.parent, 0, 0, beside.width, beside.height);
        const right = place.x + place.width + Theme.grid;
        root.x = right + root.width < root.parent.width ? right : Math.max(0, place.x - root.width - Theme.grid);
        root.settle();
        if (entries.count > 0)
            entries.itemAt(0).forceActiveFocus(Qt.TabFocusReason);
    }
    function settle() {
        if (!root.beside)
            return;
        const y = root.beside.mapToItem(root.parent, 0, 0).y;
        const spared = root.spared && root.spared.visible ? root.spared.mapToItem(root.parent, 0, 0, root.spared.width, root.spared.height) : Qt.rect(0, 0, 0, 0);
        const over = root.x < spared.x + spared.width && root.x + root.width > spared.x;
        const floor = over ? spared.y : root.parent.height;
        root.y = Math.max(Theme.grid, Math.min(y, floor - root.height - Theme.grid));
    }
    function measure() {
        let wide = 168;
        let high = -column.spacing;
        for (let i = 0; i < entries.count; ++i) {
            wide = Math.max(wide, entries.itemAt(i).implicitWidth);
            high += entries.itemAt(i).implicitHeight + column.spacing;
        }
        root.entryWidth = Math.min(wide, root.widest);
        root.entriesHeight = high;
        root.settle();
    }
    function close() {
        if (!root.visible)
            return;
        root.visible = false;
        if (root.before)
            root.before.forceActiveFocus(Qt.OtherFocusReason);
    }

    function choose(option: var) {
        if (option.hold !== undefined)
            root.held(option.hold);
        else if (option.aim !== undefined)
            root.match.answerAimed(option.line, option.aim);
        else
            root.match.answer(option.line);
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
                widest: root.widest
                mostLines: 4
                quiet: true
                text: entry.modelData.label
                foretold: {
                    void root.forecasts;
                    return entry.modelData.line === undefined || root.match.forecast === undefined ? []
                        : root.match.forecast(entry.modelData.line).lines ?? [];
                }
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
                    const option = entry.modelData;
                    root.close();
                    root.choose(option);
                }
            }
        }
    }
}
