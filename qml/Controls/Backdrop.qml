import QtQuick

/*! A painted ground as large as the item. While it is painted for another size the old one stays. */
Item {
    id: root

    required property url source
    readonly property size wanted: Qt.size(Math.max(8, Math.round(root.width)), Math.max(8, Math.round(root.height)))
    property bool swapped: false // which of the two is seen
    readonly property bool painted: (root.swapped ? second : first).status === Image.Ready

    onWantedChanged: root.paint()
    onSourceChanged: root.paint()
    Component.onCompleted: root.paint()

    function paint() {
        const next = root.swapped ? first : second;
        next.sourceSize = root.wanted;
        next.source = root.source; // it was let go when the other one was shown
    }
    function swap() {
        const last = root.swapped ? second : first;
        root.swapped = !root.swapped;
        last.source = ""; // one picture is enough
    }

    Image {
        id: first

        anchors.fill: parent
        visible: !root.swapped
        fillMode: Image.Stretch
        asynchronous: true
        onStatusChanged: {
            if (first.status === Image.Ready && root.swapped)
                root.swap();
        }
    }
    Image {
        id: second

        anchors.fill: parent
        visible: root.swapped
        fillMode: Image.Stretch
        asynchronous: true
        onStatusChanged: {
            if (second.status === Image.Ready && !root.swapped)
                root.swap();
        }
    }
}
