pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*!
    What a seat has beside the map: its plate, the vault, deck and discard pile, events, the guild
    quarters, and, where there is no room for it elsewhere, the warchest.
*/
Item {
    id: root

    required property SeatViewModel seat
    required property Table table
    property bool far: false
    property bool withChest: false

    signal browseAsked(ZoneModel zone)

    readonly property var vault: root.counted(root.seat.purse)
    readonly property real gap: 6
    readonly property real coin: Math.round(root.withChest ? Math.min(62, root.width * 0.5) : Math.min(150, root.width * 0.42, root.height * 0.38))
    readonly property real pileHeight: Math.round(Math.min(root.withChest ? 44 : 112, root.coin * 0.86))
    readonly property real pileWidth: Math.round(root.pileHeight * 0.74)
    readonly property real slim: Math.min(root.pileWidth, (root.width - coin.width - root.gap) / 2 - 4)

    function counted(purse: var): var {
        return purse.find(entry => entry.symbol === "vault") ?? null;
    }

    SeatPlate {
        id: plate

        width: parent.width
        y: root.far ? 0 : parent.height - height
        seat: root.seat
        table: root.table
        compact: root.withChest
        leftOut: ["vault", "warchest"]
    }
    Item { // vault and piles in one line
        id: line

        y: root.far ? plate.height + root.gap : plate.y - root.gap - height
        width: parent.width
        height: Math.max(root.coin, piles.height)

        VaultCoin {
            id: coin

            visible: root.vault !== null
            z: 1 // what flies off it flies over the piles
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? root.coin : 0
            height: root.coin
            loot: root.vault ? root.vault.count : 0
            label: root.vault ? root.vault.label : ""
        }
        Row {
            id: piles

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: root.withChest ? 4 : 10

            PileSpot {
                zone: root.seat.zone("deck")
                table: root.table
                symbol: "deck"
                browsable: false
                cardWidth: root.slim
                cardHeight: root.pileHeight
            }
            PileSpot {
                zone: root.seat.zone("discard")
                table: root.table
                symbol: "discard"
                cardWidth: root.slim
                cardHeight: root.pileHeight
                onBrowsed: root.browseAsked(zone)
            }
        }
    }
    // What is left of the corner: events and guild quarters, the chest, or the backs of a hand.
    Item {
        id: rest

        y: root.far ? line.y + line.height + root.gap : 0
        width: parent.width
        height: root.height - plate.height - line.height - 2 * root.gap

        readonly property ZoneModel events: root.seat.zone("events")
        readonly property ZoneModel quarters: root.seat.zone("guild_quarters")
        readonly property bool crowded: rest.events.count + rest.quarters.count > 0
        // The far side has the backs of a hand as well.
        readonly property real rowHeight: Math.min(root.withChest ? 52 : 84, rest.height * (root.withChest ? 0.42 : root.far ? 0.62 : 0.92))

        Row {
            id: extras

            y: root.far ? rest.height - height : 0
            visible: rest.crowded
            height: rest.crowded ? rest.rowHeight : 0
            spacing: 4

            CardRow {
                id: quarters

                visible: count > 0
                width: visible ? Math.round(extras.height * 0.84) : 0
                height: extras.height
                zone: rest.quarters
                table: root.table
                cardHeight: extras.height - 8
                cardWidth: Math.round((extras.height - 8) * 0.78)
                titled: extras.height > 66
                turns: false
            }
            CardRow {
                visible: count > 0
                width: visible ? rest.width - (quarters.visible ? quarters.width + extras.spacing : 0) : 0
                height: extras.height
                zone: rest.events
                table: root.table
                cardHeight: extras.height - 8
                cardWidth: Math.round((extras.height - 8) * 0.78)
                titled: extras.height > 66
                turns: false
            }
        }
        Repeater {
            model: root.withChest ? 1 : 0

            Warchest {
                y: root.far ? 0 : extras.height + (rest.crowded ? root.gap : 0)
                width: rest.width
                height: rest.height - extras.height - (rest.crowded ? root.gap : 0)
                zone: root.seat.zone("warchest")
                own: root.seat.near
                owner: root.seat.name
                table: root.table
                narrow: rest.width < 150
                largest: 46
            }
        }
        Row { // the hand of another seat: backs, as many as there are
            id: backs

            readonly property ZoneModel hand: root.far && !root.withChest ? root.seat.zone("hand") : null
            readonly property int count: backs.hand ? backs.hand.count : 0
            readonly property real backHeight: Math.max(0, Math.min(46, rest.height - extras.height - 8))
            readonly property real backWidth: backs.backHeight * Theme.cardRatio

            visible: backs.count > 0 && backs.backHeight > 22
            spacing: backs.count < 2 ? 0 : Math.min(3, (rest.width - backs.backWidth) / (backs.count - 1) - backs.backWidth)

            Repeater {
                model: backs.hand

                CardSpot {
                    table: root.table
                    walkable: false
                    width: backs.backWidth
                    height: backs.backHeight
                    turns: false
                    titled: false
                }
            }
        }
    }
    Item { // where cards of a hand that is not shown come from and go to
        readonly property string place: root.seat.near ? "" : root.seat.zone("hand").place
        property string entered: ""

        x: 8
        y: plate.y
        width: 40
        height: 40

        onPlaceChanged: enter()
        Component.onCompleted: enter()
        Component.onDestruction: root.table?.leave(entered, this)

        function enter() {
            if (entered !== "")
                root.table.leave(entered, this);
            entered = place;
            root.table.enter(place, this);
        }
    }
}
