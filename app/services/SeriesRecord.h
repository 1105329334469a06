#pragma once

#include "match/Series.h"

#include <QString>

#include <optional>

/// Which journals are the games of the match of several games that is under way, so that also the
/// score survives a program that is closed in the middle.
namespace seriesrecord {

/// A game begins; `gamesBefore` of the match have been played.
void begin(const QString& journal, int bestOf, std::size_t gamesBefore);

struct Rebuilt
{
    triptych::match::Series series;
    int bestOf = 1;
};
/// The match that the game in this journal belongs to, with the games before it counted; nothing
/// when the journal stands alone or an earlier one cannot be read any more.
std::optional<Rebuilt> rebuild(const QString& journal, const triptych::Game& game,
    std::shared_ptr<const triptych::cards::Library> library);

} // namespace seriesrecord
