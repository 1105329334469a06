pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Cards

/*! What waits to resolve, the next on top. Pointing at an item shows its card and its targets. */
Panel {
    id: root

    required property var waiting
    required property Table table
    readonly property int count: root.waiting ? root.waiting.count : 0
    property string shownKey: "" // whose targets are shown

    /*! All arrows of the table, with those of the item that is shown: the mat does not draw them all the time. */
    function arrowsWith(match: MatchViewModel): list<var> {
        const found = [];
        for (const arrow of match.arrows)
            found.push(arrow);
        for (let row = 0; row < root.count; ++row) {
            const at = root.waiting.index(row, 0);
            if (root.waiting.data(at, WaitingModel.KeyRole) !== root.shownKey)
                continue;
            const whose = root.waiting.data(at, WaitingModel.ControllerRole);
            for (const target of root.waiting.data(at, WaitingModel.TargetsRole)) {
                if (found.some(arrow => arrow.from === root.shownKey && arrow.to === target))
                    continue;
                const face = match.face(target);
                const side = face.key === "" ? target.split(".")[0] : face.controller !== "" ? face.controller : face.owner;
                found.push({ from: root.shownKey, to: target, kind: "target", hostile: side !== whose });
            }
        }
        return found;
    }

    implicitHeight: heading.height + list.contentHeight + Theme.grid * 2

    Words {
        id: heading

        x: Theme.grid
        y: 5
        width: parent.width - 2 * Theme.grid
        height: Math.round(Theme.small * 1.6)
        text: root.count === 0 ? qsTr("Nothing waits to resolve.") : qsTr("Resolves next")
        color: Theme.soft
        font.pixelSize: Theme.small
        font.weight: Font.Medium
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid
        anchors.topMargin: 2
        spacing: 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.waiting

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Waiting to resolve")

        delegate: Item {
            id: row

            required property var model
            required property int index
            readonly property string key: row.model.key
            readonly property bool reachable: true
            readonly property bool inviting: row.model.selectable
            readonly property bool dropTarget: root.table.dropKeys.includes(row.key)
            property bool awaited: false

            width: list.width
            height: Math.max(46, Math.round(Theme.base * 3.1))
            activeFocusOnTab: row.model.selectable || row.activeFocus

            Accessible.role: Accessible.Button
            Accessible.name: row.model.accessibleName
            Accessible.focusable: true
            Accessible.onPressAction: root.table.act(row.key, row)

            function enlarge() {
                root.table.enlarge(row.model.sourceKey !== "" ? row.model.sourceKey : row.key);
            }

            Component.onCompleted: root.table.enter(row.key, row)
            Component.onDestruction: root.table?.leave(row.key, row)

            Keys.onReturnPressed: root.table.act(row.key, row)
            Keys.onSpacePressed: row.enlarge() // as everywhere on the table
            Keys.onUpPressed: event => event.accepted = root.table.step(row, 0, -1)
            Keys.onDownPressed: event => event.accepted = root.table.step(row, 0, 1)
            Keys.onLeftPressed: event => event.accepted = root.table.step(row, -1, 0)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: row.index === 0 ? Theme.raised : Theme.panel
                border.width: row.model.selectable || row.activeFocus ? 2 : 1
                border.color: row.model.picked ? Theme.accent : row.model.selectable ? Theme.choice : row.index === 0 ? Theme.accent : Theme.edge
            }
            Rectangle { // whose it is: your side or the other, by place as well as by colour
                x: row.model.mine ? 3 : parent.width - 6
                y: 5
                width: 3
                height: parent.height - 10
                radius: 1.5
                color: row.model.mine ? Theme.friendly : Theme.hostile
            }
            Item {
                id: picture

                x: 9
                anchors.verticalCenter: parent.verticalCenter
                width: 38
                height: 38

                CardArtwork {
                    anchors.fill: parent
                    visible: row.model.face.cardId !== ""
                    face: row.model.face
                }
                Icon {
                    anchors.centerIn: parent
                    visible: row.model.face.cardId === ""
                    name: row.model.kind === "spell" ? "spell" : row.model.kind === "active" ? "ability" : "triggered"
                    size: 24
                }
            }
            Column {
                anchors.left: picture.right
                anchors.leftMargin: 8
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter

                Words {
                    width: parent.width
                    text: row.model.title
                    font.family: Theme.titleFont
                    font.pixelSize: Math.round(Theme.base * 1.08)
                    font.weight: Font.DemiBold
                }
                Words {
                    width: parent.width
                    // Two of one card are told apart by what they do; whose they are is said by the bar.
                    text: row.model.text !== "" ? row.model.text : qsTr("%1, %2").arg(row.model.kindText).arg(row.model.controllerName)
                    color: Theme.soft
                    font.pixelSize: Theme.small
                }
            }
            HoverHandler {
                id: over

                onHoveredChanged: {
                    if (hovered) {
                        root.table.look(row.model.sourceKey !== "" ? row.model.sourceKey : row.key);
                        root.shownKey = row.key;
                    } else if (root.shownKey === row.key) {
                        root.shownKey = "";
                    }
                }
            }
            TapHandler {
                acceptedButtons: Qt.RightButton
                onTapped: row.enlarge()
            }
            Click {
                onTapped: {
                    if (!finger.stayed)
                        root.table.act(row.key, row);
                }
            }
            TapHandler { // as on a Spot
                id: finger

                property bool stayed: false

                acceptedDevices: PointerDevice.TouchScreen
                onPressedChanged: {
                    if (pressed)
                        stayed = false;
                }
                onLongPressed: {
                    stayed = true;
                    row.enlarge();
                }
            }
            Hint {
                visible: over.hovered
                text: qsTr("%1, %2").arg(row.model.kindText).arg(row.model.controllerName)
                    + (row.model.text !== "" ? "\n" + row.model.text : "")
            }
        }
    }
}
