#pragma once

#include "app/games/CardForm.h"
#include "app/scene/CardFace.h"

#include "core/Game.h"

namespace workshop {

/// Something wrong with a card, and where.
struct Finding
{
    std::string field; ///< "text", "melee.damage"; "" the card as a whole.
    /// The place in the field's text, as QString counts; -1: the field as a whole.
    int from = -1;
    int length = 0;
    QString words; ///< A whole sentence with the remedy in it.

    bool operator==(const Finding&) const = default;
};

/// All that is known of a card that somebody is writing.
struct CheckedCard
{
    CardFace face;           ///< As printed, for its picture.
    QStringList reads;       ///< What its text does, in plain words.
    QString wording;         ///< The text printed back from its compiled form.
    QList<Finding> findings; ///< Empty: it may be played.
    bool usable() const { return findings.isEmpty(); }
};

/// Compiles one card by itself, as the game reads it from a pack. Can be called in any thread.
CheckedCard check(const triptych::Game&, const Json& card);

/// A pack file with these cards. Cards without a number of their own get one that lasts for this file.
std::string packText(const triptych::Game&, const QList<Json>& cards);

} // namespace workshop
