import QtQuick

/*! What stands on a button: a sign, words, and the key that does the same. */
Item {
    id: root

    required property string text
    property string iconName: ""
    property string keyName: ""
    property bool primary: false
    property real widest: 0 // of the whole line; 0: as wide as the words are
    property int mostLines: 1
    readonly property color letters: root.primary ? Theme.accentInk : Theme.ink

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    Row {
        id: line

        anchors.centerIn: parent
        spacing: Theme.grid

        Icon {
            visible: root.iconName !== ""
            name: root.iconName
            ink: root.primary ? (Theme.light ? "bone" : "ink") : Theme.groundInk
            anchors.verticalCenter: parent.verticalCenter
        }
        Words {
            width: root.widest <= 0 ? implicitWidth : Math.min(implicitWidth, root.widest
                - (root.keyName !== "" ? key.width + line.spacing : 0)
                - (root.iconName !== "" ? Theme.base + 2 + line.spacing : 0))
            visible: root.text !== ""
            text: root.text
            color: root.letters
            font.weight: root.primary ? Font.DemiBold : Font.Medium
            wrapMode: root.mostLines > 1 ? Text.Wrap : Text.NoWrap
            maximumLineCount: root.mostLines
            anchors.verticalCenter: parent.verticalCenter
        }
        KeyHint {
            id: key

            keyName: root.keyName
            ink: root.primary ? Theme.accentInk : Theme.soft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
