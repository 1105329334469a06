pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls
import Triptych.Cards

/*!
    Answers that are neither on the mat nor a button: modes, numbers, cards in a deck. It stands
    beside the mat and never on it; a key folds it away to peek at what it hides.
*/
Panel {
    id: root

    required property var choices
    required property string title
    property bool peeking: false
    readonly property int count: root.choices ? root.choices.count : 0
    // As high as it would be with every choice to be seen; words that take two lines are not counted.
    readonly property real wanted: heading.height + Theme.grid * 4 + (root.pictures ? Math.ceil(root.count / cards.perRow) * cards.cellHeight
        : root.count * (Math.max(36, Math.round(Theme.base * 2.1)) + lines.spacing))
    readonly property bool pictures: first.item !== null && first.item.hasFace

    /*! Gives the choice that answers to a key; true when there is one. */
    function press(keyName: string): bool {
        for (let i = 0; root.visible && i < root.count; ++i) {
            const choice = first.itemAt(i);
            if (choice.shortcut !== "" && choice.shortcut.toUpperCase() === keyName.toUpperCase()) {
                root.answered(choice.line);
                return true;
            }
        }
        return false;
    }

    signal answered(string line)
    signal looked(string key)

    color: Theme.raised
    border.width: 2
    border.color: Theme.accent

    Accessible.role: Accessible.List
    Accessible.name: root.title

    Repeater { // tells whether the choices are cards
        id: first

        readonly property var item: count > 0 ? itemAt(0) : null

        model: root.choices

        Item {
            required property bool hasFace
            required property string line
            required property string shortcut
        }
    }
    Words {
        id: heading

        anchors.left: parent.left
        anchors.right: peek.left
        anchors.top: parent.top
        anchors.margins: Theme.grid
        text: root.title
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        maximumLineCount: 3
    }
    ActionButton {
        id: peek

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4
        implicitHeight: 30
        quiet: true
        iconName: "eye"
        keyName: "V"
        hint: root.peeking ? qsTr("Show the choices again") : qsTr("Look at what is behind the choices")
        Accessible.name: hint
        onClicked: root.peeking = !root.peeking
    }
    function focusFirst() {
        if (root.pictures) {
            cards.forceActiveFocus(Qt.TabFocusReason);
            cards.currentIndex = Math.max(0, cards.currentIndex);
        } else if (lines.count > 0) {
            lines.currentIndex = 0;
            lines.itemAtIndex(0)?.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    GridView {
        id: cards

        readonly property var current: cards.currentItem
        readonly property int perRow: Math.max(1, Math.floor(width / 118))

        anchors.fill: parent
        anchors.margins: Theme.grid
        anchors.topMargin: Math.max(heading.height, peek.height) + Theme.grid * 2
        visible: root.pictures && !root.peeking
        clip: true
        cellWidth: Math.floor(width / cards.perRow)
        cellHeight: Math.round((cellWidth - 8) / Theme.cardRatio) + 10
        boundsBehavior: Flickable.StopAtBounds
        model: root.pictures ? root.choices : null
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollBar { }
        Keys.onReturnPressed: root.answered(cards.current.line)
        Keys.onEnterPressed: root.answered(cards.current.line)
        Keys.onSpacePressed: root.answered(cards.current.line)
        onCurrentIndexChanged: {
            if (cards.current)
                root.looked(cards.current.model.face.key);
        }

        delegate: Item {
            id: cell

            required property var model
            required property int index
            readonly property string line: cell.model.line

            width: cards.cellWidth
            height: cards.cellHeight

            CardView {
                anchors.centerIn: parent
                width: parent.width - 8
                height: Math.round(width / Theme.cardRatio)
                face: cell.model.face
                level: "card"
                marked: over.hovered || cell.model.face.picked || focused
                hovered: over.hovered
                focused: cards.activeFocus && cards.currentIndex === cell.index
                onTapped: root.answered(cell.line)
                Accessible.description: cell.model.label

                HoverHandler {
                    id: over

                    onHoveredChanged: {
                        if (hovered)
                            root.looked(cell.model.face.key);
                    }
                }
                Hint {
                    visible: over.hovered
                    text: cell.model.label
                }
            }
        }
    }
    ListView {
        id: lines

        anchors.fill: parent
        anchors.margins: Theme.grid
        anchors.topMargin: Math.max(heading.height, peek.height) + Theme.grid * 2
        visible: !root.pictures && !root.peeking
        clip: true
        spacing: 6
        boundsBehavior: Flickable.StopAtBounds
        model: root.pictures ? null : root.choices
        ScrollBar.vertical: ScrollBar { }

        delegate: ActionButton {
            id: row

            required property var model
            required property int index
            readonly property string line: row.model.line

            width: lines.width - 10
            text: row.model.label
            hint: row.model.hint
            keyName: row.model.shortcut
            primary: row.model.primary
            widest: width
            mostLines: 6
            onHoveredChanged: {
                if (hovered)
                    root.looked(row.line.slice(row.line.lastIndexOf(" ") + 1).split(/[!.]/)[0]);
            }
            onClicked: root.answered(row.line)
            Keys.onDownPressed: root.step(row.index, 1)
            Keys.onUpPressed: root.step(row.index, -1)
        }
    }
    function step(index: int, way: int) {
        const next = Math.max(0, Math.min(lines.count - 1, index + way));
        lines.positionViewAtIndex(next, ListView.Contain);
        lines.itemAtIndex(next)?.forceActiveFocus(Qt.TabFocusReason);
    }
}
