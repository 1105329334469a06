pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls
import Triptych.Cards

/*! The cards of a pile laid out beside the mat. What is legal there can be done from here. */
Panel {
    id: root

    required property var zone
    required property Table table

    signal closed

    color: Theme.raised

    Accessible.role: Accessible.List
    Accessible.name: root.zone ? root.zone.accessibleName : ""

    onVisibleChanged: {
        if (root.visible)
            cards.forceActiveFocus(Qt.OtherFocusReason);
        else if (cards.activeFocus || close.activeFocus)
            root.table.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onEscapePressed: root.closed()

    Words {
        id: heading

        anchors.left: parent.left
        anchors.right: close.left
        anchors.verticalCenter: close.verticalCenter
        anchors.leftMargin: Theme.grid
        text: root.zone ? root.zone.accessibleName : ""
        font.weight: Font.DemiBold
    }
    ActionButton {
        id: close

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4
        implicitHeight: 30
        quiet: true
        iconName: "close"
        keyName: qsTr("Esc")
        Accessible.name: qsTr("Close")
        onClicked: root.closed()
    }
    GridView {
        id: cards

        readonly property var current: cards.currentItem

        anchors.fill: parent
        anchors.margins: Theme.grid
        anchors.topMargin: close.height + Theme.grid * 1.5
        clip: true
        activeFocusOnTab: true
        cellWidth: Math.floor(width / Math.max(1, Math.floor(width / 92)))
        cellHeight: Math.round((cellWidth - 10) * 1.18) + 10
        boundsBehavior: Flickable.StopAtBounds
        model: root.zone
        ScrollBar.vertical: ScrollBar { }
        Keys.onReturnPressed: cards.current.act()
        Keys.onSpacePressed: cards.current.act()
        onCurrentIndexChanged: {
            if (cards.current)
                root.table.look(cards.current.face.key);
        }

        delegate: Item {
            id: cell

            required property var face
            required property int index

            function act() {
                root.table.act(cell.face.key, cell);
            }

            width: cards.cellWidth
            height: cards.cellHeight

            CardView {
                anchors.centerIn: parent
                width: parent.width - 10
                height: parent.height - 10
                face: cell.face
                level: "token"
                hovered: over.hovered
                focused: cards.activeFocus && cards.currentIndex === cell.index
                onTapped: cell.act()

                HoverHandler {
                    id: over

                    onHoveredChanged: {
                        if (hovered)
                            root.table.look(cell.face.key);
                    }
                }
            }
        }
    }
}
