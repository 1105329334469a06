pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*! A card on the table as a card: lies where it is put and turns when it is used. */
Spot {
    id: root

    property string level: "token"
    property bool turns: true
    property real turnAngle: 90 // how far it turns when it is used
    property bool upsideDown: false
    property real cardWidth: root.width
    property real cardHeight: root.height
    property bool titled: true
    property bool stonesOnly: false
    property string costSign: ""
    property int backNumber: 0
    property string backSign: ""
    property real rise: 0 // how far it is lifted, and how much larger and straighter it is then
    property real growth: 1
    property real tilt: 0
    readonly property bool sideways: root.turns && root.face.turned && Math.abs(root.turnAngle) === 90

    CardView {
        id: view

        anchors.centerIn: parent
        anchors.verticalCenterOffset: -root.rise
        width: root.cardWidth
        height: root.cardHeight
        rotation: (root.turns && root.face.turned ? root.turnAngle : 0) + (root.upsideDown ? 180 : 0) + root.tilt
        scale: root.growth
        worded: !root.sideways
        face: root.face
        level: root.level
        titled: root.titled
        stonesOnly: root.stonesOnly
        costSign: root.costSign
        hovered: root.hovered
        focused: root.activeFocus && !root.table.pointed
        held: root.held
        dropTarget: root.dropTarget
        backNumber: root.backNumber
        backSign: root.backSign
        taps: false // the spot does; this is for screen readers
        onTapped: root.act()

        Behavior on anchors.verticalCenterOffset {
            enabled: Theme.motion
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }
        Behavior on scale {
            enabled: Theme.motion
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }

        Behavior on rotation {
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }
    }
    Repeater { // a card that lies on its side still says upright who it is
        model: root.sideways && root.level === "token" && !view.hidden ? 1 : 0

        Item {
            anchors.centerIn: parent
            width: root.cardHeight
            height: root.cardWidth

            TokenWords {
                anchors.fill: parent
                face: root.face
                titled: root.titled
                stonesOnly: root.stonesOnly
                costSign: root.costSign
                unit: root.cardWidth / 96
            }
            CardNotes {
                anchors.fill: parent
                face: root.face
            }
        }
    }
}
