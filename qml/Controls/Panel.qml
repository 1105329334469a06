import QtQuick

/*! A quiet surface beside the mat. */
Rectangle {
    color: Theme.panel
    radius: Theme.radius
    border.width: 1
    border.color: Theme.edge
}
