/*! A box of a face as a plate; nothing where there is no such box. */
StatPlate {
    id: root

    required property var box // {sign, value, printed, lost}

    visible: root.box !== null
    sign: root.box?.sign ?? ""
    value: root.box?.value ?? 0
    printed: root.box?.printed ?? 0
    lost: root.box?.lost ?? 0
}
