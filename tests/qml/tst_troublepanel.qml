import QtQuick
import QtTest
import Triptych.Controls
import Triptych.Playmat

Item {
    id: scene

    width: 320
    height: 700

    // The longest that the program says at the table, in German, with a long folder.
    readonly property string told: "Was eben gespielt wurde, steht nicht auf der Festplatte: No space left on device. "
        + "Die Partie geht weiter, und jede Antwort versucht es aufs Neue. Bevor Sie das Programm schließen, schaffen "
        + "Sie Platz auf dem Datenträger, oder erlauben Sie das Schreiben in "
        + "/home/somebody/with/a/rather/long/name/.local/share/Triptych/triptych/journals."

    TroublePanel {
        id: panel

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Math.min(parent.height, wanted)
        message: scene.told
    }
    SignalSpy { id: closed; target: panel; signalName: "closed" }

    TestCase {
        name: "TroublePanel"
        when: windowShown

        function cleanup() {
            Theme.textScale = 1;
            scene.width = 320;
            scene.height = 700;
            closed.clear();
        }

        function test_message_isWhole_data() {
            return [
                { tag: "usual", width: 320, height: 700, scale: 1 },
                { tag: "narrow column, large text", width: 264, height: 700, scale: 1.5 },
                { tag: "low window, large text", width: 264, height: 560, scale: 1.5 }
            ];
        }
        function test_message_isWhole(data) {
            scene.width = data.width;
            scene.height = data.height;
            Theme.textScale = data.scale;
            const words = findChild(panel, "troubleWords");
            verify(words);
            tryVerify(() => panel.height > 40 && words.width > 0);
            verify(!words.truncated);
            compare(words.lineCount > 3, true);
            verify(words.implicitHeight <= words.parent.parent.height, "nothing has to be scrolled");
            compare(panel.Accessible.name, scene.told);
        }
        function test_lowWindow_letsScroll() {
            scene.height = 150;
            Theme.textScale = 1.5;
            const words = findChild(panel, "troubleWords");
            const page = words.parent.parent;
            tryVerify(() => page.interactive);
            compare(page.contentHeight, words.implicitHeight);
            verify(panel.height <= scene.height);
        }
        function test_escape_closes() {
            panel.forceActiveFocus();
            keyClick(Qt.Key_Escape);
            compare(closed.count, 1);
        }
    }
}
