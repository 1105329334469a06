import QtQuick
import Triptych.Controls
import Triptych.Cards

/*! A card on the table as a card: lies where it is put and turns when engaged. */
Spot {
    id: root

    property string level: "token"
    property bool turns: true
    property real turnAngle: 90 // how far it turns when engaged
    property bool upsideDown: false
    property real cardWidth: root.width
    property real cardHeight: root.height
    property bool titled: true
    property bool soulOnly: false
    property string costSign: ""
    property int backNumber: 0
    property string backSign: ""

    CardView {
        anchors.centerIn: parent
        width: root.cardWidth
        height: root.cardHeight
        rotation: (root.turns && root.face.engaged ? root.turnAngle : 0) + (root.upsideDown ? 180 : 0)
        face: root.face
        level: root.level
        titled: root.titled
        soulOnly: root.soulOnly
        costSign: root.costSign
        hovered: root.hovered
        focused: root.activeFocus && !root.table.pointed
        held: root.held
        dropTarget: root.dropTarget
        backNumber: root.backNumber
        backSign: root.backSign
        taps: false // the spot does; this is for screen readers
        onTapped: root.act()

        Behavior on rotation {
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }
    }
}
