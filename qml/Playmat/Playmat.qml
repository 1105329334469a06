pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls

/*!
    The table. The game's mat lies in the middle; hand and prompt at the near edge; zoom, what waits and
    log in a column at the right that folds away in a small window. Nothing covers mat, hand, prompt.
*/
FocusScope {
    id: root

    required property MatchViewModel match
    readonly property Preferences preferences: root.match.preferences

    // A card on the table asks whom it is meant for.
    readonly property bool aiming: root.match.prompt.mine && root.match.prompt.causeKey !== "" && table.aimable
    readonly property bool choosing: root.match.prompt.present && root.match.prompt.mine && root.match.prompt.list.count > 0
    property var recap: null // lines of what happened, while they are laid out
    property bool drawn: false // the column was drawn into a window that has no room for it all the time

    focus: true

    TableMeasures {
        id: measures

        width: root.width
        height: root.height
        drawn: root.drawn
        wanted: root.choosing || table.browsed !== null || table.legendOpen || root.recap !== null
        message: root.match.message
    }

    // Theme is one for the whole table: it follows the player's preferences and the mat's mood.
    // In a low window words grow only as far as cards and prompt keep their places.
    Binding { target: Theme; property: "textScale"; value: Math.min(root.preferences.textScale, Math.max(1, root.height / 540)) }
    Binding { target: Theme; property: "motion"; value: root.preferences.motion }
    Binding { target: Theme; property: "look"; value: root.preferences.look }
    Binding { target: Theme; property: "room"; value: mat.room }

    // --- Keys that work everywhere at the table

    Keys.onPressed: event => {
        if (root.match.curtainVisible)
            return;
        stage.skip();
        event.accepted = event.isAutoRepeat ? event.key === Qt.Key_P : keys.press(event.key, event.text, event.modifiers);
    }
    Keys.onEscapePressed: {
        stage.skip();
        if (table.enlarged !== "")
            table.enlarged = "";
        else if (menu.visible)
            menu.close();
        else if (table.held !== "")
            table.release();
        else if (root.recap !== null)
            root.recap = null;
        else if (table.legendOpen)
            table.legendOpen = false;
        else if (table.browsed !== null)
            table.browsed = null;
        else if (root.match.message !== "")
            root.match.dismissMessage();
        else if (root.drawn && !measures.roomy)
            root.drawn = false;
        else
            root.match.runTo(""); // never takes anything back: that is a key of its own
    }
    Keys.onReturnPressed: event => keys.pressPrimary(event)
    Keys.onEnterPressed: event => keys.pressPrimary(event)
    Keys.onSpacePressed: table.enlarge(table.pointedKey !== "" ? table.pointedKey : root.match.zoom.face.key)
    Keys.onLeftPressed: root.focusFirst()
    Keys.onRightPressed: root.focusFirst()
    Keys.onUpPressed: root.focusFirst()
    Keys.onDownPressed: root.focusFirst()

    TableKeys {
        id: keys

        match: root.match
        menu: menu
        prompt: near.prompt
        choices: column.choices
        ways: ways
        onColumnAsked: {
            if (!measures.roomy)
                root.drawn = !root.drawn;
        }
        onLegendAsked: table.legendOpen = !table.legendOpen && root.match.legend.length > 0
        onRecapAsked: {
            if (root.recap === null)
                root.recap = root.match.recap("turn");
            else
                root.showAgain();
        }
        onSoundsSwitched: {
            root.preferences.sounds = !root.preferences.sounds;
            captions.say(root.preferences.sounds ? qsTr("Sounds are on") : qsTr("Sounds are off"));
        }
        onWalkAsked: root.focusFirst()
    }

    /*! The keys begin where the answer is: in the list of choices, at the card that turned over, on the table. */
    function focusFirst() {
        if (root.choosing && column.choices.visible && !column.choices.peeking)
            column.choices.focusFirst();
        else if (ways.visible)
            ways.focusFirst();
        else
            table.focusFirst();
    }

    /*! What is laid out is shown in the middle of the table once more. */
    function showAgain() {
        for (const row of root.recap ?? [])
            stage.tell(row);
    }
    Connections {
        target: root.match

        function onMomentTold(moment: var) {
            if (!ways.wanted) // the card that asks lies in the middle itself
                stage.tell(moment);
        }
        function onCaptionTold(words: string) {
            captions.tell(words);
        }
        function onRecapDue() {
            root.recap = root.match.recap("seat");
        }
        function onAnswered() {
            stage.skip();
            root.recap = null;
        }
        function onCurtainChanged() {
            stage.skip();
            root.recap = null;
        }
        function onChanged() {
            arrows.follow();
            table.aimAnew();
            table.aimable = root.match.prompt.mine && root.match.prompt.causeKey !== ""
                && Object.keys(table.spots).some(key => root.match.optionsFor(key).some(option => option.verb === "target"));
            if (!root.activeFocus)
                return;
            // The card that had the focus may be gone: let the keys reach the table.
            refocus.restart();
        }
        function onMatchStarted() {
            table.browsed = null;
            table.enlarged = "";
            table.legendOpen = false;
            stage.skip();
            root.recap = null;
        }
    }
    Timer {
        id: refocus

        interval: 1
        onTriggered: root.keepFocus()
    }
    function keepFocus() {
        if (table.activeFocus || near.prompt.activeFocus || root.activeFocus)
            return;
        root.forceActiveFocus(Qt.OtherFocusReason);
    }

    Rectangle { // the room
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.matTop }
            GradientStop { position: 1; color: Theme.matLow }
        }
    }

    Table {
        id: table

        objectName: "table"
        property var browsed: null // the zone that is laid out beside the mat
        property bool legendOpen: false

        anchors.fill: parent
        match: root.match
        menu: menu
        visible: !root.match.curtainVisible
        focus: true

        // --- The near edge: hand and prompt. First, so that the Tab key comes to them first.

        NearEdge {
            id: near

            z: 2
            anchors.left: parent.left
            anchors.right: column.left
            anchors.bottom: parent.bottom
            anchors.leftMargin: Theme.grid
            anchors.rightMargin: Theme.grid
            match: root.match
            table: table
            menu: menu
            laid: mat.laid
            longMessage: measures.longMessage
            handHeight: measures.handHeight
            promptWidth: measures.promptWidth
        }

        // --- The mat

        MatLoader {
            id: mat

            anchors.left: parent.left
            anchors.right: column.left
            anchors.top: parent.top
            anchors.bottom: near.top
            anchors.margins: Theme.grid
            anchors.rightMargin: measures.columnOpen ? Theme.grid : 0
            match: root.match
            table: table
            onBrowseAsked: zone => {
                table.browsed = table.browsed === zone ? null : zone;
                table.legendOpen = false;
            }
            onLegendAsked: table.legendOpen = !table.legendOpen
        }

        // --- The right column

        SideColumn {
            id: column

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.grid
            anchors.rightMargin: measures.columnOpen ? Theme.grid : 0
            width: measures.columnOpen ? measures.columnWidth : 0
            visible: measures.columnOpen
            match: root.match
            table: table
            choosing: root.choosing
            longMessage: measures.longMessage
            recap: root.recap
            browsed: table.browsed
            legendOpen: table.legendOpen
            onRecapClosed: root.recap = null
            onRecapShownAgain: root.showAgain()
            onBrowseClosed: table.browsed = null
            onLegendClosed: table.legendOpen = false
        }

        // --- What lies above everything

        ArrowLayer {
            id: arrows

            anchors.fill: parent
            table: table
            aimFrom: table.dragFace !== null ? table.dragFace.key : table.held !== "" ? table.held : root.aiming ? root.match.prompt.causeKey : ""
            aimAt: table.dragFace !== null ? table.dragAt : pointer.hovered ? pointer.point.position : Qt.point(-1, -1)
            aimOn: table.dragFace !== null ? table.dropKeyAt(table.dragAt) : table.pointedKey
            arrows: column.rail.shownKey !== "" ? column.rail.arrowsWith(root.match) : root.match.arrows
        }
        ForecastLayer {
            id: foreseen

            objectName: "foreseen"
            anchors.fill: parent
            z: 560
            table: table
            line: stage.visible || ways.wanted || root.match.curtainVisible ? "" : considered.line()
        }
        Considered {
            id: considered

            match: root.match
            table: table
            menu: menu
            prompt: near.prompt
            pointer: pointer
            forecasts: foreseen.forecasts
        }
        HoverHandler { id: pointer }
        PointHandler { // whatever is pressed, the show is over; the press goes where it was meant
            onActiveChanged: {
                if (active)
                    stage.skip();
            }
        }
        CaptionPlate {
            id: captions

            objectName: "captions"
            // Over the head of the log, where nothing else is said; where that is not to be seen, in the corner
            // above the question: in the other one stand the counters of the near seat.
            readonly property bool overLog: column.log.visible && measures.columnOpen && !column.choices.visible && root.recap === null && table.browsed === null && !table.legendOpen

            x: captions.overLog ? column.x + Theme.grid / 2 : mat.x + mat.width - width
            y: captions.overLog ? column.y + column.log.y + 2 : mat.y + mat.height - height
            z: 610
            widest: captions.overLog ? column.log.headRoom - Theme.grid / 2 : mat.width * 0.5
            widestForOne: captions.overLog ? column.width - Theme.grid : mat.width // for two seconds, over buttons that still take clicks
            on: root.preferences.captions
        }
        StageLayer {
            id: stage

            anchors.fill: mat
            z: 620
            match: root.match
            time: root.preferences.staging
        }
        WaysPanel {
            id: ways

            anchors.centerIn: mat
            z: 610
            match: root.match
            onWantedChanged: stage.skip()
        }
        FlightLayer {
            anchors.fill: parent
            table: table
        }
        DraggedCard {
            z: 600
            table: table
            handHeight: measures.handHeight
        }
        ZoomBeside { // where there is no column
            z: 650
            table: table
            zoom: root.match.zoom
            wanted: !measures.columnOpen
            hindered: menu.visible
            width: Math.min(300 * Theme.textScale, root.width * 0.42)
            height: Math.min(mat.height, width / Theme.cardRatio + 150 * Theme.textScale)
        }
        ColumnHandle {
            z: 640
            visible: !measures.roomy
            match: root.match
            mat: mat
            column: column
            columnOpen: measures.columnOpen
            drawn: root.drawn
            onClicked: root.drawn = !root.drawn
        }
        OptionMenu {
            id: menu

            z: 700
            match: root.match
            spared: near.prompt
            onHeld: key => table.hold(key, table.spot(key))
        }
        CardSheet {
            anchors.fill: parent
            z: 900
            visible: table.enlarged !== ""
            zoom: root.match.zoom
            home: root
            onVisibleChanged: {
                if (visible)
                    open(table.spot(table.enlarged));
            }
            onClosed: table.enlarged = ""
        }
        OutcomePanel {
            anchors.centerIn: mat
            z: 800
            width: Math.min(implicitWidth, mat.width - 32)
            height: Math.min(implicitHeight, mat.height)
            match: root.match
        }
    }

    Curtain {
        anchors.fill: parent
        visible: root.match.curtainVisible
        seatName: root.match.curtainSeatName
        consentText: root.match.consentText
        consentLines: root.match.consentLines
        z: 1000
        onLifted: root.match.liftCurtain()
        onConsented: agreed => root.match.consent(agreed)
    }
}
