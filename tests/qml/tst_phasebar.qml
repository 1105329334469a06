import QtQuick
import QtTest
import Triptych.Controls
import Triptych.Playmat
import "Faces.js" as Faces

Item {
    id: scene

    width: 900
    height: 80

    ListModel {
        id: phases

        ListElement { key: "draw"; title: "Draw phase"; shortTitle: "Draw"; active: false; canStop: false; stopOwn: false; stopOther: false; running: false }
        ListElement { key: "first"; title: "First phase"; shortTitle: "First"; active: true; canStop: true; stopOwn: true; stopOther: false; running: false }
        ListElement { key: "combat.attacker"; title: "Command attacker"; shortTitle: "Attacker"; active: false; canStop: true; stopOwn: false; stopOther: false; running: false }
    }
    PhaseBar {
        id: bar

        width: parent.width
        height: 40
        phases: phases
    }
    SignalSpy { id: toggled; target: bar; signalName: "stopToggled" }
    SignalSpy { id: run; target: bar; signalName: "runAsked" }

    TestCase {
        name: "PhaseBar"
        when: windowShown

        readonly property real third: bar.width / 3

        function init() {
            Theme.motion = false;
            toggled.clear();
            run.clear();
        }
        function test_theMarkBelowStopsInYourTurns() {
            mouseClick(bar, third * 2.5, bar.height - 3);
            compare(toggled.count, 1);
            compare(toggled.signalArguments[0][0], "combat.attacker");
            compare(toggled.signalArguments[0][1], true);
            compare(run.count, 0);
        }
        function test_theMarkAboveStopsInTheOthersTurns() {
            mouseClick(bar, third * 1.5, 3);
            compare(toggled.count, 1);
            compare(toggled.signalArguments[0][0], "first");
            compare(toggled.signalArguments[0][1], false);
        }
        function test_thePipRunsUntilThere() {
            mouseClick(bar, third * 2.5, bar.height / 2);
            compare(run.count, 1);
            compare(run.signalArguments[0][0], "combat.attacker");
            compare(toggled.count, 0);
        }
        function test_whereNobodyIsAskedThereIsNoStop() {
            mouseClick(bar, third * 0.5, bar.height - 3);
            compare(toggled.count, 0);
        }
        function test_theKeyboardSetsStops() {
            const pip = Faces.find(bar, item => item.key === "combat.attacker");
            verify(pip !== null);
            pip.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(toggled.signalArguments[0][0], "combat.attacker");
            compare(pip.Accessible.name, "Command attacker");
        }
    }
}
