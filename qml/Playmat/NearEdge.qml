import QtQuick
import Triptych.App
import Triptych.Controls

/*! The near edge of the table: the hand, what the mat lays below it, and the question. */
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    required property OptionMenu menu
    required property var laid // the mat
    required property bool longMessage // what went wrong is told in full elsewhere
    required property real handHeight
    required property real promptWidth
    readonly property alias prompt: prompt

    height: root.handHeight + foot.height + foot.anchors.bottomMargin

    HandFan {
        anchors.left: parent.left
        anchors.right: prompt.left
        anchors.rightMargin: Theme.grid
        height: parent.height - foot.height - foot.anchors.bottomMargin
        zone: root.match.nearSeat ? root.match.nearSeat.zone("hand") : null
        table: root.table
        plateRight: root.laid?.plateRight ?? 0
    }
    Item { // what the mat lays below the hand
        id: foot

        readonly property Item laid: root.laid?.underHand ?? null

        onLaidChanged: {
            if (foot.laid)
                foot.laid.parent = foot;
        }

        anchors.left: parent.left
        anchors.right: prompt.left
        anchors.rightMargin: Theme.grid
        anchors.bottom: parent.bottom
        anchors.bottomMargin: foot.laid ? Theme.grid : 0
        height: foot.laid ? foot.laid.implicitHeight : 0
    }
    PromptBar {
        id: prompt

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.grid
        width: root.promptWidth
        height: parent.height - Theme.grid
        prompt: root.match.prompt
        message: root.longMessage ? "" : root.match.message
        messageRule: root.match.messageRule
        thinking: root.match.thinking
        thinkingName: root.match.thinkingName
        stepwise: root.match.waitsForStep
        onStepped: root.match.nextStep()
        holding: root.table.held !== ""
        heldName: root.table.held !== "" ? root.match.face(root.table.held).name : ""
        onAnswered: line => {
            root.menu.close();
            root.match.answer(line);
        }
        memory: root.match.memory
        onUndone: root.match.undo()
        onRemembered: yes => root.match.answerAlways(yes)
        onMessageDismissed: root.match.dismissMessage()
        onRuleAsked: rule => root.match.openRule(rule)
    }
}
