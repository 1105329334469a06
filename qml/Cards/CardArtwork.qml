import QtQuick
import Triptych.Controls

/*! The picture of a card: drawn once for each size by the `cardart` image provider. */
Item {
    id: root

    required property var face
    property bool round: false

    Rectangle { // seen until the picture is there
        anchors.fill: parent
        radius: root.round ? width / 2 : 0
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.frameTop(root.face.colours) }
            GradientStop { position: 1; color: Theme.frameFoot(root.face.colours) }
        }
    }
    Image {
        anchors.fill: parent
        asynchronous: true
        source: root.face.cardId === "" ? "" : "image://cardart/" + encodeURIComponent(root.face.cardId)
            + "?kind=" + root.face.kind + "&faction=" + encodeURIComponent(root.face.faction)
            + "&colours=" + root.face.colours + "&words=" + encodeURIComponent(root.face.name + " " + (root.face.typeLine.split(" \u2013 ")[1] ?? ""))
            + "&leader=" + (root.face.leader ? 1 : 0)
            + (root.round ? "&round=1" : "")
        sourceSize.width: Math.max(8, Math.round(width))
        sourceSize.height: Math.max(8, Math.round(height))
    }
}
