import QtQuick

/*!
    A click, however long it is held. A TapHandler alone takes what is pressed for more than 0.8
    seconds for another gesture, and a slow hand, or a busy machine, would not be heard.
*/
TapHandler {
    longPressThreshold: 24 * 60 * 60
}
