import QtQuick
import Triptych.Controls
import Triptych.Playmat

/*!
    A place that answers may name, and that is no card: a region, an expedition. It can be pointed
    at, chosen, dropped on, and walked to with the keyboard.
*/
Item {
    id: root

    required property string key
    required property Table table
    required property bool selectable
    required property bool picked
    property string words: "" // for screen readers
    property real corner: Theme.radius
    readonly property bool dropTarget: root.table.dropKeys.includes(root.key)
    readonly property bool asked: root.selectable || root.dropTarget
    readonly property bool reachable: true
    readonly property bool inviting: root.selectable
    readonly property bool hovered: over.hovered
    property string entered: ""

    activeFocusOnTab: root.asked || root.activeFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.words
    Accessible.focusable: true
    Accessible.onPressAction: root.act()

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onKeyChanged: root.enter()
    onActiveFocusChanged: {
        if (root.activeFocus)
            root.table.noteFocus(root.key);
        else
            root.table?.forgetFocus(root.key);
    }

    function enter() {
        if (root.entered !== "" && root.entered !== root.key)
            root.table.leave(root.entered, root);
        root.entered = root.key;
        root.table.enter(root.key, root);
    }
    function act() {
        root.forceActiveFocus(Qt.MouseFocusReason);
        if (root.asked || root.table.held !== "")
            root.table.act(root.key, root);
    }

    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.act()
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    Rectangle { // may be chosen, or something may be put here
        z: 5
        anchors.fill: parent
        anchors.margins: -2
        visible: root.asked || root.picked
        radius: root.corner + 2
        color: Qt.alpha(Theme.choice, root.hovered || root.activeFocus ? 0.1 : 0)
        border.width: root.hovered || root.picked ? 4 : 3
        border.color: root.picked ? Theme.accent : Theme.choice
    }
    Rectangle { // keyboard focus
        z: 5
        anchors.fill: parent
        anchors.margins: -5
        visible: root.activeFocus && !root.table.pointed
        radius: root.corner + 5
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
    }
    HoverHandler { id: over }
    Click {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: root.table.tap(root.act)
    }
}
