import QtQuick
import QtTest
import Triptych.Playmat
import Triptych.Controls
import "Faces.js" as Faces

/*! The page beside the table at its size in a window of 1280 by 800. */
Item {
    id: scene

    width: 288
    height: 502

    QtObject {
        id: looked

        property bool present: true
        property var face: Faces.face({})
        property string placeText: "Tile a3, Joss"
        property var modifications: []
        property var explanation: []
    }
    ZoomPage {
        id: page

        anchors.fill: parent
        zoom: looked
    }
    TestCase {
        name: "ZoomPage"
        when: windowShown

        readonly property var flick: Faces.find(page, item => item.contentHeight !== undefined && item.flickableDirection !== undefined)
        readonly property var card: Faces.all(page, "CardView")[0]

        function test_aCardOfFewWordsIsLarge() {
            looked.modifications = [];
            looked.explanation = ["Each player draws 1 card."];
            tryVerify(() => card.height > 0.7 * page.height);
        }
        function test_manyWordsGetTheirRoom() {
            looked.modifications = ["3 of 6 health left.", "Crossbow 2 instead of 1.", "Equipped with Pocket Crossbow."];
            looked.explanation = ["At any time you may pay for it (1 treasure): target enemy mercenary is drawn one tile closer.", "Burn: In its attack phase the counters deal true damage."];
            tryVerify(() => card.height < 0.7 * page.height);
            verify(flick.contentHeight <= flick.height, flick.contentHeight + " in " + flick.height);
        }
        // Words that fit are read on the card: below it they would take the room of what explains them.
        function test_wordsThatFitAreNotRepeated() {
            looked.modifications = [];
            looked.explanation = ["Tenacious: when it attacks, it can not be blocked by fewer than two citizens.",
                "Whenever this becomes blocked, this goes onto the effect pile: the attack and defense of it change by +1/+0 until this turn ends."];
            for (const key of ["brute", "brute-2", "brute-3"]) {
                looked.face = Faces.face({ key: key, text: "Tenacious.\nWhenever this becomes blocked, it gets +1/+0 until end of turn." });
                wait(200); // what is cut while the letters are still made smaller is not cut
                compare(page.spelt, false);
                compare(card.cut, false);
            }
            looked.face = Faces.face({ key: "endless", text: Array(40).fill("Whenever this becomes blocked, it gets +1/+0 until end of turn.").join("\n") });
            tryCompare(page, "spelt", true);
            tryVerify(() => flick.contentHeight > flick.height);
            const bar = Faces.find(page, item => item.policy !== undefined && item.orientation !== undefined);
            verify(bar && bar.visible); // that there is more is seen
        }
        function test_anotherCardIsReadFromItsBeginning() {
            looked.explanation = Array(30).fill("A sentence that is explained at some length to whoever looks at the card.");
            tryVerify(() => flick.contentHeight > flick.height);
            flick.contentY = 60;
            looked.face = Faces.face({ key: "another" });
            tryCompare(flick, "contentY", 0);
        }
        function test_largerLettersAreLarger() {
            looked.face = Faces.face({ key: "wordy", text: "Draw 1 card. Then each opponent discards 1 card." });
            looked.modifications = [];
            looked.explanation = ["You draw 1 card."];
            const size = () => {
                const shown = Faces.all(page, "Words").filter(item => item.visible && item.text.toLowerCase().includes("draw 1 card"));
                return Math.max(...shown.map(item => item.font.pixelSize));
            };
            const before = size();
            Theme.textScale = 1.5;
            tryVerify(() => size() >= 1.4 * before, 1000, size() + " after " + before);
            // The printed words stand below the card in that size, and nothing of them is left out.
            const printed = Faces.all(page, "Words").find(item => item.visible && item.text.startsWith("Draw 1 card"));
            verify(printed);
            verify(!printed.truncated);
            Theme.textScale = 1;
        }
        function test_theCardStaysReadable() {
            looked.explanation = Array(30).fill("A sentence that is explained at some length to whoever looks at the card.");
            tryVerify(() => flick.contentHeight > flick.height); // it scrolls
            verify(card.height > 0.55 * page.height);
        }
    }
}
