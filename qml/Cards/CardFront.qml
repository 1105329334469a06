pragma ComponentBehavior: Bound

import QtQuick
import Triptych.Controls

/*!
    A whole card as printed: in the hand (`detailed` off) the words are as large as fits, on the zoom
    page (`detailed` on) they are never smaller than can be read and what is changed is marked.
*/
Item {
    id: root

    required property var face
    property bool detailed: false
    readonly property bool cut: words.cut || (framed.visible && framedWords.cut) // some words do not fit
    readonly property real unit: root.width / 126
    readonly property real rim: Math.round(4.4 * root.unit)
    readonly property int letters: root.face.text.length + root.face.boxText.length
    readonly property bool wordy: root.letters > (root.face.crowded ? 48 : 150)
    readonly property bool footed: root.face.boxes.some(box => box.place !== "head")
    // How much of the words' room the box may take: its share of the letters, a line for both kept.
    readonly property real boxShare: root.face.text === "" ? 0.95
        : Math.max(0.36, Math.min(0.62, (root.face.boxText.length + 14) / (root.letters + 28)))

    function box(place: string): var {
        return root.face.boxes.find(box => box.place === place) ?? null;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius * Math.max(1, root.unit * 0.9)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.frameTop(root.face.colours) }
            GradientStop { position: 1; color: Theme.frameFoot(root.face.colours) }
        }
        border.width: 1
        border.color: "#11182A"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: root.rim
        radius: Theme.radius * 0.6
        color: Theme.paper
        border.width: 1
        border.color: Qt.alpha("#11182A", 0.7)
    }

    Item { // title and cost
        id: head

        x: root.rim
        y: root.rim
        width: root.width - 2 * root.rim
        height: Math.round(17 * root.unit)

        Icon {
            id: emblem

            x: 3 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            visible: root.face.emblem !== ""
            name: root.face.emblem
            ink: "ink"
            size: visible ? Math.round(11 * root.unit) : 0
        }
        Text {
            anchors.left: emblem.visible ? emblem.right : parent.left
            anchors.leftMargin: emblem.visible ? 2 * root.unit : 4 * root.unit
            anchors.right: headBox.visible ? headBox.left : stones.left
            anchors.rightMargin: 2 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            text: root.face.name
            color: Theme.paperInk
            font.family: Theme.titleFont
            font.pixelSize: Math.round(12.5 * root.unit)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round((root.detailed ? 7 : 8.5) * root.unit)
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
        CostStones {
            id: stones

            anchors.right: parent.right
            anchors.rightMargin: 2.5 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            cost: root.face.cost
            size: Math.round(12.5 * root.unit)
        }
        Row { // a number, where others have a cost
            id: headBox

            readonly property var box: root.box("head")

            anchors.right: parent.right
            anchors.rightMargin: 2.5 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            visible: headBox.box !== null
            spacing: root.unit

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: headBox.box?.value ?? ""
                color: (headBox.box?.value ?? 0) < (headBox.box?.printed ?? 0) ? Theme.wound : Theme.paperInk
                font.family: Theme.uiFont
                font.pixelSize: Math.round(12.5 * root.unit)
                font.weight: Font.Bold
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: headBox.box?.sign ?? ""
                ink: "ink"
                size: Math.round(10 * root.unit)
            }
        }
    }
    CardArtwork {
        id: picture

        x: root.rim + 1
        y: head.y + head.height
        width: root.width - 2 * root.rim - 2
        height: Math.round((root.face.crowded && root.letters > 110 ? 45 : root.wordy ? 58 : 70) * root.unit)
        face: root.face
    }
    CostPlates { // what it costs from here and from there
        anchors.right: picture.right
        anchors.rightMargin: 2.5 * root.unit
        y: picture.y + 3 * root.unit
        visible: root.face.costs.length > 0
        costs: root.face.costs
        size: Math.round(12.5 * root.unit)
    }
    Rectangle { // what kind of card it is
        id: kind

        x: root.rim + 1
        y: picture.y + picture.height
        width: picture.width
        height: Math.round(12.5 * root.unit)
        color: Theme.paperShade

        Text {
            anchors.left: parent.left
            anchors.leftMargin: 4 * root.unit
            anchors.right: rarity.left
            anchors.rightMargin: 2 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            text: root.face.typeLine
            color: Theme.paperSoft
            font.family: Theme.uiFont
            font.pixelSize: Math.round(8.2 * root.unit)
            font.weight: Font.Medium
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(6 * root.unit)
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
        Row {
            id: rarity

            anchors.right: parent.right
            anchors.rightMargin: 4 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            spacing: root.unit

            Repeater {
                model: Theme.rarityPoints(root.face.rarity)

                Rectangle {
                    required property int index

                    width: 4.4 * root.unit
                    height: width
                    rotation: 45
                    antialiasing: true
                    color: Theme.rarityColour(root.face.rarity)
                }
            }
        }
    }
    Item { // the words
        id: box

        x: root.rim + 4 * root.unit
        y: kind.y + kind.height + 2 * root.unit
        width: root.width - 2 * x
        height: foot.y - y - root.unit

        CardText {
            id: words

            width: parent.width
            height: parent.height - (framed.visible ? framed.height + 2 * root.unit : 0)
            words: root.face.text
            largest: Math.round((root.detailed ? 7.4 : 8.6) * root.unit)
            smallest: root.detailed ? 11 : Math.min(9, 8 * root.unit)
        }
        Text {
            anchors.bottom: parent.bottom
            width: parent.width
            visible: root.detailed && root.face.flavour !== "" && !framed.visible
                && words.contentHeight + implicitHeight + 6 < box.height
            text: root.face.flavour
            color: Theme.paperSoft
            font.family: Theme.titleFont
            font.italic: true
            font.pixelSize: Math.round(7 * root.unit)
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
        }
        Rectangle { // what it does from elsewhere
            id: framed

            visible: root.face.boxText !== ""
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.min(parent.height * root.boxShare, Math.max(framedWords.contentHeight + 4 * root.unit, 14 * root.unit))
            radius: 3
            color: Theme.paperShade

            Icon {
                x: 2 * root.unit
                y: 2 * root.unit
                name: root.face.boxSign
                ink: "ink"
                size: Math.round(8.5 * root.unit)
            }
            CardText {
                id: framedWords

                x: 12.5 * root.unit
                y: 1.5 * root.unit
                width: parent.width - x - 2 * root.unit
                height: box.height * root.boxShare - 3 * root.unit
                words: root.face.boxText
                largest: words.largest * 0.95
                smallest: words.smallest
            }
        }
    }
    Item { // numbers along the foot
        id: foot

        x: root.rim
        width: root.width - 2 * root.rim
        height: Math.round((root.face.stats.length > 0 ? 25 : root.footed ? 18 : 3) * root.unit)
        y: root.height - root.rim - height

        Rectangle {
            anchors.fill: parent
            visible: root.face.stats.length > 0
            color: Theme.paperShade
        }
        Row { // numbers with their directions
            anchors.centerIn: parent
            spacing: (root.face.stats.length > 3 ? 3 : 7) * root.unit

            Repeater {
                model: root.face.stats.filter(stat => stat.arrows !== undefined)

                StatRose {
                    required property var modelData

                    stat: modelData
                    size: Math.round(17.4 * root.unit)
                }
            }
            Repeater { // or numbers with a sign only
                model: root.face.stats.filter(stat => stat.arrows === undefined)

                StatPlate {
                    required property var modelData

                    sign: modelData.sign
                    value: modelData.value
                    printed: modelData.printed
                    fill: Theme.signColour(modelData.sign)
                    size: Math.round(13.5 * root.unit)
                }
            }
        }

        BoxPlate {
            id: first

            box: root.box("left")
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(12.5 * root.unit)
        }
        Row {
            id: beside

            readonly property var box: root.box("beside")

            anchors.left: first.visible ? first.right : parent.left
            anchors.leftMargin: 4 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            visible: beside.box !== null
            spacing: root.unit

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: beside.box?.sign ?? ""
                ink: "ink"
                size: Math.round(11 * root.unit)
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: beside.box?.value ?? ""
                color: Theme.paperInk
                font.family: Theme.uiFont
                font.pixelSize: Math.round(11 * root.unit)
                font.weight: Font.Bold
            }
        }
        Rectangle { // a box of stones
            id: gems

            readonly property var box: root.box("stones")

            anchors.right: last.visible ? last.left : parent.right
            anchors.rightMargin: 4 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            visible: gems.box !== null
            width: gemRow.width + 5 * root.unit
            height: 15 * root.unit
            radius: height / 2
            color: Theme.paperShade
            border.width: 1
            border.color: Theme.paperSoft

            Row {
                id: gemRow

                anchors.centerIn: parent
                spacing: root.unit

                Repeater {
                    model: gems.box?.stones ?? []

                    Image {
                        required property string modelData

                        width: Math.round(11 * root.unit)
                        height: width
                        source: Theme.stone(modelData)
                        sourceSize.width: width
                        sourceSize.height: height
                    }
                }
            }
        }
        BoxPlate {
            id: last

            box: root.box("right")
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(12.5 * root.unit)
        }
    }
}
