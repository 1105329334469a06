#pragma once

#include "app/match/MatchPlan.h"
#include "app/scene/Presenter.h"

#include "ai/Agent.h"
#include "match/Series.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

/// Who sits at a planned table: to be shown, and to be asked.
struct PlannedSeats
{
    Q_DECLARE_TR_FUNCTIONS(PlannedSeats)

public:
    static QString key(qsizetype seat); ///< "p1"
    /// The seats with what each has won so far.
    static TableInfo table(const MatchPlan&, const std::optional<triptych::match::Series>&);
    /// Null for persons.
    static std::vector<std::unique_ptr<triptych::ai::Agent>> agents(const MatchPlan&, quint64 seed);
};
