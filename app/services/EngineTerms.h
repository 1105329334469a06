#pragma once

#include <QString>

namespace enginewords {

/// A list of the parts of a card language, as the engine writes it ("a keyword (Eager, Toxic), with or
/// others"), in the language of the program: parts that have a name by that name, each with its
/// examples; words of the card language as they are, in quotation marks.
QString terms(const QString& english);

} // namespace enginewords
