pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*!
    Cards on their way: what changes its place travels there. The models change at once; the picture
    that flies is a guest, and the card at its goal is hidden until it lands. Nothing waits for it.
*/
Item {
    id: root

    required property Table table
    property var waiting: [] // {key, to, from}: noted before the models change

    Connections {
        target: root.table.match

        function onCardMoved(key: string, from: string, to: string) {
            root.note(key, from, to);
        }
        function onCardTouched(key: string, kind: string, amount: int) {
            root.touch(key, kind, amount);
        }
    }

    /*! Called just before the models change; touch() and launch() come after that. */
    function note(key: string, from: string, to: string) {
        if (!Theme.motion || !root.visible)
            return;
        const source = root.table.spot(key) ?? root.table.spot(from);
        if (!source || !source.visible)
            return;
        const place = root.table.placeOf(source);
        root.waiting.push({ key: key, to: to, from: place });
        start.restart();
    }
    /*! Something short happened to a card: numbers rise off it, what dies falls from where it lay. */
    function touch(key: string, kind: string, amount: int) {
        if (!Theme.motion || !root.visible)
            return;
        const move = root.waiting.find(waiting => waiting.key === key);
        const item = root.table.spot(key);
        if (!move && (!item || !item.visible))
            return;
        const place = move ? move.from : root.table.placeOf(item);
        if (kind === "damage" && amount > 0) {
            rising.createObject(root, { x: place.x + place.width / 2, y: place.y + place.height / 3, text: "\u2212" + amount });
        } else if (kind === "heal" && amount > 0) {
            rising.createObject(root, { x: place.x + place.width / 2, y: place.y + place.height / 3, text: "+" + amount,
                styleColor: Theme.lifted });
        } else if (kind === "coin" || kind === "die") {
            tossed.createObject(root, { x: place.x + place.width / 2 - 24, y: Math.max(0, place.y + place.height / 2 - 24),
                coin: kind === "coin", amount: amount });
        } else if (kind === "death" && move) {
            root.waiting = root.waiting.filter(other => other !== move);
            falling.createObject(root, { face: root.table.match.face(key), x: place.x + (place.width - place.height * 0.86) / 2,
                y: place.y, width: place.height * 0.86, height: place.height });
        }
    }
    function launch() {
        const all = root.waiting;
        root.waiting = [];
        const pace = all.length > 6 ? 0.6 : 1;
        for (let i = 0; i < all.length; ++i) {
            const move = all[i];
            const goal = root.table.spot(move.key);
            const zone = root.table.spot(move.to);
            const target = goal && goal.visible ? goal : zone;
            if (!target || !target.visible)
                continue;
            const face = root.table.match.face(move.key);
            const place = root.table.placeOf(target);
            const size = Math.min(place.height, 110);
            flight.createObject(root, {
                face: face, goal: target === goal ? goal : null,
                fromX: move.from.x + move.from.width / 2, fromY: move.from.y + move.from.height / 2,
                toX: place.x + place.width / 2, toY: place.y + place.height / 2,
                height: size, wait: Math.min(i, 8) * 45 * pace, time: Theme.travel * pace + 30
            });
        }
    }

    Timer { // once the models have changed, everything has its new place
        id: start

        interval: 1
        onTriggered: root.launch()
    }
    Component {
        id: flight

        Item {
            id: guest

            required property var face
            property Item goal: null
            property real fromX
            property real fromY
            property real toX
            property real toY
            property int wait: 0
            property int time: 220

            width: height * Theme.cardRatio
            x: guest.fromX - width / 2
            y: guest.fromY - height / 2
            z: 500

            Component.onCompleted: {
                if (guest.goal)
                    guest.goal.awaited = true;
                travel.start();
            }
            Component.onDestruction: {
                if (guest.goal)
                    guest.goal.awaited = false;
            }

            CardView {
                anchors.fill: parent
                face: guest.face
                level: "token"
                marked: false
                Accessible.ignored: true
            }
            SequentialAnimation {
                id: travel

                PauseAnimation { duration: guest.wait }
                ParallelAnimation {
                    NumberAnimation { target: guest; property: "x"; to: guest.toX - guest.width / 2; duration: guest.time; easing.type: Easing.OutCubic }
                    NumberAnimation { target: guest; property: "y"; to: guest.toY - guest.height / 2; duration: guest.time; easing.type: Easing.OutCubic }
                }
                ScriptAction { script: guest.destroy() }
            }
        }
    }
    Component {
        id: rising

        Text {
            id: number

            z: 510
            color: "#FFFFFF"
            style: Text.Outline
            styleColor: Theme.wound
            font.family: Theme.uiFont
            font.pixelSize: Theme.title
            font.weight: Font.Bold

            ParallelAnimation {
                running: true

                NumberAnimation { target: number; property: "y"; to: number.y - 44; duration: Theme.travel * 4; easing.type: Easing.OutCubic }
                NumberAnimation { target: number; property: "opacity"; from: 1; to: 0; duration: Theme.travel * 4; easing.type: Easing.InCubic }
                onFinished: number.destroy()
            }
        }
    }
    Component {
        id: tossed

        Toss { }
    }
    Component {
        id: falling

        CardView {
            id: ghost

            z: 490
            level: "token"
            marked: false
            Accessible.ignored: true

            ParallelAnimation {
                running: true

                NumberAnimation { target: ghost; property: "y"; to: ghost.y + 70; duration: Theme.travel * 2; easing.type: Easing.InCubic }
                NumberAnimation { target: ghost; property: "rotation"; to: 14; duration: Theme.travel * 2; easing.type: Easing.InCubic }
                NumberAnimation { target: ghost; property: "opacity"; from: 1; to: 0; duration: Theme.travel * 2; easing.type: Easing.InCubic }
                onFinished: ghost.destroy()
            }
        }
    }
}
