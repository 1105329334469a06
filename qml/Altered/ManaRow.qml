pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Playmat

/*! Mana orbs side by side: bright while ready, hollow when spent. Cards may be dropped here. */
Item {
    id: root

    required property var zone
    required property Table table
    property bool near: true
    property real orb: 22
    readonly property int count: root.zone ? root.zone.count : 0
    readonly property string place: root.zone ? root.zone.place : ""
    readonly property bool dropTarget: root.near && root.table.dropKeys.includes(root.place)
    readonly property real pitch: root.count < 2 ? root.orb + 5
        : Math.min(root.orb + 5, (root.width - label.width - root.orb - 16) / (root.count - 1))
    readonly property bool reachable: root.dropTarget
    readonly property bool inviting: false
    property string entered: ""

    activeFocusOnTab: root.dropTarget || root.activeFocus
    implicitHeight: root.orb + 12

    Accessible.role: Accessible.List
    Accessible.name: root.zone ? root.zone.accessibleName : ""

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onPlaceChanged: root.enter()

    function enter() {
        if (root.entered !== "" && root.entered !== root.place)
            root.table.leave(root.entered, root);
        root.entered = root.place;
        root.table.enter(root.place, root);
    }
    /*! What was picked up is put down here. */
    function act() {
        root.forceActiveFocus(Qt.MouseFocusReason);
        root.table.act(root.place, root);
    }

    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.act()
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    Click {
        enabled: root.dropTarget
        onTapped: root.act()
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Qt.alpha(root.dropTarget ? Theme.choice : Theme.hairline, root.dropTarget ? 0.22 : 0.08)
        border.width: root.activeFocus ? 3 : root.dropTarget ? 2 : 1
        border.color: root.activeFocus ? Theme.ink : root.dropTarget ? Theme.choice : Qt.alpha(Theme.hairline, Pigment.plain ? 1 : 0.3)
    }
    Words {
        id: label

        x: 12
        anchors.verticalCenter: parent.verticalCenter
        text: root.zone ? root.zone.title : ""
        color: Theme.soft
        font.pixelSize: Theme.small
    }
    Repeater {
        model: root.zone

        Spot {
            id: spot

            required property int index

            table: root.table
            draggable: false
            acts: spot.face.selectable || spot.dropTarget
            width: root.orb
            height: root.orb
            x: label.x + label.width + 10 + spot.index * root.pitch
            y: (root.height - height) / 2
            z: spot.lifted ? 2 : 0
            scale: spot.face.turned ? 0.86 : 1

            Accessible.role: Accessible.Button
            Accessible.name: spot.face.accessibleName
            Accessible.focusable: true
            Accessible.onPressAction: spot.act()

            Behavior on scale {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.quick }
            }

            Rectangle {
                anchors.fill: parent
                radius: width / 2
                gradient: Gradient {
                    GradientStop { position: 0; color: spot.face.turned ? Pigment.paper : "#9FE3EE" }
                    GradientStop { position: 0.45; color: spot.face.turned ? Pigment.paper : "#3FA4C4" }
                    GradientStop { position: 1; color: spot.face.turned ? Pigment.paper : "#1C6486" }
                }
                opacity: spot.face.turned ? 0.85 : 1
                border.width: spot.dropTarget || spot.hovered || spot.activeFocus || spot.face.turned ? 2 : 1
                border.color: spot.dropTarget ? Theme.choice : spot.activeFocus ? Theme.ink
                    : spot.face.turned ? Pigment.rim : "#123F55"
            }
            Rectangle { // the light in it
                visible: !spot.face.turned
                x: parent.width * 0.2
                y: parent.height * 0.14
                width: parent.width * 0.34
                height: parent.height * 0.24
                radius: height / 2
                color: "#FFFFFF"
                opacity: 0.8
            }
            Icon {
                anchors.centerIn: parent
                visible: spot.face.turned && root.orb > 15
                name: "diamond"
                size: Math.round(root.orb * 0.4)
                opacity: 0.4
            }
            Click {
                onTapped: root.table.tap(spot.act)
            }
        }
    }
}
