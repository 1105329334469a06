import QtQuick
import QtTest
import Triptych.Playmat

Item {
    id: scene

    width: 500
    height: 200

    CaptionPlate {
        id: plate

        widest: 160
        widestForOne: 480
    }

    TestCase {
        name: "CaptionPlate"
        when: windowShown

        function shown(): Item {
            return Array.from(plate.children).find(row => row.children.length > 1).children[1];
        }
        // With large text "...ind gefragt" was all that was left of "Sie sind gefragt".
        function test_theLastWordsAreWhole() {
            plate.say("Eine Karte wird gelegt");
            plate.say("Sie sind gefragt");
            verify(shown().truncated); // the older ones are cut
            tryVerify(() => plate.width > 20 && plate.width <= 160);
            plate.say("Der Computer hat die Partie gewonnen");
            tryVerify(() => plate.width > 160 && plate.width <= 480);
            verify(shown().width > 200);
            // What lay below was seen by halves beside it ("lles", "Sichern"): the plate takes all the room.
            compare(plate.width, 480);
            compare(plate.color.a, 1);
        }
    }
}
