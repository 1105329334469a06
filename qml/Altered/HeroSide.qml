pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*! At the left of a seat's half: who sits there, the Hero, and the landmarks. */
Item {
    id: root

    required property SeatViewModel seat
    required property Table table
    property bool far: false
    readonly property real gap: 6
    readonly property real cardHeight: Math.max(40, Math.min(150, root.height - plate.height - root.gap))
    readonly property real cardWidth: Math.round(root.cardHeight * 0.82)

    SeatPlate {
        id: plate

        y: root.far ? 0 : root.height - height
        width: root.width
        seat: root.seat
        table: root.table
        compact: Theme.textScale > 1.2 || root.height < 124 // the Hero needs room as well
    }
    Item { // no CardRow: the Hero's zone and the Hero's Expedition go by one key, and cards go to the latter
        id: hero

        y: root.far ? root.height - height : 0
        width: root.cardWidth + 8
        height: root.cardHeight

        Accessible.role: Accessible.List
        Accessible.name: heroes.model ? heroes.model.accessibleName : ""

        Repeater {
            id: heroes

            model: root.seat.zone("hero")

            CardSpot {
                table: root.table
                anchors.centerIn: parent
                width: root.cardWidth
                height: root.cardHeight
                titled: root.cardHeight > 76
                turnAngle: 12
            }
        }
    }
    CardRow {
        id: landmarks

        anchors.left: hero.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        y: hero.y
        height: root.cardHeight
        zone: root.seat.zone("landmark")
        table: root.table
        // Side by side, so that of each its picture, counters and whether it is exhausted are seen.
        cardWidth: Math.round(Math.max(34, Math.min(root.cardWidth, width * 0.62, (width - 8) / Math.max(1, count) - 6)))
        cardHeight: Math.min(root.cardHeight - 8, cardWidth * (count > 1 ? 1.5 : 1.2))
        slot: cardWidth + 6
        titled: landmarks.cardWidth > 48
        turnAngle: 12
        emptyText: " "
    }
    Text { // smaller rather than cut off
        anchors.fill: landmarks
        anchors.margins: 4
        visible: landmarks.count === 0
        text: landmarks.zone ? landmarks.zone.title : ""
        color: Theme.soft
        opacity: 0.75
        font.family: Theme.uiFont
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
