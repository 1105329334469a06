pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards
import Triptych.Playmat

/*!
    A mercenary as a piece on the map: its picture in a ring of its seat's cloth, on the rim where it
    can strike (full), shoot (split) and walk (dots), beside it what it does, below what it is worth.
*/
Spot {
    id: root

    required property int seatNumber
    property bool partner: false // of the viewer: neither their own nor an enemy's
    readonly property real disc: Math.round(Math.min(root.width * 0.76, root.height * 0.78))
    readonly property real plate: Math.max(11, Math.round(root.height * 0.15))
    readonly property real middleX: root.width * 0.5
    readonly property real middleY: root.height * 0.47
    readonly property bool exhausted: root.has("exhaust")
    readonly property bool hidden: root.has("stealth")
    readonly property var own: root.face.own ?? ({ health: -1, maxHealth: -1 }) // an empty face has none
    readonly property bool asked: root.face.selectable || root.dropTarget
    readonly property bool held: root.table.held === root.key
    readonly property var melee: root.number("melee")
    readonly property var ranged: root.number("crossbow") ?? root.number("staff")
    readonly property var shield: root.number("shield")
    readonly property var deeds: root.some([root.melee, root.ranged, root.shield])
    readonly property var bounty: root.number("bounty")
    readonly property var steps: root.number("move")

    function has(sign: string): bool {
        return root.face.counters.some(counter => counter.sign === sign);
    }
    function some(stats: var): var {
        return stats.filter(stat => stat !== null);
    }
    function number(sign: string): var {
        return root.face.stats.find(stat => stat.sign === sign) ?? null;
    }
    // The tile below may be what is asked for: then a click here means it.
    readonly property var ground: {
        void root.table.arranged;
        return root.table.spot(root.face.tile);
    }
    readonly property bool groundAsked: root.ground !== null
        && (root.table.held !== "" ? root.ground.dropTarget && !root.dropTarget && !root.held
            : root.ground.selectable && !root.face.selectable)

    meant: root.groundAsked ? root.face.tile : root.key
    draggable: root.face.selectable
    explained: true
    z: root.lifted ? 10 : 2

    Accessible.role: Accessible.Button
    Accessible.name: root.partner ? qsTr("%1, of your partner").arg(root.face.accessibleName) : root.face.accessibleName
    Accessible.focusable: true
    Accessible.onPressAction: root.act()

    Rectangle { // its shadow on the map
        x: root.middleX - width / 2 + 2
        y: root.middleY - height / 2 + 5
        width: root.disc
        height: root.disc
        radius: width / 2
        visible: !MapInk.plain
        color: Qt.alpha("#1A0E04", 0.4)
    }
    Item {
        id: piece

        x: root.middleX - width / 2
        y: root.middleY - height / 2
        width: root.disc
        height: root.disc
        opacity: root.hidden ? 0.62 : 1
        scale: root.held ? 1.08 : 1

        Behavior on scale {
            enabled: Theme.motion
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }

        Rectangle { // a glow for what may be done
            anchors.fill: parent
            anchors.margins: root.hovered || root.face.picked ? -6 : -5
            visible: root.asked || root.face.picked
            radius: width / 2
            color: "transparent"
            border.width: root.hovered || root.face.picked ? 4 : 3
            border.color: root.face.picked ? Theme.accent : root.dropTarget ? MapInk.strike : MapInk.choice
        }
        Rectangle { // the ring
            anchors.fill: parent
            radius: width / 2
            color: MapInk.cloth(root.seatNumber)
            border.width: 2
            border.color: MapInk.plain ? "#FFFFFF" : "#2B1D10"
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.round(root.disc * 0.085)
            radius: width / 2
            color: "#2B1D10"
            border.width: 1
            border.color: "#E2BC6C"
        }
        CardArtwork {
            anchors.fill: parent
            anchors.margins: Math.round(root.disc * 0.085) + 1
            face: root.face
            round: true
            opacity: root.exhausted ? 0.45 : 1
        }
        Row { // studs: which seat, without colour
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.face.facing === 180 ? 1 : parent.height - height - 1
            spacing: 2

            Repeater {
                model: root.seatNumber

                Rectangle {
                    width: Math.max(3, root.disc * 0.055)
                    height: width
                    radius: width / 2
                    color: "#F0D08A"
                    border.width: 0.5
                    border.color: "#2B1D10"
                }
            }
        }
        RimTicks { // where it may walk
            anchors.fill: parent
            visible: root.steps !== null && root.steps.left > 0
            arrows: root.steps ? root.steps.arrows : []
            facing: root.face.facing
            sign: "dot"
            ink: "gold"
            size: Math.max(4, root.disc * 0.07)
            reach: -root.disc * 0.045
        }
        RimTicks { // where it shoots
            anchors.fill: parent
            arrows: root.ranged ? root.ranged.arrows : []
            facing: root.face.facing
            sign: "tick-split"
            ink: MapInk.plain ? "bone" : "ink"
            size: Math.max(9, root.disc * 0.17)
            reach: root.disc * 0.075
        }
        RimTicks { // where it strikes
            anchors.fill: parent
            arrows: root.melee ? root.melee.arrows : []
            facing: root.face.facing
            sign: "tick"
            ink: MapInk.plain ? "bone" : "ink"
            size: Math.max(7, root.disc * 0.12)
            reach: root.disc * 0.035
        }
        Rectangle { // a partner's wears a ring of beads and the guild's sign
            anchors.fill: parent
            anchors.margins: -2
            visible: root.partner
            radius: width / 2
            color: "transparent"
            border.width: 3
            border.color: Theme.friendly
        }
        Rectangle {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.rightMargin: -width * 0.3
            visible: root.partner
            width: Math.round(root.disc * 0.32)
            height: width
            radius: width / 2
            color: "#2B1D10"
            border.width: 1
            border.color: Theme.friendly

            Icon {
                anchors.centerIn: parent
                name: "guild"
                ink: "gold"
                size: Math.round(parent.width * 0.7)
            }
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: -height * 0.42
            visible: root.face.leader
            name: "crown"
            ink: "gold"
            size: Math.round(root.disc * 0.3)
        }
        Rectangle { // keyboard focus
            anchors.fill: parent
            anchors.margins: -9
            visible: root.activeFocus
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: MapInk.letters
        }
    }
    Column { // what it does to others, and what it bears
        x: 2
        y: 2
        spacing: 2

        Repeater {
            model: root.deeds

            StatPlate {
                required property var modelData

                sign: modelData.sign
                value: modelData.value
                printed: modelData.printed
                size: root.plate
                opacity: modelData.sign === "shield" && modelData.value === 0 ? 0.5 : 1
            }
        }
    }
    Rectangle { // health: a heart with what is left, and a bar for the share
        id: heart

        x: 2
        y: root.height - height - 3
        width: left.implicitWidth + root.plate * 1.5
        height: Math.round(root.plate * 1.35)
        radius: height * 0.3
        color: root.own.health < root.own.maxHealth ? Theme.wound : "#5A1A14"
        border.width: 1
        border.color: "#F5ECDC"

        Icon {
            x: 2
            anchors.verticalCenter: parent.verticalCenter
            name: "health"
            ink: "bone"
            size: Math.round(root.plate * 0.95)
        }
        Text {
            id: left

            anchors.right: parent.right
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            text: root.own.health
            color: "#FFFFFF"
            font.family: Theme.uiFont
            font.pixelSize: Math.round(root.plate * 1.1)
            font.weight: Font.Bold
        }
    }
    Rectangle {
        x: heart.x + heart.width + 3
        y: root.height - 8
        width: bounty.x - x - 3
        height: 5
        radius: 2.5
        visible: root.own.maxHealth > 0 && width > 8
        color: "#2B1D10"

        Rectangle {
            x: 1
            y: 1
            width: Math.max(0, (parent.width - 2) * Math.min(1, root.own.health / Math.max(1, root.own.maxHealth)))
            height: 3
            radius: 1.5
            color: root.own.health * 2 <= root.own.maxHealth ? "#E2604E" : "#8BC06A"
        }
    }
    Image { // bounty
        id: bounty

        x: root.width - width - 2
        y: root.height - height - 2
        width: Math.round(root.plate * 1.75)
        height: width
        visible: root.bounty !== null
        source: Theme.iconFolder + "mat-coin.svg"
        sourceSize.width: width
        sourceSize.height: height

        Text {
            anchors.centerIn: parent
            text: root.bounty ? root.bounty.value : ""
            color: "#3B2408"
            font.family: Theme.uiFont
            font.pixelSize: Math.round(root.plate * 1.02)
            font.weight: Font.Bold
        }
    }
    Beads {
        x: root.width - width - 2
        y: 2
        width: root.plate * 1.3 * (root.face.counters.some(counter => counter.count > 1) ? 1.52 : 1)
        layoutDirection: Qt.RightToLeft
        counters: root.face.counters
        size: Math.round(root.plate * 1.25)
        most: 3
    }
    Row { // what it carries
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: root.plate * 0.4
        y: root.height - root.plate * 1.55 - 8
        spacing: 1

        Repeater {
            model: root.face.attachedKeys.slice(0, 3)

            Rectangle {
                id: worn

                required property string modelData
                readonly property var treasure: root.table.match.face(worn.modelData)

                width: Math.round(root.plate * 1.5)
                height: width
                radius: 3
                color: Theme.frameFoot(worn.treasure.colours)
                border.width: 1
                border.color: "#F0D08A"

                Icon {
                    anchors.centerIn: parent
                    name: worn.treasure.emblem
                    ink: "gold"
                    size: Math.round(parent.width * 0.72)
                }
                HoverHandler {
                    blocking: true
                    onHoveredChanged: {
                        if (hovered)
                            root.table.look(worn.modelData);
                    }
                }
                DragHandler {
                    target: null
                    enabled: worn.treasure.selectable
                    onActiveChanged: {
                        if (active)
                            root.table.startDrag(worn.treasure, root.table.mapFromItem(null, centroid.scenePosition));
                        else
                            root.table.endDrag();
                    }
                    onCentroidChanged: {
                        if (active)
                            root.table.dragAt = root.table.mapFromItem(null, centroid.scenePosition);
                    }
                    onCanceled: root.table.cancelDrag()
                }
            }
        }
    }
}
