pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls
import Triptych.Cards

/*!
    Who sits there: name, what is counted, whose turn it is, who is asked. Seats are told apart by
    side, by name and by the pattern on the plate's edge.
*/
Item {
    id: root

    required property var seat
    required property Table table
    property bool compact: false
    property var leftOut: [] // counters that are shown elsewhere
    readonly property string key: root.seat.key
    readonly property bool reachable: root.seat.selectable
    readonly property bool inviting: root.seat.selectable
    readonly property bool dropTarget: root.table.dropKeys.includes(root.key)
    property string entered: ""

    implicitHeight: plate.implicitHeight
    implicitWidth: 148
    activeFocusOnTab: root.seat.selectable || root.activeFocus // what has the focus keeps it

    Accessible.role: Accessible.Button
    Accessible.name: root.seat.accessibleName
    Accessible.focusable: true
    Accessible.onPressAction: root.table.act(root.key, root)

    Component.onCompleted: root.enter()
    Component.onDestruction: root.table?.leave(root.entered, root)
    onKeyChanged: root.enter()

    function enter() {
        if (root.entered !== "" && root.entered !== root.key)
            root.table.leave(root.entered, root);
        root.entered = root.key;
        root.table.enter(root.key, root);
    }

    Keys.onReturnPressed: root.table.act(root.key, root)
    Keys.onEnterPressed: root.table.act(root.key, root)
    Keys.onSpacePressed: root.table.act(root.key, root)
    Keys.onLeftPressed: event => event.accepted = root.table.step(root, -1, 0)
    Keys.onRightPressed: event => event.accepted = root.table.step(root, 1, 0)
    Keys.onUpPressed: event => event.accepted = root.table.step(root, 0, -1)
    Keys.onDownPressed: event => event.accepted = root.table.step(root, 0, 1)

    Rectangle {
        id: plate

        anchors.fill: parent
        implicitHeight: column.implicitHeight + 12
        radius: Theme.radius
        opacity: root.seat.alive ? 1 : 0.5
        color: root.seat.active ? Theme.raised : Theme.panel
        border.width: root.seat.selectable || root.dropTarget || root.seat.ring !== "" || root.seat.active ? 2 : 1
        border.color: root.seat.picked ? Theme.accent
            : root.seat.selectable || root.dropTarget ? Theme.choice
            : root.seat.ring === "hostile" ? Theme.hostile
            : root.seat.active ? Theme.accent : Theme.edge

        Column { // the seat's pattern: one to four bars
            x: 5
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3

            Repeater {
                model: root.seat.number

                Rectangle {
                    width: 5
                    height: Math.min(14, (plate.height - 24) / 4)
                    radius: 1.5
                    color: root.seat.active ? Theme.accent : Theme.hairline
                }
            }
        }
        Column {
            id: column

            x: 17
            y: 6
            width: parent.width - 23
            spacing: 4

            Row {
                width: parent.width
                spacing: 5

                Item { // the card that leads it, or the first letter of the name
                    id: portrait

                    readonly property string leader: root.seat.portraitKey ?? ""

                    anchors.verticalCenter: parent.verticalCenter
                    visible: !root.compact && (!wins.visible || nameLength.advanceWidth + Theme.base * 1.7 + who.width + wins.width + 20 <= parent.width) // the name says more
                    width: visible ? Math.round(Theme.base * 1.7) : 0
                    height: width

                    Rectangle {
                        anchors.fill: parent
                        radius: width / 2
                        color: Theme.raised
                        border.width: 1
                        border.color: root.seat.active ? Theme.accent : Theme.hairline
                    }
                    Words {
                        anchors.centerIn: parent
                        visible: portrait.leader === ""
                        text: root.seat.name.charAt(0).toUpperCase()
                        font.family: Theme.titleFont
                        font.weight: Font.DemiBold
                    }
                    Repeater {
                        model: portrait.leader !== "" && portrait.visible ? 1 : 0

                        CardArtwork {
                            anchors.fill: parent
                            anchors.margins: 1
                            face: root.table.match.face(portrait.leader)
                            round: true
                        }
                    }
                }
                Icon {
                    id: who

                    visible: !root.compact || nameLength.advanceWidth + width + 5 <= parent.width // the name says more
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.seat.won ? "crown" : root.seat.person ? "person" : "computer"
                    size: Theme.base
                }
                Words {
                    id: nameWords

                    anchors.verticalCenter: parent.verticalCenter
                    // Names that are cut off alike do not tell seats apart: they take two lines first.
                    readonly property bool twoLines: nameLength.advanceWidth > width && text.includes(" ")

                    width: parent.width - (who.visible ? who.width + 5 : 0) - (portrait.visible ? portrait.width + 5 : 0) - (wins.visible ? wins.width + 5 : 0)
                        - (decides.visible ? decides.width + 5 : 0)
                    text: root.seat.name
                    font.family: Theme.titleFont
                    font.pixelSize: nameWords.twoLines ? Theme.small : Math.round(Theme.base * (root.compact ? 1.05 : 1.2))
                    fontSizeMode: nameWords.twoLines ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: root.compact ? 11 : Math.round(Theme.small * 0.8)
                    wrapMode: nameWords.twoLines ? Text.Wrap : Text.NoWrap
                    maximumLineCount: 2
                    elide: nameWords.twoLines ? Text.ElideRight : Text.ElideMiddle // names that begin alike end differently
                    font.weight: Font.DemiBold
                    font.strikeout: !root.seat.alive

                    TextMetrics {
                        id: nameLength

                        font.family: Theme.titleFont
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.small
                        text: root.seat.name
                    }
                    HoverHandler { id: overName }
                    Hint {
                        visible: overName.hovered && nameWords.truncated
                        text: root.seat.name
                    }
                }
                Icon { // where there is no room for words
                    id: decides

                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.compact && root.seat.deciding
                    name: "hourglass"
                    ink: Theme.light ? "ink" : "gold"
                    size: Theme.base
                }
                Badge {
                    id: wins

                    visible: root.seat.wins > 0
                    text: root.seat.wins
                }
            }
            Flow { // what it does just now, and signs with a word where there is room
                width: parent.width
                visible: !root.compact
                spacing: 4

                Words {
                    visible: text !== ""
                    height: Math.round(Theme.small * 1.5)
                    verticalAlignment: Text.AlignVCenter
                    text: !root.seat.alive ? qsTr("Out of the game")
                        : root.seat.deciding ? qsTr("Decides now")
                        : root.seat.active ? qsTr("Has the turn")
                        : root.seat.tags.length > 0 ? "" : root.seat.kindText
                    color: root.seat.deciding ? Theme.accent : Theme.soft
                    font.pixelSize: Theme.small
                }
                Repeater { // the colours that were seen of its deck
                    model: root.seat.signs ?? []

                    Image {
                        required property string modelData

                        width: Math.round(Theme.small * 1.3)
                        height: width
                        source: modelData.startsWith("stone-") ? Theme.stone(modelData.slice(6)) : Theme.icon(modelData, Theme.groundInk)
                        sourceSize.width: width
                        sourceSize.height: height
                    }
                }
                Repeater {
                    model: root.seat.tags

                    Rectangle {
                        id: tag

                        required property var modelData

                        width: tagWords.x + tagWords.width + 5
                        height: Math.round(Theme.small * 1.5)
                        radius: height / 2
                        color: Qt.alpha(Theme.accent, 0.16)
                        border.width: 1
                        border.color: Theme.accent

                        Icon {
                            x: 5
                            anchors.verticalCenter: parent.verticalCenter
                            name: tag.modelData.sign
                            size: Theme.small
                        }
                        Words {
                            id: tagWords

                            x: 7 + Theme.small
                            anchors.verticalCenter: parent.verticalCenter
                            text: tag.modelData.label
                            font.pixelSize: Math.round(Theme.small * 0.92)
                        }
                        HoverHandler { id: overTag }
                        Hint {
                            visible: overTag.hovered && text !== ""
                            text: tag.modelData.hint ?? ""
                        }
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: 6 // four counters of one digit, two of two, have their line

                Repeater { // without their words
                    model: root.compact ? root.seat.tags : []

                    Icon {
                        id: sign

                        required property var modelData

                        name: sign.modelData.sign
                        size: Theme.small

                        HoverHandler { id: overSign }
                        Hint {
                            visible: overSign.hovered
                            text: sign.modelData.hint ?? sign.modelData.label
                        }
                    }
                }
                Repeater {
                    model: root.seat.purse.filter(entry => !root.leftOut.includes(entry.symbol))

                    Counter {
                        id: counter

                        required property var modelData

                        symbol: counter.modelData.symbol
                        value: counter.modelData.count
                        label: counter.modelData.label
                        size: Theme.small

                        HoverHandler { id: over }
                        Hint {
                            visible: over.hovered
                            text: counter.label
                        }
                    }
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -4
            visible: root.activeFocus
            radius: Theme.radius + 4
            color: "transparent"
            border.width: 2
            border.color: Theme.ink
        }
    }
    Click {
        enabled: root.seat.selectable
        onTapped: root.table.act(root.key, root)
    }
}
