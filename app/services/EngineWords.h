#pragma once

#include "core/Problem.h"

#include <QStringList>

/// What the engine says about decks, lists, questions and texts of cards, in the language of the
/// program. The engine knows no languages and writes whole English sentences; they are told apart again
/// by the patterns of `EngineSentences`. What has none stays as it is.
namespace enginewords {

QString said(const std::string& sentences);
/// With the place before it.
QString said(const triptych::Problem&);
QStringList said(const triptych::Problems&); ///< One after the other.

} // namespace enginewords
