import QtQuick
import QtTest
import Triptych.Playmat

FocusScope {
    id: scene

    property int strokes: 0 // that the table heard

    width: 640
    height: 400
    focus: true
    Keys.onPressed: scene.strokes++

    Item {
        id: spot

        focus: true
    }
    CardSheet {
        id: sheet

        anchors.fill: parent
        zoom: null
        home: scene
        visible: false
        onClosed: sheet.visible = false
    }

    TestCase {
        name: "CardSheet"
        when: windowShown

        function init() {
            scene.strokes = 0;
            spot.visible = true;
            spot.forceActiveFocus();
        }
        function test_keys_goBackToWhereTheyWere() {
            sheet.visible = true;
            sheet.open(spot);
            verify(sheet.activeFocus);
            keyClick(Qt.Key_P);
            verify(!sheet.visible);
            compare(scene.strokes, 0);
            verify(spot.activeFocus);
        }
        function test_keys_reachTheTableWhenTheirPlaceIsGone_data() {
            return [{ tag: "gone", before: null }, { tag: "hidden", before: spot }];
        }
        function test_keys_reachTheTableWhenTheirPlaceIsGone(row) {
            sheet.visible = true;
            sheet.open(row.before);
            spot.visible = false;
            keyClick(Qt.Key_P);
            verify(!sheet.visible);
            verify(!sheet.activeFocus);
            keyClick(Qt.Key_P);
            compare(scene.strokes, 1);
        }
    }
}
