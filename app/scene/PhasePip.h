#pragma once

#include <QString>

/// One pip of the phase bar: a phase, or a step of a phase.
struct PhasePip
{
    QString key;            ///< "combat.attacker", "first": what toggleStop() and runTo() take.
    QString phase;          ///< "combat"
    QString step;           ///< "attacker"; "" for a phase without steps.
    QString title;          ///< "Command attacker"
    QString shortTitle;     ///< Fits under a pip: "Attack".
    bool active = false;    ///< The match is here.
    bool canStop = true;    ///< False where nobody is ever asked.
    bool stopOwn = false;   ///< Stop here in the viewer's own turns, even with nothing to do.
    bool stopOther = false; ///< ... in other seats' turns.
    bool running = false;   ///< runTo() is on its way here.
    bool operator==(const PhasePip&) const = default;
};
