.pragma library

function plate(place, sign, value, lost) {
    return { place: place, sign: sign, value: value, printed: value, lost: lost ?? 0 };
}

/** A face with everything a card view reads; `changes` overrides single properties. */
function face(changes) {
    return Object.assign({
        key: "watcher", cardId: "FT-004", name: "Pier Watcher", faceDown: false, zone: "p1.island", owner: "p1",
        controller: "p1", place: 1, kind: "citizen", typeLine: "Human Citizen", leader: false, kinship: "human", cost: "{1}{w}",
        text: "Steadfast.", flavour: "", rarity: "common", setCode: "FT", colours: "w", boxText: "",
        boxes: [plate("left", "attack", 1), plate("right", "defense", 3), { place: "beside", sign: "hourglass", value: 2, printed: 2, lost: 0 },
            { place: "stones", stones: ["w"] }],
        notes: [], states: [], ring: "", forward: false, dimmed: false, turned: false,
        keywords: ["Steadfast"], keywordSigns: ["steadfast"], attachedKeys: [], attachedTo: "", badges: [],
        tile: "", facing: 0, emblem: "", own: undefined, stats: [], counters: [], costs: [], boxSign: "hourglass", crowded: false,
        selectable: false, picked: false, verbs: [], targetHint: "", accessibleName: "Pier Watcher, on your island"
    }, changes);
}

function hidden(key) {
    return face({ key: key, cardId: "", name: "", faceDown: true, kind: "", typeLine: "", kinship: "", cost: "",
        text: "", colours: "", boxes: [], keywords: [], keywordSigns: [],
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
