pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! Your hand: a shallow fan at the near edge. The card you look at comes up straight and large. */
Item {
    id: root

    required property var zone
    required property Table table
    readonly property int count: root.zone ? root.zone.count : 0
    readonly property real cardHeight: Math.max(90, root.height - 2 * Theme.grid)
    readonly property real cardWidth: root.cardHeight * Theme.cardRatio
    readonly property real pitch: root.count < 2 ? 0
        : Math.min(root.cardWidth + 6, (root.width - root.cardWidth - 2 * Theme.grid) / (root.count - 1))
    readonly property real middle: (root.count - 1) / 2
    readonly property string place: root.zone ? root.zone.place : ""
    // Without a graphics card a turned picture is smoothed afresh in every frame that touches it: the hand lies straight.
    property bool fanned: GraphicsInfo.api !== GraphicsInfo.Software
    property real plateRight: 0 // how far the counters of this seat reach above the hand: no card comes up over them
    property string entered: ""

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

    Words {
        anchors.centerIn: parent
        visible: root.count === 0
        text: qsTr("Your hand is empty.")
        color: Theme.soft
    }
    Repeater {
        model: root.zone

        CardSpot {
            id: card

            required property int index
            readonly property real off: card.index - root.middle

            table: root.table
            explained: true
            level: "card"
            turns: false
            width: root.cardWidth
            height: root.cardHeight
            cardWidth: root.cardWidth
            cardHeight: root.cardHeight
            x: (root.width - root.cardWidth) / 2 + card.off * root.pitch
            y: root.height - height - Theme.grid + (root.fanned ? Math.min(10, card.off * card.off * 0.7) : 0) - (card.face.selectable ? 4 : 0)
            z: card.lifted ? 100 : card.index
            hitWidth: card.index === root.count - 1 ? root.cardWidth : Math.min(root.cardWidth, root.pitch)
            readonly property bool belowPlate: card.x - root.cardWidth * 0.15 < root.plateRight
            readonly property real large: card.belowPlate ? Math.max(1, Math.min(1.3, root.height / root.cardHeight)) : 1.3
            rise: card.lifted ? root.cardHeight * (card.large - 1) / 2 + y + height - root.height + (card.belowPlate ? 0 : Theme.grid) : 0
            growth: card.lifted ? card.large : 1
            tilt: card.lifted || !root.fanned ? 0 : Math.max(-6, Math.min(6, card.off * 1.1))

            Behavior on x {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.travel; easing.type: Easing.OutCubic }
            }
            Behavior on y {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
            }
        }
    }
}
