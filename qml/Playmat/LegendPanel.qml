pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls

/*! The signs of the table and what they mean, beside the mat. */
Panel {
    id: root

    required property var rows

    signal closed

    color: Theme.raised

    Accessible.role: Accessible.List
    Accessible.name: heading.text

    onVisibleChanged: {
        if (root.visible)
            close.forceActiveFocus(Qt.OtherFocusReason);
    }
    Keys.onEscapePressed: root.closed()

    Words {
        id: heading

        anchors.left: parent.left
        anchors.right: close.left
        anchors.verticalCenter: close.verticalCenter
        anchors.leftMargin: Theme.grid
        text: qsTr("What the signs mean")
        font.weight: Font.DemiBold
    }
    ActionButton {
        id: close

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4
        implicitHeight: 30
        quiet: true
        iconName: "close"
        keyName: "L"
        Accessible.name: qsTr("Close")
        onClicked: root.closed()
    }
    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.grid
        anchors.topMargin: close.height + Theme.grid
        clip: true
        spacing: 6
        boundsBehavior: Flickable.StopAtBounds
        model: root.visible ? root.rows : []
        ScrollBar.vertical: ScrollBar { }

        delegate: Item {
            id: row

            required property var modelData

            width: list.width - 10
            height: Math.max(24, words.height)

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2", "sign: meaning").arg(row.modelData.title).arg(row.modelData.text)

            Rectangle {
                width: 22
                height: 22
                radius: 11
                color: Theme.plate
                border.width: 1
                border.color: Theme.edge

                Icon {
                    anchors.centerIn: parent
                    name: row.modelData.sign
                    ink: "bone"
                    size: 15
                }
            }
            Column {
                id: words

                x: 30
                width: parent.width - x

                Words {
                    width: parent.width
                    text: row.modelData.title
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                }
                Words {
                    width: parent.width
                    text: row.modelData.text
                    color: Theme.soft
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }
            }
        }
    }
}
