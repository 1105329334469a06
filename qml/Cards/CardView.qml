pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    One card at any size. Shows what it is told and reports a tap; it never decides what is legal.
    Level "token" is for the board, "card" for the hand, "page" for the zoom. A face without a name
    is hidden and shows its back.
*/
Item {
    id: root

    required property var face
    property string level: "card"
    property bool focused: false
    property bool hovered: false
    property bool held: false
    property bool dropTarget: false
    property bool marked: true
    property bool shaded: true
    property bool taps: true // off where somebody else listens
    property bool titled: true
    property bool worded: true // off where name and numbers stand upright on a card that does not
    property bool stonesOnly: false
    property string costSign: ""
    property int backNumber: 0
    property string backSign: ""
    readonly property bool cut: fronts.count > 0 && (fronts.itemAt(0)?.cut ?? false) // not all its words fit
    readonly property bool hidden: root.face.name === "" || root.face.faceDown

    signal tapped

    implicitWidth: root.level === "page" ? 252 : root.level === "card" ? 126 : 96
    implicitHeight: root.level === "token" ? 112 : Math.round(root.implicitWidth / Theme.cardRatio)

    Accessible.role: Accessible.Button
    Accessible.name: root.face.accessibleName !== "" ? root.face.accessibleName
        : root.face.name !== "" ? root.face.name : qsTr("Face-down card")
    Accessible.focusable: true
    Accessible.focused: root.focused
    Accessible.onPressAction: root.tapped()

    Shadow {
        visible: root.shaded
        reach: root.hovered ? 11 : 8
    }
    // One of three, made only when it is shown. Not loaders: those of Qt 6.4 refuse bound components.
    Repeater {
        model: root.hidden ? 1 : 0

        CardBack {
            anchors.fill: parent
            number: root.backNumber
            sign: root.backSign
        }
    }
    Repeater {
        model: !root.hidden && root.level === "token" ? 1 : 0

        CardToken {
            anchors.fill: parent
            face: root.face
            titled: root.titled
            stonesOnly: root.stonesOnly
            costSign: root.costSign
            worded: root.worded
        }
    }
    Repeater {
        id: fronts

        model: !root.hidden && root.level !== "token" ? 1 : 0

        CardFront {
            anchors.fill: parent
            face: root.face
            detailed: root.level === "page"
        }
    }
    CardMarks {
        anchors.fill: parent
        visible: root.marked
        face: root.face
        focused: root.focused
        hovered: root.hovered
        held: root.held
        dropTarget: root.dropTarget
    }
    CardNotes {
        anchors.fill: parent
        visible: root.marked && root.worded
        face: root.face
    }
    Click {
        enabled: root.taps
        gesturePolicy: TapHandler.DragThreshold
        onTapped: root.tapped()
    }
}
