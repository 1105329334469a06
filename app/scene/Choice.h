#pragma once

#include "app/scene/CardFace.h"

/// One answer offered as a button or as a row of the choice panel.
struct Choice
{
    QString key;      ///< Unique in its list: the line.
    QString label;    ///< What happens then: "To combat", "No block", "Take the card".
    QString line;     ///< What answer() takes.
    QString hint;     ///< A sentence for tooltip and screen reader; may be empty.
    QString shortcut; ///< One upper-case letter or a key name ("Space"); may be empty.
    bool primary = false;
    CardFace face; ///< The card it is about, when that is not on the mat; key "" otherwise.
    bool operator==(const Choice&) const = default;
};
