pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls

/*!
    Something went wrong that takes more than two lines to say: the reason and what to do are read to
    their end here, where the question has no room for them.
*/
Panel {
    id: root

    required property string message
    readonly property real wanted: words.implicitHeight + understood.height + Theme.grid * 3

    signal closed

    color: Theme.raised
    border.width: 2
    border.color: Theme.hostile

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.message

    Keys.onEscapePressed: root.closed()

    Icon {
        id: mark

        x: Theme.grid
        y: Theme.grid
        name: "warning"
    }
    Flickable {
        id: page

        anchors.left: mark.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: understood.top
        anchors.margins: Theme.grid
        contentHeight: words.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar { policy: page.interactive ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded }

        Words {
            id: words

            objectName: "troubleWords"
            width: page.width - 12 // for the scroll bar, should it be needed
            text: root.message
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
    }
    ActionButton {
        id: understood

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid
        text: qsTr("Understood")
        onClicked: root.closed()
    }
}
