import QtQuick

/*! A symbol and a number that counts to its new value. */
Row {
    id: root

    required property string symbol
    required property int value
    property string label: ""
    property real size: Theme.base
    property int shown: root.value
    readonly property bool stone: root.symbol.length === 1 && "wubgc".includes(root.symbol)

    spacing: Math.round(root.size * 0.3)

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.value)

    Behavior on shown {
        NumberAnimation { duration: Theme.travel }
    }

    Image {
        width: root.size * 1.25
        height: root.size * 1.25
        anchors.verticalCenter: parent.verticalCenter
        source: root.stone ? Theme.stone(root.symbol) : Theme.icon(root.symbol, Theme.groundInk)
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: root.shown
        color: Theme.ink
        font.family: Theme.uiFont
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
}
