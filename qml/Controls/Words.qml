import QtQuick

/*! Plain words in the interface's type. */
Text {
    color: Theme.ink
    font.family: Theme.uiFont
    font.pixelSize: Theme.base
    elide: Text.ElideRight
    textFormat: Text.PlainText
}
