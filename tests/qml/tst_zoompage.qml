import QtQuick
import QtTest
import Triptych.Playmat
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
        function test_theCardStaysReadable() {
            looked.explanation = Array(30).fill("A sentence that is explained at some length to whoever looks at the card.");
            tryVerify(() => flick.contentHeight > flick.height); // it scrolls
            verify(card.height > 0.55 * page.height);
        }
    }
}
