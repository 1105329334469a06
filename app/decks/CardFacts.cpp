#include "app/decks/CardFacts.h"

#include <bit>

namespace deckroom {

int CardFacts::rank(std::size_t facet) const
{
    const std::uint32_t bits = values[facet];
    if (bits == 0)
        return 31;
    return std::popcount(bits) > 1 ? 30 : std::countr_zero(bits);
}

std::string folded(const QString& text)
{
    QString plain;
    plain.reserve(text.size());
    const QString apart = text.normalized(QString::NormalizationForm_KD);
    for (const QChar each : apart)
        if (each.category() != QChar::Mark_NonSpacing)
            plain += each.toLower();
    return plain.toStdString();
}

} // namespace deckroom
