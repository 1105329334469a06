pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! Between two people at one computer: covers everything until the next one is there and says so. */
FocusScope {
    id: root

    property string seatName: ""

    signal lifted

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Hand the computer to %1.").arg(root.seatName)

    onVisibleChanged: {
        if (root.visible)
            button.forceActiveFocus(Qt.OtherFocusReason);
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.matTop }
            GradientStop { position: 1; color: Theme.matLow }
        }
    }
    Repeater { // folds of cloth
        model: 13

        Rectangle {
            required property int index

            x: root.width * index / 13
            width: root.width / 26
            height: root.height
            color: Qt.alpha(Theme.hairline, 0.06)
        }
    }
    MouseArea { // nothing below can be reached
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 64, 520)
        spacing: Theme.grid * 2

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.seatName
            color: Theme.accent
            font.family: Theme.titleFont
            font.pixelSize: Math.round(Theme.display * 1.4)
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Hand the computer to %1. Your cards stay hidden until the curtain is lifted.").arg(root.seatName)
            wrapMode: Text.Wrap
            font.pixelSize: Theme.large
        }
        ActionButton {
            id: button

            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            primary: true
            iconName: "eye"
            text: qsTr("I am %1: lift the curtain").arg(root.seatName)
            keyName: qsTr("Enter")
            onClicked: root.lifted()
        }
    }
}
