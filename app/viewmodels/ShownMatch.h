#pragma once

#include "app/scene/Presenter.h"

#include <map>
#include <memory>
#include <string>

/// What is shown of a match now: the last snapshot, and the scene that its game made of it for whoever looks.
struct ShownMatch
{
    std::shared_ptr<const Presenter> presenter; ///< Null before the first match.
    TableInfo table;
    Snapshot snapshot;
    Scene scene;
    QString viewer;      ///< "" nobody, as behind a curtain.
    QString curtainSeat; ///< Who gets the computer next; "" no curtain.
    std::map<std::string, Snapshot::Forecast> forecasts; ///< Of the question that is asked now.

    /// Only with a presenter: without one there is no scene.
    bool mayAnswer() const { return scene.prompt.mine && curtainSeat.isEmpty(); }
    /// The scene of the snapshot. What can be taken back is named as it was named when it was done.
    Scene sceneNow() const;
};
