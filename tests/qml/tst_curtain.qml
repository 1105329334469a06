import QtQuick
import QtTest
import Triptych.Playmat

Item {
    id: scene

    width: 640
    height: 400

    Rectangle {
        anchors.fill: parent
        color: "#FF0000"
    }
    MouseArea {
        id: below

        property int presses: 0

        anchors.fill: parent
        onPressed: below.presses++
    }
    Curtain {
        id: curtain

        anchors.fill: parent
        seatName: "Mira"
        visible: false
    }
    SignalSpy { id: lifted; target: curtain; signalName: "lifted" }

    TestCase {
        name: "Curtain"
        when: windowShown

        function init() {
            curtain.visible = false;
            curtain.visible = true;
            lifted.clear();
            below.presses = 0;
        }
        function test_nothingBelowCanBePressed() {
            mouseClick(curtain, 40, 40);
            mouseClick(curtain, 600, 360);
            compare(below.presses, 0);
            compare(lifted.count, 0);
        }
        function test_nothingBelowIsSeen() {
            const picture = grabImage(scene);
            for (let x = 2; x < 640; x += 31) {
                for (let y = 2; y < 400; y += 29)
                    verify(picture.red(x, y) < 255 || picture.green(x, y) > 60);
            }
            curtain.visible = false;
            compare(grabImage(scene).red(3, 3), 255);
        }
        function test_enterLiftsItWhenItIsHeld() {
            keyClick(Qt.Key_Return);
            wait(650);
            compare(lifted.count, 0);
            keyPress(Qt.Key_Return);
            tryCompare(lifted, "count", 1);
            keyRelease(Qt.Key_Return);
            compare(lifted.count, 1);
        }
        function test_theNextPersonIsCalledByName() {
            verify(curtain.Accessible.name.includes("Mira"));
        }
    }
}
