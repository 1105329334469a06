import QtQuick
import Triptych.App

/*!
    What keys with a letter or a digit mean at the table, and those that give the answer at hand. Where keys are
    heard is for the table to say; arrows, Escape and the space bar are its own.
*/
Item {
    id: root

    required property MatchViewModel match
    required property OptionMenu menu
    required property PromptBar prompt
    required property ChoicePanel choices
    required property WaysPanel ways
    property string hurried: "" // what the key meant last

    signal columnAsked
    signal legendAsked
    signal recapAsked
    signal soundsSwitched
    signal walkAsked

    /*!
        One key means "no response" now and "end my phase" in the next question. Pressed twice in a
        hurry, or held down, it gives only what was to be read when it went down first.
    */
    function isMeant(line: string): bool {
        const label = root.prompt.labelOf(line);
        if (root.hurried !== "" && root.hurried !== label)
            return false;
        root.hurried = label;
        hurry.restart();
        return true;
    }
    function pressPrimary(event: var) {
        event.accepted = true;
        const line = root.prompt.primaryLine();
        if (!event.isAutoRepeat && line !== "" && root.isMeant(line))
            root.match.answer(line);
    }
    function pass() {
        const line = root.prompt.passLine();
        if (line !== "" && root.isMeant(line))
            root.match.answer(line);
    }

    function press(key: int, text: string, modifiers: int): bool {
        if (modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (root.menu.visible) // a choice is half made: no key may pass beside it
            return true;
        if (key === Qt.Key_P && root.prompt.passLine() !== "") {
            root.pass();
            return true;
        }
        const asked = text !== "" ? root.prompt.lineOfKey(text) : "";
        if (asked !== "" && !root.isMeant(asked))
            return true;
        if (text !== "" && (root.prompt.press(text) || root.choices.press(text)))
            return true;
        switch (key) {
        case Qt.Key_U:
            root.match.undo(); // or why that is not possible
            return true;
        case Qt.Key_I:
            root.columnAsked();
            return true;
        case Qt.Key_F:
            root.match.runToMyTurn();
            return true;
        case Qt.Key_O:
            root.match.holding = !root.match.holding;
            return true;
        case Qt.Key_V:
            if (root.ways.wanted)
                root.ways.peeking = !root.ways.peeking;
            else
                root.choices.peeking = !root.choices.peeking;
            return true;
        case Qt.Key_R:
            root.recapAsked();
            return true;
        case Qt.Key_D:
            root.match.preferences.danger = !root.match.preferences.danger;
            return true;
        case Qt.Key_N:
            root.match.nextStep();
            return true;
        case Qt.Key_M:
            root.soundsSwitched();
            return true;
        case Qt.Key_H:
            root.walkAsked();
            return true;
        case Qt.Key_L:
            root.legendAsked();
            return true;
        }
        return false;
    }

    Timer {
        id: hurry

        interval: 350
        onTriggered: root.hurried = ""
    }
}
