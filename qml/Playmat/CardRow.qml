pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    A zone whose cards lie side by side. They close up when there are many, travel when they move,
    and the zone shows itself when a card may be dropped on it.
*/
Item {
    id: root

    required property var zone
    required property Table table
    property real cardWidth: 88
    property real cardHeight: 102
    property real slot: root.cardWidth + 8
    property string level: "token"
    property bool turns: true
    property real turnAngle: 90
    property bool titled: true
    property bool stonesOnly: false
    property string costSign: ""
    property bool draggable: true
    property bool numbered: false
    property string backSign: ""
    property bool upsideDown: false
    property bool bare: false // lies on a ground that is drawn already
    property bool fromRight: false
    property real forward: 0 // how far cards in a fight step towards the other side
    property string emptyText: ""
    readonly property int count: root.zone ? root.zone.count : 0
    readonly property real cell: root.turns ? root.slot : root.cardWidth + 8 // what one card takes up
    readonly property bool crowded: root.count > 2 && (root.width - root.cell) / (root.count - 1) < root.slot * 0.8
    property int changes: 0
    readonly property var heaps: { // where there is little room, cards that are alike lie on one heap
        void root.changes;
        const columns = [];
        const sizes = [];
        const tops = [];
        const depths = [];
        for (let i = 0; i < root.count; ++i) {
            const face = cards.itemAt(i)?.face ?? null;
            const like = root.crowded && face ? tops.findIndex(other => root.alike(other, face)) : -1;
            columns.push(like < 0 ? tops.length : like);
            depths.push(like < 0 ? 0 : sizes[like]);
            if (like < 0) {
                tops.push(face);
                sizes.push(1);
            } else {
                sizes[like]++;
            }
        }
        return { columns: columns, depths: depths, sizes: sizes, count: tops.length };
    }
    readonly property int places: Math.max(1, root.heaps.count)
    readonly property real pitch: root.places < 2 ? root.slot
        : Math.min(root.slot, (root.width - root.cell) / (root.places - 1))
    readonly property real span: root.count < 1 ? 0 : root.pitch * (root.places - 1) + root.cell
    readonly property string place: root.zone ? root.zone.place : ""
    readonly property bool dropTarget: root.table.dropKeys.includes(root.place)
    property string entered: ""

    Accessible.role: Accessible.List
    Accessible.name: root.zone ? root.zone.accessibleName : ""

    /*! What looks and stands alike, so that it does not matter which of them is meant. */
    function alike(one: var, other: var): bool {
        return one !== null && one.name !== "" && one.cardId === other.cardId && one.turned === other.turned
            && one.picked === other.picked && one.ring === other.ring && one.forward === other.forward && one.dimmed === other.dimmed
            && one.attachedKeys.length === 0 && other.attachedKeys.length === 0
            && root.written(one) === root.written(other);
    }

    /*! All numbers that stand on a card. */
    function written(face: var): string {
        return JSON.stringify([face.boxes, face.notes, face.counters, face.stats]);
    }

    Connections {
        target: root.table.match
        ignoreUnknownSignals: true

        function onChanged() {
            root.changes++;
        }
    }
    onCountChanged: root.changes++

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onPlaceChanged: root.enter()

    function enter() {
        if (root.entered !== "" && root.entered !== root.place)
            root.table.leave(root.entered, root);
        root.entered = root.place;
        root.table.enter(root.place, root);
    }

    Rectangle {
        anchors.fill: parent
        visible: !root.bare || root.dropTarget
        radius: Theme.radius
        color: Qt.alpha(Theme.hairline, root.dropTarget ? 0.22 : 0.05)
        border.width: root.dropTarget ? 2 : 1
        border.color: root.dropTarget ? Theme.choice : Qt.alpha(Theme.hairline, Theme.contrast ? 1 : 0.22)
    }
    Words {
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - Theme.grid)
        visible: root.count === 0
        text: root.emptyText !== "" ? root.emptyText : root.zone ? root.zone.title : ""
        color: Theme.soft
        font.pixelSize: Theme.small
        opacity: 0.75
    }
    Repeater {
        id: cards

        model: root.zone
        onItemAdded: root.changes++
        onItemRemoved: root.changes++

        CardSpot {
            id: card

            required property int index
            readonly property int column: root.heaps.columns[card.index] ?? card.index
            readonly property int depth: root.heaps.depths[card.index] ?? 0
            readonly property int heap: root.heaps.sizes[card.column] ?? 1
            readonly property bool fighting: card.face.forward

            table: root.table
            level: root.level
            turns: root.turns
            turnAngle: root.turnAngle
            titled: root.titled
            stonesOnly: root.stonesOnly
            costSign: root.costSign
            upsideDown: root.upsideDown
            draggable: root.draggable && card.face.selectable
            backNumber: root.numbered ? card.index + 1 : 0
            backSign: root.backSign
            cardWidth: root.cardWidth
            cardHeight: root.cardHeight
            width: root.turns ? root.slot - 8 : root.cardWidth
            height: root.cardHeight
            x: root.fromRight ? root.width - card.column * root.pitch - root.cell + 4
                : (root.width - root.span) / 2 + card.column * root.pitch + 4 + Math.min(card.depth, 4) * 3
            y: (root.height - height) / 2 - Math.min(card.depth, 4) * 3 + (card.fighting ? root.forward : 0)
            z: card.lifted ? 10 : card.fighting ? 5 : 0

            Behavior on x {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic }
            }
            Behavior on y {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic }
            }

            Badge { // how many there are
                z: 3
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: 2
                visible: card.heap > 1 && card.depth === card.heap - 1
                text: "\u00d7" + card.heap
            }
            // Cards under it peek out below.
            Repeater {
                model: card.face.attachedKeys.slice(0, 3)

                Rectangle {
                    required property string modelData
                    required property int index
                    readonly property var under: root.table.match.face(modelData)

                    z: -1 - index
                    x: (card.width - width) / 2 + (index + 1) * 5
                    y: -(index + 1) * 6
                    width: root.cardWidth
                    height: root.cardHeight
                    radius: Theme.radius
                    color: Theme.frameFoot(under.colours)
                    border.width: 1
                    border.color: "#11182A"

                    HoverHandler {
                        onHoveredChanged: {
                            if (hovered)
                                root.table.look(parent.modelData);
                        }
                    }
                }
            }
        }
    }
}
