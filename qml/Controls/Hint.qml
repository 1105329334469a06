import QtQuick
import QtQuick.Controls.Basic

/*! A tooltip in the table's dress. */
ToolTip {
    id: root

    delay: 500
    padding: Theme.grid
    background: Rectangle {
        color: Theme.raised
        radius: Theme.radius
        border.width: 1
        border.color: Theme.edge
    }
    contentItem: Words {
        text: root.text
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
    width: Math.min(280, implicitWidth)
}
