import QtQuick

/*! A symbol of one colour, by name, in the ink that suits the ground. */
Image {
    id: root

    required property string name
    property string ink: Theme.groundInk
    property real size: Theme.base + 2

    width: root.size
    height: root.size
    source: root.name === "" ? "" : Theme.icon(root.name, root.ink)
    sourceSize.width: Math.max(1, Math.ceil(root.size))
    sourceSize.height: Math.max(1, Math.ceil(root.size))
    smooth: true
}
