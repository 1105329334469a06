pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.App
import Triptych.Controls
import Triptych.Cards

/*! What is left of the pool, as cards. */
GridView {
    id: root

    required property DraftRows rows
    required property var table
    readonly property var current: root.currentItem
    readonly property int columns: Math.max(2, Math.floor((root.width - 12) / 138))

    signal looked(string key)
    signal sent(string key)

    clip: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    cellWidth: Math.floor((root.width - 12) / root.columns)
    cellHeight: Math.floor((root.cellWidth - 12) / Theme.cardRatio) + 12
    model: root.rows
    ScrollBar.vertical: ScrollBar { }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Pool, %1 cards").arg(root.rows.cards)

    function actOnCurrent() {
        if (root.current)
            root.sent(root.current.key);
    }
    Keys.onReturnPressed: root.actOnCurrent()
    Keys.onEnterPressed: root.actOnCurrent()
    Keys.onSpacePressed: root.actOnCurrent()
    function lookAtCurrent() {
        if (root.activeFocus && root.current)
            root.looked(root.current.key);
    }
    onCountChanged: {
        if (root.currentIndex < 0 && root.count > 0)
            root.currentIndex = 0;
    }
    onCurrentItemChanged: root.lookAtCurrent()
    onActiveFocusChanged: root.lookAtCurrent()

    delegate: Item {
        id: cell

        required property int index
        required property string key
        required property var face
        required property int count

        width: root.cellWidth
        height: root.cellHeight

        CardView {
            objectName: "poolCard"
            anchors.centerIn: parent
            width: parent.width - 14
            height: Math.round(width / Theme.cardRatio)
            face: cell.face
            taps: false // the area above does; this is for screen readers
            hovered: over.containsMouse
            focused: root.activeFocus && root.currentIndex === cell.index
            Accessible.name: cell.count > 1 ? qsTr("%1 times %2").arg(cell.count).arg(cell.face.accessibleName) : cell.face.accessibleName
            onTapped: root.sent(cell.key)

            Badge { // on the picture, where it hides no number
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.rightMargin: -3
                anchors.topMargin: Math.round(parent.height * 0.15)
                visible: cell.count > 1
                text: "\u00D7" + cell.count
                size: Theme.base
            }
            CarryArea {
                id: over

                anchors.fill: parent
                face: cell.face
                table: root.table
                place: "pool"
                onLooked: root.looked(cell.key)
                onChosen: {
                    root.currentIndex = cell.index;
                    root.forceActiveFocus(Qt.MouseFocusReason);
                }
                onSent: root.sent(cell.key)
            }
        }
    }
}
