import QtQuick
import Triptych.Controls

/*! What is pointed at for a while, in large at the other side of the table. */
ZoomPage {
    id: root

    required property Table table
    property bool wanted: false // it is read nowhere else
    property bool hindered: false // something else is in the way now
    property bool waited: false
    readonly property bool atLeft: root.table.pointerAt.x > root.table.width / 2

    visible: root.waited && root.wanted && root.table.pointedKey !== "" && root.table.dragFace === null && !root.hindered
    enabled: false
    x: root.atLeft ? Theme.grid : root.table.width - root.width - Theme.grid
    y: Theme.grid

    Timer {
        interval: 400
        running: root.table.pointedKey !== "" && root.wanted
        onTriggered: root.waited = true
        onRunningChanged: {
            if (!running && root.table.pointedKey === "")
                root.waited = false;
        }
    }
}
