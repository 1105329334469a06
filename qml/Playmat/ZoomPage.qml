pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Triptych.Controls
import Triptych.Cards

/*! The card you look at, as a page: what is printed, what is changed, what its words mean. */
Panel {
    id: root

    required property var zoom
    // The words below the card are what one looks here for: it makes room for them, up to a point.
    readonly property real cardRoom: Math.max((root.height - 2 * Theme.grid) * 0.62, Math.min((root.height - 2 * Theme.grid) * 0.8, root.height - 3 * Theme.grid - notes.implicitHeight))
    readonly property real cardWidth: root.wide ? Math.min(root.width * 0.5, (root.height - 2 * Theme.grid) * Theme.cardRatio)
        : Math.min(root.width - 2 * Theme.grid, root.cardRoom * Theme.cardRatio)
    readonly property bool present: root.zoom !== null && root.zoom.present
    property bool wide: false // the words stand beside the card
    readonly property string shownKey: root.present ? root.zoom.face.key : ""
    // Letters on the card keep the size of the card: whoever wants larger ones reads them below it.
    readonly property bool spelt: root.present && (Theme.textScale > 1 || root.wasCut)
    // Words below the card make it smaller, and whether its own words fit would change with that for ever:
    // so once they did not fit, they stand below until another card is shown.
    property bool wasCut: false

    // Another card is read from its beginning.
    onShownKeyChanged: {
        words.contentY = 0;
        laidOut.restart();
    }
    Timer {
        id: laidOut

        interval: 0
        onTriggered: root.wasCut = card.cut
    }

    signal ruleAsked(string rule)

    function scroll(way: int) {
        words.contentY = Math.max(0, Math.min(words.contentHeight - words.height, words.contentY + way * words.height * 0.8));
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: root.present ? root.zoom.face.accessibleName : qsTr("No card is shown.")

    Column {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.grid
        visible: !root.present
        spacing: Theme.grid

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "eye"
            size: 32
            opacity: 0.6
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Point at a card to read it here.")
            color: Theme.soft
            wrapMode: Text.Wrap
        }
    }
    CardView {
        id: card

        visible: root.present
        x: root.wide ? Theme.grid : (parent.width - width) / 2
        y: Theme.grid
        width: root.cardWidth
        height: Math.round(root.cardWidth / Theme.cardRatio)
        face: root.zoom.face
        level: "page"
        marked: false
        Accessible.ignored: true
        onCutChanged: root.wasCut = root.wasCut || card.cut
    }
    Flickable {
        id: words

        anchors.left: root.wide ? card.right : parent.left
        anchors.right: parent.right
        anchors.top: root.wide ? parent.top : card.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.grid
        contentHeight: notes.implicitHeight
        clip: true
        visible: root.present
        boundsBehavior: Flickable.StopAtBounds
        // That there is more must be seen without touching anything.
        ScrollBar.vertical: ScrollBar { policy: words.contentHeight > words.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Column {
            id: notes

            width: parent.width - 10
            spacing: 4

            Repeater { // why nothing can be done with it now, or what would come of it
                model: root.present ? (root.zoom.whyNot ? [root.zoom.whyNot] : []).concat(root.zoom.outcome ?? []) : []

                Row {
                    id: say

                    required property string modelData
                    required property int index

                    width: notes.width
                    spacing: 6

                    Icon {
                        readonly property int reasons: root.zoom.whyNot ? 1 : 0

                        name: say.index < reasons ? "warning" : "play"
                        size: Theme.small
                        y: 2
                        opacity: say.index <= reasons ? 1 : 0
                    }
                    RuledWords {
                        width: parent.width - Theme.small - 6
                        words: say.modelData
                        rule: root.zoom.whyNot === say.modelData ? root.zoom.whyNotRule ?? "" : ""
                        linked: Theme.ink
                        onAsked: rule => root.ruleAsked(rule)
                        font.pixelSize: Theme.small
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                        elide: Text.ElideNone
                    }
                }
            }
            Repeater { // the printed words, as large as all others
                model: root.spelt ? [root.zoom.face.typeLine, root.zoom.face.text, root.zoom.face.boxText] : []

                Row {
                    id: print

                    required property string modelData
                    required property int index

                    width: notes.width
                    visible: print.modelData !== ""
                    spacing: 6

                    Icon { // what stands in a box on the card
                        id: boxSign

                        visible: print.index === 2
                        name: root.present ? root.zoom.face.boxSign : ""
                        size: visible ? Theme.base : 0
                        y: 2
                    }
                    Words {
                        width: print.width - (boxSign.visible ? boxSign.width + print.spacing : 0)
                        text: Theme.marked(print.modelData, Math.round(font.pixelSize * 1.05), Theme.groundInk)
                        textFormat: Text.StyledText
                        wrapMode: Text.Wrap
                        elide: Text.ElideNone
                    }
                }
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: root.present ? root.zoom.placeText : ""
                color: Theme.soft
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.present ? root.zoom.modifications : []

                Row {
                    id: change

                    required property string modelData

                    width: notes.width
                    spacing: 6

                    Icon {
                        name: "diamond"
                        ink: Theme.light ? "ink" : "gold"
                        size: 10
                        y: 3
                    }
                    Words {
                        width: parent.width - 16
                        text: change.modelData
                        color: Theme.accent
                        font.pixelSize: Theme.small
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                        elide: Text.ElideNone
                    }
                }
            }
            Repeater {
                model: root.present ? root.zoom.explanation : []

                Words {
                    required property string modelData

                    width: notes.width
                    text: Theme.marked(modelData, Math.round(font.pixelSize * 1.05), Theme.groundInk)
                    textFormat: Text.StyledText
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }
            }
        }
    }
}
