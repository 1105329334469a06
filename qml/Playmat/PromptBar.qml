pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    The one place where you are asked: a sentence, its rule, and buttons that say what happens next.
    It glows in the accent while you are asked.
*/
Item {
    id: root

    required property var prompt
    property string message: ""
    property string messageRule: "" // the rule that the message names
    readonly property string rule: root.prompt && root.mine ? root.prompt.ruleText : ""
    property bool thinking: false
    property string thinkingName: ""
    property bool stepwise: false // the computer waits for a key before it goes on
    property bool holding: false // a card is taken up: its place is asked for first
    property string heldName: ""
    property string memory: "" // the card whose yes or no may be given from now on
    readonly property bool mine: root.prompt !== null && root.prompt.present && root.prompt.mine
    readonly property alias buttonCount: buttons.count
    // The answer of the button that is pointed at, or that the keys have come to.
    readonly property string considered: {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i);
            if (button && (button.hovered || button.visualFocus))
                return button.line;
        }
        return "";
    }
    // Buttons that do not fit into one row are written smaller: one that is cut off is no answer.
    readonly property bool tight: {
        let row = -Theme.grid;
        for (let i = 0; i < buttons.count; ++i)
            row += Theme.grid + root.usualWidth(buttons.itemAt(i));
        return row > flow.width;
    }
    function usualWidth(button: ActionButton): real {
        return button === null ? 0 : buttonLetters.advanceWidth(button.text) + Theme.grid * 3
            + (button.keyName === "" ? 0 : Theme.grid * 2 + buttonLetters.advanceWidth(button.keyName));
    }
    FontMetrics {
        id: buttonLetters

        font.family: Theme.uiFont
        font.pixelSize: Theme.base
        font.weight: Font.DemiBold
    }

    signal stepped
    signal answered(string line)
    signal undone
    signal remembered(bool yes)
    signal messageDismissed
    signal ruleAsked(string rule)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.prompt ? root.prompt.text : ""

    /*! The answer of the button that a key presses; "" when there is none. */
    function lineOfKey(keyName: string): string {
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i);
            if (button.keyName !== "" && button.keyName.toUpperCase() === keyName.toUpperCase())
                return button.line;
        }
        return "";
    }
    /*! Presses the button that answers to a key; true when there is one. */
    function press(keyName: string): bool {
        const line = root.lineOfKey(keyName);
        if (line !== "")
            root.answered(line);
        return line !== "";
    }
    /*! The answer that Enter stands for; "" when there is none. */
    function primaryLine(): string {
        for (let i = 0; i < buttons.count; ++i) {
            if (buttons.itemAt(i).primary)
                return buttons.itemAt(i).line;
        }
        return "";
    }
    /*! The answer that the key P stands for: to pass, or what Enter means. */
    function passLine(): string {
        for (let i = 0; i < buttons.count; ++i) {
            if (buttons.itemAt(i).line === "pass" || buttons.itemAt(i).keyName === "P")
                return buttons.itemAt(i).line;
        }
        return root.primaryLine();
    }
    function labelOf(line: string): string {
        for (let i = 0; i < buttons.count; ++i) {
            if (buttons.itemAt(i).line === line)
                return buttons.itemAt(i).text;
        }
        return "";
    }

    onMineChanged: {
        if (root.mine && Theme.motion)
            breath.restart();
    }

    BorderImage {
        id: glow

        anchors.fill: parent
        anchors.margins: -10
        source: Theme.iconFolder + "glow.png"
        border { left: 20; top: 20; right: 20; bottom: 20 }
        opacity: root.mine ? 0.22 : 0
        visible: root.mine

        SequentialAnimation {
            id: breath

            NumberAnimation { target: glow; property: "opacity"; to: 0.55; duration: Theme.breath * 0.3 }
            NumberAnimation { target: glow; property: "opacity"; to: 0.22; duration: Theme.breath * 0.7 }
        }
    }
    Panel {
        anchors.fill: parent
        color: root.mine ? Theme.raised : Theme.panel
        border.width: root.mine ? 2 : 1
        border.color: root.mine ? Theme.accent : Theme.edge

        Rectangle { // a bar on the left: seen without colour as well
            x: 2
            y: 8
            width: root.mine ? 5 : 0
            height: parent.height - 16
            radius: 2
            color: Theme.accent
        }
    }
    Words {
        id: sentence

        readonly property int heft: root.mine ? Font.DemiBold : Font.Normal
        readonly property int usual: root.mine && !root.tight && Theme.textScale < 1.3 ? Math.round(Theme.base * 1.12)
            : root.tight && (Theme.textScale >= 1.3 || root.height < 140) ? Theme.small : Theme.base

        anchors.left: parent.left
        anchors.right: undo.visible ? undo.left : parent.right
        anchors.top: parent.top
        anchors.leftMargin: Theme.grid * 2
        anchors.rightMargin: Theme.grid
        anchors.topMargin: Theme.grid
        text: root.thinking && root.thinkingName !== "" && !root.mine ? (root.stepwise ? qsTr("%1 is next.") : qsTr("%1 is thinking.")).arg(root.thinkingName)
            : root.holding ? (root.heldName !== "" ? qsTr("Choose one of the marked places for %1.").arg(root.heldName) : qsTr("Choose one of the marked places."))
            : root.prompt ? root.prompt.text : ""
        // A long question is written smaller before its end is left out; of three lines some room is lost at line ends.
        font.pixelSize: Math.max(Math.min(usual, Math.round(Theme.small * 0.92)), Math.round(usual * Math.min(1, 2.4 * width / Math.max(1, length.advanceWidth))))
        font.weight: heft
        wrapMode: Text.Wrap
        // A fourth line where there is room; beside a message it keeps the lines for which there is any.
        maximumLineCount: Math.max(root.message === "" ? 3 : 1, Math.min(root.message === "" ? 4 : 3,
            Math.floor((root.height - trouble.height - flow.implicitHeight - Theme.grid * 4) / (sentence.font.pixelSize * 1.25))))

        TextMetrics {
            id: length

            font.family: Theme.uiFont // asking the sentence for a part of its font would ask for its size
            font.weight: sentence.heft
            font.pixelSize: sentence.usual
            text: sentence.text
        }

        HoverHandler { id: overSentence }
        Hint {
            visible: overSentence.hovered && sentence.truncated
            text: sentence.text
        }
    }
    ActionButton {
        id: undo
        objectName: "undo"

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4
        // Grey rather than gone: where it was is found again, and it says why it does nothing.
        readonly property bool possible: root.prompt !== null && root.prompt.canUndo

        visible: root.mine
        opacity: possible ? 1 : 0.45
        implicitHeight: 30
        quiet: true
        iconName: "undo"
        keyName: possible ? "U" : "" // the words have more use for the room
        leftPadding: possible ? Theme.grid * 1.5 : Theme.grid / 2
        rightPadding: leftPadding
        hint: root.prompt ? root.prompt.undoText : ""
        Accessible.name: hint
        onClicked: root.undone()
    }
    Flow { // the detail goes below the rule where it does not fit beside it
        id: small

        // A button that is cut off is no answer: what explains the question makes room for it.
        readonly property real spare: root.height - sentence.height - flow.implicitHeight - Theme.grid * 3 - 2
        readonly property bool abreast: details.text === "" || asks.implicitWidth + small.spacing + details.implicitWidth <= small.width

        visible: root.message === ""
        height: visible ? implicitHeight : 0
        anchors.left: sentence.left
        anchors.right: parent.right
        anchors.rightMargin: Theme.grid
        anchors.top: sentence.bottom
        anchors.topMargin: 2
        spacing: Theme.grid

        RuledWords {
            id: asks

            visible: text !== "" && implicitHeight + (small.abreast ? 0 : small.spacing + details.implicitHeight) <= small.spare
            words: root.rule !== "" ? qsTr("Rule %1").arg(root.rule) : ""
            rule: root.rule
            onAsked: rule => root.ruleAsked(rule)
            color: Theme.soft
            font.pixelSize: Math.round(Theme.small * 0.95)
        }
        Words {
            id: details

            visible: text !== "" && implicitHeight <= small.spare
            width: Math.min(implicitWidth, small.width)
            text: root.holding ? qsTr("Escape puts it back.") : root.prompt ? root.prompt.detail : ""
            color: Theme.accent
            font.pixelSize: Math.round(Theme.small * 0.95)
            wrapMode: Text.Wrap
            maximumLineCount: 3
        }
    }
    Rectangle { // what went wrong and what to do
        id: trouble

        visible: root.message !== ""
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: small.bottom
        anchors.margins: Theme.grid
        height: visible ? troubleText.implicitHeight + 10 : 0
        radius: Theme.radius
        color: Qt.alpha(Theme.hostile, 0.16)
        border.width: 1
        border.color: Theme.hostile

        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.message

        Icon {
            x: 6
            anchors.verticalCenter: parent.verticalCenter
            name: "warning"
        }
        RuledWords {
            id: troubleText

            anchors.left: parent.left
            anchors.leftMargin: 28
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            words: root.message
            rule: root.messageRule
            linked: Theme.ink
            onAsked: rule => root.ruleAsked(rule)
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            maximumLineCount: 3
        }
        Click {
            onTapped: root.messageDismissed()
        }
    }
    Flickable {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.top: trouble.visible ? trouble.bottom : small.bottom
        anchors.margins: Theme.grid
        anchors.leftMargin: Theme.grid * 2
        contentHeight: Math.max(height, flow.implicitHeight)
        clip: contentHeight > height
        interactive: contentHeight > height

        Flow {
            id: flow

            width: parent.width
            y: Math.max(0, parent.height - implicitHeight)
            spacing: root.tight ? Theme.grid / 2 : Theme.grid

            Repeater {
                id: buttons

                model: root.mine ? root.prompt.buttons : null

                ActionButton {
                    required property var model
                    readonly property string line: model.line

                    text: model.label
                    keyName: model.shortcut
                    hint: model.hint
                    primary: model.primary
                    widest: flow.width
                    mostLines: 2
                    letterSize: root.tight ? Theme.small : Theme.base
                    implicitHeight: Math.max(root.tight ? 28 : 36, Math.round(letterSize * (root.tight ? 1.8 : 2.1)), implicitContentHeight + Theme.grid)
                    onClicked: root.answered(line)
                }
            }
            ActionButton {
                objectName: "nextStep"
                visible: root.stepwise && !root.mine
                text: qsTr("Next step")
                keyName: "N"
                onClicked: root.stepped()
            }
            Repeater {
                model: root.mine && root.memory !== "" ? [true, false] : []

                ActionButton {
                    required property bool modelData

                    quiet: true
                    text: modelData ? qsTr("Always yes") : qsTr("Always no")
                    hint: modelData ? qsTr("Yes to %1, now and whenever it asks this again. The list is under Table in the menu.").arg(root.memory)
                        : qsTr("No to %1, now and whenever it asks this again. The list is under Table in the menu.").arg(root.memory)
                    implicitHeight: Math.max(root.tight ? 30 : 36, Math.round(Theme.base * 2.1))
                    onClicked: root.remembered(modelData)
                }
            }
        }
    }
}
