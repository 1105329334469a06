pragma Singleton

import QtQuick
import Triptych.Controls

/*! The colours of the map on the table: ink on parchment, and each seat's cloth. */
QtObject {
    id: ink

    readonly property bool plain: Theme.contrast // no parchment, only lines
    readonly property color line: ink.plain ? "#FFFFFF" : "#4A3115"
    readonly property color letters: ink.plain ? "#FFFFFF" : "#2B1D10"
    readonly property color move: ink.plain ? "#FFC03D" : "#1F5F8B"
    readonly property color strike: ink.plain ? "#FF6B5A" : "#9C2418"
    readonly property color choice: ink.plain ? "#7FD4FF" : "#0B6FA8"

    /// Seats wear a cloth each; the number of studs says it without colour.
    function cloth(number: int): color {
        switch (number) {
        case 1: return "#2A6F7A";
        case 2: return "#8E2F2A";
        case 3: return "#4F7030";
        default: return "#6C4284";
        }
    }
}
