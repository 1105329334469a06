#pragma once

#include "app/scene/Sound.h"

#include <QStringList>

/// One line of the log.
struct LogLine
{
    QString text; ///< Past tense and short: "Mira attacked with Maw."
    QString
        kind; ///< "heading" (a turn begins), "phase", "play", "combat", "damage", "death", "draw", "note"
    QString seat;     ///< "p1"; "" when it is about nobody.
    QStringList keys; ///< Cards it is about: hovering highlights, a click inspects.
    QString rich {}; ///< The text as marked text, the names of its cards being links to their keys.
    int turn = 0;
    QString rule {};           ///< Its number, where a rule says that this happens: "6.1".
    Sound sound = Sound::None; ///< What is heard of it.
    bool operator==(const LogLine&) const = default;
};
