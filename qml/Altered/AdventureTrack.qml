pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*!
    The Adventure (3.2.1): eight regions, the inner six as the halves of three cards, and the four
    markers that travel over them, yours along the near edge.
*/
Item {
    id: root

    required property MatchViewModel match
    required property Table table
    property bool arena: false // the tiebreak: seven regions are put away
    readonly property int columns: Math.max(1, root.match.board.columns)
    readonly property real fold: 2
    readonly property real gap: 9
    readonly property real panel: (root.width - 4 * root.gap - 3 * root.fold) / Math.max(8, root.columns)
    readonly property real boat: Math.round(Math.min(root.height * 0.36, root.panel * 0.44))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The Adventure, eight regions")

    function leftOf(column: int): real {
        // Two halves of a card lie close together: 1 and 2, 3 and 4, 5 and 6.
        const folds = Math.floor(column / 2);
        const gaps = column - folds;
        return column * root.panel + gaps * root.gap + folds * root.fold;
    }

    Repeater {
        model: root.match.board

        Region {
            id: region

            required property int column
            required property string accessibleName

            table: root.table
            words: region.accessibleName
            first: region.column === 0
            x: root.columns === 1 ? 0 : root.leftOf(region.column)
            width: root.columns === 1 ? root.width : root.panel
            height: root.height
        }
    }
    Words {
        x: root.leftOf(1)
        width: root.leftOf(6) - x
        height: root.height
        visible: root.arena
        text: qsTr("The Arena: whoever leads in more terrains at Dusk wins.")
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Repeater {
        model: root.match.track

        Boat {
            id: boat

            required property string tile
            readonly property int column: root.columns === 1 ? 0 : Math.max(0, root.match.board.at(boat.tile).x)
            readonly property real shift: (boat.lane === "hero" ? -0.25 : 0.25) * (root.columns === 1 ? 0.4 * root.width : root.panel)

            z: boat.near ? 3 : 2
            size: root.boat
            x: (root.columns === 1 ? root.width / 2 : root.leftOf(boat.column) + root.panel / 2) + boat.shift - width / 2
            y: boat.near ? root.height - height * 0.94 : -height * 0.06

            Behavior on x {
                enabled: Theme.motion
                NumberAnimation { duration: Theme.travel * 2.4; easing.type: Easing.InOutCubic }
            }
        }
    }
}
