import QtQuick
import QtTest
import Triptych.Controls
import Triptych.Playmat
import "Faces.js" as Faces

Item {
    id: scene

    width: 800
    height: 600

    ListModel {
        id: hand

        property string place: "p1.hand"
        property string accessibleName: "Your hand, 3 cards"
        property int selectableCount: 1
        dynamicRoles: true

        function faceAt(row) {
            return hand.get(row).face;
        }
    }
    QtObject { // what the table asks of the match
        id: match

        property var tapped: []
        property var answers: []
        property var dropped: []
        property var options: []
        property bool single: true
        property string message: ""

        function tapCard(key) {
            match.tapped.push(key);
            return match.single;
        }
        function optionsFor(key) {
            return match.options;
        }
        function answer(line) {
            match.answers.push(line);
        }
        property var places: ["p1.soul_row"]

        function dropTargets(key) {
            return match.places;
        }
        function dropOptions(key, target) {
            return [];
        }
        function dropCard(key, target) {
            match.dropped.push(key + " on " + target);
            return true;
        }
        function inspect(key) { }
        function face(key) {
            return Faces.face({ key: key });
        }
    }
    Table {
        id: table

        anchors.fill: parent
        match: match
        menu: menu

        HandFan {
            id: fan

            y: 400
            width: parent.width
            height: 200
            zone: null
            table: table
        }
        Item {
            id: soulRow

            readonly property bool reachable: false

            x: 100
            y: 100
            width: 400
            height: 100
            Component.onCompleted: table.enter("p1.soul_row", soulRow)
        }
        DraggedCard {
            id: dragged

            table: table
            handHeight: 200
        }
        OptionMenu {
            id: menu

            match: match
        }
    }

    TestCase {
        name: "HandFan"
        when: windowShown

        function initTestCase() {
            Theme.motion = false;
            for (const key of ["a", "b", "c"])
                hand.append({ face: Faces.face({ key: key, selectable: key === "b" }) });
            fan.zone = hand;
            compare(cards().length, 3);
        }
        function init() {
            match.tapped = [];
            match.answers = [];
            match.dropped = [];
            match.options = [];
            match.single = true;
            match.places = ["p1.soul_row"];
            menu.close();
            table.release();
            mouseMove(scene, 5, 5);
        }
        function cards() {
            return Faces.all(fan, "CardSpot");
        }
        function test_cardsLieInOrder() {
            const all = cards();
            verify(all[0].x < all[1].x);
            verify(all[1].x < all[2].x);
        }
        function test_withoutAGraphicsCardNothingIsTurnedOrSeenThrough() {
            const byHand = GraphicsInfo.api === GraphicsInfo.Software;
            compare(fan.fanned, !byHand);
            compare(dragged.opacity < 1, !byHand);
            fan.fanned = true;
            verify(cards()[0].tilt < 0 && cards()[2].tilt > 0);
            fan.fanned = false;
            verify(cards().every(card => card.tilt === 0));
            fan.fanned = !byHand;
        }
        function test_theCardUnderThePointerRises() {
            const card = cards()[0];
            const before = card.y;
            mouseMove(card, card.width / 3, card.height / 2);
            tryVerify(() => card.rise > 10);
            verify(card.growth > 1);
            compare(card.y, before); // what is touched stays where it is
        }
        function test_aClickIsATap() {
            const card = cards()[1];
            mouseClick(card, card.width / 3, card.height / 2);
            tryCompare(match, "tapped", ["b"]);
        }
        function test_aSlowClickIsATap() {
            const card = cards()[1];
            mousePress(card, card.width / 3, card.height / 2);
            mouseRelease(card, card.width / 3, card.height / 2, Qt.LeftButton, Qt.NoModifier, 1000);
            tryCompare(match, "tapped", ["b"]);
        }
        function test_aClickIsHeardThoughTheTableChangesUnderIt() {
            const card = cards()[1];
            mousePress(card, card.width / 3, card.height / 2);
            hand.set(1, { face: Faces.face({ key: "b", selectable: true, counters: [{ sign: "mark", label: "Marked", count: 1 }] }) });
            hand.append({ face: Faces.face({ key: "d" }) });
            table.aimAnew();
            wait(30);
            mouseRelease(card, card.width / 3, card.height / 2);
            tryCompare(match, "tapped", ["b"]);
            hand.remove(3);
        }
        function test_whatIsPickedUpIsHeldWhileThereIsAPlaceForIt() {
            table.hold("b", cards()[1]);
            table.aimAnew();
            compare(table.held, "b");
            compare(table.dropKeys, ["p1.soul_row"]);
            match.places = [];
            table.aimAnew();
            compare(table.held, "");
        }
        function test_severalAnswersOpenAMenuBesideTheCard() {
            match.single = false;
            match.options = [{ label: "Cast", line: "cast b" }, { label: "Put into the soul row", line: "soul b" }];
            mouseClick(cards()[1], 20, 60);
            tryVerify(() => menu.visible);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(match.answers, ["soul b"]);
            verify(!menu.visible);
        }
        function test_escapeClosesTheMenuAndAnswersNothing() {
            match.single = false;
            match.options = [{ label: "Cast", line: "cast b" }, { label: "Put into the soul row", line: "soul b" }];
            mouseClick(cards()[1], 20, 60);
            tryVerify(() => menu.visible);
            keyClick(Qt.Key_Escape);
            verify(!menu.visible);
            compare(match.answers, []);
        }
        function test_aCardIsDraggedOntoTheSoulRow() {
            const card = cards()[1];
            const from = card.mapToItem(scene, card.width / 2, card.height / 2);
            mousePress(scene, from.x, from.y);
            for (let i = 1; i <= 12; ++i)
                mouseMove(scene, from.x + (300 - from.x) * i / 12, from.y + (150 - from.y) * i / 12, 10, Qt.LeftButton);
            verify(table.dragFace !== null);
            table.aimAnew(); // the table has changed meanwhile
            compare(table.dropKeys, ["p1.soul_row"]);
            mouseRelease(scene, 300, 150);
            tryCompare(match, "dropped", ["b on p1.soul_row"]);
            compare(table.dragFace, null);
        }
        function test_aCardLetGoElsewhereStays() {
            const card = cards()[1];
            const from = card.mapToItem(scene, card.width / 2, card.height / 2);
            mousePress(scene, from.x, from.y);
            for (let i = 1; i <= 12; ++i)
                mouseMove(scene, from.x + (700 - from.x) * i / 12, from.y + (60 - from.y) * i / 12, 10, Qt.LeftButton);
            mouseRelease(scene, 700, 60);
            compare(match.dropped, []);
            compare(table.dragFace, null);
        }
        function test_arrowKeysWalkThroughTheHand() {
            const all = cards();
            all[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            verify(all[1].activeFocus);
            keyClick(Qt.Key_Return);
            compare(match.tapped, ["b"]);
        }
    }
}
