import QtQuick

/*!
    Where everything on the table lies. Cards, seats and zones enter themselves by key; arrows,
    flights, drags and the arrow keys of the keyboard look them up here.
*/
FocusScope {
    id: table

    /*! The MatchViewModel. */
    required property var match
    property var menu: null // the OptionMenu
    property bool aimable: false // the question is one of targets on the mat
    property var spots: ({})
    property int arranged: 0 // counts every coming and going, so that bindings can follow
    property bool tapping: false // a click is being carried out
    property bool pointed: false // what has the focus got it by a click: no ring is drawn for the keys

    Keys.onTabPressed: table.focusFirst() // nothing has the focus yet

    // --- Who lies where

    function enter(key: string, item: Item) {
        if (key === "")
            return;
        table.spots[key] = item;
        table.arranged++;
    }
    function leave(key: string, item: Item) {
        if (table.spots[key] === item) {
            delete table.spots[key];
            table.arranged++;
        }
    }
    function spot(key: string): Item {
        return table.spots[key] ?? null;
    }
    function placeOf(item: Item): rect {
        return item.mapToItem(table, 0, 0, item.width, item.height);
    }

    // --- Acting

    /*!
        A click, a tap or Enter on a card, seat or tile. Several legal answers open a menu beside it;
        one that needs a place is picked up, and the next click puts it down: there, or where what
        was clicked lies.
    */
    function act(key: string, item: Item) {
        const again = table.menu && table.menu.visible && table.menu.beside === item && table.menu.options.length === 1;
        const chosen = again ? table.menu.options[0] : null;
        if (table.menu)
            table.menu.close();
        if (chosen) { // the second click does what the first one offered
            table.menu.choose(chosen);
            return;
        }
        if (table.match.message !== "")
            table.match.dismissMessage();
        if (table.held !== "") {
            const held = table.held;
            const here = table.placeOf(item);
            const onto = table.dropKeys.includes(key) || held === key ? key
                : table.dropKeyAt(Qt.point(here.x + here.width / 2, here.y + here.height / 2));
            const puts = table.dropKeys.includes(onto);
            table.release();
            if (puts && table.putDown(held, onto, table.spot(onto)))
                return;
            if (held === key)
                return;
        }
        const rows = table.rowsOf(table.match.optionsFor(key), key);
        // A click selects: what has consequences wants a second one. Keys have selected already.
        const offered = table.tapping && rows.length === 1 && rows[0].pick !== true;
        if (!offered && table.match.tapCard(key))
            return;
        if (rows.length === 1 && rows[0].hold !== undefined)
            table.hold(key, item);
        else if (rows.length > 0 && table.menu)
            table.menu.open(rows, item);
        else
            table.inspectIdle(key);
    }
    /*! Nothing can be done with it: it is looked at, and says why. */
    function inspectIdle(key: string) {
        table.match.inspect(key);
        if (table.match.explain !== undefined)
            table.match.explain(key);
    }
    /*!
        The answers on a key, those that need a place as one row for each kind. A kind with one place
        only is one answer, if there is another row to choose instead. What gives something up is last.
    */
    function rowsOf(options: var, key: string): var {
        const rows = options.filter(option => option.place === undefined);
        const groups = [];
        for (const option of options) {
            if (option.place !== undefined && !groups.includes(option.group))
                groups.push(option.group);
        }
        for (const group of groups) {
            const placed = options.filter(option => option.place !== undefined && option.group === group);
            if (placed.length === 1 && rows.length + groups.length > 1)
                rows.push(placed[0]);
            else
                rows.push({ label: group, line: placed[0].line, verb: placed[0].verb, weighty: placed.every(option => option.weighty === true), hold: key });
        }
        return rows.filter(row => row.weighty !== true).concat(rows.filter(row => row.weighty === true));
    }

    // --- Picked up by a click or a key, and waiting for a place

    property string held: ""

    function hold(key: string, item: Item) {
        table.dropKeys = table.match.dropTargets(key);
        table.held = key;
        if (!item)
            return;
        // The keyboard goes on from the nearest place.
        const here = table.placeOf(item);
        let best = null;
        let shortest = Infinity;
        for (const target of table.dropKeys) {
            const spot = table.spot(target);
            if (!spot || !spot.visible || spot.reachable !== true)
                continue;
            const place = table.placeOf(spot);
            const far = Math.hypot(place.x + place.width / 2 - here.x - here.width / 2, place.y + place.height / 2 - here.y - here.height / 2);
            if (far < shortest) {
                shortest = far;
                best = spot;
            }
        }
        if (best && item.activeFocus)
            best.forceActiveFocus(Qt.TabFocusReason);
    }
    /*! The table has changed: what is in the hand stays there while there is a place for it. */
    function aimAnew() {
        const key = table.dragFace ? table.dragFace.key : table.held;
        if (key === "")
            return;
        table.dropKeys = table.match.dropTargets(key);
        if (table.dropKeys.length === 0)
            table.held = "";
    }
    function release() {
        table.held = "";
        table.dropKeys = [];
    }
    /*! Several answers may mean the same place: then they are asked beside it. */
    function putDown(key: string, target: string, item: Item): bool {
        const options = table.match.dropOptions(key, target);
        if (options.length > 1 && table.menu && item) {
            table.menu.open(options, item);
            return true;
        }
        return table.match.dropCard(key, target);
    }
    /*! Whoever gets the focus says so. */
    function noteFocus(key: string) {
        table.pointed = table.tapping;
        table.walkedKey = table.tapping ? "" : key;
    }
    function forgetFocus(key: string) {
        if (table.walkedKey === key)
            table.walkedKey = "";
    }
    /*! The pointer has come to a card: it is looked at, and the keys' ring gives way to it. */
    property point pointerAt: Qt.point(-1, -1)
    property string pointedKey: ""
    property string walkedKey: "" // what the keys have come to

    function point(key: string, at: point) {
        // A card that comes to lie under a pointer at rest has not been pointed at.
        if (Math.hypot(at.x - table.pointerAt.x, at.y - table.pointerAt.y) > 2)
            table.pointed = true;
        table.pointerAt = at;
        table.pointedKey = key;
        if (table.dragFace === null) // what is carried is read meanwhile, and not all that it passes over
            table.look(key);
    }
    function unpoint(key: string) {
        if (table.pointedKey === key)
            table.pointedKey = "";
    }
    /*! The card that is read in large: by the right button, a long press or the space bar. */
    property string enlarged: ""

    function enlarge(key: string) {
        const face = table.match.face(key);
        if (key === "" || face.key === "")
            return;
        if (table.menu)
            table.menu.close();
        table.look(key);
        table.enlarged = table.enlarged === key ? "" : key;
    }
    function tap(act: var) {
        table.tapping = true;
        act();
        table.tapping = false;
    }
    function look(key: string) {
        if (key !== "")
            table.match.inspect(key);
    }

    // --- Dragging: the picture follows the pointer, the rest of the table shows where it may go

    property var dragFace: null
    property point dragAt
    property var dropKeys: []

    function startDrag(face: var, at: point) {
        if (table.menu)
            table.menu.close();
        table.held = "";
        table.dropKeys = table.match.dropTargets(face.key);
        table.dragAt = at;
        table.dragFace = face;
    }
    function dropKeyAt(at: point): string {
        return table.smallest(table.dropKeys, at);
    }
    function smallest(keys: var, at: point): string {
        let best = "";
        let smallest = Infinity;
        for (const key of keys) {
            const item = table.spot(key);
            if (!item || !item.visible)
                continue;
            const place = table.placeOf(item);
            const inside = at.x >= place.x && at.x <= place.x + place.width && at.y >= place.y && at.y <= place.y + place.height;
            if (inside && place.width * place.height < smallest) {
                smallest = place.width * place.height;
                best = key;
            }
        }
        return best;
    }
    /*! What lies there, whether or not something may be dropped on it. */
    function keyAt(at: point): string {
        return table.smallest(Object.keys(table.spots), at);
    }
    function endDrag(): bool {
        const face = table.dragFace;
        const target = table.dropKeyAt(table.dragAt);
        table.dragFace = null;
        table.dropKeys = [];
        if (face === null)
            return false;
        if (target !== "" && table.putDown(face.key, target, table.spot(target)))
            return true;
        table.refuse(face.key, table.keyAt(table.dragAt));
        return false;
    }
    /*! Says why it could not be put there. */
    function refuse(key: string, target: string) {
        if (table.match.explainDrop !== undefined)
            table.match.explainDrop(key, target);
    }
    function cancelDrag() {
        table.dragFace = null;
        table.dropKeys = [];
    }

    // --- The arrow keys: to the nearest thing in that direction

    function step(from: Item, dx: int, dy: int): bool {
        const here = table.placeOf(from);
        const cx = here.x + here.width / 2;
        const cy = here.y + here.height / 2;
        let best = null;
        let shortest = Infinity;
        for (const key in table.spots) {
            const item = table.spots[key];
            if (!item || item === from || !item.visible || item.reachable !== true)
                continue;
            const place = table.placeOf(item);
            const x = place.x + place.width / 2 - cx;
            const y = place.y + place.height / 2 - cy;
            const along = x * dx + y * dy;
            if (along < 4)
                continue;
            const far = along + 2.4 * Math.abs(x * dy + y * dx);
            if (far < shortest) {
                shortest = far;
                best = item;
            }
        }
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
        return true; // at the edge one stays
    }
    /*! From nowhere: to a card of the hand that may be acted with, else to anything that may. */
    function focusFirst() {
        const own = table.match.nearSeat ? table.match.nearSeat.key + ".hand" : "";
        let first = null;
        let best = 0;
        for (const key in table.spots) {
            const item = table.spots[key];
            if (!item || !item.visible || item.reachable !== true)
                continue;
            const held = item.face !== undefined && item.face.zone === own;
            const worth = item.inviting === true ? (held ? 4 : 3) : held ? 2 : 1;
            if (worth > best) {
                best = worth;
                first = item;
            }
        }
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }
}
