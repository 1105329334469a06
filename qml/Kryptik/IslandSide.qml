pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*!
    One side of the table: the island at the middle line, behind it the 11 year row, behind that the
    soul row; at the left the seat's plate and its piles. The far side is the same, upside down.
*/
Item {
    id: root

    required property SeatViewModel seat
    required property Table table
    property bool far: false
    property bool narrow: false // one of several columns in the far half

    signal browseAsked(ZoneModel zone)

    readonly property real gap: Math.max(5, Math.round(root.height * 0.02))
    readonly property real islandHeight: Math.round((root.height - 2 * root.gap) * 0.46)
    readonly property real yearHeight: Math.round((root.height - 2 * root.gap) * 0.26)
    readonly property real soulHeight: root.height - 2 * root.gap - root.islandHeight - root.yearHeight
    readonly property real edgeWidth: root.narrow ? Math.min(136, root.width * 0.3) : Math.round(Math.max(148, Math.min(210, root.width * 0.17)))
    readonly property real tokenHeight: Math.min(root.islandHeight - 14, root.narrow ? 118 : 190)
    readonly property real tokenWidth: Math.round(root.tokenHeight * 0.86)
    readonly property real rowX: root.edgeWidth + Theme.grid
    readonly property real rowWidth: root.width - root.rowX

    // --- The three rows

    CardRow {
        id: island

        x: root.rowX
        y: root.far ? root.height - height : 0
        width: root.rowWidth
        height: root.islandHeight
        zone: root.seat.zone("island")
        table: root.table
        cardHeight: root.tokenHeight
        cardWidth: root.tokenWidth
        slot: Math.max(root.tokenWidth, root.tokenHeight) + 12
        forward: root.far ? 8 : -8
    }
    CardRow {
        id: years

        x: root.rowX
        y: root.far ? root.soulHeight + root.gap : root.islandHeight + root.gap
        width: root.rowWidth
        height: root.yearHeight
        zone: root.seat.zone("eleven_year")
        table: root.table
        cardHeight: root.yearHeight - 8
        cardWidth: Math.round((root.yearHeight - 8) * Theme.cardRatio * 1.02)
        slot: Math.min(cardWidth + 26, width / 6.3)
        turns: false
        titled: false
        numbered: true
        backSign: "hourglass"
    }
    CardRow {
        id: souls

        x: root.rowX
        y: root.far ? 0 : root.height - height
        width: root.rowWidth
        height: root.soulHeight
        zone: root.seat.zone("soul_row")
        table: root.table
        cardHeight: root.soulHeight - 10
        cardWidth: Math.round((root.soulHeight - 10) * 0.82)
        slot: root.soulHeight + 2
        titled: false
        stonesOnly: true
    }

    // --- The left edge: who, and the piles

    SeatPlate {
        id: plate

        width: root.edgeWidth
        y: root.far ? 0 : root.height - height
        seat: root.seat
        table: root.table
        compact: root.narrow
    }
    Row {
        id: piles

        readonly property real cardWidth: Math.min(64, Math.floor((root.edgeWidth - 2 * 8) / 3))
        readonly property real cardHeight: Math.min(cardWidth * 1.34, root.height - plate.height - root.gap - 26)

        y: root.far ? root.height - height : 0
        spacing: 8
        visible: piles.cardHeight > 20

        Repeater {
            model: [
                { zone: "deck", symbol: "deck", browsable: false },
                { zone: "limbo", symbol: "limbo", browsable: true },
                { zone: "abolished", symbol: "abolished", browsable: true }
            ]

            PileSpot {
                required property var modelData

                zone: root.seat.zone(modelData.zone)
                table: root.table
                symbol: modelData.symbol
                browsable: modelData.browsable
                cardWidth: Math.min(piles.cardWidth, piles.cardHeight / 1.34) // where there is less height, smaller and not flatter
                cardHeight: piles.cardHeight
                onBrowsed: root.browseAsked(zone)
            }
        }
    }
    Row { // the hand of another seat: backs, as many as there are
        id: backs

        readonly property ZoneModel hand: root.far ? root.seat.zone("hand") : null
        readonly property int count: backs.hand ? backs.hand.count : 0
        readonly property real room: root.height - plate.height - piles.height - 3 * root.gap
        readonly property real backHeight: Math.min(44, backs.room)
        readonly property real backWidth: backs.backHeight * Theme.cardRatio

        visible: backs.count > 0 && backs.room > 22
        y: plate.y + plate.height + root.gap
        spacing: backs.count < 2 ? 0 : Math.min(3, (root.edgeWidth - backs.backWidth) / (backs.count - 1) - backs.backWidth)

        Repeater {
            model: backs.hand

            CardSpot {
                table: root.table
                width: backs.backWidth
                height: backs.backHeight
                cardWidth: width
                cardHeight: height
                turns: false
                level: "token"
                titled: false
            }
        }
    }
    Item { // where cards of a hand that is not shown come from and go to
        x: 8
        y: backs.visible ? backs.y : plate.y
        width: 40
        height: 40

        readonly property string place: root.far && root.seat.zone("hand") ? root.seat.zone("hand").place : ""
        onPlaceChanged: root.table.enter(place, this)
        Component.onCompleted: root.table.enter(place, this)
        Component.onDestruction: root.table?.leave(place, this)
    }
}
