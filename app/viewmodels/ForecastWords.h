#pragma once

#include "app/scene/Presenter.h"

#include <QCoreApplication>
#include <QVariantMap>

/// What would come of an answer: as sentences, and as marks on the things that it would touch.
class ForecastWords
{
    Q_DECLARE_TR_FUNCTIONS(ForecastWords)

public:
    /// `line` is the answer, which the viewer considers `now`.
    static QVariantMap of(const Snapshot::Forecast&, const QString& line, const Presenter&,
        const Snapshot& now, const TableInfo&);
};
