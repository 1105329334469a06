#pragma once

#include "app/match/MatchPlan.h"

#include <QString>

#include <optional>

/// What somebody who mends a fault needs to see it themselves, as a text. It goes nowhere by itself.
namespace faultreport {

/// `journal`: the file of the match, "" when none is kept. The parts: what the program runs on, the
/// settings, the match, and every answer so far.
QString text(const std::optional<MatchPlan>& match, const QString& journal);
/// The same without the answers: what may be shown while the match goes on.
QString head(const std::optional<MatchPlan>& match, const QString& journal);

} // namespace faultreport
