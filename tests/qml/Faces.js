.pragma library

/** A face with everything a card view reads; `changes` overrides single properties. */
function face(changes) {
    return Object.assign({
        key: "watcher", cardId: "FT-004", name: "Pier Watcher", faceDown: false, zone: "p1.island", owner: "p1",
        controller: "p1", place: 1, kind: "citizen", typeLine: "Human Citizen", leader: false, faction: "human", cost: "{1}{w}",
        text: "Steadfast.", flavour: "", rarity: "common", setCode: "FT", colours: "w", soul: "w", hasSoul: true,
        yearCost: 2, boxText: "", hasStats: true, printedAttack: 1, printedDefense: 3, attack: 1, defense: 3,
        damage: 0, turned: false, weary: false, attacking: false, attacked: false, blocking: false,
        hasAttacked: false, keywords: ["Steadfast"], attachedKeys: [], attachedTo: "", badges: [],
        tile: "", facing: 0, emblem: "", health: -1, maxHealth: -1, printedHealth: -1, stats: [], counters: [], costs: [], boxSign: "hourglass", crowded: false,
        selectable: false, picked: false, verbs: [], targetHint: "", accessibleName: "Pier Watcher, on your island"
    }, changes);
}

function hidden(key) {
    return face({ key: key, cardId: "", name: "", faceDown: true, kind: "", typeLine: "", faction: "", cost: "",
        text: "", colours: "", soul: "", hasSoul: false, yearCost: -1, hasStats: false, keywords: [],
        accessibleName: "" });
}

/** The items below `item` of a type, by the beginning of its name. */
function all(item, type) {
    let found = [];
    for (let i = 0; i < item.children.length; ++i) {
        const child = item.children[i];
        if (String(child).startsWith(type + "_QMLTYPE") || String(child).startsWith(type + "("))
            found.push(child);
        found = found.concat(all(child, type));
    }
    return found;
}

/** The first item below `item` that is as wanted. */
function find(item, wanted) {
    for (let i = 0; i < item.children.length; ++i) {
        const child = item.children[i];
        const found = wanted(child) ? child : find(child, wanted);
        if (found)
            return found;
    }
    return null;
}
