pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! What is to be read on a card on the board: its name, its numbers and what rests on it. */
Item {
    id: root

    required property var face
    property bool titled: true
    property string costSign: ""
    property bool stonesOnly: false
    property real unit: root.width / 96
    readonly property bool tiny: root.width < 56 // numbers would hide the picture

    function box(place: string): var {
        return root.face.boxes.find(box => box.place === place) ?? null;
    }

    Rectangle { // the name on a strip of paper
        id: strip

        visible: root.titled
        x: Math.max(2, Math.round(3.4 * root.unit))
        y: x
        width: root.width - 2 * x
        height: Math.max(13, Math.round(16 * root.unit))
        color: Theme.paper

        Text {
            anchors.fill: parent
            anchors.leftMargin: 4 * root.unit
            anchors.rightMargin: 3 * root.unit
            text: root.face.name
            color: Theme.paperInk
            font.family: Theme.titleFont
            font.pixelSize: Math.max(11, Math.round(13 * root.unit))
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
        }
    }
    KeywordRow {
        x: 5 * root.unit
        y: (root.titled ? strip.y + strip.height : 0) + 3 * root.unit
        width: root.width * 0.5
        visible: !root.stonesOnly && !root.tiny && root.face.counters.length === 0
        keywords: root.face.keywords
        signs: root.face.keywordSigns
        size: Math.max(10, Math.round(12 * root.unit))
    }
    Row { // numbers with a sign of their own
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(3 * root.unit)
        visible: !root.tiny && root.face.stats.length > 0
        spacing: Math.round(root.unit)

        Repeater {
            model: root.face.stats.filter(stat => stat.arrows === undefined)

            StatPlate {
                required property var modelData

                sign: modelData.sign
                value: modelData.value
                printed: modelData.printed
                fill: Theme.signColour(modelData.sign)
                size: Math.max(9, Math.round(13 * root.unit))
            }
        }
    }
    CostPlates { // where it may still be played from
        anchors.right: parent.right
        anchors.rightMargin: Math.round(4 * root.unit)
        y: (root.titled ? strip.y + strip.height : 0) + 3 * root.unit
        visible: root.costSign !== ""
        costs: root.face.costs.filter(cost => cost.sign === root.costSign)
        size: Math.max(11, Math.round(15 * root.unit))
    }
    Beads { // what rests on it
        x: Math.round(4 * root.unit)
        y: (root.titled ? strip.y + strip.height : 0) + 3 * root.unit
        width: root.width - 2 * x
        visible: !root.stonesOnly
        counters: root.face.counters
        size: Math.max(13, Math.round(19 * root.unit))
    }
    BoxPlate {
        box: root.box("left")
        visible: box !== null && !root.stonesOnly && !root.tiny
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Math.round(2 * root.unit)
        size: Math.max(12, Math.round(17 * root.unit))
    }
    BoxPlate {
        box: root.box("right")
        visible: box !== null && !root.stonesOnly && !root.tiny
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Math.round(2 * root.unit)
        size: Math.max(12, Math.round(17 * root.unit))
    }
}
