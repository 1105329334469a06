pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.App
import Triptych.Controls
import Triptych.Cards

/*! A pool as lines: picture, sign, name, how often; by kind. */
ListView {
    id: root

    required property DraftRows rows
    property string rowName: "poolRow"
    readonly property var current: root.currentItem

    signal looked(string key)

    clip: true
    model: root.rows
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    spacing: 2
    ScrollBar.vertical: ScrollBar { }
    section.property: "heading"

    Accessible.role: Accessible.List

    function lookAtCurrent() {
        if (root.activeFocus && root.current)
            root.looked(root.current.key);
    }
    onCountChanged: {
        if (root.currentIndex < 0 && root.count > 0)
            root.currentIndex = 0;
    }
    onCurrentItemChanged: root.lookAtCurrent()
    onActiveFocusChanged: root.lookAtCurrent()

    // The heading lies in the first line of its section: a section's own delegate is made outside the
    // context of this file, which bound components of Qt 6.4 refuse.
    delegate: Item {
        id: line

        required property int index
        required property string key
        required property var face
        required property int count
        required property string heading
        readonly property bool first: line.ListView.section !== line.ListView.previousSection

        width: root.width - 10
        height: row.height + (line.first ? title.implicitHeight : 0)

        Words {
            id: title

            objectName: "rowHeading"
            visible: line.first
            topPadding: 6
            bottomPadding: 2
            text: line.heading
            color: Theme.accent
            font.family: Theme.titleFont
            font.pixelSize: Theme.base + 1
            font.weight: Font.DemiBold
        }
        Rectangle {
            id: row

            readonly property bool current: root.activeFocus && root.currentIndex === line.index

            objectName: root.rowName
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.round(Theme.base * 2.2)
            radius: 4
            color: over.containsMouse || row.current ? Qt.alpha(Theme.hairline, 0.28) : Qt.alpha(Theme.hairline, 0.1)
            border.width: row.current ? 2 : 0
            border.color: Theme.choice

            Accessible.role: Accessible.ListItem
            Accessible.name: line.count > 1 ? qsTr("%1 times %2").arg(line.count).arg(line.face.accessibleName) : line.face.accessibleName
            Accessible.focusable: true
            Accessible.focused: row.current
            CardArtwork {
                id: picture

                x: 3
                y: 3
                width: Math.round(height * 1.4)
                height: row.height - 6
                face: line.face
            }
            Rectangle {
                id: sign

                anchors.left: picture.right
                anchors.leftMargin: 6
                anchors.verticalCenter: parent.verticalCenter
                visible: line.face.emblem !== ""
                width: visible ? Math.round(Theme.base * 1.25) : 0
                height: width
                radius: width / 2
                color: Theme.frameTop(line.face.colours)

                Icon {
                    anchors.centerIn: parent
                    name: line.face.emblem
                    ink: "ink"
                    size: Math.round(Theme.base * 0.9)
                }
            }
            Words {
                anchors.left: sign.right
                anchors.leftMargin: 6
                anchors.right: cost.left
                anchors.rightMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                text: line.face.name
                fontSizeMode: Text.HorizontalFit // a smaller name is one still
                minimumPixelSize: Math.round(Theme.small * 0.75)
            }
            CostStones {
                id: cost

                anchors.right: times.left
                anchors.rightMargin: 5
                anchors.verticalCenter: parent.verticalCenter
                cost: line.face.cost
                size: Theme.base
            }
            Row { // how rare it is
                id: times

                anchors.right: parent.right
                anchors.rightMargin: 6
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 1

                    Repeater {
                        model: Theme.rarityPoints(line.face.rarity)

                        Rectangle {
                            required property int index

                            width: 5
                            height: 5
                            rotation: 45
                            antialiasing: true
                            color: Theme.accent
                        }
                    }
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.count > 1
                    text: "\u00D7" + line.count
                    font.weight: Font.DemiBold
                }
            }
            MouseArea {
                id: over

                anchors.fill: parent
                hoverEnabled: true
                onEntered: root.looked(line.key)
                onClicked: {
                    root.currentIndex = line.index;
                    root.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
        }
    }
}
