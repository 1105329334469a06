#include "text/WordingTable.h"

#include "text/Rules.h"

#include <algorithm>
#include <utility>

namespace triptych::text {
namespace {

Piece pieceOf(std::string_view word)
{
    if (word == "^")
        return { Piece::Kind::First };
    if (word == "|")
        return { Piece::Kind::Clause };
    if (word == "{n}")
        return { Piece::Kind::Number };
    if (word == "{w}")
        return { Piece::Kind::AnyWord };
    if (word == "{*}")
        return { Piece::Kind::Stretch };
    if (word == "{~}")
        return { Piece::Kind::Phrase };
    if (word == "{...}")
        return { Piece::Kind::Anything };
    if (word == "{;}")
        return { Piece::Kind::Part };
    if (word == "{,}")
        return { Piece::Kind::OneClause };
    if (word == "{a}")
        return { Piece::Kind::OneThing };
    if (word == "<")
        return { Piece::Kind::NoConditionBefore };
    if (word == ">")
        return { Piece::Kind::NoConditionBehind };
    if (word.starts_with("{!")) {
        const std::string_view other = word.substr(2, word.size() - 3);
        return { Piece::Kind::Unless, markOf(other), other };
    }
    return { Piece::Kind::Word, markOf(word), word };
}

void addPieces(std::vector<Piece>& pieces, std::string_view pattern)
{
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find(' '), pattern.size());
        if (end > 0)
            pieces.push_back(pieceOf(pattern.substr(0, end)));
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
}

} // namespace

std::uint32_t markOf(std::string_view word)
{
    std::uint32_t mark = 2'166'136'261u; // FNV-1a
    for (const char letter : word)
        mark = (mark ^ static_cast<unsigned char>(lower(letter))) * 16'777'619u;
    return mark * 2'654'435'761u; // Short words differ in the lower bits only.
}

WordingTable::WordingTable(std::span<const Wording> wordings)
{
    auto all = std::make_shared<All>();
    all->rows.reserve(wordings.size());
    all->needed.reserve(wordings.size());
    for (const Wording& wording : wordings) {
        const std::size_t begin = all->pieces.size();
        addPieces(all->pieces, wording.typed);
        all->rows.push_back({ static_cast<std::uint32_t>(begin),
            static_cast<std::uint32_t>(all->pieces.size() - begin), wording.canonical });
        Sketch needed;
        for (const Piece& piece : std::span(all->pieces).subspan(begin))
            if (piece.kind == Piece::Kind::Word)
                needed.add(piece.mark);
        all->needed.push_back(needed);
    }
    all->pieces.shrink_to_fit();
    m_all = std::move(all);
}

std::size_t WordingTable::nextIn(const Sketch& text, std::size_t from) const
{
    if (!m_all)
        return 0;
    const Sketch said = text;
    const std::span<const Sketch> needed(m_all->needed);
    while (from < needed.size() && !said.hasAll(needed[from]))
        ++from;
    return from;
}

BothTable::BothTable(std::span<const Both> both)
{
    for (const Both& each : both) {
        const Wording first[] { { each.typed, each.one } };
        const Wording second[] { { each.typed, each.other } };
        one.emplace_back(std::span<const Wording>(first));
        other.emplace_back(std::span<const Wording>(second));
    }
}

} // namespace triptych::text
