pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*!
    Deeds shown in the middle of the table for a moment, one after the other; quicker when many wait.
    It takes no click and no key, so that nobody has to wait for it, and any of them ends it.
*/
Item {
    id: root

    required property var match
    property int time: 900 // of one deed; 0: nothing is shown
    property var waiting: []
    property var shown: null
    readonly property var face: root.match.face(root.shown && root.shown.keys.length > 0 ? root.shown.keys[0] : "")

    enabled: false
    visible: root.shown !== null
    Accessible.ignored: true // the log is read out

    function tell(moment: var) {
        if (root.time <= 0)
            return;
        root.waiting.push(moment);
        while (root.waiting.length > 8)
            root.waiting.shift();
        if (root.shown === null)
            root.next();
    }
    function skip() {
        root.waiting = [];
        root.shown = null;
        pause.stop();
    }
    function next() {
        root.shown = root.waiting.shift() ?? null;
        if (root.shown === null)
            return;
        pause.interval = Math.max(160, root.time / (1 + root.waiting.length * 0.5));
        pause.restart();
    }

    Timer {
        id: pause

        onTriggered: root.next()
    }
    Rectangle {
        id: plate

        anchors.centerIn: parent
        width: Math.min(parent.width - 32, Math.max(words.implicitWidth + 48, 280))
        height: card.height + words.height + Theme.grid * (card.there ? 4 : 3)
        radius: Theme.radius * 2
        color: Qt.alpha(Theme.raised, 0.94)
        border.width: 2
        border.color: root.shown && root.shown.seat !== "" && root.match.nearSeat && root.shown.seat !== root.match.nearSeat.key ? Theme.hostile : Theme.accent

        Item {
            id: card

            readonly property bool there: root.visible && root.face.name !== ""

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.grid * 1.5
            visible: card.there
            width: card.there ? Math.round(height * Theme.cardRatio) : 0
            height: card.there ? Math.round(Math.min(230 * Theme.textScale, root.height * 0.5)) : 0

            Repeater { // made only when it is shown
                model: card.there ? 1 : 0

                CardView {
                    anchors.fill: parent
                    face: root.face
                    level: "card"
                    marked: false
                    taps: false
                    Accessible.ignored: true
                }
            }
        }
        Words {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.grid * 1.5
            width: Math.min(implicitWidth, root.width - 80)
            text: root.shown ? root.shown.text : ""
            font.family: Theme.titleFont
            font.pixelSize: root.shown && root.shown.kind === "heading" ? Theme.title : Theme.large
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
    }
}
