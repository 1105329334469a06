pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    Lines from what acts to what it acts on, drawn as rows of signs: chevrons for an attack, squares
    for a block, beads for a target. Hostile lines end in a point, friendly ones in a ring.
*/
Item {
    id: root

    required property Table table
    property var arrows: []
    property int tick: 0
    // What is being aimed: from this card to the pointer, and whether what lies there may be chosen.
    property string aimFrom: ""
    property point aimAt: Qt.point(-1, -1)
    property string aimOn: ""
    readonly property bool aims: root.aimFrom !== "" && root.aimAt.x >= 0
    // Not made anew with every movement of the pointer: only its end moves then.
    readonly property var aimed: {
        if (!root.aims)
            return [];
        const model = root.table.match;
        const face = model.face(root.aimOn);
        const side = face.key !== "" ? (face.controller !== "" ? face.controller : face.owner) : "";
        const near = model.nearSeat ? model.nearSeat.key : "";
        return [{ from: root.aimFrom, to: "", kind: "target", hostile: side !== "" && side !== near, open: root.aimOn === "" }];
    }

    /*! Ends move while cards travel: look again for half a second. */
    function follow() {
        root.tick++;
        settle.left = 14;
        settle.restart();
    }

    onArrowsChanged: root.follow()
    onWidthChanged: root.follow()
    onHeightChanged: root.follow()

    Timer {
        id: settle

        property int left: 0

        interval: 40
        repeat: true
        running: settle.left > 0 && root.arrows.length > 0
        onTriggered: {
            settle.left--;
            root.tick++;
        }
    }
    Repeater {
        model: root.arrows.concat(root.aimed)

        Item {
            id: arrow

            required property var modelData
            readonly property var ends: {
                void root.tick;
                void root.table.arranged;
                const from = root.table.spot(arrow.modelData.from);
                const loose = arrow.modelData.to === ""; // ends where the pointer is
                const to = loose ? null : root.table.spot(arrow.modelData.to);
                if (!from || !from.visible || (!loose && (!to || !to.visible)))
                    return null;
                const a = root.table.placeOf(from);
                const b = loose ? Qt.rect(root.aimAt.x, root.aimAt.y, 0, 0) : root.table.placeOf(to);
                const start = Qt.point(a.x + a.width / 2, a.y + a.height / 2);
                const end = Qt.point(b.x + b.width / 2, b.y + b.height / 2);
                const far = Math.hypot(end.x - start.x, end.y - start.y);
                if (far < 24)
                    return null;
                // It begins at the rim of the card and bends a little to one side.
                const begin = Math.min(0.4, (Math.min(a.width, a.height) * 0.42) / far);
                const bend = Math.min(60, far * 0.14) * (end.x >= start.x ? 1 : -1);
                return { start: start, end: end, far: far, begin: begin,
                    middle: Qt.point((start.x + end.x) / 2 + bend * (end.y - start.y) / far,
                        (start.y + end.y) / 2 - bend * (end.x - start.x) / far) };
            }
            readonly property string kind: arrow.modelData.kind
            readonly property bool hostile: arrow.modelData.hostile === true
            readonly property color tint: arrow.hostile ? Theme.hostile : Theme.friendly
            // One that follows the pointer keeps its signs and spreads them; making them anew costs frames.
            readonly property int steps: arrow.modelData.to === "" ? 16 : arrow.ends ? Math.max(3, Math.floor(arrow.ends.far * (1 - arrow.ends.begin) / 17)) : 0

            function along(t: real): point {
                const e = arrow.ends;
                const u = 1 - t;
                return Qt.point(u * u * e.start.x + 2 * u * t * e.middle.x + t * t * e.end.x,
                    u * u * e.start.y + 2 * u * t * e.middle.y + t * t * e.end.y);
            }
            function bearing(t: real): real {
                const e = arrow.ends;
                const x = 2 * (1 - t) * (e.middle.x - e.start.x) + 2 * t * (e.end.x - e.middle.x);
                const y = 2 * (1 - t) * (e.middle.y - e.start.y) + 2 * t * (e.end.y - e.middle.y);
                return Math.atan2(y, x) * 180 / Math.PI;
            }

            anchors.fill: parent
            visible: arrow.ends !== null

            Repeater {
                model: arrow.steps

                Rectangle {
                    id: bead

                    required property int index
                    readonly property real t: arrow.ends ? arrow.ends.begin + (1 - arrow.ends.begin) * bead.index / arrow.steps : 0
                    readonly property point at: arrow.ends ? arrow.along(bead.t) : Qt.point(0, 0)
                    readonly property real size: 5 + 5 * bead.t

                    x: bead.at.x - width / 2
                    y: bead.at.y - height / 2
                    width: arrow.kind === "attack" ? bead.size * 1.5 : bead.size
                    height: arrow.kind === "attack" ? bead.size * 0.75 : bead.size
                    radius: arrow.kind === "block" ? 1 : height / 2
                    rotation: arrow.ends ? arrow.bearing(bead.t) + (arrow.kind === "block" ? 45 : 0) : 0
                    antialiasing: true
                    color: arrow.tint
                    border.width: 1
                    border.color: "#11182A"
                }
            }
            Rectangle { // the end: a point where it is hostile, a ring where it is friendly
                readonly property point at: arrow.ends ? arrow.along(1) : Qt.point(0, 0)

                x: at.x - width / 2
                y: at.y - height / 2
                width: 30
                height: 30
                radius: 15
                color: Qt.alpha("#11182A", 0.72)
                border.width: 2
                border.color: arrow.tint

                Icon {
                    anchors.centerIn: parent
                    name: arrow.modelData.open === true ? "dot" : arrow.hostile ? "arrowhead" : arrow.kind === "block" ? "defense" : "target"
                    rotation: arrow.hostile && arrow.ends ? arrow.bearing(1) : 0
                    ink: "bone"
                    size: 16
                }
            }
        }
    }
}
