import QtQuick

/*! The mouse on a card of a pool or a deck: looking, choosing, sending over, carrying. */
MouseArea {
    id: root

    required property var face
    property var table: null // has lift(face, place), carry(point) and drop(point), in its coordinates
    property string place: "" // where the card lies: "pool", "deck"
    property bool carries: true
    property point start
    property bool lifted: false

    signal looked
    signal chosen
    signal sent

    hoverEnabled: true
    preventStealing: true
    acceptedButtons: Qt.LeftButton

    onEntered: root.looked()
    onPressed: mouse => root.start = Qt.point(mouse.x, mouse.y)
    onPositionChanged: mouse => {
        if (!root.pressed || !root.carries || !root.table)
            return;
        if (!root.lifted && Math.abs(mouse.x - root.start.x) + Math.abs(mouse.y - root.start.y) > 8) {
            root.lifted = true;
            root.table.lift(root.face, root.place);
        }
        if (root.lifted)
            root.table.carry(root.mapToItem(root.table, mouse.x, mouse.y));
    }
    onReleased: mouse => {
        if (root.lifted) {
            root.lifted = false;
            root.table.drop(root.mapToItem(root.table, mouse.x, mouse.y));
        } else {
            root.chosen();
        }
    }
    onCanceled: {
        if (root.lifted)
            root.table.drop(Qt.point(-1, -1));
        root.lifted = false;
    }
    onDoubleClicked: root.sent()
}
