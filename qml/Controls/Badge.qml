import QtQuick

/*! A few letters on a coloured pill. */
Rectangle {
    id: root

    required property string text
    property color fill: Theme.accent
    property color ink: Theme.accentInk
    property real size: Theme.small

    implicitWidth: Math.max(root.implicitHeight, words.implicitWidth + root.size * 0.8)
    implicitHeight: Math.round(root.size * 1.5)
    radius: root.implicitHeight / 2
    color: root.fill

    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.family: Theme.uiFont
        font.pixelSize: root.size
        font.weight: Font.DemiBold
        textFormat: Text.PlainText
    }
}
