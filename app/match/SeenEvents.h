#pragma once

#include "app/scene/Snapshot.h"

#include "core/Match.h"

#include <nlohmann/json.hpp>

#include <vector>

/// What has happened in a match as each person may know it, and how much of it the window was told.
class SeenEvents
{
public:
    /// From the beginning of the match, which keeps its events from now on.
    void begin(triptych::Match& match, const std::vector<triptych::PlayerId>& persons);
    /// Takes what has happened since out of the match. Without persons it is seen by the judge.
    void collect(triptych::Match& match, const std::vector<triptych::PlayerId>& persons);
    /// The next that is told is told from the beginning.
    void tellAnew();
    void tell(triptych::PlayerId viewer, Snapshot& snapshot);

    std::vector<std::size_t> sizes() const;
    void cutBackTo(const std::vector<std::size_t>& sizes);
    const std::vector<nlohmann::ordered_json>& logs() const { return m_logs; }

private:
    std::size_t logOf(triptych::PlayerId viewer) const;

    std::vector<nlohmann::ordered_json> m_logs; ///< A seat each; the last is the judge's.
    std::size_t m_told = 0;                     ///< Events of the viewer's log already sent.
    bool m_fresh = true;
};
