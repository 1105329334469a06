#pragma once

#include "kryptik/text/GrammarNouns.h"

// Conditions (9.2) and what a triggered ability waits for (9.3). Compiled in GrammarConditions.cpp.
namespace triptych::kryptik::grammar {

/// After "As long as" or "If": "you control a Human citizen" -> Condition
struct condition : elsewhere<condition>
{
    static bool read(Input&, Reading&);
};
/// Of each of several players: "who controls no citizens", "who attacked this turn" -> Condition
struct whoseCondition : elsewhere<whoseCondition>
{
    static bool read(Input&, Reading&);
};
/// "Enter;", "Whenever this attacks,", "At the end of turn," -> Trigger
struct trigger : elsewhere<trigger>
{
    static bool read(Input&, Reading&);
};

/// "Whenever a citizen you control dies this turn," -> Trigger
struct watchedTrigger : elsewhere<watchedTrigger>
{
    static bool read(Input&, Reading&);
};

/// "If it dies this turn,", "whenever that citizen deals damage this turn," -> Trigger, of what is meant
struct itsTrigger : elsewhere<itsTrigger>
{
    static bool read(Input&, Reading&);
};

/// "Whenever an opponent casts a spell," of more than this turn -> Trigger
struct laterTrigger : elsewhere<laterTrigger>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::kryptik::grammar
