pragma ComponentBehavior: Bound

import QtQuick
import Triptych.App
import Triptych.Controls
import Triptych.Playmat

/*! A draft: the pack, the deck that is made, who plays; and the curtain between two persons. */
FocusScope {
    id: root

    required property DraftViewModel draft
    readonly property Preferences preferences: root.draft.preferences

    focus: true

    Binding { target: Theme; property: "textScale"; value: root.preferences.textScale }
    Binding { target: Theme; property: "motion"; value: root.preferences.motion }
    Binding { target: Theme; property: "look"; value: root.preferences.look }
    Binding { target: Theme; property: "room"; value: root.draft.room }

    Rectangle { // the room
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.matTop }
            GradientStop { position: 1; color: Theme.matLow }
        }
    }
    PackPage {
        id: packPage

        anchors.fill: parent
        draft: root.draft
        visible: root.draft.stage === "picking" && !root.draft.curtainVisible
    }
    BuildPage {
        id: buildPage

        anchors.fill: parent
        draft: root.draft
        visible: root.draft.stage === "building" && !root.draft.curtainVisible
    }
    ReadyPage {
        id: readyPage

        anchors.fill: parent
        draft: root.draft
        visible: root.draft.stage === "ready" && !root.draft.curtainVisible
    }
    TroublePanel { // while packs go round nothing else has room for what went wrong
        property string read: ""

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid * 2
        width: Math.min(parent.width - Theme.grid * 4, 420 * Theme.textScale)
        height: Math.min(parent.height - Theme.grid * 4, wanted)
        visible: packPage.visible && message !== "" && message !== read
        message: root.draft.message
        onClosed: read = message
    }
    Curtain {
        id: curtain

        anchors.fill: parent
        visible: root.draft.curtainVisible
        seatName: root.draft.person
        onLifted: root.draft.liftCurtain()
    }

    Connections {
        target: root.draft

        function onChanged() {
            refocus.restart();
        }
    }
    Timer { // the page that is shown has the keys, from the first one on
        id: refocus

        interval: 1
        running: true
        onTriggered: {
            const page = curtain.visible ? curtain : packPage.visible ? packPage : buildPage.visible ? buildPage : readyPage.visible ? readyPage : null;
            if (page && !page.activeFocus)
                page.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}
