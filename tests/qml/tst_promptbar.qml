import QtQuick
import QtTest
import Triptych.Playmat
import "Faces.js" as Faces

Item {
    id: scene

    width: 400
    height: 220

    ListModel {
        id: answers

        ListElement { label: "To combat"; line: "pass"; hint: ""; shortcut: "P"; primary: true }
        ListElement { label: "Draw a card"; line: "activate keeper 1"; hint: ""; shortcut: ""; primary: false }
    }
    ListModel { // too long for one row
        id: wordy

        ListElement { label: "Eine neue Hand ziehen"; line: "yes"; hint: ""; shortcut: "Y"; primary: false }
        ListElement { label: "Diese Hand behalten"; line: "no"; hint: ""; shortcut: "N"; primary: true }
    }
    QtObject {
        id: question

        property bool present: true
        property bool mine: true
        property string text: "Cast a card or go on."
        property string detail: ""
        property string ruleText: "4.3"
        property bool canUndo: false
        property string undoText: ""
        property var buttons: answers
    }
    PromptBar {
        id: bar

        anchors.fill: parent
        prompt: question
    }
    SignalSpy { id: given; target: bar; signalName: "answered" }
    SignalSpy { id: undone; target: bar; signalName: "undone" }
    SignalSpy { id: asked; target: bar; signalName: "ruleAsked" }

    TestCase {
        name: "PromptBar"
        when: windowShown

        function init() {
            question.mine = true;
            question.canUndo = false;
            question.text = "Cast a card or go on.";
            question.buttons = answers;
            bar.anchors.fill = scene;
            bar.message = "";
            question.ruleText = "4.3";
            given.clear();
            undone.clear();
            asked.clear();
        }
        function button(label) {
            return Faces.all(bar, "ActionButton").find(item => item.text === label && item.visible);
        }
        function test_aButtonGivesItsLine() {
            mouseClick(button("Draw a card"));
            compare(given.count, 1);
            compare(given.signalArguments[0][0], "activate keeper 1");
        }
        function test_aLetterGivesTheLineOfItsButton() {
            verify(bar.press("p"));
            compare(given.signalArguments[0][0], "pass");
            verify(!bar.press("q"));
            compare(given.count, 1);
        }
        function test_enterGivesThePrimaryButton() {
            compare(bar.primaryLine(), "pass");
            compare(bar.passLine(), "pass");
        }
        function test_nothingIsOfferedWhileAnotherSeatIsAsked() {
            question.mine = false;
            compare(bar.buttonCount, 0);
            verify(!bar.press("p"));
            compare(bar.primaryLine(), "");
            compare(given.count, 0);
        }
        function test_theRuleStandsBehindTheSentence() {
            const words = Faces.all(bar, "Words").filter(item => item.visible).map(item => item.text);
            verify(words.includes("Cast a card or go on."));
            const rule = Faces.all(bar, "RuledWords").find(item => item.visible && item.rule === "4.3");
            compare(rule.words, "Rule 4.3");
            rule.open();
            compare(asked.count, 1);
            compare(asked.signalArguments[0][0], "4.3");
        }
        function test_aWordOfTheGlossaryIsCalledByThatWord() {
            question.ruleText = "glossary Discard";
            const rule = Faces.all(bar, "RuledWords").find(item => item.visible && item.rule === "glossary Discard");
            compare(rule.Accessible.name, "Glossary: Discard");
            compare(rule.text, `<a href="rule">Glossary: Discard</a>`);
            rule.open();
            compare(asked.signalArguments[asked.count - 1][0], "glossary Discard");
        }
        function test_takingBackIsGreyWhereItIsNotPossible() {
            const button = Faces.all(bar, "ActionButton").find(item => item.iconName === "undo");
            question.undoText = "There is nothing to take back yet.";
            verify(button.visible);
            verify(button.opacity < 1);
            compare(button.Accessible.name, "There is nothing to take back yet.");
            question.canUndo = true;
            compare(button.opacity, 1);
            mouseClick(button);
            compare(undone.count, 1);
            // Where the room is short it stays where it was.
            question.canUndo = false;
            question.buttons = wordy;
            bar.anchors.fill = null;
            bar.width = 300;
            bar.height = 147;
            tryVerify(() => bar.tight);
            verify(button.visible);
        }
        function test_twoRowsOfButtonsAreSeenWhole() {
            question.text = "Behalten Sie diese Hand, oder mischen Sie sie einmal zurück und ziehen Sie sieben neue Karten.";
            question.buttons = wordy;
            bar.anchors.fill = null;
            bar.width = 300;
            bar.height = 147;
            tryVerify(() => button("Eine neue Hand ziehen").y < button("Diese Hand behalten").y);
            waitForRendering(bar);
            const sentence = Faces.all(bar, "Words").find(item => item.text === question.text);
            const floor = sentence.mapToItem(bar, 0, sentence.height).y;
            for (const label of ["Eine neue Hand ziehen", "Diese Hand behalten"]) {
                const item = button(label);
                const top = item.mapToItem(bar, 0, 0).y;
                verify(top >= floor, label);
                verify(top + item.height <= bar.height, label);
            }
            verify(!sentence.truncated);
        }
        function test_aLongQuestionIsWrittenSmallerAndWhole() {
            bar.anchors.fill = null;
            bar.width = 300;
            bar.height = 160;
            const sizes = [];
            for (const words of [question.text, "Wählen Sie Karten zum Zurücklegen; Sie ziehen ebenso viele, bevor das ganze Deck gemischt wird."]) {
                question.text = words;
                waitForRendering(bar);
                const sentence = Faces.all(bar, "Words").find(item => item.text === words);
                verify(!sentence.truncated);
                sizes.push(sentence.font.pixelSize);
            }
            verify(sizes[1] < sizes[0]);
        }
        function test_aMessageLeavesTheQuestionItsLines() {
            question.text = "Your rally: hire, place a treasure, equip, or play abilities.";
            bar.message = "Treasures go into your own warchest.";
            const sentence = Faces.all(bar, "Words").find(item => item.text === question.text);
            verify(sentence);
            tryVerify(() => sentence.lineCount > 1);
            verify(!sentence.truncated);
            // And where there is none, the message and the buttons go before.
            bar.anchors.fill = undefined;
            bar.width = 240;
            bar.height = 110;
            tryVerify(() => sentence.height < 60);
        }
        function test_aMessageLeavesTheButtonsInPlace() {
            bar.message = "The disk is full. Free some space and go on.";
            const item = button("To combat");
            verify(item !== undefined);
            mouseClick(item);
            compare(given.count, 1);
        }
    }
}
