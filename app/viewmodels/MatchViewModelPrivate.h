#pragma once

#include "app/viewmodels/MatchViewModel.h"

#include "app/scene/Presenter.h"
#include "app/viewmodels/HeardMoments.h"
#include "app/viewmodels/MatchCourse.h"
#include "app/viewmodels/Recap.h"
#include "app/viewmodels/TableModels.h"

// What the parts of MatchViewModel share; nobody else includes this.

struct MatchViewModel::Private : TableModels
{
    using TableModels::TableModels;

    std::shared_ptr<const Presenter> presenter;
    TableInfo table;
    Snapshot snapshot;
    Scene scene;
    QString viewer;
    bool active = false;
    QString ruleset;
    QString message;
    QString curtainSeat;
    QString rematchText;
    bool autoPass = true;
    bool fullControl = false;
    bool holding = false;
    std::map<std::string, Snapshot::Forecast> forecasts; ///< Of the question that is asked now.
    QString warned; ///< The answer that was said to lose the game: the next time it is given.
    nlohmann::ordered_json events = nlohmann::ordered_json::array(); ///< All that the log tells.
    MatchCourse course;
    Recap recap;
    HeardMoments heard;
    QStringList follow; ///< Answers that a drop still stands for.
    QString inspected;

    bool mayAnswer() const { return scene.prompt.mine && curtainSeat.isEmpty(); }
};
