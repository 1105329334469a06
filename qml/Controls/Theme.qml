pragma Singleton

import QtQuick

/*!
    Colours, sizes, type and time of the whole table. A room is the mood of a mat; the mat that is
    loaded names it. A look is what the player chose: light, dark or contrast.
*/
QtObject {
    id: theme

    property string room: "harbour"
    property string look: "dark"
    property real textScale: 1.0
    property bool motion: true

    // --- Rooms

    readonly property var rooms: ({
        "harbour": {
            "dark": { matTop: "#1B2230", matLow: "#232C3D", hairline: "#8C97AB", accent: "#E8D9A8", panel: "#171D29",
                raised: "#242D3E", ink: "#F2EEE2", soft: "#AEB7C6", accentInk: "#1B2230" },
            "light": { matTop: "#C3CCD8", matLow: "#D9DFE7", hairline: "#5C6880", accent: "#7A5A12", panel: "#EEF1F4",
                raised: "#FBFCFD", ink: "#1B2230", soft: "#465063", accentInk: "#FFFFFF" },
            "contrast": { matTop: "#000000", matLow: "#000000", hairline: "#FFFFFF", accent: "#FFE45C", panel: "#000000",
                raised: "#101010", ink: "#FFFFFF", soft: "#E6E6E6", accentInk: "#000000" }
        },
        "guildhall": {
            "dark": { matTop: "#2B211A", matLow: "#3A2D22", hairline: "#B08D57", accent: "#D9A441", panel: "#221A14",
                raised: "#3A2D22", ink: "#F5ECDC", soft: "#CDBB9F", accentInk: "#221A14" },
            "light": { matTop: "#E2D3B8", matLow: "#EFE4CE", hairline: "#7D5F30", accent: "#84560A", panel: "#F5EDDF",
                raised: "#FFFBF3", ink: "#2B211A", soft: "#5F4C37", accentInk: "#FFFFFF" },
            "contrast": { matTop: "#000000", matLow: "#000000", hairline: "#FFFFFF", accent: "#FFC03D", panel: "#000000",
                raised: "#101010", ink: "#FFFFFF", soft: "#E6E6E6", accentInk: "#000000" }
        },
        "morning": {
            "dark": { matTop: "#22323A", matLow: "#2C3B3D", hairline: "#8FB0BD", accent: "#F08A66", panel: "#1A262C",
                raised: "#2C3D45", ink: "#F3EFE4", soft: "#B7C9CF", accentInk: "#1A262C" },
            "light": { matTop: "#DCE9EE", matLow: "#F3EFE4", hairline: "#5E7C88", accent: "#B0401C", panel: "#F6F8F6",
                raised: "#FFFFFF", ink: "#1E2B31", soft: "#47606B", accentInk: "#FFFFFF" },
            "contrast": { matTop: "#000000", matLow: "#000000", hairline: "#FFFFFF", accent: "#FF9B73", panel: "#000000",
                raised: "#101010", ink: "#FFFFFF", soft: "#E6E6E6", accentInk: "#000000" }
        }
    })
    readonly property var colours: {
        const looks = theme.rooms[theme.room] ?? theme.rooms["harbour"];
        return looks[theme.look] ?? looks["dark"];
    }
    readonly property bool light: theme.look === "light"
    readonly property bool contrast: theme.look === "contrast"

    readonly property color matTop: theme.colours.matTop
    readonly property color matLow: theme.colours.matLow
    readonly property color hairline: theme.colours.hairline
    readonly property color accent: theme.colours.accent
    readonly property color accentInk: theme.colours.accentInk
    readonly property color panel: theme.colours.panel
    readonly property color raised: theme.colours.raised
    readonly property color ink: theme.colours.ink
    readonly property color soft: theme.colours.soft
    readonly property color edge: Qt.alpha(theme.hairline, theme.contrast ? 1 : 0.35)
    readonly property color hostile: theme.light ? "#A8281E" : "#FF8B73"
    readonly property color friendly: theme.light ? "#1D6A4C" : "#8FE0B4"
    readonly property color choice: theme.light ? "#0B6FA8" : "#7FD4FF"

    // --- Cards: printed paper, the same under every look

    readonly property color paper: "#F3ECDC"
    readonly property color paperShade: "#E2D7BF"
    readonly property color paperInk: "#1D2029"
    readonly property color paperSoft: "#4B4A48"
    readonly property color plate: "#22293A"
    readonly property color plateInk: "#F7F2E4"
    readonly property color wound: "#B3261E"
    readonly property color lifted: "#1F6B3C"
    /// Frames by colour letters: a lighter top and a darker foot.
    function frameTop(letters: string): color {
        switch (letters.length > 1 ? "m" : letters) {
        case "w": return "#E9DDB9";
        case "u": return "#4F93D2";
        case "b": return "#705E86";
        case "g": return "#5FA86B";
        case "m": return "#D8B65C";
        case "r": return "#C4653F";
        case "v": return "#8C6BB8";
        case "h": return "#7E9A4A";
        case "s": return "#6F7680";
        case "o": return "#E6D3A0";
        case "e": return "#B98A6A";
        case "k": return "#C9A15A";
        case "A": return "#D39A5C";
        case "B": return "#DB6A4E";
        case "L": return "#DE86AE";
        case "M": return "#85B45F";
        case "O": return "#6A9FD4";
        case "Y": return "#9C80C6";
        case "N": return "#B3B7AE";
        default: return "#A6AFBE";
        }
    }
    function frameFoot(letters: string): color {
        switch (letters.length > 1 ? "m" : letters) {
        case "w": return "#BFAE7E";
        case "u": return "#275F96";
        case "b": return "#3C2F50";
        case "g": return "#2F6A3D";
        case "m": return "#9A7425";
        case "r": return "#7C2F1C";
        case "v": return "#4A2F75";
        case "h": return "#46602A";
        case "s": return "#33383F";
        case "o": return "#A98545";
        case "e": return "#6E4529";
        case "k": return "#7D5A22";
        case "A": return "#8A5422";
        case "B": return "#962F20";
        case "L": return "#9A3E6C";
        case "M": return "#3F6E2C";
        case "O": return "#2C5D96";
        case "Y": return "#573A88";
        case "N": return "#6E746C";
        default: return "#69748A";
        }
    }
    function rarityColour(rarity: string): color {
        switch (rarity) {
        case "uncommon": return "#7E8CA3";
        case "rare": return "#B98A22";
        case "legendary": return "#B5482B";
        default: return "#3A3F4B";
        }
    }
    /// Signs that have a colour of their own; the others lie on a dark plate.
    function signColour(sign: string): color {
        switch (sign) {
        case "forest": return "#357A46";
        case "mountain": return "#7A5738";
        case "ocean": return "#2A6CB0";
        default: return theme.plate;
        }
    }
    /// Marks how rare a card is by shape as well: one to four points.
    function rarityPoints(rarity: string): int {
        switch (rarity) {
        case "uncommon": return 2;
        case "rare": return 3;
        case "legendary": return 4;
        default: return 1;
        }
    }

    /// The back of the cards of a room, and the edge of a pile of them.
    readonly property url cardBack: theme.iconFolder + (theme.room === "guildhall" ? "back-guildhall.svg"
        : theme.room === "morning" ? "back-morning.svg" : "back-harbour.svg")
    readonly property color backEdge: theme.room === "guildhall" ? "#4A1D12" : theme.room === "morning" ? "#F3EFE4" : "#1B2740"
    readonly property color backRim: theme.room === "guildhall" ? "#B08D57" : theme.room === "morning" ? "#7FA3B2" : "#5B6882"
    /// Beads for what rests on a card: what hurts the body, what is magic, what helps.
    function tone(name: string): color {
        return name === "good" ? "#2E6B45" : name === "magic" ? "#4B3A86" : "#8E2A20";
    }

    // --- Type: Inter for the interface, EB Garamond for titles, the system's fonts where they are not

    readonly property var families: Qt.fontFamilies()
    readonly property string uiFont: theme.families.includes("Inter") ? "Inter" : "sans-serif"
    readonly property string titleFont: theme.families.includes("EB Garamond") ? "EB Garamond"
        : theme.families.includes("DejaVu Serif") ? "DejaVu Serif" : "serif"
    readonly property int small: Math.round(12 * theme.textScale)
    readonly property int base: Math.round(14 * theme.textScale)
    readonly property int large: Math.round(18 * theme.textScale)
    readonly property int title: Math.round(24 * theme.textScale)
    readonly property int display: Math.round(32 * theme.textScale)

    // --- Measure: a grid of eight

    readonly property int grid: 8
    readonly property int radius: 6
    readonly property real cardRatio: 63 / 88

    // --- Time

    readonly property int travel: theme.motion ? 220 : 0
    readonly property int quick: theme.motion ? 140 : 0
    readonly property int breath: theme.motion ? 900 : 0

    // --- Symbols

    readonly property string iconFolder: "qrc:/qt/qml/Triptych/Controls/icons/"
    function stone(sign: string): url {
        return theme.iconFolder + "stone-" + sign + ".svg";
    }
    function icon(name: string, ink: string): url {
        return theme.iconFolder + ink + "/" + name + ".svg";
    }
    /// The ink that is seen on panels and mats of the present look.
    readonly property string groundInk: theme.light ? "ink" : "bone"

    /// Words of a card as rich text, their symbols as pictures of this height in this ink.
    function marked(words: string, tall: int, ink: string): string {
        const picture = address => `<img src="${address}" width="${tall}" height="${tall}" align="middle">`;
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;")
            .replace(/\[>>>\]/g, picture(theme.icon("turn", ink)))
            .replace(/\{[^}]*\}/g, part => picture(theme.stone(theme.signOf(part))))
            .replace(/\[([^\]]+)\]/g, "<b>$1</b>")
            .replace(/\n/g, "<br>");
    }
    /// "{2}{w/u}" as a list of stone names: "2", "wu".
    function stonesOf(cost: string): list<string> {
        const found = cost.match(/\{[^}]*\}/g) ?? [];
        return found.map(part => theme.signOf(part));
    }
    // Without types: with them qmllint 6.4 crashes here.
    function signOf(part) {
        const bare = part.slice(1, -1).toLowerCase().replace("/", "");
        return bare.length === 2 && "wubg".includes(bare[0])
            ? ("wu wb wg ub ug bg".includes(bare) ? bare : bare[1] + bare[0]) : bare;
    }
}
