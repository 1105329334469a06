pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls

/*! The end: who won, why, and what next. It lies on the middle line and can be put aside. */
FocusScope {
    id: root

    required property var match
    property bool putAside: false
    readonly property var course: root.visible ? root.match.course : ({})
    readonly property var shares: root.visible ? root.match.shares : ({})
    readonly property var deeds: root.visible ? root.match.deeds : []

    visible: root.match.over && !root.putAside
    implicitWidth: Math.max(520, foot.implicitWidth + 48)
    implicitHeight: column.implicitHeight + foot.implicitHeight + page.gap * 3

    Accessible.role: Accessible.Dialog
    Accessible.name: root.match.outcomeTitle

    onVisibleChanged: {
        if (root.visible)
            again.forceActiveFocus(Qt.OtherFocusReason);
    }
    Keys.onPressed: event => {
        const way = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        event.accepted = way !== 0;
        if (event.accepted)
            page.contentY = Math.max(0, Math.min(page.contentHeight - page.height, page.contentY + way * page.height * 0.8));
    }
    Connections {
        target: root.match

        function onMatchStarted() {
            root.putAside = false;
        }
    }

    Panel {
        anchors.fill: parent
        color: Theme.raised
        border.width: 2
        border.color: Theme.accent

        Shadow { reach: 14 }
        HoverHandler { blocking: true } // what lies below explains nothing through it
    }
    Flickable { // in a low window how it went is scrolled; what next is always to be seen
        id: page

        readonly property real gap: root.parent && root.parent.height < 680 ? Theme.grid : Theme.grid * 2

        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: page.gap
        anchors.leftMargin: 24
        anchors.rightMargin: 24
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar { policy: page.interactive ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded }

        Column {
            id: column

            width: page.width - Theme.grid * 1.5 // for the scroll bar, should it be needed
            spacing: page.gap * 0.75

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.match.viewerWon
                name: "crown"
                ink: Theme.light ? "ink" : "gold"
                size: 40
            }
            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                text: root.match.outcomeTitle
                color: Theme.accent
                font.family: Theme.titleFont
                font.pixelSize: Theme.display
                font.weight: Font.DemiBold
            }
            Words {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                text: root.match.outcomeText
                wrapMode: Text.Wrap
            }
            Words {
                width: parent.width
                visible: root.course.turns !== undefined
                text: qsTr("%1; the full bars: %2", "what is counted; whose").arg(root.course.label ?? "").arg(chart.seats.length > 0 ? chart.seats[0].name : "")
                color: Theme.soft
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
            Row { // how it went: a group of bars for each turn, near seat full, the others outlined
                id: chart

                readonly property var turns: root.course.turns ?? []
                readonly property var seats: root.course.seats ?? []
                readonly property int most: Math.max(1, ...chart.seats.map(seat => Math.max(...seat.values)))

                anchors.horizontalCenter: parent.horizontalCenter
                visible: chart.turns.length > 1
                height: 72
                spacing: 3
                Accessible.role: Accessible.StaticText
                Accessible.name: chart.seats.map(seat => qsTr("%1: %2").arg(seat.name).arg(seat.values.join(", "))).join(". ")

                Repeater {
                    model: chart.turns

                    Column {
                        id: turn

                        required property var modelData
                        required property int index

                        Row {
                            height: 58
                            spacing: 1

                            Repeater {
                                model: chart.seats

                                Item {
                                    id: bar

                                    required property var modelData
                                    required property int index

                                    width: Math.max(2, Math.min(12, (column.width / chart.turns.length - 4) / Math.max(1, chart.seats.length)))
                                    height: 58

                                    Rectangle {
                                        anchors.bottom: parent.bottom
                                        width: parent.width
                                        height: Math.max(1, 56 * Math.max(0, bar.modelData.values[turn.index]) / chart.most)
                                        color: bar.index === 0 ? Theme.accent : "transparent"
                                        border.width: 1
                                        border.color: bar.index === 0 ? Theme.accent : Theme.hairline
                                    }
                                }
                            }
                        }
                        Words {
                            visible: turn.index % Math.ceil(chart.turns.length / 12) === 0
                            text: turn.modelData
                            color: Theme.soft
                            font.pixelSize: Math.round(Theme.small * 0.8)
                        }
                    }
                }
            }
            Words {
                width: parent.width
                visible: curve.visible
                text: qsTr("How often each would have won from that turn on, played to the end by chance; the full part: %1").arg(curve.seats.length > 0 ? curve.seats[0].name : "")
                color: Theme.soft
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
            Row { // a column for each turn, divided among the seats: the near one below and full
                id: curve

                objectName: "shares"
                readonly property var turns: root.shares.turns ?? []
                readonly property var seats: root.shares.seats ?? []

                anchors.horizontalCenter: parent.horizontalCenter
                visible: curve.turns.length > 1
                height: 58
                spacing: 1
                Accessible.role: Accessible.StaticText
                Accessible.name: curve.seats.map(seat => qsTr("%1: %2").arg(seat.name).arg(seat.values.map(value => qsTr("%1 %").arg(Math.round(value * 100))).join(", "))).join(". ")

                Repeater {
                    model: curve.turns

                    Column {
                        id: part

                        required property var modelData
                        required property int index

                        width: Math.max(3, Math.min(26, column.width / curve.turns.length - 1))

                        Rectangle {
                            width: parent.width
                            height: 44
                            color: Qt.alpha(Theme.hairline, 0.18)
                            border.width: 1
                            border.color: Theme.hairline

                            Rectangle {
                                anchors.bottom: parent.bottom
                                width: parent.width
                                height: Math.round(parent.height * (curve.seats.length > 0 ? curve.seats[0].values[part.index] : 0))
                                color: Theme.accent
                            }
                            Rectangle { // half of all
                                y: parent.height / 2
                                width: parent.width
                                height: 1
                                color: Theme.ink
                                opacity: 0.6
                            }
                        }
                        Words {
                            visible: part.index % Math.ceil(curve.turns.length / 12) === 0
                            text: part.modelData
                            color: Theme.soft
                            font.pixelSize: Math.round(Theme.small * 0.8)
                        }
                    }
                }
            }
            Repeater {
                model: root.deeds

                Words {
                    required property var modelData

                    anchors.horizontalCenter: parent?.horizontalCenter
                    text: qsTr("%1: %2 deeds, %3 in fights and moves", "seat: deeds").arg(modelData.name).arg(modelData.plays).arg(modelData.fights)
                    font.pixelSize: Theme.small
                    color: Theme.soft
                }
            }
        }
    }
    Column {
        id: foot

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.gap
        spacing: Theme.grid

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.grid

            ActionButton {
                id: again

                focus: true
                primary: true
                text: root.match.rematchText
                onClicked: root.match.rematch()
                KeyNavigation.right: table
                KeyNavigation.down: fault
            }
            ActionButton {
                id: table

                text: qsTr("Look at the table")
                onClicked: root.putAside = true
                KeyNavigation.right: leave
            }
            ActionButton {
                id: leave

                text: qsTr("Leave the match")
                onClicked: root.match.leave()
            }
        }
        ActionButton {
            id: fault

            objectName: "reportFault"
            anchors.horizontalCenter: parent.horizontalCenter
            quiet: true
            text: qsTr("Something was wrong: report it")
            KeyNavigation.up: again
            onClicked: root.match.reportFault()
        }
    }
}
