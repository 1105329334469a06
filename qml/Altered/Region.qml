pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    One region of the Adventure as a painted panel. It lies face down, in mist, until somebody comes
    near; then it turns over and shows its terrains.
*/
Place {
    id: root

    required property var marks
    required property bool home
    property bool first: false
    readonly property bool gone: root.marks.includes("gone")
    readonly property bool misty: root.marks.includes("hidden")
    readonly property var terrains: root.marks.filter(mark => ["forest", "mountain", "ocean"].includes(mark))
    readonly property string letters: root.terrains.map(terrain => terrain[0]).join("")
    property string shown: root.letters // what the picture shows: changes at the edge of the turn
    readonly property real coin: Math.round(Math.min(root.height * 0.27, (root.width - 14) / 3.3))

    function turnOver() {
        root.shown = root.letters;
    }
    onLettersChanged: {
        if (Theme.motion && root.letters !== root.shown)
            turning.restart();
        else
            root.turnOver();
    }

    SequentialAnimation {
        id: turning

        NumberAnimation { target: leaf; property: "xScale"; to: 0; duration: Theme.travel; easing.type: Easing.InCubic }
        ScriptAction { script: root.turnOver() }
        NumberAnimation { target: leaf; property: "xScale"; to: 1; duration: Theme.travel; easing.type: Easing.OutCubic }
    }
    Item {
        anchors.fill: parent
        opacity: root.gone ? 0.12 : 1
        transform: Scale {
            id: leaf

            origin.x: root.width / 2
        }

        Rectangle { // paper, its edge left white
            anchors.fill: parent
            radius: Theme.radius
            color: Pigment.paper
            border.width: 1
            border.color: Qt.alpha(Pigment.rim, Pigment.plain ? 1 : 0.75)
        }
        Image {
            anchors.fill: parent
            anchors.margins: 4
            opacity: Pigment.plain ? 0.5 : Theme.light ? 1 : 0.82
            source: "image://cardart/" + root.key + "?motif=region&colours=" + root.shown
            sourceSize.width: Math.max(8, Math.round(width))
            sourceSize.height: Math.max(8, Math.round(height))
            asynchronous: true
        }
        Image { // nobody knows yet
            anchors.centerIn: parent
            visible: root.shown === ""
            width: Math.round(Math.min(parent.width, parent.height) * 0.8)
            height: width
            opacity: Theme.light ? 0.75 : 0.5
            source: Theme.iconFolder + "mat-tumult.svg"
            sourceSize.width: width
            sourceSize.height: height
        }
        Row { // the terrains, each with its shape
            anchors.centerIn: parent
            spacing: 3
            visible: root.shown !== ""

            Repeater {
                model: root.shown.split("").map(letter => letter === "f" ? "forest" : letter === "m" ? "mountain" : "ocean")

                Rectangle {
                    id: medal

                    required property string modelData

                    width: root.coin
                    height: root.coin
                    radius: width / 2
                    color: Pigment.terrain(medal.modelData)
                    border.width: 2
                    border.color: "#FBF8F0"

                    Icon {
                        anchors.centerIn: parent
                        name: medal.modelData
                        ink: "bone"
                        size: Math.round(root.coin * 0.62)
                    }
                }
            }
        }
        Icon { // whose journey begins here
            visible: root.home
            x: root.first ? 8 : parent.width - width - 8
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: -root.coin * 1.05
            name: root.first ? "expedition-hero" : "expedition-companion"
            ink: "ink"
            size: Math.round(root.coin * 0.56)
            opacity: 0.55
        }
    }
}
