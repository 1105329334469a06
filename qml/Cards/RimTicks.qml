pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! Marks on the rim of a disc, one for each direction: degrees clockwise from straight up. */
Item {
    id: root

    required property var arrows
    property string sign: "tick" // the icon of a mark
    property string ink: "bone"
    property real size: 9
    property real reach: 0 // of the marks' middle beyond the rim
    property real facing: 0

    Repeater {
        model: root.arrows

        Icon {
            required property var modelData
            readonly property real turn: (Number(modelData) + root.facing) * Math.PI / 180
            readonly property real far: Math.min(root.width, root.height) / 2 + root.reach

            x: root.width / 2 + Math.sin(turn) * far - width / 2
            y: root.height / 2 - Math.cos(turn) * far - height / 2
            rotation: Number(modelData) + root.facing
            name: root.sign
            ink: root.ink
            size: root.size
        }
    }
}
