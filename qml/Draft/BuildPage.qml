pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Cards
import Triptych.Playmat

/*! Making the deck: the pool, the deck, and the card one looks at. */
FocusScope {
    id: root

    required property DraftViewModel draft
    readonly property bool roomy: root.width >= 1100
    property var carried: null // stays known while its picture goes
    property bool carrying: false
    property point at

    onVisibleChanged: {
        if (root.visible)
            pool.forceActiveFocus(Qt.OtherFocusReason);
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_S && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))) {
            root.draft.suggest();
            event.accepted = true;
        }
    }

    // --- A card on its way between pool and deck

    property string from: "" // "pool" or "deck"

    function lift(face: var, place: string): void {
        root.from = place;
        root.carried = face;
        root.carrying = true;
    }
    function carry(point: point): void {
        root.at = point;
    }
    function drop(point: point): void {
        if (!root.carrying)
            return;
        root.carrying = false;
        if (root.from === "pool" && root.inside(deck, point))
            root.draft.add(root.carried.key);
        else if (root.from === "deck" && root.inside(poolPanel, point))
            root.draft.remove(root.carried.key);
    }
    function inside(item: Item, point: point): bool {
        const there = root.mapToItem(item, point.x, point.y);
        return there.x >= 0 && there.y >= 0 && there.x < item.width && there.y < item.height;
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
        id: poolPanel

        anchors.left: parent.left
        anchors.right: deck.left
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid * 2
        anchors.rightMargin: Theme.grid
        border.width: root.carrying && root.from === "deck" ? 3 : 1
        border.color: root.carrying && root.from === "deck" ? Theme.choice : Theme.edge

        Words {
            id: poolTitle

            anchors.left: parent.left
            anchors.top: parent.top
            anchors.margins: Theme.grid
            text: qsTr("Left in the pool: %1").arg(root.draft.pool.cards)
            font.weight: Font.DemiBold
        }
        PoolGrid {
            id: pool

            objectName: "poolGrid"
            anchors.fill: parent
            anchors.margins: Theme.grid
            anchors.topMargin: poolTitle.height + Theme.grid * 2
            focus: true
            rows: root.draft.pool
            table: root
            onLooked: key => root.draft.look(key)
            onSent: key => root.draft.add(key)
        }
    }
    DeckPanel {
        id: deck

        anchors.right: zoom.visible ? zoom.left : parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid * 2
        anchors.rightMargin: zoom.visible ? Theme.grid : Theme.grid * 2
        width: Math.round(Math.max(330, Math.min(460, root.width * 0.29)))
        draft: root.draft
        table: root
        target: root.carrying && root.from === "pool"
    }
    ZoomPage {
        id: zoom

        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid * 2
        visible: root.roomy
        width: root.roomy ? Math.round(Math.max(250, Math.min(380, root.width * 0.22))) : 0
        zoom: root.draft.zoom
    }
    Repeater { // the card in the hand
        model: root.carrying ? 1 : 0

        CardView {
            x: root.at.x - width / 2
            y: root.at.y - height * 0.3
            width: 126
            height: Math.round(width / Theme.cardRatio)
            rotation: -3
            taps: false
            face: root.carried
            hovered: true
        }
    }
}
