#pragma once

#include "app/scene/Presenter.h"

#include <QUrl>

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

    // What is read of it
    QString game() const { return presenter ? presenter->game() : QString(); }
    QString gameTitle() const { return presenter ? presenter->title() : QString(); }
    QUrl matUrl() const { return presenter ? presenter->matUrl() : QUrl(); }
    QVariantList legend() const { return presenter ? presenter->legend() : QVariantList(); }
    /// The seat of the computer that is deciding; "" none.
    QString thinkingName() const;
    /// The card whose question can be answered once and for all; "" none.
    QString memory() const;
    /// What somebody asks to take back, and what everybody has seen since.
    QString consentText() const;
    QStringList consentLines() const;
};
