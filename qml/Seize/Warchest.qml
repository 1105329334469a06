pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Playmat

/*!
    A chest of treasures: what is ready stands, what is exhausted lies on its side. When there are
    many they close up.
*/
Item {
    id: root

    required property var zone // null where it stands elsewhere
    required property Table table
    property real largest: 64
    property bool narrow: false
    property bool own: false
    property string owner: ""
    readonly property int count: root.zone ? root.zone.count : 0
    readonly property string place: root.zone ? root.zone.place : ""
    readonly property bool dropTarget: root.table.dropKeys.includes(root.place)
    readonly property bool reachable: root.dropTarget
    readonly property bool inviting: false
    readonly property real inner: root.width - 16
    readonly property real floorTop: title.height + 8
    readonly property real room: root.height - root.floorTop - 8
    // As large as lets all of them be seen: try fewer and fewer to a row.
    readonly property var grid: {
        let best = { side: 20, columns: Math.max(1, root.count) };
        for (let columns = 1; columns <= Math.max(1, root.count); ++columns) {
            const lines = Math.ceil(Math.max(1, root.count) / columns);
            const side = Math.min(root.largest, (root.inner - 4 * (columns - 1)) / columns, (root.room - 4 * (lines - 1)) / lines);
            if (side > best.side)
                best = { side: side, columns: columns };
        }
        return best;
    }
    property string entered: ""

    Accessible.role: Accessible.List
    Accessible.name: root.zone ? root.zone.accessibleName : ""
    activeFocusOnTab: root.dropTarget || root.activeFocus

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onPlaceChanged: root.enter()

    function enter() {
        if (root.entered !== "" && root.entered !== root.place)
            root.table.leave(root.entered, root);
        root.entered = root.place;
        root.table.enter(root.place, root);
    }
    Keys.onReturnPressed: root.table.act(root.place, root)
    Keys.onSpacePressed: root.table.act(root.place, root)
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    Rectangle { // the chest
        anchors.fill: parent
        radius: 8
        color: Theme.contrast ? "#000000" : Qt.alpha(Theme.light ? "#6B4A2A" : "#150E09", Theme.light ? 0.16 : 0.55)
        border.width: root.dropTarget || root.activeFocus ? 2 : 1
        border.color: root.dropTarget ? Theme.choice : root.activeFocus ? Theme.ink : Qt.alpha(Theme.hairline, 0.85)
    }
    Rectangle { // its lid, bound with brass
        x: 1
        y: 1
        width: parent.width - 2
        height: title.height + 4
        radius: 7
        color: Theme.contrast ? "#000000" : Qt.alpha(Theme.light ? "#A9793F" : "#5A3D20", Theme.light ? 0.35 : 0.8)
        border.width: 1
        border.color: Qt.alpha(Theme.hairline, 0.6)
    }
    Rectangle { // the lock
        anchors.horizontalCenter: parent.horizontalCenter
        visible: !Theme.contrast
        y: title.height - 2
        width: 14
        height: 13
        radius: 2
        color: "#C99A45"
        border.width: 1
        border.color: "#6B4A17"

        Rectangle {
            anchors.centerIn: parent
            width: 3
            height: 6
            radius: 1.5
            color: "#3B2408"
        }
    }
    Item {
        id: title

        x: 8
        y: 2
        width: parent.width - 16
        height: Math.round(Theme.small * 1.55)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.narrow
            name: "warchest"
            size: Theme.base
        }
        Words {
            anchors.left: parent.left
            anchors.right: ready.visible ? ready.left : parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.narrow
            text: root.own ? qsTr("Your warchest") : qsTr("Warchest of %1").arg(root.owner)
            fontSizeMode: Text.HorizontalFit // whose it is stands at the end
            minimumPixelSize: 10
            font.family: Theme.titleFont
            font.weight: Font.DemiBold
        }
        Words {
            id: ready

            readonly property int standing: {
                void root.zone?.selectableCount;
                void watch.turn;
                let found = 0;
                for (let row = 0; row < root.count; ++row)
                    found += root.zone.faceAt(row).turned ? 0 : 1;
                return found;
            }

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.count > 0
            text: qsTr("%1 of %2 ready").arg(ready.standing).arg(root.count)
            color: Theme.soft
            font.pixelSize: Theme.small
        }
    }
    Connections {
        id: watch

        property int turn: 0

        target: root.zone

        function onDataChanged() {
            watch.turn++;
        }
        function onRowsInserted() {
            watch.turn++;
        }
        function onRowsRemoved() {
            watch.turn++;
        }
    }
    Words {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: 8
        visible: root.count === 0
        text: root.narrow ? qsTr("Empty") : qsTr("No treasure yet")
        color: Theme.soft
        font.pixelSize: Theme.small
    }
    Repeater {
        model: root.zone

        CardSpot {
            id: card

            required property int index
            readonly property int shelf: Math.floor(card.index / root.grid.columns)
            readonly property int abreast: Math.min(root.grid.columns, root.count - card.shelf * root.grid.columns)
            readonly property real span: card.abreast * root.grid.side + (card.abreast - 1) * 4

            table: root.table
            explained: root.own
            width: root.grid.side
            height: root.grid.side
            cardWidth: Math.round(root.grid.side * 0.8)
            cardHeight: root.grid.side
            titled: root.grid.side > 52
            x: (root.width - card.span) / 2 + (card.index - card.shelf * root.grid.columns) * (root.grid.side + 4)
            y: root.floorTop + 4 + card.shelf * (root.grid.side + 4)
            z: card.lifted ? 10 : 0

            Behavior on x {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic }
            }
            Behavior on y {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic }
            }
        }
    }
    Click {
        enabled: root.dropTarget
        onTapped: root.table.act(root.place, root)
    }
}
