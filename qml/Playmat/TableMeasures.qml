import QtQuick
import Triptych.Controls

/*!
    How a window of any size is shared: the hand and the question at the near edge, the column at the right that
    folds away in a small one.
*/
QtObject {
    id: root

    required property real width
    required property real height
    required property bool drawn // the column was drawn into a window that has no room for it all the time
    required property bool wanted // something is laid out in the column
    required property string message // what went wrong

    readonly property bool roomy: root.width >= 1100
    // The question has room for two lines of what went wrong; more is told in full in the column.
    readonly property bool longMessage: root.messageLength.advanceWidth > 1.8 * (root.promptWidthOf(root.columnAsked) - Theme.grid * 2 - 36)
    readonly property bool columnAsked: root.roomy || root.drawn || root.wanted
    readonly property bool columnOpen: root.columnAsked || root.longMessage
    readonly property real columnWidth: Math.round(Math.max(264, Math.min(380, root.width * 0.225)))
    readonly property real handHeight: Math.round(Math.max(132, Math.min(230, root.height * 0.2)) * (1 + Math.max(0, Theme.textScale - 1) * 0.5))
    readonly property real promptWidth: root.promptWidthOf(root.columnOpen)

    readonly property TextMetrics messageLength: TextMetrics {
        font.family: Theme.uiFont
        font.pixelSize: Theme.small
        text: root.message
    }

    /*! Where the column leaves its room, a narrow window gives it to the question: two long buttons fit in it. */
    function promptWidthOf(beside: bool): real {
        const share = beside ? 0.235 : 0.34;
        return Math.round(Math.max(264, Math.min(440, root.width * share * Math.max(1, (Theme.textScale + 1) / 2))));
    }
}
