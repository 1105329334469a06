pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! The three sums of two expeditions that face each other, terrain by terrain (4.2.4). */
Item {
    id: root

    required property var near // standings of your expedition
    required property var far  // and of the one it faces
    property string title: ""

    Accessible.role: Accessible.List
    Accessible.name: root.title

    Rectangle { // the line between the two sides
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: 1
        color: Theme.hairline
        opacity: Pigment.plain ? 1 : 0.35
    }
    Row {
        anchors.fill: parent

        Repeater {
            model: 3

            Duel {
                required property int index
                readonly property var own: root.near[index] ?? null
                readonly property var other: root.far[index] ?? null

                width: root.width / 3
                height: root.height
                sign: own ? own.sign : "forest"
                near: own ? own.value : 0
                far: other ? other.value : 0
                nearCounts: own ? own.counts : false
                farCounts: other ? other.counts : false
            }
        }
    }
}
