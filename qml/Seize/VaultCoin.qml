pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! The loot in a vault: a large number in a coin. It counts, and what is lost or won flies off it. */
Item {
    id: root

    required property int loot
    required property string label
    property int shown: root.loot
    property int before: -1
    readonly property bool scarce: root.loot <= 5

    implicitWidth: 84
    implicitHeight: root.implicitWidth

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.loot)

    onLootChanged: {
        const change = root.loot - root.before;
        if (root.before > 0 && change !== 0 && Theme.motion) { // an empty vault has lost; before that nothing was shown
            flying.createObject(root, { change: change });
            jolt.restart();
        }
        root.before = root.loot;
    }
    Component.onCompleted: root.before = root.loot

    Behavior on shown {
        enabled: Theme.motion
        NumberAnimation { duration: Theme.travel * 3 }
    }

    Image {
        id: coin

        anchors.fill: parent
        visible: !Theme.contrast
        source: Theme.iconFolder + "mat-coin.svg"
        sourceSize.width: Math.max(8, Math.ceil(width))
        sourceSize.height: Math.max(8, Math.ceil(height))

        SequentialAnimation on scale {
            id: jolt

            running: false
            NumberAnimation { to: 1.08; duration: Theme.quick }
            NumberAnimation { to: 1; duration: Theme.quick * 2; easing.type: Easing.OutCubic }
        }
    }
    Rectangle { // in plain sight: a ring
        anchors.fill: parent
        visible: Theme.contrast
        radius: width / 2
        color: "#000000"
        border.width: 3
        border.color: Theme.accent
    }
    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -root.height * 0.02
        text: root.shown
        color: Theme.contrast ? "#FFFFFF" : root.scarce ? "#7A1710" : "#3B2408"
        style: Theme.contrast ? Text.Normal : Text.Raised
        styleColor: "#FFF0C0"
        font.family: Theme.uiFont
        font.pixelSize: Math.round(root.height * 0.42)
        font.weight: Font.ExtraBold
    }
    Component {
        id: flying

        Text {
            id: number

            property int change: 0

            x: root.width * 0.62
            y: root.height * 0.12
            z: 20
            text: (number.change > 0 ? "+" : "\u2212") + Math.abs(number.change)
            color: "#FFFFFF"
            style: Text.Outline
            styleColor: number.change > 0 ? Theme.lifted : Theme.wound
            font.family: Theme.uiFont
            font.pixelSize: Math.round(root.height * 0.34)
            font.weight: Font.Bold

            ParallelAnimation {
                running: true

                NumberAnimation { target: number; property: "y"; to: -root.height * 0.55; duration: Theme.travel * 6; easing.type: Easing.OutCubic }
                NumberAnimation { target: number; property: "x"; to: root.width * 0.86; duration: Theme.travel * 6; easing.type: Easing.OutCubic }
                NumberAnimation { target: number; property: "opacity"; from: 1; to: 0; duration: Theme.travel * 6; easing.type: Easing.InCubic }
                onFinished: number.destroy()
            }
        }
    }
}
