import QtQuick
import Triptych.Controls

/*! Words that name a rule: its number opens what the reference says of it, by a click or by Enter. */
Words {
    id: root

    property string words: ""
    property string rule: "" // the number as it stands in the words; "" there is none
    property color linked: Theme.soft
    property bool walkable: true // Tab comes here

    signal asked(string rule)

    function escaped(part: string): string {
        return part.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    }

    readonly property string told: RuleName.told(root.words, root.rule)

    text: {
        const name = RuleName.shown(root.rule);
        const at = name === "" ? -1 : root.told.lastIndexOf(name); // a name may hold the same
        return at < 0 ? root.escaped(root.told)
            : root.escaped(root.told.slice(0, at)) + `<a href="rule">${root.escaped(name)}</a>` + root.escaped(root.told.slice(at + name.length));
    }
    textFormat: Text.StyledText
    linkColor: root.linked
    activeFocusOnTab: root.walkable && root.rule !== "" && root.visible
    Accessible.role: root.rule === "" ? Accessible.StaticText : Accessible.Link
    Accessible.name: root.told
    Accessible.onPressAction: root.open()
    onLinkActivated: root.open()
    Keys.onReturnPressed: root.open()
    Keys.onEnterPressed: root.open()

    function open() {
        if (root.rule !== "")
            root.asked(root.rule);
    }

    HoverHandler {
        enabled: root.rule !== ""
        cursorShape: root.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        visible: root.activeFocus
        color: "transparent"
        border.width: 2
        border.color: Theme.accent
        radius: 3
    }
}
