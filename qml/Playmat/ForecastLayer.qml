pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*!
    What would come of an answer, on the table itself and before it is given: who would be hurt or die, what
    would be turned for it, where cards would lie. Each has a sign besides its colour. It takes no
    click, and is gone as soon as nothing is considered any more.
*/
Item {
    id: root

    required property Table table
    property string line: "" // the answer that is considered
    property int forecasts: 0 // counts them, so that bindings can follow
    readonly property var marks: {
        void root.forecasts;
        return root.line === "" ? [] : root.table.match.forecast(root.line).marks ?? [];
    }

    enabled: false

    Connections {
        target: root.table.match

        function onForecastsChanged() {
            root.forecasts++;
        }
        function onChanged() {
            root.forecasts++;
        }
    }

    component Sign: Rectangle {
        id: sign

        property string iconName: ""
        property string text: ""

        visible: sign.iconName !== "" || sign.text !== ""
        width: content.implicitWidth + 10
        height: Math.round(Theme.base * 1.6)
        radius: height / 2
        border.width: 1
        border.color: "#FFFFFF"

        Row {
            id: content

            anchors.centerIn: parent
            spacing: 3

            Icon {
                visible: sign.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
                name: sign.iconName
                ink: "bone"
                size: Theme.base
            }
            Text {
                visible: sign.text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: sign.text
                color: "#FFFFFF"
                font.family: Theme.uiFont
                font.pixelSize: Theme.base
                font.weight: Font.Bold
            }
        }
    }

    Repeater {
        model: root.marks

        Item {
            id: mark

            required property var modelData
            readonly property Item spot: {
                void root.table.arranged;
                return root.table.spot(mark.modelData.key);
            }
            readonly property rect place: mark.spot && mark.spot.visible ? root.table.placeOf(mark.spot) : Qt.rect(0, 0, 0, 0)
            readonly property Item goal: {
                void root.table.arranged;
                return mark.modelData.to === undefined || mark.modelData.dies === 1 ? null : root.table.spot(mark.modelData.to);
            }
            readonly property rect end: mark.goal && mark.goal.visible ? root.table.placeOf(mark.goal) : Qt.rect(0, 0, 0, 0)
            readonly property var face: root.table.match.face(mark.modelData.key)

            anchors.fill: parent

            Rectangle { // what would not be there any more lies in the shade, crossed out
                visible: mark.modelData.dies === 1 && mark.place.width > 0
                x: mark.place.x
                y: mark.place.y
                width: mark.place.width
                height: mark.place.height
                radius: Theme.radius
                color: Qt.alpha("#000000", 0.45)
                border.width: 2
                border.color: Theme.wound
            }
            Column {
                visible: mark.place.width > 0
                x: mark.place.x + (mark.place.width - width) / 2
                y: mark.place.y + (mark.place.height - height) / 2
                spacing: 2

                Sign {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: mark.modelData.dies === 1
                    color: Theme.wound
                    iconName: "close"
                }
                Sign {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: text !== ""
                    color: Theme.wound
                    text: mark.modelData.hurt === undefined ? "" : "\u2212" + mark.modelData.hurt
                }
                Sign {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: text !== ""
                    color: Theme.lifted
                    text: mark.modelData.gains === undefined ? "" : "+" + mark.modelData.gains
                }
                Sign {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: mark.modelData.turns !== undefined
                    color: Theme.plate
                    iconName: "turn"
                    text: mark.modelData.turns > 1 ? mark.modelData.turns : ""
                }
                Sign {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: mark.modelData.readies !== undefined
                    color: Theme.plate
                    iconName: "check"
                }
                Sign {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: mark.modelData.advances !== undefined
                    color: mark.modelData.advances < 0 ? Theme.wound : Theme.lifted
                    iconName: "advance"
                    text: mark.modelData.advances < 0 ? "\u2212" : "+"
                }
            }
            CardView { // and what would come to lie there
                readonly property real tall: Math.min(mark.end.height * 0.82, 104)

                visible: mark.end.width > 0 && mark.face.name !== ""
                height: tall
                width: Math.round(tall * (mark.face.tile !== "" ? 1 : Theme.cardRatio))
                x: mark.end.x + (mark.goal && "face" in mark.goal || mark.end.width < 3 * width ? (mark.end.width - width) / 2 : mark.end.width - width - Theme.grid)
                y: mark.end.y + (mark.end.height - height) / 2
                opacity: 0.62
                face: mark.face
                level: "token"
                marked: false
                taps: false
                Accessible.ignored: true
            }
        }
    }
}
