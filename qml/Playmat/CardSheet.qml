import QtQuick
import Triptych.Controls

/*!
    One card in large over the mat, at every size of the window: what is printed and what its words
    mean. Any key or click puts it away; nothing of the game happens meanwhile.
*/
FocusScope {
    id: root

    required property var zoom
    property Item before: null // had the focus before
    property Item home: null // has it afterwards, where that is gone or cannot take it

    signal closed

    Accessible.role: Accessible.Dialog
    Accessible.name: root.zoom && root.zoom.present ? root.zoom.face.accessibleName : ""

    function open(before: Item) {
        root.before = before;
        root.forceActiveFocus(Qt.OtherFocusReason);
    }
    onVisibleChanged: {
        if (root.visible)
            return;
        root.focus = false; // what is not seen must not go on hearing the keys
        if (root.before && root.before.visible)
            root.before.forceActiveFocus(Qt.OtherFocusReason);
        else if (root.home)
            root.home.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Down || event.key === Qt.Key_PageDown)
            page.scroll(1);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_PageUp)
            page.scroll(-1);
        else if (!event.isAutoRepeat)
            root.closed();
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.matLow, 0.72)
    }
    Click { // first, so that the page may keep what is meant for it
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.closed()
    }
    ZoomPage {
        id: page

        anchors.centerIn: parent
        height: Math.min(parent.height - 2 * Theme.grid, 900 * Theme.textScale)
        width: Math.min(parent.width - 2 * Theme.grid, Math.max(420 * Theme.textScale, height * 0.62))
        zoom: root.zoom
        wide: width > height * 0.95
    }
}
