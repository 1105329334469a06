pragma Singleton

import QtQuick
import Triptych.Controls

/*! What the morning is painted with: the two sides of the table, and the paper under everything. */
QtObject {
    id: pigment

    readonly property bool plain: Theme.contrast
    readonly property color paper: pigment.plain ? "#000000" : Theme.light ? "#FBF8F0" : "#22323A"
    readonly property color rim: pigment.plain ? "#FFFFFF" : Theme.light ? "#5E7C88" : "#8FB0BD"
    /// The sails: yours is coral and plain, the other is slate and striped.
    function sail(near: bool): color {
        if (pigment.plain)
            return near ? "#FF9B73" : "#9CD0EC";
        return near ? (Theme.light ? "#C4532F" : "#F08A66") : (Theme.light ? "#33536A" : "#9DBFD2");
    }
    function terrain(sign: string): color {
        return sign === "forest" ? "#357A46" : sign === "mountain" ? "#7A5738" : "#2A6CB0";
    }
    function marker(lane: string, near: bool): url {
        return Theme.iconFolder + "mat-" + (lane === "hero" ? "boat" : "lantern") + (near ? "-near.svg" : "-far.svg");
    }
}
