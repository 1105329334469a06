import QtQuick

/*! The key that does the same as the control beside it. */
Rectangle {
    id: root

    required property string keyName
    property color ink: Theme.soft

    visible: root.keyName !== ""
    implicitWidth: Math.max(letter.implicitWidth + 8, implicitHeight)
    implicitHeight: Math.round(Theme.small * 1.4)
    radius: 3
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(root.ink, 0.6)

    Text {
        id: letter

        anchors.centerIn: parent
        text: root.keyName
        color: root.ink
        font.family: Theme.uiFont
        font.pixelSize: Math.round(Theme.small * 0.92)
        font.weight: Font.Medium
        textFormat: Text.PlainText
    }
}
