#pragma once

#include "match/TrialResult.h"

#include <QCoreApplication>
#include <QString>

namespace trials {

/// Results as people read them.
struct TrialWords
{
    Q_DECLARE_TR_FUNCTIONS(TrialWords)

public:
    /// "62 % (55 to 69)"; "-" where no game was played.
    static QString share(const triptych::match::Tally&);
    /// "+12 (-3 to +27)" points of a hundred; "-" where one of the two has no games.
    static QString difference(
        const triptych::match::Tally& with, const triptych::match::Tally& without);
    /// How a game ended, as observations say it.
    static QString ending(const std::string& how);
    /// All of it in a few sentences.
    static QString summary(const triptych::match::TrialResult&);
};

} // namespace trials
