#pragma once

#include "app/match/MatchPlan.h"

#include "core/Game.h"

#include <QCoreApplication>
#include <QStringList>

/// Why a match cannot begin as it is planned.
struct PlanFaults
{
    Q_DECLARE_TR_FUNCTIONS(PlanFaults)

public:
    static QStringList of(const MatchPlan&, const triptych::Game&, const triptych::cards::Library&);
};
