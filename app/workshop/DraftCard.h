#pragma once

#include "app/games/CardForm.h"

#include <optional>

namespace workshop {

/// The card that somebody is writing and has not put into a pack yet, kept on the disk so that
/// nothing is lost when the program ends without asking.
struct DraftCard
{
    Json card;
    QString pack;    ///< The file of the pack it is for.
    QString instead; ///< The number of the card it takes the place of; "" a new one.
};
namespace draftcard {

void keep(const QString& game, const DraftCard&);
std::optional<DraftCard> read(const QString& game);
void forget(const QString& game);

} // namespace draftcard
} // namespace workshop
