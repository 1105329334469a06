pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*! A zone as a pile: its top card or back, how many there are, and a way to look through it. */
Item {
    id: root

    required property var zone
    required property Table table
    property real cardWidth: 44
    property real cardHeight: 58
    property string symbol: "deck"
    property bool browsable: true
    readonly property int count: root.zone ? root.zone.count : 0
    readonly property string place: root.zone ? root.zone.place : ""
    readonly property bool reachable: root.browsable || root.inviting || root.dropTarget
    readonly property bool inviting: root.zone !== null && root.zone.selectableCount > 0
    readonly property bool dropTarget: root.table.dropKeys.includes(root.place)
    readonly property var uppermost: root.zone ? root.zone.top : root.table.match.face("") // an empty pile shows an empty face
    property string entered: ""

    signal browsed

    width: root.cardWidth
    height: root.cardHeight + Math.round(Theme.small * 1.5)
    activeFocusOnTab: root.browsable && root.count > 0 || root.activeFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.zone ? root.zone.accessibleName : ""
    Accessible.focusable: true
    Accessible.onPressAction: root.open()

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onPlaceChanged: root.enter()

    function enter() {
        if (root.entered !== "" && root.entered !== root.place)
            root.table.leave(root.entered, root);
        root.entered = root.place;
        root.table.enter(root.place, root);
    }
    function open() {
        if (root.dropTarget) // what was picked up is put down here
            root.table.act(root.place, root);
        else if (root.browsable && root.count > 0)
            root.browsed();
    }

    Keys.onReturnPressed: root.open()
    Keys.onEnterPressed: root.open()
    Keys.onSpacePressed: root.open()
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    Rectangle { // where it would lie
        width: root.cardWidth
        height: root.cardHeight
        radius: Theme.radius
        color: Qt.alpha(Theme.hairline, 0.06)
        border.width: root.dropTarget || root.inviting ? 2 : 1
        border.color: root.dropTarget || root.inviting ? Theme.choice : Qt.alpha(Theme.hairline, Theme.contrast ? 1 : 0.4)

        Icon {
            anchors.centerIn: parent
            visible: root.count === 0
            name: root.symbol
            size: parent.width * 0.5
            opacity: 0.5
        }
    }
    Repeater { // the edges of the cards below
        model: root.count < 2 ? 0 : Math.min(3, 1 + Math.floor(root.count / 8))

        Rectangle {
            required property int index

            x: -(index + 1) * 1.5
            y: (index + 1) * 1.5
            z: -1
            width: root.cardWidth
            height: root.cardHeight
            radius: Theme.radius
            color: Theme.backEdge
            border.width: 1
            border.color: Theme.backRim
        }
    }
    Repeater {
        model: root.count > 0 ? 1 : 0

        CardView {
            width: root.cardWidth
            height: root.cardHeight
            face: root.uppermost
            level: "token"
            titled: false
            marked: false
            taps: false // the pile does: whoever opens it twice has it shut
            Accessible.ignored: true
        }
    }
    Rectangle {
        width: root.cardWidth
        height: root.cardHeight
        visible: root.activeFocus
        radius: Theme.radius
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        spacing: 3

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.cardWidth >= 36 // a narrow pile has room for the number only
            name: root.symbol
            size: Theme.small
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: root.count
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
        }
    }
    HoverHandler {
        id: pointer

        onHoveredChanged: {
            if (hovered && root.uppermost && root.uppermost.name !== "")
                root.table.look(root.uppermost.key);
        }
    }
    Click {
        onTapped: root.open()
    }
    Hint {
        visible: pointer.hovered && root.zone !== null
        text: root.zone ? root.zone.accessibleName : ""
    }
}
