import QtQuick
import Triptych.Controls

/*! The cloth of the mat: an open morning sky over a far sea, on paper. */
Item {
    id: root

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.matTop }
            GradientStop { position: 1; color: Theme.matLow }
        }
    }
    Image {
        anchors.fill: parent
        visible: !Theme.contrast
        opacity: Theme.light ? 1 : 0.13
        source: "image://cardart/morning?motif=sky"
        sourceSize.width: Math.max(8, Math.round(Math.min(1600, width)))
        sourceSize.height: Math.max(8, Math.round(height * Math.min(1, 1600 / Math.max(1, width))))
        asynchronous: true
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: "transparent"
        border.width: 1
        border.color: Theme.edge
    }
}
