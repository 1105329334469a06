import QtQuick
import QtQuick.Controls.Basic

/*! A button that says what happens next, and which key does the same. */
Button {
    id: root

    property bool primary: false
    property string keyName: ""
    property string hint: ""
    property string iconName: ""
    property bool quiet: false
    // 0: as wide as its words; else they are broken, then cut, so that the button is no wider.
    property real widest: 0
    property int mostLines: 1
    property int letterSize: Theme.base
    property var foretold: [] // sentences below the words: what would come of it

    implicitHeight: Math.max(36, Math.round(Theme.base * 2.1), root.implicitContentHeight + Theme.grid * 1.5)
    leftPadding: Theme.grid * 1.5
    rightPadding: Theme.grid * 1.5
    focusPolicy: Qt.StrongFocus
    opacity: root.enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.hint
    Accessible.onPressAction: root.clicked()

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.primary ? (root.down ? Qt.darker(Theme.accent, 1.2) : root.hovered ? Qt.lighter(Theme.accent, 1.08) : Theme.accent)
            : root.down ? Qt.alpha(Theme.hairline, 0.45)
            : root.hovered ? Qt.alpha(Theme.hairline, 0.3)
            : root.quiet ? "transparent" : Qt.alpha(Theme.hairline, 0.16)
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus ? Theme.choice : root.primary ? Qt.darker(Theme.accent, 1.3) : root.quiet ? "transparent" : Theme.edge

        Rectangle { // a second ring, so that focus is seen on the accent as well
            anchors.fill: parent
            anchors.margins: -3
            visible: root.visualFocus
            radius: Theme.radius + 3
            color: "transparent"
            border.width: 1
            border.color: Theme.ink
        }
    }
    contentItem: ButtonFace {
        foretold: root.foretold
        text: root.text
        iconName: root.iconName
        keyName: root.keyName
        primary: root.primary
        widest: root.widest <= 0 ? 0 : root.widest - root.leftPadding - root.rightPadding
        mostLines: root.mostLines
        letterSize: root.letterSize
    }

    Hint {
        visible: root.hint !== "" && root.hovered
        text: root.hint
    }
}
