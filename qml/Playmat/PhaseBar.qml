pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    The phases of a turn along the middle line. The mark above a pip stops in the others' turns, the
    one below in yours; a click on the pip itself runs on until there.
*/
Item {
    id: root

    required property var phases
    property var clock: null // the RoundClock beside the phases
    property bool wide: root.width > 560

    signal stopToggled(string key, bool own)
    signal runAsked(string key)

    implicitHeight: Math.max(34, Math.round(Theme.small * 2.9))

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Phases of the turn")

    function focusPip(index: int) {
        const pip = pips.itemAt(Math.max(0, Math.min(pips.count - 1, index)));
        if (pip)
            pip.forceActiveFocus(Qt.TabFocusReason);
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: row.width
        height: 1
        color: Theme.hairline
        opacity: 0.7
    }
    ClockPlate {
        id: plate

        objectName: "roundClock"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        clock: root.clock
        wordy: root.wide
    }
    Row {
        id: row

        anchors.fill: parent
        anchors.rightMargin: plate.visible ? plate.width + Theme.grid : 0

        Repeater {
            id: pips

            model: root.phases

            Item {
                id: pip

                required property int index
                required property string key
                required property string title
                required property string shortTitle
                required property bool active
                required property bool canStop
                required property bool stopOwn
                required property bool stopOther
                required property bool running

                width: row.width / Math.max(1, pips.count)
                height: row.height
                activeFocusOnTab: pip.active || activeFocus // one stop of the Tab key; left and right go on from there

                Accessible.role: Accessible.Button
                Accessible.name: pip.stopOwn ? qsTr("%1, stops in your turns").arg(pip.title) : pip.title
                Accessible.focusable: true
                Accessible.onPressAction: root.stopToggled(pip.key, true)

                Keys.onReturnPressed: root.runAsked(pip.key)
                Keys.onSpacePressed: root.stopToggled(pip.key, true)
                Keys.onLeftPressed: root.focusPip(pip.index - 1)
                Keys.onRightPressed: root.focusPip(pip.index + 1)

                Rectangle {
                    id: body

                    anchors.centerIn: parent
                    width: Math.min(parent.width - 4, Math.max(label.implicitWidth + 14, 16))
                    height: Math.round(Theme.small * 1.55)
                    radius: height / 2
                    color: pip.active ? Theme.accent : pip.running ? Theme.raised : Theme.matLow
                    border.width: pip.activeFocus ? 2 : 1
                    border.color: pip.activeFocus ? Theme.choice : pip.running ? Theme.accent : Qt.alpha(Theme.hairline, pip.canStop ? 0.9 : 0.4)

                    SequentialAnimation on scale { // breathes once when it begins
                        id: breath

                        running: false
                        NumberAnimation { to: 1.12; duration: Theme.breath * 0.4; easing.type: Easing.OutCubic }
                        NumberAnimation { to: 1; duration: Theme.breath * 0.6; easing.type: Easing.InOutCubic }
                    }
                    Words {
                        id: label

                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, pip.width - 10)
                        text: root.wide || pip.active ? pip.shortTitle : ""
                        color: pip.active ? Theme.accentInk : Theme.ink
                        opacity: pip.canStop || pip.active ? 1 : 0.65
                        font.pixelSize: Math.round(Theme.small * 0.94)
                        fontSizeMode: Text.HorizontalFit // rather a little smaller than without its end
                        minimumPixelSize: 10
                        font.weight: pip.active ? Font.DemiBold : Font.Normal
                        horizontalAlignment: Text.AlignHCenter
                    }
                    Click {
                        onTapped: root.runAsked(pip.key)
                    }
                    HoverHandler { id: over }
                    Hint {
                        visible: over.hovered
                        text: qsTr("%1. Click to pass until here.").arg(pip.title)
                    }
                }
                Repeater {
                    model: [false, true]

                    Item {
                        id: mark

                        required property bool modelData
                        readonly property bool own: mark.modelData
                        readonly property bool set: mark.own ? pip.stopOwn : pip.stopOther

                        visible: pip.canStop
                        width: Math.min(34, pip.width)
                        height: (pip.height - body.height) / 2
                        x: (pip.width - width) / 2 // not by the parent: behind a curtain all pips go
                        y: mark.own ? pip.height - height : 0

                        Rectangle {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: mark.own ? 2 : parent.height - height - 2
                            width: mark.set ? 18 : 10
                            height: mark.set ? 5 : 3
                            radius: height / 2
                            color: mark.set ? Theme.accent : Theme.hairline
                            opacity: mark.set ? 1 : touch.hovered ? 0.9 : 0.35
                        }
                        HoverHandler { id: touch }
                        Click {
                            gesturePolicy: TapHandler.ReleaseWithinBounds
                            onTapped: root.stopToggled(pip.key, mark.own)
                        }
                        Hint {
                            visible: touch.hovered
                            text: mark.own ? qsTr("Stop here in your turns: %1").arg(pip.title)
                                : qsTr("Stop here in the other turns: %1").arg(pip.title)
                        }
                    }
                }
                onActiveChanged: {
                    if (pip.active && Theme.motion)
                        breath.start();
                }
            }
        }
    }
}
