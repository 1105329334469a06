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
    property int letterSize: Theme.base
    readonly property color letters: root.primary ? Theme.accentInk : Theme.ink

    property var foretold: []
    readonly property real foretoldWidth: Math.max(line.implicitWidth, root.widest > 0 ? root.widest : 0)

    implicitWidth: root.foretold.length > 0 ? root.foretoldWidth : line.implicitWidth
    implicitHeight: line.implicitHeight + (root.foretold.length > 0 ? told.implicitHeight + 4 : 0)

    Row {
        id: line

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.foretold.length > 0 ? -(told.implicitHeight + 4) / 2 : 0
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
            font.pixelSize: root.letterSize
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
    Words { // what would come of it
        id: told

        visible: root.foretold.length > 0
        anchors.top: line.bottom
        anchors.topMargin: 4
        width: root.foretoldWidth
        text: root.foretold.join("\n")
        color: root.letters
        opacity: 0.85
        font.pixelSize: Math.round(Theme.small * 0.95)
        wrapMode: Text.Wrap
        maximumLineCount: 8
    }
}
