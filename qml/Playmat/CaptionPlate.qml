pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    What is heard, in words: the last few sounds for two seconds, in a corner where no card is read. It is
    there whether sounds are on or not, takes no click, and screen readers are told when its words change.
*/
Rectangle {
    id: root

    property bool on: true
    property real widest: 400
    /*! How wide it may be where the last words alone would be cut. */
    property real widestForOne: root.widest
    property var lines: []
    /*! The last words alone are too long for the place: they take all of it, so that nothing is seen by halves. */
    readonly property bool covers: last.advanceWidth + 2 > root.widest - only.beside

    /*! The words of a sound. */
    function tell(words: string) {
        if (root.on)
            root.say(words);
    }
    /*! Also where captions are not wanted: the answer to a key. */
    function say(words: string) {
        root.lines = root.lines.filter(line => line !== words).slice(-2).concat([words]);
        away.restart();
    }

    enabled: false
    visible: root.lines.length > 0
    width: root.covers ? Math.max(root.widestForOne, words.width + Theme.grid) : words.width + Theme.grid
    height: words.height + Theme.grid / 2
    radius: Theme.radius
    color: root.covers ? Theme.raised : Qt.alpha(Theme.raised, 0.92)
    border.width: 1
    border.color: Theme.edge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.lines.join(", ")

    TextMetrics {
        id: last

        font.family: only.font.family
        font.pixelSize: only.font.pixelSize
        text: root.lines.length > 0 ? root.lines[root.lines.length - 1] : ""
    }
    Timer {
        id: away

        interval: 2000
        onTriggered: root.lines = []
    }
    Row {
        id: words

        x: Theme.grid / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.grid / 2

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "sound"
            size: Theme.small
        }
        Words {
            id: only

            readonly property real beside: Theme.small + Theme.grid * 2

            width: Math.min(implicitWidth, (root.covers ? root.widestForOne : root.widest) - only.beside)
            // The last one is read also where not all have room.
            text: root.lines.join(" \u00b7 ")
            elide: Text.ElideLeft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
