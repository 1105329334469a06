pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    The picture of a card: drawn once for each size by the `cardart` image provider. While it is drawn
    for another size, the one of before is stretched.
*/
Item {
    id: root

    required property var face
    property bool round: false
    readonly property bool drawn: picture.status === Image.Ready || before.active
    // The size that is drawn: that of the item, once it has come to rest.
    property int drawnWidth: 0
    property int drawnHeight: 0

    onWidthChanged: root.resized()
    onHeightChanged: root.resized()
    Component.onCompleted: root.draw()

    function resized() {
        if (picture.status === Image.Ready)
            rest.restart(); // a window that is drawn larger passes through a hundred sizes
        else
            root.draw();
    }
    function draw() {
        const wide = Math.max(8, Math.round(root.width));
        const high = Math.max(8, Math.round(root.height));
        if (wide === root.drawnWidth && high === root.drawnHeight)
            return;
        before.active = picture.status === Image.Ready;
        root.drawnWidth = wide;
        root.drawnHeight = high;
    }

    Timer {
        id: rest

        interval: 120
        onTriggered: root.draw()
    }
    Rectangle { // seen until the picture is there
        anchors.fill: parent
        radius: root.round ? width / 2 : 0
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.frameTop(root.face.colours) }
            GradientStop { position: 1; color: Theme.frameFoot(root.face.colours) }
        }
    }
    Repeater { // the picture of before: it is in the cache, so that it is there at once
        id: before

        property bool active: false

        model: before.active ? 1 : 0

        Image {
            anchors.fill: parent
            Component.onCompleted: {
                sourceSize.width = root.drawnWidth;
                sourceSize.height = root.drawnHeight;
                source = picture.source;
            }
        }
    }
    Image {
        id: picture

        anchors.fill: parent
        asynchronous: true
        source: root.face.cardId === "" ? "" : "image://cardart/" + encodeURIComponent(root.face.cardId)
            + "?motif=" + root.face.motif + "&kinship=" + encodeURIComponent(root.face.kinship)
            + "&colours=" + root.face.colours + "&words=" + encodeURIComponent(root.face.name + " " + (root.face.typeLine.split(" \u2013 ")[1] ?? ""))
            + "&leader=" + (root.face.leader ? 1 : 0)
            + (root.round ? "&round=1" : "")
        sourceSize.width: Math.max(8, root.drawnWidth)
        sourceSize.height: Math.max(8, root.drawnHeight)
        onStatusChanged: {
            if (picture.status !== Image.Loading)
                before.active = false;
        }
        onSourceChanged: before.active = false // another card
    }
}
