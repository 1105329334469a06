pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Cards
import Triptych.Playmat

/*! The pack in hand: a click or Enter takes a card; at the right the card one looks at and the pool. */
FocusScope {
    id: root

    required property DraftViewModel draft
    readonly property real columnWidth: Math.round(Math.max(264, Math.min(400, root.width * 0.25)))
    // Cards grow while the pack shrinks, but the last ones do not fill the room.
    readonly property int places: Math.max(4, root.draft.pack.count)

    onVisibleChanged: {
        if (root.visible)
            pack.forceActiveFocus(Qt.OtherFocusReason);
    }
    onActiveFocusChanged: {
        if (root.activeFocus && !pool.activeFocus && !pack.activeFocus)
            pack.forceActiveFocus(Qt.OtherFocusReason);
    }

    DraftHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.grid * 2
        draft: root.draft
    }
    Item {
        id: room

        anchors.left: parent.left
        anchors.right: column.left
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid * 2

        GridView {
            id: pack

            objectName: "pack"
            readonly property var current: pack.currentItem
            readonly property int columns: root.columnsFor(root.places, room.width, room.height)
            readonly property real cell: Math.min(300, Math.floor(Math.min(room.width / pack.columns,
                room.height / Math.ceil(root.places / pack.columns) * Theme.cardRatio)))

            anchors.top: parent.top
            anchors.horizontalCenter: parent.horizontalCenter
            width: pack.cell * pack.columns
            height: parent.height
            cellWidth: pack.cell
            cellHeight: Math.floor(pack.cell / Theme.cardRatio)
            interactive: false
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            model: root.draft.pack

            Accessible.role: Accessible.List
            Accessible.name: qsTr("The pack, %1 cards").arg(root.draft.pack.count)

            function take() {
                if (pack.current)
                    root.draft.pick(pack.current.key);
            }
            Keys.onReturnPressed: pack.take()
            Keys.onEnterPressed: pack.take()
            Keys.onSpacePressed: pack.take()
            onCountChanged: {
                if (pack.currentIndex < 0 && pack.count > 0)
                    pack.currentIndex = 0;
            }
            onCurrentItemChanged: {
                if (pack.activeFocus && pack.current)
                    root.draft.look(pack.current.key);
            }

            delegate: Item {
                id: cell

                required property int index
                required property string key
                required property var face

                width: pack.cellWidth
                height: pack.cellHeight

                // Not a transition of the view: Qt 6.4 leaves cards that are in one where they were when
                // the cells grow meanwhile, and then they lie on each other.
                NumberAnimation on opacity {
                    from: 0
                    to: 1
                    duration: Theme.quick
                }

                CardView {
                    objectName: "packCard"
                    anchors.centerIn: parent
                    width: parent.width - 16
                    height: Math.round(width / Theme.cardRatio)
                    scale: over.hovered ? 1.025 : 1
                    face: cell.face
                    hovered: over.hovered
                    focused: pack.activeFocus && pack.currentIndex === cell.index
                    onTapped: root.draft.pick(cell.key)

                    Behavior on scale {
                        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
                    }
                    HoverHandler {
                        id: over

                        cursorShape: Qt.PointingHandCursor
                        onHoveredChanged: {
                            if (hovered)
                                root.draft.look(cell.key);
                        }
                    }
                }
            }
        }
    }
    Item {
        id: column

        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid * 2
        width: root.columnWidth

        ZoomPage {
            id: zoom

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            height: Math.round(parent.height * (Theme.textScale > 1.3 ? 0.5 : 0.56))
            zoom: root.draft.zoom
        }
        Panel {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: zoom.bottom
            anchors.topMargin: Theme.grid
            anchors.bottom: parent.bottom

            Words {
                id: poolTitle

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.grid
                text: root.draft.pool.cards === 0 ? qsTr("You have taken nothing yet.") : qsTr("Taken: %1").arg(root.draft.pool.cards)
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            Tallies {
                id: tallies

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: poolTitle.bottom
                anchors.margins: Theme.grid
                tallies: root.draft.pool.cards === 0 ? [] : root.draft.tallies
            }
            RowList {
                id: pool

                objectName: "poolList"
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: tallies.bottom
                anchors.bottom: parent.bottom
                anchors.margins: Theme.grid
                rows: root.draft.pool
                Accessible.name: qsTr("What you have taken")
                onLooked: key => root.draft.look(key)
            }
        }
    }

    /// The number of columns with which so many cards are largest.
    function columnsFor(cards: int, width: real, height: real): int {
        let best = 1;
        let widest = 0;
        for (let columns = 1; columns <= cards; ++columns) {
            const rows = Math.ceil(cards / columns);
            const card = Math.min(width / columns, height / rows * Theme.cardRatio);
            if (card > widest) {
                widest = card;
                best = columns;
            }
        }
        return best;
    }
}
