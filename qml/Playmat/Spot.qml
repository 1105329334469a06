import QtQuick
import Triptych.Controls

/*!
    Where a card lies on the table, however it is drawn: it can be looked at, acted with, dragged
    and walked to with the keyboard.
*/
Item {
    id: root

    required property var face
    required property Table table
    property bool draggable: root.face.selectable
    property bool explained: false // a drag that is not allowed says why
    property bool acts: true
    property bool walkable: true // the arrow keys come here
    readonly property bool reachable: root.walkable
    readonly property bool inviting: root.face.selectable && (root.face.verbs.length === 0 || root.face.verbs.some(verb => verb.minor !== true))
    readonly property bool hovered: pointer.hovered
    readonly property bool held: root.table.held === root.key // waits for its place
    // What was clicked lies down again when the pointer goes; what the keys have come to stays up until
    // the pointer takes over.
    readonly property bool lifted: pointer.hovered || (root.activeFocus && !root.table.pointed) || root.held
    property real hitWidth: root.width // as far as the next card, where they overlap
    readonly property string key: root.face.key
    readonly property bool dropTarget: root.table.dropKeys.includes(root.key)
    property string meant: root.key // what acting here means, where it is not the card itself
    property bool awaited: false // its picture is still flying here
    property string entered: ""

    opacity: root.awaited ? 0 : root.table.dragFace?.key === root.key ? 0.35 : 1
    activeFocusOnTab: root.face.selectable || root.dropTarget || root.activeFocus // what has the focus keeps it

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onKeyChanged: root.enter()
    onActiveFocusChanged: {
        if (!root.activeFocus) {
            root.table?.forgetFocus(root.key);
            return;
        }
        root.table.noteFocus(root.key);
        root.table.look(root.key);
    }

    function enter() {
        if (root.entered !== "" && root.entered !== root.key)
            root.table.leave(root.entered, root);
        root.entered = root.key;
        root.table.enter(root.key, root);
    }
    function act() {
        root.forceActiveFocus(Qt.MouseFocusReason);
        const below = root.meant === root.key ? null : root.table.spot(root.meant);
        if (!root.acts)
            root.table.look(root.key);
        else if (below)
            root.table.act(root.meant, below);
        else
            root.table.act(root.meant, root);
    }

    Keys.onReturnPressed: root.act()
    Keys.onEnterPressed: root.act()
    Keys.onSpacePressed: root.table.enlarge(root.table.pointedKey !== "" ? root.table.pointedKey : root.key)
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    HoverHandler {
        id: pointer

        blocking: true
        onHoveredChanged: {
            if (hovered)
                root.table.point(root.key, pointer.point.scenePosition);
            else
                root.table.unpoint(root.key);
        }
    }
    Item { // where it is touched: what is drawn larger for being looked at covers no neighbour
        width: root.hitWidth
        height: root.height

        TapHandler {
            acceptedButtons: Qt.RightButton
            onTapped: root.table.enlarge(root.key)
        }
        Click { // grabs: what lies below, a tile or the next card of a hand, must not hear of it
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: {
                if (!finger.stayed)
                    root.table.tap(root.act);
            }
        }
        TapHandler { // behind the one above, which would keep the finger for itself
            id: finger

            property bool stayed: false // lifting it is no tap then

            acceptedDevices: PointerDevice.TouchScreen
            onPressedChanged: {
                if (pressed)
                    stayed = false;
            }
            onLongPressed: {
                stayed = true;
                root.table.enlarge(root.key);
            }
        }
        DragHandler {
            property bool carries: false // else it only learns why it may not

            target: null
            enabled: root.draggable || root.explained
            dragThreshold: 10
            onActiveChanged: {
                if (active) {
                    carries = root.draggable;
                    if (carries)
                        root.table.startDrag(root.face, root.table.mapFromItem(null, centroid.scenePosition));
                } else if (carries) {
                    root.table.endDrag();
                } else {
                    root.table.refuse(root.key, root.table.keyAt(root.table.mapFromItem(null, centroid.scenePosition)));
                }
            }
            onCentroidChanged: {
                if (active && carries)
                    root.table.dragAt = root.table.mapFromItem(null, centroid.scenePosition);
            }
            onCanceled: root.table.cancelDrag()
        }
    }
}
