import QtQuick
import Triptych.App
import Triptych.Controls

/*! Draws the column into a window without room for it, and puts it away again. */
ActionButton {
    id: root

    required property MatchViewModel match
    required property MatLoader mat
    required property Item column
    required property bool columnOpen
    required property bool drawn
    // Beside the mat's own sign where it has one: in the corner lie a mat's cards.
    readonly property Item beside: root.drawn ? null : root.mat.laid?.legendSign ?? null
    readonly property point corner: root.beside ? Qt.point(root.mat.x + root.beside.x, root.mat.y + root.beside.y + (root.beside.height - root.height) / 2)
                                                : Qt.point(root.column.x - 2 - (root.drawn ? 0 : root.mat.laid?.cornerInset ?? 0), 2)

    x: root.corner.x - root.width - (root.beside ? 4 : 0)
    y: root.corner.y
    implicitHeight: 30
    quiet: true
    iconName: root.drawn ? "close" : "eye"
    keyName: "I"
    text: root.match.waiting.count > 0 && !root.columnOpen ? String(root.match.waiting.count) : ""
    hint: root.drawn ? qsTr("Put card, stack and log away") : qsTr("Show card, stack and log")
    Accessible.name: root.hint

    Binding { // a mat that lets it stand beside its sign leaves it the room
        target: root.beside ? root.mat.item : null
        property: "besideLegend"
        value: root.visible ? root.width + 4 : 0
    }
}
