pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! How a card stands in what is asked: legal, picked, in a fight. Each has a shape, not only a colour. */
Item {
    id: root

    required property var face
    property bool focused: false
    property bool hovered: false
    property bool held: false // taken up, and its place is looked for
    property bool dropTarget: false
    // What can be done by the way only is marked when it is pointed at.
    readonly property bool called: root.face.verbs.length === 0 || root.face.verbs.some(verb => verb.minor !== true)
    readonly property bool asked: (root.face.selectable && (root.called || root.hovered || root.focused)) || root.dropTarget
    readonly property bool taken: root.face.picked || root.held
    readonly property real mark: Math.max(16, Math.min(22, root.width * 0.2))

    Rectangle { // in the shade
        anchors.fill: parent
        radius: Theme.radius
        visible: root.face.dimmed
        color: "#661B2230"
    }
    Rectangle { // legal: an outline and, below, a mark
        anchors.fill: parent
        anchors.margins: -3
        visible: root.asked || root.taken || root.face.ring !== ""
        radius: Theme.radius + 3
        color: "transparent"
        border.width: root.hovered || root.taken ? 3 : 2
        border.color: root.taken ? Theme.accent
            : root.asked ? Theme.choice
            : root.face.ring === "hostile" ? Theme.hostile : Theme.friendly
    }
    Rectangle { // keyboard focus: a second ring further out
        anchors.fill: parent
        anchors.margins: -6
        visible: root.focused
        radius: Theme.radius + 6
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
    }
    Rectangle {
        id: state

        visible: root.taken || root.asked
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -root.mark * 0.3
        width: root.mark
        height: root.mark
        radius: root.mark / 2
        color: root.taken ? Theme.accent : Theme.choice
        border.width: 1
        border.color: "#11182A"

        Icon {
            anchors.centerIn: parent
            name: root.face.picked ? "check" : root.held ? "play" : root.dropTarget || root.face.targetHint !== "" ? "target" : "play"
            ink: "ink"
            size: Math.round(root.mark * 0.66)
        }
    }
}
