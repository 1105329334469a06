import QtQuick
import QtTest
import Triptych.Cards
import Triptych.Controls
import "Faces.js" as Faces

Item {
    id: scene

    width: 400
    height: 500

    Component {
        id: component

        CardView {
            face: Faces.face({})
        }
    }
    SignalSpy { id: taps; signalName: "tapped" }

    TestCase {
        name: "CardView"
        when: windowShown

        function make(properties) {
            const card = createTemporaryObject(component, scene, properties);
            verify(card !== null);
            taps.target = card;
            taps.clear();
            return card;
        }
        function test_eachLevelShowsItsOwnFace_data() {
            return [
                { tag: "token", level: "token", type: "CardToken", other: "CardFront" },
                { tag: "card", level: "card", type: "CardFront", other: "CardToken" },
                { tag: "page", level: "page", type: "CardFront", other: "CardToken" }
            ];
        }
        function test_eachLevelShowsItsOwnFace(data) {
            const card = make({ level: data.level });
            compare(Faces.all(card, data.type).length, 1);
            compare(Faces.all(card, data.other).length, 0);
            compare(Faces.all(card, "CardBack").length, 0);
            if (data.type === "CardFront")
                compare(Faces.all(card, "CardFront")[0].detailed, data.level === "page");
        }
        function test_largerLevelsAreLarger() {
            verify(make({ level: "page" }).implicitWidth > make({ level: "card" }).implicitWidth);
            verify(make({ level: "card" }).implicitWidth > make({ level: "token" }).implicitWidth);
        }
        function test_aCardWithoutANameShowsItsBackAtEveryLevel() {
            for (const level of ["token", "card", "page"]) {
                const card = make({ level: level, face: Faces.hidden("p2.hand.1") });
                compare(Faces.all(card, "CardBack").length, 1);
                compare(Faces.all(card, "CardToken").length + Faces.all(card, "CardFront").length, 0);
            }
        }
        function test_aFaceDownCardThatIsKnownShowsItsBack() {
            const card = make({ level: "token", face: Faces.face({ faceDown: true }) });
            compare(Faces.all(card, "CardBack").length, 1);
        }
        function test_itIsCalledByItsAccessibleName() {
            compare(make({}).Accessible.name, "Pier Watcher, on your island");
            compare(make({ face: Faces.face({ accessibleName: "" }) }).Accessible.name, "Pier Watcher");
            compare(make({ face: Faces.hidden("x") }).Accessible.name, "Face-down card");
            compare(make({}).Accessible.role, Accessible.Button);
        }
        function test_aTapIsReportedOnce() {
            const card = make({ level: "card" });
            mouseClick(card);
            taps.wait();
            compare(taps.count, 1);
        }
        function test_aSlowTapIsReportedAsWell() {
            const card = make({ level: "card" });
            mousePress(card);
            mouseRelease(card, card.width / 2, card.height / 2, Qt.LeftButton, Qt.NoModifier, 1000);
            taps.wait();
            compare(taps.count, 1);
        }
        function test_aLegalCardHasAMarkBesidesItsColour() {
            const plain = Faces.all(make({}), "CardMarks")[0];
            const legal = Faces.all(make({ face: Faces.face({ selectable: true }) }), "CardMarks")[0];
            verify(!plain.asked);
            verify(legal.asked);
            const shown = marks => Faces.all(marks, "Icon").filter(icon => icon.visible && icon.name === "play").length;
            compare(shown(plain), 0);
            compare(shown(legal), 1);
        }
        function test_damageIsTakenFromWhatIsShownAsDefense() {
            const card = make({ level: "token", face: Faces.face({ boxes: [Faces.plate("left", "attack", 1), Faces.plate("right", "defense", 3, 2)] }) });
            const plates = Faces.all(card, "BoxPlate");
            compare(plates.length, 2);
            compare(plates[1].sign, "defense");
            compare(plates[1].remaining, 1);
            compare(plates[0].remaining, 1);
        }
        function test_aCostHasAStoneForEachSymbol_data() {
            return [
                { tag: "plain", cost: "{1}{w}", stones: ["1", "w"] },
                { tag: "either", cost: "{w/u}{u/w}", stones: ["wu", "wu"] },
                { tag: "number to choose", cost: "{X}{u}", stones: ["x", "u"] },
                { tag: "none", cost: "", stones: [] }
            ];
        }
        function test_aCostHasAStoneForEachSymbol(data) {
            compare(Theme.stonesOf(data.cost), data.stones);
        }
    }
}
