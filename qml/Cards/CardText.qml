pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! Printed words with their symbols, as large as the place allows. */
Text {
    id: root

    required property string words
    property real largest: 14
    property real smallest: 8
    readonly property real letters: Math.max(1, root.words.length + 14 * root.words.split("\n").length)
    property int tighter: 0 // how much smaller than guessed the letters have to be
    // Not while smaller letters are still to be tried.
    readonly property bool cut: root.truncated && root.font.pixelSize <= Math.round(root.smallest)

    FontMetrics {
        id: metrics

        font: root.font
    }
    // The guess leaves out how lines break: what is still cut off is made smaller, step by step.
    Timer {
        id: next

        interval: 0
        onTriggered: {
            if (root.truncated && root.font.pixelSize > root.smallest) {
                ++root.tighter;
                next.start();
            }
        }
    }
    function guessAgain() {
        root.tighter = 0;
        next.restart();
    }
    onWordsChanged: root.guessAgain()
    onWidthChanged: root.guessAgain()
    onHeightChanged: next.start()
    onTruncatedChanged: next.start()

    text: Theme.marked(root.words, Math.round(root.font.pixelSize * 1.05), "ink")
    textFormat: Text.StyledText
    color: Theme.paperInk
    wrapMode: Text.Wrap
    // Not elided: Qt 6.4 then draws the symbols of the lines above on the last one.
    maximumLineCount: Math.max(1, Math.floor((root.height + 1) / (metrics.height * root.lineHeight)))
    font.family: Theme.uiFont
    // A letter is about half as wide as high, a line a third higher than its letters.
    font.pixelSize: Math.round(Math.max(root.smallest,
        Math.min(root.largest, Math.sqrt(root.width * root.height / (root.letters * 0.5 * 1.32))) - root.tighter))
    lineHeight: 1.08

    Text { // what does not fit is read on the zoom page
        visible: root.truncated
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: -2
        text: "\u2026"
        color: root.color
        font: root.font
    }
}
