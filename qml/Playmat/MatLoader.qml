import QtQuick
import Triptych.App

/*! Loads the mat of the match's game, and hands it the match and the table. */
Loader {
    id: root

    required property MatchViewModel match
    required property Table table
    readonly property var laid: root.item
    readonly property string room: root.laid ? root.laid.room : "harbour"

    signal browseAsked(zone: var)
    signal legendAsked

    function show() {
        if (String(root.match.matUrl) !== "")
            root.setSource(root.match.matUrl, { match: root.match, table: root.table });
        else
            root.source = "";
    }
    Component.onCompleted: root.show()

    Connections {
        target: root.match

        function onMatchStarted() {
            root.show();
        }
    }
    Connections {
        target: root.item
        ignoreUnknownSignals: true

        function onBrowseAsked(zone: var) {
            root.browseAsked(zone);
        }
        function onLegendAsked() {
            root.legendAsked();
        }
    }
}
