#pragma once

#include "app/viewmodels/EventLogModel.h"
#include "app/viewmodels/Recap.h"
#include "app/viewmodels/ShownMatch.h"

#include <nlohmann/json.hpp>

#include <QVariantMap>

/// The log of the match that is shown: its lines with links to the cards that the viewer may know, and what of them
/// somebody has missed.
class TableLog
{
public:
    TableLog(EventLogModel& model, const ShownMatch& shown)
        : m_model(model)
        , m_shown(shown)
    {
    }

    void clear();
    /// Adds what the snapshot tells; these lines.
    QList<LogLine> tell();
    /// All of it anew, in other words.
    void retell();
    QList<LogLine> linked(const QList<LogLine>& lines) const;

    /// The viewer has seen all of it so far.
    void noteSeen();
    /// Another person than before has got the computer.
    bool changesHands() { return m_recap.takesSeat(m_shown.viewer); }
    QVariantList recap(Recap::Since) const;
    /// A line as MatchViewModel::recap() has it.
    static QVariantMap row(const LogLine& line);

private:
    EventLogModel& m_model;
    const ShownMatch& m_shown;
    nlohmann::ordered_json m_events = nlohmann::ordered_json::array(); ///< All that it tells.
    Recap m_recap;
};
