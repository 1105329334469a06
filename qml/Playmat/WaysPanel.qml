pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*!
    A card that turns over in the middle of the table, and what may become of it: each way with its
    price, a closed one with the reason. V puts it aside to look at the table.
*/
Panel {
    id: root

    required property var match
    property bool peeking: false
    readonly property var ways: root.match.prompt.mine ? root.match.prompt.ways : []
    readonly property bool wanted: root.ways.length > 0
    readonly property var face: root.match.face(root.match.prompt.causeKey)

    implicitWidth: row.implicitWidth + Theme.grid * 4
    implicitHeight: row.implicitHeight + Theme.grid * 4
    visible: root.wanted && !root.peeking
    color: Theme.raised
    border.width: 2
    border.color: Theme.accent

    Accessible.role: Accessible.Grouping
    Accessible.name: root.match.prompt.text

    /*! The keys go to the first way that is open, and from one to the next. */
    function focusFirst() {
        root.step(-1, 1);
    }
    function step(index: int, by: int) {
        for (let i = index + by; i >= 0 && i < buttons.count; i += by) {
            if (buttons.itemAt(i).enabled) {
                buttons.itemAt(i).forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    onWantedChanged: {
        root.peeking = false;
        if (root.wanted && Theme.motion)
            turn.restart();
        else
            flip.angle = 0;
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.grid * 2

        CardView {
            id: card

            height: Math.round(Math.max(150, Math.min(250 * Theme.textScale, (root.parent ? root.parent.height : 400) * 0.5)))
            width: Math.round(height * Theme.cardRatio)
            face: root.face
            level: "card"
            marked: false
            taps: false
            transform: Scale {
                id: flip

                property real angle: 0 // 1 its back is gone, 0 it lies open

                origin.x: card.width / 2
                xScale: 1 - flip.angle
            }
            NumberAnimation {
                id: turn

                target: flip
                property: "angle"
                from: 1
                to: 0
                duration: Theme.travel * 2
                easing.type: Easing.OutCubic
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Math.min(330 * Theme.textScale, (root.parent ? root.parent.width : 800) * 0.5))
            spacing: Theme.grid

            Words {
                width: parent.width
                text: root.match.prompt.text
                font.family: Theme.titleFont
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
            Repeater {
                id: buttons

                model: root.ways

                ActionButton {
                    required property var modelData
                    required property int index

                    Keys.onDownPressed: root.step(index, 1)
                    Keys.onUpPressed: root.step(index, -1)
                    readonly property string line: modelData.why === "" ? modelData.answer : ""

                    width: parent.width
                    widest: width
                    mostLines: 2
                    enabled: line !== ""
                    text: modelData.label
                    foretold: [modelData.text, modelData.why].filter(words => words !== "")
                    Accessible.description: foretold.join(" ")
                    onClicked: root.match.answer(line)
                }
            }
            Words {
                width: parent.width
                text: qsTr("V puts this aside to look at the table.")
                color: Theme.soft
                font.pixelSize: Theme.small
            }
        }
    }
}
