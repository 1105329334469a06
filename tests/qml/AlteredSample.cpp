#include "AlteredSample.h"

#include "SampleFile.h"
#include "app/games/altered/AlteredPresenter.h"

namespace alteredsample {

namespace {

const QString samples = QStringLiteral(TRIPTYCH_ALTERED_SAMPLES);

} // namespace

std::shared_ptr<const triptych::cards::Library> library()
{
    static const auto cards = samplefile::library(samples);
    return cards;
}

std::shared_ptr<const Presenter> presenter()
{
    return std::make_shared<AlteredPresenter>(library());
}

TableInfo info()
{
    return samplefile::table(2, { QStringLiteral("afternoon") });
}

Snapshot snapshot(const QString& name)
{
    return samplefile::snapshot(samples, name);
}

void lay(MatchViewModel& match, const QString& name)
{
    match.start(presenter(), QStringLiteral("cr4"), info());
    match.show(snapshot(name));
}

} // namespace alteredsample
