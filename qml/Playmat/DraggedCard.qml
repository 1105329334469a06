import QtQuick
import Triptych.Controls
import Triptych.Cards

/*! What is being dragged, at the pointer. */
CardView {
    id: root

    required property Table table
    required property real handHeight

    visible: root.table.dragFace !== null
    width: Math.round(root.handHeight * (root.table.dragFace && root.table.dragFace.tile !== "" ? 0.36 : 0.54))
    height: Math.round(root.width / Theme.cardRatio)
    x: root.table.dragAt.x - root.width / 2
    y: root.table.dragAt.y - root.height * 0.4
    // What lies beneath shows through a little; without a graphics card that would mean drawing the card twice.
    opacity: GraphicsInfo.api === GraphicsInfo.Software ? 1 : 0.92
    face: root.table.dragFace ?? root.table.match.face("")
    level: "card"
    marked: false
    Accessible.ignored: true
}
