import QtQuick
import Triptych.Controls

/*! One of the four markers: a boat or a lantern. An arrow says that it would move if it were Dusk. */
Item {
    id: root

    required property string lane
    required property bool near
    required property string ahead
    required property var marks
    required property string verdict
    property real size: 40
    readonly property bool going: root.ahead !== ""
    readonly property bool eastward: root.lane === "hero"

    width: root.size
    height: root.size

    Rectangle { // its light on the water
        anchors.centerIn: parent
        width: root.size * 1.06
        height: width
        radius: width / 2
        color: Pigment.plain ? "#FFFFFF" : Qt.alpha("#FFFFFF", 0.72) // the pictures are made for a light ground
        border.width: root.going ? 2.5 : 1
        border.color: root.going ? Pigment.sail(root.near) : Qt.alpha(Pigment.rim, 0.5)
    }
    Image {
        anchors.centerIn: parent
        width: Math.round(root.size * 0.86)
        height: width
        source: Pigment.marker(root.lane, root.near)
        sourceSize.width: width
        sourceSize.height: height
        mirror: !root.eastward
    }
    Rectangle {
        id: arrow

        visible: root.going
        width: Math.round(root.size * 0.56)
        height: width
        radius: width / 2
        anchors.verticalCenter: parent.verticalCenter
        x: root.eastward ? root.size * 0.84 : root.size * 0.16 - width
        color: Theme.light ? "#C4532F" : Theme.accent
        border.width: 1.5
        border.color: "#FFFFFF"

        Icon {
            anchors.centerIn: parent
            name: "advance"
            ink: Theme.light ? "bone" : "ink"
            rotation: root.eastward ? 0 : 180
            size: Math.round(parent.width * 0.7)
        }
    }
    Icon {
        visible: root.marks.includes("ascended")
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -root.size * 0.24
        name: "boost"
        size: Math.round(root.size * 0.4)
    }
    HoverHandler { id: over }
    Hint {
        visible: over.hovered
        text: root.verdict
    }
}
