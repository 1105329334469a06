pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*! At the right of a seat's half: the Reserve, the deck and the discard pile. */
Item {
    id: root

    required property SeatViewModel seat
    required property Table table
    property bool far: false
    property bool low: false // the piles stand beside the Reserve, one above the other

    signal browseAsked(ZoneModel zone)

    readonly property real gap: 6
    readonly property real label: Math.round(Theme.small * 1.5)
    readonly property real pileHeight: Math.round(root.low ? Math.max(24, (root.height - root.gap) / 2 - root.label)
        : Math.max(34, Math.min(84, root.height * 0.3)))
    readonly property real backsHeight: root.far ? Math.round(Math.min(root.low ? 30 : 44, root.pileHeight)) : 0
    readonly property real rowHeight: root.low ? root.height - (root.far ? root.backsHeight + root.gap : 0)
        : root.height - root.pileHeight - root.label - root.gap

    CardRow {
        id: reserve

        y: root.far ? root.height - height : 0
        width: root.low ? root.width - piles.width - root.gap : root.width
        height: root.rowHeight
        zone: root.seat.zone("reserve")
        table: root.table
        cardHeight: Math.min(176, root.rowHeight - 10)
        cardWidth: Math.round(Math.max(46, Math.min(cardHeight * 0.8, (width - 10) / Math.max(1, count) - 6)))
        slot: cardWidth + (count > 2 ? 6 : 10)
        turnAngle: 12
        costSign: "cost-reserve"
    }
    Grid {
        id: piles

        anchors.right: parent.right
        anchors.rightMargin: root.low ? 0 : 4
        y: root.far || root.low ? 0 : root.height - height
        columns: root.low ? 1 : 2
        spacing: root.low ? root.gap : 12

        Repeater {
            model: [{ zone: "deck", symbol: "deck", browsable: false }, { zone: "discard", symbol: "discard", browsable: true }]

            PileSpot {
                required property var modelData

                zone: root.seat.zone(modelData.zone)
                table: root.table
                symbol: modelData.symbol
                browsable: modelData.browsable
                cardWidth: Math.round(root.pileHeight * 0.74)
                cardHeight: root.pileHeight
                onBrowsed: root.browseAsked(zone)
            }
        }
    }
    Item { // the hand of the other seat: backs, as many as there are
        anchors.left: parent.left
        anchors.right: piles.left
        anchors.rightMargin: 10
        height: root.low ? root.backsHeight : root.pileHeight
        visible: root.far

        readonly property string place: root.far && root.seat.zone("hand") ? root.seat.zone("hand").place : ""
        onPlaceChanged: root.table.enter(place, this)
        Component.onCompleted: root.table.enter(place, this)
        Component.onDestruction: root.table?.leave(place, this)

        Row {
            id: backs

            readonly property ZoneModel hand: root.far ? root.seat.zone("hand") : null
            readonly property int count: backs.hand ? backs.hand.count : 0
            readonly property real backHeight: root.backsHeight
            readonly property real backWidth: backs.backHeight * Theme.cardRatio

            spacing: backs.count < 2 ? 0 : Math.min(3, (parent.width - backs.backWidth) / (backs.count - 1) - backs.backWidth)

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
    }
}
