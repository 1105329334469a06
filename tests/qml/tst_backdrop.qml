import QtQuick
import QtTest
import Triptych.Controls

Item {
    id: scene

    width: 400
    height: 300

    Backdrop {
        id: ground

        width: 300
        height: 200
        source: Theme.iconFolder + "mat-guildhall.svg"
    }

    TestCase {
        name: "Backdrop"
        when: windowShown

        // A hint above the table changed its height, and the map was blank until it had been painted anew.
        function test_staysWhileItIsPaintedForAnotherSize() {
            tryVerify(() => ground.painted);
            for (const wide of [320, 280, 361, 300]) {
                ground.width = wide;
                verify(ground.painted);
                wait(1);
                verify(ground.painted);
            }
            const all = [ground.children[0], ground.children[1]];
            const shown = () => all.find(item => item.visible);
            tryVerify(() => shown().sourceSize.width === 300);
            verify(ground.painted);
            ground.source = Theme.iconFolder + "mat-map-narrow.svg";
            verify(ground.painted);
            tryVerify(() => String(shown().source).endsWith("mat-map-narrow.svg"));
            compare(all.filter(item => String(item.source) !== "").length, 1);
        }
    }
}
