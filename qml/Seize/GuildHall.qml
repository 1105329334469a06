import QtQuick
import Triptych.Controls

/*! What the mat is made of: the leather of a guild hall's table, stitched, with brass corners. */
Item {
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.matTop }
            GradientStop { position: 0.5; color: Theme.matLow }
            GradientStop { position: 1; color: Theme.matTop }
        }
        border.width: 1
        border.color: Theme.edge
    }
    Backdrop {
        anchors.fill: parent
        anchors.margins: 1
        visible: !Theme.contrast
        opacity: Theme.light ? 0.55 : 1
        source: Theme.iconFolder + "mat-guildhall.svg"
    }
}
