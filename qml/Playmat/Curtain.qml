pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    Between two people at one computer: covers everything until the next one is there and says so. Also
    where one of them is asked whether another may take back what they did.
*/
FocusScope {
    id: root

    property string seatName: ""
    property string consentText: "" // what is asked; "" the curtain only waits to be lifted
    property var consentLines: [] // what everybody has seen of it
    readonly property bool asking: root.consentText !== ""

    readonly property bool pressing: button.down || root.keyDown
    property bool keyDown: false
    property bool tooShort: false // somebody pressed, but not long enough

    signal lifted
    signal consented(bool agreed)

    function done() {
        if (root.asking)
            root.consented(true);
        else
            root.lifted();
    }
    onAskingChanged: button.forceActiveFocus(Qt.OtherFocusReason)

    onPressingChanged: {
        if (root.pressing)
            root.tooShort = false;
        else if (root.visible)
            root.tooShort = true;
    }

    Timer { // a hand that is still playing does not lift it
        interval: 500
        running: root.pressing && root.visible
        onTriggered: {
            root.keyDown = false;
            root.done();
        }
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Hand the computer to %1.").arg(root.seatName)
    Accessible.description: root.consentText

    onVisibleChanged: {
        root.keyDown = false;
        root.tooShort = false;
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
            text: root.asking ? qsTr("Hand the computer to %1. %2", "name, what is asked").arg(root.seatName).arg(root.consentText)
                : qsTr("Hand the computer to %1. Your cards stay hidden until the curtain is lifted.").arg(root.seatName)
            wrapMode: Text.Wrap
            font.pixelSize: Theme.large
        }
        Column { // what it is about
            width: parent.width
            visible: root.asking && root.consentLines.length > 0
            spacing: 4

            Repeater {
                model: root.asking ? root.consentLines.slice(-8) : []

                Words {
                    required property string modelData

                    width: parent?.width ?? 0
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    wrapMode: Text.Wrap
                    color: Theme.soft
                }
            }
        }
        ActionButton {
            id: button

            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            primary: true
            iconName: root.asking ? "" : "eye"
            text: root.asking ? qsTr("I am %1: it may be taken back").arg(root.seatName) : qsTr("I am %1: lift the curtain").arg(root.seatName)
            keyName: qsTr("Enter")
            hint: qsTr("Keep it pressed for half a second.")
            Keys.onReturnPressed: event => root.keyDown = root.keyDown || !event.isAutoRepeat
            Keys.onEnterPressed: event => root.keyDown = root.keyDown || !event.isAutoRepeat
            Keys.onReleased: event => {
                if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
                    root.keyDown = false;
            }
            onActiveFocusChanged: root.keyDown = false
            KeyNavigation.down: decline
            KeyNavigation.tab: root.asking ? decline : null
            Accessible.onPressAction: root.done()

            Rectangle { // how long still
                anchors.bottom: parent.bottom
                height: 4
                radius: 2
                width: root.pressing ? parent.width : 0
                color: Theme.choice

                Behavior on width {
                    enabled: root.pressing && Theme.motion
                    NumberAnimation { duration: 480 }
                }
            }
        }
        ActionButton {
            id: decline

            objectName: "decline"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.asking
            text: qsTr("Leave it as it is")
            KeyNavigation.up: button
            onClicked: root.consented(false)
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.tooShort ? qsTr("Keep it pressed a moment longer.") : qsTr("Keep the button or the key pressed for half a second.")
            color: root.tooShort ? Theme.accent : Theme.soft
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
}
