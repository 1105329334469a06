import QtQuick
import Triptych.App
import Triptych.Controls

/*!
    What stands beside the mat: the card in large, what waits, the log; and over these what is laid out and
    chosen from, and what went wrong.
*/
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    property bool choosing: false // the question is answered from a list
    property bool longMessage: false // what went wrong takes more than two lines
    property var recap: null // lines of what happened, while they are laid out
    property var browsed: null // the zone that is laid out
    property bool legendOpen: false
    readonly property alias choices: choices
    readonly property alias rail: rail
    readonly property alias log: log

    signal recapClosed
    signal recapShownAgain
    signal browseClosed
    signal legendClosed

    // What is asked and what went wrong have their room first; the card in large has what they leave.
    readonly property real least: trouble.visible ? 0 : root.height * 0.3
    readonly property real wanted: (choices.visible ? (choices.peeking ? 92 : choices.wanted) + Theme.grid : 0) + root.told
    readonly property real told: trouble.visible ? trouble.height + Theme.grid * 2 : 0

    ZoomPage {
        id: zoom

        width: parent.width
        visible: height > 100
        height: Math.round(Math.max(root.least, Math.min(parent.height * 0.66, parent.width / Theme.cardRatio + 190 * Theme.textScale, parent.height - root.wanted)))
        zoom: root.match.zoom
        onRuleAsked: rule => root.match.openRule(rule)
    }
    WaitingRail {
        id: rail

        anchors.top: zoom.bottom
        anchors.topMargin: Theme.grid
        width: parent.width
        height: count === 0 ? Math.round(Theme.small * 1.6) + 8 : Math.min(implicitHeight, (parent.height - zoom.height) * 0.6)
        waiting: root.match.waiting
        table: root.table
    }
    EventLog {
        id: log

        anchors.top: rail.bottom
        anchors.topMargin: Theme.grid
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.told
        width: parent.width
        log: root.match.log
        table: root.table
        nearKey: root.match.nearSeat ? root.match.nearSeat.key : ""
        onExported: root.match.exportLog()
    }
    Item { // what is laid out over the rail and the log
        id: laidOut

        anchors.fill: parent
        anchors.topMargin: zoom.visible ? zoom.height + Theme.grid : 0
        anchors.bottomMargin: root.told

        RecapPanel {
            anchors.fill: parent
            visible: root.recap !== null && !choices.visible
            lines: root.recap ?? []
            table: root.table
            onClosed: root.recapClosed()
            onAgain: root.recapShownAgain()
        }
        BrowsePanel {
            anchors.fill: parent
            visible: root.browsed !== null && !choices.visible
            zone: root.browsed
            table: root.table
            onClosed: root.browseClosed()
        }
        LegendPanel {
            anchors.fill: parent
            visible: root.legendOpen && !choices.visible
            rows: root.match.legend
            onClosed: root.legendClosed()
        }
        ChoicePanel {
            id: choices

            anchors.fill: parent
            anchors.topMargin: choices.peeking ? parent.height - 92 : 0
            visible: root.choosing
            choices: root.match.prompt.list
            title: root.match.prompt.text
            onAnswered: line => root.match.answer(line)
            onLooked: key => root.table.look(key)
            onVisibleChanged: choices.peeking = false
        }
    }
    TroublePanel {
        id: trouble

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.grid
        height: Math.min(parent.height * (choices.visible ? 0.5 : 1) - Theme.grid, wanted)
        visible: root.longMessage
        message: root.match.message
        onClosed: root.match.dismissMessage()
    }
}
