pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*!
    The Adventure runs across the middle. Above and below it the expeditions face each other, between
    them their sums; Hero and landmarks lie at the left, the Reserve at the right, mana below the hand.
*/
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    /*! What tells the signs: the table puts its own handle beside it. */
    property real besideLegend: 0 // what stands to the left of that sign
    readonly property Item legendSign: legend
    readonly property string room: "morning"

    signal browseAsked(ZoneModel zone)
    signal legendAsked

    readonly property real edge: Theme.grid
    readonly property real gap: 6
    readonly property real trackHeight: Math.round(Math.max(84, Math.min(190, root.height * 0.2)))
    readonly property real sumsHeight: Math.round(Math.max(42, Math.min(60, root.height * 0.072)) * Math.max(1, Theme.textScale * 0.86))
    readonly property real orbsHeight: 24
    readonly property real half: (root.height - bar.height - root.trackHeight - root.sumsHeight - root.orbsHeight - 2 * root.edge - 3 * root.gap) / 2
    readonly property real leftWidth: Math.round(Math.max(168, Math.min(290, root.width * 0.18)))
    readonly property real rightWidth: Math.round(Math.max(176, Math.min(330, root.width * 0.205)))
    readonly property real laneX: root.edge + root.leftWidth + Theme.grid
    readonly property real laneWidth: (root.width - root.laneX - root.rightWidth - root.edge - 2 * Theme.grid) / 2
    readonly property real farHeight: root.half + root.orbsHeight
    readonly property real trackY: root.edge + root.farHeight + root.gap
    readonly property real sumsY: root.trackY + root.trackHeight + root.gap / 2
    readonly property real nearY: root.sumsY + root.sumsHeight + root.gap / 2
    readonly property var farSeat: root.match.seats.length > 1 ? root.match.seats[1] : null
    property bool arena: false // 4.3.e: both expeditions of a seat count together
    property var standings: ({}) // by "p1.hero": the three sums of each expedition
    property var lastDusk: ({}) // and what they were when the Afternoon ended
    // At Night and in the Morning nobody is under way: what was compared at Dusk is still read then.
    readonly property bool resting: (root.match.phase === "night" || root.match.phase === "morning") && root.lastDusk["day"] !== undefined
    readonly property var compared: root.resting ? root.lastDusk : root.standings
    readonly property string nearKey: root.match.nearSeat ? root.match.nearSeat.key : ""
    readonly property string farKey: root.farSeat ? root.farSeat.key : ""

    function laneLeft(lane: string): real {
        return root.laneX + (lane === "hero" ? 0 : root.laneWidth + Theme.grid);
    }
    function note(place: string, rows: var) {
        const all = Object.assign({}, root.standings);
        all[place] = rows;
        root.standings = all;
        if (Object.keys(root.lastDusk).length <= Object.keys(all).length) // just laid: not all four are known yet
            root.remember();
    }
    function remember() {
        if ((root.match.phase === "afternoon" || root.match.phase === "dusk") && !root.match.over)
            root.lastDusk = Object.assign({ day: root.match.turn }, root.standings);
    }

    Connections {
        target: root.match

        function onChanged() {
            root.remember();
        }
        function onMatchStarted() {
            root.lastDusk = {};
        }
    }
    MorningSky {
        anchors.fill: parent
    }
    Item { // what needs no place of its own goes anywhere on the mat
        anchors.fill: parent
        Component.onCompleted: root.table.enter("mat", this)
        Component.onDestruction: root.table?.leave("mat", this)

        Rectangle {
            anchors.fill: parent
            visible: root.table.dropKeys.includes("mat")
            radius: Theme.radius
            color: Qt.alpha(Theme.choice, 0.07)
            border.width: 2
            border.color: Theme.choice
        }
    }

    // --- The expeditions

    Repeater {
        model: root.match.track

        Expedition {
            id: expedition

            required property string seat
            required property bool near
            required property var standings
            required property var marks
            required property string accessibleName
            readonly property string side: expedition.seat + "." + expedition.lane

            table: root.table
            far: !expedition.near
            words: expedition.accessibleName
            zone: root.match.seat(expedition.seat).zone("expedition_" + expedition.lane)
            x: root.laneLeft(expedition.lane)
            y: expedition.near ? root.nearY : root.edge + root.orbsHeight
            width: root.laneWidth
            height: root.half
            corner: 10

            onMarksChanged: root.arena = expedition.marks.includes("arena")
            onStandingsChanged: root.note(expedition.side, expedition.standings)
            onSideChanged: root.note(expedition.side, expedition.standings)
            Component.onCompleted: {
                root.note(expedition.side, expedition.standings);
                root.arena = expedition.marks.includes("arena");
            }
        }
    }
    ManaRow {
        x: root.laneX
        y: root.edge - 2
        width: 2 * root.laneWidth + Theme.grid
        height: root.orbsHeight - 2
        orb: 15
        near: false
        zone: root.farSeat ? root.farSeat.zone("mana") : null
        table: root.table
    }

    // --- Left and right

    Repeater {
        model: root.match.seats

        HeroSide {
            required property SeatViewModel modelData
            required property int index

            x: root.edge
            y: far ? root.edge : root.nearY
            width: root.leftWidth
            height: far ? root.farHeight : root.half
            seat: modelData
            table: root.table
            far: index > 0
        }
    }
    Repeater {
        model: root.match.seats

        ReserveSide {
            required property SeatViewModel modelData
            required property int index

            x: root.width - root.edge - width
            y: far ? root.edge : root.nearY
            width: root.rightWidth
            height: far ? root.farHeight : root.half
            seat: modelData
            table: root.table
            far: index > 0
            low: root.half < 140
            onBrowseAsked: zone => root.browseAsked(zone)
        }
    }

    // --- The middle

    AdventureTrack {
        x: root.edge
        y: root.trackY
        width: root.width - 2 * root.edge
        height: root.trackHeight
        arena: root.arena
        match: root.match
        table: root.table
    }
    Row { // which day it is
        x: root.edge + 4
        y: root.sumsY
        height: root.sumsHeight
        spacing: Theme.grid

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "day"
            size: Math.round(Theme.title * 1.1)
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter

            Words {
                text: root.match.turn > 0 ? qsTr("Day %1").arg(root.match.turn) : qsTr("Before the first day")
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
            }
            Words {
                text: root.arena ? qsTr("In the Arena") : root.match.phaseText
                color: Theme.soft
                font.pixelSize: Theme.small
            }
        }
    }
    Repeater {
        model: root.arena ? ["hero"] : ["hero", "companion"]

        Sums {
            id: sums

            required property string modelData

            x: root.laneLeft(sums.modelData)
            y: root.sumsY
            width: root.arena ? 2 * root.laneWidth + Theme.grid : root.laneWidth
            height: root.sumsHeight
            near: root.compared[root.nearKey + "." + sums.modelData] ?? []
            far: root.compared[root.farKey + "." + sums.modelData] ?? []
            opacity: root.resting ? 0.8 : 1
            title: root.resting ? qsTr("As compared at the last Dusk")
                : root.arena ? qsTr("Both expeditions together, compared")
                : sums.modelData === "hero" ? qsTr("Hero expeditions compared") : qsTr("Companion expeditions compared")
        }
    }
    Words {
        x: root.laneX + 2 * root.laneWidth + 2 * Theme.grid
        width: legend.x - root.besideLegend - x - Theme.grid
        y: root.sumsY
        height: root.sumsHeight
        visible: root.resting
        text: qsTr("As at the last Dusk")
        color: Theme.soft
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit // beside large sums there is little room
        minimumPixelSize: 11
        wrapMode: Text.WordWrap // smaller rather than parted within a word
        verticalAlignment: Text.AlignVCenter
    }
    ActionButton {
        id: legend

        anchors.right: parent.right
        anchors.rightMargin: root.edge
        y: root.sumsY + (root.sumsHeight - height) / 2
        implicitHeight: 28
        quiet: true
        iconName: "legend"
        keyName: "L"
        hint: qsTr("What the signs mean")
        Accessible.name: hint
        onClicked: root.legendAsked()
    }
    PhaseBar {
        id: bar

        x: root.edge
        y: root.height - height - 2
        width: root.width - 2 * root.edge
        phases: root.match.phaseModel
        clock: root.match.clock
        onStopToggled: (key, own) => root.match.toggleStop(key, own)
        onRunAsked: key => root.match.runTo(key)
    }

    // --- Below the hand

    readonly property Item underHand: ManaRow {
        width: parent ? parent.width : 0
        height: implicitHeight
        zone: root.match.nearSeat ? root.match.nearSeat.zone("mana") : null
        table: root.table
        orb: Math.round(Math.max(20, Theme.base * 1.5))
    }
}
