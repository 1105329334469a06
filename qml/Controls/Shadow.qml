import QtQuick

/*! The one shadow of the table: a drawn nine-patch, so that both renderers show it. */
BorderImage {
    property real reach: 8

    anchors.fill: parent
    anchors.margins: -reach
    anchors.topMargin: -reach + 3
    anchors.bottomMargin: -reach - 3
    source: Theme.iconFolder + "shadow.png"
    border { left: 18; top: 18; right: 18; bottom: 18 }
    z: -1
}
