pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls

/*! What happened while somebody else acted, beside the mat; it can be shown on the table again. */
Panel {
    id: root

    required property var lines // as MatchViewModel::recap has them
    required property Table table

    signal closed
    signal again

    color: Theme.raised
    border.width: 2
    border.color: Theme.accent

    Accessible.role: Accessible.List
    Accessible.name: qsTr("What happened")
    Accessible.description: root.lines.map(row => row.text).join(" ")

    Words {
        id: heading

        anchors.left: parent.left
        anchors.right: shut.left
        anchors.top: parent.top
        anchors.margins: Theme.grid
        text: qsTr("What happened")
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
    }
    ActionButton {
        id: shut

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4
        implicitHeight: 30
        quiet: true
        iconName: "close"
        hint: qsTr("Close")
        Accessible.name: hint
        onClicked: root.closed()
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.bottom: show.top
        anchors.margins: Theme.grid
        clip: true
        spacing: 4
        boundsBehavior: Flickable.StopAtBounds
        model: root.lines
        ScrollBar.vertical: ScrollBar { }

        delegate: Words {
            required property var modelData

            width: list.width - 12
            text: modelData.rich
            textFormat: Text.StyledText
            linkColor: color
            color: modelData.kind === "heading" ? Theme.accent : modelData.kind === "note" ? Theme.soft : Theme.ink
            font.pixelSize: Theme.small
            font.weight: modelData.kind === "heading" ? Font.DemiBold : Font.Normal
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            onLinkHovered: link => root.table.look(link)
            onLinkActivated: link => root.table.enlarge(link)
        }
    }
    Words {
        anchors.centerIn: list
        visible: root.lines.length === 0
        text: qsTr("Nobody else has done anything yet.")
        color: Theme.soft
    }
    ActionButton {
        id: show

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.grid
        text: qsTr("Show it on the table")
        keyName: "R"
        enabled: root.lines.length > 0
        onClicked: root.again()
    }
}
