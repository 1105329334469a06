pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*! A printed cost as a row of stones, each colour with its shape. */
Row {
    id: root

    required property string cost
    property real size: 16

    spacing: Math.max(1, Math.round(root.size * 0.08))

    Repeater {
        model: Theme.stonesOf(root.cost)

        Image {
            required property string modelData

            width: root.size
            height: root.size
            source: Theme.stone(modelData)
            sourceSize.width: Math.ceil(root.size)
            sourceSize.height: Math.ceil(root.size)
        }
    }
}
