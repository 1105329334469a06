import QtQuick
import QtTest
import Triptych.Cards

Item {
    id: scene

    width: 500
    height: 500

    CardArtwork {
        id: artwork

        width: 120
        height: 90
        face: ({ cardId: "X-001", motif: "figure", kinship: "human", colours: "w", name: "Pier Watcher", typeLine: "Citizen", leader: false })
    }
    TestCase {
        name: "CardArtwork"
        when: windowShown

        function test_staysWhileItIsDrawnForAnotherSize() {
            tryVerify(() => artwork.drawn, 5000);
            let blank = 0;
            for (let i = 0; i < 40; ++i) {
                artwork.width = 120 + i * 4;
                artwork.height = 90 + i * 3;
                wait(8);
                if (!artwork.drawn)
                    blank++;
            }
            for (let i = 0; i < 60; ++i) {
                wait(10);
                if (!artwork.drawn)
                    blank++;
            }
            compare(blank, 0);
            compare(artwork.drawnWidth, 276); // and in the end it is drawn for that size
        }
    }
}
