#pragma once

#include "match/Journal.h"
#include "match/Series.h"

#include <QString>

#include <optional>

/// The games that were won so far in a match of several: its journals name the ones before them, so
/// that the score survives a program that is closed in the middle, and a second window.
namespace seriesrecord {

struct Rebuilt
{
    triptych::match::Series series;
    int bestOf = 1;
};
/// The match that the game in this journal belongs to, with the games before it counted; nothing
/// when the journal stands alone or an earlier one cannot be read any more.
std::optional<Rebuilt> rebuild(const QString& journal, const triptych::match::JournalHeader& header,
    const triptych::Game& game, std::shared_ptr<const triptych::cards::Library> library);

} // namespace seriesrecord
