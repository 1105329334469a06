import QtQuick
import Triptych.Controls

/*! The cloth of the mat: night over a harbour, in two quiet tones with the moon's way on the water. */
Item {
    id: root

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.darker(Theme.matTop, Theme.light ? 1.03 : 1.12) }
            GradientStop { position: 0.5; color: Qt.lighter(Theme.matLow, Theme.light ? 1.02 : 1.12) }
            GradientStop { position: 1; color: Theme.matTop }
        }
        border.width: 1
        border.color: Theme.edge
    }
    Backdrop {
        anchors.fill: parent
        anchors.margins: 1
        visible: !Theme.contrast
        opacity: Theme.light ? 0.35 : 1
        source: Theme.iconFolder + "mat-harbour.svg"
    }
}
