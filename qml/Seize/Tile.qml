pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Playmat

/*!
    One tile of the battlefield. Guild halls wear their seat's cloth, fog drifts, a pillar is a
    stone. It says when something may be done with it, or put on it.
*/
Item {
    id: root

    required property string key
    required property string side
    required property bool home
    required property var marks
    required property string occupant
    required property bool selectable
    required property bool picked
    required property string accessibleName
    required property Table table
    required property int seatNumber // whose side it is on; 0 nobody's
    readonly property bool fogged: root.marks.includes("fog")
    readonly property bool walled: root.marks.includes("pillar")
    readonly property bool dropTarget: root.table.dropKeys.includes(root.key)
    // Whoever stands on a tile is met first; an empty tile stands for itself.
    readonly property bool reachable: root.occupant === "" || root.dropTarget || root.selectable
    readonly property bool inviting: root.selectable
    readonly property bool hovered: over.hovered
    property string entered: ""

    activeFocusOnTab: root.selectable || root.dropTarget || root.activeFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.accessibleName
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
        root.table.act(root.key, root);
    }

    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.act()
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    Rectangle { // the ground
        anchors.fill: parent
        color: root.home ? Qt.alpha(MapInk.cloth(root.seatNumber), MapInk.plain ? 0.55 : 0.42) : "transparent"
        border.width: 1
        border.color: Qt.alpha(MapInk.line, MapInk.plain ? 0.8 : 0.4)
    }
    Image { // a gate in each tile of the guild hall
        anchors.centerIn: parent
        visible: root.home && root.occupant === ""
        width: Math.round(parent.height * 0.42)
        height: width
        opacity: 0.34
        source: Theme.icon("guild", MapInk.plain ? "bone" : "ink")
        sourceSize.width: width
        sourceSize.height: height
    }
    Text { // what answers call it
        x: 4
        y: parent.height - height - 2
        text: root.key
        color: MapInk.letters
        opacity: MapInk.plain ? 1 : 0.62
        font.family: Theme.titleFont
        font.italic: true
        font.pixelSize: Math.max(11, Math.round(root.height * 0.14))
    }
    Image {
        anchors.centerIn: parent
        visible: root.walled
        width: Math.round(Math.min(parent.width, parent.height) * 0.86)
        height: width
        source: Theme.iconFolder + "mat-pillar.svg"
        sourceSize.width: width
        sourceSize.height: height
    }
    Rectangle { // what may be done here, or put here
        anchors.fill: parent
        anchors.margins: 2
        visible: root.selectable || root.dropTarget || root.picked
        radius: 4
        color: Qt.alpha(MapInk.choice, root.hovered || root.activeFocus ? 0.42 : 0.22)
        border.width: root.hovered || root.picked ? 3 : 2
        border.color: root.picked ? Theme.accent : MapInk.choice
    }
    Rectangle { // keyboard focus
        anchors.fill: parent
        anchors.margins: -1
        visible: root.activeFocus
        radius: 4
        color: "transparent"
        border.width: 3
        border.color: MapInk.letters
    }
    HoverHandler { id: over }
    Click {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.act()
    }
}
