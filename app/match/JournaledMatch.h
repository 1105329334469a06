#pragma once

#include "app/match/EngineJob.h"
#include "app/match/MatchPlan.h"
#include "app/services/Content.h"

#include "match/Journal.h"

#include <QCoreApplication>

/// A match as its journal has it.
struct JournaledMatch
{
    Q_DECLARE_TR_FUNCTIONS(JournaledMatch)

public:
    /// The problems, when it cannot be played on from there.
    static QStringList read(const QString& journal, Content&, JournaledMatch&);
    /// Copies a journal as far as it can be used; to where, or what stands in its way.
    struct Copied
    {
        QString path;
        QStringList problems;
    };
    static Copied copy(const QString& journal);

    bool finished() const { return parsed && parsed->finished; }
    triptych::Opened open() const;
    /// Whoever calls it again and again sees the match as it goes on elsewhere (EngineJob::follow).
    std::function<std::optional<triptych::Opened>()> follower(const QString& journal) const;

    std::string text;
    std::shared_ptr<triptych::match::ParsedJournal> parsed;
    const triptych::Game* game = nullptr;
    std::shared_ptr<const triptych::cards::Library> library;
    MatchPlan plan;
};
