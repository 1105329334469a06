import QtQuick
import Triptych.App

/*! What a hand is about to do: with what it carries, points at or has come to by the keys. */
QtObject {
    id: root

    required property MatchViewModel match
    required property Table table
    required property OptionMenu menu
    required property PromptBar prompt
    required property HoverHandler pointer
    required property int forecasts // counts them, so that bindings can follow

    /*! The answer that it is about to give; "" none, or one of several. */
    function line(): string {
        void root.forecasts;
        if (root.table.dragFace !== null)
            return root.match.dropLine(root.table.dragFace.key, root.table.dropKeyAt(root.table.dragAt));
        if (root.menu.visible)
            return root.menu.considered;
        if (root.prompt.considered !== "")
            return root.prompt.considered;
        if (root.table.held !== "")
            return root.match.dropLine(root.table.held, root.pointer.hovered ? root.table.dropKeyAt(root.pointer.point.position) : root.table.walkedKey);
        return root.match.onlyLine(root.table.pointedKey !== "" ? root.table.pointedKey : root.table.walkedKey);
    }
}
