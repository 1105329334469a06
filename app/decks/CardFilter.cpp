#include "app/decks/CardFilter.h"

#include "app/decks/FieldWords.h"
#include "app/services/EngineWords.h"

#include <QByteArray>

namespace deckroom {

AskedFilter::AskedFilter(
    std::shared_ptr<const triptych::cards::CardIndex> index, const CardFilter& filter)
    : m_typed(index, filter.words.toStdString(), FieldWords::names())
    , m_chosen(index, filter.chosen.join(u' ').toStdString())
{
    const QByteArray bytes = filter.words.toUtf8();
    const auto lengthOf = [&bytes](std::size_t from, std::size_t length) {
        return static_cast<int>(QString::fromUtf8(
            bytes.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(length)))
                                    .size());
    };
    for (const triptych::cards::QueryProblem& problem : m_typed.problems())
        m_problems.push_back({ lengthOf(0, problem.at), lengthOf(problem.at, problem.length),
            enginewords::said(problem.text) });
}

} // namespace deckroom
